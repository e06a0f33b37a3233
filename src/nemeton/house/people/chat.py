"""Talk at a table: players among themselves, and apart from them those who look on. It is not in
the table's log.
Who looks on may know what is in a hand: what they say during the game reaches no player before its
end."""

from __future__ import annotations

import asyncio
import unicodedata
from bisect import bisect_left
from collections import deque
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from nemeton.engine import Msg, Refused
from nemeton.house.storage import Line
from nemeton.house.tables.lock import Lock
from nemeton.table import wire
from nemeton.table.state import Table, Watcher

from .guests import BLANK

if TYPE_CHECKING:
    from nemeton.house.house import House

LONGEST = 300  # letters of a line
SHOWN = 100  # lines, to one who comes in
HELD = (
    400  # lines in memory, of what all may read and of what is said aside: some read fewer of them
)
MOST = 10_000  # lines at one table, and as many said aside
MUTED = 200  # people whom one does not want to read; the newest
HUSHED = "hushed"  # the channel of those who look on, as long as the game is played
PHRASE = "\x02"  # begins a phrase of the house; `tidy` lets nobody write it
OFTEN = parse("8/10 seconds")  # by one guest
TURNING = dict.fromkeys(
    [*range(0x202A, 0x202F), *range(0x2066, 0x206A)]
)  # letters that turn the rest of a line round


@dataclass
class Room:
    """The talk of one table, while anybody is there. What was said aside during the game is held
    and counted apart: what players read, how much of it and under which numbers, must not depend on
    it."""

    table: Table
    hushed: list[int] = field(default_factory=list)  # the numbers of all lines that were said aside
    said: int = 0  # lines in all
    ears: set[Ear] = field(default_factory=set)
    lock: Lock = field(default_factory=Lock)
    _open: deque[Line] = field(
        default_factory=lambda: deque(maxlen=HELD)
    )  # the newest of either kind
    _aside: deque[Line] = field(default_factory=lambda: deque(maxlen=HELD))

    def add(self, line: Line) -> None:
        self.said = line.number + 1
        if line.channel == HUSHED:
            self.hushed.append(line.number)
            self._aside.append(line)
        else:
            self._open.append(line)

    @property
    def lines(self) -> list[Line]:
        return sorted([*self._open, *self._aside], key=lambda line: line.number)

    def count(self, *, hushed: bool) -> int:
        """How many lines there are, of those said aside or of the others."""
        return len(self.hushed) if hushed else self.said - len(self.hushed)

    def open_number(self, line: Line) -> int:
        """As it is for one who does not know of what was said aside."""
        return line.number - bisect_left(self.hushed, line.number)

    def names(self, lines: list[Line] | None = None) -> dict[str, str]:
        """By guest: everybody who sits here or has said something, of these lines or of all."""
        said = {line.guest: line.name for line in (self.lines if lines is None else lines)}
        return said | {
            chair.guest: chair.name for chair in self.table.chairs if chair.kind == "guest"
        }

    def mark(self, guest: str) -> str:
        """How a guest is called at this table, without telling who it is at another."""
        return sha256(f"{self.table.id}/{guest}".encode()).hexdigest()[:12] if guest else ""

    def guest(self, mark: str) -> str:
        found = [guest for guest in self.names() if self.mark(guest) == mark]
        if not found:
            raise Refused(Msg("house-chat-nobody"))
        return found[0]

    def nudge(self) -> None:
        for ear in self.ears:
            ear.watcher.nudge()


@dataclass(eq=False)
class Ear:
    """What one connection hears, and has heard."""

    room: Room
    watcher: Watcher
    name: str
    muted: list[str]  # guests whom it does not want to hear
    _told: int = -1  # the number of the newest line that was sent
    _manner: tuple[Any, ...] = (False, False, [], [])  # how lines were chosen when they were sent

    @property
    def is_idle(self) -> bool:
        """Nobody has said anything: so it is at most tables, with every move."""
        return (
            self._told < 0
            and not self.room.said
            and not self.muted
            and not self.room.table.silenced
        )

    def news(self) -> wire.Chat | None:
        """What was not sent yet; all over again when other lines are to be seen than before."""
        if self.is_idle:
            return None
        manner = (
            self._opened(),
            self.plays,
            self._people(self.muted),
            self._people(self.room.table.silenced),
        )
        whole = self._told < 0 or manner != self._manner
        lines = [line for line in self._heard() if whole or line.number > self._told]
        if not lines and manner[0] == self._manner[0] and manner[2:] == self._manner[2:]:
            return None
        self._told, self._manner = max([self._told, *(line.number for line in lines)]), manner
        return wire.Chat(
            whole,
            [self._shown(line) for line in lines],
            self.room.mark(self.watcher.guest),
            *manner[2:],
        )

    def _heard(self) -> list[Line]:
        return [line for line in self.room.lines if self._hears(line)][-SHOWN:]

    def _hears(self, line: Line) -> bool:
        return line.guest not in self.muted and (line.channel != HUSHED or not self._spared)

    def _opened(self) -> bool:
        """Whether there is something that a player may read now and might not before."""
        return self.room.table.stage != "playing" and bool(self.room.hushed)

    @property
    def plays(self) -> bool:
        return bool(self.room.table.seats_of(self.watcher.guest))

    @property
    def _spared(self) -> bool:
        """Whether this is one who must not learn that anything was said aside."""
        return self.plays and self.room.table.stage == "playing"

    def _people(self, guests: list[str]) -> list[wire.Person]:
        names = self.room.names(
            [line for line in self.room.lines if line.channel != HUSHED or not self._spared]
        )
        return [
            wire.Person(self.room.mark(guest), names[guest]) for guest in guests if guest in names
        ]

    def _shown(self, line: Line) -> wire.ChatLine:
        who, seat = self.room.mark(line.guest), self.room.table.seat_of(line.guest)
        channel: wire.Channel = "table" if line.channel == "table" else "watchers"
        phrase = line.text.removeprefix(PHRASE) if line.text.startswith(PHRASE) else ""
        text = "" if phrase else line.text
        number = self.room.open_number(line) if self._spared else line.number
        return wire.ChatLine(number, line.at, who, line.name, seat, channel, text, phrase)


