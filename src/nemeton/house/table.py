"""A table: who sits there, the match that is played, and who looks on. Changed by entries of its log alone.
Reading a log again gives the same table; docs/architecture.md lists the kinds of entries. Each says when (`at`)."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from secrets import compare_digest
from typing import Any, Literal, Protocol

import msgspec

from nemeton.engine import Msg, Viewer, awaits
from nemeton.games import load
from nemeton.match import Match

from . import parties, shown
from .store import Entry
from .wire import Settings, Stage

NEWS = 12  # words that are kept
SHOWN_OUT = 4403  # why the house hangs up on who may not look on


@dataclass(slots=True)
class Chair:
    kind: Literal["guest", "bot", "open"]
    guest: str = ""
    name: str = ""
    level: str = ""
    party: str = ""  # what was chosen; empty for what is left, and in tables of an older house
    stand_in: str = ""  # the level of the bot that plays while the guest is away
    key: str = ""  # of the seat's own link; empty where anyone may sit down

    @property
    def thinker(self) -> str:
        """The level of the bot that decides here now; empty where a guest does."""
        return self.level or self.stand_in


class Watcher(Protocol):
    """A connection, as the table knows it."""

    viewer: Viewer
    guest: str  # empty for one without a name
    key: str  # of a seat's own link; empty without one

    def nudge(self) -> None:
        """Something has changed."""

    def hang_up(self, reason: Msg, code: int) -> None:
        """Say why, and go."""


@dataclass
class Table:
    id: str
    head: Entry  # game, seed, salt; chairs and settings as they were wished for; options and host as they are now
    chairs: list[Chair]
    match: Match | None = None
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
    arranged: bool = False  # by the host, who begins then
    barred: set[str] = field(default_factory=set)  # guests who may not come back
    news: deque[Msg] = field(default_factory=lambda: deque(maxlen=NEWS))
    since: float = 0.0  # when it was opened, then when it began
    advised: Counter[int] = field(default_factory=Counter)  # by seat: how often it asked a bot
    _sent: dict[tuple[Viewer, str, int | None, int], bytes] = field(default_factory=dict)
    _asked: dict[int, int] = field(default_factory=dict)  # by seat: since when it is asked the same question

    @classmethod
    def opened(cls, table: str, head: Entry, log: Iterable[Entry] = ()) -> Table:
        chairs, settings = head["chairs"], msgspec.convert(head.get("settings", {}), Settings)
        made = cls(table, head, [Chair(**chair) for chair in chairs], settings=settings, since=head.get("at", 0.0))
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
            self.news.extend(msgspec.convert(word, Msg) for word in entry.get("told", ()))
            self._show_out()
        self._written(entry.get("at", 0.0))

    def _note(self, entry: Entry) -> None:
        """Everything but a move."""
        match entry:
            case {"kind": "sit", "seat": seat, "guest": guest, "name": name}:
                key = self.chairs[seat].key
                self.chairs[seat] = Chair("guest", guest, name, party=entry.get("party", ""), key=key)
                self.arranged = False
            case {"kind": "start"}:
                self.match = self.dealt(entry["setup"])
                self.since = entry.get("at", 0.0)
                self.news.clear()
            case {"kind": "arrange"}:
                self._arrange(entry)
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

    def _arrange(self, entry: Entry) -> None:
        """All chairs and options as they are from now on, who hosts, and who may not come back."""
        self.chairs = [Chair(**chair) for chair in entry["chairs"]]
        self.head = {**self.head, **{word: entry[word] for word in ("options", "chosen", "host")}}
        self.barred |= set(entry["barred"])
        self.arranged = True
        for watcher in self.watchers:
            if watcher.viewer not in self.seats_of(watcher.guest):
                watcher.viewer = self.seat_of(watcher.guest)

    def _show_out(self) -> None:
        """Who may not look on any more goes, before anything is shown."""
        for watcher in list(self.watchers):
            if reason := self.closed_to(watcher.guest, watcher.key):
                self.watchers.discard(watcher)
                watcher.hang_up(reason, SHOWN_OUT)

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
        if self.abandoned:
            return "abandoned"
        if self.match is None:
            return "waiting"
        return "playing" if self.match.actors else "over"

    def open_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def free_seats(self) -> list[int]:
        """Open to anyone."""
        return [seat for seat in self.open_seats() if not self.chairs[seat].key]

    def invited(self, key: str) -> int | None:
        """The open seat that a key leads to."""
        given = key.encode(errors="replace")  # digests of text would be refused beyond ASCII
        ours = [seat for seat in self.open_seats() if key and compare_digest(self.chairs[seat].key.encode(), given)]
        return next(iter(ours), None)

    def ready(self) -> bool:
        """Whether it begins by itself: it was full when it was opened, or the last seat was taken."""
        if self.stage != "waiting" or self.open_seats():
            return False
        return self.seq == 0 or (self.settings.when_full and not self.arranged)

    def closed_to(self, guest: str, key: str = "") -> Msg | None:
        """Why a visitor may not even look at this table; None for whoever may."""
        if guest and (guest == self.host or self.seats_of(guest)):
            return None
        if guest in self.barred:
            return Msg("house-kicked")
        may_sit = self.stage == "waiting" and (self.free_seats() or self.invited(key) is not None)
        return None if may_sit or self.settings.spectators else Msg("house-no-spectators")

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

    def colour(self, seat: int) -> int:
        """The number of the colour, sign and pattern that a seat is drawn with."""
        party = self.parties()[seat]
        return load(self.head["game"]).about.parties.index(party) if party else seat

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
        key = watcher.viewer, known, self.invited(watcher.key), log_start
        if key not in self._sent:
            self._sent[key] = shown.message(self, *key)
        return self._sent[key]

    def _is_known(self, guest: str) -> bool:
        """Whether a guest has anything to say here: strangers all see the same."""
        return guest == self.host or bool(self.seats_of(guest))

    @property
    def chosen(self) -> dict[str, str]:
        """The options that were asked for; the company may set others. Tables of an older house lack them."""
        asked: dict[str, str] = self.head["chosen"] if "chosen" in self.head else self.head["options"]
        return asked

    @property
    def host(self) -> str:
        return str(self.head["host"])

    def lines(self, viewer: Viewer) -> list[Msg]:
        return [] if self.match is None else self.match.log(viewer)
