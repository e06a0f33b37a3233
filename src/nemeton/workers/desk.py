"""The desk: questions that wait for a worker, quick ones first, the others in their order.
Knows no process; says how long each may be thought about, so that nobody waits long."""

from __future__ import annotations

import threading
import time
from bisect import insort
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final

from nemeton.bots import at_most_quick
from nemeton.engine import Data

LONGEST: Final = 3.0  # seconds that a bot may think
PROMISE: Final = (
    4.0  # seconds until it answers, waiting included: where many wait, all think shorter
)
SHORTEST: Final = 0.1  # but not shorter than this


@dataclass(eq=False)
class Question:
    game: str
    view: Data
    seat: int
    level: str
    seed: str
    asked: float
    most: float = LONGEST  # seconds to think
    answer: Future[Any] = field(default_factory=Future)
    tries: int = 0  # that failed

    @property
    def word(self) -> str:
        """Who tries now: twice the level that was asked for, then a quick one, then one that plays
        anything."""
        return self._words()[self.tries]

    def _words(self) -> tuple[str, ...]:
        return self.level, self.level, at_most_quick(self.level), "random"

    @property
    def quick(self) -> bool:
        return at_most_quick(self.word) == self.word

    def failed(self) -> bool:
        """Whether that was the last try."""
        self.tries += 1
        return self.tries == len(self._words())


class Desk:
    def __init__(self, thinkers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._thinkers, self._clock = thinkers, clock
        self._waiting: list[Question] = []
        self._changed = threading.Condition()
        self._open = True

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, question: Question) -> None:
        """Among its kind, whoever asked first comes first, even when it is tried again."""
        with self._changed:
            if not self._open:
                raise RuntimeError("no question can be asked after shutdown")
            insort(self._waiting, question, key=lambda one: (not one.quick, one.asked))
            self._changed.notify_all()

    def take(self, *, quick: bool) -> tuple[Question, float] | None:
        """The next question, perhaps only a quick one, and for how long to think; None once the
        desk is closed."""
        with self._changed:
            self._changed.wait_for(lambda: not self._open or self._has(quick))
            if not self._open:
                return None
            seconds = self._seconds()
            question = self._waiting.pop(0)
            return question, min(seconds, question.most)

    def _has(self, quick: bool) -> bool:
        return bool(self._waiting) and (not quick or self._waiting[0].quick)

    def _seconds(self) -> float:
        """For the first: so long that all who wait behind it can think as long and be answered as
        promised."""
        if self._waiting[0].quick:
            return LONGEST
        now = self._clock()
        shares = [
            (q.asked + PROMISE - now) / (place // self._thinkers + 1)
            for place, q in enumerate(self._waiting)
        ]
        return max(SHORTEST, min(LONGEST, *shares))

    def close(self) -> None:
        """Nobody is answered any more."""
        with self._changed:
            self._open = False
            for question in self._waiting:
                question.answer.cancel()
            self._changed.notify_all()
