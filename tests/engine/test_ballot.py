"""Sealed ballots: everyone votes before anyone sees; never first come, first served."""

from __future__ import annotations

import random

import pytest

from match.embers import council
from nemeton.engine import (
    SEALED,
    Ballot,
    Dealer,
    Sampled,
    asked_under_seal,
    awaits,
    clockwise,
    holes,
)

YES, NO = ("vote", "yes"), ("vote", "no")
DEALER = Dealer(Sampled(random.Random(0)))


def half_cast() -> Ballot:
    ballot = Ballot.of((2, 0, 1))
    assert not ballot.cast(0, NO, DEALER) and not ballot.cast(2, YES, DEALER)
    return ballot


def test_those_who_have_not_voted_are_waited_for() -> None:
    assert Ballot.of((2, 0, 1)).waiting() == (2, 0, 1) and half_cast().waiting() == (1,)


def test_the_last_vote_is_noticed_and_opens_in_the_order_of_the_voters() -> None:
    ballot = half_cast()
    assert ballot.cast(1, YES, DEALER)
    assert ballot.opened() == [(2, YES), (0, NO), (1, YES)] and ballot.waiting() == ()


def test_a_ballot_can_not_be_opened_early() -> None:
    with pytest.raises(AssertionError, match="still sealed"):
        half_cast().opened()


@pytest.mark.parametrize("seat", [0, 3])
def test_only_those_waited_for_may_vote(seat: int) -> None:
    with pytest.raises(AssertionError, match=f"seat {seat} has no vote"):
        half_cast().cast(seat, YES, DEALER)


@pytest.mark.parametrize(
    ("viewer", "own", "waiting"),
    [(0, {0: NO}, (2, 1)), (1, {}, (2, 0, 1)), (None, {}, (2, 0, 1)), (3, {}, (2, 0, 1))],
)
def test_a_viewer_sees_its_own_vote_and_not_who_else_has_voted(
    viewer: int | None, own: dict[int, tuple[str, ...]], waiting: tuple[int, ...]
) -> None:
    seen, others = half_cast().sealed_for(viewer), [seat for seat in (2, 0, 1) if seat != viewer]
    assert (
        seen == Ballot((2, 0, 1), {**dict.fromkeys(others, SEALED), **own})
        and seen.sealed() == others
    )
    assert seen.waiting() == waiting and holes(seen.key()) == len(others)


def test_a_filled_view_imagines_that_nobody_else_has_voted() -> None:
    seen = half_cast().sealed_for(0)
    seen.imagine()
    assert seen == Ballot((2, 0, 1), {0: NO})


def test_sealing_leaves_the_true_ballot_open() -> None:
    ballot = half_cast()
    ballot.sealed_for(1)
    assert ballot == half_cast() and ballot.sealed() == []


@pytest.mark.parametrize(
    ("first", "seats", "order"), [(0, 4, (1, 2, 3, 0)), (2, 3, (0, 1, 2)), (0, 1, (0,))]
)
def test_clockwise_begins_after_the_first(first: int, seats: int, order: tuple[int, ...]) -> None:
    assert clockwise(first, seats) == order


def test_a_ballot_is_found_however_deep_it_lies() -> None:
    match = council()
    for seat, asked in enumerate((False, True, True)):
        assert awaits(match.seen(seat), seat) == asked
    assert (
        asked_under_seal(match.seen(None))
        == asked_under_seal(match.state)
        == (1, 2)
        == match.sealed
    )
    match.play(1, ("vote", "no"))
    assert not awaits(match.seen(1), 1) and awaits(match.seen(2), 2)
