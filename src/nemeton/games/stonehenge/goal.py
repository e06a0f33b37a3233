"""What a seat of Stonehenge still needs to win.
Made from a view, once for what it says."""

from __future__ import annotations

from functools import cache

from nemeton.engine import Msg, Viewer, who

from .content import MEGALITHS
from .state import NOBODY, State
from .words import say


def goal(view: State, viewer: Viewer) -> Msg | None:
    """[3.5] Eight megaliths, before the other."""
    if viewer is None or view.turn == NOBODY:
        return None
    return _left(viewer, MEGALITHS - view.megaliths[viewer], MEGALITHS - view.megaliths[1 - viewer])


@cache
def _left(seat: int, mine: int, theirs: int) -> Msg:
    return say("goal", left=mine, other=who(1 - seat), theirs=theirs)
