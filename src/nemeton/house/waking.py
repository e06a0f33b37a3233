"""Waking the tables when the house opens: every unfinished game is read, checked and goes on. The door does not wait
for that: whichever table somebody comes to first is read and checked before it is used."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from nemeton.engine import Refused

from .diary import diary, mark

if TYPE_CHECKING:
    from .house import House

AWAKE = 10_000  # the newest tables are looked at: a bot may be to move
MANY = 500  # tables: after so many the log says how far it is


class Waking:
    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        tables = await self._house.store.unfinished(AWAKE)
        self._task = asyncio.create_task(self._all(tables))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _all(self, tables: list[str]) -> None:
        held, started = 0, time.monotonic()
        for number, table in enumerate(tables, start=1):
            held += await self._one(table)
            if number % MANY == 0:
                diary.info("reading", read=number, unfinished=len(tables), seconds=round(time.monotonic() - started))
            await asyncio.sleep(0)  # people first
        if held:
            diary.warning("held", held=held, unfinished=len(tables))

    async def _one(self, table: str) -> bool:
        """Whether it is held."""
        try:
            async with self._house.at(table) as opened:
                return opened.hold is not None
        except Refused:
            diary.error("table-damaged", table=mark(table), exc_info=True)
            return False
