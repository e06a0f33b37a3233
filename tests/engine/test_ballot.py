"""Sealed ballots: everyone votes before anyone sees; never first come, first served."""

from __future__ import annotations

import pytest

from match.embers import council
from nemeton.engine import SEALED, Ballot, awaits, clockwise, holes

YES, NO = ("vote", "yes"), ("vote", "no")


def half_cast() -> Ballot:
    ballot = Ballot.of((2, 0, 1))
    assert not ballot.cast(0, NO) and not ballot.cast(2, YES)
    return ballot


def test_those_who_have_not_voted_are_waited_for() -> None:
    assert Ballot.of((2, 0, 1)).waiting() == (2, 0, 1) and half_cast().waiting() == (1,)


def test_the_last_vote_is_noticed_and_opens_in_the_order_of_the_voters() -> None:
    ballot = half_cast()
    assert ballot.cast(1, YES)
    assert ballot.opened() == [(2, YES), (0, NO), (1, YES)] and ballot.waiting() == ()


def test_a_ballot_can_not_be_opened_early() -> None:
    with pytest.raises(AssertionError, match="still sealed"):
        half_cast().opened()


@pytest.mark.parametrize("seat", [0, 3])
def test_only_those_waited_for_may_vote(seat: int) -> None:
    with pytest.raises(AssertionError, match=f"seat {seat} has no vote"):
        half_cast().cast(seat, YES)


@pytest.mark.parametrize(
    ("viewer", "votes", "sealed"),
    [(0, {0: NO, 2: SEALED}, [2]), (1, {0: SEALED, 2: SEALED}, [0, 2]), (None, {0: SEALED, 2: SEALED}, [0, 2])],
)
def test_a_viewer_sees_its_own_vote_and_who_has_voted(
    viewer: int | None, votes: dict[int, tuple[str, ...]], sealed: list[int]
) -> None:
    seen = half_cast().sealed_for(viewer)
    assert seen == Ballot((2, 0, 1), votes) and seen.sealed() == sealed
    assert seen.waiting() == (1,) and holes(seen.key()) == len(sealed)


def test_sealing_leaves_the_true_ballot_open() -> None:
    ballot = half_cast()
    ballot.sealed_for(1)
    assert ballot == half_cast() and ballot.sealed() == []


@pytest.mark.parametrize(("first", "seats", "order"), [(0, 4, (1, 2, 3, 0)), (2, 3, (0, 1, 2)), (0, 1, (0,))])
def test_clockwise_begins_after_the_first(first: int, seats: int, order: tuple[int, ...]) -> None:
    assert clockwise(first, seats) == order


def test_a_ballot_is_found_however_deep_it_lies() -> None:
    match = council()
    for seat, asked in enumerate((False, True, True)):
        assert awaits(match.seen(seat), seat) == asked
    match.play(1, ("vote", "no"))
    assert not awaits(match.seen(1), 1) and awaits(match.seen(2), 2)
