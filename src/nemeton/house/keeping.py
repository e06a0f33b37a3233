"""Keeping tables: read from their snapshot and log, written to their log, filed under who sits there.
Everything is on disk before it is true; knows tables, not what is played at them."""

from __future__ import annotations

import asyncio
import contextlib

from nemeton.engine import Msg, Refused
from nemeton.match import steps

from . import snapshots
from .diary import diary, kind, mark
from .storage import Conflict, Entry, Store, Unsaved
from .table import Table

AT_ONCE = 8  # entries read, or moves played again, before others have their turn: up to half a millisecond each


class NotSaved(Refused):
    """It could not be written down, so it did not happen."""


class Keeping:
    def __init__(self, store: Store, *, lenient: bool = False) -> None:
        self._store, self._lenient = store, lenient
        self._snapping: set[asyncio.Task[None]] = set()
        self._reading = asyncio.Lock()

    async def close(self) -> None:
        await asyncio.gather(*self._snapping)

    # Reading.

    async def read(self, table: str) -> Table | None:
        """The table as the disk knows it; None when there is no such table."""
        try:
            async with self._reading:  # one at a time: who waits for a table takes nothing from who plays
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
        except Unsaved as error:
            raise NotSaved(Msg("house-not-saved")) from error

    async def append(self, table: Table, entry: Entry, *, over: bool, guests: list[str] | None = None) -> None:
        """Where the number is taken, an answer of the store was lost: what is on disk becomes true."""
        if table.hold is not None:
            raise Refused(table.hold)
        try:
            await self._store.append(table.id, table.seq, entry, over=over, guests=guests)
        except Unsaved as error:
            if isinstance(error, Conflict):
                await self._catch_up(table)
            raise NotSaved(Msg("house-not-saved")) from error

    async def _catch_up(self, table: Table) -> None:
        with contextlib.suppress(Unsaved):
            found = await self._store.table(table.id, since=table.seq)
            table.read(found[1] if found else [])

    async def refile(self, table: Table) -> None:
        """After an entry that has changed by what the table can be found. It is true already, so nothing is refused."""
        try:
            await self._store.settle(table.id, *table.filed)
        except Unsaved as error:
            diary.warning("table-not-filed", table=mark(table.id), error=kind(error))

    # Snapshots.

    def snap(self, table: Table, *, ended: bool = False) -> None:
        """Now and then, and when the game has ended, beside it: nobody waits for it, and without it the whole log is
        read."""
        if snapshots.is_due(table) or ended:
            task = asyncio.create_task(self._snap(table))
            self._snapping.add(task)
            task.add_done_callback(self._snapping.discard)

    async def _snap(self, table: Table) -> None:
        try:
            await self._store.keep_snapshot(table.id, snapshots.taken(table))
        except Exception as error:  # whatever stands in a table: the log is enough
            diary.warning("no-snapshot", table=mark(table.id), error=kind(error))


async def _read(table: Table, entries: list[Entry]) -> None:
    for number, _ in enumerate(table.reading(entries), start=1):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)


async def _play_record(table: Table) -> None:
    """The record that a table begins with. One that can't be played again is found to be so when the log is read."""
    record = table.head.get("record")
    if record is None:
        return
    with contextlib.suppress(Exception):
        for match in steps(record):
            if len(match.moves) % AT_ONCE == 0:
                await asyncio.sleep(0)
        if record.get("result") == (match.result.plain() if match.result else None):
            table.given = match
