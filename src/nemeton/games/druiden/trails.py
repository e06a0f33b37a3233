"""The stones that a pawn of Die Druiden passes on its way: for the eyes alone, so that a move can be seen beforehand.
Where it may end is said in moving.py; a test holds the two together. Sets of stones are numbers, one bit a stone."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import lru_cache

from .content import STRAIGHT
from .moving import CIRCLE, NEIGHBOURS, RAYS, SPOKE

Trail = tuple[int, ...]  # the stones after the first, the last one included


@lru_cache(2_000)
def trails(start: int, face: int, druids: int, ghosts: int) -> dict[int, Trail]:
    """By the stone where it ends: one of the shortest trails there."""
    if face < STRAIGHT:
        found = _by_number(start, face + 1, druids, ghosts)
    else:
        parts = face - STRAIGHT + 1
        found = (trail for kind in (CIRCLE, SPOKE) for trail in _by_line(start, kind, parts, druids))
    shortest: dict[int, Trail] = {}
    for trail in sorted(found, key=len):
        shortest.setdefault(trail[-1], trail)
    return shortest


def _by_number(start: int, number: int, druids: int, ghosts: int) -> Iterator[Trail]:
    """[3.3]-[3.4], [3.10], [3.12] Stone by stone, the nearest first; a position is looked at once."""
    todo: deque[tuple[int, int, int, Trail]] = deque([(start, start, number, ())])
    seen = set()
    while todo:
        stone, before, left, trail = todo.popleft()
        if (stone, before, left) in seen:
            continue
        seen.add((stone, before, left))
        for following in NEIGHBOURS[stone]:
            if following == before:
                continue
            on = (*trail, following)
            if left == 1:
                yield on
            if druids >> following & 1:
                continue
            if ghosts >> following & 1:
                todo.append((following, stone, left, on))
            elif left > 1:
                todo.append((following, stone, left - 1, on))


def _by_line(start: int, kind: int, parts: int, druids: int, trail: Trail = ()) -> Iterator[Trail]:
    """[3.5]-[3.7], [3.11]-[3.12] Straight parts, by turns along a circle and a spoke."""
    for ray in RAYS[kind][start]:
        for n, stone in enumerate(ray, start=1):
            on = trail + ray[:n]
            if parts == 1:
                yield on
            elif not druids >> stone & 1:
                yield from _by_line(stone, 1 - kind, parts - 1, druids, on)
            if druids >> stone & 1:
                break
