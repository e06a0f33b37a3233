"""The bell: what was rung is heard once, whether anybody waited for it or not."""

from __future__ import annotations

import asyncio

import pytest

from nemeton.house.ops.bell import Bell


async def is_silent(bell: Bell) -> bool:
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(bell.heard(), 0.01)
    return True


async def test_rung_before_it_is_heard_at_once_and_once() -> None:
    bell = Bell()
    bell.ring()
    bell.ring()
    await asyncio.wait_for(bell.heard(), 1)
    assert await is_silent(bell)


async def test_whoever_waits_hears_it() -> None:
    bell = Bell()
    waiting = asyncio.create_task(bell.heard())
    await asyncio.sleep(0)
    bell.ring()
    bell.ring()
    await asyncio.wait_for(waiting, 1)
    assert await is_silent(bell)


async def test_what_nobody_heard_any_more_is_heard_by_the_next() -> None:
    """Rung, and broken off before it could be heard."""
    bell = Bell()
    waiting = asyncio.create_task(bell.heard())
    await asyncio.sleep(0)
    bell.ring()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await asyncio.wait_for(bell.heard(), 1)
