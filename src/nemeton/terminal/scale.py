"""How a scene's own units become columns and rows.
Whole numbers of cells between neighbouring points, where that fits, so that lines run straight."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from nemeton.engine import Scene

NARROWEST, WIDEST = (
    1.6,
    3.6,
)  # columns per row of the same length: a cell is about twice as high as wide


@dataclass(frozen=True, slots=True)
class Scale:
    across: float  # columns per unit
    down: float  # rows per unit
    origin: tuple[float, float]  # the point that falls on a cell's middle exactly
    anchor: tuple[int, int]  # that cell
    columns: int
    rows: int

    def spot(self, point: tuple[float, float]) -> tuple[int, int]:
        column = self.anchor[0] + round((point[0] - self.origin[0]) * self.across)
        row = self.anchor[1] + round((point[1] - self.origin[1]) * self.down)
        return column, row


def fitted(scene: Scene, columns: int, rows: int) -> Scale:
    """The largest scale at which the scene fits."""
    points = _joints(scene)
    gap_across, gap_down = _gap(x for x, _ in points), _gap(y for _, y in points)
    tallest = (rows - 0.01) / scene.height
    down = _stepped(gap_down, tallest) or tallest
    widest = min((columns - 0.01) / scene.width, WIDEST * down)
    even = (
        round(gap_down * down) or 1
    )  # slopes are even when a step across is a multiple of a step down
    across = (
        _stepped(gap_across, widest, NARROWEST * down, even)
        or _stepped(gap_across, widest)
        or widest
    )
    return _anchored(scene, points[0] if points else (0.0, 0.0), across, down)


def _anchored(scene: Scene, origin: tuple[float, float], across: float, down: float) -> Scale:
    anchor = (round(origin[0] * across), round(origin[1] * down))
    return Scale(
        across, down, origin, anchor, int(scene.width * across) + 1, int(scene.height * down) + 1
    )


def _joints(scene: Scene) -> list[tuple[float, float]]:
    """The points that lines join; the places where there are no lines."""
    lines = [end for node in scene.nodes if node.to is not None for end in (node.at, node.to)]
    return lines or [node.at for node in scene.nodes if node.kind == "place"]


def _gap(values: Iterable[float]) -> float:
    """The smallest distance between two different values; 0 when there is none."""
    ordered = sorted({round(value, 3) for value in values})
    return min((right - left for left, right in pairwise(ordered)), default=0.0)


def _stepped(gap: float, most: float, least: float = 0.0, multiple: int = 1) -> float:
    """The largest scale from `least` to `most` that makes the gap a multiple of cells; 0 when there
    is none."""
    cells = int(gap * most + 1e-6) // multiple * multiple
    return cells / gap if cells and cells / gap >= least else 0.0
