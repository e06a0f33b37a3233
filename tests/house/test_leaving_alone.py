"""Whatever of the house's other processes has died or hangs: the house leaves when it is asked to,
soon, in order."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from house.after.test_reviews import at, finished
from house.storage.test_trouble import thinking
from house.test_closing import ask_to_leave, last_words, left
from kit import stuck
from kit.company import Company
from kit.doorkeeper import Doorkeeper, errors
from kit.visitor import Visitor, bot

SOON = 25.0  # seconds: far more than it takes, far less than a review or a hung process would


@pytest.fixture
def leaving(tmp_path: Path) -> Iterator[Doorkeeper]:
    with Doorkeeper(tmp_path, patience=SOON) as keeper:
        yield keeper


@pytest.fixture
async def over(leaving: Doorkeeper) -> AsyncIterator[Company]:
    async with finished(leaving.url) as company:
        yield company


@contextmanager
def stopped(processes: list[int]) -> Iterator[None]:
    """They hang: neither a closed pipe nor a polite word ends them."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue


async def test_it_leaves_while_the_workers_of_a_review_hang(
    leaving: Doorkeeper, over: Company
) -> None:
    assert (await over.host.http.post(at(over))).json()["state"] == "thinking"
    with stopped(await thinking(leaving)):
        ask_to_leave(leaving)
        assert await left(leaving) == 0
    assert errors(leaving.printed) == []


async def test_it_leaves_after_one_worker_of_a_review_was_killed(
    leaving: Doorkeeper, over: Company
) -> None:
    assert (await over.host.http.post(at(over))).json()["state"] == "thinking"
    one, *others = await thinking(leaving)
    with stopped(others):
        os.kill(one, signal.SIGKILL)
        ask_to_leave(leaving)
        assert await left(leaving) == 0


async def test_it_leaves_while_a_review_has_just_begun(leaving: Doorkeeper, over: Company) -> None:
    """Its processes are still being started: what they were to do is done by nobody."""
    assert (await over.host.http.post(at(over))).json()["state"] == "thinking"
    ask_to_leave(leaving)
    assert await left(leaving) == 0


async def test_it_leaves_while_the_processes_of_bots_hang(leaving: Doorkeeper) -> None:
    async with Visitor(leaving.url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(bot("druid"), bot("druid"))
        async with visitor.at(table) as place:
            await place.hear_until("playing")
            with stopped(await thinking(leaving)):
                ask_to_leave(leaving)
                assert (await last_words(place))[0] == "later"
                assert await left(leaving) == 0


async def test_a_lost_terminal_closes_it_like_any_polite_word(leaving: Doorkeeper) -> None:
    """SIGHUP: everybody is told that the house will be back, and it leaves in order."""
    assert leaving.process is not None, "not open"
    async with Visitor(leaving.url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(bot("random"), {"kind": "open"})
        async with visitor.at(table) as place:
            await place.hear_until("waiting")
            leaving.process.send_signal(signal.SIGHUP)
            assert await last_words(place) == ("later", 1012)
    assert await left(leaving) == 0


async def test_it_leaves_even_where_nobody_thought_of_what_hangs(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path, patience=SOON, program=(stuck.__file__,)) as keeper:
        ask_to_leave(keeper)
        assert await left(keeper) == 0
        assert "cut-off" in keeper.printed
