"""What bots of Stonehenge think about: while a claim is due, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.stonehenge.table import FULL_BOARD, claimable, held, new, without_claims
from games.walking import walk
from nemeton import Match
from nemeton.bots import advise, decide
from nemeton.bots.advice import sensible_of
from nemeton.engine import Action
from nemeton.games.stonehenge.content import LINES
from nemeton.games.stonehenge.rules import due
from nemeton.games.stonehenge.state import State

SEATS = (0, 1)
every_pawn = pytest.mark.parametrize("pawns", ["open", "hidden"])


def seldom_claims(match: Match, words: Action) -> bool:
    """Lines are left to wait, and one in a while is claimed."""
    return words[0] != "claim" or len(match.moves) % 5 == 0


def walked(pawns: str, claims: str = "called") -> Iterator[Match]:
    for seed in range(20):
        yield from walk(new(pawns, claims), Random(seed), seldom_claims)


def waiting(match: Match) -> set[tuple[int, str]]:
    """Every seat with a line that is due to it."""
    assert isinstance(match.state, State)
    return {(seat, LINES[line]) for seat in SEATS for line in due(match.state, seat)}


@every_pawn
def test_what_is_due_stays_due_until_it_is_claimed(pawns: str) -> None:
    """[3.2], [4.3] Whatever is placed or turned up: so claims may be called in any order."""
    before, waited = set[tuple[int, str]](), 0
    for match in walked(pawns):
        if not match.moves:
            before = set()
        claimed = {(seat, line) for line, seat in held(match).items()}
        now = waiting(match)
        assert before <= now | claimed
        waited += len(before & now)
        before = now
    assert waited > 500


@every_pawn
def test_while_a_claim_is_due_it_is_all_that_is_sensible(pawns: str) -> None:
    """[5.2] Else all that is legal is."""
    seen = 0
    for match in walked(pawns):
        for seat in SEATS:
            legal, sensible = match.legal(seat), sensible_of(match.game)(match.state, seat)
            claims = [words for words in legal if words[0] == "claim"]
            assert list(sensible) == (claims[:1] or list(legal))
            seen += len(claims) > 1
    assert seen > 100


@every_pawn
def test_with_automatic_claims_all_that_is_legal_is_sensible(pawns: str) -> None:
    """[5.1]"""
    for match in walked(pawns, "automatic"):
        for seat in SEATS:
            assert list(sensible_of(match.game)(match.state, seat)) == list(match.legal(seat))


@every_pawn
@pytest.mark.parametrize("word", ["greedy", "ovate", "druid"])
def test_bots_that_think_claim_what_is_due(pawns: str, word: str) -> None:
    """[5.2]"""
    match = without_claims(" ".join(FULL_BOARD.split()[:15]), pawns)
    seat = match.actors[0]
    assert claimable(match)
    due = ("claim", claimable(match)[0])
    assert decide(match.game, match.seen(seat), seat, word, Random(1)) == due


@every_pawn
def test_whoever_asks_is_advised_to_claim(pawns: str) -> None:
    """[5.2]"""
    match = without_claims(" ".join(FULL_BOARD.split()[:15]), pawns)
    seat = match.actors[0]
    promises = advise(match.game, match.seen(seat), seat, Random(1))
    assert [action for action, _ in promises] == [("claim", claimable(match)[0])]
