"""Plots as SVG text: dots with intervals, bars, columns, lines. Drawn for the width of a phone and
scaled up.
Colours are the page's, by class; a plot says what it shows, and its numbers stand in a table
besides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import count
from textwrap import wrap

WIDTH = 360.0
Say = Callable[[float], str]
Marks = Iterator[str]


@dataclass(frozen=True, slots=True)
class Dot:
    """A rate with its interval, and the rate that would be fair."""

    label: str
    low: float
    rate: float
    high: float
    fair: float

    @property
    def telling(self) -> bool:
        return not self.low <= self.fair <= self.high


def framed(title: str, about: str, height: float, marks: Marks) -> str:
    """An SVG that says what it shows."""
    names = f"<title>{escape(title)}</title><desc>{escape(about)}</desc>"
    return f'<svg viewBox="0 0 {WIDTH:g} {height:g}" role="img">{names}{"".join(marks)}</svg>'


def line(x1: float, y1: float, x2: float, y2: float, look: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{look}"/>'


def text(x: float, y: float, words: str, look: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{look}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, look: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" rx="2" class="{look}"/>'


def steps(most: float, wanted: int = 4, finest: float = 1) -> list[float]:
    """Round numbers from 0 to at least `most`."""
    size = next(
        s * finest * 10.0**p
        for p in count()
        for s in (1, 2, 5)
        if most <= s * finest * 10.0**p * wanted
    )
    return [size * n for n in range(wanted + 1) if size * (n - 1) < most]


def short(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"


def dots(title: str, about: str, rows: Sequence[Dot], say: Say) -> str:
    """One row each: a dot on its interval, and a stroke where it would be fair; full dots are told
    apart from that."""
    left, right, tall = min(150.0, 18 + 8 * max(len(row.label) for row in rows)), WIDTH - 60, 24.0
    ticks = steps(max(max(row.high, row.fair) for row in rows), 4 if left < 110 else 2, finest=0.01)
    height = tall * len(rows) + 26

    def x(part: float) -> float:
        return left + (right - left) * part / ticks[-1]

    def marks() -> Marks:
        for tick in ticks:
            yield line(x(tick), 4, x(tick), height - 20, "grid")
            yield text(x(tick), height - 6, say(tick), "tick middle")
        for number, row in enumerate(rows):
            y = 4 + tall * (number + 0.5)
            look = "telling" if row.telling else "open"
            yield text(left - 10, y + 5, short(row.label, 17), "end")
            yield line(x(row.fair), y - 8, x(row.fair), y + 8, "fair")
            yield line(x(row.low), y, x(row.high), y, f"reach {look}")
            yield f'<circle cx="{x(row.rate):.1f}" cy="{y:.1f}" r="4.5" class="dot {look}"/>'
            yield text(WIDTH - 2, y + 5, say(row.rate), "end")

    return framed(title, about, height, marks())


def bars(title: str, about: str, rows: Sequence[tuple[str, float]], say: Say) -> str:
    """One bar each, its words above it, on as many lines as they need."""
    right = WIDTH - 64
    most = max((value for _, value in rows), default=0) or 1
    labels = [wrap(label, 42) for label, _ in rows]
    heights = [25.0 + 17 * len(label) for label in labels]

    def marks() -> Marks:
        y = 0.0
        for label, height, (_, value) in zip(labels, heights, rows, strict=True):
            yield from (text(0, y + 14 + 17 * number, words) for number, words in enumerate(label))
            y += height
            yield box(0, y - 18, right, 9, "trough")
            yield box(0, y - 18, right * value / most, 9, "bar")
            yield text(WIDTH - 2, y - 9, say(value), "end")

    return framed(title, about, sum(heights), marks())


def columns(
    title: str, about: str, bins: Sequence[tuple[int, int, int]], median: float, say: Say
) -> str:
    """A histogram, with the median as a stroke."""
    left, bottom, top = 36.0, 140.0, 14.0
    wide = (WIDTH - left - 14) / len(bins)
    size = bins[0][1] - bins[0][0] + 1
    ticks = steps(max(found for _, _, found in bins), 3)
    every = -(-len(bins) // 6)

    def y(found: float) -> float:
        return bottom - (bottom - top) * found / ticks[-1]

    def marks() -> Marks:
        for tick in ticks:
            yield line(left, y(tick), WIDTH - 14, y(tick), "grid")
            yield text(left - 6, y(tick) + 4, say(tick), "tick end")
        for number, (first, _, found) in enumerate(bins):
            yield box(left + wide * number + 1, y(found), wide - 2, bottom - y(found), "bar")
            if number % every == 0:
                place = (
                    (left + wide * (number + 0.5), "tick middle")
                    if size == 1
                    else (left + wide * number, "tick")
                )
                yield text(place[0], bottom + 16, say(first), place[1])
        middle = left + wide * (median - bins[0][0] + 0.5) / size
        yield line(middle, top - 8, middle, bottom, "median")

    return framed(title, about, bottom + 24, marks())


def lines(
    title: str,
    about: str,
    series: Sequence[tuple[str, Sequence[float]]],
    ends: tuple[str, str],
    say: Say,
) -> str:
    """Several lines over the same stretch, told apart by their dashes and by a name at their end."""
    left, right, bottom, top = 34.0, WIDTH - 72, 150.0, 10.0
    ticks = steps(max(max(values) for _, values in series))
    places = _apart([bottom - (bottom - top) * values[-1] / ticks[-1] for _, values in series])

    def y(value: float) -> float:
        return bottom - (bottom - top) * value / ticks[-1]

    def marks() -> Marks:
        for tick in ticks:
            yield line(left, y(tick), right, y(tick), "grid")
            yield text(left - 6, y(tick) + 4, say(tick), "tick end")
        for number, ((name, values), place) in enumerate(zip(series, places, strict=True)):
            wide = (right - left) / (len(values) - 1)
            points = " ".join(
                f"{left + wide * n:.1f},{y(value):.1f}" for n, value in enumerate(values)
            )
            yield f'<polyline points="{points}" class="course course-{number % 6}"/>'
            yield text(right + 6, place + 4, name)
        yield text(left, bottom + 16, ends[0], "tick")
        yield text(right, bottom + 16, ends[1], "tick end")

    return framed(title, about, bottom + 24, marks())


def _apart(places: Sequence[float], least: float = 16.0) -> list[float]:
    """The same places from top to bottom, moved so that names don't lie on each other."""
    found = list(places)
    for before, after in zip(
        order := sorted(range(len(places)), key=found.__getitem__), order[1:], strict=False
    ):
        found[after] = max(found[after], found[before] + least)
    return found
