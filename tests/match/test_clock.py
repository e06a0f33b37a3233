"""Clocks by themselves: whatever happens in whatever order, no time is lost or made, and looking
costs nothing."""

from __future__ import annotations

from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from nemeton.match import Clock, Pace

SEATS = 3
Deed = tuple[
    str, set[int], int, float
]  # what, who is asked, who has answered, so many seconds after the last
some = st.sets(st.integers(0, SEATS - 1))
kinds = st.sampled_from(["ask", "ask", "stop", "go"])
deeds = st.lists(st.tuples(kinds, some, st.integers(0, SEATS - 1), st.floats(0, 50)), max_size=30)


def live(seconds: float = 60.0, increment: float = 0.0) -> Clock:
    return Clock.wound(Pace("live", seconds, increment), SEATS)


def do(clock: Clock, deed: Deed, at: float) -> None:
    what, asked, answered, _ = deed
    if what == "ask":
        clock.ask(asked, at, answered)
    elif what == "stop":
        clock.stop(at)
    else:
        clock.go_on(at)


def spent(clock: Clock, deed: Deed, at: float) -> list[float]:
    """By seat: what it has now, less what it had before, without what it was given for answering."""
    what, asked, answered, _ = deed
    ends_turn = what == "ask" and answered in clock.asked and answered not in asked
    gifts = [
        clock.pace.increment if ends_turn and seat == answered else 0.0 for seat in range(SEATS)
    ]
    before = clock.left[:]
    do(clock, deed, at)
    return [had - has + gift for had, has, gift in zip(before, clock.left, gifts, strict=True)]


@given(deeds)
def test_exactly_what_has_run_is_spent(course: list[Deed]) -> None:
    clock, now = live(10_000, 7), 0.0
    for deed in course:
        runs = set() if clock.still else set(clock.asked)
        now += deed[3]
        costs = spent(clock, deed, now)
        for seat in range(SEATS):
            assert abs(costs[seat] - (deed[3] if seat in runs else 0)) < 1e-6


@given(deeds, st.sampled_from(["live", "days"]))
def test_nobody_has_less_than_nothing_and_nothing_runs_while_it_stands_still(
    course: list[Deed], kind: Literal["live", "days"]
) -> None:
    clock, now = Clock.wound(Pace(kind, 30, 2), SEATS), 0.0
    for deed in course:
        now += deed[3]
        do(clock, deed, now)
        assert all(
            clock.left_at(seat, now + later) >= 0
            for seat in range(SEATS)
            for later in (0, 10, 1000)
        )
        assert not (clock.still and clock.since) and set(clock.since) <= clock.asked


@given(deeds, st.lists(st.floats(0, 2000), max_size=20))
def test_it_does_not_matter_who_looks_when(course: list[Deed], looks: list[float]) -> None:
    watched, alone, now = live(), live(), 0.0
    for deed in course:
        now += deed[3]
        do(alone, deed, now)
        do(watched, deed, now)
        for moment in looks:
            [watched.left_at(seat, moment) for seat in range(SEATS)]
            watched.ends()
        assert watched == alone


@given(st.lists(st.floats(0, 20), min_size=1, max_size=8))
def test_one_long_thought_costs_as_much_as_its_parts(parts: list[float]) -> None:
    """Entries of the log that change nothing for a seat (somebody asks for advice) cost it nothing
    either."""
    clock, now = live(1000), 0.0
    clock.ask({0}, now)
    for part in parts:
        now += part
        clock.ask({0}, now)
    assert abs(clock.left_at(0, now) - (1000 - sum(parts))) < 1e-6


def test_several_run_at_the_same_time_and_each_until_its_own_answer() -> None:
    clock = live(60)
    clock.ask({0, 1, 2}, at=100)
    clock.ask({0, 2}, at=110, answered=1)
    clock.ask({2}, at=125, answered=0)
    assert [clock.left_at(seat, 130) for seat in range(SEATS)] == [35, 50, 30]
    assert clock.ends() == {2: 160}


def test_the_increment_comes_with_the_end_of_a_turn_not_with_each_of_its_steps() -> None:
    clock = live(60, increment=5)
    clock.ask({0}, at=0)
    clock.ask({0}, at=10, answered=0)
    assert clock.left_at(0, 10) == 50
    clock.ask({1}, at=20, answered=0)
    assert clock.left_at(0, 20) == 45


def test_days_begin_anew_with_every_question_but_not_when_others_answer() -> None:
    clock = Clock.wound(Pace("days", 1000), SEATS)
    clock.ask({0, 1}, at=0)
    clock.ask({0}, at=400, answered=1)
    assert clock.left_at(0, 400) == 600
    clock.ask({0}, at=500, answered=0)
    assert clock.left_at(0, 500) == 1000


def test_days_stand_still_in_a_pause_and_go_on_after_it() -> None:
    clock = Clock.wound(Pace("days", 1000), SEATS)
    clock.ask({0}, at=0)
    clock.stop(at=300)
    clock.ask({0}, at=5000)
    clock.go_on(at=9000)
    assert clock.left_at(0, 9100) == 600


def test_what_is_granted_is_never_more_than_there_was_at_first() -> None:
    clock = live(20)
    clock.ask({0}, at=0)
    clock.ask((), at=50)
    clock.grant(0, 60)
    clock.grant(1, 5)
    assert clock.left[:2] == [20, 20]
