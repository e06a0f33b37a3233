"""The cards of Druids, and the tables made from them at import.
Constants only; gems and kinds are small numbers inside, words outside."""

from __future__ import annotations

from typing import Final

from nemeton.engine import Action

KINDS: Final = ("amber", "emerald", "jet", "moonstone", "ruby", "sapphire")
NUMBERS: Final = range(1, 10)
SERVANTS: Final = (1, 2, 3, 4, 5, 6)
SLOTS: Final = 6
PLACES_OF_A_KIND: Final = 2
FIRST_GEMS, FIRST_SERVANTS, HAND = 4, 3, 7
CARDS_A_TURN: Final = 2
CARDS_FOR_A_RITUAL: Final = 3
CARD, COLUMN = 5, 30  # circles of one score card and of all six
LAST_RITUAL: Final = len(KINDS) * PLACES_OF_A_KIND - 1  # after it only one place has seen none

GEM: Final = tuple(f"{kind}-{number}" for kind in KINDS for number in NUMBERS)
KIND_OF: Final = tuple(kind for kind in range(len(KINDS)) for _ in NUMBERS)
NUMBER_OF: Final = tuple(number for _ in KINDS for number in NUMBERS)
SERVANT: Final = ("", *map(str, SERVANTS))  # by value
SLOT: Final = tuple(str(slot + 1) for slot in range(SLOTS))

PLAY_GEM: Final[tuple[tuple[Action, ...], ...]] = tuple(tuple(("gem", gem, slot) for slot in SLOT) for gem in GEM)
PLAY_SERVANT: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(("servant", value, slot) for slot in SLOT) for value in SERVANT
)
RITUAL: Final[tuple[Action, ...]] = tuple(("ritual", slot) for slot in SLOT)
PICK: Final[tuple[Action, ...]] = tuple(("pick", value) for value in SERVANT)
DISCARD: Final[tuple[Action, ...]] = tuple(("discard", gem) for gem in GEM)
KEEP: Final[Action] = ("keep",)
DRAW_GEM: Final[Action] = ("draw", "gem")
DRAW_SERVANT: Final[Action] = ("draw", "servant")
STOP: Final[Action] = ("stop",)
PASS: Final[Action] = ("pass",)

GEM_NUMBER: Final = {word: gem for gem, word in enumerate(GEM)}
