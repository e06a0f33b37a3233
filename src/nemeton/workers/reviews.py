"""A review in worker processes of low priority: whoever plays meanwhile notices nothing of it.
One move at a time, so that there is progress to tell; each has its share of the time, in seconds of one core."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future
from typing import Any, Final, Self

from nemeton.bots import Foresight
from nemeton.match import Look, Looker, Review, reviewed

from .pool import crew
from .worker import step_back

PROCESSES: Final = min(2, os.cpu_count() or 1)
FORESEEING, ASKING = 36.0, 36.0  # seconds for all positions and for all decisions of a game
LONGEST_LOOK, LONGEST_THOUGHT = 0.6, 1.2  # and for one of them
EXPECTING: Final = 0.5  # of the time for a position, for what was to be expected of it


class Desk:
    """A worker's own copy of the game, and how much time it takes over each move."""

    def __init__(self, record: dict[str, Any], asked: Collection[int], pace: float) -> None:
        self.looker = Looker(record, asked)
        numbers = range(len(self.looker.match.moves))
        looks = 1 + sum(1 + EXPECTING * self.looker.left_to_chance(number) for number in numbers)
        thoughts = sum(map(self.looker.is_asked, numbers))
        self.for_a_look = pace * min(LONGEST_LOOK, FORESEEING / looks)
        self.for_a_thought = pace * min(LONGEST_THOUGHT, ASKING / max(1, thoughts))

    def opening(self) -> Foresight:
        return self.looker.opening(_after(self.for_a_look))

    def look(self, number: int) -> Look:
        times = self.for_a_look, EXPECTING * self.for_a_look, self.for_a_thought
        return self.looker.look(number, *map(_after, times))


def _after(seconds: float) -> Callable[[], bool]:
    """Says when so much of the core's time is over, counted from the first time that it is asked."""
    ends: list[float] = []

    def stop() -> bool:
        now = time.process_time()
        if not ends:
            ends.append(now + seconds)
        return now >= ends[0]

    return stop


_desk: Desk


def begin(record: dict[str, Any], asked: Collection[int], pace: float) -> None:
    """What every worker does first."""
    global _desk
    step_back()
    _desk = Desk(record, asked, pace)


def opening() -> Foresight:
    return _desk.opening()


def look(number: int) -> Look:
    return _desk.look(number)


def put_together(before: Foresight, looks: list[Look], seconds: float) -> Review:
    return reviewed(_desk.looker.match, before, looks, seconds)


class Reviewing:
    """`with Reviewing(record, asked) as work:` wait for all of `work.pieces`, then for `work.review()`."""

    def __init__(
        self, record: dict[str, Any], asked: Collection[int], pace: float = 1.0, processes: int = PROCESSES
    ) -> None:
        self._started = time.monotonic()
        self._crew = crew(processes, begin, record, asked, pace)
        self._opening = self._crew.submit(opening)
        self._looks = [self._crew.submit(look, number) for number in range(len(record["moves"]))]

    @property
    def pieces(self) -> list[Future[Any]]:
        return [self._opening, *self._looks]

    @property
    def progress(self) -> float:
        """From 0 to 1, which it reaches when all is put together."""
        return round(sum(piece.done() for piece in self.pieces) / (len(self.pieces) + 1), 4)

    def review(self) -> Future[Review]:
        """Once all pieces are done."""
        looks, seconds = [one.result() for one in self._looks], time.monotonic() - self._started
        return self._crew.submit(put_together, self._opening.result(), looks, seconds)

    def close(self) -> None:
        """What has begun is finished and thrown away; nobody waits for it."""
        self._crew.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
