"""Embers with numbers for its actions: a game that says nothing else of itself."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import toy

ACTIONS = (
    *(("play", card) for card in toy.CARDS if card != "hush"),
    ("rest",),
    ("hush",),
    ("let",),
    ("vote", "yes"),
    ("vote", "no"),
)


def numbered(**more: Any) -> Any:
    """The toy game with these names besides; each call makes another game."""
    game = ModuleType("toy")
    vars(game).update(vars(toy) | {"ACTIONS": ACTIONS} | more)
    return game
