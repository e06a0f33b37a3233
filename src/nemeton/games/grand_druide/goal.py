"""What a seat of Le Grand Druide still needs to win: how a count would come out now, as far as it can know.
Made from a view, once for what it says."""

from __future__ import annotations

from typing import Final

from nemeton.engine import Msg, Viewer, kept, who

from .content import FETISH_VOTES
from .rules import colleges, fetish_pays
from .state import EMPTY, State
from .words import say

FIRST: Final = say("goal-first")


def goal(view: State, viewer: Viewer) -> Msg | None:
    """[4.1] The highest number of votes that is alone."""
    if viewer is None or view.turn == EMPTY:
        return None
    votes = [] if view.unlaid else votes_now(view, viewer)
    if not any(votes):
        return FIRST
    others = [seat for seat in range(len(votes)) if seat != viewer]
    ahead = max(others, key=votes.__getitem__)
    return _standing(votes[viewer], ahead, votes[ahead])


def votes_now(view: State, viewer: int) -> list[int]:
    """[3.1]-[3.9] As if the game ended here and nobody had a taboo; of the fetishes, the viewer's own."""
    voting, votes = list(colleges(view)), [0] * len(view.passed)
    for college in voting:
        if college.winner != EMPTY:
            votes[college.winner] += len(college.stones)
    votes[viewer] += FETISH_VOTES * fetish_pays(voting, viewer, view.fetish[viewer])
    return votes


@kept
def _standing(mine: int, other: int, theirs: int) -> Msg:
    return say("goal", mine=mine, other=who(other), theirs=theirs)
