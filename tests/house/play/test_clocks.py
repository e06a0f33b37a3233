"""Clocks at a table: they run for who is asked, stand still with the house, and nobody waits for
ever."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Literal

import pytest

from kit.onlooker import Onlooker
from kit.visitor import ME, OPEN, Visitor
from kit.waiting import (
    FRIEND,
    HOST,
    PATIENCE,
    THIRD,
    left,
    open_house,
    pass_time,
    play,
    running,
    settings,
    two_at_a_table,
    until,
)
from nemeton.engine import Refused
from nemeton.house.house import House
from nemeton.table.state import Table
from nemeton.table.wire import NewTable, SeatWish

A_BIT = 2.0  # seconds that a test may take by itself


async def test_time_runs_for_who_is_asked_and_comes_back_a_little_with_each_turn(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("live", 300, 5))
        assert running(table) == {0}
        pass_time(house, table, 20)
        await play(house, table, 0)
        assert running(table) == {1}
        assert (
            left(house, table, 0) == pytest.approx(285, abs=A_BIT) and left(house, table, 1) <= 300
        )
        pass_time(house, table, 50)
        assert left(house, table, 0) == pytest.approx(285, abs=A_BIT)
        assert left(house, table, 1) == pytest.approx(250, abs=A_BIT)


async def test_bots_have_no_clock_and_a_table_without_one_shows_none(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        wish = NewTable(
            "stonehenge", [SeatWish("bot", "apprentice"), SeatWish("me")], settings=settings("live")
        )
        table = await house.create(HOST, wish)
        assert running(table) == set()
        plain = await two_at_a_table(house, settings("none"))
        assert plain.clock is None


@pytest.mark.parametrize("goes_on", [False, True])
async def test_while_the_house_is_closed_only_days_go_by(tmp_path: Path, goes_on: bool) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(
            house, settings("days" if goes_on else "live", 10_000), here=False
        )
        pass_time(house, table, 1000)
        await play(house, table, 0)
        pass_time(house, table, 500)
        before = left(house, table, 1)
    async with open_house(tmp_path, later=3500) as house:
        again = await house.table(table.id)
        assert running(again) == {1}
        assert left(house, again, 1) == pytest.approx(before - (2000 if goes_on else 0), abs=A_BIT)
        assert left(house, again, 0) == pytest.approx(10_000 if goes_on else 9000, abs=A_BIT)


async def test_a_killed_house_takes_no_time_from_anybody(tmp_path: Path) -> None:
    """Nobody knows when it was killed but by the last note that it was open."""
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("live", 600), here=False)
    (tmp_path / "alive").unlink()
    async with open_house(tmp_path, later=5000) as house:
        assert left(house, await house.table(table.id), 0) == pytest.approx(600, abs=A_BIT)


async def test_read_again_from_its_log_a_table_has_the_same_clocks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("live", 300, 3))
        for turn in range(4):
            pass_time(house, table, 7)
            await play(house, table, turn % 2, turn)
        await house.note(table, {"kind": "pause"})
        await house.note(table, {"kind": "resume"})
        found = await house.store.table(table.id)
        assert found is not None
        assert Table.opened(table.id, *found).clock == table.clock


async def test_whoever_sets_the_machines_clock_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("live", 300))
        for leap in (-86_400, 86_400):
            machine = time.time()
            monkeypatch.setattr(time, "time", lambda machine=machine, leap=leap: machine + leap)
            assert left(house, table, 0) == pytest.approx(300, abs=A_BIT)
            monkeypatch.undo()


async def test_a_pause_stops_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("days", 1000))
        pass_time(house, table, 100)
        await house.note(table, {"kind": "pause"})
        pass_time(house, table, 5000)
        assert running(table) == set() and table.chairs[0].late == ""
        await house.note(table, {"kind": "resume"})
        assert running(table) == {0} and left(house, table, 0) == pytest.approx(900, abs=A_BIT)


async def test_an_undo_gives_no_time_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("live", 300))
        pass_time(house, table, 60)
        await play(house, table, 0)
        pass_time(house, table, 30)
        await house.note(table, {"kind": "undo", "seat": 0})
        assert running(table) == {0}
        assert left(house, table, 0) == pytest.approx(240, abs=A_BIT)
        assert left(house, table, 1) == pytest.approx(270, abs=A_BIT)


async def come_to_several(house: House) -> Table:
    """Games of Die Druiden for three, until two are asked at the same time."""
    source = random.Random(3)
    for _ in range(20):
        seats = [SeatWish("me"), SeatWish("open"), SeatWish("open")]
        table = await house.create(
            HOST, NewTable("druiden", seats, settings=settings("live", 5000))
        )
        table.watchers |= {Onlooker(seat) for seat in range(3)}
        await house.sit(table, FRIEND, 1)
        await house.sit(table, THIRD, 2)
        while table.match is not None and table.match.actors:
            if len(table.match.actors) > 1:
                return table
            seat = table.match.actors[0]
            await play(house, table, seat, source.randrange(table.choices(seat)))
    raise AssertionError("never two at once")


async def test_where_several_are_asked_under_seal_nobodys_clock_tells_who_has_answered(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, pause=60) as house:
        table = await come_to_several(house)
        assert table.match is not None
        first, second = table.match.actors
        assert running(table) == set()
        before = [left(house, table, seat) for seat in (first, second)]
        pass_time(house, table, 20)
        await play(house, table, first)
        pass_time(house, table, 20)
        assert [left(house, table, seat) for seat in (first, second)] == before and running(
            table
        ) == set()
        await play(house, table, second)
        assert running(table), "and then they run again"


async def test_who_runs_out_of_time_is_replaced_by_the_tables_bot_until_they_are_back(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("live", 300, stand_in="bard"))
        pass_time(house, table, 301)
        await until(lambda: table.match is not None and len(table.match.moves) == 1)
        assert table.chairs[0].stand_in == "bard" and running(table) == {1}
        await house.clocks.back(table, 0)
        assert table.chairs[0].thinker == "" and left(house, table, 0) == 60
        await play(house, table, 1)
        assert running(table) == {0}


async def test_without_one_the_house_plays_that_move_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("live", 300))
        pass_time(house, table, 301)
        await until(lambda: table.match is not None and len(table.match.moves) == 1)
        assert table.chairs[0].thinker == ""
        await play(house, table, 1)
        assert running(table) == {0} and left(house, table, 0) == pytest.approx(10, abs=A_BIT)
        await play(house, table, 0)


async def test_who_is_late_may_still_be_quicker_than_the_bot(tmp_path: Path) -> None:
    async with open_house(tmp_path, pause=60) as house:
        table = await two_at_a_table(house, settings("live", 300, stand_in="bard"))
        pass_time(house, table, 301)
        await until(lambda: table.chairs[0].stand_in != "")
        await play(house, table, 0, 3)
        assert (
            table.chairs[0].stand_in == ""
            and table.match is not None
            and len(table.match.moves) == 1
        )


async def test_a_day_is_over_where_nobody_looks_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("days", 86_400), here=False)
    async with open_house(tmp_path, later=86_500) as house:
        async with asyncio.timeout(PATIENCE):
            while not (await house.table(table.id)).called.keys() >= {1}:
                await asyncio.sleep(0.02)
        again = await house.table(table.id)
        assert running(again) == {1} and left(house, again, 1) == pytest.approx(86_400, abs=A_BIT)


async def test_a_live_game_that_everybody_has_left_waits_for_somebody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("live", 300), here=False)
        pass_time(house, table, 301)
        assert (
            house.tables[table.id].chairs[0].late == ""
            and table.match is not None
            and not table.match.moves
        )
        table.watchers.add(Onlooker(1))
        house.wake(table)
        await until(lambda: table.match is not None and len(table.match.moves) == 1)


@pytest.mark.parametrize("kind", ["live", "days"])
async def test_a_table_of_the_future_is_set_right_and_takes_time_from_nobody(
    tmp_path: Path, kind: Literal["live", "days"]
) -> None:
    """The machine's clock was 400 days ahead, once."""
    async with open_house(tmp_path, later=400 * 86_400) as house:
        table = await two_at_a_table(house, settings(kind, 600), here=False)
        await play(house, table, 0)
    async with open_house(tmp_path) as house:
        other = await two_at_a_table(house, settings("days", 86_400), here=False)
        again = await house.table(table.id)
        assert house.watch.now() - time.time() < 86_400 and left(house, other, 0) > 86_000
        assert left(house, again, 1) == pytest.approx(600, abs=A_BIT) and running(again) == {1}
        again.watchers |= {Onlooker(0, HOST.id), Onlooker(1, FRIEND.id)}
        pass_time(house, again, 100)
        await play(house, again, 1)
        assert again.at - time.time() < 1000
        if kind == "live":
            assert left(house, again, 1) == pytest.approx(500, abs=A_BIT)
        found = await house.store.table(table.id)
        assert found is not None and Table.opened(table.id, *found).clock == again.clock


