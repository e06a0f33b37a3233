"""The documented public view of Druids, as plain JSON.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from typing import Any

from nemeton.engine import HIDDEN

from .content import GEM, KINDS, SLOTS
from .state import CLOSED, OVER, STEPS, Ritual, State


def present(view: State) -> dict[str, Any]:
    shown = {
        "slots": [_slot(view, slot) for slot in range(SLOTS)],
        "hands": [_hand(view, seat) for seat in range(len(view.scores))],
        "reserve_counts": [len(reserve) for reserve in view.reserves],
        "scores": view.scores[:],
        "gem_stock": len(view.stock),
        "discards": len(view.discards),
        "places_left": len(view.place_stock),
        "rituals": view.rituals,
        "column_base": view.base,
        "amulets": sorted([GEM[gem] for gem in view.amulets]),
        "last_ritual": _ritual(view.last) if view.last else None,
        "phase": STEPS[view.step],
    }
    if view.step == OVER:
        shown["discarded"] = sorted([GEM[gem] for gem, _ in view.discards])
        shown["reserves"] = [reserve[:] for reserve in view.reserves]
    return shown


def _slot(view: State, slot: int) -> dict[str, Any]:
    place = view.places[slot]
    return {
        "place": None if place == CLOSED else KINDS[place],
        "gems": [{"by": by, "gem": _gem(gem)} for gem, by, _ in view.gems[slot]],
        "servants": [{"by": by, "value": _value(value)} for value, by, _ in view.servants[slot]],
    }


def _hand(view: State, seat: int) -> dict[str, Any]:
    gems, servants, known = view.hand_gems[seat], view.hand_servants[seat], is_known(view, seat)
    return {
        "gems": [GEM[gem] for gem in gems] if known else None,
        "servants": servants[:] if known else None,
        "gem_count": len(gems),
        "servant_count": len(servants),
    }


def is_known(view: State, seat: int) -> bool:
    """Whether this is the view of that seat, or the game is over: its six servants are somewhere, and seen."""
    laid = [value for row in view.servants for value, by, _ in row if by == seat]
    return HIDDEN not in (*laid, *view.hand_servants[seat], *view.reserves[seat])


def _ritual(ritual: Ritual) -> dict[str, Any]:
    return {
        "by": ritual.by,
        "slot": ritual.slot + 1,
        "place": KINDS[ritual.place],
        "gems": [{"by": by, "gem": GEM[gem]} for by, gem in ritual.gems],
        "servants": [{"by": by, "value": value} for by, value in ritual.servants],
        "takes": [{"by": by, "amulets": amulets} for by, amulets in ritual.takes],
    }


def _gem(gem: int) -> str | None:
    return None if gem == HIDDEN else GEM[gem]


def _value(value: int) -> int | None:
    return None if value == HIDDEN else value
