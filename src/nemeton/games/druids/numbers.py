"""Druids in numbers, for environments: every action there can be, and how long its lists can get.
Constants only; the order of ACTIONS is part of the rules version."""

from __future__ import annotations

from typing import Final

from .content import (
    DISCARD,
    DRAW_GEM,
    DRAW_SERVANT,
    GEM,
    HAND,
    KEEP,
    KINDS,
    PASS,
    PICK,
    PLACES_OF_A_KIND,
    PLAY_GEM,
    PLAY_SERVANT,
    RITUAL,
    SERVANTS,
    SLOTS,
    STOP,
)

ACTIONS: Final = (
    *(action for row in (*PLAY_GEM, *PLAY_SERVANT[1:]) for action in row),
    *RITUAL,
    *PICK[1:],
    *DISCARD,
    KEEP,
    DRAW_GEM,
    DRAW_SERVANT,
    STOP,  # from here on since the second version: the numbers before have stayed
    PASS,
)


def room(seats: int) -> dict[str, int]:
    """Every gem may lie in one slot, and so may every servant; nobody draws beyond a full hand."""
    gems, own, servants = len(GEM), len(SERVANTS), len(SERVANTS) * seats
    return {
        "place_stock": len(KINDS) * PLACES_OF_A_KIND - SLOTS,
        "gems[]": gems,
        "servants[]": servants,
        "hand_gems[]": HAND,
        "hand_servants[]": own,
        "reserves[]": own,
        "stock.cards": gems,
        "discards": gems,
        "amulets": gems,
        "last.gems": gems,
        "last.servants": servants,
        "last.takes": servants,
    }
