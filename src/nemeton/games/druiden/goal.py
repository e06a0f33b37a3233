"""What a seat of Die Druiden still needs to win: what it would score under either cult, and when the vote comes.
Made from a view, once for what it says; other hands are never counted."""

from __future__ import annotations

from nemeton.engine import Msg, Viewer, kept

from .content import CULT
from .rules.scoring import score_sheet
from .state import OVER, VOTE, State
from .words import say


def goal(view: State, viewer: Viewer) -> Msg | None:
    """[8.11] The highest score; [7.1] the fifth pawn in the centre calls the vote."""
    if viewer is None or view.step == OVER:
        return None
    sun, moon = (_score(view, viewer, cult) for cult in range(len(CULT)))
    return _vote(sun, moon) if view.step >= VOTE else _standing(sun, moon, len(view.centre))


def _score(view: State, seat: int, cult: int) -> int:
    """[8.1] As it would be if that cult had won now."""
    world = view.clone()
    world.cult = cult
    return score_sheet(world, seat)["total"]


@kept
def _standing(sun: int, moon: int, pawns: int) -> Msg:
    return say("goal", sun=sun, moon=moon, pawns=pawns)


@kept
def _vote(sun: int, moon: int) -> Msg:
    return say("goal-vote", sun=sun, moon=moon)
