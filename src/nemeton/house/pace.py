"""How long a bot takes, so that people can follow: the more there is to choose from, the longer; the more bots
have acted in a row, the shorter. Counted in pauses; how long one is, is the house's affair."""

from __future__ import annotations

import random
from math import log2
from typing import Final

FORCED: Final = 0.4  # where there is nothing to choose
LIGHT, HEAVY, MANY = 0.7, 2.0, 64  # with two choices, and with so many or more
SEALED: Final = 1.0  # whatever there is to choose, which is a secret; a quick level has thought by then
LEAST: Final = 0.3  # however many bots act in a row
ROW: Final = 5  # after so many, half as long
BY_LOT: Final = 0.15  # more or less: the exact time would tell how many choices there were

_lot = random.SystemRandom()


def pauses(choices: int, in_a_row: int) -> float:
    """With so many choices, after so many actions of bots since somebody else acted."""
    return _about(max(LEAST, weight(choices) * ROW / (ROW + in_a_row)))


def sealed_pauses() -> float:
    """In a sealed ballot."""
    return _about(SEALED)


def weight(choices: int) -> float:
    """The longer, the more there are; but twice as many are not twice the work."""
    if choices < 2:
        return FORCED
    return LIGHT + (HEAVY - LIGHT) * log2(min(choices, MANY) / 2) / log2(MANY / 2)


def _about(pauses: float) -> float:
    return pauses * _lot.uniform(1 - BY_LOT, 1 + BY_LOT)
