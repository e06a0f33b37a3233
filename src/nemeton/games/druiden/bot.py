"""Advice for bots playing Die Druiden: how good a position is, how far to look, what others are likely to do.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from typing import Final

from .counting import evaluate
from .judging import is_crowd, judge
from .replies import pace, play_on
from .state import State

__all__ = ["CARELESS", "enough", "evaluate", "judge", "pace", "play_on"]

CARELESS: Final = {"ovate": 0.2, "bard": 0.5, "apprentice": 1.0}  # a short thought finds nearly what a long one does


def enough(before: State, now: State) -> bool:
    """The turn has ended: whose dice come next says more than what may be done with them. At a full table one choice is
    enough, since a whole round is played on from there."""
    return is_crowd(now) or now.turns != before.turns
