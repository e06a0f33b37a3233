"""The port: all that the house asks of what must survive, whichever database keeps it.
Says nothing of how; the house knows these names alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

Entry = dict[str, Any]


class Unsaved(Exception):
    """The database could not do it: it did not happen, or nobody can say whether it did."""


class Unsure(Unsaved):
    """The database has not answered: whether it has happened is found out by reading."""


class Conflict(Unsaved):
    """This number of the log, or this table, is there already."""


class InUse(Unsaved):
    """Another house is open on the same store."""


class Line(NamedTuple):
    """One line of a chat. The store gives it its number."""

    at: float
    guest: str
    name: str
    channel: str
    text: str
    number: int = -1


class Ended(NamedTuple):
    """How a table's game ended, and when."""

    table: str
    ended: float
    result: Entry


class Snapshot(NamedTuple):
    """A table as it was after `seq` entries; `stamp` names rules and code that can read it."""

    seq: int
    stamp: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Listed:
    """A table, for whoever keeps the house."""

    id: str
    head: Entry
    created: float
    over: bool
    public: bool
    entries: int


class Store(Protocol):
    """What a method has returned from is on disk. Each raises Unsaved when the database can't do
    it."""

    async def create(
        self,
        table: str,
        head: Entry,
        created: float,
        *,
        guests: Iterable[str] = (),
        public: bool = False,
    ) -> None:
        """A new table, who sits there, and whether it stands in the lobby; Conflict when there is
        one of that id."""

    async def append(
        self,
        table: str,
        seq: int,
        entry: Entry,
        *,
        over: bool = False,
        guests: Iterable[str] | None = None,
        public: bool | None = None,
        opens: bool = False,
    ) -> None:
        """Entry number `seq`; Conflict when that number is taken. `over` with the entry that ends
        the game; `guests`, where that changes, who sit there from now on; `public` likewise.
        `opens`: from now on the table is due whenever the house opens, until it is filed otherwise;
        a new table is so from the first."""

    async def table(self, table: str, since: int = 0) -> tuple[Entry, list[Entry]] | None:
        """A table's head and its log, from that number on; None when there is no such table."""

    async def unfinished(self, most: int) -> list[str]:
        """The newest tables where something may still happen."""

    async def seated(self, guest: str, *, over: bool | None = None) -> list[str]:
        """The tables where a guest has a seat, the newest first: all, or those that are over, or
        those that are not."""

    async def public(self, most: int = 200) -> list[str]:
        """The newest tables of the lobby that are not over."""

    async def settle(self, table: str, guests: Iterable[str], public: bool) -> None:
        """Who sits there now and whether it is public, where no entry said so."""

    # When the house has to look at tables by itself.

    async def file_due(self, dues: Mapping[str, float]) -> None:
        """By table that is not over: the next moment, or 0 for whenever the house opens."""

    async def due(
        self, last: tuple[float, str], until: float, most: int
    ) -> list[tuple[str, float]]:
        """Tables with their moments, in order: those after the last one that was given, until that
        moment."""

    async def left_open(self, after: str, most: int) -> list[str]:
        """Tables that are due whenever the house opens, by id, after that one."""

    async def play_by(self, rules: Mapping[str, str]) -> None:
        """By game, the version of its rules. Where it was another last time, every unfinished table
        is due at once."""

    # What can be made again.

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """In place of the one before."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest."""

    async def keep_review(self, table: str, review: bytes) -> None:
        """In place of the one before."""

    async def review(self, table: str) -> bytes | None:
        """The review of a table's game, JSON, where one was made."""

    async def keep_result(self, table: str, ended: float, result: Entry) -> None:
        """How a table's game ended, in place of the one before."""

    async def results(self, guest: str, most: int = 2000) -> list[Ended]:
        """Of the games where a guest has a seat, the last that ended first."""

    async def untold(self, guest: str) -> list[str]:
        """The tables where a guest has a seat that are over and whose result is not kept, the
        newest first."""

    # Chat.

    async def say(self, table: str, line: Line) -> Line:
        """The line with its number: 0, 1, 2 … at each table."""

    async def said(self, table: str, since: int = 0) -> list[Line]:
        """The lines from that number on."""

    # Small things.

    async def keep(self, kind: str, key: str, value: Any) -> None:
        """A small thing that JSON can say, in place of the one before."""

    async def kept(self, kind: str, key: str) -> Any:
        """The thing; None when there is none."""

    async def kept_all(self, kind: str) -> dict[str, Any]:
        """Everything of a kind, by key."""

    async def drop(self, kind: str, key: str) -> None:
        """Gone, if it was there."""

    # For whoever keeps the house.

    async def listed(self, most: int) -> list[Listed]:
        """The newest tables."""

    async def delete(self, table: str) -> bool:
        """All that is known of a table; whether there was one."""

    async def knows(self, guest: str) -> bool:
        """Whether anything at all names the guest."""

    async def forget(self, guest: str) -> int:
        """All that is known of a guest: nameless from now on wherever it sat. Gives the number of
        those tables."""

    # Its health.

    async def probe(self) -> None:
        """Something small is written, to see whether that can be done."""

    @property
    def waiting(self) -> int:
        """Jobs that nobody has begun."""

    @property
    def lost(self) -> bool:
        """Whether another house was found to have taken the store over."""

    def be_quick(self, seconds: float) -> None:
        """From now on whoever has waited for so long is told that it could not be done; nothing is
        waited for without limit, closing included."""

    def tell_trouble(self, told: Callable[[Unsaved], None]) -> None:
        """Whom to tell, in the loop, whenever the database could not do something."""

    def close(self) -> None:
        """Once everything that waits is done, if that can be done in time."""
