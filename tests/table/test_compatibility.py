"""Games whose rules have changed under them: they can be looked at as far as they can be read,
nothing can be played, everybody is told why; nothing is changed, and when their rules come back
they go on."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import toy
from nemeton.engine import Refused
from nemeton.games import add, load, names
from nemeton.house.house import House
from nemeton.house.ops.data_folder import Folder
from nemeton.house.people.guests import Guest
from nemeton.house.play import auto_answers
from nemeton.match import Match
from nemeton.table import compatibility, wire
from nemeton.table.state import Table

HOST, FRIEND = Guest("ann", "Ann"), Guest("bob", "Bob")
MOVES = 4


class Changed:
    """The toy under other rules: whatever is given here in place of its own."""

    def __init__(self, **other: Any) -> None:
        self.other = other

    def __getattr__(self, name: str) -> Any:
        return self.other[name] if name in self.other else getattr(toy, name)


def other_version() -> Changed:
    return Changed(about=replace(toy.about, rules="99"))


def nothing_is_legal_twice() -> Changed:
    """What was played first is no longer allowed."""
    return Changed(
        legal=lambda state, seat: list(toy.legal(state, seat))[1:] or toy.legal(state, seat)
    )


def more_is_legal() -> Changed:
    """All that was played is still allowed, and something else besides."""
    return Changed(legal=lambda state, seat: [*toy.legal(state, seat), ("dance",)])


def another_word() -> Changed:
    """Setting up draws once more."""

    def setup(seats: int, options: Any, dealer: Any) -> Any:
        dealer.pick(["one", "two"])
        return toy.setup(seats, options, dealer)

    return Changed(setup=setup)


@pytest.fixture(autouse=True)
def _own_rules() -> AsyncIterator[None]:  # type: ignore[misc]  # a plain fixture
    yield
    add(toy)


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[House]:
    house = House(Folder(data))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def begun(house: House) -> Table:
    seats = [wire.SeatWish("me"), wire.SeatWish("open")]
    table = await house.create(HOST, wire.NewTable("toy", seats))
    await house.sit(table, FRIEND, None)
    for _ in range(MOVES):
        await play_first(house, table)
    return table


async def play_first(house: House, table: Table) -> None:
    assert table.match is not None
    seat = table.match.actors[0]
    await house.choose(table, seat, table.prompt(seat), 0)


def position(table: Table) -> Any:
    assert table.match is not None
    return table.match.record(), table.seq, table.lines(0), table.lines(None)


@pytest.mark.parametrize(
    "rules", [other_version, nothing_is_legal_twice, more_is_legal, another_word]
)
async def test_a_game_under_other_rules_is_held_and_goes_on_when_its_own_come_back(
    tmp_path: Path, rules: Callable[[], Changed]
) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house)
        before, written = position(table), await house.store.table(table.id)
    add(rules())
    async with opened(tmp_path) as house:
        held = await house.table(table.id)
        assert held.hold is not None and held.hold.key.startswith("house-held")
        await assert_nothing_can_be_done(house, held)
        assert await house.store.table(table.id) == written
    add(toy)
    async with opened(tmp_path) as house:
        again = await house.table(table.id)
        assert again.hold is None and position(again) == before
        await play_first(house, again)


async def assert_nothing_can_be_done(house: House, table: Table) -> None:
    for seat in range(2):
        with pytest.raises(Refused):
            await house.choose(table, seat, table.prompt(seat), 0)
    for entry in ({"kind": "abandon"}, {"kind": "pause"}, {"kind": "undo", "seat": 0}):
        with pytest.raises(Refused) as refused:
            await house.note(table, dict(entry))
        assert refused.value.reason == table.hold
    with pytest.raises(Refused):
        await house.rematch(table, 0)
    assert table.bot_to_act() is None and auto_answers.due(table) == {}


async def test_a_held_game_can_be_seen_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    """Under another version of the same rules: all of it; where a move is no longer allowed: up to
    there."""
    async with opened(tmp_path) as house:
        table = await begun(house)
        lines = table.lines(0)
    add(other_version())
    async with opened(tmp_path) as house:
        assert (await house.table(table.id)).lines(0) == lines
    add(nothing_is_legal_twice())
    async with opened(tmp_path) as house:
        shown = (await house.table(table.id)).lines(0)
        assert len(shown) < len(lines) and shown == lines[: len(shown)]


async def test_a_table_where_nobody_has_played_yet_begins_under_the_new_rules(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        table = await house.create(
            HOST, wire.NewTable("toy", [wire.SeatWish("me"), wire.SeatWish("open")])
        )
    add(other_version())
    for _ in (1, 2):
        async with opened(tmp_path) as house:
            again = await house.table(table.id)
            await house.sit(again, FRIEND, None)
            assert again.hold is None and again.stage == "playing"
            await play_first(house, again)


async def test_the_diary_says_how_many_games_are_held(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        for _ in range(2):
            await begun(house)
    add(other_version())
    with capture_logs() as said:
        async with opened(tmp_path), asyncio.timeout(60):
            while not any(
                (line["event"], line.get("held"), line.get("unfinished")) == ("held", 2, 2)
                for line in said
            ):
                await asyncio.sleep(0.02)
    assert load("toy").about.rules == "99"


@pytest.mark.parametrize("game", names())
def test_a_mark_is_that_of_all_that_is_allowed(game: str) -> None:
    """As houses have written it down from the first on."""
    match = Match(load(game), seed="marks")
    while match.actors and len(match.moves) < 20:
        allowed = [(seat, sorted(match.legal(seat))) for seat in match.actors]
        assert compatibility.mark(match) == f"{zlib.crc32(repr(allowed).encode()):08x}"
        match.play(match.actors[-1], match.legal(match.actors[-1])[-1])
