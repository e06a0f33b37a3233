"""The house's own sweeping: when Python looks through what it holds for rings of things that nobody
needs any more.
Left alone it does so in the middle of play, and everybody waits for it."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

NEVER = 1_000_000_000
FLOOD = 200_000  # things made and still there since the last glance: only where the loop has not come round for long
GLANCE = 0.4  # seconds between two glances at what is new; shorter ones are more work, since more of it is still in use
LOOK = 60.0  # seconds between two looks whether it is quiet
LATEST = 3600.0  # seconds: so long may a sweep be put off


def only_when_told() -> None:
    """Nothing is looked through by itself. With 500 tables a full collection took 270 ms, came
    every ten seconds and found nothing. A young one comes when so many more things were made than
    freed: at tables that play on as many are freed, so that it came every five seconds and had ten
    times as much to look through: 50 to 200 ms, and each sixth time with all that five had left
    over, up to half a second (decision 42)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(FLOOD, NEVER, NEVER)


async def glancing() -> None:
    """For ever: at what is new since the last time, so often that nobody waits for it."""
    while True:
        await asyncio.sleep(GLANCE)
        gc.collect(0)


async def sweeping(quiet: Callable[[], bool]) -> None:
    """For ever: all that there is, when nobody is disturbed by it, and once in an hour even so."""
    swept = time.monotonic()
    while True:
        await asyncio.sleep(LOOK)
        if quiet() or time.monotonic() - swept > LATEST:
            gc.collect()
            swept = time.monotonic()
