"""A scene drawn as SVG, for pictures: every node by its kind and look, as the client draws it but
simpler, by day.
Knows scenes, no game; draws what is in the scene and nothing else."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from nemeton.engine import Node, Scene

UNIT: Final = 100  # a scene's unit in the drawing's
FLAT: Final = ("board", "panel", "region", "track", "line", "place")  # from the ground up
SEATS: Final = ("#d98a00", "#3e7cb1", "#2e8b6b", "#a6518a", "#c2452d", "#6b6357")
HUES: Final = {
    "white": "#f4f1e7",
    "blue": "#2f6cae",
    "green": "#37783c",
    "yellow": "#ebc63f",
    "red": "#b5342f",
    "black": "#2a2b2d",
    "amber": "#e3941c",
    "emerald": "#1e8c5d",
    "jet": "#35373c",
    "moonstone": "#b7c3da",
    "ruby": "#b9203f",
    "sapphire": "#2b58b3",
    "sun": "#f0bb2e",
    "moon": "#9fb2e8",
    "king": "#c58a5a",
    "raven": "#7a6c96",
    "mistletoe": "#b9cf9a",
    "belladonna": "#b08ac0",
    "pentacle": "#d3bd89",
    "spiral": "#b0b3c4",
    "ear": "#b0bf91",
}
DARK: Final = ("blue", "green", "red", "black", "jet", "ruby", "sapphire", "emerald")
INK, QUIET, LINE, SURFACE = "#23291f", "#5d6455", "#d8d0be", "#fbf8f1"
GRASS, VERGE, HOLLOW, RIM = "#e7e9cd", "#d3d8b4", "#cfd0ac", "#aeb388"
STONE, ROCK, FACE, BACK = "#b9b2a1", "#7c7768", "#faf5e8", "#41564c"
RAY, WAY, CORE, WOOD, BARK = "#f6f2d8", "#87865f", "#c2bf8f", "#c2955a", "#6d4920"
SEA, SOIL = "#dbe5e2", "#faf5e8"

SPIRAL = "M0 2c-2-3 3-6 6-3s1 11-6 11S-11 3-8-4 3-14 10-10s7 15 3 20"
ARM = "M0 0c1-9 10-11 12-4s-6 8-6 2"
LEAF = "M0-17C-9-8-9 8 0 16 9 8 9-8 0-17zM0 20V-8M0 8-5 3M0 8 5 3"
SIGNS: Final = (
    '<circle r="6.5"/><path d="M0-11v-5M0 11v5M-11 0h-5M11 0h5M-8-8l-3-3M8 8l3 3M8-8l3-3M-8 8l-3 3"/>',
    '<path d="M6-14A15 15 0 1 0 6 14 12 12 0 1 1 6-14z"/>',
    f'<path d="{LEAF}" transform="rotate(38)"/>',
    f'<path d="{SPIRAL}"/>',
    '<path d="M-16-3c5-8 9-8 11-3s6 5 10-1c3-5 7-5 11-1M-16 8c5-8 9-8 11-3s6 5 10-1c3-5 7-5 11-1"/>',
    "".join(f'<path d="{ARM}" transform="rotate({turn})"/>' for turn in (0, 120, 240)),
)
CLOAK = "M0-50C10-47 16-41 19-34 34-29 42-12 44 12L47 40C30 50-30 50-47 40L-44 12C-42-12-34-29-19-34-16-41-10-47 0-50z"
MENHIR = "M-27 46C-32 20-29-14-21-36-14-50 9-53 18-41 27-26 30 12 29 46 12 52-12 52-27 46z"
SHROUD = "M0-40C22-40 30-22 31-2L33 38C25 30 19 31 13 40 7 48-4 48-9 40-14 32-22 33-33 42L-31-2C-30-22-22-40 0-40z"
GEM = "M-24-30H24L42-4 0 42-42-4z"
FRAME = "M-28-50H28A7 7 0 0 1 35-43V43A7 7 0 0 1 28 50H-28A7 7 0 0 1-35 43V-43A7 7 0 0 1-28-50z"
TREE = "M0-50C20-52 34-40 38-26 52-16 52 8 40 20 38 38 20 48 2 46-18 50-38 40-40 22-54 10-52-14-38-26-34-42-18-50 0-50z"


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a drawing is made with: the scene, the colour of each seat, and the game's own outlines."""

    scene: Scene
    colours: Sequence[int]
    outlines: Mapping[str, str]

    def seat(self, node: Node) -> int | None:
        return None if node.owner is None else self.colours[node.owner] % len(SEATS)

    def paint(self, node: Node, nobody: str) -> str:
        seat = self.seat(node)
        return nobody if seat is None else SEATS[seat]

    def outline(self, node: Node) -> str:
        """In the drawing's units; empty where a name is not known."""
        return (
            self.outlines.get(node.shape[1:], "")
            if node.shape.startswith("#")
            else grown(node.shape)
        )


