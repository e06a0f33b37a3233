"""A picture for whoever is sent a link, as SVG: the board on one side, on the other what is played
and who plays.
Made of what a spectator is shown and of names alone; anything else never comes here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from nemeton.engine import Scene

from .scene_svg import INK, QUIET, SEATS, SURFACE, Sheet, circle, drawn, sign

WIDTH, HEIGHT = 1200, 630  # what everybody who shows links asks for
BOARD: Final = (460, 24, 716, 582)  # x, y, width and height of the place for it
GROUND, SKY, EMBER = "#f3eee2", "#e9eeda", "#aa4c1a"
LONGEST: Final = 15  # letters of a title on one line
STONES = "M5 27 7 9l4-1 1 19zM20 27l1-19 4 1 2 18zM3 9l1-6 24 1 1 5z"


@dataclass(frozen=True, slots=True)
class Sitter:
    name: str
    colour: int
    score: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """What is written beside the board. `note` is one line: how it stands."""

    house: str
    title: str
    note: str
    sitters: Sequence[Sitter] = ()


def picture(card: Card, scene: Scene, colours: Sequence[int], outlines: Mapping[str, str]) -> str:
    x, y, width, height = BOARD
    scale = min(width / (scene.width * 100), height / (scene.height * 100))
    left, top = (
        x + (width - scene.width * 100 * scale) / 2,
        y + (height - scene.height * 100 * scale) / 2,
    )
    board = drawn(Sheet(scene, colours, outlines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>'
        f'<rect x="{x - 12}" y="{y - 12}" width="{width + 24}" height="{height + 24}" rx="22" fill="{SKY}"/>'
        f'<g transform="translate({left:.1f} {top:.1f}) scale({scale:.4f})">{board}</g>{_beside(card)}</svg>'
    )


def _beside(card: Card) -> str:
    lines = _lines(card.title)
    size = 58 if max(map(len, lines)) <= LONGEST - 4 else 46
    title = "".join(
        _text(line, 40, 168 + n * size * 1.08, size, INK, "Alegreya")
        for n, line in enumerate(lines)
    )
    below = 168 + (len(lines) - 1) * size * 1.08 + 52
    note = _text(card.note, 40, below, 27, QUIET)
    sitters = "".join(
        _sitter(sitter, below + 62 + n * 52) for n, sitter in enumerate(card.sitters[:6])
    )
    return _wordmark(card.house) + title + note + sitters


def _wordmark(house: str) -> str:
    stones = f'<circle cx="16" cy="14" r="5" fill="{EMBER}"/><path d="{STONES}" fill="{INK}"/>'
    return f'<g transform="translate(40 44) scale(1.5)">{stones}</g>' + _text(
        house, 100, 80, 34, INK, "Alegreya"
    )


def _sitter(sitter: Sitter, y: float) -> str:
    colour = sitter.colour % len(SEATS)
    disc = f'<g transform="translate(58 {y - 9:g})">{circle(19, SEATS[colour], SURFACE, 2)}{sign(colour, 25)}</g>'
    name = sitter.name if len(sitter.name) <= 20 else f"{sitter.name[:19]}…"
    score = _text(sitter.score, 425, y, 28, INK, "Alegreya", "end") if sitter.score else ""
    return disc + _text(name, 90, y, 28, INK) + score


def _lines(title: str) -> list[str]:
    """In two, where it is long, as even as words allow."""
    parts = title.split()
    cuts = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    if len(title) <= LONGEST or not cuts:
        return [title]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))


def _text(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    family: str = "Alegreya Sans",
    anchor: str = "start",
) -> str:
    weight = 700 if family == "Alegreya" else 400
    face = (
        f'font-family="{family}" font-weight="{weight}" font-size="{size:g}" text-anchor="{anchor}"'
    )
    return f'<text x="{x:g}" y="{y:g}" {face} fill="{fill}">{escape(text)}</text>'
