"""SQLite: one file in the data folder, in WAL, every commit on disk before it is one.
The folder's lock keeps a second house away; this file does not."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from nemeton.house.ops.data_folder import private

from .migrations import run, schema
from .sql import Book
from .statements import TEXTS
from .store import Unsaved

LONGEST_WAL = 4_000  # pages, 16 MB, until they are copied into the file; a page that changes often is copied once then


def open_book(database: Path) -> Book:
    """Brought up to date first; Unsaved when it is no database of ours, and then it is left as it
    was."""
    make_private(database)
    connection = connect(database)
    try:
        prepare(connection, database)
    except Exception:
        connection.close()
        raise
    return Book(connection, TEXTS)


def read_book(database: Path) -> Book:
    """Beside a house that is open: for looking only."""
    return Book(connect(database, reading=True), TEXTS)


def purge(database: Path) -> None:
    """What was deleted is not even left in unused pages."""
    try:
        with closing(sqlite3.connect(database)) as file:
            file.execute("VACUUM")
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise Unsaved(str(error)) from error


def make_private(database: Path) -> None:
    """SQLite would let everybody read a new file; what it puts beside one has the rights of the
    file."""
    try:
        open(database, "ab", opener=private).close()
    except OSError as error:
        raise Unsaved(error.strerror or str(error)) from error


def connect(database: Path, *, reading: bool = False) -> File:
    try:
        return File(database, reading=reading)
    except sqlite3.Error as error:
        raise Unsaved(str(error)) from error


def prepare(connection: File, database: Path) -> None:
    """A new file is written as it shall be; an older one goes through the migrations that it has
    not seen."""
    if not connection.rows("SELECT 1 FROM sqlite_master", {}):
        connection.script(schema.NEW)
    elif run.version_of(lambda query: connection.rows(query, {})) != run.VERSION:
        run.upgrade("sqlite://", lambda: sqlite3.connect(database))


class File:
    """The connection, as the clerk needs it."""

    def __init__(self, database: Path, *, reading: bool = False) -> None:
        address = f"{database.absolute().as_uri()}?mode={'ro' if reading else 'rwc'}"
        self._reading = reading
        self._file = sqlite3.connect(
            address, uri=True, check_same_thread=False, isolation_level=None
        )
        try:
            if not reading:
                self._file.execute("PRAGMA journal_mode=WAL")
                self._file.execute("PRAGMA synchronous=FULL")
                self._file.execute(f"PRAGMA wal_autocheckpoint={LONGEST_WAL}")
        except sqlite3.Error:
            self._file.close()
            raise

    def script(self, statements: str) -> None:
        """All of them or none."""
        try:
            self._file.executescript(f"BEGIN IMMEDIATE; {statements} COMMIT;")
        except sqlite3.Error as error:
            self.rollback()
            raise Unsaved(str(error)) from error

    def begin(self) -> None:
        self.write("BEGIN" if self._reading else "BEGIN IMMEDIATE", {})

    def commit(self) -> None:
        self.write("COMMIT", {})

    def rollback(self) -> bool:
        try:
            if self._file.in_transaction:
                self._file.execute("ROLLBACK")
        except sqlite3.Error:
            return False
        return True

    def rows(self, statement: str, values: Mapping[str, Any], /) -> list[tuple[Any, ...]]:
        try:
            return self._file.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise Unsaved(str(error)) from error

    def write(self, statement: str, values: Mapping[str, Any], /) -> int:
        try:
            return self._file.execute(statement, values).rowcount
        except sqlite3.Error as error:
            raise Unsaved(str(error)) from error

    def write_all(self, statement: str, rows: Sequence[Mapping[str, Any]], /) -> int:
        """Row by row: a statement with many rows takes longer, since SQLite prepares to take all of
        it back."""
        try:
            return self._file.executemany(statement, rows).rowcount
        except sqlite3.Error as error:
            raise Unsaved(str(error)) from error

    def interrupt(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # closed meanwhile
            self._file.interrupt()

    @property
    def lost(self) -> bool:
        """The folder's lock says so, not this file."""
        return False

    def close(self) -> None:
        self._file.close()
