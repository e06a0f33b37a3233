"""A drawing in colour: seats in theirs, what can be clicked in ember with a ring around it.
Pure: a drawing and a palette in, styled text out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from nemeton.engine import Node

from .drawing import BLANK, Cell, Drawing, Spot
from .palette import Palette


@dataclass(frozen=True, slots=True)
class Glow:
    """What stands out, besides who owns what."""

    targets: tuple[str, ...] = ()  # can be clicked
    chosen: tuple[str, ...] = ()  # was clicked
    trace: frozenset[str] = frozenset()  # came with the last move
    paths: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # by target: what it leads along
    cursor: str = ""


class Painter:
    def __init__(self, nodes: Mapping[str, Node], glow: Glow, palette: Palette) -> None:
        self.nodes, self.glow, self.palette = nodes, glow, palette

    def paint(self, drawing: Drawing) -> list[Text]:
        rings = self._rings(drawing)
        return [
            Text.assemble(*(self._cell(cell, rings.get((x, y))) for x, cell in enumerate(row)))
            for y, row in enumerate(drawing.rows)
        ]

    def _rings(self, drawing: Drawing) -> dict[Spot, Cell]:
        """Brackets beside what can be clicked, for those who can't tell the colour."""
        rings = {}
        for target in self.glow.targets:
            if self.nodes[target].to is None and target in drawing.spots:
                spots = drawing.spots[target]
                (first, row), (last, _) = min(spots), max(spots)
                rings[first - 1, row] = Cell("(", target)
                rings[last + 1, row] = Cell(")", target)
        return rings

    def _cell(self, cell: Cell, ring: Cell | None) -> tuple[str, Style]:
        shown = ring if ring and cell == BLANK else cell
        return shown.char, self._style(shown.node)

    def _style(self, id_: str) -> Style:
        colours, glow = self.palette, self.glow
        node = self.nodes.get(id_)
        if node is None:
            return Style()
        if id_ == glow.cursor:
            return Style(color=colours.ground, bgcolor=colours.ember, bold=True)
        if id_ in glow.chosen:
            return Style(color=colours.ground, bgcolor=colours.moss, bold=True)
        if id_ in glow.paths.get(glow.cursor, ()):
            return Style(color=colours.moss, bold=True, underline=True)
        if id_ in glow.targets:
            return Style(color=colours.ember, bold=True)
        return self._resting(node)

    def _resting(self, node: Node) -> Style:
        """As it lies there when nobody is asked about it."""
        traced = node.id in self.glow.trace
        if node.owner is None:
            return Style(
                color=self.palette.ink if node.text else self.palette.quiet, underline=traced
            )
        seat = self.palette.seat(node.owner)
        if node.kind in ("pawn", "card", "stack", "die"):
            return Style(color=self.palette.ground, bgcolor=seat, bold=True, underline=traced)
        return Style(color=seat, underline=traced)
