"""The store: files of an older house can be opened; a number of the log is given once."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from nemeton.house.store import Conflict, Store

OLD = """
CREATE TABLE tables (id TEXT PRIMARY KEY, head TEXT NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE log (table_id TEXT, seq INTEGER, entry TEXT, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
INSERT INTO tables VALUES ('oak', '{"game": "stonehenge"}', 1.0);
"""


async def test_a_file_of_an_older_house_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "nemeton.db"
    with sqlite3.connect(path) as old:
        old.executescript(OLD)
    old.close()
    for _ in (1, 2):
        store = Store(path)
        assert await store.unfinished(10) == ["oak"]
        store.close()


async def test_a_table_that_is_over_is_finished_and_still_there(tmp_path: Path) -> None:
    store = Store(tmp_path / "nemeton.db")
    await store.create("oak", {"game": "stonehenge"}, 1.0)
    await store.append("oak", 0, {"kind": "move"}, over=True)
    assert await store.unfinished(10) == []
    assert await store.table("oak") == ({"game": "stonehenge"}, [{"kind": "move"}])
    store.close()


async def test_a_number_of_the_log_is_given_once(tmp_path: Path) -> None:
    store = Store(tmp_path / "nemeton.db")
    await store.append("oak", 0, {"kind": "sit"})
    with pytest.raises(Conflict):
        await store.append("oak", 0, {"kind": "start"})
    await store.append("oak", 1, {"kind": "start"})
    store.close()
