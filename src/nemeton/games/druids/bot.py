"""Advice for bots playing Druids: how good a position is, and what is not worth a thought.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from nemeton.engine import Action

from .content import CARDS_FOR_A_RITUAL, KIND_OF, LAST_RITUAL
from .rules import amulets_among, legal, sources, takes, taking_order
from .state import CLOSED, DRAWING, State

CARELESS: Final = {"ovate": 0.1, "bard": 0.4}
SHARPNESS = 0.5  # of a lead in circles when the game ends
HASTE = 0.12  # how much less it is worth for each ritual to come
GEM_WORTH = 0.03  # of a gem in hand that suits an open place
SERVANT_WORTH = 0.2  # of a servant in hand; measured: a bot that does not count them loses nearly every game
SERVANTS_WANTED = 4  # more add nothing


def sensible(state: State, seat: int) -> Sequence[Action]:
    """All but to stop drawing [3.9]: more cards are more to choose from, and two have to be laid whatever one holds.
    Measured: a search that thinks of it stops at one draw in six, and won 14 games of 40 against one that does not."""
    return sources(state, seat) if state.step == DRAWING and seat == state.turn else legal(state, seat)


def evaluate(state: State) -> Sequence[float]:
    """Circles climbed, and those that rituals would bring now, as a chance of winning."""
    hope = [float(score) for score in state.scores]
    for slot, place in enumerate(state.places):
        if place != CLOSED and state.servants[slot]:
            expect_ritual(state, slot, hope)
    for seat, hand in enumerate(state.hand_gems):
        hope[seat] += GEM_WORTH * sum(KIND_OF[gem] in state.places for gem in hand)
        hope[seat] += SERVANT_WORTH * min(len(state.hand_servants[seat]), SERVANTS_WANTED)
    sharp = SHARPNESS / (1 + HASTE * (LAST_RITUAL - state.rituals))
    best = max(hope)
    weights = [exp(sharp * (worth - best)) for worth in hope]
    total = sum(weights)
    return [weight / total for weight in weights]


def expect_ritual(state: State, slot: int, hope: list[float]) -> None:
    """What each servant would take if the seat on turn held the ritual; less while cards are missing."""
    place, gems = state.places[slot], state.gems[slot]
    servants = [(by, value) for value, by, _ in state.servants[slot]]
    likely = 0.8 if len(gems) + len(servants) >= CARDS_FOR_A_RITUAL else 0.5
    order = taking_order(servants, state.turn, len(hope))
    for (by, _), taken in zip(order, takes(order, amulets_among(state, gems, place)), strict=True):
        hope[by] += likely * taken
