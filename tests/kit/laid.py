"""A table laid before its house opens: a match, played as far as somebody wants to see it, and who
sits there.
Writes what the house would have written itself; guests sit down in the middle of the game, which no
page offers."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from kit.guest import Guest
from nemeton.house.ops.data_folder import Folder
from nemeton.house.people import guests
from nemeton.house.storage import Entry, open_store
from nemeton.match import Match
from nemeton.table.state import Chair

OPEN = Chair("open")
BOT = Chair("bot", level="apprentice")


def absent(name: str) -> Chair:
    """Somebody who sits there and never comes."""
    return Chair("guest", f"absent-{name}", name)


def lay(data: Path, name: str, match: Match, *chairs: Chair) -> None:
    """Its address is /table/ and the name; seats that nobody is named for are open."""
    seated = [*chairs, *[OPEN] * (match.seats - len(chairs))]
    with ThreadPoolExecutor(1) as apart:  # this thread may have a loop of its own, the browser's
        apart.submit(asyncio.run, _write(data, name, _head(match, seated), _log(match))).result()


def sit(guest: Guest, name: str) -> None:
    """On the first open seat of that table."""
    guest.page.request.post(f"{guest.url}/api/me", data={"name": guest.name})
    answer = guest.page.request.post(f"{guest.url}/api/tables/{name}/seat", data={})
    assert answer.ok, answer.text()
    guest.watch(f"{guest.url}/table/{name}")


def take_up(guest: Guest, data: Path, name: str) -> None:
    """The seat of the absent one of that name, who comes back: a move stays the last thing that was
    told."""
    secret = (data / "secret").read_text(encoding="utf-8")
    cookie = guests.Guests(secret).cookie(guests.Guest(absent(guest.name).guest, guest.name))
    guest.context.add_cookies([{"name": guests.COOKIE, "value": cookie, "url": guest.url}])
    guest.watch(f"{guest.url}/table/{name}")


def _head(match: Match, chairs: list[Chair]) -> Entry:
    return {
        "game": match.game.about.name,
        "rules": match.game.about.rules,
        "options": match.options,
        "seed": match.seed,
        "salt": match.salt,
        "host": "",
        "chairs": [asdict(chair) for chair in chairs],
    }


def _log(match: Match) -> list[Entry]:
    return [
        {"kind": "start", "setup": match.setup.chance()},
        *({"kind": "move", **move.plain()} for move in match.moves),
    ]


async def _write(data: Path, name: str, head: Entry, log: list[Entry]) -> None:
    with closing(Folder(data)) as folder, closing(open_store(folder)) as store:
        await store.create(name, head, 0.0)
        for seq, entry in enumerate(log):
            await store.append(name, seq, entry)
