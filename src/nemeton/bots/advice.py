"""What a game may tell bots besides its rules: a module `bot` in its folder, every part of it optional.
Bots play any game without it; with it they play better."""

from __future__ import annotations

from typing import Any, Protocol

from nemeton.engine import Game


class Advice(Protocol):
    def evaluate(self, state: Any, seat: int, /) -> float:
        """How likely the seat is to win, between 0 and 1."""

    def solvable(self, state: Any, /) -> bool:
        """Whether the rest can be worked out: two seats, nothing hidden, no chance, few actions left."""


def evaluate_of(game: Game[Any]) -> Any:
    return getattr(getattr(game, "bot", None), "evaluate", None)


def is_solvable(game: Game[Any], state: Any) -> bool:
    solvable = getattr(getattr(game, "bot", None), "solvable", None)
    return solvable is not None and bool(solvable(state))
