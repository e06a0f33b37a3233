"""A scene drawn on a grid of characters, and which node covers which cell.
Colours are the painter's business; the drawing knows shapes, signs and places only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from textwrap import wrap

from nemeton.engine import Msg, Node, Scene

from .glyphs import UNICODE, Glyphs
from .scale import Scale, fitted

Spot = tuple[int, int]  # column, row


@dataclass(frozen=True, slots=True)
class Cell:
    char: str
    node: str = ""  # the id of what it shows


BLANK = Cell(" ")


@dataclass(slots=True)
class Drawing:
    rows: list[list[Cell]]
    spots: dict[str, list[Spot]] = field(
        default_factory=dict
    )  # by node id: all its cells, also those drawn over

    def lines(self) -> list[str]:
        return ["".join(cell.char for cell in row).rstrip() for row in self.rows]

    def wipe(self) -> None:
        """What was drawn so far is out of sight."""
        self.rows = [[BLANK] * len(row) for row in self.rows]
        self.spots.clear()

    def put(self, spot: Spot, cell: Cell) -> None:
        column, row = spot
        if 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]):
            self.rows[row][column] = cell
            if cell.node:
                self.spots.setdefault(cell.node, []).append(spot)

    def cell(self, spot: Spot) -> Cell | None:
        column, row = spot
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])
        return self.rows[row][column] if inside else None

    def middle(self, node: str) -> Spot | None:
        """The cell that stands for the whole node; None for what can't be seen."""
        spots = self.spots.get(node)
        return spots[len(spots) // 2] if spots else None


def draw(
    scene: Scene,
    columns: int,
    rows: int,
    glyphs: Glyphs = UNICODE,
    say: Callable[[Msg], str] = str,
) -> Drawing:
    """The scene, as large as fits; later nodes lie on earlier ones."""
    scale = fitted(scene, columns, rows)
    drawing = Drawing([[BLANK] * scale.columns for _ in range(scale.rows)])
    kinds = {node.id: node.kind for node in scene.nodes}
    for node in scene.nodes:
        if node.look == "veil":
            drawing.wipe()
        elif node.look.startswith("letter"):
            _draw_letter(drawing, scale.spot(node.at), node, say(node.label))
        elif node.kind == "track" and node.look.startswith("bar-"):
            _draw_bar(drawing, scale, node, glyphs)
        elif node.to is not None:
            _draw_line(drawing, scale, node, glyphs)
        else:
            _draw_token(drawing, scale.spot(node.at), node, written(node, glyphs, say), kinds)
    return drawing


def written(node: Node, glyphs: Glyphs, say: Callable[[Msg], str] = str) -> str:
    """What stands in a node's place; nothing for what only holds other things."""
    sign = "" if node.owner is None else glyphs.sign(node.owner)
    look = glyphs.looks.get(node.look, "")
    kind = node.look.partition("-")[2] if node.kind == "card" else ""  # a red one, a jet one
    mark = "" if node.mark == kind else glyphs.marks.get(node.mark, "")
    face = kind[:4] + node.text or (glyphs.hidden if node.down else look or glyphs.place)
    match node.kind:
        case "place":
            return mark + (node.text or glyphs.place)
        case "pawn" | "stack":
            return sign + face
        case "card" | "die":
            return f"[{sign}{face}{mark}]"
        case "counter" | "track":
            return f"{sign}{node.text}{look}"
        case "text":
            return node.text or say(node.label)
        case "region" if node.shape.startswith("#") and node.text:
            return f"[{node.text}{sign}]" if "shield" in node.mark.split() else node.text + sign
    return node.text


def _draw_token(drawing: Drawing, spot: Spot, node: Node, text: str, kinds: dict[str, str]) -> None:
    """The text around its spot, inside the grid; lines end one cell before it."""
    first, row = max(0, min(spot[0] - len(text) // 2, len(drawing.rows[0]) - len(text))), spot[1]
    for side in (first - 1, first + len(text)):
        cell = drawing.cell((side, row))
        if text and cell and kinds.get(cell.node) in ("line", "place"):
            drawing.put((side, row), BLANK)
    for column, char in enumerate(text, start=first):
        drawing.put((column, row), Cell(char, node.id))


def _draw_letter(drawing: Drawing, spot: Spot, node: Node, text: str) -> None:
    """Its label, on as many rows as it needs, around its spot."""
    width = min(len(drawing.rows[0]) - 2, 2 * min(spot[0], len(drawing.rows[0]) - spot[0]) - 2)
    lines = wrap(f"{node.text} {text}".strip(), max(8, width))
    for row, line in enumerate(lines, start=spot[1] - len(lines) // 2):
        _draw_token(drawing, (spot[0], row), node, line, {})


def _draw_bar(drawing: Drawing, scale: Scale, node: Node, glyphs: Glyphs) -> None:
    """As much of a line as is filled, "bar-120-246-300", and on its beginning whose it is and how
    much."""
    assert node.to is not None
    start, end = scale.spot(node.at), scale.spot(node.to)
    full, _, whole = map(int, node.look.split("-")[1:])
    way, length = (1 if end[0] > start[0] else -1), abs(end[0] - start[0])
    for step in range(length * min(full, whole) // whole):
        drawing.put((start[0] + way * step, start[1]), Cell(glyphs.strokes["level"], node.id))
    text = written(node, glyphs)
    first = start[0] if way > 0 else start[0] - len(text) + 1
    for column, char in enumerate(text, start=first):
        drawing.put((column, start[1]), Cell(char, node.id))


def _draw_line(drawing: Drawing, scale: Scale, node: Node, glyphs: Glyphs) -> None:
    assert node.to is not None
    start, end = scale.spot(node.at), scale.spot(node.to)
    char = glyphs.faint if node.owner is None else glyphs.strokes[_slope(start, end)]
    for spot in _stroke(start, end, gap=2 if node.owner is None else 1):
        drawing.put(spot, Cell(char, node.id))


def _slope(start: Spot, end: Spot) -> str:
    across, down = end[0] - start[0], end[1] - start[1]
    if across == 0 or down == 0:
        return "upright" if across == 0 else "level"
    return "falling" if (across > 0) == (down > 0) else "rising"


def _stroke(start: Spot, end: Spot, gap: int) -> Iterator[Spot]:
    """One cell per row, so that slopes look even; a level line has one every `gap` columns."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = abs(down) or abs(across) // gap or 1
    for step in range(steps + 1):
        yield start[0] + round(across * step / steps), start[1] + round(down * step / steps)
