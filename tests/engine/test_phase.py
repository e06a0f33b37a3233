"""The stack of phases: the topmost decides who acts and what happens; an empty one is the end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nemeton.engine import Action, Data, Dealer, Phase, Scripted, phase, state


@state
class Walk(Data):
    steps: int
    phases: list[Phase]


@state
class Step(Phase):
    """One seat goes on; `rest` interrupts it."""

    seat: int

    def actors(self, state: Walk) -> Sequence[int]:
        return (self.seat,) if state.steps < 9 else ()

    def legal(self, state: Walk, seat: int) -> Sequence[Action]:
        return [("step", str(state.steps)), ("rest", str(seat))]

    def apply(self, state: Walk, seat: int, action: Action, dealer: Dealer) -> None:
        del dealer
        state.steps += 1
        if action[0] == "rest":
            state.phases.append(Rest((seat + 1, seat + 2)))


@state
class Rest(Phase):
    seats: tuple[int, ...]

    def actors(self, state: Walk) -> Sequence[int]:
        del state
        return self.seats

    def legal(self, state: Walk, seat: int) -> Sequence[Action]:
        del state, seat
        return [("wake",)]

    def apply(self, state: Walk, seat: int, action: Action, dealer: Dealer) -> None:
        del seat, action, dealer
        state.phases.pop()


@pytest.fixture
def walk() -> Walk:
    return Walk(0, [Step(0)])


def act(walk: Walk, seat: int, *action: str) -> None:
    phase.apply(walk, seat, action, Dealer(Scripted([])))


def test_the_topmost_phase_is_asked(walk: Walk) -> None:
    assert phase.actors(walk) == (0,) and phase.legal(walk, 0) == [("step", "0"), ("rest", "0")]


def test_whoever_is_not_asked_has_no_action(walk: Walk) -> None:
    assert list(phase.legal(walk, 1)) == []


def test_an_interrupt_lies_on_top_and_then_the_phase_below_goes_on(walk: Walk) -> None:
    act(walk, 0, "rest", "0")
    assert (phase.actors(walk), list(phase.legal(walk, 0)), phase.legal(walk, 2)) == (
        (1, 2),
        [],
        [("wake",)],
    )
    act(walk, 2, "wake")
    assert phase.actors(walk) == (0,) and phase.legal(walk, 0)[0] == ("step", "1")


def test_an_empty_stack_is_the_end() -> None:
    over = Walk(3, [])
    assert list(phase.actors(over)) == [] and list(phase.legal(over, 0)) == []


def test_phases_are_cloned_each_in_its_own_kind(walk: Walk) -> None:
    act(walk, 0, "rest", "0")
    copy = walk.clone()
    act(copy, 1, "wake")
    assert walk.phases == [Step(0), Rest((1, 2))] and copy.phases == [Step(0)] and walk != copy


@pytest.mark.parametrize("question", ["actors", "legal", "apply"])
def test_a_phase_without_answers_says_so(question: str) -> None:
    arguments = {
        "actors": (None,),
        "legal": (None, 0),
        "apply": (None, 0, (), Dealer(Scripted(()))),
    }
    with pytest.raises(NotImplementedError):
        getattr(Phase(), question)(*arguments[question])
