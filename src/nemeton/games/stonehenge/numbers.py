"""Stonehenge in numbers, for environments: every action there can be, and what its sets are made of.
Constants only; the order of ACTIONS is part of the rules version."""

from __future__ import annotations

from typing import Final

from .content import CLAIM, END, PLACES, SPACES

ACTIONS: Final = (*PLACES, *CLAIM, END)
BITS: Final = {"free": len(SPACES), "down[]": len(SPACES)}


def room(seats: int) -> dict[str, int]:  # noqa: ARG001  # two
    """No list of the state ever changes its length."""
    return {}
