"""The house's own sweeping: when Python looks through all that it holds for rings of things that nobody needs any more.
Left alone it does so in the middle of play, and everybody waits for it."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

NEVER = 1_000_000
LOOK = 60.0  # seconds between two looks whether it is quiet
LATEST = 3600.0  # seconds: so long may a sweep be put off


def only_when_told() -> None:
    """No full collection by itself. With 500 tables each took 270 ms, came every ten seconds and found nothing: what is
    short-lived is found young, by collections of a few milliseconds, and those go on."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def sweeping(quiet: Callable[[], bool]) -> None:
    """For ever: when nobody is disturbed by it, and once in an hour even so."""
    swept = time.monotonic()
    while True:
        await asyncio.sleep(LOOK)
        if quiet() or time.monotonic() - swept > LATEST:
            gc.collect()
            swept = time.monotonic()
