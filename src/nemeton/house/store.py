"""The store: an append-only log per table in SQLite. What `append` has returned from is on disk.
One thread owns the one connection; appends that wait together are committed together."""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, head TEXT NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reviews (table_id TEXT PRIMARY KEY, review BLOB NOT NULL);
"""
HOST = "CASE WHEN json_valid(head) THEN json_extract(head, '$.host') END"  # one damaged table must not shut the others
ADDED = {"over": "ALTER TABLE tables ADD COLUMN over INTEGER NOT NULL DEFAULT 0"}  # columns that came later
TOGETHER = 256  # appends in one commit, at most

Entry = dict[str, Any]


class Conflict(Exception):
    """Somebody else has written this number of the log already."""


@dataclass(slots=True)
class Job:
    """Something to do with the connection, and the future that waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        try:
            self.result = self.work(connection)
        except sqlite3.IntegrityError as error:
            self.error = Conflict(str(error))
        except Exception as error:  # the thread must outlive whatever a job does
            self.error = error

    def report(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Store:
    def __init__(self, database: Path) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection = sqlite3.connect(database, check_same_thread=False, isolation_level=None)
        self._connection.execute("PRAGMA journal_mode=WAL")
        self._connection.execute("PRAGMA synchronous=FULL")
        self._connection.executescript(SCHEMA)
        self._bring_up_to_date()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def _bring_up_to_date(self) -> None:
        """A file of an older house gets the columns that it lacks."""
        there = {row[1] for row in self._connection.execute("PRAGMA table_info(tables)")}
        for column, statement in ADDED.items():
            if column not in there:
                self._connection.execute(statement)
        self._connection.execute(f"CREATE INDEX IF NOT EXISTS hosted ON tables ({HOST}) WHERE NOT over")

    # The thread.

    def _work(self) -> None:
        """Take all jobs that wait, do them in one transaction, and only then say that they are done."""
        while (job := self._jobs.get()) is not None:
            batch = [job, *self._waiting()]
            self._commit([one for one in batch if one is not None])
            if None in batch:
                return

    def _waiting(self) -> list[Job | None]:
        batch: list[Job | None] = []
        while len(batch) < TOGETHER and not self._jobs.empty():
            batch.append(self._jobs.get())
            if batch[-1] is None:
                break
        return batch

    def _commit(self, batch: list[Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                job.run(self._connection)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            for job in batch:
                job.error = error
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        loop = batch[0].done.get_loop()
        loop.call_soon_threadsafe(_report, batch)

    # What the house asks.

    async def do(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        """Run something in the thread, inside a transaction that is on disk when this returns."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, done))
        return await done

    @property
    def waiting(self) -> int:
        """Jobs that nobody has begun."""
        return self._jobs.qsize()

    async def create(self, table: str, head: Entry, created: float) -> None:
        row = table, json.dumps(head, ensure_ascii=False), created
        await self.do(lambda db: _run(db, "INSERT INTO tables (id, head, created) VALUES (?, ?, ?)", row))

    async def append(self, table: str, seq: int, entry: Entry, *, over: bool = False) -> None:
        """Durable when it returns; Conflict when that number is taken. `over` with the entry that ends the game."""
        row = table, seq, json.dumps(entry, ensure_ascii=False)

        def work(db: sqlite3.Connection) -> None:
            _run(db, "INSERT INTO log VALUES (?, ?, ?)", row)
            if over:
                _run(db, "UPDATE tables SET over = 1 WHERE id = ?", (table,))

        await self.do(work)

    async def table(self, table: str) -> tuple[Entry, list[Entry]] | None:
        """A table's head and its whole log."""
        found: tuple[Entry, list[Entry]] | None = await self.do(lambda db: _read(db, table))
        return found

    async def keep_review(self, table: str, review: bytes) -> None:
        row = table, review
        await self.do(lambda db: _run(db, "INSERT OR REPLACE INTO reviews VALUES (?, ?)", row))

    async def review(self, table: str) -> bytes | None:
        """The review of a table's game, JSON, where one was made."""
        query = "SELECT review FROM reviews WHERE table_id = ?"
        row: tuple[bytes] | None = await self.do(lambda db: db.execute(query, (table,)).fetchone())
        return row[0] if row else None

    async def unfinished(self, most: int) -> list[str]:
        """The newest tables where something may still happen by itself."""
        query = "SELECT id FROM tables WHERE NOT over ORDER BY created DESC LIMIT ?"
        rows: list[tuple[str]] = await self.do(lambda db: db.execute(query, (most,)).fetchall())
        return [row[0] for row in rows]

    async def hosted(self, guest: str) -> int:
        """How many tables a guest has opened that are not over."""
        query = f"SELECT count(*) FROM tables WHERE NOT over AND {HOST} = ?"
        row: tuple[int] = await self.do(lambda db: db.execute(query, (guest,)).fetchone())
        return row[0]

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()


def _report(batch: list[Job]) -> None:
    for job in batch:
        job.report()


def _run(db: sqlite3.Connection, statement: str, row: tuple[Any, ...]) -> None:
    db.execute(statement, row)


def _read(db: sqlite3.Connection, table: str) -> tuple[Entry, list[Entry]] | None:
    head = db.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
    if head is None:
        return None
    rows = db.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    return json.loads(head[0]), [json.loads(row[0]) for row in rows]
