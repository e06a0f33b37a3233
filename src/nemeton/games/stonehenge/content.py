"""The board and the pieces of Stonehenge, and the tables made from them at import.
Constants only; spaces, lines and hands are small numbers inside, words outside."""

from __future__ import annotations

from itertools import product
from typing import Final

from nemeton.engine import Action

#       A B
#      C D E
#     F G H I
#    J K L M N
#     O P Q R
SPACES: Final = "ABCDEFGHIJKLMNOPQR"
LINES: Final = (
    "AB", "CDE", "FGHI", "JKLMN", "OPQR",  # level
    "ACFJ", "BDGKO", "EHLP", "IMQ", "NR",  # falling to the left
    "BEIN", "ADHMR", "CGLQ", "FKP", "JO",  # falling to the right
)  # fmt: skip
PAWNS: Final = (1, 1, 2, 2, 3, 3, 4, 5, 6)
MEGALITHS: Final = 8

VALUES: Final = tuple(sorted(set(PAWNS)))
LINES_OF: Final = tuple(tuple(n for n, line in enumerate(LINES) if space in line) for space in SPACES)
SPACES_OF: Final = tuple(tuple(SPACES.index(space) for space in line) for line in LINES)
ALL_LINES: Final = tuple(range(len(LINES)))
LENGTHS: Final = tuple(map(len, LINES))
LONGEST: Final = max(LENGTHS)
ON_LINE: Final = tuple(sum(1 << space for space in spaces) for spaces in SPACES_OF)  # by line: its spaces, one bit each
ALL_FREE: Final = (1 << len(SPACES)) - 1

# A hand is one number: how many pawns of each value it holds, counted in the base of the box.
_COUNTS: Final = tuple(PAWNS.count(value) for value in VALUES)


def _weights() -> tuple[int, ...]:
    weights, weight = [0], 1
    for count in _COUNTS:
        weights.append(weight)
        weight *= count + 1
    return tuple(weights)


WEIGHT: Final = _weights()  # WEIGHT[value]: what one pawn of that value adds to a hand


def hand_of(pawns: tuple[int, ...] | list[int]) -> int:
    return sum(WEIGHT[value] for value in pawns)


def _hands() -> dict[int, tuple[int, ...]]:
    """Every hand's number, with its pawns in ascending order."""
    hands = {}
    for counts in product(*(range(count + 1) for count in _COUNTS)):
        pawns = tuple(value for value, count in zip(VALUES, counts, strict=True) for _ in range(count))
        hands[hand_of(pawns)] = pawns
    return hands


PAWNS_IN: Final = tuple(pawns for _, pawns in sorted(_hands().items()))
VALUES_IN: Final = tuple(tuple(sorted(set(pawns))) for pawns in PAWNS_IN)
BEST_OF: Final = tuple(  # BEST_OF[hand][k]: the sum of its k best pawns
    tuple(sum(sorted(pawns, reverse=True)[:k]) for k in range(max(LENGTHS) + 1)) for pawns in PAWNS_IN
)
LEAST_OF: Final = tuple(  # LEAST_OF[hand][k]: the sum of its k smallest pawns
    tuple(sum(pawns[:k]) for k in range(max(LENGTHS) + 1)) for pawns in PAWNS_IN
)
FULL_HAND: Final = hand_of(PAWNS)

# Actions are made once. Measured: joining two tables of 512 is four times faster than a loop over the free spaces.
PLACE: Final = tuple(tuple(("place", str(value), space) for space in SPACES) for value in (0, *VALUES))
PLACES: Final[dict[Action, tuple[int, int]]] = {
    PLACE[value][space]: (value, space) for value in VALUES for space in range(len(SPACES))
}
SOMETHING: Final = tuple(("place", "?", space) for space in SPACES)  # what others read of a pawn placed face down
CLAIM: Final = tuple(("claim", line) for line in LINES)
CLAIMS: Final[dict[Action, int]] = {action: line for line, action in enumerate(CLAIM)}
END: Final[Action] = ("end",)
HALF: Final = len(SPACES) // 2
LOW_MASK: Final = (1 << HALF) - 1
COUNT: Final = tuple(spaces.bit_count() for spaces in range(1 << HALF))  # of spaces in one half of the board


def _placings(first: int) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """For each set of free spaces in one half of the board: the placings there, by value."""
    rows = [row[first : first + HALF] for row in PLACE]
    return tuple(
        tuple(tuple(row[n] for n in range(HALF) if free >> n & 1) for row in rows) for free in range(1 << HALF)
    )


PLACE_LOW: Final = _placings(0)
PLACE_HIGH: Final = _placings(HALF)
