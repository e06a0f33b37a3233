"""What a seat of Le Jeu du Président still needs to win: votes for a majority, or more than the other side.
Made from a view, once for what it says."""

from __future__ import annotations

from nemeton.engine import Msg, Viewer, kept, who

from .content import MAJORITY
from .state import OVER, State
from .words import say, votes


def goal(view: State, viewer: Viewer) -> Msg | None:
    if viewer is None or view.step == OVER:
        return None
    return _second_round(view, viewer) if view.teams else _first_round(view, viewer)


def _first_round(view: State, seat: int) -> Msg:
    """[5.2] A majority; [5.5], [6.1] else to be one of two, [5.4] or ahead of the other."""
    others = sorted((view.votes[other], -other) for other in range(len(view.votes)) if other != seat)
    score, other = others[-1] if len(others) == 1 else others[-2]
    return _majority(MAJORITY - view.votes[seat], -other, score - view.votes[seat], len(others) == 1)


@kept
def _majority(missing: int, other: int, behind: int, only_two: bool) -> Msg:
    """How far it is to a majority; and to the place that decides when nobody gets there."""
    stands = "ahead" if behind < 0 else "behind" if behind else "level"
    key = f"goal-two-{stands}" if only_two else f"goal-{stands}"
    return say(key, missing=votes(missing), other=who(other), votes=votes(abs(behind)))


def _second_round(view: State, seat: int) -> Msg:
    """[6.10] The finalist with more votes."""
    mine = view.chiefs[seat]
    other = next(team[0] for team in view.teams if team[0] != mine)
    return _finalists(mine, view.votes[mine], other, view.votes[other])


@kept
def _finalists(mine: int, ours: int, other: int, theirs: int) -> Msg:
    return say("goal-second-round", chief=who(mine), ours=votes(ours), other=who(other), theirs=votes(theirs))
