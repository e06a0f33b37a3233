"""The map, the dice and the cards of Le Jeu du Président, and the tables made from them at import.
Constants only; départements are small numbers inside, codes outside, and a set of them is the bits of one number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from nemeton.engine import Action

from . import cards

MAJORITY: Final = 246  # units of 100,000 votes
ANNOUNCED: Final = 200
UNIT: Final = 100_000

# Registered voters of 2022, in units: rounded up below 620,000 and down from there.
_UNITS: Final = (
       5,  4,  3,  2,  2,  7,  3,  2,  2,  # 01 to 09
    3, 3,  3, 14,  6,  2,  3,  6,  3,  2,  # 10 to 19
    3, 4,  5,  1,  4,  4,  4,  5,  4,  7,  # 20 to 29; Corsica is 20
    6, 9,  2, 11,  8,  7,  2,  5,  8,  2,  # 30 to 39
    4, 3,  6,  2, 10,  5,  2,  3,  1,  6,  # 40 to 49
    4, 4,  2,  3,  5,  2,  7,  7,  2, 18,  # 50 to 59
    6, 3, 10,  5,  6,  2,  4,  7,  6, 11,  # 60 to 69
    2, 5,  5,  4,  6, 13,  8,  8,  9,  3,  # 70 to 79
    5, 3,  2,  8,  5,  6,  4,  3,  3,  3,  # 80 to 89
    1, 7,  9,  7,  7,  7,                  # 90 to 95
)  # fmt: skip
_TERRITORIES: Final = {"971": 6, "973": 2, "974": 6, "975": 1}  # they count as 97

CODE: Final = (*(f"{number:02}" for number in range(1, 96)), *_TERRITORIES)  # in the order of words
WORTH: Final = (*_UNITS, *_TERRITORIES.values())
PLACES: Final = range(len(CODE))
NUMBER: Final = {code: place for place, code in enumerate(CODE)}
BIT: Final = tuple(1 << place for place in PLACES)
ALL: Final = (1 << len(CODE)) - 1
WORTHS: Final = tuple(sorted(set(WORTH)))
OF_WORTH: Final = tuple(  # by worth: the départements that are worth it
    sum(BIT[place] for place in PLACES if WORTH[place] == worth) for worth in range(max(WORTH) + 1)
)
AT_MOST: Final = tuple(sum(OF_WORTH[: worth + 1]) for worth in range(max(WORTH) + 1))  # by worth: those worth no more


STAR: Final = "*"
DICE: Final = (("0", "1", "2", "3", "4", STAR), ("5", "6", "7", "8", "9", STAR))


def _offered(low: str, high: str) -> int:
    """[2.2]-[2.5] The codes on offer; a star is any digit, a territory counts as 97."""
    found = 0
    for place, code in enumerate(CODE):
        for one, other in ((code[0], code[1]), (code[1], code[0])):
            if low in (one, STAR) and high in (other, STAR):
                found |= BIT[place]
    return found


OFFERED: Final = {(low, high): _offered(low, high) for low in DICE[0] for high in DICE[1]}

CAMPAIGN: Final = tuple(cards.CAMPAIGN)
AMOUNT: Final = tuple(amount for _, amount in cards.CAMPAIGN.values())
FIRST_LOSS: Final = [kind for kind, _ in cards.CAMPAIGN.values()].index("loss")

QUIZ: Final = cards.QUIZ
STAGE: Final = cards.STAGE
CHALLENGES: Final = (*QUIZ, *STAGE)
ON_STAGE: Final = 60  # seconds on the timer beside a scene; nobody is stopped

DEALT: Final = {2: 12, 3: 12, 4: 12, 5: 9, 6: 8}  # short game, by seats: départements dealt to each
TURNS: Final = {3: (16, 8), 4: (12, 6), 5: (10, 5), 6: (8, 4)}  # … turns of each seat in the two rounds
SIDES: Final = {  # by seats: who stands together in the second round, by place in the first
    3: ((0,), (1, 2)),
    4: ((0, 3), (1, 2)),
    5: ((0, 4), (1, 2, 3)),
    6: ((0, 4, 5), (1, 2, 3)),
}

# A set of départements is larger than a machine word. Taken apart it is bytes, each of them looked up in a table:
# measured, several times faster than bit by bit.
BYTES: Final = len(CODE) // 8 + 1
T = TypeVar("T")


def _by_byte(start: T, add: Callable[[T, int], T]) -> tuple[tuple[T, ...], ...]:
    """For each byte of a set, and each value that it may have: `start`, with each département of it added."""
    return tuple(_by_value(PLACES[first : first + 8], start, add) for first in range(0, 8 * BYTES, 8))


def _by_value(places: range, start: T, add: Callable[[T, int], T]) -> tuple[T, ...]:
    found = [start]
    for place in places:
        found += [add(before, place) for before in found]
    return tuple(found)


def taken_apart(places: int) -> bytes:
    return places.to_bytes(BYTES, "little")


WORTH_OF: Final = _by_byte(0, lambda before, place: before + WORTH[place])

# Actions are made once.
Verb = tuple[tuple[tuple[Action, ...], ...], ...]


def _each(verb: str) -> Verb:
    actions = tuple((verb, code) for code in CODE)
    return _by_byte((), lambda before, place: (*before, actions[place]))


TAKE: Final = _each("take")
CHALLENGE: Final = _each("challenge")
PROTECT: Final = _each("protect")
GAIN: Final = _each("gain")
LOSE: Final = _each("lose")
SEIZE: Final = _each("seize")
ROLL_DICE: Final[Action] = ("roll",)
CAMPAIGNING: Final[Action] = ("campaign",)
ANSWERS: Final[tuple[Action, ...]] = tuple(("answer", number) for number in "1234")
PERFORMED: Final[Action] = ("performed",)
YES: Final[Action] = ("judge", "yes")
NO: Final[Action] = ("judge", "no")
JUDGEMENTS: Final = (YES, NO)


def each(verb: Verb, places: int) -> list[Action]:
    """The verb's actions for these départements, in the order of their codes."""
    found: list[Action] = []
    for at, byte in enumerate(taken_apart(places)):
        found += verb[at][byte]
    return found
