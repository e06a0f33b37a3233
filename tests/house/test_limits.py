"""Limits that honest people never meet: how often one guest changes a table, how much is read for
who only looks, how many reviews one guest has made. Whoever meets one is told so, and everybody
else plays on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.indoors import Indoors, Line, Someone
from kit.visitor import ME, OPEN
from nemeton.house import rates
from nemeton.house.after import reviews
from nemeton.house.rates import Rate, Rates, network
from nemeton.house.storage import Entry
from nemeton.house.tables import journal
from nemeton.table import snapshot, wire
from nemeton.table.state import Table

TIMES = 150  # far more often than anybody would
RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Indoors]:
    opened = Indoors(tmp_path, limited=True)
    yield opened
    for line in LINES:
        opened.do(line.leave())
    LINES.clear()
    opened.close()


LINES: list[Line] = []


@pytest.fixture(autouse=True)
def _lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that are opened, so that all are closed in the end."""
    begin = Line.__init__

    def noted(self: Line, *words: Any) -> None:
        begin(self, *words)
        LINES.append(self)

    monkeypatch.setattr(Line, "__init__", noted)


async def hosting(
    inside: Indoors, *seats: Any, game: str = "druids", **more: Any
) -> tuple[Someone, str]:
    host = Someone(inside)
    await host.named("Ondine")
    wish = {"game": game, "seats": list(seats or (ME, OPEN)), **more}
    table = (await host.http.post("/api/tables", json=wish)).json()["id"]
    await host.at(table)
    return host, table


def frame(kind: str, /, **words: Any) -> str:
    return json.dumps({"type": kind, **words})


def arrange(line: Line, kind: str, /, **words: Any) -> str:
    assert line.position is not None
    return frame("arrange", prompt=line.position.prompt, deed={"do": kind, **words})


# What one guest may change.

