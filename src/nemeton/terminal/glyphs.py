"""The characters that things are drawn with: the seats' signs, lines, pieces.
Two sets: one for terminals that know Unicode, one for those that know only ASCII."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Glyphs:
    signs: str  # by seat: sun, moon, oak leaf, spiral, wave, triskele
    faint: str  # a line that belongs to nobody
    strokes: Mapping[str, str]  # a line that belongs to a seat: level, upright, rising, falling
    looks: Mapping[str, str]  # by a node's look: a piece without writing on it
    marks: Mapping[
        str, str
    ]  # by a word of a node's mark: what is engraved on a stone, the cult of a card
    place: str  # an empty place without a name
    hidden: str  # a piece whose face the viewer can't see

    def sign(self, seat: int) -> str:
        return self.signs[seat % len(self.signs)]


UNICODE: Final = Glyphs(
    signs="☼☾♣@≈▲",
    faint="·",
    strokes={"level": "─", "upright": "│", "rising": "╱", "falling": "╲"},
    looks={"megalith": "▮", "sun": "☉", "moon": "☽"},
    marks={"pentacle": "★", "spiral": "§", "ear": "ψ", "sun": "☉", "moon": "☽"},
    place="○",
    hidden="▒",
)
ASCII: Final = Glyphs(
    signs="*)&@~^",
    faint=".",
    strokes={"level": "-", "upright": "|", "rising": "/", "falling": "\\"},
    looks={"megalith": "#", "sun": "s", "moon": "m"},
    marks={"pentacle": "+", "spiral": "%", "ear": "Y", "sun": "-s", "moon": "-m"},
    place="o",
    hidden="?",
)


def glyphs_for(encoding: str | None) -> Glyphs:
    """The richest set that the encoding can write."""
    written = "".join((UNICODE.signs, UNICODE.faint, *UNICODE.strokes.values(), *UNICODE.looks.values(),
                       *UNICODE.marks.values(), UNICODE.place, UNICODE.hidden))  # fmt: skip
    try:
        written.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
