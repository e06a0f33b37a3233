"""PostgreSQL, by psycopg: the same tables. A lock of the database keeps a second house away.
A connection that is lost is opened again with the next job; until then everything is refused as
unsaved."""

from __future__ import annotations

import contextlib
import os
import socket
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from .migrations import run
from .sql import Book
from .statements import TEXTS, by_percent
from .store import InUse, Unsaved

HOLDER = (
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = %s"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
LOCK = zlib.crc32(b"nemeton: one house")  # of all locks of a database, the house's
PATIENCE = 3  # seconds for a server to answer at all
LET_GO = 1  # seconds until a lock that is still held is another house's
ALIVE: dict[str, Any] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
SURE = "-c synchronous_commit=on"  # whatever the server's own habit: what is committed is on disk


def open_book(url: str) -> Book:
    """Brought up to date first. InUse when another house is open there; Unsaved when it can't be
    reached."""
    return Book(open_session(url), by_percent(TEXTS))


def open_session(url: str) -> Session:
    session = Session(url)
    try:
        if not session.is_current():
            run.upgrade("postgresql+psycopg://", lambda: connected(url))
    except Exception:
        session.close()
        raise
    return session


def read_book(url: str) -> Book:
    """Beside a house that is open: for looking only. Unsaved when there is nothing to read."""
    session = Session(url, reading=True)
    if not session.is_current():
        session.close()
        raise Unsaved("no house of today has been here")
    return Book(session, by_percent(TEXTS))


def named(url: str) -> str:
    """The address as it may be shown: without its password."""
    parts = _parts(url)
    return f"postgresql://{parts.get('user', '')}@{parts.get('host', '')}/{parts.get('dbname', '')}"


def _parts(url: str) -> dict[str, str]:
    """Nothing of an address that can't be read."""
    try:
        return {name: str(value) for name, value in conninfo_to_dict(url).items()}
    except (psycopg.Error, UnicodeError):
        return {}


def connected(url: str) -> psycopg.Connection[tuple[Any, ...]]:
    try:
        return psycopg.connect(url, connect_timeout=PATIENCE, options=SURE, **ALIVE)
    except (psycopg.Error, UnicodeError) as error:
        raise Unsaved(reason(error, url)) from error


def reason(error: Exception, url: str) -> str:
    """What the database says, on one line; nothing where a password may be in it, since drivers
    repeat what they can't read."""
    parts, said = _parts(url), str(error).split("\n", 1)[0]
    secret = parts.get("password", "")
    return type(error).__name__ if not parts or (secret and secret in said) else said


class Session:
    """The connection, as the clerk needs it."""

    def __init__(self, url: str, *, reading: bool = False) -> None:
        self._url, self._reading = url, reading
        self._session: psycopg.Connection[tuple[Any, ...]] | None = None
        self._ours: int | None = None  # the server's process that has held the lock for us
        self.lost = False
        self._connect()

    def is_current(self) -> bool:
        """Whether it has the form of today."""
        return run.version_of(lambda query: self.rows(query, {})) == run.VERSION

    def _connect(self) -> None:
        if self._reading:
            self._session = connected(self._url)
            self._session.autocommit = self._session.read_only = True
        else:
            self._locked()

    def _locked(self) -> None:
        """Connected, and the only house here: one that has just fallen may still be let go of."""
        session = self._session = connected(self._url)
        try:
            session.autocommit = True
            session.execute(f"SET lock_timeout = '{LET_GO}s'")
            self._lock(session)
            session.execute("SET lock_timeout = 0")
        except psycopg.Error as error:
            session.close()
            raise Unsaved(reason(error, self._url)) from error
        except InUse:
            session.close()
            raise
        self._ours = session.info.backend_pid

    def _lock(self, session: psycopg.Connection[tuple[Any, ...]]) -> None:
        """Where an end of our own connection of before still has it, the server is told to drop
        that; what it was doing is done then, or is not. Where another house has it, this one has
        lost."""
        try:
            session.execute("SELECT pg_advisory_lock(%s)", (LOCK,))
        except psycopg.errors.LockNotAvailable as error:
            holder = session.execute(HOLDER, (LOCK,)).fetchone()
            if holder is not None and holder[0] == self._ours:
                session.execute("SELECT pg_terminate_backend(%s)", holder)
                raise
            self.lost = self._ours is not None and holder is not None
            raise InUse(named(self._url)) from error

    def begin(self) -> None:
        if self._session is None or self._session.closed:
            self._session = None
            self._connect()
        self.write("BEGIN", {})

    def commit(self) -> None:
        self.write("COMMIT", {})

    def rollback(self) -> bool:
        if self._session is None or self._session.closed:
            return False
        try:
            self._session.execute("ROLLBACK")
        except psycopg.Error:
            self._session.close()
            return False
        return True

    def rows(self, statement: str, values: Mapping[str, Any], /) -> list[tuple[Any, ...]]:
        return self._run(statement, values).fetchall()

    def write(self, statement: str, values: Mapping[str, Any], /) -> int:
        return self._run(statement, values).rowcount

    def write_all(
        self, statement: str, rows: Sequence[Mapping[str, Any] | tuple[Any, ...]], /
    ) -> int:
        if self._session is None:
            raise Unsaved("not connected")
        try:
            cursor = self._session.cursor()
            cursor.executemany(statement, rows)
        except psycopg.Error as error:
            raise Unsaved(reason(error, self._url)) from error
        return cursor.rowcount

    def _run(self, statement: str, values: Mapping[str, Any]) -> psycopg.Cursor[tuple[Any, ...]]:
        if self._session is None:
            raise Unsaved("not connected")
        try:
            return self._session.execute(statement, values or None)
        except psycopg.Error as error:
            raise Unsaved(reason(error, self._url)) from error

    def interrupt(self) -> None:
        """Its line is cut at this end: a server that hangs would never answer. The next job
        connects anew."""
        session = self._session
        with contextlib.suppress(psycopg.Error, OSError):
            if session is not None and not session.closed:
                with socket.socket(fileno=os.dup(session.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        if self._session is not None:
            with contextlib.suppress(psycopg.Error):
                self._session.execute("SELECT pg_advisory_unlock_all()")
            self._session.close()
