"""An author's bench: any eyes, any moment, any word of chance, a failing test to paste. It is there
in a house that was opened with --dev, on the author's own machine, and nowhere else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import toy
from kit.company import Company
from kit.doorkeeper import Doorkeeper
from kit.visitor import ME, Visitor, bot
from nemeton.engine import HIDDEN, Refused
from nemeton.games import add
from nemeton.house.author.debugger import TRUTH, Bench
from nemeton.house.house import House
from nemeton.house.ops.data_folder import Folder
from nemeton.house.people.guests import Guest
from nemeton.match import replay
from nemeton.table import wire
from nemeton.table.state import Table
from table.test_compatibility import (
    Changed,
    another_word,
    more_is_legal,
    nothing_is_legal_twice,
    other_version,
)

HOST = Guest("ann", "Ann")
NEVER = 1e6  # seconds until a bot plays


@pytest.fixture(autouse=True)
def _own_rules() -> Iterator[None]:
    yield
    add(toy)


@asynccontextmanager
async def opened(data: Path, pause: float = NEVER) -> AsyncIterator[House]:
    house = House(Folder(data), pause=pause, dev=True)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def bench_of(house: House) -> Bench:
    assert house.bench is not None, "opened for authors"
    return house.bench


async def begun(house: House, moves: int = 0, other: str = "me") -> Table:
    others = (
        wire.SeatWish("bot", "random") if other == "bot" else wire.SeatWish("me", name="Lichen")
    )
    table = await house.create(HOST, wire.NewTable("toy", [wire.SeatWish("me"), others]))
    for _ in range(moves):
        await play(house, table, ("rest",))
    return table


async def play(house: House, table: Table, action: tuple[str, ...]) -> list[str]:
    """By whoever is on turn; what chance has said to it."""
    assert table.match is not None
    seat = table.match.actors[0]
    await house.choose(table, seat, table.prompt(seat), table.match.legal(seat).index(action))
    return table.match.moves[-1].tape.chance()


async def do(house: House, table: Table, **wish: Any) -> Table:
    return await bench_of(house).do(table, HOST, wire.BenchIn(**wish))


def shown(
    house: House, table: Table, move: int | None = None, eyes: Any = None, play: int = -1
) -> wire.Bench:
    return bench_of(house).shown(table, move, eyes, play)


# Looking.


async def test_each_sees_what_they_may_and_the_truth_is_nobodys(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house)
        hands = [shown(house, table, eyes=eyes).view["hands"] for eyes in (0, 1, None, TRUTH)]
        assert hands[3] == [hands[0][0], hands[1][1]] and None not in hands[3]
        assert hands[0][1] is hands[1][0] is None and hands[2] == [None, None]
        assert str(HIDDEN) not in str(shown(house, table, eyes=TRUTH).view)


async def test_any_moment_is_shown_with_the_one_before_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house, moves=3)
        decks = [
            (at.view["deck"], at.before and at.before["deck"])
            for at in (shown(house, table, n) for n in range(4))
        ]
        first = decks[0][0]
        assert decks == [
            (first, None),
            (first - 1, first),
            (first - 2, first - 1),
            (first - 3, first - 2),
        ]
        assert shown(house, table).move == shown(house, table, 99).move == 3


# Going back.


async def test_one_goes_on_from_any_move_at_the_same_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house, moves=4)
        then = shown(house, table, 1, TRUTH).view
        assert await do(house, table, back=1) is table
        assert shown(house, table, eyes=TRUTH).view == then and shown(house, table).moves == 1
        await play(house, table, ("rest",))
    async with opened(tmp_path) as house:
        assert shown(house, await house.table(table.id)).moves == 2, "it is on disk"


async def test_a_finished_game_is_played_again_from_its_middle(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house)
        while table.stage == "playing":
            await play(house, table, ("rest",))
        await do(house, table, back=2)
        assert not table.is_still and shown(house, table).moves == 2
        await play(house, table, ("rest",))


@pytest.mark.parametrize("move", [-1, 3])
async def test_there_is_no_way_to_a_move_that_was_not_played(tmp_path: Path, move: int) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house, moves=2)
        with pytest.raises(Refused):
            await do(house, table, back=move)
        assert shown(house, table).moves == 2


async def test_bots_wait_for_an_author_who_went_back_until_they_are_let(tmp_path: Path) -> None:
    async with opened(tmp_path, pause=0.0) as house:
        table = await begun(house, other="bot")
        await do(house, table, still=True)
        await play(house, table, ("rest",))
        assert house._bot_to_act(table) is None and table.bot_to_act() == 1
        await play(house, table, ("rest",))  # for the bot
        await do(house, table, back=1)
        assert shown(house, table).still
        await do(house, table, still=False)
        assert house._bot_to_act(table) == 1


# Chance.


def resting(house: House, table: Table) -> wire.Bench:
    """The bench of somebody who thinks of resting: a card will be drawn."""
    plays = shown(house, table).plays
    return shown(house, table, play=[play.action for play in plays].index(["rest"]))


async def test_what_chance_would_say_is_what_it_says(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house)
        foreseen = resting(house, table).draws
        assert [draw.word for draw in foreseen] == await play(house, table, ("rest",))
        assert all(draw.word in draw.options and not draw.forced for draw in foreseen) and foreseen


async def test_a_word_that_is_given_comes_next(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house)
        (draw,) = resting(house, table).draws
        other = next(word for word in draw.options if word != draw.word)
        await do(house, table, words=[other])
        (forced,) = resting(house, table).draws
        assert (forced.word, forced.forced) == (other, True)
        assert await play(house, table, ("rest",)) == [other] and shown(house, table).words == []
    async with opened(tmp_path) as house:
        assert table.match == (await house.table(table.id)).match, (
            "and stays so when it is read again"
        )


async def test_a_word_that_does_not_fit_waits_for_a_question_that_it_answers(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house)
        (draw,) = resting(house, table).draws
        await do(house, table, words=["no card at all", "gift"])
        assert await play(house, table, ("rest",)) == [draw.word]
        assert shown(house, table).words == ["no card at all", "gift"]
        await do(house, table, words=[])
        assert shown(house, table).words == []


# A failing test.


async def test_a_position_is_copied_as_a_test_that_fails_until_it_is_filled_in(
    tmp_path: Path,
) -> None:
    """Of a game of the house: the test runs in a process of its own."""
    async with opened(tmp_path / "house") as house:
        seats = [wire.SeatWish("me"), wire.SeatWish("me", name="Lichen")]
        table = await house.create(HOST, wire.NewTable("stonehenge", seats))
        for _ in range(3):
            assert table.match is not None
            await play(house, table, table.match.legal(table.match.actors[0])[0])
        source = shown(house, table, 2, eyes=0).test
    assert "match.view(0)" in source and "after_move_2" in source
    failed, printed = pytest_of(tmp_path / "test_failing.py", source)
    assert failed and "1 failed" in printed and "say here what should be true" in printed
    filled = source.replace(
        'pytest.fail("say here what should be true instead")', "assert len(match.moves) == 2"
    )
    failed, printed = pytest_of(tmp_path / "test_filled.py", filled)
    assert not failed and "1 passed" in printed


def pytest_of(file: Path, source: str) -> tuple[bool, str]:
    file.write_text(source, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-W",
        "ignore",
        "-c",
        "/dev/null",
        str(file),
    ]
    done = subprocess.run(
        command, cwd=file.parent, capture_output=True, text=True, timeout=120, check=False
    )
    return done.returncode == 1, done.stdout


# Rules that change.


@pytest.mark.parametrize("rules", [other_version, more_is_legal])
async def test_a_game_goes_on_by_new_rules_that_allow_what_was_played(
    tmp_path: Path, rules: Callable[[], Changed]
) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house, moves=3)
    add(rules())
    async with opened(tmp_path) as house:
        again = await house.table(table.id)
        assert again.hold is None and shown(house, again).moves == 3
        await play(house, again, ("rest",))


async def test_a_game_that_can_not_go_on_is_held_and_goes_on_at_a_new_table(tmp_path: Path) -> None:
    """From the last position that the new rules know."""
    async with opened(tmp_path) as house:
        table = await begun(house)
        for _ in range(3):
            assert table.match is not None
            await play(house, table, table.match.legal(table.match.actors[0])[0])
    add(nothing_is_legal_twice())
    async with opened(tmp_path) as house:
        held = await house.table(table.id)
        assert held.hold is not None and held.match is not None and len(held.match.moves) < 3
        new = await do(house, held, on=True)
        assert new is not held and new.hold is None and new.stage == "playing"
        assert shown(house, new, eyes=TRUTH).view == shown(house, held, eyes=TRUTH).view
        assert [chair.name for chair in new.chairs] == ["Ann", "Lichen"]
        assert new.match is not None and replay(new.match.record()).state == new.match.state
        await play(house, new, new.match.legal(new.match.actors[0])[0])


async def test_a_game_whose_words_of_chance_no_longer_fit_is_held_there_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table = await begun(house)
    add(another_word())
    async with opened(tmp_path) as house:
        assert (await house.table(table.id)).hold is not None, (
            "the first word answers none of the new questions"
        )


# The doors.


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    with Doorkeeper(
        Path(tmp_path_factory.mktemp("workshop")), words=("--dev", "--no-pause")
    ) as keeper:
        yield keeper


async def test_a_house_for_everybody_has_no_bench(company: Company) -> None:
    http = company.host.http
    for path in ("/api/dev", f"/api/dev/{company.table}"):
        assert (await http.get(path)).status_code == 404
        assert (await http.post(path, json={"back": 0})).status_code in (404, 405)
    assert (await http.get("/api/welcome")).json()["dev"] is False
    async with company.host.at(f"{company.table}?seat=1") as place:
        assert (await place.hear())["you"] == 0, "nobody sees from another's seat"
        await place.say(type="look", seat=1)
        assert (await place.hear_word("refused"))["reason"]["key"] == "house-not-seated"


FOREIGN = [
    {"host": "house.example"},
    {"host": "10.0.0.1:8000"},
    {"x-forwarded-for": "10.0.0.1"},
    {"via": "a proxy"},
]


@pytest.mark.parametrize("headers", FOREIGN)
async def test_a_house_for_authors_answers_its_own_machine_only(
    workshop: Doorkeeper, headers: dict[str, str]
) -> None:
    """Also a page elsewhere that has given this machine a name of its own."""
    async with Visitor(workshop.url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, bot("random"))
        for path in (
            "/",
            "/api/welcome",
            "/api/dev",
            f"/api/dev/{table}",
            f"/api/tables/{table}/positions/0?viewer=1",
        ):
            assert (await visitor.http.get(path)).status_code == 200
            assert (await visitor.http.get(path, headers=headers)).status_code == 404
        with pytest.raises(InvalidStatus):
            async with visitor.at(table, **headers):
                pass


async def test_an_author_sees_and_plays_any_seat(workshop: Doorkeeper) -> None:
    async with Visitor(workshop.url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, bot("random"), pawns="hidden")
        assert (await visitor.http.post(f"/api/dev/{table}", json={"still": True})).json() == {
            "id": table
        }
        async with visitor.at(table) as place:
            await place.choose(await place.hear_until("playing", actor=0), 0)
        async with visitor.at(f"{table}?seat=1") as place:
            position = await place.hear_until("playing", actor=1)
            assert position["you"] == 1 and position["scene"]["choices"]
            await place.choose(position, 0)
            assert (await place.hear_until("playing", actor=0))["moves"] == 2


async def test_nobody_else_s_page_does_anything_at_the_bench(workshop: Doorkeeper) -> None:
    async with Visitor(workshop.url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, bot("random"))
        foreign = {"origin": "http://elsewhere.example"}
        answer = await visitor.http.post(f"/api/dev/{table}", json={"still": True}, headers=foreign)
        assert answer.status_code == 403
        assert httpx.get(f"{workshop.url}/api/dev/{table}").json()["still"] is False
