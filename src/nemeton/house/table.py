"""A table: who sits there, the match that is played, and who looks on. Changed by entries of its log alone.
Reading a log again gives the same table; docs/architecture.md lists the kinds of entries. Each says when (`at`)."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import msgspec

from nemeton.engine import Msg, Viewer, awaits
from nemeton.games import load
from nemeton.match import Match, replay

from . import parties, shown
from .store import Entry
from .wire import Origin, Settings, Stage


@dataclass(slots=True)
class Chair:
    kind: Literal["guest", "bot", "open"]
    guest: str = ""
    name: str = ""
    level: str = ""
    party: str = ""  # what was chosen; empty for what is left, and in tables of an older house
    stand_in: str = ""  # the level of the bot that plays while the guest is away

    @property
    def thinker(self) -> str:
        """The level of the bot that decides here now; empty where a guest does."""
        return self.level or self.stand_in


class Watcher(Protocol):
    """A connection, as the table knows it."""

    viewer: Viewer
    guest: str  # empty for one without a name

    def nudge(self) -> None:
        """Something has changed."""

    def hang_up(self, reason: Msg, code: int) -> None:
        """Say why, and go."""


@dataclass
class Table:
    id: str
    head: Entry  # game, options, seed, salt, chairs and settings as they were wished for, host; a record to begin with
    chairs: list[Chair]
    match: Match | None = None
    given: Match | None = None  # the record to begin with, played again
    next: str | None = None
    seq: int = 0  # entries in the log
    version: int = 0  # grows with every change that viewers can see
    watchers: set[Watcher] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    deeds: set[asyncio.Task[Any]] = field(default_factory=set)  # what is being done here
    at: float = 0.0  # when the last entry was written
    paused: bool = False
    abandoned: bool = False
    settings: Settings = field(default_factory=Settings)
    advised: Counter[int] = field(default_factory=Counter)  # by seat: how often it asked a bot
    _sent: dict[tuple[Viewer, str, int], bytes] = field(default_factory=dict)
    _asked: dict[int, int] = field(default_factory=dict)  # by seat: since when it is asked the same question

    @classmethod
    def opened(cls, table: str, head: Entry, log: Iterable[Entry] = ()) -> Table:
        chairs, settings = head["chairs"], msgspec.convert(head.get("settings", {}), Settings)
        made = cls(table, head, [Chair(**chair) for chair in chairs], settings=settings)
        for entry in log:
            made.take(entry)
        return made

    # Changes.

    def take(self, entry: Entry) -> None:
        """An entry that is on disk becomes true."""
        if entry["kind"] == "move":
            self._follow(self.ahead(entry["seat"], entry["action"], entry["chance"]))
        else:
            self._go_on_asking()
            self._note(entry)
        self._written(entry.get("at", 0.0))

    def _note(self, entry: Entry) -> None:
        """Everything but a move."""
        match entry:
            case {"kind": "sit", "seat": seat, "guest": guest, "name": name}:
                self.chairs[seat] = Chair("guest", guest, name, party=entry.get("party", ""))
            case {"kind": "start"}:
                self.match = self.dealt(entry["setup"])
            case {"kind": "advice", "seat": seat}:
                self.advised[seat] += 1
            case {"kind": "next", "table": table}:
                self.next = table
            case {"kind": "settings", "settings": settings}:
                self.settings = msgspec.convert(settings, Settings)
            case {"kind": "stand-in", "seat": seat, "level": level}:  # without a level the guest is back
                self.chairs[seat].stand_in = level
            case {"kind": "pause" | "resume" as kind}:
                self.paused = kind == "pause"
            case {"kind": "undo", "seat": seat}:
                self._take_back(seat)
            case {"kind": "abandon"}:
                self.abandoned = True
            case _:
                raise ValueError(f"no such entry: {entry}")

    def adopt(self, match: Match, at: float) -> None:
        """A move that was played ahead and is on disk now."""
        self._follow(match)
        self._written(at)

    def _written(self, at: float) -> None:
        self.seq += 1
        self.at = max(self.at, at)
        self.changed()

    def _take_back(self, seat: int) -> None:
        """The last move never counted; everybody is asked anew."""
        assert self.match is not None, "not started"
        match = self.match.clone()
        match.undo(seat, agreed=True)
        self.match, self._asked = match, {}

    def _go_on_asking(self) -> None:
        """Whoever is asked something is still asked the same: only moves change that."""
        actors = self.match.actors if self.match else ()
        self._asked = {actor: self.prompt(actor) for actor in actors}

    def _follow(self, match: Match) -> None:
        """One more move. A question stays the same while others answer theirs."""
        assert self.match is not None, "not started"
        asked = [seat for seat in self.match.actors if seat in match.actors and seat != match.moves[-1].seat]
        same = {seat for seat in asked if self.match.legal(seat) == match.legal(seat)}
        self._asked = {seat: self.prompt(seat) for seat in same}
        self.match = match

    def dealt(self, setup: Iterable[str] = ()) -> Match:
        head = self.head
        if "record" in head:
            self.given = self.given or replay(head["record"])
            return self.given.clone()
        return Match(
            load(head["game"]), len(self.chairs), head["options"], seed=head["seed"], salt=head["salt"], script=setup
        )

    def ahead(self, seat: int, action: Iterable[str], chance: Iterable[str] = ()) -> Match:
        """The match after one more move, on a copy: nothing is true before it is on disk."""
        assert self.match is not None, "not started"
        match = self.match.clone()
        match.play(seat, tuple(action), script=chance)
        return match

    def changed(self) -> None:
        self.version += 1
        self._sent.clear()
        for watcher in self.watchers:
            watcher.nudge()

    # Questions.

    def prompt(self, viewer: Viewer) -> int:
        """The number of what is asked; another one when another thing is asked."""
        return self.seq if viewer is None else self._asked.get(viewer, self.seq)

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "waiting"
        if self.abandoned:
            return "abandoned"
        return "playing" if self.match.actors else "over"

    def open_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def seats_of(self, guest: str) -> list[int]:
        """Where a guest sits; nowhere for one who only looks on."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "guest" and chair.guest == guest]

    def seat_of(self, guest: str) -> int | None:
        """The first seat of a guest."""
        return next(iter(self.seats_of(guest)), None)

    def held(self) -> list[str]:
        """By seat, the party that was chosen."""
        return [chair.party for chair in self.chairs]

    def parties(self) -> list[str]:
        """By seat, the party that it plays for; until the match begins some of them may still change."""
        return parties.shared(load(self.head["game"]).about.parties, self.held())

    def bot_to_act(self) -> int | None:
        if self.match is None or self.stage != "playing" or self.paused:
            return None
        return next((seat for seat in self.match.actors if self.chairs[seat].thinker), None)

    def bots_in_a_row(self) -> int:
        """How many actions of bots somebody at the table has seen since anybody else acted."""
        if self.match is None or all(chair.thinker for chair in self.chairs):
            return 0
        seats = [move.seat for move in self.match.moves]
        guests = (ago for ago, seat in enumerate(reversed(seats)) if not self.chairs[seat].thinker)
        return next(guests, len(seats))

    def choices(self, seat: int) -> int:
        return 0 if self.match is None else len(self.match.legal(seat))

    def sealed(self, seat: int) -> bool:
        """Whether a sealed ballot asks the seat: then how many choices it has is a secret."""
        return self.match is not None and awaits(self.match.seen(seat), seat)

    def excused(self) -> list[int]:
        """Guests at the table of whom a sealed ballot asks something to which they have one answer only."""
        if self.match is None or self.stage != "playing" or self.paused:
            return []
        here = {watcher.viewer for watcher in self.watchers}
        asked = [seat for seat in self.match.actors if seat in here and not self.chairs[seat].thinker]
        return [seat for seat in asked if self.choices(seat) == 1 and self.sealed(seat)]

    def shown_to(self, watcher: Watcher, log_start: int) -> bytes:
        """The table message for a watcher; made once for all who may know the same and have seen as much."""
        known = watcher.guest if self._is_known(watcher.guest) else ""
        key = watcher.viewer, known, log_start
        if key not in self._sent:
            self._sent[key] = shown.message(self, watcher.viewer, known, log_start)
        return self._sent[key]

    def _is_known(self, guest: str) -> bool:
        """Whether a guest has anything to say here: strangers all see the same."""
        return guest == self.host or bool(self.seats_of(guest))

    @property
    def origin(self) -> Origin | None:
        return msgspec.convert(self.head["origin"], Origin) if "origin" in self.head else None

    @property
    def host(self) -> str:
        return str(self.head["host"])

    def lines(self, viewer: Viewer) -> list[Msg]:
        return [] if self.match is None else self.match.log(viewer)
