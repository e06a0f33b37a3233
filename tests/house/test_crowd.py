"""Rough visitors: some never read, some leave in mid-word, some come and go. The others notice
nothing of it."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from statistics import median

import pytest
from websockets.exceptions import ConnectionClosed

from house.tables.test_table import play_out
from kit.company import Company
from kit.doorkeeper import Doorkeeper
from kit.visitor import Place
from kit.wild import connected, upgraded

MEGABYTE = 1024 * 1024
NOT_TEXT = 1007
SMALL = 4096  # bytes that a slow reader's machine takes in
MASKED_PING = b"\x89\xfd\0\0\0\0" + b"x" * 125


def memory(house: Doorkeeper) -> int:
    """What the house holds, in bytes."""
    assert house.process is not None, "not open"
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{house.process.pid}/status").read_text())
    assert found is not None, "Linux says so"
    return int(found[1]) * 1024


def connections(house: Doorkeeper) -> int:
    assert house.process is not None, "not open"
    return len(list(Path(f"/proc/{house.process.pid}/fd").iterdir()))


# Slow readers.


@pytest.fixture
def sleepers(house: Doorkeeper, company: Company) -> Iterator[None]:
    """Twenty who look on and never read."""
    with ExitStack() as asleep:
        for _ in range(20):
            asleep.enter_context(upgraded(house, company.table, SMALL))
        yield


@pytest.mark.usefixtures("sleepers")
async def test_who_never_reads_slows_nobody_and_costs_little(
    house: Doorkeeper, company: Company
) -> None:
    """Three hundred changes, each a position for everyone: more than any buffer between them holds."""
    before, visits = memory(house), [await visit(company) for _ in range(300)]
    assert memory(house) - before < 16 * MEGABYTE
    assert median(visits) < 0.25
    async with company.places() as (first, second):
        await first.choose(await first.hear_until("playing", actor=0), 0)
        await second.hear_until("playing", actor=1)


async def visit(company: Company) -> float:
    """Come, look and go, which everyone at the table is told; the seconds that it takes."""
    started = time.monotonic()
    async with company.stranger.at(company.table) as watching:
        await watching.hear()
    return time.monotonic() - started


@pytest.mark.usefixtures("sleepers")
async def test_a_game_goes_to_its_end_among_sleepers(company: Company) -> None:
    async with company.places() as places:
        ends = await play_out(*places)
        assert ends[0]["stage"] == ends[1]["stage"] == "over"


async def test_pings_without_end_cost_little(house: Doorkeeper, company: Company) -> None:
    """Each is answered by a pong that is never read."""
    before = memory(house)
    with upgraded(house, company.table, SMALL) as flooding:
        flooding.settimeout(0.5)
        sent = await asyncio.to_thread(flood, flooding)
        assert memory(house) - before < 16 * MEGABYTE, f"after {sent} bytes"


def flood(bare: socket.socket, most: int = 40 * MEGABYTE) -> int:
    """Pings, until the house takes no more."""
    block, sent = MASKED_PING * 500, 0
    with suppress(TimeoutError, ConnectionError):
        while sent < most:
            bare.sendall(block)
            sent += len(block)
    return sent


# Rude leavers.


async def test_who_leaves_in_mid_frame_is_forgotten(house: Doorkeeper, company: Company) -> None:
    async with company.unharmed(), company.friend.at(company.table) as other:
        for part in (b"\x81", b"\x81\xfe", b"\x81\xfe\x10\x00\0\0\0\0{", b"\x01\x85\0\0\0\0hello"):
            with upgraded(house, company.table) as bare:
                bare.sendall(part)
        await watchers_become(other, 0)


async def watchers_become(place: Place, number: int) -> None:
    while not place.last or place.last["watchers"] != number:
        await place.hear()


async def test_who_leaves_in_mid_request_is_forgotten(house: Doorkeeper, company: Company) -> None:
    begun = (
        f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nContent-Length: 100\r\n\r\n"
        + '{"name": "O'
    )
    before = len(house.printed)
    async with company.unharmed():
        for part in (begun[:10], begun[:60], begun):
            with connected(house) as bare:
                bare.sendall(part.encode())
        await asyncio.sleep(0.2)
    assert "Traceback" not in house.printed[before:]


async def test_a_hundred_come_and_go(house: Doorkeeper, company: Company) -> None:
    before = connections(house)
    async with company.friend.at(company.table) as other:
        for _ in range(100):
            upgraded(house, company.table).close()
        await watchers_become(other, 0)
        await other.answers_ping()
    await asyncio.sleep(0.2)
    assert connections(house) <= before + 2


async def test_one_seat_opened_in_fifty_windows_at_once(company: Company) -> None:
    """All but one are sent away, and that one plays."""
    async with AsyncExitStack() as opened:
        windows = [
            await opened.enter_async_context(company.host.at(company.table)) for _ in range(50)
        ]
        fates = await asyncio.gather(*map(fate, windows))
        assert sorted(fates) == ["house-elsewhere"] * 49 + ["plays"]


async def fate(window: Place) -> str:
    """Sent away, or the one that plays."""
    with suppress(ConnectionClosed):
        await window.choose(await window.hear(), 0)
    while (message := await window.hear_word("table", "closed"))["type"] == "table":
        if message["prompt"] == 3:
            return "plays"
    return str(message["reason"]["key"])


async def test_text_that_is_not_utf8_ends_the_connection(company: Company) -> None:
    async with company.unharmed(), company.places() as (first, second):
        await first.socket.send(b'{"type": "\xff\xfe"}', text=True)
        assert await first.hung_up() == NOT_TEXT
        await second.answers_ping()
