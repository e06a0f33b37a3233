"""Sweeping: what is young is glanced at, and all that the house holds is looked through only when
it is quiet."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.indoors import Indoors, Someone
from kit.visitor import ME
from nemeton.house import house
from nemeton.house.ops import garbage
from nemeton.house.web.connection import Live
from nemeton.table.state import Table


class Ring:
    """Holds itself: only a collection can free it."""

    def __init__(self) -> None:
        self.itself = self


def gone_after_aging(generation: int = 1) -> weakref.ref[Ring]:
    """A ring that nobody holds any more, once the collections of young things have passed over it."""
    ring = Ring()
    gc.collect(generation)  # now it is older
    return weakref.ref(ring)


def full_collections() -> int:
    return int(gc.get_stats()[2]["collections"])


@pytest.fixture
def as_in_the_house() -> Iterator[None]:
    before = gc.get_threshold()
    garbage.only_when_told()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("as_in_the_house")
def test_the_house_is_not_looked_through_while_tables_fill_it() -> None:
    before = full_collections()
    held = [[number] for number in range(1_000_000)]
    assert len(held) == 1_000_000 and full_collections() == before


@pytest.mark.usefixtures("as_in_the_house")
async def test_what_is_young_is_swept_while_people_play() -> None:
    ring = weakref.ref(Ring())
    glancer = asyncio.create_task(garbage.glancing())
    async with asyncio.timeout(60):
        while ring() is not None:
            await asyncio.sleep(0.01)
    glancer.cancel()


@pytest.mark.usefixtures("as_in_the_house")
def test_where_the_loop_does_not_come_round_what_is_young_is_swept_too() -> None:
    ring = weakref.ref(Ring())
    held = [[number] for number in range(2 * garbage.FLOOD)]
    assert held and ring() is None


@pytest.mark.usefixtures("as_in_the_house")
def test_a_glance_is_at_what_is_new_alone() -> None:
    """However often one has glanced: with 500 tables each sixth look at all that the others had
    left took 0.2 s."""
    ring = gone_after_aging(0)
    held: list[list[int]] = []
    for _ in range(20):
        held += [[number] for number in range(2 * garbage.FLOOD // 10)]
        gc.collect(0)
    assert ring() is not None


@pytest.mark.usefixtures("as_in_the_house")
@pytest.mark.parametrize("quiet", [True, False])
async def test_the_house_is_swept_when_it_is_quiet(
    monkeypatch: pytest.MonkeyPatch, quiet: bool
) -> None:
    monkeypatch.setattr(garbage, "LOOK", 0.01)
    ring, looked = gone_after_aging(), asyncio.Event()
    looks: list[None] = []

    def is_quiet() -> bool:
        looks.append(None)
        if len(looks) == 3:
            looked.set()
        return quiet

    sweeper = asyncio.create_task(garbage.sweeping(is_quiet))
    await looked.wait()
    sweeper.cancel()
    assert (ring() is None) is quiet


@pytest.mark.usefixtures("as_in_the_house")
async def test_a_sweep_is_not_put_off_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LOOK", 0.01)
    monkeypatch.setattr(garbage, "LATEST", 0.0)
    ring = gone_after_aging()
    sweeper = asyncio.create_task(garbage.sweeping(lambda: False))
    async with asyncio.timeout(60):
        while ring() is not None:
            await asyncio.sleep(0.01)
    sweeper.cancel()


def things() -> int:
    """Tables and connections that are there, whoever holds them. Compiled, they can't be told of by
    weak references."""
    return sum(type(one) in (Table, Live) for one in gc.get_objects())


async def played_and_left(inside: Indoors) -> int:
    """How many things there were: a table and its two connections. Both have gone."""
    someone, other = Someone(inside), Someone(inside)
    await someone.named("Lichen")
    laid = await someone.http.post(
        "/api/tables", json={"game": "stonehenge", "seats": [ME, {**ME, "name": "Mousse"}]}
    )
    table = laid.json()["id"]
    line = await someone.at(table)
    await other.at(table)
    assert line.position is not None
    await line.say(f'{{"type":"choose","prompt":{line.position.prompt},"choice":0}}')
    assert line.position.moves == 1
    there = things()
    await someone.leave()
    await other.leave()
    await asyncio.sleep(0.01)  # whatever was to be done a little later
    return there


def test_whoever_has_gone_leaves_nothing_to_be_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 500 tables the house grew by 100 KiB for each connection that ended. Nor is anything
    held when nobody has come to the table for a while, which is short here."""
    monkeypatch.setattr(house, "LINGER", 0.001)
    inside = Indoors(tmp_path)
    gc.collect()
    before = things()
    gc.disable()
    try:
        assert inside.do(played_and_left(inside)) == before + 3
        assert things() == before
    finally:
        gc.enable()
        inside.close()
