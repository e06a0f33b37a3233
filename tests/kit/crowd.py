"""People at many tables, in one process: who acts, how long until everybody at the table has seen
it.
Reads of a message only what it needs. Knows no game: whoever is asked takes any choice."""

from __future__ import annotations

import asyncio
import json
import math
import random
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kit.ledger import Deed, Words
from kit.visitor import ME, OPEN, Visitor, bot

PATIENCE = 30.0  # seconds until an action counts as unanswered
ARRIVING = 16  # groups that come in at the same time
TABLES = 25  # opened by a guest: then they are others, since nobody may open many in a minute
LONGEST = 100  # actions: then they leave for another table, so that after a while there are games of every age


class Kind(NamedTuple):
    """What is played at a table, and by how many."""

    game: str
    people: int
    bots: int = 0
    level: str = "bard"


STONEHENGE = Kind("stonehenge", 2)
SEVERAL = (
    STONEHENGE,
    Kind("druids", 2),
    Kind("druiden", 2),
    Kind("president", 2),
    Kind("grand_druide", 2, bots=1),
)
MIX = (  # of every twenty tables, forty people
    *[STONEHENGE] * 7,
    *[Kind("druids", 2)] * 3,
    *[Kind("druiden", 2)] * 3,
    *[Kind("president", 2)] * 3,
    *[Kind("grand_druide", 3)] * 2,
    Kind("stonehenge", 1, bots=1),
    Kind("grand_druide", 1, bots=2),
)


class Prompt(msgspec.Struct):
    choices: list[msgspec.Raw]


class Choice(msgspec.Struct):
    action: Words


class Position(msgspec.Struct):
    """The part of a message that is looked at."""

    type: str
    stage: str = ""
    prompt: int = 0
    actors: list[int] = []
    scene: Prompt | None = None
    log: list[msgspec.Raw] = []
    log_start: int = 0


decode = msgspec.json.Decoder(Position).decode
decode_choice = msgspec.json.Decoder(Choice).decode


class Window:
    """One person's connection: the newest position, and when it first differed from the one before
    an action."""

    def __init__(self, socket: ClientConnection, seat: int | None, news: asyncio.Event) -> None:
        self.socket, self.seat, self._news = socket, seat, news
        self.position = Position("")
        self.seen = 0.0  # when something has changed since `expect`
        self.refused = self.closed = False
        self._before: object = None
        self._acts = False
        self.looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                self._take(decode(await self.socket.recv(decode=False)), time.perf_counter())
                self._news.set()
        self.closed = True
        self._news.set()

    def _take(self, position: Position, at: float) -> None:
        if position.type != "table":
            self.refused = True
            return
        self.position = position
        if not self.seen and self._mark() != self._before:
            self.seen = at

    def _mark(self) -> object:
        """Whoever acts waits to be asked something else, or nothing; the others for any change. In
        a sealed ballot their prompt stays, and those who are asked become fewer."""
        now = self.position
        if self._acts:
            return now.prompt, self.seat in now.actors, now.stage
        return now.prompt, now.actors, now.stage, now.log_start + len(now.log)

    def expect(self, *, acts: bool) -> None:
        self._acts, self.seen, self.refused = acts, 0.0, False
        self._before = self._mark()

    @property
    def asked(self) -> bool:
        position = self.position
        return (
            position.stage == "playing"
            and self.seat in position.actors
            and position.scene is not None
        )


@dataclass
class Found:
    """What was measured: when an action was sent, and how long until everybody at the table had
    seen it."""

    moments: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    deeds: dict[str, list[Deed]] = field(default_factory=dict)  # by table, in order
    updates: int = 0
    refused: int = 0
    lost: int = 0  # connections

    def answered(self) -> tuple[int, int]:
        """How many actions were shown as played, and how many never answered."""
        sure = [deed.sure for deeds in self.deeds.values() for deed in deeds]
        return sum(sure), len(sure) - sum(sure)


