"""The documented public view of Die Druiden, as plain JSON.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from typing import Any

from .content import CARD, CULT, FACES, GHOST, STONE
from .rules.scoring import score_sheet
from .state import AWAY, CENTRE, NOBODY, OVER, STEPS, VOTE, State


def present(view: State) -> dict[str, Any]:
    return {
        "turn": view.turn,
        "stones": {name: pawns_on(view, stone) for stone, name in enumerate(STONE)},
        "druids": [_place(place, "waiting") for place in view.druids],
        "ghosts": {name: _ghost(view, ghost) for ghost, name in enumerate(GHOST)},
        "hands": [sorted(_cards(hand)) if shown else None for hand, shown in zip(view.hands, view.shown, strict=True)],
        "hand_counts": [len(hand) for hand in view.hands],
        "stock": len(view.stock),
        "discards": _cards(view.discards),
        "dice": [FACES[face] for face in view.dice],
        "dice_left": [FACES[face] for face in view.dice_left],
        "asked": list(view.asked) or None,
        "phase": STEPS[view.step],
        "votes": _votes(view) if view.step >= VOTE else None,
        "cult": None if view.cult == NOBODY else CULT[view.cult],
        "score_sheet": [score_sheet(view, seat) for seat in range(len(view.hands))] if view.step == OVER else None,
    }


def pawns_on(view: State, stone: int) -> list[str]:
    druids = [f"druid-{seat}" for seat, place in enumerate(view.druids) if place == stone]
    return sorted(druids + [GHOST[ghost] for ghost, place in enumerate(view.ghosts) if place == stone])


def _ghost(view: State, ghost: int) -> dict[str, Any]:
    return {"at": _place(view.ghosts[ghost], "stand"), "controller": _seat(view.controllers[ghost])}


def _place(place: int, away: str) -> str:
    if place == CENTRE:
        return "centre"
    return away if place == AWAY else STONE[place]


def _cards(cards: list[int]) -> list[str]:
    return [CARD[card] for card in cards]


def _votes(view: State) -> dict[str, Any]:
    by_seat = [dict(zip(CULT, votes, strict=True)) for votes in view.votes]
    return {cult: sum(one[cult] for one in by_seat) for cult in CULT} | {"by_seat": by_seat}


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
