"""Bad requests: wrong bodies, names, games, seats and addresses. Each is refused in words and
changes nothing."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from kit.company import Company
from kit.doorkeeper import Doorkeeper
from kit.sentences import problem
from kit.visitor import ME, OPEN, Visitor, bot
from kit.wild import get_as_written

pytestmark = pytest.mark.usefixtures("calm")

LARGEST = 32 * 1024
CHANGING = ["/api/me", "/api/tables", "/api/tables/{table}/seat"]

# Bodies.

NONSENSE: dict[str, bytes] = {
    "missing": b"",
    "no JSON": b"hello",
    "form": b"name=Ondine",
    "null": b"null",
    "list": b"[]",
    "number": b"7",
    "half an object": b'{"name": "Ond',
    "unknown field": b'{"admin": true}',
    "not UTF-8": b'{"name": "\xff\xfe", "game": "\xff\xfe", "seat": "\xff\xfe"}',
    "UTF-16": '{"name": "Ondine"}'.encode("utf-16"),
    "half a surrogate pair": b'{"name": "\\ud800", "game": "\\ud800", "seat": "\\ud800"}',
    "deep lists": b"[" * 16_000 + b"]" * 16_000,
    "deep list in a field": b'{"x": ' + b"[" * 16_000 + b"]" * 16_000 + b"}",
    "spaces": b" " * LARGEST,
}


@pytest.mark.parametrize("path", CHANGING)
@pytest.mark.parametrize("body", NONSENSE.values(), ids=NONSENSE.keys())
async def test_nonsense_is_refused(company: Company, path: str, body: bytes) -> None:
    async with company.unharmed():
        answer = await company.host.http.post(path.format(table=company.table), content=body)
        assert problem(company.url, answer) == (400, "house-bad-message")


@pytest.mark.parametrize("path", CHANGING)
async def test_too_large_a_body_is_refused(company: Company, path: str) -> None:
    async with company.unharmed():
        answer = await company.host.http.post(
            path.format(table=company.table), content=b" " * (LARGEST + 1)
        )
        assert problem(company.url, answer) == (413, "house-bad-message")


async def test_a_body_is_judged_by_what_it_says(company: Company) -> None:
    """Whatever its type is called; pages of others are kept out by their origin."""
    labelled = {"content-type": "text/plain"}
    answer = await company.stranger.http.post(
        "/api/me", content=b'{"name": "Fern"}', headers=labelled
    )
    assert (answer.status_code, answer.json()) == (200, {"name": "Fern"})


# Names.

NOT_NAMES = {
    "empty": "",
    "spaces": "   ",
    "wide spaces": "\u2003\u00a0\u3000",
    "25 letters": "x" * 25,
    "10,000 letters": "x" * 10_000,
    "10,000 spaces": " " * 10_000 + "x",
    "null": "Ond\x00ine",
    "bell": "Ond\x07ine",
    "escape": "\x1b[31mOndine",
    "delete": "Ondine\x7f",
    "right to left override": "\u202eenidnO",
    "right to left isolate": "\u2067Ondine\u2069",
    "zero-width space": "Ond\u200bine",
    "zero-width joiner": "Ondine\u200d",
    "byte order mark": "\ufeffOndine",
    "soft hyphen": "Ond\u00adine",
    "tag letters": "Ondine\U000e0041",
    "private use": "\ue000",
    "not a character": "\uffff",
}
INVISIBLE = {
    "Hangul filler": "\u3164",
    "Hangul choseong filler": "\u115f",
    "half-width Hangul filler": "\uffa0",
    "blank braille": "\u2800",
    "variation selector": "\ufe0f",
    "combining grapheme joiner": "\u034f",
    "combining mark alone": "\u0301",
}


@pytest.mark.parametrize(
    "name", (NOT_NAMES | INVISIBLE).values(), ids=(NOT_NAMES | INVISIBLE).keys()
)
async def test_what_cannot_be_read_is_no_name(company: Company, name: str) -> None:
    async with company.unharmed():
        answer = await company.host.http.post("/api/me", json={"name": name})
        assert problem(company.url, answer) == (400, "house-name-bad")
        assert "set-cookie" not in answer.headers
        assert (await company.host.http.get("/api/welcome")).json()["guest"] == {"name": "Ondine"}


@pytest.mark.parametrize(
    "name", ["<b>Ondine</b>", "<script>alert(1)", "{ $seat }", "'; DROP TABLE log; --", "%s\\n"]
)
async def test_markup_in_a_name_is_text(url: str, name: str) -> None:
    async with Visitor(url) as visitor:
        table = await (await visitor.named(name)).open_table(ME, OPEN)
        assert (await visitor.glimpse(table))["seats"][0]["name"] == name


@pytest.mark.parametrize("kind", [7, None, ["Ondine"], {"name": "Ondine"}, True])
async def test_a_name_is_a_string(url: str, kind: Any) -> None:
    async with Visitor(url) as visitor:
        assert problem(url, await visitor.http.post("/api/me", json={"name": kind})) == (
            400,
            "house-bad-message",
        )


TAKEN = {
    "same": "Ondine",
    "shouted": "ONDINE",
    "spaced": "  Ondine ",
    "invisible mark": "Ondine\u034f",
    "wide letters": "Ｏndine",  # looks alike
}


@pytest.mark.parametrize("name", TAKEN.values(), ids=TAKEN.keys())
async def test_nobody_sits_down_under_a_name_that_is_taken(url: str, name: str) -> None:
    async with Visitor(url) as host, Visitor(url) as double:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        answer = await double.http.post("/api/me", json={"name": name})
        if answer.status_code == 200:
            answer = await double.ask_for_seat(table)
        assert problem(url, answer) in [(400, "house-name-taken"), (400, "house-name-bad")]
        assert (await host.glimpse(table))["seats"][1]["kind"] == "open"


async def test_without_a_name_no_table_is_opened_and_no_seat_taken(company: Company) -> None:
    async with company.unharmed():
        wish = {"game": "stonehenge", "seats": [ME, OPEN]}
        for answer in (
            await company.stranger.http.post("/api/tables", json=wish),
            await company.stranger.ask_for_seat(company.table),
        ):
            assert problem(company.url, answer) == (401, "house-need-name")


# Seats.


async def test_at_a_full_table_there_is_no_seat(company: Company) -> None:
    await company.stranger.named("Fern")
    async with company.unharmed():
        for wish in ({}, {"seat": 0}, {"seat": 1}):
            answer = await company.stranger.ask_for_seat(company.table, **wish)
            assert problem(company.url, answer) == (400, "house-no-open-seat")


async def test_sitting_down_twice_changes_nothing(company: Company) -> None:
    async with company.unharmed():
        assert (await company.friend.ask_for_seat(company.table)).status_code == 200


async def test_nobody_has_two_seats(url: str) -> None:
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, OPEN)
        answer = await visitor.ask_for_seat(table, seat=1)
        assert problem(url, answer) == (400, "house-already-seated")
        assert [seat["kind"] for seat in (await visitor.glimpse(table))["seats"]] == [
            "guest",
            "open",
        ]


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
async def test_a_seat_that_is_not_there_is_refused(url: str, seat: int) -> None:
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(OPEN, OPEN)
        assert problem(url, await visitor.ask_for_seat(table, seat=seat)) == (400, "no-such-seat")
        assert [seat["kind"] for seat in (await visitor.glimpse(table))["seats"]] == [
            "open",
            "open",
        ]


@pytest.mark.parametrize("seat", ["0", 0.5, True, [0], {}])
async def test_a_seat_is_a_number(url: str, seat: Any) -> None:
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(OPEN, OPEN)
        assert problem(url, await visitor.ask_for_seat(table, seat=seat)) == (
            400,
            "house-bad-message",
        )


async def test_a_taken_seat_is_refused(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        answer = await (await friend.named("Lichen")).ask_for_seat(table, seat=0)
        assert problem(url, answer) == (400, "house-seat-taken")


# Tables.

HUMAN = [ME, OPEN]
WISHES: dict[str, tuple[dict[str, Any], str]] = {
    "unknown game": ({"game": "chess", "seats": HUMAN}, "setup-game"),
    "a module that is no game": ({"game": "__init__", "seats": HUMAN}, "setup-game"),
    "a path": ({"game": "../games/stonehenge", "seats": HUMAN}, "setup-game"),
    "a long name": ({"game": "x" * 10_000, "seats": HUMAN}, "setup-game"),
    "escape in the name": ({"game": "\x1b[31m\u202e", "seats": HUMAN}, "setup-game"),
    "unknown option": (
        {"game": "stonehenge", "seats": HUMAN, "options": {"dice": "6"}},
        "setup-option",
    ),
    "unknown value": (
        {"game": "stonehenge", "seats": HUMAN, "options": {"pawns": "glass"}},
        "setup-value",
    ),
    "long value": (
        {"game": "stonehenge", "seats": HUMAN, "options": {"pawns": "x" * 10_000}},
        "setup-value",
    ),
    "option is a number": (
        {"game": "stonehenge", "seats": HUMAN, "options": {"pawns": 1}},
        "house-bad-message",
    ),
    "unknown level": ({"game": "stonehenge", "seats": [ME, bot("god")]}, "setup-level"),
    "no level": ({"game": "stonehenge", "seats": [ME, {"kind": "bot"}]}, "setup-level"),
    "no seats": ({"game": "stonehenge", "seats": []}, "setup-seats"),
    "one seat": ({"game": "stonehenge", "seats": [ME]}, "setup-seats"),
    "three seats": ({"game": "stonehenge", "seats": [ME, OPEN, OPEN]}, "setup-seats"),
    "a thousand seats": ({"game": "stonehenge", "seats": [OPEN] * 1000}, "setup-seats"),
    "me twice": ({"game": "stonehenge", "seats": [ME, ME]}, "house-name-taken"),
    "unknown kind": ({"game": "stonehenge", "seats": [ME, {"kind": "dog"}]}, "house-bad-message"),
    "seats is a number": ({"game": "stonehenge", "seats": 2}, "house-bad-message"),
    "my own seed": ({"game": "stonehenge", "seats": HUMAN, "seed": "1"}, "house-bad-message"),
    "somebody else": (
        {"game": "stonehenge", "seats": [{**ME, "guest": "x"}, OPEN]},
        "house-bad-message",
    ),
}


@pytest.mark.parametrize(("wish", "key"), WISHES.values(), ids=WISHES.keys())
async def test_a_table_that_cannot_be_is_refused(url: str, wish: dict[str, Any], key: str) -> None:
    async with Visitor(url) as visitor:
        await visitor.named("Ondine")
        assert problem(url, await visitor.http.post("/api/tables", json=wish)) == (400, key)
        assert (await visitor.http.get("/api/mine")).json()["tables"] == []


IDS = {
    "unknown": "AAAAAAAAAAAA",
    "10,000 letters": "A" * 10_000,
    "null": "%00",
    "not UTF-8": "%ff%fe",
    "SQL": "'%20OR%20'1'='1",
    "wildcard": "%25",
    "space": "%20",
}


@pytest.mark.parametrize("table", IDS.values(), ids=IDS.keys())
async def test_an_unknown_table_is_said_to_be_unknown(company: Company, table: str) -> None:
    async with company.unharmed():
        assert problem(company.url, await company.host.ask_for_seat(table)) == (
            404,
            "house-no-table",
        )
        assert problem(company.url, await company.host.record(table)) == (404, "house-no-table")


async def test_before_the_start_there_is_no_record(url: str) -> None:
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, OPEN)
        assert problem(url, await visitor.record(table)) == (400, "house-not-started")


# Addresses.

OUTSIDE = [
    "/../secret",
    "/%2e%2e/secret",
    "/..%2fsecret",
    "/%2e%2e%2f%2e%2e%2fapp.py",
    "/assets/../../app.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/..\\..\\app.py",
    "//etc/passwd",
    "/%2fetc%2fpasswd",
    "/....//....//app.py",
    "/%00",
    "/index.html%00.css",
    "/%c0%ae%c0%ae/secret",
    "/" + "a" * 300,
    "/" + "a" * 10_000,
    "/" + "a/" * 5_000,
    "/api/tables/../../secret",
    "/api/rules/..%2f..%2fhouse/fr",
    "/api/texts/..%2f..%2fsecret",
    "/api/texts/de",
    "/api/texts/de/druids",
    "/api/texts/fr/chess",
    "/api/texts/fr/..%2f..%2fsecret",
]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path[:40])
def test_no_address_leads_out_of_the_house(house: Doorkeeper, path: str) -> None:
    answer = get_as_written(house, path)
    assert problem(house.url, answer) == (404, "house-no-page")


@pytest.mark.parametrize("game", ["chess", "__init__", "x" * 10_000])
async def test_there_are_no_rules_for_an_unknown_game(url: str, game: str) -> None:
    async with Visitor(url) as visitor:
        assert problem(url, await visitor.http.get(f"/api/rules/{game}/fr")) == (400, "setup-game")


@pytest.mark.parametrize("method", ["DELETE", "PUT", "PATCH", "OPTIONS", "GET"])
async def test_other_methods_are_refused(url: str, method: str) -> None:
    async with Visitor(url) as visitor:
        for path in ("/api/me/along" if method == "GET" else "/api/me", "/api/tables"):
            answer: httpx.Response = await visitor.http.request(method, path)
            assert 400 <= answer.status_code < 500
            assert problem(url, answer)[1] == "house-no-page"


async def test_input_is_repeated_briefly_and_without_control_characters(url: str) -> None:
    async with Visitor(url) as visitor:
        await visitor.named("Ondine")
        wish = {"game": "\x1b[31m" + "x" * 10_000, "seats": HUMAN}
        said = (await visitor.http.post("/api/tables", json=wish)).json()["reason"]["args"]["game"]
        assert len(said) <= 41 and said.isprintable()
        assert "\\u001b" not in json.dumps(said)
