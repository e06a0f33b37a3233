"""The contract of a store, asked of both: SQLite in a file and a real PostgreSQL server. What has
returned is there after closing and opening again; what was refused is not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kit.postgres import Server
from nemeton.house.storage import (
    FORGOTTEN,
    Conflict,
    InUse,
    Line,
    Snapshot,
    Store,
    Unsaved,
    fingerprint,
)
from nemeton.house.storage import postgres as by_postgres
from nemeton.house.storage import sqlite as by_sqlite

HEAD = {
    "game": "stonehenge",
    "chairs": [{"kind": "guest", "guest": "ann", "name": "Ann"}],
    "host": "ann",
}
SIT = {"kind": "sit", "seat": 1, "guest": "bob", "name": "Bob"}


@dataclass
class Shelf:
    """A store that can be closed and opened again."""

    opening: Callable[[], Store]
    store: Store

    def again(self) -> Store:
        self.store.close()
        self.store = self.opening()
        return self.store


@pytest.fixture(params=["sqlite", "postgres"])
async def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Shelf]:
    opening: Callable[[], Store] = partial(by_sqlite.open_book, tmp_path / "nemeton.db")
    if request.param == "postgres":
        opening = partial(by_postgres.open_book, request.getfixturevalue("postgres").database())
    shelf = Shelf(opening, opening())
    yield shelf
    shelf.store.close()


# Tables and logs.


async def test_a_table_is_read_as_it_was_written(shelf: Shelf) -> None:
    entries: list[dict[str, Any]] = [
        SIT,
        {"kind": "start", "setup": ["œuf", "\0", "🜁"]},
        {"kind": "move", "seat": 0, "at": 12.345},
    ]
    await shelf.store.create("oak", HEAD, 1.5)
    for seq, entry in enumerate(entries):
        await shelf.store.append("oak", seq, entry)
    assert await shelf.again().table("oak") == (HEAD, entries)
    assert await shelf.store.table("oak", since=2) == (HEAD, entries[2:])
    assert await shelf.store.table("elm") is None


async def test_a_number_of_the_log_is_given_once_and_the_others_are_written(shelf: Shelf) -> None:
    """Those that wait together are committed together; one that is late spoils nothing."""
    await shelf.store.create("oak", HEAD, 1.0)
    await shelf.store.append("oak", 0, SIT)
    writing = [shelf.store.append("oak", seq, {"kind": str(seq)}) for seq in (0, 1, 2, 2, 3)]
    done = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(one) for one in done] == [Conflict, type(None), type(None), Conflict, type(None)]
    assert await shelf.again().table("oak") == (
        HEAD,
        [SIT, {"kind": "1"}, {"kind": "2"}, {"kind": "3"}],
    )


async def test_many_that_wait_together_are_all_written(shelf: Shelf) -> None:
    """By statements of many lines; what an entry changes besides, and one that comes too late, are
    each its own."""
    tables = [f"oak-{number:03}" for number in range(100)]
    await asyncio.gather(*(shelf.store.create(table, HEAD, 1.0) for table in tables))
    await shelf.store.append(tables[50], 0, SIT)
    done = await asyncio.gather(
        *(
            shelf.store.append(table, 0, {"kind": table}, over=table == tables[7])
            for table in tables
        ),
        return_exceptions=True,
    )
    assert [table for table, one in zip(tables, done, strict=True) if one] == [tables[50]]
    assert isinstance(done[50], Conflict)
    await asyncio.gather(*(shelf.store.append(table, 1, {"kind": "again"}) for table in tables))
    shelf.again()
    for table in tables:
        first = SIT if table == tables[50] else {"kind": table}
        assert await shelf.store.table(table) == (HEAD, [first, {"kind": "again"}])
    assert sorted(await shelf.store.unfinished(200)) == [
        table for table in tables if table != tables[7]
    ]


async def test_a_table_is_made_once(shelf: Shelf) -> None:
    await shelf.store.create("oak", HEAD, 1.0, guests=["ann"])
    with pytest.raises(Conflict):
        await shelf.store.create("oak", {}, 2.0, guests=["eve"])
    assert await shelf.store.table("oak") == (HEAD, []) and await shelf.store.seated("eve") == []


async def test_what_the_database_cannot_write_spoils_nothing_else(shelf: Shelf) -> None:
    await shelf.store.create("oak", HEAD, 1.0)
    too_large: Any = 2**70
    store = shelf.store
    writing = (
        store.append("oak", 0, SIT),
        store.append("oak", too_large, SIT),
        store.keep("a", "b", 1),
    )
    done = await asyncio.gather(*writing, return_exceptions=True)
    assert done[0] is None and isinstance(done[1], Exception) and done[2] is None
    assert (
        await shelf.again().table("oak") == (HEAD, [SIT]) and await shelf.store.kept("a", "b") == 1
    )


async def test_the_newest_unfinished_tables_come_first(shelf: Shelf) -> None:
    for created, table in enumerate(["oak", "elm", "ash"]):
        await shelf.store.create(table, HEAD, float(created))
    await shelf.store.append("elm", 0, {"kind": "abandon"}, over=True)
    assert await shelf.store.unfinished(10) == ["ash", "oak"] and await shelf.store.unfinished(
        1
    ) == ["ash"]
    assert await shelf.store.table("elm") is not None


# Who sits where.


async def test_a_guest_finds_its_tables(shelf: Shelf) -> None:
    await shelf.store.create("oak", HEAD, 1.0, guests=["ann"])
    await shelf.store.create("elm", HEAD, 2.0, guests=["ann", "bob"])
    await shelf.store.append("oak", 0, SIT, guests=["ann", "bob"])
    await shelf.store.append("elm", 0, {"kind": "abandon"}, over=True)
    assert await shelf.again().seated("bob") == ["elm", "oak"]
    assert await shelf.store.seated("bob", over=False) == ["oak"]
    assert await shelf.store.seated("bob", over=True) == ["elm"]
    await shelf.store.append("oak", 1, {"kind": "leave"}, guests=["bob"])
    assert await shelf.store.seated("ann") == ["elm"]


async def test_an_entry_that_says_nothing_of_guests_unseats_nobody(shelf: Shelf) -> None:
    await shelf.store.create("oak", HEAD, 1.0, guests=["ann"], public=True)
    await shelf.store.append("oak", 0, SIT)
    assert await shelf.store.seated("ann") == await shelf.store.public() == ["oak"]


async def test_nobody_is_seated_by_an_entry_that_comes_too_late(shelf: Shelf) -> None:
    await shelf.store.create("oak", HEAD, 1.0, guests=["ann"])
    await shelf.store.append("oak", 0, SIT, guests=["ann", "bob"])
    with pytest.raises(Conflict):
        await shelf.store.append("oak", 0, SIT, guests=["ann", "eve"], over=True, public=True)
    assert await shelf.store.seated("eve") == await shelf.store.public() == []
    assert await shelf.store.unfinished(10) == await shelf.store.seated("bob") == ["oak"]


async def test_the_lobby_shows_public_tables_that_are_not_over(shelf: Shelf) -> None:
    for created, table in enumerate(["oak", "elm", "ash", "yew"]):
        await shelf.store.create(table, HEAD, float(created), public=table != "elm")
    await shelf.store.append("ash", 0, {"kind": "abandon"}, over=True)
    assert await shelf.store.public() == ["yew", "oak"] and await shelf.store.public(most=1) == [
        "yew"
    ]
    await shelf.store.append("elm", 0, {"kind": "settings"}, public=True)
    await shelf.store.append("yew", 0, {"kind": "settings"}, public=False)
    await shelf.store.settle("oak", ["bob"], False)
    assert await shelf.again().public() == ["elm"] and await shelf.store.seated("bob") == ["oak"]


# When a table has to be looked at.


async def test_a_table_is_open_until_it_is_filed_and_again_after_an_entry_that_says_so(
    shelf: Shelf,
) -> None:
    for table in ("oak", "elm", "ash"):
        await shelf.store.create(table, HEAD, 1.0)
    assert await shelf.again().left_open("", 10) == ["ash", "elm", "oak"]
    assert await shelf.store.left_open("ash", 1) == ["elm"]
    await shelf.store.file_due({"oak": 30.0, "elm": 20.5, "ash": 30.0})
    assert await shelf.again().left_open("", 10) == []
    assert await shelf.store.due((0.0, ""), 30.0, 10) == [
        ("elm", 20.5),
        ("ash", 30.0),
        ("oak", 30.0),
    ]
    assert await shelf.store.due((20.5, "elm"), 30.0, 1) == [("ash", 30.0)]
    assert await shelf.store.due((30.0, "ash"), 30.0, 1) == [
        ("oak", 30.0)
    ] and not await shelf.store.due((0.0, ""), 20, 9)
    await shelf.store.append("oak", 0, SIT)
    await shelf.store.append("elm", 0, SIT, opens=True)
    assert await shelf.store.left_open("", 10) == ["elm"]
    assert await shelf.store.due((0.0, ""), 99.0, 10) == [("ash", 30.0), ("oak", 30.0)]
    for version in ("1", "1"):
        await shelf.store.play_by({"stonehenge": version})
        assert await shelf.again().left_open("", 10) == ["elm"]
    await shelf.store.play_by({"stonehenge": "2"})
    assert await shelf.store.left_open("", 10) == ["ash", "elm", "oak"]


async def test_what_is_over_or_gone_is_never_due(shelf: Shelf) -> None:
    for table in ("oak", "elm"):
        await shelf.store.create(table, HEAD, 1.0)
    await shelf.store.append("oak", 0, {"kind": "abandon"}, over=True, opens=True)
    await shelf.store.delete("elm")
    await shelf.store.file_due({"oak": 5.0, "elm": 5.0, "nowhere": 5.0})
    assert await shelf.again().left_open("", 10) == []
    assert await shelf.store.due((0.0, ""), 99.0, 10) == []


async def test_an_entry_that_comes_too_late_opens_nothing(shelf: Shelf) -> None:
    await shelf.store.create("oak", HEAD, 1.0)
    await shelf.store.append("oak", 0, SIT)
    await shelf.store.file_due({"oak": 5.0})
    with pytest.raises(Conflict):
        await shelf.store.append("oak", 0, SIT, opens=True)
    assert await shelf.store.left_open("", 10) == []


# Snapshots, reviews, chat, small things.


async def test_results_are_found_by_who_sits_there_the_last_first(shelf: Shelf) -> None:
    for created, table in enumerate(["oak", "elm", "ash"]):
        await shelf.store.create(
            table, HEAD, float(created), guests=["ann"] if table == "ash" else ["ann", "bob"]
        )
        await shelf.store.append(table, 0, {"kind": "abandon"}, over=True)
    await shelf.store.create("yew", HEAD, 9.0, guests=["ann"])
    assert await shelf.store.untold("ann") == ["ash", "elm", "oak"]
    await shelf.store.keep_result("oak", 20.0, {"game": "œuf"})
    await shelf.store.keep_result("ash", 10.0, {"game": "first"})
    await shelf.store.keep_result("ash", 11.0, {"game": "again"})
    assert await shelf.again().results("ann") == [
        ("oak", 20.0, {"game": "œuf"}),
        ("ash", 11.0, {"game": "again"}),
    ]
    assert await shelf.store.results("ann", 1) == await shelf.store.results("bob")
    assert await shelf.store.untold("ann") == await shelf.store.untold("bob") == ["elm"]


async def test_a_result_goes_with_its_table_and_with_whom_it_names(shelf: Shelf) -> None:
    for table in ("oak", "elm"):
        await shelf.store.create(table, HEAD, 1.0, guests=["ann", "bob"])
        await shelf.store.keep_result(table, 2.0, {"guest": "ann"})
    await shelf.store.delete("elm")
    assert [one.table for one in await shelf.store.results("bob")] == ["oak"]
    await shelf.store.forget("ann")
    assert await shelf.store.results("bob") == []


async def test_the_newest_snapshot_and_review_are_kept(shelf: Shelf) -> None:
    assert await shelf.store.snapshot("oak") is None and await shelf.store.review("oak") is None
    for number in (1, 2):
        await shelf.store.keep_snapshot(
            "oak", Snapshot(number, f"stamp {number}", bytes([0, 255, number]))
        )
        await shelf.store.keep_review("oak", b"review %d" % number)
    assert await shelf.again().snapshot("oak") == Snapshot(2, "stamp 2", b"\0\xff\2")
    assert await shelf.store.review("oak") == b"review 2"


async def test_lines_of_a_chat_are_numbered_and_can_be_read_from_any_on(shelf: Shelf) -> None:
    words = [Line(float(n), "ann", "Ann", "table", f"« {n} »") for n in range(3)]
    said = await asyncio.gather(*(shelf.store.say("oak", line) for line in words))
    await shelf.store.say("elm", words[0])
    assert [line.number for line in said] == [0, 1, 2]
    assert (
        await shelf.again().said("oak", since=1) == said[1:]
        and len(await shelf.store.said("elm")) == 1
    )


async def test_small_things_are_kept_replaced_and_dropped(shelf: Shelf) -> None:
    await shelf.store.keep("push", "ann", {"url": "https://example.org/é"})
    await shelf.store.keep("push", "bob", ["old"])
    await shelf.store.keep("push", "bob", ["new"])
    await shelf.store.keep("passkey", "bob", 7)
    assert await shelf.again().kept_all("push") == {
        "ann": {"url": "https://example.org/é"},
        "bob": ["new"],
    }
    await shelf.store.drop("push", "ann")
    await shelf.store.drop("push", "nobody")
    assert (
        await shelf.store.kept("push", "ann") is None
        and await shelf.store.kept("passkey", "bob") == 7
    )


# Deleting and forgetting.


async def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(shelf: Shelf) -> None:
    for table in ("oak", "elm"):
        await shelf.store.create(table, HEAD, 1.0, guests=["ann"], public=True)
        await shelf.store.append(table, 0, SIT)
        await shelf.store.say(table, Line(1.0, "ann", "Ann", "table", "hello"))
        await shelf.store.keep_snapshot(table, Snapshot(1, "", b""))
        await shelf.store.keep_review(table, b"{}")
    assert await shelf.store.delete("oak") is True and await shelf.store.delete("oak") is False
    store = shelf.again()
    assert (
        await store.table("oak") is None
        and await store.said("oak") == []
        and await store.review("oak") is None
    )
    assert await store.snapshot("oak") is None and await store.seated(
        "ann"
    ) == await store.public() == ["elm"]
    assert await store.table("elm") == (HEAD, [SIT]) and len(await store.said("elm")) == 1


async def test_a_forgotten_guest_is_nowhere_and_the_game_stays(shelf: Shelf) -> None:
    chairs = [
        {"kind": "guest", "guest": "a_b", "name": "Ann"},
        {"kind": "guest", "guest": "axb", "name": "Axel"},
    ]
    await shelf.store.create(
        "oak", {**HEAD, "host": "a_b", "chairs": chairs}, 1.0, guests=["a_b", "axb"]
    )
    move = {"kind": "move", "seat": 0, "action": ["place", "4", "C"], "chance": []}
    await shelf.store.append("oak", 0, {**SIT, "guest": "a_b", "name": "Ann"})
    await shelf.store.append("oak", 1, move)
    told = [{"key": "house-told-kick", "args": {"name": "Ann"}}]
    await shelf.store.append("oak", 2, {"kind": "settings", "told": told, "former": "Ann"})
    await shelf.store.keep_snapshot("oak", Snapshot(1, "", b"Ann"))
    await shelf.store.keep("push", "a_b", 1)
    await shelf.store.keep("push", "axb", 1)
    for guest, name in (("a_b", "Ann"), ("axb", "Axel")):
        await shelf.store.say("oak", Line(1.0, guest, name, "table", f"I am {name}"))
    assert await shelf.store.forget("a_b") == 1
    store = shelf.again()
    found = await store.table("oak")
    assert found is not None and "a_b" not in str(found) and "Ann" not in str(found)
    assert found[0]["chairs"][1]["name"] == "Axel" and found[1][1] == move
    assert found[0]["host"] == found[0]["chairs"][0]["guest"] == found[1][0]["guest"]
    assert await store.seated("a_b") == [] and await store.seated("axb") == ["oak"]
    assert [line.name for line in await store.said("oak")] == ["Axel"] and await store.snapshot(
        "oak"
    ) is None
    assert await store.kept_all("push") == {"axb": 1}
    assert fingerprint("a_b") in await store.kept_all(FORGOTTEN)
    assert (await store.say("oak", Line(2.0, "axb", "Axel", "table", "still here"))).number == 2


async def test_who_had_muted_a_forgotten_guest_still_mutes_the_others(shelf: Shelf) -> None:
    await shelf.store.keep("muted", "bob", ["cleo", "ann", "anna"])
    await shelf.store.keep("muted", "ann", ["bob"])
    await shelf.store.keep("push", "anna", ["https://example.org/ann"])
    await shelf.store.keep("used", "along", {"ann": 1.0, "other": 2.0})
    assert await shelf.store.knows("ann")
    await shelf.store.forget("ann")
    store = shelf.again()
    assert await store.kept_all("muted") == {"bob": ["cleo", "anna"]}
    assert await store.kept_all("push") == {"anna": ["https://example.org/ann"]}, (
        "another guest, another word"
    )
    assert await store.kept("used", "along") == {"other": 2.0} and not await store.knows("ann")


async def test_whoever_keeps_the_house_sees_the_newest_tables(shelf: Shelf) -> None:
    await shelf.store.create("oak", HEAD, 1.0)
    await shelf.store.create("elm", HEAD, 2.0, public=True)
    await shelf.store.append("oak", 0, SIT, over=True)
    listed = await shelf.store.listed(10)
    assert [(one.id, one.entries, one.over, one.public) for one in listed] == [
        ("elm", 0, False, True),
        ("oak", 1, True, False),
    ]


# PostgreSQL: connections and locks.


async def test_a_second_house_on_the_same_database_is_refused(postgres: Server) -> None:
    address = postgres.database()
    store = by_postgres.open_book(address)
    with pytest.raises(InUse):
        by_postgres.open_book(address)
    by_postgres.open_book(postgres.database()).close()
    store.close()
    by_postgres.open_book(address).close()


async def test_a_lost_connection_is_opened_again(postgres: Server) -> None:
    store = by_postgres.open_book(postgres.database())
    await store.create("oak", HEAD, 1.0)
    postgres.cut()
    with pytest.raises(Unsaved):
        await store.append("oak", 0, SIT)
    await store.append("oak", 0, SIT)
    assert await store.table("oak") == (HEAD, [SIT])
    store.close()


async def test_a_house_that_lost_its_database_to_another_writes_nothing(postgres: Server) -> None:
    address = postgres.database()
    first = by_postgres.open_book(address)
    await first.create("oak", HEAD, 1.0)
    postgres.cut()
    second = by_postgres.open_book(address)
    for _ in range(3):
        with pytest.raises(Unsaved):
            await first.append("oak", 0, SIT)
    assert await second.table("oak") == (HEAD, [])
    second.close()
    await first.append("oak", 0, SIT)
    first.close()


def test_a_server_that_is_not_there_is_unsaved_and_the_password_is_not_told() -> None:
    for address in (
        "postgresql://ann:hunter2@127.0.0.1:1/house",
        "postgresql://ann:hunter2@127.0.0.1:port/house",
    ):
        with pytest.raises(Unsaved) as refused:
            by_postgres.open_book(address)
        assert "hunter2" not in str(refused.value) + by_postgres.named(address)
