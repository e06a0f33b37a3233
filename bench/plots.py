"""Plain plots as SVG: lines over time, and a histogram. Axes from zero or by powers of ten; nothing
else.
Writes text; reads nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise
from math import floor, log10

WIDTH, HEIGHT = 760, 320
LEFT, RIGHT, TOP, BOTTOM = 64, 28, 44, 48
GROUND, INK, QUIET, LINE = "#FBF8F1", "#23291F", "#5D6455", "#D8D0BE"
COLOURS = ("#3E7CB1", "#D98A00", "#A6518A", "#4C6B3C", "#C2452D")

Points = Sequence[tuple[float, float]]


class Axis:
    """From figures to a place on the paper."""

    def __init__(self, most: float, start: float, length: float, *, least: float = 0.0) -> None:
        self.powers = least > 0  # by powers of ten
        self.least, self.most = self._at(least), self._at(most)
        self.start, self.length = start, length

    def _at(self, figure: float) -> float:
        return log10(figure) if self.powers else figure

    def place(self, figure: float) -> float:
        return self.start + self.length * (self._at(figure) - self.least) / (
            (self.most - self.least) or 1.0
        )

    def ticks(self) -> list[float]:
        if self.powers:
            return [float(10**power) for power in range(round(self.least), round(self.most) + 1)]
        step = _round_step(self.most / 5)
        return [step * n for n in range(int(self.most / step + 1e-9) + 1)]


def _round_step(step: float) -> float:
    """1, 2 or 5 times a power of ten, not less than this."""
    power = float(10 ** floor(log10(step or 1.0)))
    return next(power * by for by in (1, 2, 5, 10) if power * by >= step * 0.999)


def over_time(title: str, unit: str, lines: dict[str, Points], *, by_powers: bool = False) -> str:
    """Lines over seconds."""
    across = Axis(
        max(x for points in lines.values() for x, _ in points), LEFT, WIDTH - LEFT - RIGHT
    )
    up = _upright([y for points in lines.values() for _, y in points], by_powers)
    drawn = [
        _line(points, across, up, colour)
        for points, colour in zip(lines.values(), COLOURS, strict=False)
    ]
    return _sheet(title, "s", unit, across, up, [*drawn, *_names(lines)])


def histogram(title: str, unit: str, figures: Sequence[float], bins: int = 60) -> str:
    """How many figures are how large, by powers of ten across; counts by powers of ten upright."""
    least, most = 10 ** floor(log10(min(figures))), 10 ** (floor(log10(max(figures))) + 1)
    edges = [least * (most / least) ** (n / bins) for n in range(bins + 1)]
    counts = _counts(figures, edges)
    across = Axis(most, LEFT, WIDTH - LEFT - RIGHT, least=least)
    up = _upright([1.0, *counts], True)
    bars = [
        _bar(pair, count, across, up)
        for pair, count in zip(pairwise(edges), counts, strict=True)
        if count
    ]
    return _sheet(title, unit, "", across, up, bars)


def _counts(figures: Sequence[float], edges: Sequence[float]) -> list[float]:
    counts, place = [0.0] * (len(edges) - 1), 0
    for figure in sorted(figures):
        while place < len(counts) - 1 and figure >= edges[place + 1]:
            place += 1
        counts[place] += 1
    return counts


def _upright(figures: Sequence[float], by_powers: bool) -> Axis:
    start, length = HEIGHT - BOTTOM, -(HEIGHT - TOP - BOTTOM)
    if not by_powers:
        return Axis(max(figures) * 1.1, start, length)
    lowest = min(figure for figure in figures if figure > 0)
    return Axis(
        10 ** (floor(log10(max(figures))) + 1), start, length, least=10 ** floor(log10(lowest))
    )


def _line(points: Points, across: Axis, up: Axis, colour: str) -> str:
    places = " ".join(
        f"{across.place(x):.1f},{up.place(y):.1f}" for x, y in points if y > 0 or not up.powers
    )
    return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="1.6"/>'


def _bar(edges: tuple[float, float], count: float, across: Axis, up: Axis) -> str:
    left, right = across.place(edges[0]), across.place(edges[1])
    top, bottom = up.place(count), up.start
    top = min(top, bottom - 1)
    size = f'width="{right - left - 0.6:.1f}" height="{bottom - top:.1f}"'
    return f'<rect x="{left:.1f}" y="{top:.1f}" {size} fill="{COLOURS[0]}"/>'


def _names(lines: Iterable[str]) -> list[str]:
    return [
        f'<text x="{WIDTH - RIGHT - 90 * place}" y="24" text-anchor="end" fill="{colour}">{escape(name)}</text>'
        for place, (name, colour) in enumerate(zip(lines, COLOURS, strict=False))
    ]


def _sheet(
    title: str, below: str, beside: str, across: Axis, up: Axis, drawn: Iterable[str]
) -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>',
        f'<text x="{LEFT}" y="24" font-size="14" fill="{INK}">{escape(title)}</text>',
        *(_across(tick, across, below) for tick in across.ticks()),
        *(_beside(tick, up, beside) for tick in up.ticks()),
        *drawn,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _across(tick: float, axis: Axis, unit: str) -> str:
    x, y = axis.place(tick), HEIGHT - BOTTOM + 20
    return f'<text x="{x:.1f}" y="{y}" text-anchor="middle" fill="{QUIET}">{tick:g} {unit}</text>'


def _beside(tick: float, axis: Axis, unit: str) -> str:
    y = axis.place(tick)
    rule = f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="{LINE}"/>'
    return (
        rule
        + f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="{QUIET}">{tick:g} {unit}</text>'
    )
