"""Which lines a pawn placed face down would prove, without playing it: for the bots' looks.
Asks the rules; what it knows itself is that a line can be proven only if it is dominated in truth."""

from __future__ import annotations

from random import Random
from typing import Final

from nemeton.engine import Dealer, Sampled

from .content import BEST_OF, LEAST_OF, LENGTHS, LINES_OF, MEGALITHS, ON_LINE, PAWNS_IN, WEIGHT
from .rules import place, proven
from .state import State

UNHEARD: Final = Dealer(Sampled(Random(0)))  # never asked: there is no chance
LINES_AT_ONCE: Final = max(map(len, LINES_OF))  # that a pawn can fill


class Placing:
    """A pawn of the seat on a space, its value still open; and the lines that it may prove."""

    __slots__ = ("_after", "_balance", "_mine", "_theirs", "_turned", "_unshown", "seat", "space")

    def __init__(self, state: State, seat: int, space: int, mine: list[int], theirs: list[int]) -> None:
        """`mine` and `theirs`: the lines that may be proven for the seat, and for the other."""
        self.seat, self.space = seat, space
        self._mine, self._theirs = tuple(mine), tuple(theirs)
        self._after = state.clone()
        place(self._after, seat, 0, space, UNHEARD)
        self._turned = not self._after.down[seat] >> space & 1
        self._balance = [self._after.balance[line] for line in LINES_OF[space]]
        self._unshown = self._after.unshown[seat]

    def decided(self, value: int) -> dict[int, int]:
        """By line: whose it is if the pawn has that value; without those that it fills."""
        if self._turned:
            self._turn_up(value)
        mine, theirs = proven(self._after, self.seat, self._mine), proven(self._after, 1 - self.seat, self._theirs)
        return {**dict.fromkeys(mine, self.seat), **dict.fromkeys(theirs, 1 - self.seat)}

    def _turn_up(self, value: int) -> None:
        state, seat = self._after, self.seat
        for line, lead in zip(LINES_OF[self.space], self._balance, strict=True):
            state.balance[line] = lead - value if seat else lead + value
        state.unshown[seat] = self._unshown - WEIGHT[value]


def may_end(state: State, decided: int = 0) -> bool:
    """Whether somebody has eight megaliths once a pawn has filled lines and decided so many others."""
    return max(state.megaliths) + LINES_AT_ONCE + decided >= MEGALITHS


def placings_on(state: State, seat: int, spaces: list[int], balance: list[int]) -> list[Placing | None]:
    """By space: a placing that may prove lines; None where it decides at most those that it fills.
    `balance` counts the pawns that lie face down too."""
    far, near, theirs = true_lines(state, seat, balance)
    near_down = [line for line in near if one_more_proves(state, seat, line)]
    theirs_down = theirs if len(PAWNS_IN[state.hands[seat]]) <= max(LENGTHS) else []
    found: list[Placing | None] = []
    for space in spaces:
        lines = LINES_OF[space]
        if fills(state, space):
            mine = [line for line in lines if line in near] + [line for line in far if line not in lines]
            others = theirs
        else:
            mine = [line for line in lines if line in near_down]
            others = theirs_down
        found.append(Placing(state, seat, space, mine, others) if mine or others else None)
    return found


def one_more_proves(state: State, seat: int, line: int) -> bool:
    """[4.3] Whether the line is the seat's once it has one more pawn there, face down."""
    room, other = state.room[line] - 1, 1 - seat
    lead = -state.balance[line] if seat else state.balance[line]
    mine = (state.down[seat] & ON_LINE[line]).bit_count() + 1
    theirs = (state.down[other] & ON_LINE[line]).bit_count() + min(room, len(PAWNS_IN[state.hands[other]]))
    return lead + LEAST_OF[state.unshown[seat]][mine] >= BEST_OF[state.unshown[other]][theirs]


def true_lines(state: State, seat: int, balance: list[int]) -> tuple[list[int], list[int], list[int]]:
    """The lines with room that may be dominated in truth once the seat has placed a pawn: by the seat, if the pawn lies
    elsewhere or if it lies there; and by the other."""
    hand, other = state.hands[seat], state.hands[1 - seat]
    best = BEST_OF[hand][1]
    left, others = BEST_OF[hand - WEIGHT[best]], BEST_OF[other]
    far, near, theirs = [], [], []
    for line, room in enumerate(state.room):
        if not room or state.lines[line] >= 0:
            continue
        lead = -balance[line] if seat else balance[line]
        if lead >= others[room]:
            far.append(line)
        if room > 1 and lead + best >= others[room - 1]:
            near.append(line)
        if -lead >= left[room]:
            theirs.append(line)
    return far, near, theirs


def fills(state: State, space: int) -> bool:
    """Whether a pawn there makes a line full."""
    rooms, lines = state.room, LINES_OF[space]
    return rooms[lines[0]] == 1 or rooms[lines[1]] == 1 or rooms[lines[2]] == 1
