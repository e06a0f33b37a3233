"""The state of a game of Le Grand Druide: data only.
Words are in content.py; what happens to it is in rules.py."""

from __future__ import annotations

from typing import Final

from nemeton.engine import Data, state

EMPTY: Final = -1  # on a stone; also: no owner, nobody's turn, a card not dealt yet
NEUTRAL: Final = -2  # a druid of nobody


@state
class State(Data):
    turn: int  # the seat on turn; EMPTY once over
    stones: list[int]  # by stone: the seat whose druid stands there, NEUTRAL, or EMPTY
    unlaid: int  # neutral bars that the first seat has still to lay
    lines: list[int]  # by bar on the circle: the line it lies on
    owners: list[int]  # likewise: the seat that moved it, or EMPTY
    druids: list[int]  # by seat: left in reserve
    bars: list[int]  # by seat: left in reserve
    passed: list[bool]  # by seat
    fetish: list[int]  # by seat: a stone; secret; EMPTY until it is dealt
    taboo: list[int]  # by seat: a colour; likewise
    cleared: list[int]  # by stone: the seat whose druid its taboo took off; EMPTY before the count
    votes: list[int]  # by seat: the outcome of the count; all 0 before
