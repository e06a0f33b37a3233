"""The house closes when it is asked to: what is being done is finished, everybody is told that it
will be back."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from house.storage.test_trouble import slow_disk
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper, errors
from kit.sentences import key_of
from kit.visitor import ME, Place, bot
from kit.wild import upgraded

RESTARTING = 1012
SMALL = 4096


@pytest.fixture
def closing(tmp_path: Path) -> Iterator[Doorkeeper]:
    with Doorkeeper(tmp_path) as keeper:
        yield keeper


@pytest.fixture
async def few(closing: Doorkeeper) -> AsyncIterator[Company]:
    async with gathered(closing.url) as company:
        yield company


def ask_to_leave(keeper: Doorkeeper) -> None:
    assert keeper.process is not None, "not open"
    keeper.process.send_signal(signal.SIGTERM)


async def left(keeper: Doorkeeper) -> int:
    """Its exit code, once it has gone."""
    assert keeper.process is not None, "not open"
    return await asyncio.to_thread(keeper.process.wait, keeper.patience)


async def last_words(place: Place) -> tuple[str, int | None]:
    heard = await place.hear_word("later", "closed")
    return heard["type"], await place.hung_up()


async def test_everybody_is_told_that_the_house_will_be_back(
    few: Company, closing: Doorkeeper
) -> None:
    key_of(few.url, {"key": "house-be-back", "args": {}, "rule": ""})
    async with few.places() as places, few.stranger.at(few.table) as watching:
        for place in (*places, watching):
            await place.hear_until("playing")
        ask_to_leave(closing)
        assert [await last_words(place) for place in (*places, watching)] == [
            ("later", RESTARTING)
        ] * 3
    assert await left(closing) == 0
    assert errors(closing.printed) == []


async def test_a_move_that_was_under_way_is_played_and_no_new_one_begun(
    few: Company, closing: Doorkeeper
) -> None:
    key_of(few.url, {"key": "house-resting", "args": {}, "rule": ""})
    async with few.places() as (first, second):
        position = await first.hear_until("playing", actor=0)
        with slow_disk(closing):
            await first.choose(position, 0)
            await first.say(type="ping")
            await asyncio.sleep(0.2)
            ask_to_leave(closing)
            await asyncio.sleep(0.4)
            await second.say(type="rematch")
            assert (await second.hear_word("refused"))["reason"]["key"] == "house-resting"
        assert await last_words(second) == ("later", RESTARTING)
    assert await left(closing) == 0
    closing.open()
    after = await few.stranger.glimpse(few.table)
    assert (after["prompt"], after["actors"]) == (position["prompt"] + 1, [1])


async def test_who_never_reads_does_not_keep_it_open(few: Company, closing: Doorkeeper) -> None:
    with upgraded(closing, few.table, SMALL), upgraded(closing, few.table, SMALL):
        async with few.host.at(few.table) as place:
            await place.hear_until("playing")
            ask_to_leave(closing)
            assert await last_words(place) == ("later", RESTARTING)
        assert await left(closing) == 0


async def test_a_game_against_a_thinking_bot_does_not_keep_it_open(
    few: Company, closing: Doorkeeper
) -> None:
    table = await few.host.open_table(bot("druid"), ME)
    async with few.host.at(table) as place:
        await place.hear_until("playing")
        ask_to_leave(closing)
        assert (await last_words(place))[0] == "later"
    assert await left(closing) == 0
    assert errors(closing.printed) == []
