"""Limits: how many tables, windows and onlookers there may be, and how long one may dawdle. All in
words."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from kit import strict
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.sentences import key_of, problem
from kit.strict import LITTLE
from kit.visitor import ME, OPEN, Place, Visitor
from kit.wild import connected, upgraded
from nemeton.house.house import House
from nemeton.house.ops.data_folder import Folder
from nemeton.house.people.guests import Guest
from nemeton.table.wire import NewTable, SeatWish

LATER = 1013


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    data = Path(tmp_path_factory.mktemp("small"))
    with Doorkeeper(data, program=(strict.__file__,), words=("--behind-proxy",)) as keeper:
        yield keeper


@pytest.fixture
async def few(small: Doorkeeper) -> AsyncIterator[Company]:
    async with gathered(small.url) as company:
        yield company


async def refused(url: str, place: Place) -> tuple[str, int | None]:
    reason, code = await place.last_words()
    return key_of(url, reason), code


# Tables.


async def test_a_guest_has_only_so_many_unfinished_tables(small: Doorkeeper) -> None:
    wish = {"game": "stonehenge", "seats": [ME, OPEN]}
    async with Visitor(small.url) as visitor, Visitor(small.url) as another:
        await visitor.named("Ondine")
        for _ in range(LITTLE.tables_of_guest):
            await visitor.open_table(ME, OPEN)
        assert problem(small.url, await visitor.http.post("/api/tables", json=wish)) == (
            429,
            "house-full-guest",
        )
        assert await (await another.named("Lichen")).open_table(ME, OPEN)


async def test_only_so_many_tables_are_in_memory(small: Doorkeeper) -> None:
    """Those that are watched; the others lie on disk and cost nothing."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Visitor(small.url)) for _ in range(4)]
        for visitor in visitors:
            await visitor.named("Ondine")
        tables = [
            await visitor.open_table(ME, OPEN)
            for visitor in visitors
            for _ in range(LITTLE.tables // 4)
        ]
        assert (await visitors[0].http.get("/health")).json()["tables"] == 0
        one_more = await visitors[0].open_table(ME, OPEN)
        stranger = await stack.enter_async_context(Visitor(small.url))
        for table in tables:
            await (await stack.enter_async_context(stranger.at(table))).hear()
        place = await stack.enter_async_context(stranger.at(one_more))
        assert await refused(small.url, place) == ("house-full", LATER)


async def test_a_table_that_is_opened_twice_at_once_is_one_table(tmp_path: Path) -> None:
    """Whoever comes second finds the same, even if the first has left it already."""
    house = House(Folder(tmp_path))
    await house.open()
    made = await house.create(
        Guest("one", "Ondine"), NewTable("stonehenge", [SeatWish("me"), SeatWish("open")])
    )
    house.forget(made)

    async def come_and_go() -> None:
        house.forget(await house.table(made.id))

    _, table = await asyncio.gather(come_and_go(), house.table(made.id))
    assert table is await house.table(made.id)
    await house.close()


# Connections.


async def test_a_guest_has_only_so_many_windows(few: Company) -> None:
    async with AsyncExitStack() as stack:
        tables = [
            few.table,
            *[await few.host.open_table(ME, OPEN) for _ in range(LITTLE.lines_of_guest)],
        ]
        *places, last = [await stack.enter_async_context(few.host.at(table)) for table in tables]
        for place in places:
            await place.answers_ping()
        assert await refused(few.url, last) == ("house-full-windows", LATER)
    async with few.host.at(few.table) as again:
        await again.answers_ping()


async def test_an_address_has_only_so_many_windows(few: Company) -> None:
    crowd, other = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}
    async with AsyncExitStack() as stack:
        for _ in range(LITTLE.lines_of_address):
            await (await stack.enter_async_context(few.stranger.at(few.table, **crowd))).hear()
        place = await stack.enter_async_context(few.stranger.at(few.table, **crowd))
        assert await refused(few.url, place) == ("house-full-windows", LATER)
        await (await stack.enter_async_context(few.stranger.at(few.table, **other))).answers_ping()


async def test_a_household_of_the_new_kind_is_one_address(few: Company) -> None:
    async with AsyncExitStack() as stack:
        for number in range(LITTLE.lines_of_address):
            many = {"X-Forwarded-For": f"2001:db8:1:2::{number}"}
            await (await stack.enter_async_context(few.stranger.at(few.table, **many))).hear()
        one_more = {"X-Forwarded-For": "2001:db8:1:2:3::"}
        place = await stack.enter_async_context(few.stranger.at(few.table, **one_more))
        assert await refused(few.url, place) == ("house-full-windows", LATER)


async def test_whom_a_proxy_speaks_for_is_heard_only_behind_one(url: str) -> None:
    """Else anybody could say to be anybody: five hundred times the same, and nobody is counted."""
    async with gathered(url) as company, AsyncExitStack() as stack:
        for _ in range(LITTLE.lines_of_address + 1):
            claimed = {"X-Forwarded-For": "203.0.113.7"}
            await (
                await stack.enter_async_context(company.stranger.at(company.table, **claimed))
            ).answers_ping()


async def test_a_table_has_only_so_many_onlookers(few: Company) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(LITTLE.spectators):
            await (await stack.enter_async_context(few.stranger.at(few.table))).hear()
        place = await stack.enter_async_context(few.stranger.at(few.table))
        assert await refused(few.url, place) == ("house-full-table", LATER)
        await (await stack.enter_async_context(few.host.at(few.table))).answers_ping()


# Who dawdles.


def ends(bare: socket.socket) -> bool:
    """Whether the house hangs up, within the patience of the test."""
    try:
        while bare.recv(4096):
            pass
    except ConnectionResetError:
        return True
    return True


@pytest.mark.parametrize(
    "beginning",
    [b"", b"GET / HT", b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"],
)
def test_a_request_that_is_never_finished_is_given_up(small: Doorkeeper, beginning: bytes) -> None:
    with connected(small) as bare:
        bare.sendall(beginning)
        assert ends(bare)


def test_a_second_request_that_is_never_finished_is_given_up(small: Doorkeeper) -> None:
    with connected(small) as bare:
        bare.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /hea")
        assert b"200" in bare.recv(4096)
        assert ends(bare)


async def test_who_answers_no_ping_is_let_go(few: Company, small: Doorkeeper) -> None:
    """As when a laptop is closed: the others see that the seat is empty."""
    with upgraded(small, few.table):
        async with few.host.at(few.table) as place:
            while (await place.hear())["watchers"] != 1:
                pass
            while (await place.hear())["watchers"] != 0:
                pass