def drawn(sheet: Sheet) -> str:
    """The whole scene, `width` × `height` units large, what lies flat first."""
    nodes = sorted(sheet.scene.nodes, key=_layer)
    return _clearing(sheet.scene) + "".join(_node(sheet, node) for node in nodes)


def _layer(node: Node) -> int:
    return FLAT.index(node.kind) if node.kind in FLAT else len(FLAT)


def _node(sheet: Sheet, node: Node) -> str:
    body = KINDS.get(node.kind, _pawn)(sheet, node)
    grown_by = (
        ""
        if node.shape or node.kind in ("line", "track", "panel", "board")
        else f" scale({node.size})"
    )
    turn = f" rotate({node.turn:g})" if node.turn else ""
    return f'<g transform="translate({node.at[0] * UNIT:g} {node.at[1] * UNIT:g}){turn}{grown_by}">{body}</g>'


# Strokes of the pen.


def path(d: str, fill: str, stroke: str = "none", width: float = 3, more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" {more}/>'


def circle(r: float, fill: str, stroke: str = "none", width: float = 3, more: str = "") -> str:
    return f'<circle r="{r:g}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" {more}/>'


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    stroke: str = "none",
    round_by: float = 5,
) -> str:
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}"'
    return f'<rect {box} fill="{fill}" stroke="{stroke}" stroke-width="2"/>'


def words(
    text: str, size: float, y: float = 0, fill: str = INK, x: float = 0, anchor: str = "middle"
) -> str:
    """A number or a name in the title's type, `y` its middle."""
    place = f'x="{x:g}" y="{y + size * 0.32:g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text {place} font-family="Alegreya" font-weight="700" fill="{fill}">{escape(text)}</text>'


def sign(seat: int | None, size: float, x: float = 0, y: float = 0, colour: str = "#fff") -> str:
    """A seat's sign; nothing for nobody."""
    if seat is None:
        return ""
    pen = f'fill="none" stroke="{colour}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g transform="translate({x:g} {y:g}) scale({size / 36:g})" {pen}>{SIGNS[seat]}</g>'


def darker(colour: str, by: float = 0.4) -> str:
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(part * (1 - by)):02x}" for part in parts)


def grown(shape: str) -> str:
    """A path in the scene's units, in the drawing's; the flags of an arc are no lengths."""
    found = re.findall(r"([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)", shape)
    return "".join(letter + _numbers(letter, rest) for letter, rest in found)


def _numbers(letter: str, rest: str) -> str:
    numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", rest)]
    flags = (2, 3, 4) if letter in "aA" else ()
    return " ".join(
        f"{number:g}" if n % 7 in flags else f"{number * UNIT:.1f}"
        for n, number in enumerate(numbers)
    )


# The ground.


def _clearing(scene: Scene) -> str:
    """Grass around all places; a board is ground of its own."""
    places = [node.at for node in scene.nodes if node.kind == "place"]
    if len(places) < 3 or any(node.kind == "board" for node in scene.nodes):
        return ""
    corners = "L".join(f"{x * UNIT:g} {y * UNIT:g}" for x, y in hull(places))
    return path(f"M{corners}z", VERGE, VERGE, 150) + path(f"M{corners}z", GRASS, GRASS, 95)


