"""Advice for a person: the best choices of a seat and its chances after them, from what it can
know."""

from __future__ import annotations

import random

import pytest

import nemeton
from bots.test_honesty import ALIKE
from bots.test_search import WON_AT_ONCE
from games.stonehenge import table
from match.embers import council, deal
from nemeton.bots import Promise, advise, is_habit
from nemeton.engine import holes
from nemeton.match import Match


def advice(match: Match, seat: int, thoughts: int = 60) -> list[Promise]:
    left = iter(range(thoughts))
    return advise(
        match.game, match.seen(seat), seat, random.Random(1), lambda: next(left, None) is None
    )


@pytest.mark.parametrize(("words", "wins"), list(WON_AT_ONCE.items())[:3])
def test_what_wins_for_certain_comes_first_and_is_said_to_win(words: str, wins: str) -> None:
    match = table.after(words)
    promises = advice(match, match.actors[0], 20_000)
    winning = {table.action(word) for word in wins.split()}
    assert {action for action, chance in promises if chance == 1} == winning
    assert {chance for action, chance in promises if action not in winning} == {0}
    assert promises[0][0] in winning


def test_no_choice_is_said_to_be_better_than_the_best() -> None:
    match = table.new("hidden")
    promises = advice(match, 0, 300)
    assert len(promises) > 1 and {action for action, _ in promises} <= set(match.legal(0))
    assert max(chance for _, chance in promises) == promises[0][1]


def test_who_calls_a_council_is_not_voted_for() -> None:
    match = council()
    (best, chance), *_ = advice(match, 1, 600)
    assert best == ("vote", "no") and 0 < chance < 1


def test_the_only_choice_has_a_chance_too() -> None:
    match = deal("hush hush", "gift gift")
    ((only, chance),) = advice(match, 0)
    assert only == ("rest",) and 0 < chance < 1


@pytest.mark.parametrize(("one", "other", "seat"), ALIKE.values(), ids=ALIKE)
def test_advice_is_the_same_in_worlds_that_the_seat_can_not_tell_apart(
    one: Match, other: Match, seat: int
) -> None:
    """The truth does not exist in what is handed over: there are holes in its place."""
    assert holes(one.seen(seat).key())
    if seat in one.actors:
        assert advice(one, seat, 30) == advice(other, seat, 30)


def test_somebody_is_asked_in_worlds_that_look_alike() -> None:
    assert sum(seat in one.actors for one, _, seat in ALIKE.values()) >= 3


def test_bots_guess_the_answers_of_a_quiz_and_think_about_offers() -> None:
    match = nemeton.new("president", seats=2, options={"challenges": "quiz"}, seed="hint")
    source, seen = random.Random(3), dict[str, bool]()
    while match.actors and not {"answer", "challenge"} <= {*seen}:
        seat = match.actors[0]
        for action in match.legal(seat):
            seen[action[0]] = is_habit(match.game, match.seen(seat), seat)
        match.play(seat, source.choice(match.legal(seat)))
    assert seen["answer"] and not seen["challenge"] and not seen["roll"]
