"""Every bot at every table: what it plays is legal, from its view, for every number of seats and
every option."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from match.embers import deal
from nemeton.bots import anything, greedy, search
from nemeton.engine import Action
from nemeton.games import load, names
from nemeton.laws import Case, cases
from nemeton.match import Match

Player = Callable[[Any, Any, int, random.Random], Action]
CASES = [case for name in names() for case in cases(load(name))]


def searcher(game: Any, view: Any, seat: int, source: random.Random) -> Action:
    return search(game, view, seat, source, iterations=8).best()


def played(case: Case, player: Player, seed: int = 1) -> Match:
    """A game in which one bot has every seat."""
    match, source = (
        Match(case.game, case.seats, case.options, seed=f"players {seed}"),
        random.Random(seed),
    )
    while match.actors:
        seat = source.choice(match.actors)
        view = match.seen(seat)
        before = view.clone()
        action = player(match.game, view, seat, source)
        assert action in match.legal(seat) and view == before
        match.play(seat, action)
    return match


every_case = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
every_player = pytest.mark.parametrize("player", [anything, greedy, searcher])


@every_player
@every_case
def test_a_bot_plays_legal_actions_to_the_end_and_leaves_its_view_alone(
    case: Case, player: Player
) -> None:
    assert played(case, player).result is not None


@every_player
def test_the_same_source_gives_the_same_game(player: Player) -> None:
    assert played(CASES[0], player) == played(CASES[0], player) != played(CASES[0], player, seed=2)


def test_greedy_lets_chance_decide_among_equals() -> None:
    """The toy game gives no advice, so that at first all actions look alike."""
    match = deal("gift storm", "hush gift")
    chosen = {greedy(match.game, match.seen(0), 0, random.Random(seed)) for seed in range(20)}
    assert chosen == set(match.legal(0))


def winner(first: Player, second: Player, seed: int) -> int:
    match, source = Match(load("stonehenge"), seed="duel"), random.Random(seed)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, (first, second)[seat](match.game, match.seen(seat), seat, source))
    assert match.result is not None
    return match.result.winners[0]


def test_looking_one_action_ahead_beats_playing_anything() -> None:
    wins = sum(winner(greedy, anything, seed) == 0 for seed in range(10))
    wins += sum(winner(anything, greedy, seed) == 1 for seed in range(10))
    assert wins >= 18
