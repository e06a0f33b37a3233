"""A deed waits for the table's lock, and meanwhile the seat changes hands: nothing is done any more
in the name of who had it. And a table that is used by anybody is the only one of its id, whoever
else comes and goes."""

from __future__ import annotations

import ast
import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import nemeton.house
from kit.home import Home, at_home, handed_over, say, waited_for
from nemeton.engine import Refused
from nemeton.house.storage import Entry
from nemeton.table.state import Table


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    async with at_home(tmp_path) as opened:
        yield opened


# Deeds that wait while the seat changes hands.


def numbers(table: Table) -> dict[str, int]:
    return {
        "@prompt": table.prompt(1),
        "@turn": table.turn,
        "@motion": table.motion.number if table.motion else 0,
    }


DEEDS: dict[str, dict[str, Any]] = {
    "choose": {"type": "choose", "prompt": "@prompt", "choice": 0},
    "hint": {"type": "hint", "prompt": "@prompt"},
    "vote": {"type": "vote", "motion": "@motion", "yes": True},
    "no": {"type": "vote", "motion": "@motion", "yes": False},
    "propose": {"type": "propose", "kind": "abandon"},
    "undo": {"type": "propose", "kind": "undo", "turn": "@turn"},
    "withdraw": {"type": "withdraw", "motion": "@motion"},
    "standing": {"type": "standing", "forced": True, "words": []},
    "back": {"type": "back"},
    "rename": {"type": "rename", "name": "Fougère"},
}
BEFORE: dict[str, list[Entry]] = {  # what must have happened, so that it could be done
    "choose": [{"kind": "move"}],
    "hint": [{"kind": "move"}],
    "vote": [{"kind": "motion", "motion": "abandon", "seat": 0}],
    "no": [{"kind": "motion", "motion": "abandon", "seat": 0}],
    "undo": [{"kind": "move"}, {"kind": "move"}],
    "withdraw": [{"kind": "motion", "motion": "abandon", "seat": 1}],
    "back": [{"kind": "stand-in", "seat": 1, "level": "bard", "overdue": True}],
}


async def prepared(home: Home, table: Table, deed: str) -> dict[str, Any]:
    """The message, which would be obeyed now."""
    for entry in BEFORE.get(deed, []):
        if entry["kind"] == "move":
            assert table.match is not None
            seat = table.match.actors[0]
            await home.house.choose(table, seat, table.prompt(seat), 0)
        else:
            await home.house.note(table, dict(entry))
    known = numbers(table)
    return {
        key: known.get(value, value) if isinstance(value, str) else value
        for key, value in DEEDS[deed].items()
    }


@pytest.mark.parametrize("deed", DEEDS)
async def test_it_is_done_while_the_seat_is_theirs(home: Home, deed: str) -> None:
    """What is refused below would have been done."""
    table = await home.table()
    line = await home.line("Lichen", table)
    message = await prepared(home, table, deed)
    home.written.clear()
    await line.say(json.dumps(message))
    assert home.written, f"{deed} does nothing"


@pytest.mark.parametrize("deed", DEEDS)
async def test_nothing_is_done_in_the_name_of_who_had_the_seat(home: Home, deed: str) -> None:
    table = await home.table()
    line = await home.line("Lichen", table)
    message = await prepared(home, table, deed)
    async with table.lock:
        say(line, **message)
        await waited_for(table.lock)
        await handed_over(home, table)
        home.written.clear()
    await line.settled()
    async with table.lock:  # whoever waited has had their turn
        assert home.written == [], deed
    assert table.chairs[1].name == "Mousse"


async def test_a_rematch_is_not_asked_for_by_who_had_the_seat(home: Home) -> None:
    table = await home.table()
    await home.house.note(table, {"kind": "abandon", "seat": 0})
    line = await home.line("Lichen", table)
    async with table.lock:
        say(line, type="rematch")
        await waited_for(table.lock)
        await handed_over(home, table)
    await line.settled()
    assert table.next is None


