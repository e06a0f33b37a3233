"""The house's own sweeping: when Python looks through all that it holds for rings of things that nobody needs any more.
Left alone it does so in the middle of play, and everybody waits for it."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

NEVER = 1_000_000
YOUNG = 10_000  # things made and still there, until the young are looked through
MIDDLE = 5  # such looks, until those are looked through that stayed
LOOK = 60.0  # seconds between two looks whether it is quiet
LATEST = 3600.0  # seconds: so long may a sweep be put off


def only_when_told() -> None:
    """No full collection by itself. With 500 tables each took 270 ms, came every ten seconds and found nothing: what is
    short-lived is found young, by collections of a few milliseconds, and those go on. They are rarer than Python's own,
    after 700: with 150 tables in play most of what they looked through was still in use, and it was a fifth of all
    the work of an action."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def sweeping(quiet: Callable[[], bool]) -> None:
    """For ever: when nobody is disturbed by it, and once in an hour even so."""
    swept = time.monotonic()
    while True:
        await asyncio.sleep(LOOK)
        if quiet() or time.monotonic() - swept > LATEST:
            gc.collect()
            swept = time.monotonic()
