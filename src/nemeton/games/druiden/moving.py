"""Where a pawn of Die Druiden can go with a face of a die. Sets of stones are numbers, one bit a stone.
Knows the stones and what stands in the way; numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .content import CIRCLES, DOUBLE, HOURS, RING, STONES, STRAIGHT

CIRCLE, SPOKE = 0, 1


def _around(stone: int, way: int) -> int:
    """The next stone of the circle, clockwise or back."""
    circle, hour = divmod(stone, HOURS)
    return circle * HOURS + (hour + way) % HOURS


def _circle_rays(stone: int) -> tuple[tuple[int, ...], ...]:
    """[3.8] Both ways round, up to the stone before the one where it began."""
    return tuple(tuple(_around(stone, way * n) for n in range(1, HOURS)) for way in (1, -1))


def _spoke_rays(stone: int) -> tuple[tuple[int, ...], ...]:
    """[3.1] Inwards and outwards, at the even hours."""
    circle, hour = divmod(stone, HOURS)
    if hour % 2 == 0:  # hour 1 is number 0
        return ()
    inwards = tuple(c * HOURS + hour for c in range(circle - 1, -1, -1))
    outwards = tuple(c * HOURS + hour for c in range(circle + 1, len(CIRCLES)))
    return tuple(ray for ray in (inwards, outwards) if ray)


RAYS: Final = tuple(tuple(rays(stone) for stone in range(STONES)) for rays in (_circle_rays, _spoke_rays))
NEIGHBOURS: Final = tuple(tuple(ray[0] for kind in RAYS for ray in kind[stone]) for stone in range(STONES))


@lru_cache(50_000)
def ends(start: int, face: int, druids: int, ghosts: int, full: int) -> tuple[int, ...]:
    """Where a pawn lifted from `start` can end: `druids` bear a druid, `ghosts` ghosts alone, `full` have no room."""
    if face == RING:
        return ()
    if face < STRAIGHT:
        found = _by_number(start, face + 1, druids, ghosts)
    else:
        parts = face - STRAIGHT + 1
        found = _by_line(start, CIRCLE, parts, druids) | _by_line(start, SPOKE, parts, druids)
    found &= ~(full | 1 << start)  # [3.9], [3.13]
    return tuple([stone for stone in range(STONES) if found >> stone & 1])


def _by_number(start: int, number: int, druids: int, ghosts: int) -> int:
    """[3.3]-[3.4] So many stones, never straight back; [3.10] stones with ghosts alone are jumped and not counted."""
    found, todo, seen = 0, [(start, start, number)], set()
    while todo:
        here = todo.pop()
        if here in seen:
            continue
        seen.add(here)
        stone, before, left = here
        for following in NEIGHBOURS[stone]:
            if following == before:
                continue
            if left == 1:
                found |= 1 << following
            if druids >> following & 1:
                continue  # [3.12]
            if ghosts >> following & 1:
                todo.append((following, stone, left))
            elif left > 1:
                todo.append((following, stone, left - 1))
    return found


@lru_cache(100_000)  # druids move seldom: most lines have been drawn before
def _by_line(start: int, kind: int, parts: int, druids: int) -> int:
    """[3.5]-[3.7] Straight parts, by turns along a circle and a spoke; [3.11] a part may end on a jumped stone."""
    found = 0
    for ray in RAYS[kind][start]:
        for stone in ray:
            if parts == 1:
                found |= 1 << stone
            elif not druids >> stone & 1:
                found |= _by_line(stone, 1 - kind, parts - 1, druids)
            if druids >> stone & 1:
                break  # [3.12]
    return found


assert DOUBLE - STRAIGHT == 2  # faces of lines stand in the order of their bends
