"""SQLite's own: a new file has the form that all migrations give; files of older houses are brought
to it with all that is in them; a file of a newer house is left alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nemeton.house.storage import Unsaved, sqlite
from nemeton.house.storage.migrations import run as migrate

OLDEST = """
CREATE TABLE tables (id TEXT PRIMARY KEY, head TEXT NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE log (table_id TEXT, seq INTEGER, entry TEXT, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
INSERT INTO tables VALUES ('oak', '{"game": "stonehenge", "chairs": [{"guest": "ann"}, {"guest": ""}]}', 1.0);
INSERT INTO log VALUES ('oak', 0, '{"kind": "sit", "seat": 1, "guest": "bob", "name": "Bob"}');
"""
BEFORE_MIGRATIONS = f"""{OLDEST}
CREATE TABLE reviews (table_id TEXT PRIMARY KEY, review BLOB NOT NULL);
ALTER TABLE tables ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
INSERT INTO tables VALUES ('elm', 'garbage', 2.0, 1);
INSERT INTO reviews VALUES ('oak', x'7b7d');
"""


def run(path: Path, statements: str) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.executescript(statements)


def form(path: Path) -> dict[str, Any]:
    """Every table's columns and key, and every index."""
    with closing(sqlite3.connect(path)) as file:
        names = [
            name
            for (name,) in file.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            )
        ]
        tables = {name: file.execute(f"PRAGMA table_info({name})").fetchall() for name in names}
        columns = {
            name: [(row[1], row[2], row[3], bool(row[5])) for row in rows]
            for name, rows in tables.items()
        }
        made = file.execute(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
        )
        return {"columns": columns, "indexes": made.fetchall(), "version": versions(file)}


def versions(file: sqlite3.Connection) -> list[Any]:
    return file.execute("SELECT version_num FROM alembic_version").fetchall()


def test_a_new_file_has_the_form_that_the_migrations_give(tmp_path: Path) -> None:
    new, migrated = tmp_path / "new.db", tmp_path / "migrated.db"
    sqlite.open_book(new).close()
    migrate.upgrade("sqlite://", lambda: sqlite3.connect(migrated))
    assert form(new) == form(migrated) and form(new)["version"] == [(migrate.VERSION,)]


@pytest.mark.parametrize("older", [OLDEST, BEFORE_MIGRATIONS], ids=["oldest", "before migrations"])
async def test_a_file_of_an_older_house_is_brought_up_to_date(tmp_path: Path, older: str) -> None:
    path = tmp_path / "nemeton.db"
    run(path, older)
    for _ in (1, 2):
        store = sqlite.open_book(path)
        assert (
            await store.unfinished(10)
            == await store.seated("ann")
            == await store.seated("bob")
            == ["oak"]
        )
        found = await store.table("oak")
        assert found is not None and found[1][0]["name"] == "Bob"
        await store.keep("a", "b", 1)
        store.close()


async def test_reviews_of_an_older_house_are_still_there(tmp_path: Path) -> None:
    run(tmp_path / "nemeton.db", BEFORE_MIGRATIONS)
    store = sqlite.open_book(tmp_path / "nemeton.db")
    assert await store.review("oak") == b"{}"
    store.close()


def test_a_file_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "nemeton.db"
    sqlite.open_book(path).close()
    run(path, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Unsaved):
        sqlite.open_book(path)
    assert form(path)["version"] == [("9999",)]
