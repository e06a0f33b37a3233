"""What lies on the table of Le Grand Druide: stones, bars, colleges and druids in a circle, reserves and cards in it.
Made from a view, once for what it shows, and then handed out again."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from nemeton.engine import HIDDEN, Node, Viewer, kept, who

from .content import COLOUR_OF, COLOURS, LINE, STONE, STONES
from .rules import best_alone, colleges, parts
from .state import EMPTY, NEUTRAL, State
from .words import college_label, say, span

Point = tuple[float, float]

SIZE: Final = 14.2
MIDDLE: Final = SIZE / 2
STONE_RING, DRUID_RING, COLLEGE_RING = 5.55, 6.35, 4.35  # radii
BAR_FROM, BAR_TO, NOTCH, COLLEGE_WIDTH = 4.85, 6.8, 6.3, 0.76
ROW, COLUMNS = 1.35, (-2.2, -0.9, 0.25, 1.1, 2.22)  # the middle: a row for each seat; druids, bars, two cards, votes


def at(radius: float, step: float) -> Point:
    """A point of the circle; a whole step is a stone, a half one a line. Stone 1 stands at the top."""
    angle = 2 * pi * step / STONES - pi / 2
    return round(MIDDLE + radius * cos(angle), 3), round(MIDDLE + radius * sin(angle), 3)


def college_nodes(view: State, viewer: Viewer) -> list[Node]:
    """The arcs between the bars: how many stones or, once counted, votes; and who would win them now."""
    if view.unlaid:
        return [gap_node(stones) for stones in parts(view)] if len(view.lines) > 1 else []
    fetish = EMPTY if viewer is None else view.fetish[viewer]
    over = view.turn == EMPTY
    nodes = []
    for college in colleges(view):
        size = college.votes if over else len(college.stones)
        leader = best_alone(college.counts)
        nodes.append(college_node(college.stones, size, college.counts, leader, fetish in college.stones, over))
    return nodes


@cache
def gap_node(stones: tuple[int, ...]) -> Node:
    """[1.9] Between two bars while bars are laid: how many stones there are to divide."""
    middle = at(COLLEGE_RING, stones[0] + (len(stones) - 1) / 2)
    label = say("gap", stones=span(stones), votes=len(stones))
    return Node("region", f"college-{STONE[stones[0]]}", label, middle, size=0.9, look="arc", text=str(len(stones)),
                shape=_arc(stones[0], len(stones), middle))  # fmt: skip


@kept
def college_node(
    stones: tuple[int, ...], size: int, counts: tuple[int, ...], leader: int, fetish: bool, over: bool
) -> Node:
    label = college_label(stones, size, counts, leader, "over" if over else "open")
    if fetish:
        label = say("with-fetish", college=label)
    middle = at(COLLEGE_RING, stones[0] + (len(stones) - 1) / 2)
    return Node("region", f"college-{STONE[stones[0]]}", label, middle, size=0.9, look="arc", owner=_seat(leader),
                text=str(size), shape=_arc(stones[0], len(stones), middle), mark="star" if fetish else "")  # fmt: skip


@cache
def _arc(first: int, stones: int, middle: Point) -> str:
    """The outline of a ring's piece, from the line before the first stone to the one after the last."""
    start, end = first - 0.42, first + stones - 0.58
    inner, outer = COLLEGE_RING - COLLEGE_WIDTH / 2, COLLEGE_RING + COLLEGE_WIDTH / 2
    large = int(end - start > STONES / 2)
    a, b, c, d = (_from(middle, at(*corner)) for corner in ((outer, start), (outer, end), (inner, end), (inner, start)))
    return f"M{a}A{outer} {outer} 0 {large} 1 {b}L{c}A{inner} {inner} 0 {large} 0 {d}z"


def _from(origin: Point, point: Point) -> str:
    return f"{point[0] - origin[0]:.3f} {point[1] - origin[1]:.3f}"


@cache
def line_nodes() -> list[Node]:
    return [
        Node("place", f"line-{n + 1}", say("line", line=line), at(NOTCH, n + 0.5), size=0.5, look="notch")
        for n, line in enumerate(LINE)
    ]


def stone_nodes(view: State, viewer: Viewer) -> list[Node]:
    """A star on the viewer's fetish stone, a cross on the stones of its taboo colour."""
    fetish, taboo = (EMPTY, EMPTY) if viewer is None else (view.fetish[viewer], view.taboo[viewer])
    return [_stone(stone, stone == fetish, COLOUR_OF[stone] == taboo) for stone in range(STONES)]


@cache
def _stone(stone: int, fetish: bool, taboo: bool) -> Node:
    colour = COLOURS[COLOUR_OF[stone]]
    mark = " ".join(word for word, drawn in (("star", fetish), ("cross", taboo)) if drawn)
    key = {"": "stone", "star": "stone-fetish", "cross": "stone-taboo"}.get(mark, "stone-both")
    return Node("place", f"stone-{STONE[stone]}", say(key, stone=STONE[stone], colour=colour), at(STONE_RING, stone),
                size=1.02, look=f"stone-{colour}", text=STONE[stone], mark=mark)  # fmt: skip


