"""Copies of a whole store: one SQLite file, whichever database it comes from or goes to, with the
house's keys in it.
Nothing is put in its place before it is whole and checked."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from nemeton.engine import Msg, Refused
from nemeton.house.ops.data_folder import BESIDE, private

from .migrations import run, schema
from .store import Unsaved

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
KEYS = ("secret", "push.pem")  # files of the folder; in a copy they are kept as things of the house
HOUSE = "house"
MARK = "mark"  # kept in the store itself: of which secret its house is
TOGETHER = 500  # rows at a time


# Out.


class OtherSecret(Exception):
    """The house of this store signs with another one."""


def signed_with(secret: str) -> tuple[str, str, str]:
    """What a house keeps in its store: a mark by which its secret is told from another, and can't
    be found out."""
    return HOUSE, MARK, hashlib.sha256(f"nemeton/secret/{secret}".encode()).hexdigest()


def backup(database: Path, address: str, keys: Mapping[str, str], file: Path) -> int:
    """How many tables are in it; the keys by the names of their files. The house may be open
    meanwhile."""
    with _beside(file) as copy:
        if address:
            _from_postgres(address, copy)
        else:
            _from_sqlite(database, copy)
        with closing(sqlite3.connect(copy)) as made, made:
            _refuse_other(made, keys["secret"])
            rows = [(HOUSE, name, text) for name, text in keys.items()]
            made.executemany("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", rows)
        tables = checked(copy)
        _sync(copy)
        _put({copy: file})
    return tables


def _refuse_other(copy: sqlite3.Connection, secret: str) -> None:
    *_, mark = signed_with(secret)
    if _row(copy, MARK) not in ("", f'"{mark}"'):
        raise OtherSecret


def _from_sqlite(database: Path, copy: Path) -> None:
    _copy(database, copy)
    with closing(sqlite3.connect(copy)) as made:
        made.execute("PRAGMA journal_mode=DELETE")  # one file, and no others beside it
    _bring_up_to_date(copy)


def _copy(source: Path, copy: Path) -> None:
    """Page by page, by SQLite itself: whole even while somebody writes."""
    with closing(_opened(source)) as there, closing(sqlite3.connect(copy)) as made:
        there.backup(made)


def _opened(source: Path) -> sqlite3.Connection:
    """What is wrong with it is known before anything is written."""
    there = _reading(source)
    try:
        there.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        there.close()
        raise Unsaved(str(error)) from error
    return there


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _from_postgres(address: str, copy: Path) -> None:
    """As it is at one moment, whatever is played meanwhile."""
    with closing(sqlite3.connect(copy)) as made, made, _asked(address) as source:
        made.executescript(schema.NEW)
        source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        for name, columns in TABLES.items():
            with source.cursor(name="copy") as rows:
                rows.execute(f"SELECT {', '.join(columns)} FROM {name}")
                while some := rows.fetchmany(TOGETHER):
                    made.executemany(_insert(name, columns, "?"), some)


@contextmanager
def _asked(address: str) -> Iterator[Any]:
    """A session of PostgreSQL; Unsaved when it can't do what is asked."""
    import psycopg

    from .postgres import connected, reason

    try:
        with closing(connected(address)) as session:
            yield session
    except psycopg.Error as error:
        raise Unsaved(reason(error, address)) from error


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file for our eyes alone that may take the other's place when all has gone well; else it
    goes again."""
    copy = file.with_name(f".{file.name}.unfinished")
    _clear(copy)
    open(copy, "x", opener=private).close()
    try:
        yield copy
    finally:
        _clear(copy)


def _clear(file: Path) -> None:
    for end in ("", *BESIDE):
        file.with_name(file.name + end).unlink(missing_ok=True)


def _put(made: Mapping[Path, Path]) -> None:
    """Copies that are on disk already take their places; SQLite would read into a new file what
    lies beside an old."""
    for copy, file in made.items():
        for end in BESIDE:
            file.with_name(file.name + end).unlink(missing_ok=True)
        copy.replace(file)
    for folder in {file.parent for file in made.values()}:
        _sync(folder)


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
            secret = copy.execute(
                "SELECT 1 FROM kept WHERE kind = ? AND key = 'secret'", (HOUSE,)
            ).fetchone()
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
            if version == run.VERSION:
                return
    run.upgrade("sqlite://", lambda: sqlite3.connect(copy))


# In.


def restore(file: Path, folder: Path, database: Path, address: str) -> int:
    """How many tables. The folder is locked and its database may go. All is on disk before anything
    is replaced."""
    tables = checked(file)
    with ExitStack() as unfinished, _beside(database) as copy:
        _copy(file, copy)
        keys = _taken_out(copy)
        _bring_up_to_date(copy)
        made = {} if address else {copy: database}
        for name, text in keys.items():
            written = unfinished.enter_context(_beside(folder / name))
            written.write_text(text)
            made[written] = folder / name
        for one in made:
            _sync(one)
        if address:
            _to_postgres(copy, address)
        _put(made)
    return tables


def _taken_out(copy: Path) -> dict[str, str]:
    """The keys by the names of their files; backups of before hold the secret alone, or nothing in
    its place."""
    with closing(sqlite3.connect(copy)) as made, made:
        found = {name: _row(made, name) for name in KEYS}
        made.executemany(
            "DELETE FROM kept WHERE kind = ? AND key = ?", [(HOUSE, name) for name in KEYS]
        )
    return {name: text for name, text in found.items() if text}


def _row(copy: sqlite3.Connection, name: str) -> str:
    found = copy.execute(
        "SELECT value FROM kept WHERE kind = ? AND key = ?", (HOUSE, name)
    ).fetchone()
    return "" if found is None else str(found[0])


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
    with _asked(address) as there:
        found: Any = there.execute("SELECT to_regclass('tables')").fetchone()
        return (
            found[0] is not None
            and there.execute("SELECT 1 FROM tables LIMIT 1").fetchone() is not None
        )


def _insert(name: str, columns: tuple[str, ...], mark: str) -> str:
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"