async def test_a_seat_that_was_swapped_meanwhile_is_not_renamed(home: Home) -> None:
    table = await home.table(when_full=False)
    line = await home.line("Lichen", table)
    async with table.lock:
        say(line, type="rename", name="Fougère")
        await waited_for(table.lock)
        arranged = {
            "kind": "arrange",
            "chairs": [_plain(table.chairs[1]), _plain(table.chairs[0])],
            "options": table.head["options"],
            "chosen": table.chosen,
            "host": table.host,
            "barred": [],
        }
        await home.house.note(table, arranged)
    await line.settled()
    assert [chair.name for chair in table.chairs] == ["Lichen", "Ondine"]


def _plain(chair: Any) -> Entry:
    return {name: getattr(chair, name) for name in chair.__slots__}


HOSTS: dict[str, dict[str, Any]] = {
    "arrange": {"type": "arrange", "prompt": "@prompt", "deed": {"do": "kick", "seat": 1}},
    "settings": {"type": "keep", "public": True},
    "silence": {"type": "silence", "who": "@lichen", "on": True},
    "webhook": {"type": "webhook", "url": "https://hook.example/", "language": "fr"},
}


@pytest.mark.parametrize("deed", HOSTS)
async def test_who_hosts_no_more_does_nothing_as_a_host(home: Home, deed: str) -> None:
    table = await home.table(when_full=False)
    line = await home.line("Ondine", table)
    lichen = home.people["Lichen"].id
    room = await home.room(table)
    known = {"@prompt": table.seq, "@lichen": room.mark(lichen)}
    message = {key: known.get(str(value), value) for key, value in HOSTS[deed].items()}
    async with table.lock:
        say(line, **message)
        await waited_for(table.lock)
        chairs = [_plain(chair) for chair in table.chairs]
        arranged = {
            "kind": "arrange",
            "chairs": chairs,
            "options": table.head["options"],
            "chosen": table.chosen,
        }
        await home.house.note(table, {**arranged, "host": lichen, "barred": []})
        home.written.clear()
    await line.settled()
    async with table.lock:
        assert home.written == [], deed


async def test_who_was_shown_out_says_nothing_more(home: Home) -> None:
    """They were no player; the host lets nobody look on any more."""
    table = await home.table()
    line = await home.line("Mousse", table)
    room = await home.room(table)
    async with room.lock:
        say(line, type="say", text="il a le 4")
        await waited_for(room.lock)
        kept = {"public": False, "spectators": False}
        await home.house.note(table, {"kind": "settings", "settings": kept})
    await line.settled()
    async with room.lock:
        assert not room.lines


async def test_who_had_the_seat_does_not_speak_as_a_player(home: Home) -> None:
    """As one who looks on now: no player reads it before the end."""
    table = await home.table()
    line, host = await home.line("Lichen", table), await home.line("Ondine", table)
    room = await home.room(table, ears=2)
    async with room.lock:
        say(line, type="say", text="j’ai le 4")
        await waited_for(room.lock)
        await handed_over(home, table)
    await line.settled()
    await host.settled()
    async with room.lock:
        assert [said.channel for said in room.lines] in ([], ["hushed"])
    assert "j’ai le 4" not in str(host.heard)


async def test_a_hint_is_not_told_to_who_had_the_seat(home: Home) -> None:
    """They play another seat on the same device, so that nobody hangs up on them."""
    table = await home.table("me", "me")
    line = await home.line("Ondine", table)
    asked = home.house.hints.advice
    thinking, go = asyncio.Event(), asyncio.Event()

    async def slowly(question: Any) -> Any:
        thinking.set()
        await go.wait()
        return await asked(question)

    with patch.object(home.house.hints, "advice", slowly):
        await line.say(json.dumps({"type": "hint", "prompt": table.prompt(0)}))
        await thinking.wait()
        await line.say(json.dumps({"type": "look", "seat": 1}))
        async with table.lock:
            await handed_over(home, table, seat=0)
        go.set()
        await line.settled()
        await line.settled()
    kinds = [type(message).__name__ for message in line.heard]
    assert "Advice" not in kinds and line.open


# One table of each id.


