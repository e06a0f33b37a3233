"""For whoever keeps the house: backup and restore, and the tables and guests by the command line.
Looking is possible while the house is open; changing something is refused until it is closed."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from nemeton.engine import Msg, Refused
from nemeton.house.ops.data_folder import DATABASE, SHORTEST_SECRET, Folder
from nemeton.house.tables.journal import Keeping
from nemeton.table.state import Table

from .storage import Listed, Store, open_store, read_store, spoken
from .storage import backup as copying
from .storage import sqlite as by_sqlite

T = TypeVar("T")
MOST = 200  # tables in a list


@dataclass(frozen=True, slots=True)
class Place:
    """Where a house keeps what it knows: its folder, and an address where that is elsewhere."""

    data: Path
    store: str = ""

    @property
    def database(self) -> Path:
        return self.data / DATABASE

    def refuse_empty(self) -> None:
        if not self.store and not self.database.is_file():
            raise Refused(Msg("data-empty", {"folder": str(self.data)}))

    def keys(self) -> dict[str, str]:
        """What the house signs with, by the names of the files; refused where the first of them is
        not."""
        paths = [self.data / name for name in copying.KEYS]
        try:
            found = {path.name: path.read_text() for path in paths if path.exists()}
        except (OSError, UnicodeError) as error:
            raise Refused(
                Msg("data-unusable", {"folder": str(self.data), "reason": str(error)})
            ) from error
        if len(found.get("secret", "")) < SHORTEST_SECRET:
            raise Refused(Msg("backup-no-secret", {"folder": str(self.data)}))
        return found

    @contextmanager
    def closed(self) -> Iterator[Folder]:
        """The folder, locked; refused while a house is open in it."""
        with closing(Folder(self.data)) as folder:
            yield folder


# Backup and restore.


def backup(place: Place, file: Path, *, force: bool) -> int:
    """One file, checked. The house may be open."""
    place.refuse_empty()
    if file.exists() and not force:
        raise Refused(Msg("backup-exists", {"file": str(file)}))
    keys = place.keys()
    try:
        with spoken(place.data, place.store), _writable(file):
            tables = copying.backup(place.database, place.store, keys, file)
    except copying.OtherSecret as error:
        raise Refused(Msg("backup-other-secret", {"folder": str(place.data)})) from error
    print(Msg("backup-done", {"file": str(file), "tables": tables}))
    return 0


def restore(place: Place, file: Path, *, force: bool) -> int:
    """A broken file is refused before anything is touched."""
    if not file.is_file():
        raise Refused(Msg("backup-missing", {"file": str(file)}))
    copying.checked(file)
    with place.closed(), spoken(place.data, place.store), _writable(place.database):
        lost = copying.has_tables(place.store) if place.store else place.database.exists()
        if lost and not force:
            raise Refused(Msg("restore-exists", {"folder": str(place.data)}))
        tables = copying.restore(file, place.data, place.database, place.store)
    print(Msg("restore-done", {"folder": str(place.data), "tables": tables}))
    return 0


@contextmanager
def _writable(file: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused(Msg("file-unwritable", {"file": str(file), "reason": reason})) from error


# Tables and guests.


def show_all(place: Place) -> int:
    for listed in _looked(place, lambda store: store.listed(MOST)):
        print(_row(listed))
    return 0


def show(place: Place, table: str) -> int:
    found = _looked(place, lambda store: _found(store, table))
    print(
        Msg(
            "admin-table",
            {"table": found.id, "game": found.head["game"], "stage": _stage(found.stage)},
        )
    )
    print(
        Msg(
            "admin-entries",
            {"entries": found.seq, "rules": found.rules or str(found.head.get("rules", ""))},
        )
    )
    for seat, chair in enumerate(found.chairs):
        name, guest = chair.name or chair.level or "–", chair.guest or "–"
        print(Msg("admin-chair", {"seat": seat, "name": name, "guest": guest}))
    if found.hold is not None:
        print(found.hold)
    return 0


def close(place: Place, table: str) -> int:
    _changed(place, lambda store: _close(store, table))
    print(Msg("admin-closed", {"table": table}))
    return 0


def delete(place: Place, table: str) -> int:
    if not _changed(place, lambda store: store.delete(table)):
        raise Refused(Msg("admin-no-table", {"table": table}))
    print(Msg("admin-deleted", {"table": table}))
    return 0


def forget(place: Place, guest: str) -> int:
    """Nothing to forget is said, and is no success: an id is easily mistyped."""
    tables = _changed(place, lambda store: _forget(store, guest))
    if not place.store:
        with spoken(place.data, place.store):
            by_sqlite.purge(place.database)
    print(Msg("admin-forgotten", {"guest": guest, "tables": tables}))
    return 0


async def _forget(store: Store, guest: str) -> int:
    if not guest or not await store.knows(guest):
        raise Refused(Msg("admin-no-guest", {"guest": guest}))
    return await store.forget(guest)


async def _close(store: Store, table: str) -> None:
    found = await _found(store, table)
    if found.abandoned or found.stage == "over":
        raise Refused(Msg("admin-over", {"table": table}))
    written = await store.table(table)
    entry = {"kind": "abandon", "at": max(found.at, round(time.time(), 3))}
    await store.append(table, len(written[1]) if written else 0, entry, over=True)


async def _found(store: Store, table: str) -> Table:
    try:
        found = await Keeping(store).read(table)
    except Exception as error:  # whatever a damaged log can do
        raise Refused(Msg("admin-unreadable", {"table": table})) from error
    if found is None:
        raise Refused(Msg("admin-no-table", {"table": table}))
    return found


def _looked(place: Place, look: Callable[[Store], Awaitable[T]]) -> T:
    place.refuse_empty()
    return _done(read_store(place.data, place.store), place, look)


def _changed(place: Place, change: Callable[[Store], Awaitable[T]]) -> T:
    place.refuse_empty()
    with place.closed() as folder:
        return _done(open_store(folder, place.store), place, change)


def _done(store: Store, place: Place, deed: Callable[[Store], Awaitable[T]]) -> T:
    async def do() -> T:
        return await deed(store)

    with closing(store), spoken(place.data, place.store):
        return asyncio.run(do())


def _row(listed: Listed) -> Msg:
    names = [chair["name"] or chair["level"] or "–" for chair in listed.head["chairs"]]
    return Msg(
        "admin-row",
        {
            "table": listed.id,
            "game": str(listed.head["game"]),
            "when": datetime.fromtimestamp(listed.created).strftime("%Y-%m-%d %H:%M"),
            "stage": _stage("over" if listed.over else "playing"),
            "entries": listed.entries,
            "names": ", ".join(names),
        },
    )


def _stage(stage: str) -> Msg:
    return Msg(f"admin-stage-{stage}")
