"""Time that passes only when nothing is left to do, and lots that fall the same whenever the same
is drawn for.
What takes an hour at a table takes a moment here, and comes out the same again to the last byte."""

from __future__ import annotations

import asyncio
import hashlib
import random
import selectors
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from nemeton.house.storage import sql
from nemeton.house.storage.writer import Clerk, Connection

DAWN = 1_700_000_000.0  # the time of day when the loop's clock stands at 0


class Stuck(Exception):
    """Nothing will ever happen any more."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """Sleeps for no time at all: where nobody can go on before a timer, it is that time already."""

    def __init__(self) -> None:
        self._moment = 0.0
        super().__init__(_Impatient(self))

    def time(self) -> float:
        return self._moment

    def pass_time(self, timeout: float | None) -> None:
        if timeout is None:
            raise Stuck
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]  # a heap: the first is the next
        self._moment = max(self._moment, timers[0].when())

    def run_in_executor(self, _: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]  # simpler
        """At once: how long a thread takes is not known beforehand."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


class _Impatient(selectors.SelectSelector):
    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        ready = super().select(0)
        if not ready and timeout != 0:
            self._loop.pass_time(timeout)
        return ready


class Lots:
    """All that the machine would draw. A lot depends on the seed, on who draws it and when, and on
    nothing else: one more that is drawn for one seat changes nothing for the others."""

    def __init__(self, seed: str, now: Callable[[], float]) -> None:
        self._seed, self._now = seed, now
        self._drawn: Counter[Any] = Counter()

    def __call__(self, size: int) -> bytes:
        purpose = _purpose(), size, self._now()
        self._drawn[purpose] += 1
        words = f"{self._seed} {purpose} {self._drawn[purpose]}"
        return hashlib.shake_128(words.encode()).digest(size)


def _purpose() -> str:
    """The function of the house that draws."""
    frame = sys._getframe(2)
    while frame.f_back is not None and not frame.f_globals.get("__name__", "").startswith(
        "nemeton."
    ):
        frame = frame.f_back
    return f"{frame.f_globals.get('__name__')}.{frame.f_code.co_name}"


class Handy(Clerk):
    """A clerk who does everything at once: what is asked for in one turn of the loop is done at its
    end. A thread would take as long as it takes."""

    def __init__(self, connection: Connection, append: str) -> None:
        super().__init__(connection, append)
        connection.rows("PRAGMA synchronous=OFF", {})  # nobody pulls the plug here

    def _hand_over(self) -> None:
        batch, self._gathered = self._gathered, []
        self._finish(self._begun(batch))


def later(seconds: float, make: Callable[[], Any]) -> Future[Any]:
    """What a worker would answer after so many seconds."""
    answer: Future[Any] = Future()

    def give() -> None:
        if not answer.cancelled():
            answer.set_result(make())

    asyncio.get_running_loop().call_later(seconds, give)
    return answer


@contextmanager
def virtual(seed: str) -> Iterator[VirtualLoop]:
    """A loop with a clock of its own, which is the machine's as long as it is open; lots fall as
    the seed says."""
    loop = VirtualLoop()
    with ExitStack() as patches:
        patches.callback(loop.close)
        patches.enter_context(patch("time.monotonic", loop.time))
        patches.enter_context(patch("time.time", lambda: DAWN + loop.time()))
        patches.enter_context(patch.object(random, "_urandom", Lots(seed, loop.time)))
        patches.enter_context(patch.object(sql, "Clerk", Handy))
        yield loop
