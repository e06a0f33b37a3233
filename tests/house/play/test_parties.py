"""Parties: a person chooses one, each is chosen once, bots take what is left, and a bad wish
changes nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from kit.doorkeeper import Doorkeeper
from kit.sentences import problem
from kit.visitor import ME, OPEN, Message, Visitor, bot
from nemeton.games import load
from nemeton.table.parties import shared

PARTIES = load("president").about.parties
PACE = 0.055  # seconds: the house hangs up on whoever sends more than twenty frames in one
GREEN = PARTIES.index("eelv")


def me(party: str) -> dict[str, str]:
    return {**ME, "party": party}


async def opened(host: Visitor, *seats: dict[str, str], name: str = "Ondine") -> str:
    return await (await host.named(name)).open_table(*seats, game="president")


def parties(position: Message) -> list[str]:
    return [seat["party"] for seat in position["seats"]]


def colours(position: Message) -> list[int]:
    return [seat["colour"] for seat in position["seats"]]


# What is left is shared out.

SHARED = {
    "nothing chosen": ("", "", "", "oak elm ash"),
    "another's own": ("elm", "", "", "elm oak ash"),
    "nobody's own": ("yew", "", "", "yew elm ash"),
    "the others keep theirs": ("", "", "elm", "oak ash elm"),
    "all chosen": ("ash", "yew", "oak", "ash yew oak"),
    "one that is gone from the game": ("fir", "", "", "oak elm ash"),
}


@pytest.mark.parametrize(
    ("held", "given"), [(row[:3], row[3]) for row in SHARED.values()], ids=SHARED
)
def test_each_seat_has_its_own_unless_somebody_chose_it(held: tuple[str, ...], given: str) -> None:
    assert shared(("oak", "elm", "ash", "yew"), held) == given.split()


def test_where_a_game_names_no_colours_nobody_has_a_party() -> None:
    assert shared((), ("", "")) == ["", ""]


# Choosing.


async def test_the_host_chooses_and_bots_take_what_is_left(url: str) -> None:
    async with Visitor(url) as host:
        table = await opened(host, me("eelv"), bot("random"), bot("random"))
        position = await host.glimpse(table)
        left = [PARTIES[1], PARTIES[0]]  # the second bot's own is the host's
        assert position["stage"] == "playing"
        assert parties(position) == ["eelv", *left] and colours(position) == [GREEN, 1, 0]


async def test_bots_wait_until_everybody_has_chosen(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await opened(host, me("eelv"), bot("random"), OPEN)
        assert parties(await host.glimpse(table)) == ["eelv", "", ""]
        answer = await (await friend.named("Lichen")).ask_for_seat(table, party=PARTIES[1])
        assert answer.status_code == 200
        position = await host.glimpse(table)
        assert parties(position) == ["eelv", PARTIES[0], PARTIES[1]] and colours(position) == [
            GREEN,
            0,
            1,
        ]


@pytest.mark.parametrize(
    ("host_has", "friend_gets"), [("eelv", PARTIES[1]), (PARTIES[1], PARTIES[0])]
)
async def test_who_does_not_choose_has_the_seats_own_or_the_first_that_is_free(
    url: str, host_has: str, friend_gets: str
) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await opened(host, me(host_has), OPEN)
        await (await friend.named("Lichen")).sit(table)
        assert parties(await host.glimpse(table)) == [host_has, friend_gets]


async def test_without_a_wish_the_host_has_the_first(url: str) -> None:
    async with Visitor(url) as host:
        assert parties(await host.glimpse(await opened(host, ME, OPEN))) == [PARTIES[0], ""]


async def test_chance_gives_one_that_is_free(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        await friend.named("Lichen")
        drawn = set()
        for _ in range(12):  # all the same with a chance of one in hundreds of millions
            table = await opened(host, me("rn"), OPEN)
            assert (await friend.ask_for_seat(table, party="chance")).status_code == 200
            drawn.add(parties(await host.glimpse(table))[1])
        assert drawn <= set(PARTIES) - {"rn"} and len(drawn) > 1


async def test_a_rematch_keeps_everybodys_colours(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        wish = {
            "game": "president",
            "seats": [me("rn"), OPEN],
            "options": {"length": "short", "challenges": "quiz"},
        }
        await host.named("Ondine")
        table = (await host.http.post("/api/tables", json=wish)).json()["id"]
        await (await friend.named("Lichen")).ask_for_seat(table, party="ps")
        following = await _rematch(host, friend, table)
        position = await host.glimpse(following)
        assert [seat["name"] for seat in position["seats"]] == ["Lichen", "Ondine"]
        assert parties(position) == ["ps", "rn"]


async def _rematch(host: Visitor, friend: Visitor, table: str) -> str:
    """Play whatever comes first until it is over, then ask for another."""
    async with host.at(table) as first, friend.at(table) as second:
        places, prompt = (first, second), 0
        while (position := await first.hear_until("playing", prompt=prompt))["stage"] != "over":
            seat = position["actors"][0]
            asked = (
                position
                if seat == 0
                else await places[seat].hear_until("playing", prompt=position["prompt"])
            )
            await asyncio.sleep(PACE)
            await places[seat].choose(asked, 0)
            prompt = position["prompt"] + 1
        await first.say(type="rematch")
        return str((await first.hear())["next"])


# Bad wishes.

OPENING: dict[str, tuple[list[dict[str, str]], str, str]] = {
    "unknown": ([me("pirates"), OPEN], "president", "house-no-party"),
    "shouted": ([me("RN"), OPEN], "president", "house-no-party"),
    "ten thousand letters": ([me("x" * 10_000), OPEN], "president", "house-no-party"),
    "where there are none": ([me("rn"), OPEN], "stonehenge", "house-no-party"),
    "chance where there are none": ([me("chance"), OPEN], "stonehenge", "house-no-party"),
    "for a friend": ([ME, {**OPEN, "party": "rn"}], "president", "house-party-other"),
    "for a bot": ([ME, {**bot("random"), "party": "rn"}], "president", "house-party-other"),
    "twice": ([me("rn"), me("rn")], "president", "house-party-taken"),
}


@pytest.mark.parametrize(("seats", "game", "key"), OPENING.values(), ids=OPENING)
async def test_a_bad_wish_opens_no_table(
    url: str, seats: list[dict[str, str]], game: str, key: str
) -> None:
    async with Visitor(url) as host:
        await host.named("Ondine")
        before = (await host.http.get("/health")).json()
        answer = await host.http.post("/api/tables", json={"game": game, "seats": seats})
        assert problem(url, answer) == (400, key)
        assert (await host.http.get("/health")).json() == before


SITTING = {"taken": ("rn", "house-party-taken"), "unknown": ("pirates", "house-no-party")}


@pytest.mark.parametrize(("wish", "key"), SITTING.values(), ids=SITTING)
async def test_a_party_that_cannot_be_had_leaves_the_seat_open(
    url: str, wish: str, key: str
) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await opened(host, me("rn"), OPEN, OPEN)
        before = await host.glimpse(table)
        answer = await (await friend.named("Lichen")).ask_for_seat(table, party=wish)
        assert problem(url, answer) == (400, key)
        assert await host.glimpse(table) == before
        assert (await friend.ask_for_seat(table, party="ps")).status_code == 200


@pytest.mark.parametrize("wish", [7, None, ["rn"], True])
async def test_a_party_is_a_word(url: str, wish: Any) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await opened(host, me("rn"), OPEN)
        answer = await (await friend.named("Lichen")).ask_for_seat(table, party=wish)
        assert problem(url, answer) == (400, "house-bad-message")


async def test_nobody_chooses_twice(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await opened(host, me("rn"), OPEN, OPEN)
        await (await friend.named("Lichen")).ask_for_seat(table, party="ps")
        before = await host.glimpse(table)
        assert problem(url, await friend.ask_for_seat(table, party="lr")) == (
            400,
            "house-already-seated",
        )
        for again in ("ps", "chance", ""):  # asked again, as after a lost answer
            assert (await friend.ask_for_seat(table, party=again)).status_code == 200
        assert await host.glimpse(table) == before


# On disk.


async def test_parties_are_there_after_a_restart(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as host, Visitor(keeper.url) as friend:
            table = await opened(host, me("chance"), OPEN)
            await (await friend.named("Lichen")).ask_for_seat(table, party="chance")
            before = await host.glimpse(table)
            keeper.close()
            keeper.open()
            assert all(parties(before)) and await host.glimpse(table) == before


async def test_a_table_of_an_older_house_still_opens(tmp_path: Path) -> None:
    """There no chair had a party: each seat has its own."""
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as host, Visitor(keeper.url) as friend:
            table = await opened(host, me("rn"), OPEN)
            await (await friend.named("Lichen")).sit(table)
            before = await host.glimpse(table)
            keeper.close()
            _forget_parties(tmp_path)
            keeper.open()
            after = await host.glimpse(table)
            assert after["scene"] == before["scene"] and after["prompt"] == before["prompt"]
            assert parties(after) == list(PARTIES[:2]) and colours(after) == [0, 1]


def _forget_parties(data: Path) -> None:
    with sqlite3.connect(data / "nemeton.db") as database:
        for table, head in database.execute("SELECT id, head FROM tables").fetchall():
            old = json.loads(head)
            assert all(chair.pop("party", None) is not None for chair in old["chairs"])
            database.execute("UPDATE tables SET head = ? WHERE id = ?", (json.dumps(old), table))
        for table, seq, text in database.execute("SELECT * FROM log").fetchall():
            entry = json.loads(text)
            entry.pop("party", None)
            row = json.dumps(entry), table, seq
            database.execute("UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?", row)
    database.close()


async def test_a_game_without_parties_has_the_colours_of_its_seats(url: str) -> None:
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(ME, bot("random"))
        position = await host.glimpse(table)
        assert parties(position) == ["", ""] and colours(position) == [0, 1]
