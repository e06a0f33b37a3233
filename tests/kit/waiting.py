"""A house in this process and tables with clocks, whose time tests move on; and somebody who sits
there and waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

from kit.onlooker import Onlooker
from nemeton.house.house import House
from nemeton.house.ops.data_folder import Folder
from nemeton.house.people.guests import Guest
from nemeton.table.state import Table
from nemeton.table.wire import Clock, NewTable, SeatWish, Settings

PATIENCE = 60.0
HOST, FRIEND, THIRD = Guest("host", "Ondine"), Guest("friend", "Lichen"), Guest("third", "Bruyère")


@asynccontextmanager
async def open_house(data: Path, later: float = 0.0, pause: float = 0.01) -> AsyncIterator[House]:
    """`later`: so many seconds have gone by while it was closed."""
    house = House(Folder(data), pause=pause)
    house.watch.not_before(house.watch.now() + later)
    try:
        await house.open()
        yield house
    finally:
        await house.close()


def settings(
    kind: Literal["none", "live", "days"],
    seconds: int = 300,
    increment: int = 0,
    stand_in: str = "",
) -> Settings:
    return Settings(clock=Clock(kind, seconds, increment), stand_in=stand_in)


async def two_at_a_table(
    house: House, kept: Settings, *, game: str = "stonehenge", here: bool = True
) -> Table:
    """Ondine at seat 0, Lichen at seat 1; both look on, or nobody."""
    table = await house.create(
        HOST, NewTable(game, [SeatWish("me"), SeatWish("open")], settings=kept)
    )
    if here:
        table.watchers |= {Onlooker(0, HOST.id), Onlooker(1, FRIEND.id)}
    await house.sit(table, FRIEND, 1)
    return table


async def play(house: House, table: Table, seat: int, choice: int = 0) -> None:
    await house.choose(table, seat, table.prompt(seat), choice)


def pass_time(house: House, table: Table, seconds: float) -> None:
    """The house's watch moves on, and the house looks at the table."""
    house.watch.not_before(house.watch.now() + seconds)
    house.wake(table)


def left(house: House, table: Table, seat: int) -> float:
    assert table.clock is not None
    return table.clock.left_at(seat, house.watch.now())


def running(table: Table) -> set[int]:
    assert table.clock is not None
    return set(table.clock.since)


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.01)
