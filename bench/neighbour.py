"""The boardgame.io server beside the house: its own tic-tac-toe, its own client's messages, on the
same machine.
Needs Node and what bench/boardgame/package-lock.json names."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gauges import Gauge, watch
from kit.crowd import Found
from kit.doorkeeper import answers, free_port

HERE = Path(__file__).parent / "boardgame"
PATIENCE = 30.0


def is_here() -> bool:
    return (HERE / "node_modules" / "boardgame.io").exists()


@contextmanager
def opened(folder: str = "") -> Iterator[tuple[str, int]]:
    """Its address, and its process; matches are kept in that folder, or in memory alone."""
    port = free_port()
    command = [_node(), "server.cjs", str(port), *([folder] if folder else [])]
    process = subprocess.Popen(command, cwd=HERE, stdout=subprocess.DEVNULL)
    try:
        if not answers(f"http://localhost:{port}/games", PATIENCE):
            raise RuntimeError("the boardgame.io server did not open")
        yield f"http://localhost:{port}", process.pid
    finally:
        process.terminate()
        process.wait()


def _node() -> str:
    """The program itself: what is called so may be a script that starts it, and uses no time of its
    own."""
    return subprocess.run(
        ["node", "-p", "process.execPath"], capture_output=True, text=True, check=True
    ).stdout.strip()


async def crowd(
    url: str, process: int, tables: int, seconds: float, think: float
) -> tuple[Found, Gauge]:
    gauge = Gauge(process)
    watching = asyncio.create_task(watch([gauge], seconds, lambda _: None))
    told = await _told(url, tables, seconds, think)
    await watching
    return Found(moments=told["moments"], waits=told["waits"]), gauge


async def rounds(url: str, tables: int, number: int, *, house: bool) -> tuple[Found, float]:
    """One game at every table, there or at the house, so often; and the seconds in which they were
    played."""
    told = await _told(url, tables, number, script="house.cjs" if house else "load.cjs")
    return Found(waits=told["waits"]), sum(ended - began for began, ended in told["rounds"])


async def _told(url: str, *wish: float, script: str = "load.cjs") -> dict[str, Any]:
    people = await asyncio.create_subprocess_exec(
        "node", script, url, *map(str, wish), cwd=HERE, stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await people.communicate()
    told: dict[str, Any] = json.loads(printed)
    assert told["faults"] == 0, "every move marks one cell"
    return told
