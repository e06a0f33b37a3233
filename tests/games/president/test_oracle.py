"""Two implementations in lockstep: the game and the oracle must agree on every action, view, word and result.
NEMETON_GAMES sets how many random games are played for each number of seats and each option."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from itertools import product
from random import Random
from typing import Any

import pytest

from games.president.happenings import assert_explained
from games.president.oracle import CODES, Oracle, Words
from games.president.table import CHALLENGES, LENGTHS, SEATS, new, play, position
from games.walking import walk
from nemeton import Match
from nemeton.games.president.cards import RIGHT
from nemeton.match.replay import steps

GAMES = int(os.environ.get("NEMETON_GAMES", "0"))  # none: one each of FEW
ALL = [*product(SEATS, CHALLENGES, LENGTHS)]
FEW = [(2, "all", "full"), (3, "quiz", "full"), (4, "all", "short"), (5, "quiz", "short"), (6, "all", "short")]
OPTIONS = {"challenges": "all", "length": "full"}


def beside(match: Match) -> Oracle:
    """An oracle at the same table before its first action, told what chance said."""
    return Oracle(match.seats, match.options, Words(match.record()["setup"]), RIGHT)


def follow(match: Match, oracle: Oracle) -> None:
    """Let the oracle play what the match has just played."""
    if match.moves:
        move = match.moves[-1].plain()
        oracle.play(move["seat"], tuple(move["action"]), Words(move["chance"]))


def assert_same_choices(match: Match, oracle: Oracle) -> None:
    assert sorted(match.actors) == sorted(oracle.actors())
    for seat in oracle.seats:
        legal = match.legal(seat)
        assert set(legal) == oracle.legal(seat) and len(set(legal)) == len(legal)


def assert_same_views(match: Match, oracle: Oracle) -> None:
    expected = oracle.view(None)
    for viewer in (None, *oracle.seats):
        seen, expected["challenge"] = match.view(viewer), oracle.view_challenge(viewer)
        texts = {key: only(seen[key], expected[key]) for key in ("card", "challenge")}
        assert {key: texts.get(key, seen[key]) for key in expected} == expected
        assert is_open(seen) == is_open(expected)


def only(seen: Any, expected: Any) -> Any:
    """What is seen, without the texts that may stand beside."""
    if not isinstance(seen, dict) or expected is None:
        return seen
    return {key: only(seen[key], value) for key, value in expected.items()}


def is_open(view: dict[str, Any]) -> bool:
    """Whether the right answer is shown."""
    return view["challenge"] is not None and "right" in view["challenge"]["card"]


def assert_same_result(match: Match, oracle: Oracle) -> None:
    result = match.result
    assert (result and (result.winners, result.scores, result.ranks)) == oracle.result()


def assert_lockstep(matches: Iterable[Match]) -> Oracle:
    """Both agree on the match before its first action and after each one."""
    oracle: Oracle | None = None
    for match in matches:
        oracle = oracle or beside(match)
        follow(match, oracle)
        assert_same_choices(match, oracle)
        assert_same_views(match, oracle)
        assert_same_result(match, oracle)
        assert_explained(match, oracle)
    assert oracle is not None
    return oracle


@pytest.mark.parametrize(("seats", "challenges", "length"), ALL if GAMES else FEW)
def test_game_agrees_with_the_oracle_at_every_step(seats: int, challenges: str, length: str) -> None:
    for number in range(GAMES or 1):
        match = new(seats, None, challenges=challenges, length=length, seed=f"lockstep-{seats}-{number}")
        assert assert_lockstep(walk(match, Random(number))).phase == "over"


# Corners where random games hardly go; from there on they are played at random.


def debt_paid_by_a_seizure() -> Match:
    """Seat 0 owes 8 and has 7; seat 1 fails on 49, which is worth 6, and has nothing worth 6 but 94, worth 7."""
    match = play(new(), "roll : 2 * / take 23 : -8 / roll : 4 9 / take 94 / roll : 4 9 / take 49")
    return play(match, "roll : 4 9 / challenge 49 : quiz / answer wrong / seize 94")


def all_but_one(seats: int, left: str) -> Match:
    rest = [code for code in CODES if code not in ("05", "50", "09", "90", left)]
    return position(*(" ".join(rest[seat::seats]) for seat in range(seats)), shielded=True)


def big_one_left() -> Match:
    return all_but_one(3, "59")


def small_one_left() -> Match:
    return all_but_one(6, "48")


CORNERS = [debt_paid_by_a_seizure, big_one_left, small_one_left]


@pytest.mark.parametrize("corner", CORNERS)
def test_game_agrees_with_the_oracle_in_corners(corner: Callable[[], Match]) -> None:
    *_, match = walk(corner(), Random(1))
    assert assert_lockstep(steps(match.record())).phase == "over"


# The oracle is strict with the words of chance; else it would not notice one too many.


def at(moves: str) -> Oracle:
    """An oracle of two seats after some moves, `roll : 2 6 / take 26`."""
    oracle = Oracle(2, OPTIONS, Words(["0"]), RIGHT)
    for move in moves.split(" / "):
        words, _, chance = move.partition(" : ")
        oracle.play(oracle.actors()[0], tuple(words.split()), Words(chance.split()))
    return oracle


@pytest.mark.parametrize("words", [[], ["2"], ["0", "0"], ["zero"], ["0", "01"]])
def test_oracle_refuses_a_setup_that_chance_can_not_have_given(words: list[str]) -> None:
    assert Oracle(2, OPTIONS, Words(["1"]), RIGHT).actors() == (1,)
    with pytest.raises(ValueError, match=r"missing|left over|is none of"):
        Oracle(2, OPTIONS, Words(words), RIGHT)


def test_oracle_refuses_a_deal_that_chance_can_not_have_given() -> None:
    options = {**OPTIONS, "length": "short"}
    assert Oracle(2, options, Words(["0", *CODES[:24]]), RIGHT).votes(1) == 53
    for codes in (CODES[:23], CODES[:25], [*CODES[:23], "01"], [*CODES[:23], "96"]):
        with pytest.raises(ValueError, match=r"missing|left over|is none of"):
            Oracle(2, options, Words(["0", *codes]), RIGHT)


@pytest.mark.parametrize("words", ["", "2", "6 2", "2 6 6", "2 6 c01", "* 6 c01", "5 5", "* q01"])
def test_oracle_refuses_a_roll_that_chance_can_not_have_given(words: str) -> None:
    at("roll : 2 6 / take 26").play(1, ("roll",), Words(["2", "6"]))
    with pytest.raises(ValueError, match=r"missing|left over|is none of"):
        at("roll : 2 6 / take 26").play(1, ("roll",), Words(words.split()))


@pytest.mark.parametrize("words", ["", "c01 c02", "c61 c01", "q01 c01", "c60", "c60 c60", "c60 c01 c02"])
def test_oracle_refuses_cards_that_chance_can_not_have_given(words: str) -> None:
    """Two stars: a loss that becomes a debt leads to the second card, a gain has to be picked first."""
    at("roll : * *").play(0, ("take", "23"), Words(["c60", "c01"]))
    with pytest.raises(ValueError, match=r"missing|left over|is none of"):
        at("roll : * *").play(0, ("take", "23"), Words(words.split()))


def test_oracle_refuses_a_word_where_nothing_is_drawn() -> None:
    with pytest.raises(ValueError, match="left over"):
        at("roll : 2 6").play(0, ("take", "26"), Words(["c01"]))


def test_oracle_refuses_what_is_not_legal() -> None:
    with pytest.raises(ValueError, match="not legal"):
        at("roll : 2 6").play(0, ("take", "27"), Words())
