"""How long a bot takes, so that people can follow. It depends on what everybody can know, and on
nothing else: where something is hidden, not on how many choices there are. Counted in pauses; how
long one is, the house says."""

from __future__ import annotations

import random
from math import ceil, log2
from typing import TYPE_CHECKING, Final

from nemeton.bots import at_most_quick, level_of

if TYPE_CHECKING:
    from .state import Table

FORCED: Final = 0.4  # where there is nothing to choose, as everybody can see
LIGHT, HEAVY, MANY = 0.7, 2.0, 64  # with two choices, and with so many or more
LEAST: Final = 0.3  # however many bots act in a row
ROW: Final = 5  # after so many, half as long
BY_LOT: Final = 0.15  # more or less

# Where something is hidden: the same for every choice. A bot has thought by then.
HIDDEN: Final = 1.0
SEARCHING: Final = 0.9  # at least, for a level that searches
LONG: Final = 2.5  # for one that searches long
SEALED: Final = 1.0  # under seal nobody searches long

THINKING: Final = 0.8  # of the wait may be thought; the rest is for the way there and back
LATE: Final = 2.0  # pauses: who has not thought by then answers so much later, or twice as much, …

_lot = random.SystemRandom()


def wait_of(table: Table, seat: int, level: str) -> float:
    """For the bot's next action there."""
    if table.sealed(seat):
        return _about(SEALED)
    if table.hides_anything():
        return hidden_pauses(level, table.bots_in_a_row())
    return pauses(table.choices(seat), table.bots_in_a_row())


def pauses(choices: int, in_a_row: int) -> float:
    """With so many choices, after so many actions of bots since somebody else acted; where all is
    open."""
    return _about(max(LEAST, weight(choices) * _row(in_a_row)))


def hidden_pauses(level: str, in_a_row: int) -> float:
    """Whatever there is to choose from, which may be a secret."""
    if at_most_quick(level) != level:
        return _about(LONG)
    least = SEARCHING if level_of(level).iterations else LEAST
    return _about(max(least, HIDDEN * _row(in_a_row)))


def thinking_time(wait: float) -> float:
    """Seconds that a bot may think, so that its answer is there when the wait is over."""
    return THINKING * wait


def rounded(spent: float, wait: float, pause: float) -> float:
    """When to answer, in seconds: after the wait; where thinking took longer, on a busy machine,
    some whole steps after it, so that how long it took can't be read off."""
    if spent <= wait or not pause:
        return wait
    step = LATE * pause
    return wait + step * ceil((spent - wait) / step)


def weight(choices: int) -> float:
    """The longer, the more there are; but twice as many are not twice the work."""
    if choices < 2:
        return FORCED
    return LIGHT + (HEAVY - LIGHT) * log2(min(choices, MANY) / 2) / log2(MANY / 2)


def _row(in_a_row: int) -> float:
    return ROW / (ROW + in_a_row)


def _about(pauses: float) -> float:
    return pauses * _lot.uniform(1 - BY_LOT, 1 + BY_LOT)
