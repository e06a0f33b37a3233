"""Standing orders: the house plays what a seat has ordered, after a while; who is away gives
nothing away by it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kit.company import Company
from kit.onlooker import Onlooker
from kit.waiting import FRIEND, HOST, THIRD, open_house, play, settings, two_at_a_table, until
from nemeton.engine import Action, Refused
from nemeton.house.house import House
from nemeton.house.play import auto_answers
from nemeton.table.state import Table
from nemeton.table.wire import NewTable, Propose, SeatWish, Standing

PASS = ("pass",)


async def three_of_the_assembly(house: House) -> tuple[Table, int]:
    """Le Grand Druide, and who begins."""
    table = await house.create(
        HOST, NewTable("grand_druide", [SeatWish("me"), SeatWish("open"), SeatWish("open")])
    )
    await house.sit(table, FRIEND, 1)
    await house.sit(table, THIRD, 2)
    assert table.match is not None
    return table, table.match.actors[0]


async def come_to(
    house: House, fits: Callable[[Table, int, list[Action]], bool]
) -> tuple[Table, int]:
    """Games of Die Druiden with nobody there, until a seat is asked such a thing."""
    source = random.Random(5)
    for _ in range(60):
        table = await two_at_a_table(house, settings("none"), game="druiden", here=False)
        while table.match is not None and table.match.actors:
            for seat in table.match.actors:
                if fits(table, seat, table.match.legal(seat)):
                    return table, seat
            seat = table.match.actors[0]
            await play(house, table, seat, source.randrange(table.choices(seat)))
    raise AssertionError("never came up")


@pytest.mark.parametrize("here", [True, False])
async def test_a_seat_passes_for_ever_whether_its_guest_is_there_or_not(
    tmp_path: Path, here: bool
) -> None:
    async with open_house(tmp_path) as house:
        table, first = await three_of_the_assembly(house)
        if here:
            table.watchers.add(Onlooker(first))
        await auto_answers.give(house, table, first, Standing(words=["pass"]))
        await until(lambda: table.match is not None and bool(table.match.moves))
        assert (
            table.match is not None
            and table.match.moves[0].seat == first
            and table.match.moves[0].action == PASS
        )


async def test_orders_are_there_after_a_restart_and_can_be_taken_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, pause=60) as house:
        table, first = await three_of_the_assembly(house)
        await auto_answers.give(house, table, first, Standing(forced=True, words=["pass"]))
    async with open_house(tmp_path, pause=60) as house:
        again = await house.table(table.id)
        assert auto_answers.due(again) == {first: PASS}
        await auto_answers.give(house, again, first, Standing())
        assert auto_answers.due(again) == {}


async def test_who_answers_first_is_not_overruled(tmp_path: Path) -> None:
    async with open_house(tmp_path, pause=0.05) as house:
        table, first = await three_of_the_assembly(house)
        await auto_answers.give(house, table, first, Standing(words=["pass"]))
        await play(house, table, first)
        await asyncio.sleep(0.7)
        assert table.match is not None and table.match.moves[0].action != PASS
        assert [move.seat for move in table.match.moves].count(first) == 1


async def test_a_forced_move_is_played_for_who_is_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, seat = await come_to(house, lambda _, __, actions: len(actions) == 1)
        assert auto_answers.due(table) == {}
        table.watchers.add(Onlooker(seat))
        await auto_answers.give(house, table, seat, Standing(forced=True))
        assert table.match is not None
        before = len(table.match.moves)
        await until(lambda: table.match is not None and len(table.match.moves) > before)
        assert table.match.moves[before].seat == seat


async def test_what_others_can_see_is_played_for_who_is_away(tmp_path: Path) -> None:
    """To roll the dice is all that there is, and everybody knows."""
    async with open_house(tmp_path, pause=60) as house:
        table, seat = await come_to(house, lambda _, __, actions: actions == [("roll",)])
        await auto_answers.give(house, table, seat, Standing(forced=True))
        assert auto_answers.due(table) == {seat: ("roll",)}


async def test_what_others_can_not_see_is_not(tmp_path: Path) -> None:
    """Who can only let it happen has no card against it: an answer within seconds would say so."""
    async with open_house(tmp_path, pause=60) as house:
        table, seat = await come_to(
            house, lambda table, seat, found: found == [("let",)] and table.sealed(seat)
        )
        await auto_answers.give(house, table, seat, Standing(forced=True))
        assert auto_answers.due(table) == {}
        await auto_answers.give(house, table, seat, Standing(words=["let"]))
        assert auto_answers.due(table) == {seat: ("let",)}, (
            "this tells nothing: it would be given whatever the hand"
        )


async def test_nothing_is_played_while_the_game_rests(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, first = await three_of_the_assembly(house)
        await house.note(table, {"kind": "pause"})
        await auto_answers.give(house, table, first, Standing(words=["pass"]))
        assert auto_answers.due(table) == {}


@pytest.mark.parametrize(
    ("seat", "word", "reason"), [(None, "pass", "house-not-seated"), (0, "roll", "house-no-order")]
)
async def test_only_ones_own_orders_and_only_what_the_game_knows(
    tmp_path: Path, seat: int | None, word: str, reason: str
) -> None:
    async with open_house(tmp_path) as house:
        table, _ = await three_of_the_assembly(house)
        before = table.seq
        with pytest.raises(Refused) as refused:
            await auto_answers.give(house, table, seat, Standing(words=[word]))
        assert refused.value.reason.key == reason and table.seq == before


PRIVATE: dict[str, dict[str, Any]] = {
    "standing": {"kind": "standing", "seat": 0, "forced": True, "words": []},
    "webhook": {"kind": "webhook", "url": "https://example.org", "language": "en", "origin": ""},
}


@pytest.mark.parametrize("kind", PRIVATE)
async def test_nothing_that_others_receive_tells_that_there_are_any(
    tmp_path: Path, kind: str
) -> None:
    """Two tables alike but for what somebody ordered: no message more, no other number or time in
    the next one."""
    async with open_house(tmp_path, pause=60) as house:
        later = [await told_later(house, entry) for entry in (None, PRIVATE[kind])]
    assert later[0] == later[1]


async def told_later(house: House, private: dict[str, Any] | None) -> list[Any]:
    """What the other seat and a stranger learn from what everybody may see, half a minute after a
    private entry."""
    table = await two_at_a_table(house, settings("live", seconds=600), here=False)
    own, others = Counting(0, HOST.id), [Counting(1, FRIEND.id), Counting(None)]
    table.watchers |= {own, *others}
    before, mine = [table.shown_to(one, 0) for one in (own, *others)], table.shown_to(own, 0)
    since = await waiting_since(house, table)
    house.watch.not_before(house.watch.now() + 30)
    if private is not None:
        await house.note(table, dict(private))
        assert own.nudged and table.shown_to(own, 0) != mine
    assert not any(one.nudged for one in others)
    assert [table.shown_to(one, 0) for one in others] == before[1:]
    assert await waiting_since(house, table) == since
    await house.motions.propose(table, 1, Propose("pause"))
    shown = [json.loads(table.shown_to(one, 0)) for one in others]
    return [[message[word] for word in ("prompt", "motion", "log", "moves")] for message in shown]


async def waiting_since(house: House, table: Table) -> list[float]:
    """As the other guest's own page tells it."""
    return [one.since for one in (await house.mine.of(FRIEND.id)).tables if one.id == table.id]


