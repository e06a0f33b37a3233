"""Somebody leaves in the middle of a game: a bot stands in, the guest comes back, the others
replace them, all go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kit import hasty as hasty_house
from kit.doorkeeper import Doorkeeper
from kit.leaving import keys, opened, placed, play, propose, refused, slow, three, until, vote
from kit.visitor import Visitor
from nemeton.house.people.guests import Guest
from nemeton.house.play.arranging import obey
from nemeton.house.web.connection import ELSEWHERE
from nemeton.table.state import SEAT_LOST
from nemeton.table.wire import Arrange, Begin, Clock, Propose, SeatWish

pytestmark = pytest.mark.usefixtures("calm")
TWO = SeatWish("me"), SeatWish("open")


async def test_a_bot_plays_for_who_has_left_until_they_are_back(hasty: Doorkeeper) -> None:
    async with Visitor(hasty.url) as host, Visitor(hasty.url) as friend:
        table = await opened(await host.named("Ondine"), stand_in="apprentice", patience=0)
        await (await friend.named("Lichen")).sit(table)
        async with host.at(table) as first:
            async with friend.at(table) as second:
                await until(first, lambda now: now["seats"][1]["here"])
                await play(first)
                await play(second)
            await play(first)
            mine = await until(
                first, lambda now: now["seats"][1]["stand_in"] and now["actors"] == [0]
            )
            assert (
                mine["seats"][1]["stand_in"] == "apprentice"
                and mine["seats"][1]["name"] == "Lichen"
            )
            assert "house-told-stand-in" in keys(first) and placed(first) == 4
            async with friend.at(table) as second:
                await until(second, lambda now: not now["seats"][1]["stand_in"])
                assert keys(second)[-1] == "house-told-back"
                await play(first)
                await play(second)
                assert placed(second) == 6


async def test_without_a_bot_they_are_waited_for(hasty: Doorkeeper) -> None:
    """They are seen to be absent; the others may decide on a bot."""
    async with Visitor(hasty.url) as host, Visitor(hasty.url) as friend:
        table = await opened(await host.named("Ondine"), patience=0)
        await (await friend.named("Lichen")).sit(table)
        async with host.at(table) as first:
            await play(first)
            position = await until(first, lambda now: now["seats"][1]["absent"])
            assert position["seats"][1]["stand_in"] == "" and position["actors"] == [1]
            await propose(first, "replace", of=1, level="random")
            mine = await until(first, lambda now: now["actors"] == [0])
            assert mine["seats"][1]["stand_in"] == "random"
            async with friend.at(table) as second:
                assert (await until(second, lambda now: not now["seats"][1]["stand_in"]))[
                    "you"
                ] == 1


async def test_who_has_only_just_left_is_not_replaced(url: str) -> None:
    async with (
        three(url) as (table, (host, second, _)),
        host.at(table) as one,
        second.at(table) as two,
    ):
        await until(one, lambda now: now["seats"][1]["here"])
        await propose(two, "replace", of=2)
        assert await refused(two) == "house-replace-soon"
        assert not one.last["seats"][2]["absent"]


async def test_back_in_the_middle_of_the_bots_thought(tmp_path: Path) -> None:
    async with slow(tmp_path, *TWO, stand_in="bard", patience=0) as inside:
        inside.come(0)
        await inside.play(0)
        await inside.began.wait()
        assert inside.table.chairs[1].stand_in == "bard"
        inside.come(1)
        inside.go.set()
        await inside.settled()
        assert inside.moves == 1 and inside.table.chairs[1].stand_in == ""
        await inside.play(1)
        assert inside.moves == 2


async def test_a_table_that_all_have_left_waits(tmp_path: Path) -> None:
    """The bot has begun to think when the last one goes; it plays when somebody is there again."""
    async with slow(tmp_path, *TWO, stand_in="bard", patience=0) as inside:
        host = inside.come(0)
        await inside.play(0)
        await inside.began.wait()
        inside.leave(host)
        inside.go.set()
        await inside.settled()
        assert inside.moves == 1 and inside.table.chairs[1].stand_in == "bard"
        inside.house.wake(inside.table)
        await inside.settled()
        assert inside.moves == 1
        inside.come(0)
        await inside.settled()
        assert inside.moves == 2


async def test_nobody_stands_in_during_a_pause_or_before_their_turn(tmp_path: Path) -> None:
    async with slow(tmp_path, *TWO, stand_in="bard", patience=0) as inside:
        inside.come(0)
        await inside.settled()
        assert inside.table.absent == {1} and inside.table.chairs[1].stand_in == ""
        await inside.house.motions.propose(inside.table, 0, Propose("pause"))
        await inside.house.note(
            inside.table, {"kind": "settings", "settings": {"stand_in": "bard", "patience": 0}}
        )
        inside.house.wake(inside.table)
        await inside.settled()
        assert inside.table.chairs[1].stand_in == ""


async def test_patience_is_kept(tmp_path: Path) -> None:
    """A minute is not over at once; it is when the minute is."""
    async with slow(tmp_path, *TWO, stand_in="bard", patience=60) as inside:
        inside.come(0)
        await inside.play(0)
        await inside.settled()
        assert inside.table.chairs[1].stand_in == "" and not inside.table.absent
        inside.house.watch.not_before(inside.house.watch.now() + 61)
        inside.house.leavers.look(inside.table)
        await inside.began.wait()
        assert inside.table.chairs[1].stand_in == "bard"


async def test_a_host_who_does_not_come_back_is_not_waited_for(tmp_path: Path) -> None:
    """After ten minutes whoever has waited hosts, and may begin; the other one keeps the seat."""
    async with slow(tmp_path, *TWO, when_full=False) as inside:
        inside.come(1)
        await inside.later(590)
        assert inside.table.host == "o"
        await inside.later(11)
        assert inside.table.host == "l" and [chair.guest for chair in inside.table.chairs] == [
            "o",
            "l",
        ]
        assert inside.table.news[-1].key == "house-told-host"
        await obey(
            inside.house,
            inside.table,
            Guest("l", "Lichen"),
            Arrange(inside.table.prompt(1), Begin()),
        )
        assert inside.table.stage == "playing"


@pytest.mark.parametrize(
    "kept", [{"when_full": False, "clock": Clock("days", 86400)}, {"when_full": False}, {}]
)
async def test_a_host_keeps_the_table(tmp_path: Path, kept: dict[str, Any]) -> None:
    """Over days there is time; who is there is not away; and once it is played nobody hosts."""
    async with slow(tmp_path, *TWO, **kept) as inside:
        inside.come(1)
        if inside.table.stage == "waiting" and "clock" not in kept:
            inside.come(0)
        await inside.later(100_000)
        assert inside.table.host == "o"


async def test_who_was_away_before_a_power_cut_is_away_after_it(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path, program=(hasty_house.__file__,)) as keeper:
        async with Visitor(keeper.url) as host, Visitor(keeper.url) as friend:
            table = await opened(await host.named("Ondine"), stand_in="random", patience=0)
            await (await friend.named("Lichen")).sit(table)
            async with host.at(table) as first:
                await play(first)
                await until(first, lambda now: now["seats"][1]["stand_in"] and now["actors"] == [0])
                told = first.log[:]
                keeper.kill()
            keeper.open()
            async with host.at(table) as first:
                await until(first, lambda now: now["seats"][1]["stand_in"] == "random")
                assert first.log == told
                await play(first)
                await until(first, lambda now: now["actors"] == [0])
            async with friend.at(table) as second:
                await until(second, lambda now: not now["seats"][1]["stand_in"])


async def test_two_windows_of_one_guest_are_one_guest(hasty: Doorkeeper) -> None:
    """Closing the older one is no leaving."""
    async with Visitor(hasty.url) as host, Visitor(hasty.url) as friend:
        table = await opened(await host.named("Ondine"), stand_in="random", patience=0)
        await (await friend.named("Lichen")).sit(table)
        async with host.at(table) as first, friend.at(table) as older:
            await until(older, lambda now: now["you"] == 1)
            async with friend.at(table) as newer:
                assert (await older.last_words())[1] == ELSEWHERE
                await play(first)
                position = await until(newer, lambda now: now["actors"] == [1])
                assert position["seats"][1]["here"] and not position["seats"][1]["stand_in"]
                await play(newer)


# Sent away.


async def test_the_host_and_another_replace_somebody_who_is_there(url: str) -> None:
    async with three(url) as (table, (host, second, third)):
        async with host.at(table) as one, second.at(table) as two, third.at(table) as last:
            await until(one, lambda now: all(seat["here"] for seat in now["seats"]))
            await propose(two, "replace", of=2)
            assert await refused(two) == "house-replace-here"
            await propose(one, "replace", of=2, level="random")
            motion = (await until(last, lambda now: now["motion"]))["motion"]
            assert motion["for_good"] and motion["waits_for"] == [1]
            await last.say(type="vote", motion=motion["number"], yes=False)
            assert await refused(last) == "house-motion-not-yours"
            await vote(two, True)
            reason, code = await last.last_words()
            assert (reason["key"], code) == ("house-dismissed", SEAT_LOST)
            seats = (await until(one, lambda now: now["seats"][2]["kind"] == "bot"))["seats"]
            assert (seats[2]["level"], seats[2]["name"]) == ("random", "")
        async with third.at(table) as again:
            assert (await again.hear())["you"] is None
            assert again.log[-1]["args"]["name"] == "Fougère"


async def test_nobody_is_sent_away_by_one_alone(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await opened(await host.named("Ondine"))
        await (await friend.named("Lichen")).sit(table)
        async with host.at(table) as first, friend.at(table) as second:
            await until(first, lambda now: now["seats"][1]["here"])
            await propose(first, "replace", of=1)
            assert await refused(first) == "house-replace-alone"
            await propose(second, "replace", of=0)
            assert await refused(second) == "house-replace-here"


# Settings.


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"stand_in": "sage"}, "setup-level"),
        ({"patience": -1}, "house-patience-bad"),
        ({"patience": 10**9}, "house-patience-bad"),
        ({"patience": "long"}, "house-bad-message"),
    ],
)
async def test_a_table_that_can_not_be_kept_like_that_is_not_opened(
    url: str, settings: Any, word: str
) -> None:
    async with Visitor(url) as host:
        await host.named("Ondine")
        wish = {
            "game": "stonehenge",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "settings": settings,
        }
        answer = await host.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (400, word)
