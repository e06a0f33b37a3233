"""The state of a game of Druids: data only.
Words are in content.py; what happens to it is in rules.py."""

from __future__ import annotations

from typing import Final

from nemeton.engine import Data, Deck, state

NOBODY: Final = -1
CLOSED: Final = -1  # in place of a kind: a slot without a place

STEPS: Final = ("pick", "ritual_or_play", "play", "discard", "draw", "over")
CHOOSING, BEGINNING, PLAYING, DISCARDING, DRAWING, OVER = range(len(STEPS))

Laid = tuple[int, int, int]  # a card lying in a slot: what it is, who laid it, how many rituals had been held


@state
class Ritual(Data):
    """What everybody saw when a ritual was held."""

    by: int
    slot: int
    place: int
    gems: tuple[tuple[int, int], ...]  # who, gem
    servants: tuple[tuple[int, int], ...]  # who, value
    takes: tuple[tuple[int, int], ...]  # who, amulets; in the order taken
    base: int  # of the column, before


@state
class State(Data):
    by_number: bool  # option: a gem gives as many amulets as its number
    turn: int  # the seat on turn; NOBODY once over
    step: int  # into STEPS
    played: int  # cards this turn
    served: bool  # one of them was a servant
    places: list[int]  # by slot: a kind, or CLOSED
    place_stock: list[int]  # the kinds still to come
    gems: list[list[Laid]]  # by slot
    servants: list[list[Laid]]  # by slot
    hand_gems: list[list[int]]  # by seat, sorted; secret
    hand_servants: list[list[int]]  # by seat, sorted; secret
    reserves: list[list[int]]  # by seat: servants to draw, sorted; secret
    stock: Deck  # gems to draw; secret to all
    discards: list[tuple[int, int]]  # gem and the seat that laid it aside in secret, NOBODY when all saw it
    amulets: list[int]  # gems out of the game
    scores: list[int]  # by seat: circles climbed
    base: int  # the column covers the circles base + 1 to base + COLUMN
    rituals: int  # held so far
    last: Ritual | None
    gem_shown: list[int]  # by gem: the ritual that showed it last; 0: none
    servant_shown: list[list[int]]  # by seat and value: likewise
