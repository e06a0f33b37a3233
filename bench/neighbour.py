"""The boardgame.io server beside the house: its own tic-tac-toe, its own client's messages, on the same machine.
Needs Node and what bench/boardgame/package-lock.json names."""

from __future__ import annotations

import asyncio
import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from gauges import Gauge, watch
from house.crowd import Found
from house.doorkeeper import free_port

HERE = Path(__file__).parent / "boardgame"
PATIENCE = 30.0


def is_here() -> bool:
    return (HERE / "node_modules" / "boardgame.io").exists()


@contextmanager
def opened() -> Iterator[tuple[str, int]]:
    """Its address, and its process."""
    port = free_port()
    process = subprocess.Popen(["node", "server.cjs", str(port)], cwd=HERE, stdout=subprocess.DEVNULL)
    try:
        _wait_for(f"http://localhost:{port}")
        yield f"http://localhost:{port}", process.pid
    finally:
        process.terminate()
        process.wait()


def _wait_for(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            httpx.get(f"{url}/games", trust_env=False)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the boardgame.io server did not open")


async def crowd(url: str, process: int, tables: int, seconds: float, think: float) -> tuple[Found, Gauge]:
    words = ["node", "load.cjs", url, str(tables), str(seconds), str(think)]
    people = await asyncio.create_subprocess_exec(*words, cwd=HERE, stdout=asyncio.subprocess.PIPE)
    gauge = Gauge(process)
    watching = asyncio.create_task(watch([gauge], seconds, lambda _: None))
    printed, _ = await people.communicate()
    await watching
    told = json.loads(printed)
    assert told["faults"] == 0, "every move marks one cell"
    return Found(moments=told["moments"], waits=told["waits"]), gauge
