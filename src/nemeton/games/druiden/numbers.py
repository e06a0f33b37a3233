"""Die Druiden in numbers, for environments: every action there can be, and how long its lists can get.
Constants only; the order of ACTIONS is part of the rules version."""

from __future__ import annotations

from typing import Final

from nemeton.engine import Action

from .content import (
    ALL_CARDS,
    CARD,
    CULT,
    CULT_OF,
    DICE,
    FULL_CENTRE,
    GHOST,
    GHOSTS,
    MORRIGAN,
    PAWN,
    PENTACLES,
    PLANT,
    RING,
    SPIRALS,
    STONE,
    STONES,
)
from .moving import NEIGHBOURS
from .rules.answering import LET
from .rules.flow import CLOSED, MOVES
from .rules.offering import DRAW, NOTHING
from .rules.turn import ROLL_DICE
from .rules.voting import DOUBLERS, ITEMS

SEATS: Final = tuple(str(seat) for seat in range(5))
OPEN: Final = tuple(STONE[stone] for stone in range(STONES) if stone not in PENTACLES)
DOORS: Final = tuple(STONE[stone] for stone in sorted(PENTACLES))
BESIDE_SPIRALS: Final = tuple(STONE[stone] for stone in sorted({n for spiral in SPIRALS for n in NEIGHBOURS[spiral]}))
WAYS: Final = {  # by item: how it may vote; what is not here says yes or nothing
    "druid": (*CULT, "none"),
    "dwarf_king": (*CULT, "none"),
    **{
        item: (*(GHOST[ghost] for ghost in GHOSTS if CULT_OF[ghost] == cult), "none")
        for cult, item in enumerate(DOUBLERS)
    },
}
TURN: Final[tuple[Action, ...]] = (
    *(("enter", stone) for stone in DOORS),
    *(("sickle", seat, plant) for seat in SEATS for plant in PLANT),
    ROLL_DICE,
    *(
        action
        for face in MOVES[:RING]
        for pawn, moves in enumerate(face)
        for stone, action in enumerate(moves)
        if not CLOSED[pawn] >> stone & 1
    ),
)
ARRIVAL: Final[tuple[Action, ...]] = (
    DRAW,
    *((verb, count) for verb in ("steal", "exchange") for count in "12"),
    *(("invoke", ghost, *place) for ghost in GHOST for place in ((), *((stone,) for stone in BESIDE_SPIRALS))),
    *(("banish", ghost) for ghost in GHOST),
    NOTHING,
    *(("give", card) for card in CARD),
)
MAGIC: Final[tuple[Action, ...]] = (
    ("magic", "draw"),
    *(("magic", "ghost", ghost, stone) for ghost in GHOST for stone in OPEN),
    ("magic", "none"),
)
ANSWERS: Final[tuple[Action, ...]] = (("ward",), ("belt",), *(("leap", stone) for stone in OPEN), ("ban",), LET)
VOTES: Final[tuple[Action, ...]] = (
    *(("vote", item, way) for item in ITEMS for way in WAYS.get(item, ("yes", "none"))),
    *(("vote", "cult", cult) for cult in CULT),
)
INTO_THE_CENTRE: Final[tuple[Action, ...]] = (  # since rules 2: at the end, so that older numbers stay
    *(("magic", "ghost", ghost, stone) for ghost in GHOST if ghost != GHOST[MORRIGAN] for stone in DOORS),
    *(("leap", stone) for stone in DOORS),
)
ACTIONS: Final = (*TURN, *ARRIVAL, *MAGIC, *ANSWERS, *VOTES, *INTO_THE_CENTRE)

BALLOTS: Final = 3  # the first, the second, and the chair's choice
CARDS_THAT_VOTE: Final = 4
POTIONS: Final = 2


def room(seats: int) -> dict[str, int]:
    """A hand may hold every card. In a ballot each pawn of the centre has a voice, each such card, each potion."""
    cards = len(ALL_CARDS)
    return {
        "hands[]": cards,
        "stock.cards": cards,
        "discards": cards,
        "dice": len(DICE),
        "dice_left": len(DICE),
        "movers": len(PAWN),
        "asked": max(map(len, ACTIONS)),
        "answers.voters": seats,
        "answers.votes": seats,
        "answers.votes[].1": max(map(len, ANSWERS)),
        "centre": FULL_CENTRE,
        "ballot": len(ITEMS) * seats,
        "ceremony": BALLOTS,
        "ceremony[]": FULL_CENTRE + CARDS_THAT_VOTE + POTIONS * seats,
    }
