"""Reviews of finished games: made one at a time, in processes that give way to everybody, and kept
on disk.
One that was interrupted is not there; it is made when somebody asks again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from nemeton.engine import Msg, Refused
from nemeton.house.ops.log import diary, mark
from nemeton.house.storage import Store
from nemeton.table import wire
from nemeton.table.state import Table
from nemeton.workers import Reviewing

MOST_WAITING = 20  # games that wait for their review, or are being reviewed
SHARE = 2  # of these, asked for by one guest, or by visitors without a name from one network
NETWORK = 8  # and by all from one network


class NoReview(Refused):
    """Nobody has asked for it."""


class TooEarly(Refused):
    """The game goes on."""


class TooBusy(Refused):
    """Others have to be reviewed first."""


class Asker(NamedTuple):
    """Who asks for a review: empty without a name, and nowhere for the machine itself."""

    guest: str
    origin: str


@dataclass(slots=True)
class Making:
    """A review that is being made, or waits to be."""

    asker: Asker
    task: asyncio.Task[None] | None = None
    work: Reviewing | None = None


class Reviews:
    def __init__(self, store: Store, pace: float = 1.0) -> None:
        self._store, self._pace = store, pace
        self._making: dict[str, Making] = {}
        self._failed: set[str] = set()
        self._turn = asyncio.Lock()

    async def state(self, table: Table) -> Any:
        """How far it is: a wire.ReviewState; a ready one is passed on as it lies on disk."""
        _refuse_early(table)
        if table.id in self._making:
            work = self._making[table.id].work
            return wire.ReviewThinking(work.progress if work else 0.0)
        if kept := await self._store.review(table.id):
            return {"state": "ready", "review": msgspec.Raw(kept)}
        if table.id in self._failed:
            return wire.ReviewFailed(Msg("house-review-failed"))
        raise NoReview(Msg("house-review-none"))

    async def start(self, table: Table, by: Asker, allowed: Callable[[], None]) -> None:
        """Have it made, if it is neither there nor under way; `allowed` refuses whoever asks too
        often."""
        _refuse_early(table)
        if (
            table.id in self._making
            or await self._store.review(table.id)
            or table.id in self._making
        ):
            return
        self._refuse_beyond_share(by)
        allowed()
        self._failed.discard(table.id)
        making = self._making[table.id] = Making(by)
        making.task = asyncio.create_task(self._make(table, making))

    def _refuse_beyond_share(self, by: Asker) -> None:
        """Nobody takes all the room there is."""
        askers = [making.asker for making in self._making.values()]
        from_there = [one for one in askers if by.origin and one.origin == by.origin]
        theirs = [
            one
            for one in askers
            if one.guest == by.guest and (one.guest or one.origin == by.origin)
        ]
        if len(theirs) >= SHARE:
            raise TooBusy(Msg("house-review-share"))
        if len(askers) >= MOST_WAITING or len(from_there) >= NETWORK:
            raise TooBusy(Msg("house-review-often"))

    @property
    def waiting(self) -> int:
        return len(self._making)

    async def _make(self, table: Table, making: Making) -> None:
        try:
            async with self._turn:
                review = await self._reviewed(table, making)
            await self._store.keep_review(table.id, review)
        except (
            Exception
        ) as error:  # whatever happens to a worker or the disk: it can be asked for again
            diary.warning("review-failed", table=mark(table.id), exc_info=error)
            self._failed.add(table.id)
        finally:
            self._making.pop(table.id, None)

    async def _reviewed(self, table: Table, making: Making) -> bytes:
        assert table.match is not None, "only finished games are reviewed"
        record = table.match.record()
        with Reviewing(record, _asked(table), self._pace) as making.work:
            await asyncio.gather(*map(asyncio.wrap_future, making.work.pieces))
            return wire.encode(await asyncio.wrap_future(making.work.review()))

    async def close(self) -> None:
        tasks = [making.task for making in self._making.values() if making.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _refuse_early(table: Table) -> None:
    if table.stage != "over":
        raise TooEarly(Msg("house-review-early"))


def _asked(table: Table) -> list[int]:
    """For whom a bot says what it would have played: those who are no bots, or all where nobody
    else played."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "guest"]
    return people or list(range(len(table.chairs)))
