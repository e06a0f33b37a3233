"""A guest's own tables: on any device, whose turn it is, what is left, what is over; and nobody
else's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from kit.company import Company
from kit.doorkeeper import Doorkeeper
from kit.visitor import ME, OPEN, Message, Visitor, bot
from kit.waiting import HOST, open_house, play, until
from nemeton.house.house import NotSaved
from nemeton.house.storage.store import Unsaved
from nemeton.table.wire import NewTable, SeatWish


async def mine(visitor: Visitor) -> list[Message]:
    answer = await visitor.http.get("/api/mine")
    answer.raise_for_status()
    found: list[Message] = answer.json()["tables"]
    return found


async def test_both_see_the_table_and_whose_turn_it_is(company: Company) -> None:
    for visitor, seat in ((company.host, 0), (company.friend, 1)):
        [table] = await mine(visitor)
        assert table["id"] == company.table and table["mine"] == [seat] and table["actors"] == [0]
        assert [one["name"] for one in table["seats"]] == ["Ondine", "Lichen"]
        assert table["stage"] == "playing" and table["left"] is None
    assert await mine(company.stranger) == []


async def test_what_waits_for_you_comes_first_and_what_is_over_last(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        await host.named("Ondine")
        await friend.named("Lichen")
        over = await host.open_table(ME, bot("apprentice"))
        async with host.at(over) as place:
            while (position := await place.hear_until("playing", actor=0))["stage"] != "over":
                await place.choose(position, 0)
        yours = await host.open_table(ME, OPEN)
        await friend.sit(yours)
        theirs = await friend.open_table(ME, OPEN)
        await host.sit(theirs)
        unstarted = await host.open_table(ME, OPEN)
        found = await mine(host)
        assert [table["id"] for table in found[:1] + found[-1:]] == [yours, over]
        assert {table["id"] for table in found[1:3]} == {theirs, unstarted}
        assert (
            found[-1]["stage"] == "over" and found[-1]["winners"] == position["result"]["winners"]
        )
        assert await mine(host) == found


async def test_after_a_restart_a_game_over_days_is_still_mine(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as host, Visitor(keeper.url) as friend:
            wish = {
                "game": "stonehenge",
                "seats": [ME, OPEN],
                "settings": {"clock": {"kind": "days", "seconds": 86_400}},
            }
            await host.named("Ondine")
            table = (await host.http.post("/api/tables", json=wish)).json()["id"]
            await (await friend.named("Lichen")).sit(table)
            [before] = await mine(host)
            keeper.close()
            keeper.open()
            [after] = await mine(host)
            assert after["since"] == before["since"] and 86_000 < after["left"] <= before["left"]
            [waiting] = await mine(friend)
            assert waiting["left"] is None


async def test_a_forged_guest_has_no_tables(url: str) -> None:
    async with Visitor(url) as visitor:
        visitor.http.cookies.set("nemeton", "somebody.else")
        assert (await visitor.http.get("/api/mine")).status_code == 401


async def test_looking_all_the_time_is_refused_in_words(url: str) -> None:
    async with Visitor(url) as visitor:
        await visitor.named("Ondine")
        answers = [await visitor.http.get("/api/mine") for _ in range(130)]
        assert (
            answers[-1].status_code == 429
            and answers[-1].json()["reason"]["key"] == "house-too-often"
        )


async def test_looking_at_ones_tables_while_one_is_opened_harms_neither(tmp_path: Path) -> None:
    """Whoever looks may not put away a table that is just about to begin."""
    async with open_house(tmp_path) as house:
        wish = NewTable("stonehenge", [SeatWish("bot", "apprentice"), SeatWish("me")])
        opening = asyncio.create_task(house.create(HOST, wish))
        while not opening.done():
            await house.mine.of(HOST.id)
        table = opening.result()
        await until(lambda: 1 in table.called)
        await play(house, await house.table(table.id), 1)


async def test_a_table_that_is_found_on_disk_before_it_has_begun_is_no_second_one(
    tmp_path: Path,
) -> None:
    """Two of one table would not tell each other: bots would play at one while people look at the
    other."""
    async with open_house(tmp_path) as house:
        store, found = house.store.create, []

        async def create(*words: Any, **more: Any) -> None:
            await store(*words, **more)
            found.extend((await house.mine.of(HOST.id)).tables)

        with patch.object(house.store, "create", create):
            table = await house.create(
                HOST, NewTable("stonehenge", [SeatWish("bot", "apprentice"), SeatWish("me")])
            )
        assert [one.id for one in found] == [table.id] and await house.table(table.id) is table
        await until(lambda: 1 in table.called)
        await play(house, await house.table(table.id), 1)


async def test_a_table_that_could_not_be_saved_is_not_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        wish = NewTable("stonehenge", [SeatWish("bot", "apprentice"), SeatWish("me")])
        with patch.object(house.store, "create", side_effect=Unsaved), pytest.raises(NotSaved):
            await house.create(HOST, wish)
        assert not house.tables
