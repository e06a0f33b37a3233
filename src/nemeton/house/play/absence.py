"""Who has left in the middle of a game: a bot stands in when a guest was away for longer than the
table's patience, and leaves as soon as the guest is back. Never plays at a table that all people
have left (decision 30).
Before the game: a host who does not come back is not waited for for ever."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from nemeton.bots import level_of
from nemeton.engine import Msg, Refused
from nemeton.house.ops.log import diary, kind, mark
from nemeton.house.storage import Entry
from nemeton.table import patience, wire
from nemeton.table.state import Chair, Table

from . import arranging, votes

if TYPE_CHECKING:
    from nemeton.house.house import House

HOSTLESS = (
    600.0  # seconds: whoever waits for so long at a table whose host is away is its host then
)
AGAIN = 1.0  # seconds until what could not be written down is tried again


def checked(settings: wire.Settings) -> wire.Settings:
    """Refuses a bot that does not exist, and a patience that is none; too little of it becomes the
    least."""
    if settings.stand_in:
        level_of(settings.stand_in)
    if not 0 <= settings.patience <= patience.LONGEST:
        raise Refused(Msg("house-patience-bad", {"most": patience.LONGEST // patience.DAY}))
    return msgspec.structs.replace(settings, patience=patience.of(settings))


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
        table.returned = {
            seat for seat in table.taken() if _is_about(table, seat) and _was_here(table, seat)
        }
        long_ago, unheard = now - patience.of(table.settings), _unheard(table, now)
        absent = {seat for seat, since in table.gone.items() if since <= long_ago}
        if (absent, unheard) != (table.absent, table.unheard):
            table.absent, table.unheard = absent, unheard
            table.changed()
        self._look_again(table, now)
        due = _changes(table) or votes.due(table) or _heir(table, now)
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
    if (
        table.gone
        or table.absent
        or table.motion is not None
        or any(chair.offered for chair in table.chairs)
    ):
        return False
    here = {watcher.guest for watcher in table.watchers} - {""}
    return all(
        not chair.stand_in and chair.guest in here
        for chair in table.chairs
        if chair.kind == "guest"
    )


def _is_about(table: Table, seat: int) -> bool:
    """Whether the seat shall go, or may go, to somebody else while its guest is away."""
    motion = table.motion
    return bool(table.chairs[seat].offered) or (
        motion is not None and motion.of == seat and not motion.for_good
    )


def _was_here(table: Table, seat: int) -> bool:
    """Since then; to leave again changes nothing."""
    return seat in table.returned or table.is_here(seat)


def _unheard(table: Table, now: float) -> tuple[int, set[int]]:
    """Over days: who is away and has had their time to answer the question."""
    motion, wait = table.motion, patience.answering(table.settings)
    late = motion is not None and wait > 0 and now >= motion.at + wait
    return (motion.number if motion else 0, set(table.gone) if late else set())


def _changes(table: Table) -> list[Entry]:
    """Guests who are back have their seat at once, and nobody takes it any more; bots stand in for
    those who are waited for."""
    kept: list[Entry] = [
        {"kind": "offer", "seat": s, "on": False} for s in table.returned if table.chairs[s].offered
    ]
    stand_ins = {
        **dict.fromkeys(_returned(table), ""),
        **dict.fromkeys(_waited_for(table), table.settings.stand_in),
    }
    return kept + [
        {"kind": "stand-in", "seat": seat, "level": level} for seat, level in stand_ins.items()
    ]


def _returned(table: Table) -> list[int]:
    """Whose time was over says so, or comes in anew: to be here is not enough."""
    chairs = table.chairs
    return [
        s
        for s in table.taken()
        if chairs[s].stand_in and not chairs[s].overdue and table.is_here(s)
    ]


def _waited_for(table: Table) -> list[int]:
    """Those whose turn it is and who have been away for long, while somebody else is there."""
    if (
        table.match is None
        or table.stage != "playing"
        or table.paused
        or not table.settings.stand_in
    ):
        return []
    missed = [
        seat
        for seat in table.asked_publicly()
        if seat in table.absent and not table.chairs[seat].stand_in
    ]
    return missed if table.attended() else []


def _moments(table: Table) -> list[float]:
    """When somebody who is away has been away for long, or has had their time to answer."""
    if table.stage == "playing":
        wait, motion = patience.answering(table.settings), table.motion
        answered = (
            [motion.at + wait] if motion is not None and wait and not table.unheard[1] else []
        )
        away = [since for seat, since in table.gone.items() if seat not in table.absent]
        return [since + patience.of(table.settings) for since in away] + (
            answered if table.gone else []
        )
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
