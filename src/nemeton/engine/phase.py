"""Who decides: a small stack of phases in the state, each of them data plus three questions.
An interrupt pushes a phase; when it is done it pops itself and the one below goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .data import Data
from .dealer import Action, Dealer


class Phase(Data):
    """Subclasses are `@state` classes; `state` is the game's own."""

    __slots__ = ()

    def actors(self, state: Any) -> Sequence[int]:
        raise NotImplementedError

    def legal(self, state: Any, seat: int) -> Sequence[Action]:
        raise NotImplementedError

    def apply(self, state: Any, seat: int, action: Action, dealer: Dealer) -> None:
        raise NotImplementedError


class Phased(Protocol):
    phases: list[Phase]


def actors(state: Phased) -> Sequence[int]:
    """Those whom the topmost phase asks; nobody when the stack is empty: the game is over."""
    return state.phases[-1].actors(state) if state.phases else ()


def legal(state: Phased, seat: int) -> Sequence[Action]:
    return state.phases[-1].legal(state, seat) if seat in actors(state) else ()


def apply(state: Phased, seat: int, action: Action, dealer: Dealer) -> None:
    state.phases[-1].apply(state, seat, action, dealer)
