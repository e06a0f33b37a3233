"""Connections as bytes and time: one that has ended leaves nothing that only a sweep of all the house would find."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from nemeton.house.protocols import AT_ONCE, Brisk, Patient
from nemeton.house.serve import listen

VISITS = 5


async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Says back what it hears, at once where it can."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        assert scope["state"][AT_ONCE](message["text"].encode())


@contextlib.asynccontextmanager
async def opened() -> AsyncIterator[str]:
    door = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(echo, http=Brisk, ws=Patient, lifespan="off", log_config=None))
    running = asyncio.create_task(server.serve([door]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"ws://127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


@pytest.fixture
def unswept() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def there(*kinds: type) -> int:
    return sum(type(thing) in kinds for thing in gc.get_objects())


@pytest.mark.usefixtures("unswept")
async def test_a_connection_that_has_ended_leaves_nothing() -> None:
    async with opened() as url:
        before = there(Patient, ServerProtocol)
        for visit in range(VISITS):
            async with connect(url) as line:
                await line.send(f"Bonjour {visit} – à bientôt")
                assert await line.recv() == f"Bonjour {visit} – à bientôt"
        async with asyncio.timeout(60):
            while there(Patient, ServerProtocol) > before:
                await asyncio.sleep(0.05)
