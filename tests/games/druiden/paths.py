"""Every path on the board of Die Druiden, walked stone by stone as chapter 3 of the rules says it.
Knows the stones and what stands on them, no turns; shares nothing with the oracle, which finds ends
in another way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

Stones = Mapping[str, Sequence[str]]  # as in a view: what stands on each stone

FACES = ("1", "2", "3", "4", "5", "6", "straight", "bend", "double")
BENDS = {"straight": 0, "bend": 1, "double": 2}


class Step(NamedTuple):
    """Along the circle (+1, -1) or along a spoke (+1 is outwards)."""

    along: str
    by: int


STEPS = (Step("circle", 1), Step("circle", -1), Step("spoke", 1), Step("spoke", -1))


class Path(NamedTuple):
    """A pawn on its way: where it is, its last step, the stones counted, its bends, where this
    straight part began."""

    stone: str
    last: Step | None
    counted: int
    bends: int
    began: str


def next_stone(stone: str, step: Step) -> str | None:
    """[3.1] Circles of twelve; spokes at the even hours."""
    circle, hour = "abc".index(stone[0]), int(stone[1:])
    if step.along == "circle":
        return f"{stone[0]}{(hour + step.by - 1) % 12 + 1}"
    there = circle + step.by
    return f"{'abc'[there]}{hour}" if hour % 2 == 0 and 0 <= there <= 2 else None


def ends(stones: Stones, pawn: str, face: str) -> set[str]:
    """The stones on which this pawn, by this face, can end."""
    start = next(stone for stone, pawns in stones.items() if pawn in pawns)
    lifted = {
        stone: [other for other in pawns if other != pawn] for stone, pawns in stones.items()
    }  # [3.9]
    walked: set[Path] = (
        set()
    )  # going round stones that are not counted, a path could go on for ever
    found = set(_walk(Path(start, None, 0, 0, start), lifted, face, walked))
    return {stone for stone in found if stone != start and may_end(lifted[stone], pawn, stone)}


def may_end(pawns: Sequence[str], pawn: str, stone: str) -> bool:
    """[3.9] [3.14]"""
    return len(pawns) < 2 and not (pawn == "morrigan" and is_pentacle(stone))


def is_pentacle(stone: str) -> bool:
    return stone[0] == "a" and int(stone[1:]) % 2 == 1


def _walk(path: Path, stones: Stones, face: str, walked: set[Path]) -> Iterator[str]:
    """Depth first: every stone on which the face is used up, room or no room."""
    for step in STEPS:
        ahead = _stepped(path, step, face)
        if ahead and ahead not in walked:
            walked.add(ahead)
            if _is_used_up(ahead, face):
                yield ahead.stone
            if _may_pass(stones[ahead.stone]):
                yield from _walk(_passed(ahead, stones), stones, face, walked)


def _stepped(path: Path, step: Step, face: str) -> Path | None:
    """One step further, the new stone counted; nothing where the rules forbid the step."""
    stone = next_stone(path.stone, step)
    if stone is None or (path.last and _is_straight_back(path.last, step)):
        return None
    bends = path.last is not None and path.last.along != step.along  # [3.2]
    began = path.stone if bends else path.began
    if face in BENDS:
        too_far = path.bends + bends > BENDS[face] or stone == began  # [3.5] to [3.8]
        return None if too_far else Path(stone, step, 0, path.bends + bends, began)
    return (
        None if path.counted == int(face) else Path(stone, step, path.counted + 1, 0, "")
    )  # [3.4]


def _is_straight_back(last: Step, step: Step) -> bool:
    """[3.3]"""
    return last.along == step.along and last.by == -step.by


def _is_used_up(path: Path, face: str) -> bool:
    return path.bends == BENDS[face] if face in BENDS else path.counted == int(face)


def _may_pass(pawns: Sequence[str]) -> bool:
    """[3.12]"""
    return not any(pawn.startswith("druid-") for pawn in pawns)


def _passed(path: Path, stones: Stones) -> Path:
    """[3.10] A jumped stone is not counted."""
    is_jumped = len(stones[path.stone]) > 0
    return path._replace(counted=path.counted - 1) if is_jumped and path.counted else path
