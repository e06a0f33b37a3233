"""Bots in worker processes: ask for an action, wait for it or go on meanwhile.
Bounded in time: whatever was found by then is played."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from typing import Any, Self, TypeVar

from nemeton.bots import Promise, advise, decide
from nemeton.engine import Action, Data
from nemeton.games import load

from .pool import crew

T = TypeVar("T")
SECONDS = 3.0  # the longest that a bot may think


def think(game: str, view: Data, seat: int, level: str, seed: str, seconds: float = SECONDS) -> Action:
    """What runs in the worker. All that it knows is in these words."""
    deadline = time.monotonic() + seconds
    return decide(load(game), view, seat, level, random.Random(seed), lambda: time.monotonic() > deadline)


def counsel(game: str, view: Data, seat: int, seed: str, seconds: float = SECONDS) -> list[Promise]:
    """The same for a person who asks: what a bot would do, and the chances that it sees."""
    deadline = time.monotonic() + seconds
    return advise(load(game), view, seat, random.Random(seed), lambda: time.monotonic() > deadline)


class Bots:
    """`with Bots() as bots: action = bots.choose(...)`"""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._crew = crew(processes)

    def choose(self, game: str, view: Data, seat: int, level: str, seed: str) -> Action:
        """Think and answer."""
        return self.submit(game, view, seat, level, seed).result()

    def submit(self, game: str, view: Data, seat: int, level: str, seed: str) -> Future[Action]:
        """Think while the caller does something else."""
        return self._submit(think, game, view, seat, level, seed)

    def advise(self, game: str, view: Data, seat: int, seed: str) -> Future[list[Promise]]:
        """What a bot would do in that seat's place, the best first."""
        return self._submit(counsel, game, view, seat, seed)

    def _submit(self, work: Callable[..., T], *words: Any) -> Future[T]:
        """A crew that has died is replaced."""
        try:
            return self._crew.submit(work, *words)
        except BrokenExecutor:
            self._crew = crew(self._processes)
            return self._crew.submit(work, *words)

    def close(self) -> None:
        self._crew.shutdown(cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
