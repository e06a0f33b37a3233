"""Visitors who are gone without a word: asleep, or cut off from the network. The others see that
the seat is empty, and the table goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from house.test_crowd import MEGABYTE, SMALL, memory, visit, watchers_become
from kit import nervous
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.visitor import Place, Visitor
from kit.wild import upgraded

SECONDS = 15.0  # in which it must be noticed; asked every second
AS_SEEN_FROM_THERE = "10.98.76.1"
VISIT = """
import sys, time
from websockets.sync.client import connect
address, cookie = sys.argv[1:]
socket = connect(address, additional_headers={"Cookie": cookie}, compression=None)
socket.recv()
print("here", flush=True)
time.sleep(600)
"""


@pytest.fixture
def nervous_house(tmp_path: Path) -> Iterator[Doorkeeper]:
    with Doorkeeper(tmp_path, program=(nervous.__file__,)) as keeper:
        yield keeper


@pytest.fixture
async def few(nervous_house: Doorkeeper) -> AsyncIterator[Company]:
    async with gathered(nervous_house.url) as company:
        yield company


async def here(place: Place, seat: int, expected: bool) -> None:
    """Until the seat is shown so."""
    async with asyncio.timeout(SECONDS):
        while not place.last or place.last["seats"][seat]["here"] is not expected:
            await place.hear()


async def plays_on(company: Company, other: Place) -> None:
    """The first seat is taken again, and both go on."""
    async with company.host.at(company.table) as first:
        position = await first.hear_until("playing", actor=0)
        await first.choose(position, 0)
        await other.hear_until("playing", actor=1, prompt=position["prompt"] + 1)


async def test_a_seat_whose_machine_sleeps_is_shown_as_away(
    nervous_house: Doorkeeper, few: Company
) -> None:
    """Its system still takes what comes; nobody answers."""
    async with few.friend.at(few.table) as other:
        with upgraded(nervous_house, few.table, cookie=few.host.cookie):
            await here(other, 0, True)
            await here(other, 0, False)
            await plays_on(few, other)


@pytest.fixture
def asleep() -> Iterator[ExitStack]:
    """Connections that nobody reads from."""
    with ExitStack() as stack:
        yield stack


async def test_who_reads_no_more_is_let_go(
    nervous_house: Doorkeeper, few: Company, asleep: ExitStack
) -> None:
    """Ten who look on and never read, and more to send than any buffer between them holds."""
    before = memory(nervous_house)
    for _ in range(10):
        asleep.enter_context(upgraded(nervous_house, few.table, SMALL))
    for _ in range(200):
        await visit(few)
    async with few.friend.at(few.table) as other:
        async with asyncio.timeout(SECONDS):
            await watchers_become(other, 0)
        assert memory(nervous_house) - before < 16 * MEGABYTE
        await plays_on(few, other)


# A network of its own, from which nothing comes any more once it is cut.


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def far_away(name: str) -> Iterator[None]:
    """A network beside this machine's, joined to it by one cable."""
    try:
        ip("netns", "add", name)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a network of one's own needs root and iproute2")
    ip("link", "add", name, "type", "veth", "peer", "name", "far", "netns", name)
    try:
        ip("address", "add", f"{AS_SEEN_FROM_THERE}/30", "dev", name)
        ip("link", "set", name, "up")
        ip("-n", name, "address", "add", "10.98.76.2/30", "dev", "far")
        ip("-n", name, "link", "set", "far", "up")
        yield
    finally:
        ip("link", "delete", name)
        ip("netns", "delete", name)


@contextmanager
def visiting_from(name: str, keeper: Doorkeeper, visitor: Visitor, table: str) -> Iterator[None]:
    """At the table, from there."""
    address = f"ws://{AS_SEEN_FROM_THERE}:{keeper.port}/api/tables/{table}/live"
    command = ["ip", "netns", "exec", name, sys.executable, "-c", VISIT, address, visitor.cookie]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None, "a pipe"
        try:
            assert process.stdout.readline() == "here\n"
            yield
        finally:
            process.kill()


async def test_a_seat_that_is_cut_off_is_shown_as_away(tmp_path: Path) -> None:
    """No farewell, no refusal: its packets just stop coming."""
    network = f"nemeton{os.getpid()}"[:15]
    anywhere = "--host", "0.0.0.0"
    with (
        far_away(network),
        Doorkeeper(tmp_path, program=(nervous.__file__,), words=anywhere) as keeper,
    ):
        async with gathered(keeper.url) as few, few.friend.at(few.table) as other:
            with visiting_from(network, keeper, few.host, few.table):
                await here(other, 0, True)
                ip("link", "set", network, "down")
                await here(other, 0, False)
                await plays_on(few, other)
