"""The documented public view of Stonehenge, as plain JSON.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from typing import Any

from nemeton.engine import HIDDEN

from .content import LINES, PAWNS, PAWNS_IN, SPACES
from .state import NOBODY, State


def present(view: State) -> dict[str, Any]:
    return {
        "spaces": {name: _pawn(view, space) for space, name in enumerate(SPACES)},
        "hands": [None if hand == HIDDEN else list(PAWNS_IN[hand]) for hand in view.hands],
        "hand_counts": [pawns_left(view, seat) for seat in (0, 1)],
        "lines": _by_line(view.lines),
        "last": _by_line(view.last),
        "megaliths": view.megaliths[:],
        "phase": phase(view),
    }


def phase(view: State) -> str:
    """`place`, then with called claims `end`; `over` at last."""
    if view.turn == NOBODY:
        return "over"
    return "end" if view.placed or not view.free else "place"


def pawns_left(view: State, seat: int) -> int:
    return len(PAWNS) - view.owners.count(seat)


def _pawn(view: State, space: int) -> dict[str, int | None] | None:
    if view.owners[space] == NOBODY:
        return None
    value = view.values[space]
    return {"owner": view.owners[space], "value": None if value == HIDDEN else value}


def _by_line(seats: list[int]) -> dict[str, int | None]:
    return {name: None if seat == NOBODY else seat for name, seat in zip(LINES, seats, strict=True)}
