"""The clocks of all tables: one timer for each that runs, and what happens when one has run out.
Nobody waits for ever: a bot stands in, or the house plays one move. Knows when the house was
closed."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from nemeton.engine import Msg, Refused
from nemeton.house.ops.data_folder import private
from nemeton.house.ops.log import diary, mark
from nemeton.house.storage import Entry
from nemeton.table.state import Table

if TYPE_CHECKING:
    from nemeton.house.house import House

ONCE = "apprentice"  # who plays one move for somebody whose time is over
BEAT = 5.0  # seconds between two notes that the house is open
CLOSE = 0.01  # seconds: timers are not exact


class Clocks:
    def __init__(self, house: House) -> None:
        self._house = house
        self._alive: Path = house.folder.path / "alive"
        self._last_alive = _moment_in(self._alive)
        self._known: set[str] = (
            set()
        )  # tables in play with a clock that were seen since the house opened
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._heart: asyncio.Task[None] | None = None

    # Open and closed.

    def open(self) -> None:
        self._heart = asyncio.create_task(self._beat())

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._heart] if self._heart else [])]
        for task in tasks:
            task.cancel()
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._note_alive()

    async def _beat(self) -> None:
        while True:
            self._note_alive()
            await asyncio.sleep(BEAT)

    def _note_alive(self) -> None:
        """Not on a full disk: tables say so where it matters."""
        with contextlib.suppress(OSError), open(self._alive, "w", opener=private) as file:
            file.write(f"{self._house.watch.now():.3f}")

    async def set_right(self, table: Table) -> None:
        """A table from the future: the clock was wrong when it was played at. From now on its time
        is ours."""
        if table.stage in ("waiting", "playing"):
            with contextlib.suppress(Refused):  # held, or not saved: its clock waits
                await self._house.note(table, {"kind": "set-right"})

    async def woken(self, table: Table) -> None:
        """A table from disk: a live clock that ran when the house closed did not run until it
        opened."""
        clock = table.clock
        if clock is None or clock.pace.kind != "live" or not clock.since or table.id in self._known:
            return
        since = min(self._last_alive or table.at, self._house.watch.now())
        with contextlib.suppress(Refused):  # not saved: the table can be looked at all the same
            await self._house.note(table, {"kind": "asleep", "since": max(since, table.at)})

    # Running.

    def set(self, table: Table) -> None:
        """Ring when the first clock of the table runs out."""
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        if table.clock is None:
            return
        if table.stage != "playing":  # it runs no more
            self._known.discard(table.id)
            return
        self._known.add(table.id)
        if _counts(table) and (ends := table.clock.ends()):
            rest = max(0.0, min(ends.values()) - self._house.watch.now())
            self._timers[table.id] = asyncio.get_running_loop().call_later(
                rest, self._ring, table.id
            )

    def rings(self, table: str) -> bool:
        """Whether it will, by itself."""
        return table in self._timers

    def _ring(self, table: str) -> None:
        self._timers.pop(table, None)
        task = asyncio.create_task(self._rung(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _rung(self, table: str) -> None:
        refused = await self._helped(table)
        if refused is not None:
            diary.warning("clock-not-saved", table=mark(table), reason=refused.reason.key)
            await asyncio.sleep(1)
            self._ring(table)

    async def _helped(self, table: str) -> Refused | None:
        """Why it could not be written down."""
        try:
            async with self._house.at(table) as found:
                await self._house.whole(found, self._help(found))
        except Refused as refused:
            return refused
        return None

    async def _help(self, table: Table) -> None:
        async with table.lock:
            for seat in self._late(table):
                await self._house.note(table, {**_help_for(table.settings.stand_in), "seat": seat})
        self._house.wake(table)

    def _late(self, table: Table) -> list[int]:
        if table.clock is None or not _counts(table):
            return []
        now = self._house.watch.now() + CLOSE
        return [seat for seat, end in table.clock.ends().items() if end <= now]

    # Coming back.

    def came(self, table: Table, guest: str) -> None:
        """Who comes in anew is back, and plays again."""
        for seat in [seat for seat in table.seats_of(guest) if table.chairs[seat].overdue]:
            task = self._house.begun(table, self._come_back(table, guest, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _come_back(self, table: Table, guest: str, seat: int) -> None:
        with contextlib.suppress(Refused):  # not saved: there is a button for it too
            await self._house.whole(
                table, self.back(table, seat), partial(self._house.check, table, guest, seat)
            )

    async def back(self, table: Table, seat: int | None) -> None:
        """The guest plays again."""
        if seat is None:
            raise Refused(Msg("house-not-seated"))
        async with table.lock:
            if not table.chairs[seat].stand_in:
                raise Refused(Msg("house-not-away"))
            await self._house.note(table, {"kind": "stand-in", "seat": seat, "level": ""})


def _help_for(level: str) -> Entry:
    return (
        {"kind": "stand-in", "level": level, "overdue": True}
        if level
        else {"kind": "late", "level": ONCE}
    )


def _counts(table: Table) -> bool:
    """A live game that everybody has left waits for somebody to come back; days go by."""
    assert table.clock is not None, "only where there is one"
    return table.clock.pace.kind == "days" or any(
        watcher.viewer is not None for watcher in table.watchers
    )


def _moment_in(file: Path) -> float | None:
    """When the house was last open; None where nobody knows."""
    try:
        return float(file.read_text())
    except (OSError, ValueError):
        return None
