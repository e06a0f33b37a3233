"""The state of a game of Stonehenge: data only.
Words are in content.py; what happens to it is in rules.py."""

from __future__ import annotations

from typing import Final

from nemeton.engine import Data, state

NOBODY: Final = -1


@state
class State(Data):
    hidden: bool  # option: pawns lie face down
    called: bool  # option: lines are claimed by calling them
    turn: int  # the seat on turn; NOBODY once over
    placed: bool  # called: the pawn of this turn is on the board
    owners: list[int]  # by space: the seat whose pawn lies there
    values: list[int]  # by space: the pawn's value, 0 when empty
    free: int  # the empty spaces, one bit each
    down: list[int]  # by seat: the spaces where its pawns lie face down, one bit each
    hands: list[int]  # by seat: a number that content.PAWNS_IN turns into pawns
    unshown: list[int]  # by seat: its pawns that lie face up nowhere, as such a number; known to all
    lines: list[int]  # by line: the seat whose megalith stands there
    last: list[int]  # by line: the seat that placed last on it
    room: list[int]  # by line: empty spaces
    balance: list[int]  # by line: seat 0's face-up total less seat 1's
    megaliths: list[int]  # by seat: placed so far
