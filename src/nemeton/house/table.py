"""A table: who sits there, the match that is played, and who looks on. Changed by entries of its log alone.
Entries: sit, start, move, advice, next. Reading a log again gives the same table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from nemeton.engine import Msg, Viewer, awaits
from nemeton.games import load
from nemeton.match import Match

from . import pages, parties, wire
from .store import Entry

Stage = Literal["waiting", "playing", "over"]


@dataclass(slots=True)
class Chair:
    kind: Literal["guest", "bot", "open"]
    guest: str = ""
    name: str = ""
    level: str = ""
    party: str = ""  # what was chosen; empty for what is left, and in tables of an older house


class Watcher(Protocol):
    """A connection, as the table knows it."""

    viewer: Viewer

    def nudge(self) -> None:
        """Something has changed."""

    def hang_up(self, reason: Msg, code: int) -> None:
        """Say why, and go."""


@dataclass
class Table:
    id: str
    head: Entry  # game, options, seed, salt, chairs as they were wished for, host
    chairs: list[Chair]
    match: Match | None = None
    next: str | None = None
    seq: int = 0  # entries in the log
    version: int = 0  # grows with every change that viewers can see
    watchers: set[Watcher] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    deeds: set[asyncio.Task[Any]] = field(default_factory=set)  # what is being done here
    advised: Counter[int] = field(default_factory=Counter)  # by seat: how often it asked a bot
    _sent: dict[tuple[Viewer, int], bytes] = field(default_factory=dict)
    _asked: dict[int, int] = field(default_factory=dict)  # by seat: since when it is asked the same question

    @classmethod
    def opened(cls, table: str, head: Entry, log: Iterable[Entry] = ()) -> Table:
        made = cls(table, head, [Chair(**chair) for chair in head["chairs"]])
        for entry in log:
            made.take(entry)
        return made

    # Changes.

    def take(self, entry: Entry) -> None:
        """An entry that is on disk becomes true."""
        match entry:
            case {"kind": "sit", "seat": seat, "guest": guest, "name": name}:
                self.chairs[seat] = Chair("guest", guest, name, party=entry.get("party", ""))
            case {"kind": "start"}:
                self.match = self.dealt(entry["setup"])
            case {"kind": "move"}:
                self._follow(self.ahead(entry["seat"], entry["action"], entry["chance"]))
            case {"kind": "advice", "seat": seat}:
                self._advise(seat)
            case {"kind": "next", "table": table}:
                self.next = table
            case _:
                raise ValueError(f"no such entry: {entry}")
        self.seq += 1
        self.changed()

    def adopt(self, match: Match) -> None:
        """A move that was played ahead and is on disk now."""
        self._follow(match)
        self.seq += 1
        self.changed()

    def _advise(self, seat: int) -> None:
        """A seat asked a bot: nobody is asked anything else because of it."""
        actors = self.match.actors if self.match else ()
        self._asked = {actor: self.prompt(actor) for actor in actors}
        self.advised[seat] += 1

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
        if self.match is None:
            return "waiting"
        return "playing" if self.match.actors else "over"

    def open_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits; None for one who only looks on."""
        return next((seat for seat, c in enumerate(self.chairs) if c.kind == "guest" and c.guest == guest), None)

    def held(self) -> list[str]:
        """By seat, the party that was chosen."""
        return [chair.party for chair in self.chairs]

    def parties(self) -> list[str]:
        """By seat, the party that it plays for; until the match begins some of them may still change."""
        return parties.shared(load(self.head["game"]).about.parties, self.held())

    def bot_to_act(self) -> int | None:
        if self.match is None:
            return None
        return next((seat for seat in self.match.actors if self.chairs[seat].kind == "bot"), None)

    def bots_in_a_row(self) -> int:
        """How many actions of bots somebody at the table has seen since anybody else acted."""
        if self.match is None or all(chair.kind == "bot" for chair in self.chairs):
            return 0
        seats = [move.seat for move in self.match.moves]
        guests = (ago for ago, seat in enumerate(reversed(seats)) if self.chairs[seat].kind == "guest")
        return next(guests, len(seats))

    def choices(self, seat: int) -> int:
        return 0 if self.match is None else len(self.match.legal(seat))

    def sealed(self, seat: int) -> bool:
        """Whether a sealed ballot asks the seat: then how many choices it has is a secret."""
        return self.match is not None and awaits(self.match.seen(seat), seat)

    def excused(self) -> list[int]:
        """Guests at the table of whom a sealed ballot asks something to which they have one answer only."""
        if self.match is None:
            return []
        here = {watcher.viewer for watcher in self.watchers}
        asked = [seat for seat in self.match.actors if seat in here and self.chairs[seat].kind == "guest"]
        return [seat for seat in asked if self.choices(seat) == 1 and self.sealed(seat)]

    def shown_to(self, viewer: Viewer, log_start: int) -> bytes:
        """The table message for a viewer; made once for all who have seen as much."""
        key = viewer, log_start
        if key not in self._sent:
            self._sent[key] = wire.encode(self._message(viewer, log_start))
        return self._sent[key]

    def lines(self, viewer: Viewer) -> list[Msg]:
        return [] if self.match is None else self.match.log(viewer)

    def _message(self, viewer: Viewer, log_start: int) -> wire.Table:
        match = self.match
        return wire.Table(
            id=self.id,
            game=self.head["game"],
            outlines=pages.outlines_at(self.head["game"]),
            options=self.head["options"],
            you=viewer,
            seats=[self._seating(seat, party) for seat, party in enumerate(self.parties())],
            stage=self.stage,
            prompt=self.prompt(viewer),
            scene=None if match is None else match.scene(viewer),
            log=self.lines(viewer)[log_start:],
            log_start=log_start,
            actors=[] if match is None else list(match.actors),
            result=None if match is None else match.result,
            next=self.next,
            watchers=sum(watcher.viewer is None for watcher in self.watchers),
        )

    def _seating(self, seat: int, party: str) -> wire.Seating:
        chair = self.chairs[seat]
        here = chair.kind == "bot" or any(watcher.viewer == seat for watcher in self.watchers)
        colour = load(self.head["game"]).about.parties.index(party) if party else seat
        settled = party if chair.party or self.match else ""
        return wire.Seating(chair.kind, chair.name, chair.level, here, settled, colour, self.advised[seat])