class Chat:
    def __init__(self, house: House) -> None:
        self._house = house
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self._rate = FixedWindowRateLimiter(MemoryStorage())

    async def enter(self, table: Table, watcher: Watcher, name: str) -> Ear:
        muted = (
            list(await self._house.kept.kept("muted", watcher.guest) or []) if watcher.guest else []
        )
        async with self._loading:
            room = self._rooms.get(table.id) or await self._read(table)
            ear = Ear(room, watcher, name, muted)
            room.ears.add(ear)
            self._rooms[table.id] = room
        watcher.nudge()
        return ear

    async def _read(self, table: Table) -> Room:
        room = Room(table)
        for line in await self._house.kept.said(table.id):
            room.add(line)
        return room

    def leave(self, ear: Ear) -> None:
        ear.room.ears.discard(ear)
        if not ear.room.ears:
            self._rooms.pop(ear.room.table.id, None)

    async def obey(self, ear: Ear, message: wire.Say | wire.Mute | wire.Silence) -> None:
        match message:
            case wire.Say(text, phrase):
                await self.say(ear, text, phrase)
            case wire.Mute(who, on):
                await self.mute(ear, ear.room.guest(who), on)
            case wire.Silence(who, on):
                await self.silence(ear, ear.room.guest(who), on)

    async def say(self, ear: Ear, text: str, phrase: str) -> None:
        """Who speaks, and to whom, is looked at when it is their turn: the seat may be somebody
        else's by then."""
        room = ear.room
        said = PHRASE + phrase if phrase else tidy(text)
        async with room.lock:
            self._refuse_to_hear(ear)
            if not self._rate.hit(OFTEN, "chat", ear.watcher.guest):
                raise Refused(Msg("house-chat-often"))
            room.add(await self._house.kept.say(room.table.id, self._line(ear, said)))
        room.nudge()

    def _line(self, ear: Ear, said: str) -> Line:
        table, guest = ear.room.table, ear.watcher.guest
        seat = table.seat_of(guest)
        name = ear.name if seat is None else table.chairs[seat].name
        aside = HUSHED if table.stage == "playing" else "watchers"
        return Line(
            round(self._house.watch.now(), 3), guest, name, aside if seat is None else "table", said
        )

    def _refuse_to_hear(self, ear: Ear) -> None:
        guest, room = ear.watcher.guest, ear.room
        if not guest:
            raise Refused(Msg("house-need-name"))
        if guest in ear.room.table.silenced:
            raise Refused(Msg("house-chat-silenced"))
        if room.count(hushed=not ear.plays and room.table.stage == "playing") >= MOST:
            raise Refused(Msg("house-chat-full"))

    async def mute(self, ear: Ear, other: str, on: bool) -> None:
        """For me, at every table."""
        guest = ear.watcher.guest
        if not guest:
            raise Refused(Msg("house-need-name"))
        if other == guest:
            raise Refused(Msg("house-chat-self"))
        if (other in ear.muted) == on:
            return
        muted = ([one for one in ear.muted if one != other] + [other] * on)[-MUTED:]
        await self._house.kept.keep("muted", guest, muted)
        for one in [
            one for room in self._rooms.values() for one in room.ears if one.watcher.guest == guest
        ]:
            one.muted = muted
            one.watcher.nudge()

    async def silence(self, ear: Ear, other: str, on: bool) -> None:
        """For everybody, at this table; its host decides."""
        table, guest = ear.room.table, ear.watcher.guest
        if other == guest:
            raise Refused(Msg("house-chat-self"))
        async with table.lock:
            if guest != table.host:
                raise Refused(Msg("house-chat-host"))
            if (other in table.silenced) != on:
                await self._house.note(table, {"kind": "silence", "guest": other, "on": on})


def tidy(text: str) -> str:
    """A line as it will be shown: one line, nothing that turns others round; refused when nothing
    is left."""
    flat = "".join(
        " " if unicodedata.category(one) in ("Cc", "Cs", "Zl", "Zp") else one for one in text
    )
    said = unicodedata.normalize("NFC", flat.translate(TURNING)).strip()
    if not said.translate(BLANK).strip():
        raise Refused(Msg("house-chat-empty"))
    if len(said) > LONGEST:
        raise Refused(Msg("house-chat-long", {"most": LONGEST}))
    return said
