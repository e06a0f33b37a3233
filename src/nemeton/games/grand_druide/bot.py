"""Advice for bots playing Le Grand Druide: how good a position is.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from nemeton.engine import Action, Chance

from .content import COLOUR_OF, FETISH_VOTES
from .rules import best_alone, legal, parts
from .state import State

SHARPNESS = 0.45  # of a lead in votes at the end
HASTE = 0.06  # how much less it is worth for each piece still in reserve


def evaluate(state: State) -> Sequence[float]:
    """The votes that each seat would have now, as a chance of being elected."""
    votes = votes_now(state)
    left = sum(state.druids) + sum(state.bars)
    sharp = SHARPNESS / (1 + HASTE * left)
    weights = [exp(sharp * vote) for vote in votes]
    total = sum(weights)
    return [weight / total for weight in weights]


def policy(state: State, seat: int, chance: Chance) -> Action:
    """Anything. Measured: random ends judge better than `evaluate`, and than ends played with more sense."""
    return chance.pick(legal(state, seat))


def votes_now(state: State) -> list[float]:
    """The count as it would be if the game ended here, taboos and fetishes included."""
    seats = len(state.passed)
    votes = [0.0] * seats
    for stones in parts(state):
        counts, cleared = [0] * seats, 0
        for stone in stones:
            druid = state.stones[stone]
            if druid >= 0:
                if state.taboo[druid] == COLOUR_OF[stone]:
                    cleared += 1
                else:
                    counts[druid] += 1
        winner = best_alone(counts)
        if winner >= 0:
            votes[winner] += len(stones) - cleared + FETISH_VOTES * (state.fetish[winner] in stones)
    return votes
