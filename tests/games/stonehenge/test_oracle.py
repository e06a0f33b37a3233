"""Two implementations in lockstep: the game and the oracle must agree on every action, view and result.
NEMETON_GAMES sets how many random games are played for each combination of options."""

from __future__ import annotations

import os
from random import Random

import pytest

from games.stonehenge.oracle import SEATS, Oracle
from games.stonehenge.table import COMBINATIONS, VIEWERS, new
from games.walking import walk
from nemeton import Match

GAMES = int(os.environ.get("NEMETON_GAMES", "25"))


def follow(match: Match, oracle: Oracle) -> None:
    """Let the oracle play what the match has just played."""
    if match.moves:
        oracle.play(match.moves[-1].seat, match.moves[-1].action)


def assert_same_choices(match: Match, oracle: Oracle) -> None:
    assert match.actors == oracle.actors()
    for seat in SEATS:
        legal = match.legal(seat)
        assert set(legal) == oracle.legal(seat) and len(set(legal)) == len(legal)


def assert_same_views(match: Match, oracle: Oracle) -> None:
    for viewer in VIEWERS:
        seen, expected = match.view(viewer), oracle.view(viewer)
        assert {key: seen[key] for key in expected} == expected


def assert_same_result(match: Match, oracle: Oracle) -> None:
    result = match.result
    assert (result and (result.winners, result.scores, result.ranks)) == oracle.result()


@pytest.mark.parametrize(("pawns", "claims"), COMBINATIONS)
def test_game_agrees_with_the_oracle_at_every_step(pawns: str, claims: str) -> None:
    for number in range(GAMES):
        oracle = Oracle(pawns, claims)
        for match in walk(new(pawns, claims), Random(number)):
            follow(match, oracle)
            assert_same_choices(match, oracle)
            assert_same_views(match, oracle)
            assert_same_result(match, oracle)
        assert oracle.over(), f"game {number} ended too early"
