"""What clicks on the table of Le Grand Druide mean, be it allowed or not: the words that a refusal is asked about.
Made from the view of who clicks; changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.engine import Action

from .content import LAY, LINE, SIDES
from .state import State


def attempt(view: State, _seat: int, clicks: Sequence[str]) -> Action | None:
    """A stone or who stands on it; a bar, and where it would go; a line on which a bar would be laid."""
    thing, _, number = clicks[-1].partition("-")
    if view.unlaid and thing in ("line", "bar"):
        return LAY[int(number) - 1 if thing == "line" else _line(view, clicks[-1])]
    if thing in ("stone", "druid"):
        return ("druid", number)
    if thing == "bar":
        return _bar(view, clicks[-1], LINE[SIDES[_line(view, clicks[-1])][0]])
    if thing == "line" and clicks[0].startswith("bar-"):
        return _bar(view, clicks[0], LINE[int(number) - 1])
    return None


def _bar(view: State, bar: str, to: str) -> Action:
    return ("bar", LINE[_line(view, bar)], to)


def _line(view: State, bar: str) -> int:
    return view.lines[int(bar.removeprefix("bar-")) - 1]
