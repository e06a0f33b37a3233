"""A polite stop and a new start in the middle of a game: everybody finds everything as it was."""

from __future__ import annotations

from pathlib import Path

from websockets.exceptions import ConnectionClosed

from kit.company import gathered
from kit.doorkeeper import Doorkeeper
from kit.visitor import ME, Message, Place, Visitor, bot

RESTARTING = 1012


async def test_both_seats_find_the_table_as_they_left_it(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with gathered(keeper.url, pawns="hidden") as company:
            async with company.places() as places:
                await some_moves(places)
                before = [await up_to_date(place, 6) for place in places]
                logs, records = [place.log for place in places], await company.picture()
                keeper.close()
                assert [await farewell(place) for place in places] == [RESTARTING] * 2
            keeper.open()
            assert await company.picture() == records
            async with company.places() as again:
                assert [kept(await up_to_date(place, 6)) for place in again] == [
                    kept(one) for one in before
                ]
                assert [place.log for place in again] == logs
                await some_moves(again, start=6)


async def some_moves(places: tuple[Place, Place], start: int = 2) -> None:
    for turn in range(4):
        place = places[turn % 2]
        await place.choose(await up_to_date(place, start + turn), turn)


async def up_to_date(place: Place, prompt: int) -> Message:
    """The position at that prompt, heard before or still to come."""
    while not place.last or place.last["prompt"] < prompt:
        await place.hear()
    return place.last


def kept(position: Message) -> list[object]:
    return [position[field] for field in ("scene", "prompt", "stage", "actors", "you", "options")]


async def farewell(place: Place) -> int | None:
    try:
        while True:
            await place.hear()
    except ConnectionClosed:
        return await place.hung_up()


async def test_a_bot_that_was_to_move_moves(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as visitor:
            table = await (await visitor.named("Ondine")).open_table(ME, bot("druid"))
            async with visitor.at(table) as place:
                await place.choose(await place.hear_until("playing", actor=0), 0)
                before, log = await place.hear_until("playing", actor=1), place.log
            keeper.close()
            keeper.open()
            async with visitor.at(table) as place:
                after = await place.hear_until("playing", actor=0)
                assert after["prompt"] == before["prompt"] + 1
                assert place.log[: len(log)] == log and len(place.log) > len(log)


async def test_an_open_seat_can_still_be_taken(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as host, Visitor(keeper.url) as friend:
            table = await (await host.named("Ondine")).open_table(ME, {"kind": "open"})
            keeper.close()
            keeper.open()
            await (await friend.named("Lichen")).sit(table)
            assert (await host.glimpse(table))["stage"] == "playing"
