"""What a seat of Druids still needs to win: who stands how high, and how many rituals there are left at most.
Made from a view, once for what it says."""

from __future__ import annotations

from nemeton.engine import Msg, Viewer, kept, who

from .content import LAST_RITUAL
from .state import OVER, State
from .words import say


def goal(view: State, viewer: Viewer) -> Msg | None:
    """[5.5] The highest circle; [5.1] the eleventh ritual is the last."""
    if viewer is None or view.step == OVER:
        return None
    others = [seat for seat in range(len(view.scores)) if seat != viewer]
    ahead = max(others, key=view.scores.__getitem__)
    return _standing(view.scores[viewer], ahead, view.scores[ahead], LAST_RITUAL - view.rituals)


@kept
def _standing(mine: int, other: int, theirs: int, rituals: int) -> Msg:
    return say("goal", mine=mine, other=who(other), theirs=theirs, rituals=rituals)