@asynccontextmanager
async def in_between(home: Home, table: Table) -> AsyncIterator[None]:
    """Between finding the table and the first step of a deed there, somebody else looks at it and
    goes."""
    whole = home.house.whole

    async def late(*words: Any) -> Any:
        answer = await home.people["Mousse"].http.get(f"/api/tables/{table.id}/positions/0")
        assert answer.status_code in (200, 400)
        await home.people["Mousse"].http.get(f"/api/tables/{table.id}/dice")
        return await whole(*words)

    with patch.object(home.house, "whole", late):
        yield


async def test_who_sits_down_while_others_look_sits_at_the_one_table(home: Home) -> None:
    ondine, lichen = home.people["Ondine"], home.people["Lichen"]
    wish = {"game": "stonehenge", "seats": [{"kind": "me"}, {"kind": "open"}]}
    name = (await ondine.http.post("/api/tables", json=wish)).json()["id"]
    table = home.house.tables[name]
    async with in_between(home, table):
        assert (await lichen.http.post(f"/api/tables/{name}/seat", json={})).status_code == 200
    assert home.house.tables[name] is table
    line = await ondine.at(name)
    assert line.position is not None and [seat.kind for seat in line.position.seats] == [
        "guest",
        "guest",
    ]


async def test_who_takes_a_seat_over_while_others_look_takes_it_at_the_one_table(
    home: Home,
) -> None:
    table = await home.table()
    link = await home.people["Lichen"].http.post(f"/api/tables/{table.id}/seat/1/link", json={})
    home.house.tables[table.id] = table  # whatever was forgotten
    async with in_between(home, table):
        taken = await home.people["Mousse"].http.post(
            f"/api/tables/{table.id}/seat/take", json=link.json()
        )
        assert taken.status_code == 200
    assert home.house.tables[table.id] is table and table.chairs[1].name == "Mousse"


async def test_a_window_that_was_opened_meanwhile_is_not_stuck(home: Home) -> None:
    """It comes between finding the table and the deed there, after somebody who has only glanced."""
    ondine, lichen = home.people["Ondine"], home.people["Lichen"]
    wish = {"game": "stonehenge", "seats": [{"kind": "me"}, {"kind": "open"}]}
    name = (await ondine.http.post("/api/tables", json=wish)).json()["id"]
    whole = home.house.whole

    async def late(*words: Any) -> Any:
        await home.people["Mousse"].http.get(f"/api/tables/{name}/positions/0")
        await ondine.at(name)
        return await whole(*words)

    with patch.object(home.house, "whole", late):
        await lichen.http.post(f"/api/tables/{name}/seat", json={})
    assert ondine.line is not None
    await ondine.line.settled()
    assert ondine.line.position is not None and ondine.line.position.stage == "playing"


async def test_a_deed_goes_on_at_the_one_table_when_who_asked_leaves_at_once(home: Home) -> None:
    """Broken off before its first step: it is done nevertheless, and nobody may have forgotten the
    table by then."""
    table = await home.table()
    began = asyncio.Event()

    async def deed() -> None:
        async with table.lock:
            began.set()
            assert home.house.tables.get(table.id) is table

    async def asking() -> None:
        async with home.house.at(table.id) as found:
            await home.house.whole(found, deed())

    task = asyncio.create_task(asking())
    await asyncio.sleep(0)  # it has begun; the deed has not
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await asyncio.wait_for(began.wait(), 30)


async def test_who_does_not_find_a_table_leaves_nothing_behind(home: Home) -> None:
    with pytest.raises(Refused):
        async with home.house.at("AAAAAAAAAAAA"):
            raise AssertionError("there is none")
    assert "AAAAAAAAAAAA" not in home.house.uses


def test_nobody_in_the_house_holds_a_table_without_saying_so() -> None:
    """Every use is counted: `house.table` is for the counting itself."""
    sources = Path(str(nemeton.house.__path__[0])).rglob("*.py")
    found = [
        path.name
        for path in sources
        if path.name != "registry.py" and _asks_for_a_table(path.read_text())
    ]
    assert found == []


def _asks_for_a_table(source: str) -> bool:
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return any(
        isinstance(call, ast.Attribute)
        and call.attr == "table"
        and ast.unparse(call.value).endswith("house")
        for call in calls
    )
