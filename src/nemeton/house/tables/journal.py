"""Keeping tables: read from their snapshot and log, written to their log, filed under who sits
there.
Everything is on disk before it is true; knows tables, not what is played at them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from nemeton.engine import Msg, Refused
from nemeton.house.ops.log import diary, kind, mark
from nemeton.house.storage import Conflict, Entry, Store, Unsaved, Unsure
from nemeton.match import steps
from nemeton.table import snapshot as snapshots
from nemeton.table.state import Table

AT_ONCE = 8  # entries read, or moves played again, before others have their turn: up to half a millisecond each


class NotSaved(Refused):
    """It could not be written down, so it did not happen."""


class Keeping:
    def __init__(self, store: Store, *, lenient: bool = False) -> None:
        self._store, self._lenient = store, lenient
        self._snapping: set[asyncio.Task[None]] = set()
        self._doubtful: dict[str, Table] = {}  # whose last entry may be on disk, or not
        self.heed: Callable[[Table], None] = _nobody  # told of a table that was read anew
        self._reading = asyncio.Lock()

    async def close(self) -> None:
        await asyncio.gather(*self._snapping, return_exceptions=True)

    # Reading.

    async def read(self, table: str) -> Table | None:
        """The table as the disk knows it; None when there is no such table."""
        try:
            async with (
                self._reading
            ):  # one at a time: who waits for a table takes nothing from who plays
                return await self._from_snapshot(table) or await self._from_log(table)
        except Unsaved as error:
            raise NotSaved(Msg("house-not-read")) from error

    async def seated(self, guest: str, *, over: bool | None = None) -> list[str]:
        """The tables where a guest has a seat, the newest first."""
        try:
            return await self._store.seated(guest, over=over)
        except Unsaved as error:
            raise NotSaved(Msg("house-not-read")) from error

    async def _from_log(self, table: str) -> Table | None:
        found = await self._store.table(table)
        if found is None:
            return None
        head, entries = found
        opened = Table.opened(table, head, lenient=self._lenient)
        await _play_record(opened)
        await _read(opened, entries)
        return opened

    async def _from_snapshot(self, table: str) -> Table | None:
        """None where there is no snapshot that fits."""
        snapshot = await self._store.snapshot(table)
        found = None if snapshot is None else await self._store.table(table, since=snapshot.seq)
        if snapshot is None or found is None:
            return None
        head, entries = found
        opened = snapshots.opened(table, head, snapshot)
        if opened is not None:
            opened.lenient = self._lenient
            await _read(opened, entries)
        return opened

    # Writing.

    async def create(self, table: Table, created: float) -> None:
        guests, public = table.filed
        try:
            await self._store.create(table.id, table.head, created, guests=guests, public=public)
            table.open = True
        except Unsaved as error:
            raise NotSaved(Msg("house-not-saved")) from error

    async def append(
        self, table: Table, entry: Entry, *, over: bool, guests: list[str] | None = None
    ) -> None:
        """Whoever calls holds the table's lock. Where an entry could not be written, or its number
        was taken already, what is on disk is read, and becomes true, before anything else is
        written."""
        if table.hold is not None:
            raise Refused(table.hold)
        if table.id in self._doubtful and await self._catch_up(table):
            raise NotSaved(Msg("house-not-saved"))  # it was meant for the table as it looked before
        failed = await self._tried(table, entry, over, guests)
        if failed is None:
            return
        self._doubtful[table.id] = table
        if isinstance(failed, Conflict):
            await self._catch_up(table)
        raise NotSaved(
            Msg("house-not-sure" if isinstance(failed, Unsure) else "house-not-saved")
        ) from failed

    async def _tried(
        self, table: Table, entry: Entry, over: bool, guests: list[str] | None
    ) -> Unsaved | None:
        """Why it could not be written. Given back, not raised: nothing may be awaited where an
        exception is handled, since compiled code would leave it to whatever runs meanwhile."""
        try:
            await self._store.append(
                table.id, table.seq, entry, over=over, guests=guests, opens=not table.open
            )
            table.open = True
        except Unsaved as error:
            return error
        return None

    async def _catch_up(self, table: Table) -> bool:
        """Whether the disk knew more than we did; refused where it can't be read."""
        try:
            found = await self._store.table(table.id, since=table.seq)
        except Unsaved as error:
            raise NotSaved(Msg("house-not-read")) from error
        self._doubtful.pop(table.id, None)
        if found is None or not found[1]:
            return False
        table.read(found[1])
        self.heed(table)
        return True

    def make_sure(self) -> None:
        """The store is back: of tables in doubt it is found out what is true, before anybody has to
        ask."""
        for table in list(self._doubtful.values()):
            task = asyncio.create_task(self._made_sure(table))
            self._snapping.add(task)
            task.add_done_callback(self._snapping.discard)

    async def _made_sure(self, table: Table) -> None:
        async with table.lock:
            if table.id in self._doubtful:
                failed = await self._looked(table)
                if failed is not None:
                    diary.warning("table-in-doubt", table=mark(table.id), error=kind(failed))

    async def _looked(self, table: Table) -> Refused | None:
        try:
            await self._catch_up(table)
        except Refused as refused:
            return refused
        return None

    def let_go(self, table: Table) -> None:
        """It leaves memory: whoever comes next reads it from disk."""
        self._doubtful.pop(table.id, None)

    async def refile(self, table: Table) -> None:
        """After an entry that has changed by what the table can be found. It is true already, so
        nothing is refused."""
        try:
            await self._store.settle(table.id, *table.filed)
        except Unsaved as error:
            diary.warning("table-not-filed", table=mark(table.id), error=kind(error))

    # Snapshots.

    def snap(self, table: Table, *, ended: bool = False) -> None:
        """Now and then, and when the game has ended, beside it: nobody waits for it, and without it
        the whole log is read."""
        if snapshots.is_due(table) or ended:
            task = asyncio.create_task(self._snap(table))
            self._snapping.add(task)
            task.add_done_callback(self._snapping.discard)

    async def _snap(self, table: Table) -> None:
        try:
            await self._store.keep_snapshot(table.id, snapshots.taken(table))
        except Exception as error:  # whatever stands in a table: the log is enough
            diary.warning("no-snapshot", table=mark(table.id), error=kind(error))


def _nobody(_: Table) -> None:
    """Is told of tables, unless somebody wants to be."""


async def _read(table: Table, entries: list[Entry]) -> None:
    for number, _ in enumerate(table.reading(entries), start=1):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)


async def _play_record(table: Table) -> None:
    """The record that a table begins with. One that can't be played again is found to be so when
    the log is read."""
    record = table.head.get("record")
    if record is None:
        return
    with contextlib.suppress(Exception):
        for match in steps(record):
            if len(match.moves) % AT_ONCE == 0:
                await asyncio.sleep(0)
        if record.get("result") == (match.result.plain() if match.result else None):
            table.given = match
