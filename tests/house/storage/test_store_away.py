"""The store is away, full or hangs: it is said in the diary and in figures, people are told in
time, the house leaves when it is asked to, and what is shown never differs from what is on disk."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from house.ops.test_metrics import figures
from house.storage.test_trouble import full_disk, goes_on
from house.test_closing import ask_to_leave, left
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.postgres import Server
from kit.sentences import key_of
from kit.waiting import open_house, play, settings, two_at_a_table, until
from nemeton.engine import Refused
from nemeton.house.house import House
from nemeton.house.ops.data_folder import Folder
from nemeton.house.storage import Unsaved, Unsure
from nemeton.house.storage import postgres as by_postgres
from nemeton.table.state import Table

SOON = 40.0  # seconds: far more than it takes; what hangs would take for ever


@pytest.fixture
def keeper(tmp_path: Path, postgres: Server) -> Iterator[Doorkeeper]:
    with Doorkeeper(tmp_path, patience=SOON, words=("--store", postgres.database())) as opened:
        yield opened


@pytest.fixture
async def few(keeper: Doorkeeper) -> AsyncIterator[Company]:
    async with gathered(keeper.url) as company:
        yield company


@contextmanager
def hanging(server: Server) -> Iterator[None]:
    """The whole server stands still: it takes what it is sent and answers nothing."""
    processes = server.processes()
    try:
        for process in processes:
            send(process, signal.SIGSTOP)
        yield
    finally:
        for process in reversed(processes):
            send(process, signal.SIGCONT)


def send(process: int, sign: signal.Signals) -> None:
    """A worker of the server may have ended since it was seen."""
    with suppress(ProcessLookupError):
        os.kill(process, sign)


def is_ready(keeper: Doorkeeper) -> bool:
    answer = httpx.get(f"{keeper.url}/ready", timeout=SOON)
    if answer.status_code != 200:
        assert (
            answer.status_code == 503
            and key_of(keeper.url, answer.json()["reason"]) == "house-not-ready"
        )
    assert httpx.get(f"{keeper.url}/health").status_code == 200, "it is alive all the same"
    return answer.status_code == 200


async def until_ready(keeper: Doorkeeper, wanted: bool) -> None:
    async with asyncio.timeout(SOON):
        while await asyncio.to_thread(is_ready, keeper) is not wanted:
            await asyncio.sleep(0.1)


# PostgreSQL.


async def test_while_the_server_hangs_people_are_told_and_the_table_goes_on_afterwards(
    few: Company, keeper: Doorkeeper, postgres: Server
) -> None:
    assert is_ready(keeper) and figures(keeper)["store_ok",] == 1
    async with few.places() as (first, second):
        position = await first.hear_until("playing", actor=0)
        with hanging(postgres):
            await first.choose(position, 0)
            async with asyncio.timeout(SOON):
                reason = (await first.hear_word("refused", "closed"))["reason"]
            assert key_of(few.url, reason) in ("house-not-sure", "house-not-saved")
            assert not await asyncio.to_thread(is_ready, keeper)
            assert figures(keeper)["store_ok",] == 0 and keeper.printed.count('"store-away"') == 1
            await second.answers_ping()
        await until_ready(keeper, True)
        await goes_on(few, second)
        assert figures(keeper)["store_ok",] == 1 and '"store-back"' in keeper.printed
    shown = await few.picture()
    keeper.close()
    keeper.open()
    assert await few.picture() == shown, "what was shown is what is on disk"


async def test_it_leaves_while_the_server_hangs(
    few: Company, keeper: Doorkeeper, postgres: Server
) -> None:
    async with few.places() as (first, _):
        position = await first.hear_until("playing", actor=0)
        with hanging(postgres):
            await first.choose(position, 0)
            ask_to_leave(keeper)
            assert await left(keeper) == 0
    assert '"cut-off"' not in keeper.printed


async def test_a_house_that_lost_its_database_to_another_leaves(
    keeper: Doorkeeper, postgres: Server
) -> None:
    postgres.cut()
    other = by_postgres.open_book(keeper.command[-1])
    try:
        assert await left(keeper) == 1
    finally:
        other.close()
    assert '"lost-to-another"' in keeper.printed


async def test_a_line_that_was_cut_loses_nothing_to_ones_own_former_self(postgres: Server) -> None:
    """The server may not have noticed yet that its end of the old line is dead: it still holds our
    lock."""
    store = by_postgres.open_book(postgres.database())
    store.be_quick(1.0)
    await store.create("oak", {"game": "stonehenge"}, 1.0)
    with hanging(postgres), pytest.raises(Unsaved):
        await store.append("oak", 0, {"kind": "sit"})
    async with asyncio.timeout(SOON):
        while not await written(store.probe):
            await asyncio.sleep(0.1)
    assert not store.lost
    store.close()


async def written(probe: Callable[[], Any]) -> bool:
    try:
        await probe()
    except Unsaved:
        return False
    return True


# SQLite.


async def test_a_full_disk_is_told_and_the_house_is_not_ready_until_there_is_room(
    tmp_path: Path,
) -> None:
    with Doorkeeper(tmp_path, patience=SOON) as keeper:
        async with gathered(keeper.url):
            assert is_ready(keeper)
            with full_disk(keeper):
                await until_ready(keeper, False)
                assert figures(keeper)["store_ok",] == 0 and '"store-away"' in keeper.printed
            await until_ready(keeper, True)


async def test_a_house_whose_lock_was_replaced_by_anothers_leaves(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path, patience=SOON) as keeper:
        (tmp_path / "lock").unlink()
        other = Folder(tmp_path)
        assert await left(keeper) == 1
        other.close()
        assert '"lost-to-another"' in keeper.printed


# What is on disk, and what is shown.


async def fails(house: House, table: Table, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        await play(house, table, seat)
    return refused.value.reason.key


@pytest.mark.parametrize("reaches_disk", [True, False])
async def test_a_move_whose_fate_is_unknown_is_looked_up_before_anything_else_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reaches_disk: bool
) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("none"))
        append = house.store.append

        async def silent(*words: Any, **more: Any) -> None:
            if reaches_disk:
                await append(*words, **more)
            raise Unsure("no answer in time")

        monkeypatch.setattr(house.store, "append", silent)
        assert await fails(house, table, 0) == "house-not-sure"
        monkeypatch.undo()
        assert table.match is not None and not table.match.moves
        if reaches_disk:
            assert await fails(house, table, 0) == "house-not-saved", (
                "it was asked of another position"
            )
            await play(house, table, 1)
        else:
            await play(house, table, 0)
            await play(house, table, 1)
        assert len(table.match.moves) == 2
        found = await house.store.table(table.id)
        assert found is not None and len(found[1]) == table.seq


async def test_when_the_store_is_back_tables_in_doubt_are_shown_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("none"))
        append = house.store.append

        async def silent(*words: Any, **more: Any) -> None:
            await append(*words, **more)
            raise Unsure("no answer in time")

        monkeypatch.setattr(house.store, "append", silent)
        assert await fails(house, table, 0) == "house-not-sure"
        monkeypatch.undo()
        house.vitals._hear(Unsaved("away"))
        await until(lambda: table.match is not None and len(table.match.moves) == 1)
        await play(house, table, 1)


async def test_who_waits_behind_a_job_that_hangs_is_told_in_time_and_nothing_of_it_is_done(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        house.store.be_quick(0.5)
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()

        def hang() -> None:
            asyncio.run_coroutine_threadsafe(ended.wait(), loop).result()

        stuck = asyncio.create_task(house.store._clerk.do(hang))  # type: ignore[attr-defined]  # a job like no other
        await asyncio.sleep(0.1)
        with pytest.raises(Unsaved) as told:
            await house.store.keep("a", "b", 1)
        assert not isinstance(told.value, Unsure)
        with pytest.raises(Unsure):
            await stuck
        ended.set()
        house.store.be_quick(60.0)
        assert await house.store.kept("a", "b") is None
