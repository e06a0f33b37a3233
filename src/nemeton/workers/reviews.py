"""A review in worker processes of low priority: whoever plays meanwhile notices nothing of it.
One move at a time, so that there is progress to tell; each has its share of the time, in seconds of
one core."""

from __future__ import annotations

import os
import queue
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final, Self

from nemeton.bots import Foresight
from nemeton.match import Look, Looker, Review, reviewed

from .worker import Failed, Worker

PROCESSES: Final = min(2, os.cpu_count() or 1)
FORESEEING, ASKING = 36.0, 36.0  # seconds for all positions and for all decisions of a game
LONGEST_LOOK, LONGEST_THOUGHT = 0.6, 1.2  # and for one of them
PATIENCE: Final = 300.0  # and until an answer, on a machine where others come first; a worker that hangs is killed then
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


def answer(task: str, *words: Any) -> Any:
    """What runs in a worker: it begins with the game, then looks at what it is told to."""
    global _desk
    if task == "begin":
        _desk = Desk(*words)
        return None
    return TASKS[task](*words)


def put_together(before: Foresight, looks: list[Look], seconds: float) -> Review:
    return reviewed(_desk.looker.match, before, looks, seconds)


TASKS: dict[str, Callable[..., Any]] = {
    "opening": lambda: _desk.opening(),
    "look": lambda number: _desk.look(number),
    "put together": put_together,
}


@dataclass(eq=False, slots=True)
class Piece:
    words: tuple[Any, ...]
    done: Future[Any] = field(default_factory=Future)


class Reviewing:
    """`with Reviewing(record, asked) as work:` wait for all of `work.pieces`, then for
    `work.review()`.

    Where one worker dies or hangs, the review has failed; whoever waits is told."""

    def __init__(
        self,
        record: dict[str, Any],
        asked: Collection[int],
        pace: float = 1.0,
        processes: int = PROCESSES,
    ) -> None:
        self._started = time.monotonic()
        self._game = record, asked, pace
        self._waiting: queue.SimpleQueue[Piece | None] = queue.SimpleQueue()
        self._failed: Failed | None = None
        self._opening = self._put("opening")
        self._looks = [self._put("look", number) for number in range(len(record["moves"]))]
        self._workers = [Worker(answer) for _ in range(processes)]
        for worker in self._workers:
            threading.Thread(target=self._ask, args=(worker,), daemon=True).start()

    def _put(self, *words: Any) -> Future[Any]:
        piece = Piece(words)
        self._waiting.put(piece)
        return piece.done

    def _ask(self, worker: Worker) -> None:
        """What runs in a thread beside each worker: one piece after the other. After a failure the
        rest fails too."""
        try:
            worker.ask(("begin", *self._game), PATIENCE)
        except Failed as failed:
            self._failed = failed
        while (piece := self._waiting.get()) is not None:
            if piece.done.set_running_or_notify_cancel():
                self._answer(worker, piece)
        worker.dismiss(at_once=True)

    def _answer(self, worker: Worker, piece: Piece) -> None:
        try:
            if self._failed is not None:
                raise self._failed
            piece.done.set_result(worker.ask(piece.words, PATIENCE))
        except Failed as failed:
            self._failed = failed
            piece.done.set_exception(failed)

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
        return self._put("put together", self._opening.result(), looks, seconds)

    def close(self) -> None:
        """What has begun is broken off, and its processes are gone: nobody waits for either."""
        for piece in self.pieces:
            piece.cancel()
        for worker in self._workers:
            self._waiting.put(None)
            worker.interrupt()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
