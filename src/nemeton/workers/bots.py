"""Bots in worker processes: ask for an action, wait for it or go on meanwhile.
Bounded in time: whatever was found by then is played."""

from __future__ import annotations

import random
import time
from concurrent.futures import BrokenExecutor, Future
from typing import Self

from nemeton.bots import decide
from nemeton.engine import Action, Data
from nemeton.games import load

from .pool import crew

SECONDS = 3.0  # the longest that a bot may think


def think(game: str, view: Data, seat: int, level: str, seed: str, seconds: float = SECONDS) -> Action:
    """What runs in the worker. All that it knows is in these words."""
    deadline = time.monotonic() + seconds
    return decide(load(game), view, seat, level, random.Random(seed), lambda: time.monotonic() > deadline)


class Bots:
    """`with Bots() as bots: action = bots.choose(...)`"""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._crew = crew(processes)

    def choose(self, game: str, view: Data, seat: int, level: str, seed: str) -> Action:
        """Think and answer."""
        return self.submit(game, view, seat, level, seed).result()

    def submit(self, game: str, view: Data, seat: int, level: str, seed: str) -> Future[Action]:
        """Think while the caller does something else; a crew that has died is replaced."""
        try:
            return self._crew.submit(think, game, view, seat, level, seed)
        except BrokenExecutor:
            self._crew = crew(self._processes)
            return self._crew.submit(think, game, view, seat, level, seed)

    def close(self) -> None:
        self._crew.shutdown(cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
