"""Tables that are kept in some way, and what happens at them: for the tests of motions, leavers and
hand-overs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from kit.onlooker import Onlooker
from kit.visitor import ME, OPEN, Message, Place, Visitor
from nemeton.engine import Action
from nemeton.house.house import House
from nemeton.house.ops.data_folder import Folder
from nemeton.house.people.guests import Guest
from nemeton.table import patience
from nemeton.table.state import Table
from nemeton.table.wire import NewTable, SeatWish, Settings

NAMES = ("Ondine", "Lichen", "Fougère")


async def opened(
    host: Visitor, *seats: dict[str, str], game: str = "stonehenge", **settings: Any
) -> str:
    """A table that is kept like that."""
    wish = {"game": game, "seats": list(seats or (ME, OPEN)), "settings": settings}
    answer = await host.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@asynccontextmanager
async def three(url: str) -> AsyncIterator[tuple[str, list[Visitor]]]:
    """Three people at a table of Druids; the first is the host."""
    async with Visitor(url) as host, Visitor(url) as second, Visitor(url) as third:
        visitors = [
            await visitor.named(name)
            for visitor, name in zip((host, second, third), NAMES, strict=True)
        ]
        table = await opened(host, ME, OPEN, OPEN, game="druids")
        for visitor in visitors[1:]:
            await visitor.sit(table)
        yield table, visitors


async def until(place: Place, fits: Callable[[Message], Any]) -> Message:
    """The first position like that, the newest included."""
    while not place.last or not fits(place.last):
        await place.hear()
    return place.last


async def until_told(place: Place, key: str) -> None:
    while key not in keys(place):
        await place.hear()


async def play(place: Place, choice: int = 0) -> None:
    """As soon as it is this place's turn; heard of when it is done."""
    seat = place.last["you"] if place.last else (await place.hear())["you"]
    position = await until(place, lambda now: seat in now["actors"] and not now["paused"])
    turn = position["prompt"]
    await place.choose(position, choice)
    await until(place, lambda now: now["prompt"] > turn)


async def propose(place: Place, kind: str, **more: Any) -> None:
    if kind == "undo" and "turn" not in more:
        more["turn"] = place.last["undo"]
    await place.say(type="propose", kind=kind, **more)


async def vote(place: Place, yes: bool) -> None:
    asked = await until(
        place, lambda now: now["motion"] and now["you"] in now["motion"]["waits_for"]
    )
    motion = asked["motion"]
    await place.say(type="vote", motion=motion["number"], yes=yes)


async def refused(place: Place) -> str:
    return str((await place.hear_word("refused"))["reason"]["key"])


def keys(place: Place) -> list[str]:
    return [line["key"] for line in place.log]


def placed(place: Place) -> int:
    """How many pawns have been told of, taken back or not."""
    return keys(place).count("stonehenge-placed")


# A house in this process, whose bots think as long as the test wants.


@dataclass
class Slow:
    """A house whose bots begin to think, and answer when they are let."""

    house: House
    table: Table
    began: asyncio.Event
    go: asyncio.Event

    def come(self, seat: int) -> Onlooker:
        seen = Onlooker(seat)
        self.table.watchers.add(seen)
        self.house.wake(self.table)
        return seen

    def leave(self, seen: Onlooker) -> None:
        self.table.watchers.discard(seen)
        self.house.leavers.look(self.table)

    async def play(self, seat: int, *words: str) -> None:
        """That action, or the first."""
        assert self.table.match is not None
        choice = self.table.match.legal(seat).index(words) if words else 0
        await self.house.choose(self.table, seat, self.table.prompt(seat), choice)

    @property
    def moves(self) -> int:
        assert self.table.match is not None
        return len(self.table.match.moves)

    async def later(self, seconds: float) -> None:
        self.house.watch.not_before(self.house.watch.now() + seconds)
        self.house.leavers.look(self.table)
        await self.settled()

    async def settled(self) -> None:
        """Until nothing goes on at the table."""
        while self.house._thinking or self.house.leavers.busy(self.table):
            await asyncio.sleep(0.01)


@asynccontextmanager
async def slow(
    folder: Path, *seats: SeatWish, game: str = "stonehenge", **settings: Any
) -> AsyncIterator[Slow]:
    """Ondine, and Lichen where a seat is open. The patience is as little as the test wants."""
    with patch.object(patience, "LEAST", settings.get("patience", patience.LEAST)):
        async with _slow(folder, game, *seats, **settings) as inside:
            yield inside


@asynccontextmanager
async def _slow(folder: Path, game: str, *seats: SeatWish, **settings: Any) -> AsyncIterator[Slow]:
    house = House(Folder(folder), pause=0.0)
    began, go = asyncio.Event(), asyncio.Event()

    async def thought(table: Table, seat: int, level: str, most: float = 0.0) -> Action:  # noqa: ARG001  # as asked
        began.set()
        assert table.match is not None
        action = table.match.legal(seat)[0]
        await go.wait()
        return action

    house.thought = thought  # type: ignore[method-assign]
    try:
        wish = NewTable(game, list(seats), settings=Settings(**settings))
        table = await house.create(Guest("o", "Ondine"), wish)
        if table.open_seats():
            await house.sit(table, Guest("l", "Lichen"), None)
        yield Slow(house, table, began, go)
    finally:
        await house.close()