def hull(points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex hull, by Andrew's monotone chain."""
    ordered = sorted(set(points))
    return _half(ordered) + _half(ordered[::-1])


def _half(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    chain: list[tuple[float, float]] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain[:-1]


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _board(sheet: Sheet, node: Node) -> str:
    if node.look == "chart":
        return path(sheet.outline(node), "none", "#c3d3d0", 26) + path(
            sheet.outline(node), SOIL, "#e8eeea", 12
        )
    if not node.shape:
        return rect(-50 * node.size, -50 * node.size, 100 * node.size, 100 * node.size, GRASS)
    paths = sheet.outline(node)
    return (
        circle(node.size * 50, GRASS, VERGE, 16)
        + path(paths, "none", WAY, 16)
        + path(paths, "none", RAY, 9)
    )


def _panel(sheet: Sheet, node: Node) -> str:
    held = [one for one in sheet.scene.nodes if one.inside == node.id]
    x = max((abs(one.at[0] - node.at[0]) + one.size / 2 + 0.12 for one in held), default=0.0)
    y = max((abs(one.at[1] - node.at[1]) + one.size / 2 + 0.06 for one in held), default=0.0)
    edge = min(node.at[0], sheet.scene.width - node.at[0]) - 0.08
    x, y = (x, y) if held else (edge, node.size * 0.46)
    seat = sheet.paint(node, LINE)
    box = rect(-x * UNIT, -y * UNIT, 2 * x * UNIT, 2 * y * UNIT, SURFACE, LINE, 18)
    return (
        box
        + f'<g opacity=".12">{rect(-x * UNIT, -y * UNIT, 2 * x * UNIT, 2 * y * UNIT, seat, "none", 18)}</g>'
    )


def _region(sheet: Sheet, node: Node) -> str:
    edge, seat = sheet.outline(node), sheet.seat(node)
    land = node.shape.startswith("#")
    if node.look == "inset":
        half = node.size * 50
        frame = rect(-half, -half, 2 * half, 2 * half, SEA, CORE)
        return frame + path(edge, sheet.paint(node, SOIL), ROCK, 2)
    ground = path(
        edge,
        sheet.paint(node, SOIL if land else GRASS if node.look.startswith("altar") else HOLLOW),
        RIM,
    )
    size = 54 * node.size if land else 44
    written = words(node.text, size, fill=QUIET if seat is None else "#fff", x=_left(node, edge))
    return ground + sign(seat, size, y=-size if land else -42) * (not land) + written


def _left(node: Node, edge: str) -> float:
    """An altar's number stands at its left edge, beside what lies on it."""
    if not node.look.startswith("altar"):
        return 0
    return float(re.findall(r"-?[\d.]+", edge)[0]) + 34


def _line(sheet: Sheet, node: Node) -> str:
    x, y = (node.to[0] - node.at[0], node.to[1] - node.at[1]) if node.to else (0.0, 0.0)
    d = f"M0 0L{x * UNIT:g} {y * UNIT:g}"
    seat = sheet.seat(node)
    if node.look == "timber":
        end = f'transform="translate({x * UNIT * 0.86:g} {y * UNIT * 0.86:g})"'
        badge = (
            ""
            if seat is None
            else f"<g {end}>{circle(22, SEATS[seat], '#fff')}{sign(seat, 30)}</g>"
        )
        return path(d, "none", BARK, 27) + path(d, "none", sheet.paint(node, WOOD), 21) + badge
    core = CORE if seat is None else "#fff"
    return path(d, "none", sheet.paint(node, RAY), 20, 'stroke-linecap="round"') + path(
        d, "none", core, 4
    )


def _place(_: Sheet, node: Node) -> str:
    look, hue = node.look.partition("-")[::2]
    if look == "notch":
        return ""
    if look == "site":
        return circle(28, "none", RIM, 5, 'stroke-dasharray="12 9"')
    if look == "tree":
        return path(TREE, "#7d9b5c", "#55733f") + circle(9, WOOD, BARK)
    if look == "stone" and hue:
        ink = "#fff" if hue in DARK else INK
        return (
            circle(49, STONE, ROCK, 2)
            + circle(41, HUES.get(hue, STONE))
            + words(node.text, 46, fill=ink)
        )
    if look == "stone":
        return circle(49, HUES.get(node.mark, STONE), ROCK, 2.5) + words(node.text, 34)
    return circle(50, RIM) + circle(43, HOLLOW) + words(node.text, 34, fill="#4f5642")


def _track(sheet: Sheet, node: Node) -> str:
    x, y = node.to or (node.at[0] + node.size, node.at[1])
    way, down = (x - node.at[0]) * UNIT, (y - node.at[1]) * UNIT
    if bar := re.fullmatch(r"bar-(\d+)-(\d+)-(\d+)", node.look):
        return _bar(sheet, node, way, *map(int, bar.groups()))
    if steps := re.fullmatch(r"steps-(\d+)", node.look):
        return _steps(
            node, math.hypot(way, down), math.degrees(math.atan2(down, way)), int(steps[1])
        )
    return path(f"M0 0L{way:g} {down:g}", "none", RIM, 12, 'stroke-linecap="round"')


def _bar(sheet: Sheet, node: Node, way: float, full: int, line: int, end: int) -> str:
    length, side, half = abs(way), (1 if way >= 0 else -1), node.size * 50
    filled = min(1.0, full / end) * length
    inside = filled > 24 * len(node.text)
    mark = side * line * length / end
    at = side * (filled - 12 if inside else filled + 12)
    ends = "end" if inside == (side > 0) else "start"
    return "".join(
        [
            rect(-length if side < 0 else 0, -half, length, 2 * half, "#efe8d6", LINE),
            rect(-filled if side < 0 else 0, -half, filled, 2 * half, sheet.paint(node, STONE)),
            path(f"M{mark:g} {-half - 9:g}V{half + 9:g}", "none", INK, 4),
            f'<g transform="translate({-side * 34} 0)">',
            circle(25, sheet.paint(node, STONE)) + sign(sheet.seat(node), 34) + "</g>",
            words(node.text, 42, fill="#fff" if inside else INK, x=at, anchor=ends),
        ]
    )


def _steps(node: Node, length: float, angle: float, steps: int) -> str:
    half, step = node.size * UNIT / 2, length / steps
    dots = [
        f'<g transform="translate({(n + 0.5) * step:g} 0)">{circle(step * 0.36, INK if n == steps - 1 else STONE)}</g>'
        for n in range(steps)
    ]
    place = f"translate({length - step / 2:g} {26 - half:g}) rotate({-angle:g})"
    number = f'<g transform="{place}">{words(node.text, 40)}</g>'
    box = rect(1, -half, length - 2, 2 * half, SURFACE, RIM, 8)
    return f'<g transform="rotate({angle:g})">{box}{"".join(dots)}{number}</g>'


def _text(_: Sheet, node: Node) -> str:
    return words(node.text, 40)


# What stands on it.


def _pawn(sheet: Sheet, node: Node) -> str:
    colour, seat = sheet.paint(node, STONE), sheet.seat(node)
    if node.look == "megalith":
        return path(MENHIR, colour, darker(colour)) + sign(seat, 38, y=-4)
    if node.look.startswith("ghost-"):
        hue = HUES.get(node.look[6:], STONE)
        shroud = path(SHROUD, "#2b2733" if node.look == "ghost-raven" else "#fffdf6", darker(hue))
        holder = (
            f'<g transform="translate(31 30)">{circle(20, colour)}{sign(seat, 26)}</g>'
            if seat is not None
            else ""
        )
        return circle(48, hue, darker(hue), 2) + shroud + words(node.text, 38, 8) + holder
    if node.look in ("druid", "elder"):
        body = path(CLOAK, colour, darker(colour))
    else:
        body = circle(48, colour, darker(colour))
    face = circle(31, FACE if node.text else darker(colour, 0.55), more='cy="6"')
    return body + face + (words(node.text, 50, 6) if node.text else sign(seat, 36, y=6))


def _card(sheet: Sheet, node: Node) -> str:
    what, _, kind = node.look.partition("-")
    if what in ("letter", "veil"):
        edge = sheet.outline(node) or FRAME
        return path(edge, FACE, LINE, 2) + words(node.text, 30)
    if node.down or not (node.text or kind):
        return _back(sheet, node)
    gem = (
        path(GEM, HUES[kind], darker(HUES[kind]), 4, 'transform="translate(0 10) scale(.62)"')
        if kind in HUES
        else ""
    )
    written = words(node.text, 38, -26 if gem else 0)
    return (
        path(FRAME, FACE, ROCK, 2)
        + gem
        + written
        + sign(sheet.seat(node), 16, y=40, colour=sheet.paint(node, INK))
    )


def _back(sheet: Sheet, node: Node) -> str:
    inner = rect(-30, -45, 60, 90, "none", "#ffffff", 4)
    return (
        path(FRAME, sheet.paint(node, BACK), SURFACE, 2)
        + f'<g opacity=".5">{inner}</g>'
        + sign(sheet.seat(node), 36)
    )


def _stack(sheet: Sheet, node: Node) -> str:
    if node.text == "0":
        pile = path(FRAME, "none", QUIET, 3, 'stroke-dasharray="9 7"')
    else:
        under = path(FRAME, sheet.paint(node, BACK), SURFACE, 2, 'transform="translate(4 3)"')
        pile = under + _back(sheet, node)
    return pile + circle(24, FACE, ROCK, 2, 'cy="23"') + words(node.text, 34, 23)


def _die(_: Sheet, node: Node) -> str:
    return rect(-42, -42, 84, 84, FACE, ROCK, 16) + words(node.text, 56)


def _counter(sheet: Sheet, node: Node) -> str:
    colour, seat = sheet.paint(node, STONE), sheet.seat(node)
    shape = MENHIR if node.look == "megalith" else CLOAK if node.look == "druid" else ""
    token = path(shape, colour, darker(colour)) if shape else circle(46, colour, darker(colour))
    small = f'<g transform="translate(-24 0) scale(.66)">{token}{sign(seat, 40)}</g>'
    return small + words(node.text, 50, x=12, anchor="start")


KINDS: Final[dict[str, Callable[[Sheet, Node], str]]] = {
    "board": _board,
    "panel": _panel,
    "region": _region,
    "line": _line,
    "place": _place,
    "track": _track,
    "text": _text,
    "pawn": _pawn,
    "card": _card,
    "stack": _stack,
    "die": _die,
    "counter": _counter,
}
