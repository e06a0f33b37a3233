"""Le Grand Druide in numbers, for environments: every action there can be.
Constants only; the order of ACTIONS is part of the rules version."""

from __future__ import annotations

from typing import Final

from .content import DRUID, LAY, MOVE_OF, NEUTRAL_BARS, PASS

ACTIONS: Final = (*DRUID, *MOVE_OF, PASS, *LAY)


def room(seats: int) -> dict[str, int]:  # noqa: ARG001  # the same for three and for four
    """Bars that are laid one by one; no other list of the state ever changes its length."""
    return {"lines": NEUTRAL_BARS, "owners": NEUTRAL_BARS}
