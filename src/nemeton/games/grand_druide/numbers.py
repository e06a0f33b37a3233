"""Le Grand Druide in numbers, for environments: every action there can be.
Constants only; the order of ACTIONS is part of the rules version."""

from __future__ import annotations

from typing import Final

from .content import DRUID, MOVE_OF, PASS

ACTIONS: Final = (*DRUID, *MOVE_OF, PASS)


def room(seats: int) -> dict[str, int]:  # noqa: ARG001  # its lists are as long as the table is wide, from the setup on
    """No list of the state ever changes its length."""
    return {}
