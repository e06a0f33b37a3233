"""The score sheet: what the cult that won is worth to each seat.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from collections import Counter

from ..content import (
    BELLADONNA,
    CULT_OF,
    GHOSTS,
    MISTLETOE,
    MORRIGAN,
    PAIRING,
    PLANTS_OF,
    STAND_IN,
    VALUES,
)
from ..state import CENTRE, State

LINES = ("druid", "ghosts", "plants", "potion", "pair", "morrigan", "belladonna")
POTION, PAIR, PENALTY = 30, 20, -20
DRUID_IN, GHOST_IN, GHOST_OUT = 20, 20, 10


def score_sheet(state: State, seat: int) -> dict[str, int]:
    """[8.1]-[8.9] Line by line, and the total."""
    hand, cult = state.hands[seat], state.cult
    potion, pair = best_use(hand, cult)
    lines = {
        "druid": DRUID_IN * (state.druids[seat] == CENTRE),
        "ghosts": sum(worth(state, ghost) for ghost in GHOSTS if state.controllers[ghost] == seat),
        "plants": sum(hand.count(plant) * value for plant, value in zip(PLANTS_OF[cult], VALUES, strict=True)),
        "potion": POTION * potion,
        "pair": PAIR * pair,
        "morrigan": PENALTY * (state.controllers[MORRIGAN] == seat),
        "belladonna": PENALTY * (BELLADONNA in hand),
    }
    return {**lines, "total": sum(lines.values())}


def worth(state: State, ghost: int) -> int:
    """[8.3] A ghost of the cult that won, in the centre or on the stones."""
    if CULT_OF[ghost] != state.cult:
        return 0
    return GHOST_IN if state.ghosts[ghost] == CENTRE else GHOST_OUT


def best_use(hand: list[int], cult: int) -> tuple[bool, bool]:
    """[8.5]-[8.7] Whether there is a potion and a pair, with tablet or wand as whichever plant serves best."""
    plants = Counter(card for card in hand if card in PLANTS_OF[cult])
    uses = [plants]
    if STAND_IN[cult] in hand:
        uses = [plants + Counter([plant]) for plant in PLANTS_OF[cult]]
    found = [(is_potion(use, hand, cult), PAIRING[cult] in hand and max(use.values(), default=0) >= 2) for use in uses]
    return max(found, key=lambda one: POTION * one[0] + PAIR * one[1])


def is_potion(plants: Counter[int], hand: list[int], cult: int) -> bool:
    """[8.5] One of each of the three plants, and a mistletoe."""
    return MISTLETOE in hand and all(plants[plant] for plant in PLANTS_OF[cult])


def has_potion(hand: list[int], cult: int) -> bool:
    """[7.12] Whether the potion can be made, tablet or wand included."""
    missing = [plant for plant in PLANTS_OF[cult] if plant not in hand]
    return MISTLETOE in hand and len(missing) <= (STAND_IN[cult] in hand)
