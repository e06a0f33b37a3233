"""A house in the tests' own process: no port and no browser, so that a hundred thousand messages
are soon sent.
Speaks ASGI to the same application; whatever goes wrong inside comes out here as an error."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import structlog

from nemeton.house import house, rates
from nemeton.house.after import reviews
from nemeton.house.house import House
from nemeton.house.ops.data_folder import Folder
from nemeton.house.people.guests import COOKIE
from nemeton.house.storage import Entry
from nemeton.house.storage import Line as Talk
from nemeton.house.web import connection
from nemeton.house.web.app import application
from nemeton.table import wire
from nemeton.workers import Failed

HOST = "house.example"
NEVER = 1e6  # seconds until the house answers for somebody who has no choice
PING, DEADLINE = '{"type":"ping"}', 60.0
heard_as = msgspec.json.Decoder(wire.FromHouse).decode


class Indoors:
    """`Indoors(folder)`, then `close()`. `written` are all entries of all tables, in their order;
    `said` and `kept` is what was talked, and what is remembered of guests. Bots think for ever, and
    nobody is called. `limited`: as often as in any house."""

    def __init__(self, data: Path, *, limited: bool = False) -> None:
        self.written: list[tuple[str, int, Entry]] = []
        self.said: list[tuple[str, Talk]] = []
        self.kept: list[tuple[str, str]] = []
        self._patches = ExitStack()
        self._said = self._patches.enter_context(structlog.testing.capture_logs())
        self._patches.enter_context(
            patch.object(connection, "MOST_FRAMES", 10**6)
        )  # nobody is too quick here
        if not limited:
            self._patches.enter_context(patch.object(rates.Rates, "hit", lambda *_: True))
        self.lot = Lot()
        self._patches.enter_context(patch.object(house, "secrets", self.lot))
        self._patches.enter_context(patch.object(reviews, "Reviewing", _no_review))
        self.loop = asyncio.new_event_loop()
        self.house = self.do(_opened(data))
        store = self.house.store
        self._patches.enter_context(patch.object(store, "append", self._noted(store.append)))
        self._patches.enter_context(patch.object(store, "say", self._overheard(store.say)))
        self._patches.enter_context(patch.object(store, "keep", self._watched(store.keep)))
        self._patches.enter_context(patch.object(self.house.bots, "advise", _no_advice))
        self._patches.enter_context(patch.object(self.house.bots, "submit", lambda *_: Future()))
        self._patches.enter_context(patch.object(self.house.notices, "a_while", NEVER))
        self.app = application(self.house)

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, DEADLINE))

    def _noted(self, append: Callable[..., Any]) -> Callable[..., Any]:
        async def noting(table: str, seq: int, entry: Entry, **words: Any) -> None:
            await append(table, seq, entry, **words)
            self.written.append((table, seq, entry))

        return noting

    def _overheard(self, say: Callable[..., Any]) -> Callable[..., Any]:
        async def saying(table: str, line: Talk) -> Talk:
            self.said.append((table, line))
            numbered: Talk = await say(table, line)
            return numbered

        return saying

    def _watched(self, keep: Callable[..., Any]) -> Callable[..., Any]:
        async def keeping(kind: str, key: str, value: Any) -> None:
            self.kept.append((kind, key))
            await keep(kind, key, value)

        return keeping

    def errors(self) -> list[Any]:
        """What the diary has noted as the house's own mistakes."""
        return [line for line in self._said if line["log_level"] in ("error", "critical")]

    def log_of(self, table: str) -> list[Entry]:
        """As it lies on disk."""
        found = self.do(self.house.store.table(table))
        return [] if found is None else list(found[1])

    def close(self) -> None:
        self.do(self.house.close())
        self.loop.close()
        self._patches.close()


class Lot:
    """The module `secrets`, except that seeds and salts come out the same: a story must end as it
    ended before."""

    def __init__(self) -> None:
        self.again()

    def again(self) -> None:
        self._source = random.Random(0)

    def token_hex(self, size: int) -> str:
        return self._source.randbytes(size).hex()

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


async def _opened(data: Path) -> House:
    opened = House(Folder(data), pause=NEVER)
    await opened.open()
    return opened


def _no_review(*_: Any) -> None:
    raise Failed("reviews take too long for this")


def _no_advice(*_: Any) -> Future[list[Any]]:
    done: Future[list[Any]] = Future()
    done.set_result([])
    return done


class Someone:
    """A visitor: HTTP with cookies, and at most one live connection."""

    def __init__(self, inside: Indoors, address: str = "127.0.0.1") -> None:
        self.inside, self.address = inside, address
        transport = httpx.ASGITransport(inside.app, client=(address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")
        self.line: Line | None = None

    @property
    def id(self) -> str:
        """Who this is to the house; empty without a name."""
        cookie = self.http.cookies.get(COOKIE)
        return self.inside.house.guests.read(cookie).id if cookie else ""

    async def named(self, name: str) -> None:
        (await self.http.post("/api/me", json={"name": name})).raise_for_status()

    async def at(self, table: str, **headers: str) -> Line:
        """A new connection in place of the old one."""
        await self.leave()
        sent = {"host": HOST, **headers}
        if COOKIE in self.http.cookies:
            sent.setdefault("cookie", f"{COOKIE}={self.http.cookies[COOKIE]}")
        self.line = Line(self.inside.app, table, sent, self.id, self.address)
        await self.line.settled()
        return self.line

    async def leave(self) -> None:
        if self.line is not None:
            await self.line.leave()
            self.line = None


class Line:
    """One websocket, spoken to as uvicorn would."""

    def __init__(
        self, app: Any, table: str, headers: dict[str, str], guest: str, address: str
    ) -> None:
        self.table, self.heard, self.guest = table, list[Any](), guest
        self.code: int | None = None  # with which the house hung up
        self._to_house: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        path = f"/api/tables/{table}/live"
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "scheme": "ws",
            "client": (address, 1),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        self._to_house.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._to_house.get, self._from_house))
        self._task.add_done_callback(lambda _: self._news.set())

    async def _from_house(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(
                heard_as(message["text"])
            )  # whatever is no message of the wire is an error here
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        self._news.set()

    async def say(self, frame: str | bytes) -> list[Any]:
        """What is heard until the house has done with it, or has hung up."""
        before = len(self.heard)
        kind = "text" if isinstance(frame, str) else "bytes"
        self._to_house.put_nowait({"type": "websocket.receive", kind: frame})
        await self.settled()
        return self.heard[before:]

    async def settled(self) -> None:
        """A ping is answered after all that was said before it."""
        pongs = self._pongs()
        self._to_house.put_nowait({"type": "websocket.receive", "text": PING})
        while not self._task.done() and self._pongs() == pongs:
            self._news.clear()
            await self._news.wait()
        await asyncio.sleep(0)  # the position follows the words
        if self._task.done():
            self._task.result()

    def _pongs(self) -> int:
        return sum(isinstance(message, wire.Pong) for message in self.heard)

    @property
    def open(self) -> bool:
        return not self._task.done()

    @property
    def position(self) -> wire.Table | None:
        """The newest."""
        return next(
            (message for message in reversed(self.heard) if isinstance(message, wire.Table)), None
        )

    def seated(self) -> bool:
        """Whether the seat that its guest has is the one that it sees."""
        position = self.position
        return position is not None and (position.you is not None or not position.mine)

    async def leave(self) -> None:
        self._to_house.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task
