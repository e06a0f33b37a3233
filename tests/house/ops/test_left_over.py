"""What stays in memory of a table that is over and of people who have gone: nothing; else the house
would grow."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any
from urllib.parse import urlsplit

import pytest

from kit.indoors import Indoors, Line, Someone
from kit.visitor import ME, OPEN
from nemeton.house import house


def held(roots: Iterable[Any], beside: Any) -> Iterator[Any]:
    """All that can be reached from there; not by way of other modules, of code that runs, or of
    what is beside it. Python itself keeps the last few addresses that it took apart."""
    seen = {id(beside), id(urlsplit), *(id(vars(module)) for module in list(sys.modules.values()))}
    found = list(roots)
    while found:
        thing = found.pop()
        if id(thing) not in seen and not isinstance(thing, ModuleType | FrameType):
            seen.add(id(thing))
            yield thing
            found += gc.get_referents(thing)


def known_to(inside: Indoors) -> list[str]:
    """Every word that the house holds, its caches and those of the games among them."""
    modules = [
        module for name, module in sys.modules.items() if name.partition(".")[0] == "nemeton"
    ]
    roots = [inside.house, *(value for module in modules for value in vars(module).values())]
    return [thing for thing in held(roots, inside) if isinstance(thing, str)]


async def play_out(lines: list[Line]) -> None:
    """Whoever is asked takes the first choice."""
    while True:
        position = lines[0].position
        assert position is not None
        if position.stage != "playing":
            return
        line = lines[position.actors[0]]
        assert line.position is not None
        await line.say(f'{{"type":"choose","prompt":{line.position.prompt},"choice":0}}')
        for one in lines:
            await one.settled()


async def meet(inside: Indoors, clock: str) -> tuple[str, list[Someone]]:
    """Two at a public table."""
    people = [Someone(inside), Someone(inside)]
    for someone, name in zip(people, ("Lichen-en-fleur", "Mousse-en-pluie"), strict=True):
        await someone.named(name)
    settings = {"public": True, "clock": {"kind": clock, "seconds": 86400}}
    wish = {"game": "stonehenge", "seats": [ME, OPEN], "settings": settings}
    table = str((await people[0].http.post("/api/tables", json=wish)).json()["id"])
    (await people[1].http.post(f"/api/tables/{table}/seat", json={})).raise_for_status()
    return table, people


async def come_and_go(inside: Indoors, clock: str, *, to_the_end: bool) -> list[str]:
    """The words by which the table and its people could be known again."""
    table, people = await meet(inside, clock)
    lines = [await someone.at(table) for someone in people]
    words = [table, *(someone.id for someone in people), "Lichen-en-fleur", "Mousse-en-pluie"]
    assert {*words} <= {*known_to(inside)}
    if to_the_end:
        await play_out(lines)
    for someone in people:
        await someone.leave()
        await someone.http.aclose()
    await asyncio.sleep(0.05)  # whatever was to be done a little later
    return words


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Indoors]:
    monkeypatch.setattr(house, "LINGER", 0.0)
    opened = Indoors(tmp_path)
    yield opened
    opened.close()


@pytest.mark.parametrize("clock", ["none", "live", "days"])
def test_of_a_game_that_is_over_nothing_is_left(inside: Indoors, clock: str) -> None:
    words = inside.do(come_and_go(inside, clock, to_the_end=True))
    assert not [one for one in known_to(inside) if any(word in one for word in words)]


def test_of_a_game_that_goes_on_the_lobby_and_its_clock_know(inside: Indoors) -> None:
    """So that the test above is worth something: what is still needed is found by it."""
    table, *_ = inside.do(come_and_go(inside, "live", to_the_end=False))
    assert table in known_to(inside)
