"""A house in the test's own process and three visitors, for what must happen in an exact order:
nothing is random, and whoever shall wait waits for a lock that the test holds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

from kit.indoors import NEVER, Indoors, Line, Someone, _no_advice
from nemeton.house.house import House
from nemeton.house.ops.data_folder import Folder
from nemeton.house.people.chat import Room
from nemeton.house.storage import Entry
from nemeton.house.web.app import application
from nemeton.table.state import Table


@dataclass
class Home:
    """A house in this process, and three who visit it: Ondine hosts, Lichen plays, Mousse has come
    along."""

    house: House
    app: Any
    written: list[Entry] = field(default_factory=list)  # since somebody looked
    people: dict[str, Someone] = field(default_factory=dict)

    async def table(self, *seats: str, game: str = "stonehenge", **settings: Any) -> Table:
        """Ondine at the first seat, Lichen at the second."""
        more = {"bot": {"level": "random"}, "me": {"name": "Bruyère"}}
        chairs = [
            {"kind": seat, **(more.get(seat, {}) if n else {})} for n, seat in enumerate(seats)
        ]
        wish = {
            "game": game,
            "seats": chairs or [{"kind": "me"}, {"kind": "open"}],
            "settings": settings,
        }
        answer = await self.people["Ondine"].http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        name = answer.json()["id"]
        if "open" in (seats or ("open",)):
            assert (
                await self.people["Lichen"].http.post(f"/api/tables/{name}/seat", json={})
            ).status_code == 200
        return self.house.tables[name]

    async def line(self, who: str, table: Table) -> Line:
        return await self.people[who].at(table.id)

    async def room(self, table: Table, ears: int = 1) -> Room:
        """The talk of a table, once so many listen."""
        async with asyncio.timeout(30):
            while len(getattr(self.house.chat._rooms.get(table.id), "ears", ())) < ears:
                await asyncio.sleep(0.01)
        return self.house.chat._rooms[table.id]


@asynccontextmanager
async def at_home(folder: Path) -> AsyncIterator[Home]:
    house = House(Folder(folder), pause=NEVER)
    await house.open()
    home = Home(house, application(house))
    append = house.store.append

    async def noting(table: str, seq: int, entry: Entry, **words: Any) -> None:
        await append(table, seq, entry, **words)
        home.written.append(entry)

    with (
        patch.object(house.store, "append", noting),
        patch.object(house.bots, "advise", _no_advice),
    ):
        for name in ("Ondine", "Lichen", "Mousse"):
            home.people[name] = Someone(cast(Indoors, home))
            await home.people[name].named(name)
        try:
            yield home
        finally:
            for someone in home.people.values():
                await someone.leave()
                await someone.http.aclose()
            await house.close()


def say(line: Line, **message: Any) -> None:
    line._to_house.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})


async def waited_for(lock: asyncio.Lock) -> None:
    """Until somebody waits for it."""
    async with asyncio.timeout(30):
        while not lock._waiters:
            await asyncio.sleep(0)


def handed_over(home: Home, table: Table, seat: int = 1) -> Coroutine[Any, Any, None]:
    """As a link does it, whoever holds the lock."""
    former = table.chairs[seat].name
    mousse = home.people["Mousse"].id
    entry = {"kind": "hand-over", "seat": seat, "guest": mousse, "name": "Mousse", "former": former}
    return home.house.note(table, entry)
