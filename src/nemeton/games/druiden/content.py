"""The board, dice, cards and ghosts of Die Druiden, and the tables made from them at import.
Our reconstruction, kept here so that it can be changed in one place. Constants only; inside, small numbers."""

from __future__ import annotations

from typing import Final

HOURS: Final = 12
CIRCLES: Final = "abc"  # inner, middle, outer
STONES: Final = len(CIRCLES) * HOURS
STONE: Final = tuple(f"{circle}{hour}" for circle in CIRCLES for hour in range(1, HOURS + 1))
STONE_NUMBER: Final = {name: stone for stone, name in enumerate(STONE)}


def _numbers(names: str) -> frozenset[int]:
    return frozenset(STONE_NUMBER[name] for name in names.split())


PENTACLES: Final = _numbers("a1 a3 a5 a7 a9 a11")
SPIRALS: Final = _numbers("c1 c3 c5 c7 c9 c11")
EARS: Final = _numbers("b1 b3 b5 b7 b9 b11 c2 c6 c10")
SYMBOL: Final = tuple(
    "pentacle" if stone in PENTACLES else "spiral" if stone in SPIRALS else "ear" if stone in EARS else "plain"
    for stone in range(STONES)
)
ROOM: Final = 2  # pawns on a stone

FACES: Final = ("1", "2", "3", "4", "5", "6", "straight", "bend", "double", "ring")
DICE: Final = (("1", "3", "5", "straight", "bend", "ring"), ("2", "4", "6", "straight", "double", "ring"))
FACE_NUMBER: Final = {name: face for face, name in enumerate(FACES)}
STRAIGHT, BEND, DOUBLE, RING = range(6, 10)  # into FACES; below them face n is the number n + 1

GHOST: Final = ("belenos", "grannus", "sulis", "arianrhod", "cernunnos", "sirona", "dwarf_king", "morrigan")
GHOSTS: Final = range(len(GHOST))
SUN, MOON, NEITHER = 0, 1, 2
CULT: Final = ("sun", "moon")
CULT_OF: Final = (SUN, SUN, SUN, MOON, MOON, MOON, NEITHER, NEITHER)  # by ghost
DWARF_KING, MORRIGAN = 6, 7
DRUID: Final = len(GHOST)  # as a pawn: the druid of the seat on turn
PAWN: Final = (*GHOST, "druid")
PAWN_NUMBER: Final = {name: pawn for pawn, name in enumerate(PAWN)}

PLANTS: Final = (  # by cult: the three that make its potion, with their values
    (("st_johns_wort", 5), ("wild_rosemary", 10), ("rue", 15)),
    (("henbane", 5), ("fly_agaric", 10), ("vervain", 15)),
)
DECK: Final = (
    *((name, 4) for cult in PLANTS for name, _ in cult), ("mistletoe", 2), ("belladonna", 1),
    ("cauldron", 1), ("lug", 1), ("tablet", 1), ("harp", 1), ("teutates", 1), ("wand", 1),
    ("portrait_sun", 1), ("portrait_moon", 1), ("leap_sun", 1), ("leap_moon", 1), ("ban_sun", 1), ("ban_moon", 1),
    ("ward", 2), ("sickle", 2), ("belt", 2),
)  # fmt: skip
CARD: Final = tuple(name for name, _ in DECK)
CARD_NUMBER: Final = {name: card for card, name in enumerate(CARD)}
ALL_CARDS: Final = tuple(card for card, (_, count) in enumerate(DECK) for _ in range(count))
PLANT: Final = CARD[:8]  # what a sickle may ask for
PLANTS_OF: Final = tuple(tuple(CARD_NUMBER[name] for name, _ in cult) for cult in PLANTS)
VALUES: Final = (5, 10, 15)
MISTLETOE, BELLADONNA = CARD_NUMBER["mistletoe"], CARD_NUMBER["belladonna"]
STAND_IN: Final = (CARD_NUMBER["tablet"], CARD_NUMBER["wand"])  # by cult: stands for one of its plants
PAIRING: Final = (CARD_NUMBER["cauldron"], CARD_NUMBER["harp"])
DOUBLING: Final = (CARD_NUMBER["lug"], CARD_NUMBER["teutates"])
PORTRAIT: Final = (CARD_NUMBER["portrait_sun"], CARD_NUMBER["portrait_moon"])
LEAP: Final = (CARD_NUMBER["leap_sun"], CARD_NUMBER["leap_moon"])
BAN: Final = (CARD_NUMBER["ban_sun"], CARD_NUMBER["ban_moon"])
WARD, SICKLE, BELT = CARD_NUMBER["ward"], CARD_NUMBER["sickle"], CARD_NUMBER["belt"]

PICTURE: Final = {  # by card: what is drawn on it, what is written, the sign of its cult
    **{name: ("herb-sun", str(value), "sun") for name, value in PLANTS[SUN]},
    **{name: ("herb-moon", str(value), "moon") for name, value in PLANTS[MOON]},
    "mistletoe": ("herb-mistletoe", "", ""), "belladonna": ("herb-belladonna", "", ""),
    "cauldron": ("spell-cauldron", "", "sun"), "harp": ("spell-harp", "", "moon"),
    "lug": ("spell-double", "", "sun"), "teutates": ("spell-double", "", "moon"),
    "tablet": ("spell-tablet", "", "sun"), "wand": ("spell-wand", "", "moon"),
    "portrait_sun": ("spell-portrait", "", "sun"), "portrait_moon": ("spell-portrait", "", "moon"),
    "leap_sun": ("spell-leap", "", "sun"), "leap_moon": ("spell-leap", "", "moon"),
    "ban_sun": ("spell-ban", "", "sun"), "ban_moon": ("spell-ban", "", "moon"),
    "ward": ("spell-shield", "", ""), "sickle": ("spell-sickle", "", ""), "belt": ("spell-belt", "", ""),
}  # fmt: skip

FULL_CENTRE, LAST_TURN = 5, 50
