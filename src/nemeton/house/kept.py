"""What the house keeps beside its tables: small things by kind and key, and what was said at a table.
A thin layer on the store; it knows nothing of what the things mean."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any, NamedTuple

from nemeton.engine import Msg, Refused

from .store import Store

SCHEMA = (
    "CREATE TABLE IF NOT EXISTS kept (kind TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (kind, key))",
    "CREATE TABLE IF NOT EXISTS chat (table_id TEXT, number INTEGER, at REAL, guest TEXT, name TEXT, channel TEXT,"
    " text TEXT, PRIMARY KEY (table_id, number))",
)
NEXT = "SELECT COALESCE(MAX(number) + 1, 0) FROM chat WHERE table_id = ?"
SAID = "SELECT at, guest, name, channel, text, number FROM chat WHERE table_id = ? AND number >= ? ORDER BY number"


class NotKept(Refused):
    """It could not be written down or read, so nothing has changed."""


class Line(NamedTuple):
    """One line of a chat. The store gives it its number."""

    at: float
    guest: str
    name: str
    channel: str
    text: str
    number: int = -1


class Kept:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, kind: str, key: str, value: Any) -> None:
        """On disk when it returns, in place of what was there."""
        row = kind, key, json.dumps(value, ensure_ascii=False)
        await self._do(lambda db: db.execute("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", row).close())

    async def kept(self, kind: str, key: str) -> Any:
        """None where nothing is kept."""
        query = "SELECT value FROM kept WHERE kind = ? AND key = ?"
        row = await self._do(lambda db: db.execute(query, (kind, key)).fetchone())
        return None if row is None else json.loads(row[0])

    async def drop(self, kind: str, key: str) -> None:
        """Gone, if it was there."""
        await self._do(lambda db: db.execute("DELETE FROM kept WHERE kind = ? AND key = ?", (kind, key)).close())

    async def say(self, table: str, line: Line) -> Line:
        """The line with its number: 0, 1, 2 … at each table."""

        def work(db: sqlite3.Connection) -> Line:
            numbered = line._replace(number=db.execute(NEXT, (table,)).fetchone()[0])
            db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", (table, numbered.number, *line[:-1]))
            return numbered

        said: Line = await self._do(work)
        return said

    async def said(self, table: str, since: int = 0) -> list[Line]:
        """The lines from that number on."""
        rows = await self._do(lambda db: db.execute(SAID, (table, since)).fetchall())
        return [Line(*row) for row in rows]

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        def made(db: sqlite3.Connection) -> Any:
            for statement in SCHEMA:
                db.execute(statement)
            return work(db)

        try:
            return await self._store.do(made)
        except sqlite3.Error as error:
            raise NotKept(Msg("house-not-kept")) from error
