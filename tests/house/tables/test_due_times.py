"""When the house looks at tables by itself: at those that are due, however many there are; and what
becomes of those to which nobody comes any more (decision 48)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit.onlooker import Onlooker
from kit.waiting import FRIEND, HOST, PATIENCE, open_house, play, settings, two_at_a_table
from nemeton.house.house import House
from nemeton.house.limits import Limits
from nemeton.house.ops.data_folder import Folder
from nemeton.house.tables import waking
from nemeton.table.state import Table
from nemeton.table.wire import NewTable, SeatWish

DAY = 24 * 3600.0
MANY = 10_050  # more than a house of before would have looked at


def change(data: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(data / "nemeton.db")) as file, file:
        file.execute(statement, values)


async def happens(question: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await question():
            await asyncio.sleep(0.02)


async def last_entry(house: House, table: Table) -> dict[str, Any]:
    found = await house.store.table(table.id)
    return found[1][-1] if found and found[1] else {}


async def waits(house: House) -> Table:
    return await house.create(HOST, NewTable("stonehenge", [SeatWish("me"), SeatWish("open")]))


async def looked_through(house: House) -> None:
    """The house has opened what was left open, and has seen to what is due."""
    async with asyncio.timeout(PATIENCE):
        while await house.store.left_open("", 1):
            await house.dues.flush()
            await asyncio.sleep(0.02)
    await house.waking._look()


# Which tables are looked at.


async def test_the_clock_of_the_oldest_of_many_tables_goes_on_after_a_restart(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("days", 86_400), here=False)
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {MANY})"
    new = f"{numbers} SELECT 'copy-' || i, head, created + i FROM n, tables WHERE id = ?"
    change(tmp_path, f"INSERT INTO tables (id, head, created) {new}", table.id)
    change(
        tmp_path, "INSERT INTO due SELECT id, 1e10 FROM tables WHERE id LIKE 'copy-%'"
    )  # no id has a dash
    async with open_house(tmp_path, later=86_500) as house:
        await happens(lambda: played(house, table))


async def played(house: House, table: Table) -> bool:
    found = await house.store.table(table.id)
    return found is not None and any(entry["kind"] == "move" for entry in found[1])


async def test_after_a_restart_nothing_is_read_that_is_not_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        for _ in range(3):
            await waits(house)
            await two_at_a_table(house, settings("days", 86_400), here=False)
    house = House(Folder(tmp_path))
    read: list[str] = []
    monkeypatch.setattr(house.keeping, "read", read.append)
    await house.open()
    await looked_through(house)
    await house.close()
    assert read == []


async def test_a_house_that_fell_looks_at_what_was_open(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        left = await waits(house)
        house.forget(left)
        await house.dues.flush()
        table = await two_at_a_table(house, settings("none"))
        assert await house.store.left_open("", 10) == [table.id]
        table.watchers.clear()
        house.forget(table)
        await house.dues.flush()
        assert await house.store.left_open("", 10) == []
        again = await house.table(table.id)
        await play(house, again, 0)
        assert await house.store.left_open("", 10) == [table.id], "with the very entry"


async def test_a_clock_that_runs_out_while_the_house_is_open_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no timer was set: it is looked up in the store."""
    monkeypatch.setattr(waking, "BEAT", 0.05)
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("days", 86_400), here=False)
    async with open_house(tmp_path) as house:
        assert not house.clocks.rings(table.id)
        house.watch.not_before(house.watch.now() + 86_500)
        await happens(lambda: played(house, table))


# What grows old.


@pytest.mark.parametrize(("days", "closed"), [(29, False), (31, True)])
async def test_a_table_that_waits_for_a_month_is_closed(
    tmp_path: Path, days: int, closed: bool
) -> None:
    async with open_house(tmp_path) as house:
        table = await waits(house)
    async with open_house(tmp_path, later=days * DAY) as house:
        await looked_through(house)
        assert (await last_entry(house, table)).get("old", False) is closed
        assert (table.id in await house.store.unfinished(9)) is not closed


async def test_a_game_that_nobody_touches_is_put_away_and_can_still_be_read(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("none"), here=False)
        await play(house, table, 0)
    async with open_house(tmp_path, later=89 * DAY) as house:
        await looked_through(house)
        assert (await house.table(table.id)).stage == "playing"
    async with open_house(tmp_path, later=91 * DAY) as house:
        await looked_through(house)
        again = await house.table(table.id)
        assert (
            again.stage == "abandoned" and again.match is not None and len(again.match.moves) == 1
        )
        assert again.match.record_for(0)["moves"] and again.lines(0)[-1].key == "house-told-old"
        assert await house.store.seated(HOST.id, over=False) == []


async def test_a_table_that_its_people_look_at_is_not_old(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("none"), here=False)
    async with open_house(tmp_path, later=60 * DAY) as house:
        looked = await house.table(table.id)
        looked.seen = True  # as a window of Ondine's would
        house.forget(looked)
    async with open_house(tmp_path, later=100 * DAY) as house:
        await looked_through(house)
        assert (await house.table(table.id)).stage == "playing"


async def test_a_game_over_days_is_ended_by_its_clock_and_not_put_away(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("days", int(30 * DAY)), here=False)
    house = House(Folder(tmp_path), limits=Limits(playing_days=10))
    house.watch.not_before(house.watch.now() + 20 * DAY)
    change(tmp_path, "UPDATE due SET at = 1")
    await house.open()
    await looked_through(house)
    assert (await house.table(table.id)).stage == "playing"
    await house.close()


async def test_a_game_over_days_that_is_paused_for_ever_is_put_away(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("days", 86_400), here=False)
        await house.note(table, {"kind": "pause", "seat": 0})
    async with open_house(tmp_path, later=91 * DAY) as house:
        await looked_through(house)
        assert (await house.table(table.id)).stage == "abandoned"


async def test_who_is_there_is_not_put_away(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("none"), here=False)
    async with open_house(tmp_path, later=91 * DAY) as house:
        again = await house.table(table.id)
        again.watchers.add(Onlooker(1, FRIEND.id))
        await house.dues.put_away(again, house.watch.now())
        assert again.stage == "playing"


async def test_a_house_that_was_closed_for_long_waits_another_week(tmp_path: Path) -> None:
    """Or a clock that has leapt by months for one start."""
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("none"), here=False)
    for later, stage in ((300 * DAY, "playing"), (306 * DAY, "playing"), (308 * DAY, "abandoned")):
        async with open_house(tmp_path, later=later) as house:
            await looked_through(house)
            assert (await house.table(table.id)).stage == stage


async def test_whoever_keeps_the_house_may_keep_everything(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("none"), here=False)
    house = House(Folder(tmp_path), limits=Limits(puts_away=False))
    house.watch.not_before(house.watch.now() + 1000 * DAY)
    await house.open()
    await looked_through(house)
    assert (await house.table(table.id)).stage == "playing"
    await house.close()


async def test_old_tables_of_an_older_house_have_a_week(tmp_path: Path) -> None:
    """It knew no such rule: whoever keeps it, or wants to play on, has time to say so."""
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("none"), here=False)
    change(tmp_path, "UPDATE due SET at = 0")
    async with open_house(tmp_path, later=200 * DAY) as house:
        await looked_through(house)
        assert (await house.table(table.id)).stage == "playing"
    async with open_house(tmp_path, later=206 * DAY) as house:
        await looked_through(house)
        assert (await house.table(table.id)).stage == "playing"
    async with open_house(tmp_path, later=208 * DAY) as house:
        await looked_through(house)
        assert (await house.table(table.id)).stage == "abandoned"