class Group:
    """People who play one game after the other, at one table after the other."""

    def __init__(
        self, url: str, number: int, kind: Kind, think: float, found: Found, onlookers: int = 0
    ) -> None:
        self.kind, self.think, self.found = kind, think, found
        self.visitors = [_visitor(url) for _ in range(kind.people)]
        self.onlookers = [_visitor(url) for _ in range(onlookers)]
        self.number, self.random = number, random.Random(number)
        self.table, self.opened = "", 0
        self.windows: list[Window] = []
        self._news = asyncio.Event()
        self._stack = AsyncExitStack()

    async def gather(self) -> None:
        """A new table, and everybody at it."""
        if self.opened % TABLES == 0:
            for place, visitor in enumerate(self.visitors):
                visitor.http.cookies.clear()
                await visitor.named(f"Ondine {self.number}-{place}")
        self.opened += 1
        host, *friends = self.visitors
        seats = [ME, *[OPEN] * len(friends), *[bot(self.kind.level)] * self.kind.bots]
        self.table = await host.open_table(*seats, game=self.kind.game)
        for friend in friends:
            await friend.sit(self.table)
        self.found.deeds[self.table] = []
        await self._look_on()

    async def _look_on(self) -> None:
        self.windows = [
            await self._window(visitor, seat) for seat, visitor in enumerate(self.visitors)
        ]
        self.windows += [await self._window(visitor, None) for visitor in self.onlookers]

    async def _window(self, visitor: Visitor, seat: int | None) -> Window:
        place = await self._stack.enter_async_context(visitor.at(self.table))
        return Window(place.socket, seat, self._news)

    async def come_back(self) -> None:
        """To the same table, if it was opened; after the house was closed."""
        sat = bool(self.windows)
        await self.leave()
        if sat:
            await self._look_on()
        else:
            await self.gather()

    async def leave(self) -> None:
        """The table; to come back to another one."""
        for window in self.windows:
            window.looking.cancel()
        await self._stack.aclose()
        self.windows = []

    async def go(self) -> None:
        await self.leave()
        for visitor in [*self.visitors, *self.onlookers]:
            await visitor.http.aclose()

    async def play(self, until: float = math.inf) -> None:
        while time.monotonic() < until:
            if self.think:
                await asyncio.sleep(self.think * self.random.uniform(0.5, 1.5))
            await self._turn(until)

    async def _turn(self, until: float) -> None:
        if any(window.closed for window in self.windows):
            self.found.lost += sum(window.closed for window in self.windows)
            await self.next_table()
        elif self._done():
            await self.next_table()
        elif able := [window for window in self.windows if window.asked]:
            await self._act(self.random.choice(able))
        else:
            await self._wait(min(PATIENCE, max(0.0, until - time.monotonic())))

    def _done(self) -> bool:
        over = any(window.position.stage == "over" for window in self.windows)
        return over or len(self.found.deeds[self.table]) >= LONGEST

    async def next_table(self) -> None:
        await self.leave()
        await self.gather()

    async def _wait(self, seconds: float) -> None:
        """For whatever comes next."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)
        self._news.clear()

    async def _act(self, window: Window) -> None:
        position = window.position
        assert position.scene is not None and window.seat is not None, "asked"
        choice = self.random.randrange(len(position.scene.choices))
        action = decode_choice(position.scene.choices[choice]).action
        for one in self.windows:
            one.expect(acts=one is window)
        words = json.dumps({"type": "choose", "prompt": position.prompt, "choice": choice})
        started = time.perf_counter()
        await self._send(window, words)
        await self._seen(started)
        self._write_down(
            window, Deed(window.seat, position.prompt, action, bool(window.seen)), started
        )

    async def _send(self, window: Window, words: str) -> None:
        with suppress(ConnectionClosed):
            await window.socket.send(words)

    async def _seen(self, started: float) -> None:
        """Until everybody has, or somebody can't."""
        while time.perf_counter() - started < PATIENCE:
            if all(one.seen for one in self.windows) or any(
                one.refused or one.closed for one in self.windows
            ):
                return
            await self._wait(PATIENCE)

    def _write_down(self, window: Window, deed: Deed, started: float) -> None:
        found = self.found
        if window.refused:
            found.refused += 1
        else:
            found.deeds[self.table].append(deed)
        if all(one.seen for one in self.windows):
            found.moments.append(started)
            found.waits.append(max(one.seen for one in self.windows) - started)
            found.updates += len(self.windows)


def _visitor(url: str) -> Visitor:
    """Who asks so rarely that a kept connection may be closed by the house just then."""
    visitor = Visitor(url)
    visitor.http.headers["Connection"] = "close"
    return visitor


async def come(groups: list[Group]) -> None:
    door = asyncio.Semaphore(ARRIVING)

    async def enter(group: Group) -> None:
        async with door:
            await group.gather()

    await asyncio.gather(*map(enter, groups))


async def play(groups: list[Group], seconds: float) -> None:
    until = time.monotonic() + seconds
    await asyncio.gather(*(group.play(until) for group in groups))


async def gone(groups: list[Group]) -> None:
    for group in groups:
        await group.go()
