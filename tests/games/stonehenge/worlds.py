"""Hidden Stonehenge as a spectator could work it out: every way in which the pawns not shown may
lie.
Counts worlds one by one; shares nothing with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from games.stonehenge.oracle import PAWNS

View = dict[str, Any]


def dominated_for_sure(view: View, line: str, seat: int) -> bool:
    """Whether the seat dominates the line in every world that a spectator holds possible."""
    mine = {total for total, _ in _sides(view, line, seat)}
    theirs = set(_sides(view, line, 1 - seat))
    room = sum(view["spaces"][space] is None for space in line)
    if not room:
        tie = view["last"][line] != seat
        return all(one > other or (tie and one == other) for one in mine for other, _ in theirs)
    return all(one >= other + sum(hand[-room:]) for one in mine for other, hand in theirs)


def _sides(view: View, line: str, seat: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """What the seat may have on the line, with what it may have in hand then, ascending."""
    pawns = {
        space: pawn["value"]
        for space, pawn in view["spaces"].items()
        if pawn and pawn["owner"] == seat
    }
    shown = [value for value in pawns.values() if value is not None]
    total = sum(pawns.get(space) or 0 for space in line)
    down = sum(space in pawns and pawns[space] is None for space in line)
    for there, rest in _splits(_without(PAWNS, shown), down):
        for hand, _ in _splits(rest, view["hand_counts"][seat]):
            yield total + sum(there), hand


def _splits(
    pawns: tuple[int, ...], count: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every choice of so many pawns, and what is left."""
    for chosen in sorted(set(combinations(pawns, count))):
        yield chosen, _without(pawns, chosen)


def _without(pawns: tuple[int, ...], gone: list[int] | tuple[int, ...]) -> tuple[int, ...]:
    left = sorted(pawns)
    for value in gone:
        left.remove(value)
    return tuple(left)
