"""Waking tables: when the house opens, those that were left open; from then on each when it is due.
The door does not wait for that: whichever table somebody comes to first is read and checked before
it is used."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from nemeton.engine import Refused
from nemeton.games import load, names
from nemeton.house.ops.log import diary, kind
from nemeton.house.storage import Unsaved
from nemeton.table.state import Table

from .due_times import DAY
from .journal import NotSaved

if TYPE_CHECKING:
    from nemeton.house.house import House

BEAT = 20.0  # seconds between two looks at what is due
AHEAD = 30.0  # seconds: what is due by then has its timer set
PAGE = 200  # tables that are asked for at a time
MANY = 500  # tables: after so many the log says how far it is


class Waking:
    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        opened = False
        while True:
            try:
                if not opened:
                    await self._open()
                    opened = True
                await self._look()
            except Unsaved as error:  # the store is away: tried again
                diary.warning("not-woken", error=kind(error))
            except (
                Exception
            ) as error:  # whatever a table can do: the others have their clocks all the same
                diary.error("waking-failed", exc_info=error)
            await asyncio.sleep(BEAT)

    # When the house opens.

    async def _open(self) -> None:
        await self._house.store.play_by({name: load(name).about.rules for name in names()})
        held, read, started = 0, 0, time.monotonic()
        async for table in self._left_open():
            held, read = held + await self._one(table), read + 1
            if read % MANY == 0:
                diary.info("reading", read=read, seconds=round(time.monotonic() - started))
        if held:
            diary.warning("held", held=held, unfinished=read)
        for table in await self._house.store.public():
            await self._one(table)

    async def _left_open(self) -> AsyncIterator[str]:
        after = ""
        while page := await self._house.store.left_open(after, PAGE):
            for table in page:
                yield table
            after = page[-1]

    # From then on.

    async def _look(self) -> None:
        """All that is due, page by page; where a timer runs already, nothing has to be done."""
        until, last = self._house.watch.now() + AHEAD, (0.0, "")
        while page := await self._house.store.due(last, until, PAGE):
            for table, moment in page:
                await self._see_to(table, moment)
            last = page[-1][1], page[-1][0]
        await self._house.dues.flush()

    async def _see_to(self, table: str, moment: float) -> None:
        if table in self._house.tables or self._house.clocks.rings(table):
            return
        opened = await self._opened(table, moment)
        if opened is None:
            await self._house.store.file_due(
                {table: self._house.watch.now() + DAY}
            )  # damaged: not every time
        await asyncio.sleep(0)  # people first

    async def _one(self, table: str) -> bool:
        """Whether it is held. One that is in memory is looked at by whoever opened it."""
        if table in self._house.tables:
            return False
        opened = await self._opened(table)
        await asyncio.sleep(0)
        return opened is not None and opened.hold is not None

    async def _opened(self, table: str, moment: float | None = None) -> Table | None:
        """Looked at, and put away where its moment has come and it is old; it is filed anew when it
        leaves memory. None where it can't be read."""
        try:
            async with self._house.at(table) as opened:
                opened.open = True
                if moment is not None and moment <= self._house.watch.now():
                    await self._house.dues.put_away(opened, moment)
                return opened
        except NotSaved as error:
            raise Unsaved("not read") from error
        except Refused:
            return None
