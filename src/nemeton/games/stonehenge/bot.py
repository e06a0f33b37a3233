"""Advice for bots playing Stonehenge: how good a position is, and when it can be solved.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from nemeton.engine import Action

from .content import ALL_FREE, LENGTHS, LINES_OF, PAWNS_IN, PLACES, WEIGHT
from .state import State

SOLVABLE_SPACES: Final = 9  # measured: 0.15 s on average
SOLVABLE_CALLED: Final = 6  # claims that may wait multiply the positions
PLAY_IT: Final = -1.0  # instead of a look
AVERAGE: Final = 3.0  # of the pawns in the box


def _shares() -> tuple[tuple[float, ...], ...]:
    """By room and lead + 40: how likely a lead on a line with that room holds."""
    return tuple(
        tuple(1 / (1 + exp(-lead / (0.35 + AVERAGE * 0.45 * room))) for lead in range(-40, 41))
        for room in range(max(LENGTHS) + 1)
    )


SHARE: Final = _shares()
STRENGTH: Final = tuple(0.09 * sum(pawns) for pawns in PAWNS_IN)  # pawns in hand are worth lines to come


def evaluate(state: State) -> tuple[float, float]:
    """The lines that each seat can hope for, as a chance of winning."""
    hope, balance = 0.0, true_balance(state) if state.hidden else state.balance
    for line, owner in enumerate(state.lines):
        hope += (1.0 - owner) if owner >= 0 else SHARE[state.room[line]][balance[line] + 40]
    hope += STRENGTH[state.hands[0]] - STRENGTH[state.hands[1]]
    first = 1 / (1 + exp(-(hope - len(LENGTHS) / 2)))
    return first, 1 - first


def looks(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """What `evaluate` says to the seat after each placing: added up in the same order, with three lines changed.
    Where a line gets full, or pawns are open and a placing may decide lines far away, it has to be played."""
    if not state.hidden or state.called:
        return [PLAY_IT] * len(actions)
    balance, rooms = true_balance(state), state.room
    shares = [(1.0 - owner) if owner >= 0 else SHARE[rooms[line]][balance[line] + 40]
              for line, owner in enumerate(state.lines)]  # fmt: skip
    found = []
    for action in actions:
        value, space = PLACES[action]
        found.append(PLAY_IT if fills(rooms, space) else look(state, seat, value, space, shares, balance))
    return found


def fills(rooms: list[int], space: int) -> bool:
    """Whether a pawn there makes a line full."""
    return any(rooms[line] == 1 for line in LINES_OF[space])


def look(state: State, seat: int, value: int, space: int, shares: list[float], balance: list[int]) -> float:
    after, more = shares[:], -value if seat else value
    for line in LINES_OF[space]:
        after[line] = SHARE[state.room[line] - 1][balance[line] + more + 40]
    hope = 0.0
    for share in after:
        hope += share
    hands = state.hands
    if seat:
        hope += STRENGTH[hands[0]] - STRENGTH[hands[1] - WEIGHT[value]]
    else:
        hope += STRENGTH[hands[0] - WEIGHT[value]] - STRENGTH[hands[1]]
    first = 1 / (1 + exp(-(hope - len(LENGTHS) / 2)))
    return 1 - first if seat else first


def true_balance(state: State) -> list[int]:
    """The state's own counts face-up pawns only; a bot that has imagined the others counts them too."""
    balance, down = state.balance[:], ALL_FREE & ~(state.free | state.up)
    while down:
        space = (down & -down).bit_length() - 1
        value = -state.values[space] if state.owners[space] else state.values[space]
        for line in LINES_OF[space]:
            balance[line] += value
        down &= down - 1
    return balance


def solvable(state: Any) -> bool:
    """With open pawns and few spaces left."""
    most = SOLVABLE_CALLED if state.called else SOLVABLE_SPACES
    return not state.hidden and int(state.free).bit_count() <= most
