"""Trouble inside the house: a slow or full disk, a bot whose process dies. Nothing is lost, nothing
stays stuck, and who is at the table is told."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from kit.company import Company, gathered
from kit.crowd import Found, Group, Kind, come, gone, play
from kit.doorkeeper import Doorkeeper
from kit.ledger import faults
from kit.sentences import key_of
from kit.visitor import ME, Place, Visitor, bot

SLOW = 0.4  # seconds that a write takes on a slow disk
LONG = (
    Kind("druids", 2),
    Kind("president", 2),
    Kind("druids", 1, bots=1),
)  # games that do not end meanwhile


@pytest.fixture
def troubled(tmp_path: Path) -> Iterator[Doorkeeper]:
    """A house of one's own, as others would suffer too."""
    with Doorkeeper(tmp_path) as keeper:
        yield keeper


@pytest.fixture
async def few(troubled: Doorkeeper) -> AsyncIterator[Company]:
    async with gathered(troubled.url) as company:
        yield company


@contextmanager
def slow_disk(keeper: Doorkeeper) -> Iterator[None]:
    """Nothing is written meanwhile; what waits is written afterwards."""
    database = sqlite3.connect(keeper.data / "nemeton.db", isolation_level=None)
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        database.execute("ROLLBACK")
        database.close()


@contextmanager
def full_disk(keeper: Doorkeeper) -> Iterator[None]:
    """No file of the house can grow meanwhile."""
    assert keeper.process is not None, "not open"
    size = (keeper.data / "nemeton.db-wal").stat().st_size
    before = resource.prlimit(
        keeper.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY)
    )
    try:
        yield
    finally:
        resource.prlimit(keeper.process.pid, resource.RLIMIT_FSIZE, before)


# A slow disk.


async def test_a_slow_disk_delays_moves_and_nothing_else(
    few: Company, troubled: Doorkeeper
) -> None:
    async with few.places() as (first, second):
        position = await first.hear_until("playing", actor=0)
        with slow_disk(troubled):
            await first.choose(position, 0)
            await asyncio.sleep(SLOW)
            await second.answers_ping()
            assert (await few.stranger.http.get("/api/welcome")).status_code == 200
            assert len(first.played) == len(second.played) == 0, (
                "nobody hears of what is not on disk"
            )
        assert (await second.hear_until("playing", actor=1))["prompt"] == position["prompt"] + 1


async def test_a_move_is_not_lost_when_its_window_is_replaced_meanwhile(
    few: Company, troubled: Doorkeeper
) -> None:
    """Choose, and open the table in another window before the move is on disk."""
    async with few.host.at(few.table) as old, few.friend.at(few.table) as other:
        await other.hear_until("playing")
        position = await old.hear_until("playing", actor=0)
        with slow_disk(troubled):
            await old.choose(position, 0)
            await asyncio.sleep(SLOW)
            async with few.host.at(few.table) as new:
                await new.hear_until("playing")
        await goes_on(few, other)


async def test_a_move_is_not_lost_when_its_guest_leaves_meanwhile(
    few: Company, troubled: Doorkeeper
) -> None:
    """Choose and leave; somebody comes to look before the move is on disk."""
    async with few.friend.at(few.table) as other:
        await other.hear_until("playing")
        with slow_disk(troubled):
            async with few.host.at(few.table) as first:
                await first.choose(await first.hear_until("playing", actor=0), 0)
                await asyncio.sleep(SLOW)
            async with few.stranger.at(few.table) as watching:
                await watching.hear_until("playing")
        await goes_on(few, other)


async def goes_on(company: Company, other: Place) -> None:
    """The first move is played, or can be played again; then it is the other's turn."""
    position = await company.stranger.glimpse(company.table)
    if 0 in position["actors"]:
        async with company.host.at(company.table) as first:
            await first.choose(position, 0)
            await first.hear_until("playing", actor=1)
    async with asyncio.timeout(60):
        await other.hear_until("playing", actor=1)


# A full disk.


async def test_a_move_that_cannot_be_written_is_not_played(
    few: Company, troubled: Doorkeeper
) -> None:
    async with few.unharmed(), few.places() as (first, second):
        position = await first.hear_until("playing", actor=0)
        with full_disk(troubled):
            await first.choose(position, 0)
            reason = (await first.hear_word("refused", "closed"))["reason"]
            assert key_of(few.url, reason) == "house-not-saved"
            await second.answers_ping()
    async with few.places() as (first, second):
        await first.choose(await first.hear_until("playing", actor=0), 0)
        await second.hear_until("playing", actor=1)


