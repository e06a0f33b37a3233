"""Who has left in the middle of a game: a bot stands in when a guest was away for longer than the table's patience,
and leaves as soon as the guest is back. Never plays at a table that all people have left (decision 30).
Before the game: a host who does not come back is not waited for for ever."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from nemeton.bots import level_of
from nemeton.engine import Msg, Refused

from . import arranging, motions, wire
from .diary import diary, kind, mark
from .storage import Entry
from .table import Chair, Table

if TYPE_CHECKING:
    from .house import House

LONGEST = 30 * 24 * 3600  # seconds of patience
HOSTLESS = 600.0  # seconds: whoever waits for so long at a table whose host is away is its host then
AGAIN = 1.0  # seconds until what could not be written down is tried again


def checked(settings: wire.Settings) -> wire.Settings:
    """Refuses a bot that does not exist, and a patience that is none."""
    if settings.stand_in:
        level_of(settings.stand_in)
    if not 0 <= settings.patience <= LONGEST:
        raise Refused(Msg("house-patience-bad", {"most": LONGEST // (24 * 3600)}))
    return settings


class Leavers:
    def __init__(self, house: House) -> None:
        self._house = house
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def close(self) -> list[asyncio.Task[None]]:
        """What has to be waited for."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks.values():
            task.cancel()
        return list(self._tasks.values())

    def look(self, table: Table) -> None:
        """Who is gone, and since when; and see to what follows from it."""
        if table.id not in self._timers and _is_quiet(table):
            return
        now = self._house.watch.now()
        away = [seat for seat in table.taken() if not table.is_here(seat)]
        table.gone = {seat: table.gone.get(seat, now) for seat in away}
        absent = {seat for seat, since in table.gone.items() if now - since >= table.settings.patience}
        if absent != table.absent:
            table.absent = absent
            table.changed()
        self._look_again(table, now)
        due = _changes(table) or motions.due(table) or _heir(table, now)
        if due and table.id not in self._tasks:
            self._tasks[table.id] = task = asyncio.create_task(self._see_to(table))
            task.add_done_callback(lambda _: self._seen_to(table))

    def _look_again(self, table: Table, now: float) -> None:
        """When the next one's time is up, if anybody is there to wait for it."""
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        moments = _moments(table)
        if moments and table.attended():
            left = max(0.0, min(moments) - now)
            self._timers[table.id] = asyncio.get_running_loop().call_later(left, self.look, table)

    async def _see_to(self, table: Table) -> None:
        refused = await self._seen(table)
        if refused is not None:
            diary.warning("leaver-not-saved", table=mark(table.id), error=kind(refused))
            await asyncio.sleep(AGAIN)

    async def _seen(self, table: Table) -> Refused | None:
        """Why it could not be written down."""
        try:
            async with table.lock:
                for entry in _changes(table):
                    await self._house.note(table, entry)
                if heir := _heir(table, self._house.watch.now()):
                    await arranging.pass_on(self._house, table, heir)
            await self._house.motions.settle(table)
        except Refused as refused:
            return refused
        return None

    def _seen_to(self, table: Table) -> None:
        """Perhaps somebody else has left meanwhile."""
        task = self._tasks.pop(table.id)
        if task.cancelled():
            return
        if error := task.exception():
            diary.error("leaver-failed", table=mark(table.id), exc_info=error)
            return
        self._house.wake(table)
        self._house.forget(table)

    def busy(self, table: Table) -> bool:
        """Whether something is being written down for the table."""
        return table.id in self._tasks


def _is_quiet(table: Table) -> bool:
    """Whether nobody is or was away and nothing is asked: so it is at most tables, with every move."""
    if table.gone or table.absent or table.motion is not None:
        return False
    here = {watcher.guest for watcher in table.watchers} - {""}
    return all(not chair.stand_in and chair.guest in here for chair in table.chairs if chair.kind == "guest")


def _changes(table: Table) -> list[Entry]:
    """Guests who are back have their seat at once; bots stand in for those who are waited for."""
    stand_ins = {**dict.fromkeys(_returned(table), ""), **dict.fromkeys(_waited_for(table), table.settings.stand_in)}
    return [{"kind": "stand-in", "seat": seat, "level": level} for seat, level in stand_ins.items()]


def _returned(table: Table) -> list[int]:
    """Whose time was over says so, or comes in anew: to be here is not enough."""
    chairs = table.chairs
    return [s for s in table.taken() if chairs[s].stand_in and not chairs[s].overdue and table.is_here(s)]


def _waited_for(table: Table) -> list[int]:
    """Those whose turn it is and who have been away for long, while somebody else is there."""
    if table.match is None or table.stage != "playing" or table.paused or not table.settings.stand_in:
        return []
    missed = [seat for seat in table.match.actors if seat in table.absent and not table.chairs[seat].stand_in]
    return missed if table.attended() else []


def _moments(table: Table) -> list[float]:
    """When somebody who is away has been away for long."""
    if table.stage == "playing":
        return [since + table.settings.patience for seat, since in table.gone.items() if seat not in table.absent]
    return [since + HOSTLESS] if (since := _hostless(table)) is not None else []


def _hostless(table: Table) -> float | None:
    """Since when a table that waits has been without its host; one over days has time."""
    mine = table.seats_of(table.host)
    if (
        table.stage != "waiting"
        or table.settings.clock.kind == "days"
        or not mine
        or not table.gone.keys() >= set(mine)
    ):
        return None
    return max(table.gone[seat] for seat in mine)


def _heir(table: Table, now: float) -> Chair | None:
    """Who is there, when the host has been away for long."""
    since = _hostless(table)
    if since is None or now - since < HOSTLESS:
        return None
    return next((table.chairs[seat] for seat in table.taken() if table.is_here(seat)), None)