async def test_only_who_is_away_can_come_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await two_at_a_table(house, settings("live", 300, stand_in="bard"))
        for seat, reason in ((None, "house-not-seated"), (0, "house-not-away")):
            with pytest.raises(Refused) as refused:
                await house.clocks.back(table, seat)
            assert refused.value.reason.key == reason
        assert table.seq == 2


async def test_a_table_says_what_is_left_and_the_house_what_time_it_is(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend, Visitor(url) as stranger:
        wish = {
            "game": "stonehenge",
            "seats": [ME, OPEN],
            "settings": {"clock": {"kind": "live", "seconds": 120}},
        }
        await host.named("Ondine")
        table = (await host.http.post("/api/tables", json=wish)).json()["id"]
        assert (await stranger.glimpse(table))["clocks"] == []
        await (await friend.named("Lichen")).sit(table)
        async with stranger.at(table) as place:
            position = await place.hear()
            await place.say(type="ping")
            now = (await place.hear_word("pong"))["now"]
            first, second = position["clocks"]
            assert first["left"] == second["left"] == 120 and second["since"] is None
            assert 0 <= now - first["since"] < 60
            await place.say(type="back")
            assert (await place.hear_word("refused"))["reason"]["key"] == "house-not-seated"


@pytest.mark.parametrize(
    "kept",
    [
        {"clock": {"kind": "live", "seconds": 1}},
        {"clock": {"kind": "sand"}},
        {"stand_in": "wizard"},
    ],
)
async def test_a_clock_or_a_bot_that_does_not_exist_is_refused(
    url: str, kept: dict[str, object]
) -> None:
    async with Visitor(url) as host:
        await host.named("Ondine")
        wish = {"game": "stonehenge", "seats": [ME, OPEN], "settings": kept}
        answer = await host.http.post("/api/tables", json=wish)
        assert answer.status_code == 400 and answer.json()["reason"]["key"] in (
            "house-bad-message",
            "setup-level",
        )
