"""The only answer to a sealed question: the house gives it, after a while drawn by lot, to whoever is there.
Nobody else may learn from it that there was no choice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from house.onlooker import Onlooker
from nemeton.engine import awaits
from nemeton.house.folder import Folder
from nemeton.house.guests import Guest
from nemeton.house.house import House
from nemeton.house.table import Table
from nemeton.house.wire import NewTable, SeatWish

PAUSE = 0.02


def asked(table: Table) -> int | None:
    """The seat that has one answer only to a sealed question, if there is one now."""
    assert table.match is not None
    forced = (seat for seat in table.match.actors if len(table.match.legal(seat)) == 1)
    return next((seat for seat in forced if awaits(table.match.seen(seat), seat)), None)


async def come_to_a_question(house: House) -> tuple[Table, int]:
    """Random games of Die Druiden, with nobody looking on, until a seat is asked and can only let it happen."""
    source = random.Random(5)
    for number in range(60):
        host, friend = Guest(f"h{number}", "Ondine"), Guest(f"f{number}", "Lichen")
        table = await house.create(host, NewTable("druiden", [SeatWish("me"), SeatWish("open")]))
        await house.sit(table, friend, 1)
        while table.match is not None and table.match.actors:
            seat = asked(table)
            if seat is not None:
                return table, seat
            seat = table.match.actors[0]
            await house.choose(table, seat, table.prompt(seat), source.randrange(len(table.match.legal(seat))))
    raise AssertionError("nobody was ever asked")


async def left_alone(house: House, table: Table, seconds: float) -> int:
    """How many moves the house makes meanwhile."""
    assert table.match is not None
    before = len(table.match.moves)
    house.wake(table)
    await asyncio.sleep(seconds)
    return len(table.match.moves) - before


@pytest.mark.parametrize("here", [True, False])
async def test_the_house_gives_the_only_answer_for_who_is_there(tmp_path: Path, here: bool) -> None:
    house = House(Folder(tmp_path), pause=PAUSE)
    try:
        table, seat = await come_to_a_question(house)
        table.watchers.add(Onlooker(seat if here else None))
        assert await left_alone(house, table, 14 * PAUSE) == (1 if here else 0)
    finally:
        await house.close()
    if here:
        assert table.match is not None and table.match.moves[-1].seat == seat
        assert table.match.moves[-1].action == ("let",)


async def test_it_takes_its_time(tmp_path: Path) -> None:
    house = House(Folder(tmp_path), pause=10.0)
    try:
        table, seat = await come_to_a_question(house)
        table.watchers.add(Onlooker(seat))
        assert await left_alone(house, table, 0.2) == 0
    finally:
        await house.close()
