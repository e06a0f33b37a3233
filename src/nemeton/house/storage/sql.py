"""The book: the port, written once for both databases. Each method is one job for the clerk.
Knows statements by name; what they say in which database is settled when it is opened."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from . import forgetting
from .statements import PARTS, Texts
from .store import Conflict, Ended, Entry, Line, Listed, Snapshot, Unsaved
from .writer import Clerk, Connection, first

FORGOTTEN = (
    "forgotten"  # kept of this kind: whose cookies are refused, by the fingerprint of their id
)

PULSE = "pulse"  # and of this one: when the house last tried whether it can write
RULES = "rules"  # and of this one: by which rules the house played when it last opened


@dataclass(frozen=True, slots=True)
class Desk:
    """An open connection and the texts of all statements: what a job works with."""

    connection: Connection
    texts: Texts

    def rows(self, statement: str, /, **values: Any) -> list[tuple[Any, ...]]:
        return self.connection.rows(self.texts[statement], values)

    def one(self, statement: str, /, **values: Any) -> Any:
        """The one value of the one row; None without a row."""
        return first(self.rows(statement, **values))

    def write(self, statement: str, /, **values: Any) -> int:
        return self.connection.write(self.texts[statement], values)

    def write_once(self, statement: str, /, **values: Any) -> None:
        if not self.write(statement, **values):
            raise Conflict(f"{statement}: it is there already")

    def seat(self, table: str, guests: Iterable[str]) -> None:
        """These, and nobody else."""
        self.write("delete seats", table=table)
        for guest in sorted(set(guests) - {""}):
            self.write("sit", guest=guest, table=table)


class Book:
    def __init__(self, connection: Connection, texts: Texts) -> None:
        self._desk = Desk(connection, texts)
        self._clerk = Clerk(connection, texts["append"])

    @property
    def waiting(self) -> int:
        return self._clerk.waiting

    @property
    def lost(self) -> bool:
        return self._clerk.lost

    def be_quick(self, seconds: float) -> None:
        self._clerk.be_quick(seconds)

    def tell_trouble(self, told: Callable[[Unsaved], None]) -> None:
        self._clerk.tell_trouble(told)

    async def probe(self) -> None:
        await self._write("keep", kind=PULSE, key="house", value=_text(round(time.time())))

    def close(self) -> None:
        self._clerk.close()

    async def _rows(self, statement: str, /, **values: Any) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = await self._clerk.do(
            lambda: self._desk.rows(statement, **values)
        )
        return found

    async def _write(self, statement: str, /, **values: Any) -> int:
        written: int = await self._clerk.do(lambda: self._desk.write(statement, **values))
        return written

    # Tables and their logs.

    async def create(
        self,
        table: str,
        head: Entry,
        created: float,
        *,
        guests: Iterable[str] = (),
        public: bool = False,
    ) -> None:
        row = {"table": table, "head": _text(head), "created": created, "public": int(public)}
        sitting = list(guests)

        def work() -> None:
            self._desk.write_once("create", **row)
            self._desk.write("is due", table=table, at=0.0)
            self._desk.seat(table, sitting)

        await self._clerk.do(work)

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
        plain = not over and guests is None and public is None and not opens  # as nearly all are
        sitting = None if guests is None else list(guests)
        more = None if plain else partial(self._append_more, table, over, sitting, public, opens)
        await self._clerk.do(more, {"table": table, "seq": seq, "entry": _text(entry)})

    def _append_more(
        self, table: str, over: bool, sitting: list[str] | None, public: bool | None, opens: bool
    ) -> None:
        """In the clerk's thread: what an entry changes besides the log."""
        if opens:
            self._desk.write("is due", table=table, at=0.0)
        if over:
            self._desk.write("over", table=table)
            self._desk.write("delete due", table=table)
        if sitting is not None:
            self._desk.seat(table, sitting)
        if public is not None:
            self._desk.write("make public", table=table, public=int(public))

    async def table(self, table: str, since: int = 0) -> tuple[Entry, list[Entry]] | None:
        def work() -> tuple[str | None, list[tuple[Any, ...]]]:
            return self._desk.one("head", table=table), self._desk.rows(
                "log", table=table, since=since
            )

        head, entries = await self._clerk.do(work)
        return (
            None
            if head is None
            else (json.loads(head), [json.loads(entry) for (entry,) in entries])
        )

    async def unfinished(self, most: int) -> list[str]:
        return _ids(await self._rows("unfinished", most=most))

    async def seated(self, guest: str, *, over: bool | None = None) -> list[str]:
        if over is None:
            return _ids(await self._rows("seated", guest=guest))
        return _ids(await self._rows("seated over", guest=guest, over=int(over)))

    async def public(self, most: int = 200) -> list[str]:
        return _ids(await self._rows("public", most=most))

    async def settle(self, table: str, guests: Iterable[str], public: bool) -> None:
        sitting = list(guests)

        def work() -> None:
            self._desk.seat(table, sitting)
            self._desk.write("make public", table=table, public=int(public))

        await self._clerk.do(work)

    # When the house has to look at tables by itself.

    async def file_due(self, dues: Mapping[str, float]) -> None:
        rows = dict(dues)

        def work() -> None:
            for table, at in rows.items():
                if self._desk.one("is unfinished", table=table):
                    self._desk.write("is due", table=table, at=at)

        await self._clerk.do(work)

    async def due(
        self, last: tuple[float, str], until: float, most: int
    ) -> list[tuple[str, float]]:
        rows = await self._rows("due", at=last[0], after=last[1], until=until, most=most)
        return [(str(table), float(at)) for table, at in rows]

    async def left_open(self, after: str, most: int) -> list[str]:
        return _ids(await self._rows("left open", after=after, most=most))

    async def play_by(self, rules: Mapping[str, str]) -> None:
        said = _text(dict(sorted(rules.items())))

        def work() -> None:
            before = self._desk.one("kept", kind=RULES, key="house")
            if before not in (None, said):
                self._desk.write("open all")
            if before != said:
                self._desk.write("keep", kind=RULES, key="house", value=said)

        await self._clerk.do(work)

    # What can be made again.

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._write("keep snapshot", table=table, **snapshot._asdict())

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self._rows("snapshot", table=table)
        return Snapshot(rows[0][0], rows[0][1], bytes(rows[0][2])) if rows else None

    async def keep_review(self, table: str, review: bytes) -> None:
        await self._write("keep review", table=table, review=review)

    async def review(self, table: str) -> bytes | None:
        found = first(await self._rows("review", table=table))
        return None if found is None else bytes(found)

    async def keep_result(self, table: str, ended: float, result: Entry) -> None:
        await self._write("keep result", table=table, ended=ended, result=_text(result))

    async def results(self, guest: str, most: int = 2000) -> list[Ended]:
        rows = await self._rows("results", guest=guest, most=most)
        return [Ended(table, ended, json.loads(result)) for table, ended, result in rows]

    async def untold(self, guest: str) -> list[str]:
        return _ids(await self._rows("untold", guest=guest))

    # Chat.

    async def say(self, table: str, line: Line) -> Line:
        def work() -> Line:
            last = self._desk.one("last line", table=table)
            numbered = line._replace(number=0 if last is None else last + 1)
            self._desk.write_once("say", table=table, **numbered._asdict())
            return numbered

        said: Line = await self._clerk.do(work)
        return said

    async def said(self, table: str, since: int = 0) -> list[Line]:
        return [Line(*row) for row in await self._rows("said", table=table, since=since)]

    # Small things.

    async def keep(self, kind: str, key: str, value: Any) -> None:
        await self._write("keep", kind=kind, key=key, value=_text(value))

    async def kept(self, kind: str, key: str) -> Any:
        found = first(await self._rows("kept", kind=kind, key=key))
        return None if found is None else json.loads(found)

    async def kept_all(self, kind: str) -> dict[str, Any]:
        return {key: json.loads(value) for key, value in await self._rows("kept all", kind=kind)}

    async def drop(self, kind: str, key: str) -> None:
        await self._write("drop", kind=kind, key=key)

    # For whoever keeps the house.

    async def listed(self, most: int) -> list[Listed]:
        return [_listed(*row) for row in await self._rows("listed", most=most)]

    async def delete(self, table: str) -> bool:
        def work() -> bool:
            for part in PARTS:
                self._desk.write(f"delete {part}", table=table)
            return self._desk.write("delete", table=table) > 0

        there: bool = await self._clerk.do(work)
        return there

    async def knows(self, guest: str) -> bool:
        known: bool = await self._clerk.do(lambda: forgetting.knows(self._desk, guest))
        return known

    async def forget(self, guest: str) -> int:
        found: int = await self._clerk.do(lambda: forgetting.forget(self._desk, guest))
        await self.keep(FORGOTTEN, fingerprint(guest), True)
        return found


def fingerprint(guest: str) -> str:
    """Of a guest's id: whoever was forgotten is not remembered by it."""
    return hashlib.sha256(f"nemeton/{guest}".encode()).hexdigest()


def _text(thing: Mapping[str, Any] | Any) -> str:
    return msgspec.json.encode(thing).decode()


def _ids(rows: list[tuple[Any, ...]]) -> list[str]:
    return [str(row[0]) for row in rows]


def _listed(table: str, head: str, created: float, over: int, public: int, entries: int) -> Listed:
    return Listed(table, json.loads(head), created, bool(over), bool(public), entries)
