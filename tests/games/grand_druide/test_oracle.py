"""Two implementations in lockstep: the game and the oracle must agree on every word, action, view and result.
NEMETON_GAMES sets how many random games are played for each number of seats and each option."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random
from typing import Any, TypeVar

import pytest

import nemeton
from games.grand_druide.oracle import Oracle
from games.grand_druide.table import COMBINATIONS, NAME, seeded, viewers
from games.walking import walk
from nemeton import Match
from nemeton.engine import Scribe

GAMES = int(os.environ.get("NEMETON_GAMES", "12"))
T = TypeVar("T")

every_table = pytest.mark.parametrize(("seats", "bars"), COMBINATIONS)


def oracle_of(match: Match) -> Oracle:
    return Oracle(match.seats, match.options["bars"], match.record()["setup"])


def follow(match: Match, oracle: Oracle) -> None:
    """Let the oracle play what the match has just played, with the words that chance said."""
    if match.moves:
        move = match.record()["moves"][-1]
        oracle.play(move["seat"], tuple(move["action"]), move["chance"])


def assert_same_choices(match: Match, oracle: Oracle) -> None:
    assert match.actors == oracle.actors()
    for seat in range(match.seats):
        legal = match.legal(seat)
        assert set(legal) == oracle.legal(seat) and len(set(legal)) == len(legal)


def assert_same_views(match: Match, oracle: Oracle) -> None:
    for viewer in viewers(match):
        seen, expected = match.view(viewer), oracle.view(viewer)
        assert {key: seen[key] for key in expected} == expected


def assert_same_result(match: Match, oracle: Oracle) -> None:
    result = match.result
    assert (result and (result.winners, result.scores, result.ranks)) == oracle.result()


def lockstep(match: Match, chance: Random, check: Callable[[Match, Oracle], None]) -> Oracle:
    oracle = oracle_of(match)
    for _ in walk(match, chance):
        follow(match, oracle)
        check(match, oracle)
    return oracle


def assert_same(match: Match, oracle: Oracle) -> None:
    assert_same_choices(match, oracle)
    assert_same_views(match, oracle)
    assert_same_result(match, oracle)


@every_table
def test_game_agrees_with_the_oracle_at_every_step(seats: int, bars: str) -> None:
    for number in range(GAMES):
        oracle = lockstep(seeded(seats, bars, number), Random(number), assert_same)
        assert oracle.over(), f"game {number} ended too early"


class Listener:
    """A source of chance that notes what it was asked to pick from."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.offers: list[list[Any]] = []

    def pick(self, options: Sequence[T], /) -> T:
        self.offers.append(list(options))
        return self.random.choice(options)


def odds(offer: Sequence[str]) -> dict[str, Fraction]:
    return {word: Fraction(count, len(offer)) for word, count in Counter(offer).items()}


@every_table
def test_every_word_has_the_odds_that_the_oracle_gives_it(seats: int, bars: str) -> None:
    """Seven lines, a fetish each, a taboo each, the first seat: in this order, from these cards [1.5] to [1.8]."""
    for number in range(GAMES):
        listener = Listener(number)
        scribe = Scribe(listener)
        nemeton.load(NAME).setup(seats, {"bars": bars}, scribe)
        oracle = Oracle(seats, bars, scribe.tape.chance())
        assert list(map(odds, listener.offers)) == list(map(odds, oracle.offers))


def sequences(match: Match) -> tuple[int, int]:
    """How many actions there are now, and how many sequences of two."""
    (seat,) = match.actors
    pairs = 0
    for words in match.legal(seat):
        child = match.clone()
        child.play(seat, words)
        pairs += sum(len(child.legal(other)) for other in child.actors)
    return len(match.legal(seat)), pairs


@every_table
def test_sequences_from_the_start(seats: int, bars: str) -> None:
    """30 stones, 7 bars either way, pass; then 30 x 44 after a druid, 14 x 43 after a bar, 45 after a pass."""
    assert sequences(seeded(seats, bars, 1)) == (45, 30 * 44 + 14 * 43 + 45)


@pytest.mark.parametrize(
    "words",
    [
        ("30", "30", "30", "white", "blue", "green", "0"),
        ("30", "30", "29", "white", "white", "green", "0"),
        ("30", "30", "29", "white", "blue", "black", "0"),
        ("30", "30", "31", "white", "blue", "green", "0"),
        ("30", "30", "29", "white", "blue", "green", "3"),
        ("30", "30", "29", "white", "blue", "green"),
        ("30", "30", "29", "white", "blue", "green", "0", "0"),
    ],
    ids=" ".join,
)
def test_oracle_would_notice_a_word_that_is_impossible_or_missing_or_left_over(words: tuple[str, ...]) -> None:
    """The lockstep proves something only if the oracle can say no."""
    with pytest.raises(AssertionError):
        Oracle(3, "standard", words)
