"""When the house has to look at a table by itself: a clock runs out, a bot is to move, or nobody
comes any more.
Kept in the store, so that after a restart it looks at those tables and at no others (decision
48)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nemeton.engine import Refused
from nemeton.house.ops.log import diary, kind, mark
from nemeton.house.play import auto_answers
from nemeton.house.storage import Unsaved
from nemeton.table import timing
from nemeton.table.state import Table

if TYPE_CHECKING:
    from nemeton.house.house import House

DAY: Final = 24 * 3600.0
A_WEEK: Final = (
    7 * DAY
)  # for a table that is found to be old when the house opens: it is not put away at once
TOGETHER: Final = (
    1.0  # seconds in which tables that leave memory are gathered, to be filed together
)
OPEN: Final = (
    0.0  # due whenever the house opens: something was done there, or is to be done at once
)


class Dues:
    def __init__(self, house: House) -> None:
        self._house = house
        self._left: dict[str, float] = {}  # tables that have left memory, and when they are due
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # Filing.

    def file(self, table: Table) -> None:
        """A table leaves memory. What is on disk says that it is open, or was not looked at for
        long: that is over."""
        if moments := self._moments([table]):
            table.open = table.seen = False
            self._left |= moments
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(TOGETHER, self._begin)

    def _begin(self) -> None:
        self._timer = None
        task = asyncio.create_task(self.flush())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def flush(self) -> None:
        """Those that somebody has opened again stay as they are: open."""
        left = {
            table: moment for table, moment in self._left.items() if table not in self._house.tables
        }
        self._left.clear()
        await self._write(left)

    async def _write(self, left: dict[str, float]) -> None:
        if not left:
            return
        try:
            await self._house.store.file_due(left)
        except Unsaved as error:  # they are looked at when the house opens next
            diary.warning("not-filed", tables=len(left), error=kind(error))

    async def close(self) -> None:
        """All that are still in memory, too: the next house need not look at them."""
        if self._timer is not None:
            self._timer.cancel()
        await self._write(self._left | self._moments(self._house.tables.values()))
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _moments(self, tables: Iterable[Table]) -> dict[str, float]:
        """Of those that have to be filed anew."""
        found = [(table.id, self.moment(table)) for table in tables if table.open or table.seen]
        return {table: moment for table, moment in found if moment is not None}

    # The rule.

    def moment(self, table: Table) -> float | None:
        """The next at which something happens by itself; None where nothing ever will."""
        if table.stage in ("over", "abandoned"):
            return None
        if (
            table.hold is not None
            or table.ready()
            or table.bot_to_act() is not None
            or auto_answers.due(table)
        ):
            return OPEN
        moments = [self._old_at(table)]
        if table.clock is not None and table.clock.pace.kind == "days":
            moments += table.clock.ends().values()
        if (end := timing.question_end(table)) is not None:
            moments.append(end)
        return max(min(moments), 1.0)

    def _old_at(self, table: Table) -> float:
        """Counted from the last that was done there, or from now for a table that somebody has just
        looked at. One that is older already has another week."""
        now, days = self._house.watch.now(), self._days(table)
        at = now if table.seen else max(table.at, table.since)
        return max(at + days * DAY, now + min(A_WEEK, days * DAY))

    def _days(self, table: Table) -> float:
        limits = self._house.room.limits
        return limits.waiting_days if table.stage == "waiting" else limits.playing_days

    async def put_away(self, table: Table, moment: float) -> None:
        """Its moment has come: where nothing has happened since, it is closed. What was played
        there can be read. A house that was closed for long, or whose clock has leapt, finds it too
        late: its people have another week."""
        if not self._is_old(table) or self._house.watch.now() - moment > A_WEEK:
            return
        try:
            await self._house.whole(table, self._put_away(table))
        except Refused as refused:  # held, or not saved: it is tried again
            diary.warning("not-put-away", table=mark(table.id), reason=refused.reason.key)

    async def _put_away(self, table: Table) -> None:
        async with table.lock:
            if self._is_old(table):
                await self._house.note(table, {"kind": "abandon", "old": True}, over=True)

    def _is_old(self, table: Table) -> bool:
        if (
            not self._house.room.limits.puts_away
            or table.watchers
            or self.moment(table) in (None, OPEN)
        ):
            return False
        if table.clock is not None and table.clock.pace.kind == "days" and table.clock.since:
            return False  # its clock goes on, and ends it
        if timing.question_end(table) is not None:
            return False
        return max(table.at, table.since) + self._days(table) * DAY <= self._house.watch.now()