class Counting(Onlooker):
    """Notes whether it was told that there is something to send."""

    nudged = False

    def nudge(self) -> None:
        self.nudged = True


async def test_nobody_else_hears_that_there_are_any(company: Company) -> None:
    """Over the wire: no position reaches the others, not even together with what is said meanwhile."""
    stranger = company.stranger
    async with company.places() as (first, second), stranger.at(company.table) as onlooker:
        await first.hear()
        for place in (second, onlooker):
            await place.answers_ping()
        preview = await stranger.http.get(f"/table/{company.table}")
        before = [place.last for place in (second, onlooker)]
        await first.say(type="standing", forced=True)
        while not (first.last.get("orders") or {}).get("forced"):
            await first.hear()
        await second.say(type="say", phrase="hello")
        for place, was in zip((second, onlooker), before, strict=True):
            await place.hear_word("chat")
            await place.answers_ping()
            assert place.last is was, "no position came"
        assert (await stranger.http.get(f"/table/{company.table}")).text == preview.text, (
            "the picture's address too"
        )


async def test_nobody_else_is_shown_them(company: Company) -> None:
    async with company.places() as (first, second), company.stranger.at(company.table) as onlooker:
        await first.hear()
        await first.say(type="standing", forced=True)
        while not (first.last.get("orders") or {}).get("forced"):
            await first.hear()
        assert first.last["orders"] == {"forced": True, "words": []}
        for place in (second, onlooker):
            await place.answers_ping()
        assert (
            second.last["orders"] == {"forced": False, "words": []}
            and onlooker.last["orders"] is None
        )
