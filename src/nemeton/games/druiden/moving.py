"""Where a pawn of Die Druiden can go with a face of a die. Sets of stones are numbers, one bit a stone.
Knows the stones and what stands in the way; numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nemeton.engine import remembered

from .content import CIRCLES, DOUBLE, HOURS, RING, STONES, STRAIGHT

CIRCLE, SPOKE = 0, 1
Ways = tuple[int, int, int, int]  # sets of stones: come to clockwise, back, inwards, outwards


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
ALL_RAYS: Final = tuple(
    tuple(sum(1 << stone for stone in {stone for ray in rays for stone in ray}) for rays in kind) for kind in RAYS
)
NEIGHBOURS: Final = tuple(tuple(ray[0] for kind in RAYS for ray in kind[stone]) for stone in range(STONES))
CIRCLE_MASK: Final = (1 << HOURS) - 1


def _stones_of(circle: int) -> tuple[tuple[int, ...], ...]:
    """For each set of hours: the stones of the circle there."""
    found: list[tuple[int, ...]] = [()]
    for hour in range(HOURS):
        found += [(*before, circle * HOURS + hour) for before in found]
    return tuple(found)


INNER_OF: Final = _stones_of(0)
MIDDLE_OF: Final = _stones_of(1)
OUTER_OF: Final = _stones_of(2)
FIRST_HOUR: Final = sum(1 << circle * HOURS for circle in range(len(CIRCLES)))
LAST_HOUR: Final = FIRST_HOUR << HOURS - 1
OUTER: Final = (1 << STONES) - (1 << STONES - HOURS)
ON_SPOKES: Final = sum(1 << stone for stone in range(STONES) if RAYS[SPOKE][stone])


@remembered(5_000)
def ends(start: int, face: int, druids: int, ghosts: int, full: int) -> tuple[int, ...]:
    """Where a pawn lifted from `start` can end: `druids` bear a druid, `ghosts` ghosts alone, `full` have no room."""
    if face == RING:
        return ()
    if face < STRAIGHT:
        found = _by_number(start, face + 1, druids, ghosts)
    else:
        bends = face - STRAIGHT
        found = _by_line(start, CIRCLE, bends, druids) | _by_line(start, SPOKE, bends, druids)
    found &= ~(full | 1 << start)  # [3.9], [3.13]
    return _listed(found)


def _listed(stones: int) -> tuple[int, ...]:
    """Their numbers, a circle at a time from a table: measured, several times faster than one by one."""
    return INNER_OF[stones & CIRCLE_MASK] + MIDDLE_OF[stones >> HOURS & CIRCLE_MASK] + OUTER_OF[stones >> 2 * HOURS]


def _by_number(start: int, number: int, druids: int, ghosts: int) -> int:
    """[3.3]-[3.4] So many stones, never straight back; [3.12] none beyond a druid."""
    here = 1 << start
    ways = _onwards(here, here, here, here)
    for _ in range(number - 1):
        right, left, inwards, outwards = _jumping(ways, ghosts)
        clear = ~(druids | ghosts)
        ways = _onwards(right & clear, left & clear, inwards & clear, outwards & clear)
    right, left, inwards, outwards = _jumping(ways, ghosts)
    return right | left | inwards | outwards


def _onwards(right: int, left: int, inwards: int, outwards: int) -> Ways:
    """The next stones of whoever came to these, by the way it came: all at once, for speed."""
    along, across = right | left, inwards | outwards
    clockwise, back = right | across, left | across
    return (
        (clockwise & ~LAST_HOUR) << 1 | (clockwise & LAST_HOUR) >> HOURS - 1,
        (back & ~FIRST_HOUR) >> 1 | (back & FIRST_HOUR) << HOURS - 1,
        ((inwards | along) & ON_SPOKES) >> HOURS,
        ((outwards | along) & ON_SPOKES & ~OUTER) << HOURS,
    )


def _jumping(ways: Ways, ghosts: int) -> Ways:
    """[3.10] With the stones behind those that are jumped and not counted: the ones with ghosts alone."""
    right, left, inwards, outwards = ways
    new = ways
    while (new[0] | new[1] | new[2] | new[3]) & ghosts:
        behind = _onwards(new[0] & ghosts, new[1] & ghosts, new[2] & ghosts, new[3] & ghosts)
        new = behind[0] & ~right, behind[1] & ~left, behind[2] & ~inwards, behind[3] & ~outwards
        right, left, inwards, outwards = right | new[0], left | new[1], inwards | new[2], outwards | new[3]
    return right, left, inwards, outwards


def _by_line(start: int, kind: int, bends: int, druids: int) -> int:
    """[3.5]-[3.7] Straight parts, by turns along a circle and a spoke; [3.11] a part may end on a jumped stone."""
    return _by_bends(start, kind, bends, druids) if bends else _straight(start, kind, druids)


@lru_cache(6_000)  # druids move seldom: most lines have been drawn before
def _by_bends(start: int, kind: int, bends: int, druids: int) -> int:
    found = 0
    for stone in _listed(_straight(start, kind, druids) & ~druids):
        found |= _by_line(stone, 1 - kind, bends - 1, druids)
    return found


def _straight(start: int, kind: int, druids: int) -> int:
    """Along a circle or a spoke, both ways; [3.12] none beyond a druid."""
    if not ALL_RAYS[kind][start] & druids:
        return ALL_RAYS[kind][start]
    found = 0
    for ray in RAYS[kind][start]:
        for stone in ray:
            found |= 1 << stone
            if druids >> stone & 1:
                break
    return found


assert DOUBLE - STRAIGHT == 2  # faces of lines stand in the order of their bends