async def test_a_bot_plays_on_when_the_disk_has_room_again(troubled: Doorkeeper) -> None:
    async with Visitor(troubled.url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, bot("random"))
        async with visitor.at(table) as place:
            await place.choose(await place.hear_until("playing", actor=0), 0)
            await place.hear_until("playing", actor=1)
            with full_disk(troubled):
                await asyncio.sleep(1.2)
        async with asyncio.timeout(60), visitor.at(table) as place:
            await place.hear_until("playing", actor=0)


async def test_no_table_is_opened_that_cannot_be_written(
    few: Company, troubled: Doorkeeper
) -> None:
    with full_disk(troubled):
        answer = await few.host.http.post(
            "/api/tables", json={"game": "stonehenge", "seats": [ME, bot("random")]}
        )
    assert answer.headers["content-type"] == "application/json", answer.text
    assert key_of(few.url, answer.json()["reason"]) == "house-not-saved"
    assert await few.host.open_table(ME, bot("random"))


# A disk that is really full.


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of four megabytes; not among pytest's own folders, which it could not clear away after
    an interruption."""
    disk = Path(tempfile.mkdtemp(prefix="nemeton-disk-"))
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(disk)], capture_output=True
    )
    if mounted.returncode:
        pytest.skip("a disk of one's own needs the right to mount one")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)
        disk.rmdir()


@contextmanager
def filled_up(disk: Path) -> Iterator[None]:
    """Somebody else's file takes all the room that there is."""
    ballast = disk / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        ballast.unlink()


async def test_a_full_disk_stops_play_until_there_is_room_and_nothing_is_lost(
    small_disk: Path,
) -> None:
    """Between people and with bots; the house is not restarted."""
    found = Found()
    with Doorkeeper(small_disk / "data") as keeper:
        groups = [Group(keeper.url, number, kind, 0.1, found) for number, kind in enumerate(LONG)]
        await come(groups)
        await play(groups, 2.0)
        before, refused = found.answered()[0], found.refused
        with filled_up(small_disk):
            await play(groups, 2.0)
            assert found.refused > refused, "an action is refused"
            assert (await groups[0].visitors[0].http.get("/api/welcome")).status_code == 200
        full = found.answered()[0]
        await play(groups, 2.0)
        assert found.answered()[0] > full >= before > 0, "the same tables go on"
        assert found.lost == 0, "no connection is lost"
        await gone(groups)
    assert faults(keeper.data, found.deeds) == []


# A bot's process.


async def test_a_table_survives_the_death_of_the_process_that_thinks(troubled: Doorkeeper) -> None:
    """The bot plays all the same, or the table says that it can't; and other tables have their
    bots."""
    async with Visitor(troubled.url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(bot("druid"), ME)
        async with visitor.at(table) as place:
            await place.hear_until("playing", actor=0)
            for worker in await thinking(troubled):
                os.kill(worker, signal.SIGKILL)
            async with asyncio.timeout(60):
                await turn_or_apology(place)
        other = await visitor.open_table(bot("random"), ME)
        async with asyncio.timeout(60), visitor.at(other) as place:
            await place.hear_until("playing", actor=1)


async def thinking(keeper: Doorkeeper) -> list[int]:
    """The processes of bots, as soon as there is one."""
    deadline = time.monotonic() + 10
    while not (workers := keeper.workers()) and time.monotonic() < deadline:
        await asyncio.sleep(0.02)
    assert workers, "no bot thinks"
    await asyncio.sleep(0.5)
    return workers


async def turn_or_apology(place: Place) -> None:
    while (message := await place.hear())["type"] == "table" and 1 not in message["actors"]:
        pass
    if message["type"] != "table":
        assert message["reason"]["key"] == "house-bot-failed"


async def test_one_visitor_does_not_keep_all_bots_busy(troubled: Doorkeeper) -> None:
    """Twenty tables of the strongest bots, with nobody at them; then somebody wants to play."""
    async with Visitor(troubled.url) as greedy, Visitor(troubled.url) as visitor:
        await greedy.named("Greedy")
        for _ in range(20):
            await greedy.open_table(bot("druid"), bot("druid"))
        table = await (await visitor.named("Ondine")).open_table(bot("apprentice"), ME)
        async with asyncio.timeout(25), visitor.at(table) as place:
            await place.hear_until("playing", actor=1)
