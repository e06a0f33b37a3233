"""Copies of a whole store: one SQLite file, whichever database it comes from or goes to, with the house's secret in it.
Nothing is put in its place before it is whole and checked."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from nemeton.engine import Msg, Refused

from . import migrate, schema

TABLES = {  # and their columns, in the order in which they are copied
    "tables": ("id", "head", "created", "over", "public"),
    "log": ("table_id", "seq", "entry"),
    "reviews": ("table_id", "review"),
    "results": ("table_id", "ended", "result"),
    "snapshots": ("table_id", "seq", "stamp", "content"),
    "due": ("table_id", "at"),
    "seats": ("guest", "table_id"),
    "chat": ("table_id", "number", "at", "guest", "name", "channel", "text"),
    "kept": ("kind", "key", "value"),
}
SECRET = ("house", "secret")  # kept in a copy, and nowhere else
TOGETHER = 500  # rows at a time


# Out.


def backup(database: Path, address: str, secret: str, file: Path) -> int:
    """How many tables are in it. The house may be open meanwhile."""
    with _beside(file) as copy:
        if address:
            _from_postgres(address, copy)
        else:
            _from_sqlite(database, copy)
        with closing(sqlite3.connect(copy)) as made, made:
            made.execute("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", (*SECRET, secret))
        return checked(copy)


def _from_sqlite(database: Path, copy: Path) -> None:
    _copy(database, copy)
    with closing(sqlite3.connect(copy)) as made:
        made.execute("PRAGMA journal_mode=DELETE")  # one file, and no others beside it
    _bring_up_to_date(copy)


def _copy(source: Path, copy: Path) -> None:
    """Page by page, by SQLite itself: whole even while somebody writes."""
    with closing(_reading(source)) as there, closing(sqlite3.connect(copy)) as made:
        there.backup(made)


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _from_postgres(address: str, copy: Path) -> None:
    """As it is at one moment, whatever is played meanwhile."""
    from .postgres import connected

    with closing(connected(address)) as source, closing(sqlite3.connect(copy)) as made, made:
        made.executescript(schema.NEW)
        source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        for name, columns in TABLES.items():
            rows = source.cursor(name="copy")
            rows.execute(f"SELECT {', '.join(columns)} FROM {name}")
            while some := rows.fetchmany(TOGETHER):
                made.executemany(_insert(name, columns, "?"), some)
            rows.close()


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file for our eyes alone that takes the other's place when all has gone well."""
    copy = file.with_name(f".{file.name}.unfinished")
    copy.unlink(missing_ok=True)
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield copy
        _sync(copy)
        copy.replace(file)
        _sync(file.parent)
    finally:
        copy.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


# Checking.


def checked(file: Path) -> int:
    """How many tables are in a copy; refused when it is damaged or none of ours."""
    try:
        with closing(_reading(file)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            secret = copy.execute("SELECT 1 FROM kept WHERE kind = ? AND key = ?", SECRET).fetchone()
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise Refused(Msg("backup-broken", {"file": str(file)})) from error
    if not sound or secret is None:
        raise Refused(Msg("backup-broken", {"file": str(file)}))
    return int(tables)


def _bring_up_to_date(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as opened:
        if opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            (version,) = opened.execute("SELECT version_num FROM alembic_version").fetchone()
            if version == migrate.VERSION:
                return
    migrate.upgrade("sqlite://", lambda: sqlite3.connect(copy))


# In.


def restore(file: Path, folder: Path, database: Path, address: str) -> int:
    """How many tables. The folder is locked and its database may go."""
    tables = checked(file)
    with _beside(database) as copy:
        _copy(file, copy)
        secret = _taken_out(copy)
        _bring_up_to_date(copy)
        if address:
            _to_postgres(copy, address)
        for left in (".db-wal", ".db-shm"):
            database.with_suffix(left).unlink(missing_ok=True)
    if address:
        database.unlink()
    if secret:
        with _beside(folder / "secret") as written:
            written.write_text(secret)
    return tables


def _taken_out(copy: Path) -> str:
    with closing(sqlite3.connect(copy)) as made, made:
        (secret,) = made.execute("SELECT value FROM kept WHERE kind = ? AND key = ?", SECRET).fetchone()
        made.execute("DELETE FROM kept WHERE kind = ? AND key = ?", SECRET)
    return str(secret)


def _to_postgres(copy: Path, address: str) -> None:
    """All or nothing, in place of what is there; refused while a house is open on it."""
    from . import postgres

    into = postgres.open_session(address)
    try:
        into.begin()
        with closing(sqlite3.connect(copy)) as source:
            for name, columns in TABLES.items():
                into.write(f"DELETE FROM {name}", {})
                rows = source.execute(f"SELECT {', '.join(columns)} FROM {name}")
                while some := rows.fetchmany(TOGETHER):
                    into.write_all(_insert(name, columns, "%s"), some)
        into.commit()
    finally:
        into.close()


def has_tables(address: str) -> bool:
    """Whether something would be lost in a PostgreSQL database."""
    from . import postgres

    with closing(postgres.connected(address)) as there:
        found: Any = there.execute("SELECT to_regclass('tables')").fetchone()
        return found[0] is not None and there.execute("SELECT 1 FROM tables LIMIT 1").fetchone() is not None


def _insert(name: str, columns: tuple[str, ...], mark: str) -> str:
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"