def bar_nodes(view: State) -> list[Node]:
    """Two bars on one line lie a little apart."""
    nodes = []
    for bar, (line, owner) in enumerate(zip(view.lines, view.owners, strict=True)):
        beside = view.lines.index(line) != bar
        nodes.append(_bar(bar, line, owner, beside))
    return nodes


@cache
def _bar(bar: int, line: int, owner: int, beside: bool) -> Node:
    step = line + (0.62 if beside else 0.5)
    label = say("bar-neutral", line=LINE[line]) if owner == EMPTY else say("bar", line=LINE[line], seat=who(owner))
    home = "" if owner == EMPTY else f"bars-{owner}"
    return Node("line", f"bar-{bar + 1}", label, at(BAR_FROM, step), at(BAR_TO, step), look="timber",
                owner=_seat(owner), home=home)  # fmt: skip


def druid_nodes(view: State) -> list[Node]:
    return [druid_node(stone, druid) for stone, druid in enumerate(view.stones) if druid != EMPTY]


@cache
def druid_node(stone: int, druid: int) -> Node:
    neutral, colour = druid == NEUTRAL, COLOURS[COLOUR_OF[stone]]
    label = say("druid-neutral", stone=STONE[stone], colour=colour)
    if not neutral:
        label = say("druid", seat=who(druid), stone=STONE[stone], colour=colour)
    return Node("pawn", f"druid-{STONE[stone]}", label, at(DRUID_RING, stone), size=0.78, look="druid",
                owner=None if neutral else druid, inside=f"stone-{STONE[stone]}",
                home="" if neutral else f"druids-{druid}")  # fmt: skip


def row_nodes(view: State) -> list[Node]:
    """In the middle, for each seat: druids and bars left, its two cards once dealt, and in the end its votes."""
    seats, over, nodes = len(view.passed), view.turn == EMPTY, []
    for seat in range(seats):
        y = row_y(seat, seats)
        nodes += _reserve(seat, view.druids[seat], view.bars[seat], view.passed[seat], y)
        if not view.unlaid:
            nodes += [fetish_card(seat, view.fetish[seat], y), taboo_card(seat, view.taboo[seat], y)]
        if over:
            nodes.append(votes_node(seat, view.votes[seat], y))
    return nodes


def row_y(seat: int, seats: int) -> float:
    return MIDDLE + ROW * (seat - (seats - 1) / 2)


@cache
def _reserve(seat: int, druids: int, bars: int, passed: bool, y: float) -> list[Node]:
    name = who(seat)
    label = say("row-passed" if passed else "row", seat=name, druids=druids, bars=bars)
    left, right = (MIDDLE + COLUMNS[0], y), (MIDDLE + COLUMNS[1], y)
    return [
        Node("panel", f"row-{seat}", label, (MIDDLE, y), size=1.2, owner=seat, look="dim" if passed else ""),
        Node("counter", f"druids-{seat}", say("druids-left", seat=name, druids=druids), left, size=1, owner=seat,
             look="druid", text=str(druids), inside=f"row-{seat}"),
        Node("counter", f"bars-{seat}", say("bars-left", seat=name, bars=bars), right, size=1, owner=seat,
             look="timber", text=str(bars), inside=f"row-{seat}"),
    ]  # fmt: skip


@cache
def fetish_card(seat: int, stone: int, y: float) -> Node:
    label, text = say("fetish-secret", seat=who(seat)), ""
    if stone != HIDDEN:
        label, text = say("fetish", seat=who(seat), stone=STONE[stone]), STONE[stone]
    return Node("card", f"fetish-{seat}", label, (MIDDLE + COLUMNS[2], y), size=1.08, look="fetish", owner=seat,
                text=text, down=stone == HIDDEN, inside=f"row-{seat}", mark="star")  # fmt: skip


@cache
def taboo_card(seat: int, colour: int, y: float) -> Node:
    label, look = say("taboo-secret", seat=who(seat)), "dolmen"
    if colour != HIDDEN:
        label, look = say("taboo", seat=who(seat), colour=COLOURS[colour]), f"dolmen-{COLOURS[colour]}"
    return Node("card", f"taboo-{seat}", label, (MIDDLE + COLUMNS[3], y), size=1.08, look=look, owner=seat,
                down=colour == HIDDEN, inside=f"row-{seat}", mark="cross")  # fmt: skip


@cache
def votes_node(seat: int, votes: int, y: float) -> Node:
    label = say("votes", seat=who(seat), votes=votes)
    return Node("counter", f"votes-{seat}", label, (MIDDLE + COLUMNS[4], y), size=1, owner=seat, look="votes",
                text=str(votes), inside=f"row-{seat}")  # fmt: skip


def _seat(owner: int) -> int | None:
    return None if owner == EMPTY else owner
