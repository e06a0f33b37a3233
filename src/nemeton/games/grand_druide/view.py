"""The documented public view of Le Grand Druide, as plain JSON.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine import HIDDEN

from .content import COLOURS, LINE, STONE
from .rules import College, colleges
from .state import EMPTY, NEUTRAL, State

UNSEEN: Final = (HIDDEN, EMPTY)  # a card of another's, or one that is not dealt yet


def present(view: State) -> dict[str, Any]:
    shown = {
        "stones": {name: _druid(view.stones[stone]) for stone, name in enumerate(STONE)},
        "bars": [{"line": LINE[line], "owner": _seat(owner)} for line, owner in bars(view)],
        "druids_left": view.druids[:],
        "bars_left": view.bars[:],
        "passed": view.passed[:],
        "fetish": [None if stone in UNSEEN else stone + 1 for stone in view.fetish],
        "taboo": [None if colour in UNSEEN else COLOURS[colour] for colour in view.taboo],
        "phase": phase(view),
    }
    if view.turn == EMPTY:
        shown["colleges"] = [_college(college) for college in colleges(view)]
        shown["scores"] = view.votes[:]
    return shown


def phase(view: State) -> str:
    if view.turn == EMPTY:
        return "over"
    return "lay" if view.unlaid else "play"


def bars(view: State) -> list[tuple[int, int]]:
    """Line and owner of each bar, by line, the neutral one first."""
    return sorted(zip(view.lines, view.owners, strict=True))


def _druid(druid: int) -> int | str | None:
    return "neutral" if druid == NEUTRAL else _seat(druid)


def _seat(owner: int) -> int | None:
    return None if owner == EMPTY else owner


def _college(college: College) -> dict[str, Any]:
    return {
        "stones": [stone + 1 for stone in college.stones],
        "votes": college.votes,
        "winner": _seat(college.winner),
        "counts": list(college.counts),
    }
