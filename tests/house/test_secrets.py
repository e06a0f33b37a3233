"""What must not be known before the end: the other's hidden pawns, the seed, the salt, who has
which cookie.
Looks at every byte that the house sends to somebody who should not know."""

from __future__ import annotations

import json
import re
import sqlite3
from base64 import urlsafe_b64decode
from typing import Any

import pytest

from house.tables.test_table import play_out
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.visitor import Place, Visitor
from nemeton.match import load, verify


@pytest.fixture(params=["automatic", "called"])
def claims(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def head(house: Doorkeeper, table: str) -> dict[str, Any]:
    """What the house itself knows."""
    database = sqlite3.connect(house.data / "nemeton.db")
    ((text,),) = database.execute("SELECT head FROM tables WHERE id = ?", (table,))
    database.close()
    found: dict[str, Any] = json.loads(text)
    return found


async def test_nothing_tells_the_seed_or_who_is_who_before_the_end(
    house: Doorkeeper, claims: str
) -> None:
    async with gathered(house.url, pawns="hidden", claims=claims) as company:
        secrets = head(house, company.table)
        async with (
            company.stranger.at(company.table) as watching,
            company.places() as (first, second),
        ):
            await turns(first, second)
            told = [
                await provoked(watching),
                await provoked(second),
                *watching.frames,
                *second.frames,
            ]
            told += [
                await answers(visitor, company.table)
                for visitor in (company.friend, company.stranger)
            ]
        assert [word for word in ("seed", "salt", "host") if secrets[word] in "".join(told)] == []


async def provoked(place: Place) -> str:
    """Whatever refusals can be had; they are kept with the other frames."""
    prompt = (await place.hear())["prompt"]
    for number, choice in ((prompt, -1), (prompt, 10**6), (0, 0)):
        await place.say(type="choose", prompt=number, choice=choice)
        await place.hear_word("refused")
    await place.say(type="rematch")
    return json.dumps(await place.hear_word("refused"))


async def answers(visitor: Visitor, table: str) -> str:
    """Every answer that there is about the table, with its headers."""
    paths = ["/health", "/api/welcome", f"/table/{table}"]
    heard = [await visitor.http.get(path) for path in paths]
    heard += [await visitor.record(table), await visitor.ask_for_seat(table, seat=0)]
    return "".join(f"{answer.headers} {answer.text}" for answer in heard)


# Hidden pawns: two games that differ in nothing but the values of one seat's pawns on the board.

WORLDS = (("1", "2"), ("6", "5"))


async def turns(first: Place, second: Place, values: tuple[str, str] = WORLDS[0]) -> None:
    """Three turns; the values are the first seat's."""
    for place, value, space in (
        (first, values[0], "K"),
        (second, "3", "H"),
        (first, values[1], "C"),
    ):
        await act(place, "place", value, space)
        if place.last["options"]["claims"] == "called":
            await act(place, "end")


async def act(place: Place, *words: str) -> None:
    """As soon as it can be chosen; heard of when it is done."""
    while list(words) not in (choices := [choice["action"] for choice in _choices(place)]):
        await place.hear()
    prompt = place.last["prompt"]
    await place.choose(place.last, choices.index(list(words)))
    while place.last["prompt"] == prompt:
        await place.hear()


def _choices(place: Place) -> list[Any]:
    return place.last["scene"]["choices"] if place.last.get("scene") else []


async def test_records_before_the_end_are_the_same_whatever_is_hidden(
    url: str, claims: str
) -> None:
    ours, theirs = [await records(url, claims, values) for values in WORLDS]
    assert ours["friend"] == theirs["friend"] and ours["stranger"] == theirs["stranger"]
    assert ours["host"] != theirs["host"], "who played them knows them"
    assert (
        "?" in json.dumps(ours["friend"])
        and "?" in json.dumps(ours["host"])
        and "?" in json.dumps(ours["stranger"])
    )


async def records(url: str, claims: str, values: tuple[str, str]) -> dict[str, list[Any]]:
    """Everybody's copy of the record, without the hash that differs from game to game."""
    async with gathered(url, pawns="hidden", claims=claims) as company, company.places() as places:
        await turns(*places, values)
        who = {"host": company.host, "friend": company.friend, "stranger": company.stranger}
        return {
            name: lines((await visitor.record(company.table)).text) for name, visitor in who.items()
        }


def lines(record: str) -> list[Any]:
    head, *moves = [json.loads(line) for line in record.splitlines()]
    assert "seed" not in head and "salt" not in head and len(head["seed_hash"]) == 64
    return [{**head, "seed_hash": ""}, *moves]


async def test_a_record_is_not_opened_by_somebody_elses_cookie(url: str) -> None:
    """Who sits at another table is a stranger at this one."""
    async with (
        gathered(url, pawns="hidden") as one,
        gathered(url, pawns="hidden") as two,
        one.places() as places,
    ):
        await turns(*places)
        assert (await two.host.record(one.table)).text == (
            await one.stranger.record(one.table)
        ).text


async def test_after_the_end_everyone_may_check_the_dice(company: Company) -> None:
    async with company.places() as places:
        promised = json.loads((await company.stranger.record(company.table)).text.splitlines()[0])[
            "seed_hash"
        ]
        await play_out(*places)
    told = load((await company.stranger.record(company.table)).text)
    assert told["seed_hash"] == promised and verify(told) == []


async def test_nobody_is_told_who_a_guest_is(company: Company) -> None:
    """Names are shown; what the cookie says is not."""
    picture = json.dumps(await company.picture())
    for visitor in (company.host, company.friend):
        assert cookie_id(visitor) not in picture


def cookie_id(visitor: Visitor) -> str:
    payload = visitor.http.cookies["nemeton"].split(".")[0]
    return str(json.loads(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))["id"])


async def test_right_answers_are_in_nothing_that_anybody_can_fetch(url: str) -> None:
    """Of a quiz card the house serves a question and four answers by their numbers; nothing else
    speaks of one."""
    pages = ["/", "/api/welcome", "/api/rules/president/fr", "/api/rules/president/en"]
    async with Visitor(url) as anybody:
        shell = (await anybody.http.get("/")).text
        assets = re.findall(r"/assets/[^\"]+\.(?:js|css)", shell)
        assert any(asset.endswith(".js") for asset in assets)
        for page in [*pages, *assets]:
            assert not re.search(
                r"president-q\d|[\"'`]q\d\d[\"'`]", (await anybody.http.get(page)).text
            ), page
        for language in ("fr", "en"):
            lines = (await anybody.http.get(f"/api/texts/{language}")).text.splitlines()
            spoken = [line.split(" = ")[0] for line in lines if re.search(r"\bq\d\d\b", line)]
            cards = [f"president-q{number:02}" for number in range(1, 37)]
            assert spoken == [
                key for card in cards for key in (card, *(f"{card}-{n}" for n in "1234"))
            ]
