"""The circle and the pieces of Le Grand Druide, and the tables made from them at import.
Constants only; stones and lines are counted from 0 inside, words outside."""

from __future__ import annotations

from functools import cache
from typing import Final

from nemeton.engine import Action

STONES: Final = 30
COLOURS: Final = ("white", "blue", "green", "yellow", "red", "black")
TABOOS: Final = COLOURS[:-1]  # no dolmen card is black
DRUIDS: Final = {3: 9, 4: 7}  # by number of seats
BARS: Final = {3: 3, 4: 2}
NEUTRAL_BARS: Final = 7
STANDARD_BARS: Final = (1, 5, 11, 15, 19, 24, 27)  # on the day side of these stones
SMALLEST, LARGEST = 2, 7  # stones of a college where the neutral bars are not the standard ones
FEWEST_BARS: Final = tuple(-(-gap // LARGEST) - 1 for gap in range(STONES + 1))  # by stones: to cut them into colleges
MOST_BARS: Final = tuple(gap // SMALLEST - 1 for gap in range(STONES + 1))
FETISH_VOTES: Final = 2

STONE: Final = tuple(str(n + 1) for n in range(STONES))
LINE: Final = tuple(f"{n + 1}|{(n + 1) % STONES + 1}" for n in range(STONES))  # line n: the day side of stone n
COLOUR_OF: Final = tuple(n % len(COLOURS) for n in range(STONES))
STONES_OF: Final = tuple(tuple(range(colour, STONES, len(COLOURS))) for colour in range(len(COLOURS)))
NUMBER_CARDS: Final = (*range(STONES), *range(STONES))  # a day card and a night card of each

DRUID: Final[tuple[Action, ...]] = tuple(("druid", stone) for stone in STONE)
DRUID_ON: Final[dict[Action, int]] = {action: stone for stone, action in enumerate(DRUID)}
SIDES: Final = tuple(((n - 1) % STONES, (n + 1) % STONES) for n in range(STONES))
BAR: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(("bar", LINE[n], LINE[to]) for to in SIDES[n]) for n in range(STONES)
)
MOVE_OF: Final[dict[Action, tuple[int, int]]] = {
    action: (n, to) for n in range(STONES) for action, to in zip(BAR[n], SIDES[n], strict=True)
}
PASS: Final[Action] = ("pass",)
LAY: Final[tuple[Action, ...]] = tuple(("lay", line) for line in LINE)
LAID_ON: Final[dict[Action, int]] = {action: line for line, action in enumerate(LAY)}


@cache
def between(line: int, following: int) -> tuple[int, ...]:
    """The stones from one line to the next one that bears a bar, clockwise; none between a line and itself."""
    return tuple((line + 1 + n) % STONES for n in range((following - line) % STONES))