CHANGES: dict[str, Callable[[Line, int], str]] = {
    "names": lambda _, n: frame("rename", name=f"Ondine {n % 2}"),
    "settings": lambda _, n: frame("keep", public=n % 2 == 0),
    "seats": lambda line, n: arrange(line, "give", seat=1, kind="link" if n % 2 else "open"),
    "orders": lambda _, n: frame("standing", forced=n % 2 == 0, words=[]),
    "webhooks": lambda _, n: frame(
        "webhook", url=f"https://elsewhere.example/{n % 2}", language="en"
    ),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_one_guest_fills_no_log(inside: Indoors, change: Callable[[Line, int], str]) -> None:
    async def story() -> None:
        host, table = await hosting(inside)
        assert host.line is not None
        for number in range(TIMES):
            said = await host.line.say(change(host.line, number))
        assert [word.reason.key for word in said if isinstance(word, wire.RefusedMessage)] == [
            "house-too-often"
        ]
        written = [one for one in inside.written if one[0] == table]
        assert 40 <= len(written) <= rates.AT_TABLE.at_once + 5, (
            "so many at once, and hardly any more"
        )

    inside.do(story())


def test_who_sits_down_and_rises_for_ever_is_refused(inside: Indoors) -> None:
    async def story() -> None:
        _, table = await hosting(inside)
        restless = Someone(inside)
        await restless.named("Lichen")
        status = []
        for _ in range(TIMES):
            answer = await restless.http.post(f"/api/tables/{table}/seat", json={"seat": 1})
            status.append(answer.status_code)
            if answer.status_code == 429:
                assert answer.json()["reason"]["key"] == "house-too-often"
                break
            assert restless.line or await restless.at(table)
            assert restless.line is not None
            await restless.line.say(frame("rise"))
        assert status[-1] == 429 and len(inside.written) <= rates.AT_TABLE.at_once + 5

    inside.do(story())


def test_pauses_questions_and_withdrawals_have_an_end(inside: Indoors) -> None:
    async def story() -> None:
        host, table = await hosting(inside)
        friend = Someone(inside)
        await friend.named("Lichen")
        await friend.http.post(f"/api/tables/{table}/seat", json={})
        assert host.line is not None
        for _ in range(TIMES):
            await host.line.settled()
            position = host.line.position
            assert position is not None
            if position.motion is None:
                await host.line.say(frame("propose", kind="pause"))
            else:
                await host.line.say(frame("withdraw", motion=position.motion.number))
        assert len(inside.written) < rates.AT_TABLE.at_once

    inside.do(story())


def test_a_table_that_was_changed_too_often_is_only_played_at(
    inside: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        host, _ = await hosting(inside)
        monkeypatch.setattr(rates, "LONGEST_LOG", 3)
        assert host.line is not None
        for number in range(4):
            said = await host.line.say(frame("rename", name=f"Ondine {number}"))
        assert [word.reason.key for word in said if isinstance(word, wire.RefusedMessage)] == [
            "house-log-full"
        ]
        assert len(inside.written) == 3

    inside.do(story())


SAME: dict[str, Callable[[Line], str]] = {
    "a name": lambda _: frame("rename", name="Ondine"),
    "a setting": lambda _: frame("keep", spectators=True),
    "a seat for anyone": lambda line: arrange(line, "give", seat=1, kind="open"),
    "the number of seats": lambda line: arrange(line, "count", seats=2),
    "the options": lambda line: arrange(line, "vary", options={}),
    "two empty seats": lambda line: arrange(line, "swap", seat=1, other=2),
    "no orders": lambda _: frame("standing", forced=False, words=[]),
    "no webhook": lambda _: frame("webhook", url="", language="en"),
}


@pytest.mark.parametrize(("what", "wish"), SAME.items(), ids=SAME.keys())
def test_what_changes_nothing_is_not_written(
    inside: Indoors, what: str, wish: Callable[[Line], str]
) -> None:
    async def story() -> None:
        host, _ = await hosting(
            inside, *([ME, OPEN, OPEN] if what == "two empty seats" else [ME, OPEN])
        )
        assert host.line is not None
        said = await host.line.say(wish(host.line))
        assert not [word for word in said if isinstance(word, wire.RefusedMessage)]
        assert inside.written == [] and host.line.open

    inside.do(story())


def test_what_is_so_already_is_not_written_again(inside: Indoors) -> None:
    async def story() -> None:
        host, _ = await hosting(inside)
        friend = Someone(inside)
        assert host.line is not None
        for wish in (CHANGES["orders"](host.line, 0), CHANGES["webhooks"](host.line, 0)):
            before = len(inside.written)
            await host.line.say(wish)
            await host.line.say(wish)
            assert len(inside.written) == before + 1
        await friend.named("Lichen")
        await friend.at(host.line.table)

    inside.do(story())


def test_new_tables_one_after_the_other_have_an_end(inside: Indoors) -> None:
    """Given up and begun again, and again."""

    async def story() -> None:
        host, _ = await hosting(inside, ME, {"kind": "bot", "level": "random"}, game="stonehenge")
        for _ in range(rates.AGAIN.at_once + 5):
            assert host.line is not None
            await host.line.say(frame("propose", kind="abandon"))
            said = await host.line.say(frame("rematch"))
            position = host.line.position
            assert position is not None
            if position.next is None:
                break
            await host.at(position.next)
        assert [word.reason.key for word in said if isinstance(word, wire.RefusedMessage)] == [
            "house-too-often"
        ]

    inside.do(story())


def test_a_bucket_is_filled_again() -> None:
    now = 0.0
    counts, rate = Rates(lambda: now), Rate(3, 60)
    assert [counts.hit(rate, "ann") for _ in range(5)] == [True, True, True, False, False]
    assert counts.hit(rate, "bob"), "everybody has one of their own"
    now = 2.0
    assert [counts.hit(rate, "ann") for _ in range(3)] == [True, True, False]


def test_no_more_is_counted_than_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_COUNTED", 10)
    counts, rate = Rates(lambda: 0.0), Rate(3, 60)
    for number in range(1000):
        counts.hit(rate, str(number))
    assert len(counts._levels) <= 10


# Reading what lies on disk.


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """Every entry that a table takes in."""
    entries: list[Entry] = []
    take = Table.take

    def noted(self: Table, entry: Entry) -> None:
        entries.append(entry)
        take(self, entry)

    monkeypatch.setattr(Table, "take", noted)
    return entries


async def played(inside: Indoors, moves: int) -> str:
    """A game of two, left in the middle, and forgotten by the house."""
    host, table = await hosting(inside)
    friend = Someone(inside)
    await friend.named("Lichen")
    await friend.http.post(f"/api/tables/{table}/seat", json={})
    await friend.at(table)
    for _ in range(moves):
        for one in (host, friend):
            assert one.line is not None
            await one.line.settled()
            position = one.line.position
            if position is not None and position.you in position.actors:
                await one.line.say(frame("choose", prompt=position.prompt, choice=0))
    await host.leave()
    await friend.leave()
    forget(inside, table)
    return table


def forget(inside: Indoors, table: str) -> None:
    """As if its time in memory were over."""
    inside.house._lingered(table)
    assert table not in inside.house.tables


def test_who_looks_again_and_again_has_it_read_once(inside: Indoors, taken: list[Entry]) -> None:
    async def story() -> None:
        table = await played(inside, 20)
        stranger, entries = Someone(inside), len(inside.written)
        taken.clear()
        for path in ("positions/3", "dice", "review", "positions/4"):
            for _ in range(5):
                await stranger.http.get(f"/api/tables/{table}/{path}")
        assert len(taken) <= entries, "once, not twenty times"

    inside.do(story())


def test_others_have_their_turn_while_a_table_is_read(inside: Indoors, taken: list[Entry]) -> None:
    async def story() -> None:
        table = await played(inside, 30)
        taken.clear()
        reading = asyncio.create_task(inside.house.table(table))
        most = before = 0
        while not reading.done():
            await asyncio.sleep(0)
            most, before = max(most, len(taken) - before), len(taken)
        assert len(taken) > 3 * journal.AT_ONCE and most <= journal.AT_ONCE

    inside.do(story())


def test_many_tables_are_read_one_after_the_other(inside: Indoors, taken: list[Entry]) -> None:
    async def story() -> None:
        tables = [await played(inside, 12) for _ in range(4)]
        taken.clear()
        reading = [asyncio.create_task(inside.house.table(table)) for table in tables]
        most = before = 0
        while not all(task.done() for task in reading):
            await asyncio.sleep(0)
            most, before = max(most, len(taken) - before), len(taken)
        assert most <= journal.AT_ONCE

    inside.do(story())


def test_a_stranger_has_so_many_read_and_no_more(
    inside: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the network of an IPv6 address, which one household has; tables at hand are open to all."""

    async def story() -> None:
        _, here = await hosting(inside)
        tables = [await played(inside, 0) for _ in range(5)]
        crowd = [Someone(inside, f"2001:db8:0:7::{number:x}") for number in range(5)]
        found = [
            (await someone.http.get(f"/api/tables/{table}/dice")).status_code
            for someone, table in zip(crowd, tables, strict=True)
        ]
        assert found[-2:] == [429, 429] and 429 not in found[:3]
        assert (await crowd[0].http.get(f"/api/tables/{here}/dice")).status_code != 429
        line = await crowd[0].at(tables[-1])
        assert line.code == 1013
        elsewhere = Someone(inside, "2001:db8:0:8::1")
        assert (await elsewhere.http.get(f"/api/tables/{tables[-1]}/dice")).status_code != 429

    monkeypatch.setattr("nemeton.house.tables.registry.COLD", Rate(3, 1))
    inside.do(story())


def test_a_page_that_asks_for_ones_tables_again_and_again_has_none_read(
    inside: Indoors, taken: list[Entry]
) -> None:
    async def story() -> None:
        host, table = await hosting(inside, settings={"clock": {"kind": "days", "seconds": 86400}})
        assert host.line is not None
        await host.line.say(frame("rename", name="Undine"))
        await host.leave()
        forget(inside, table)
        first = (await host.http.get("/api/mine")).json()["tables"]
        taken.clear()
        for _ in range(5):
            assert (await host.http.get("/api/mine")).json()["tables"] == first
        assert taken == [] and table not in inside.house.tables
        friend = Someone(inside)
        await friend.named("Lichen")
        await friend.http.post(f"/api/tables/{table}/seat", json={})
        forget(inside, table)
        [now] = (await host.http.get("/api/mine")).json()["tables"]
        assert now["stage"] == "playing" and [seat["name"] for seat in now["seats"]] == [
            "Undine",
            "Lichen",
        ]
        await asyncio.sleep(0.01)
        [later] = (await host.http.get("/api/mine")).json()["tables"]
        assert now["left"] is None or later["left"] < now["left"], "time goes on"

    inside.do(story())


def test_a_long_wait_is_read_from_its_snapshot(
    inside: Indoors, taken: list[Entry], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 10)

    async def story() -> None:
        host, table = await hosting(inside)
        assert host.line is not None
        for number in range(25):
            await host.line.say(frame("rename", name=f"Ondine {number}"))
        await host.leave()
        await asyncio.gather(*inside.house.keeping._snapping)
        forget(inside, table)
        taken.clear()
        again = await inside.house.table(table)
        assert len(taken) == 5 and again.chairs[0].name == "Ondine 24" and again.seq == 25

    inside.do(story())


def test_a_brought_record_is_not_played_again(
    inside: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        host = Someone(inside)
        await host.named("Ondine")
        file = next((RECORDS / "druids").iterdir())
        table = (await host.http.post("/api/records", content=file.read_bytes())).json()["id"]
        before = await inside.house.table(table)
        assert before.match is not None
        await asyncio.gather(*inside.house.keeping._snapping)
        forget(inside, table)
        monkeypatch.setattr(journal, "steps", None)
        monkeypatch.setattr("nemeton.table.state.replay", None)
        again = await inside.house.table(table)
        assert again.match is not None and again.hold is None
        assert again.match.record() == before.match.record() and again.stage == "over"

    inside.do(story())


# Reviews.


def test_nobody_has_all_reviews_made(inside: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    """One guest's share; then that of a network, whatever names its visitors have; then there is
    still room."""
    forever = asyncio.Event()

    async def waiting(*_: Any) -> bytes:
        await forever.wait()
        return b""

    monkeypatch.setattr(reviews.Reviews, "_reviewed", waiting)
    file = next((RECORDS / "stonehenge").iterdir()).read_bytes()

    async def ask(who: Someone) -> str:
        table = (await who.http.post("/api/records", content=file)).json()["id"]
        answer = await who.http.post(f"/api/tables/{table}/review")
        return str(answer.json().get("state") or answer.json()["reason"]["key"])

    async def story() -> None:
        greedy = Someone(inside, "203.0.113.7")
        await greedy.named("Ondine")
        assert [await ask(greedy) for _ in range(4)] == ["thinking"] * 2 + [
            "house-review-share"
        ] * 2
        found = []
        for number in range(5):
            mask = Someone(inside, "203.0.113.7")
            await mask.named(f"Lichen {number}")
            found += [await ask(mask), await ask(mask)]
        assert found.count("thinking") == reviews.NETWORK - 2 and found[-1] == "house-review-often"
        other = Someone(inside, "203.0.113.8")
        await other.named("Mousse")
        assert await ask(other) == "thinking"

    inside.do(story())


# Where somebody comes from.


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:0:7::1", "2001:0db8:0000:0007"),
        ("2001:db8:0:7:ffff::1", "2001:0db8:0000:0007"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("a word", "a word"),
    ],
)
def test_a_household_is_counted_once(address: str, where: str) -> None:
    assert network(address) == where
