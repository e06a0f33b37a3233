"""Motions: asked, answered, withdrawn and, once nobody who is there is missing, done. All of it
entries of the log.
Refuses what makes no sense now, and who has no right to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from nemeton.bots import level_of
from nemeton.engine import Msg, Refused, shown
from nemeton.table import patience, wire
from nemeton.table.motion import Motion, asked, because, missing, takes_two, witnesses
from nemeton.table.state import Table

if TYPE_CHECKING:
    from nemeton.house.house import House

OFTEN = parse("12/minute")  # by one seat
USUAL = "bard"  # plays where no level was named


class Motions:
    def __init__(self, house: House) -> None:
        self._house = house
        self._rate = FixedWindowRateLimiter(MemoryStorage())

    async def propose(self, table: Table, seat: int | None, wish: wire.Propose) -> None:
        """Ask the others; what is free, or where there is nobody to ask, is done at once."""
        seat = _seated(seat)
        async with table.lock:
            if table.stage != "playing":
                raise Refused(Msg("house-motion-stage"))
            if table.motion is not None:
                raise Refused(Msg("house-motion-open"))
            if not self._rate.hit(OFTEN, table.id, str(seat)):
                raise Refused(Msg("house-motion-often"))
            motion = _motion(table, seat, wish)
            if missing(table, motion) and not _is_free(motion):
                await self._house.note(table, motion.entry())
            else:
                await self._do(table, motion)
        self._house.wake(table)

    async def vote(self, table: Table, seat: int | None, number: int, yes: bool) -> None:
        """One no is enough; with the last yes it is done."""
        seat = _seated(seat)
        async with table.lock:
            motion = _current(table, number)
            if seat in motion.said:
                raise Refused(Msg("house-motion-answered"))
            if not table.chairs[seat].guest or seat not in asked(table, motion):
                raise Refused(Msg("house-motion-not-yours"))
            await self._house.note(table, {"kind": "vote", "seat": seat, "yes": yes})
        await self.settle(table)

    async def withdraw(self, table: Table, seat: int | None, number: int) -> None:
        seat = _seated(seat)
        async with table.lock:
            if _current(table, number).seat != seat:
                raise Refused(Msg("house-motion-not-yours"))
            await self._house.note(table, {"kind": "withdraw", "seat": seat})
        self._house.wake(table)

    async def settle(self, table: Table) -> None:
        """Do what was asked for, if nobody is missing any more; or forget it, if whom it was about
        has come back."""
        async with table.lock:
            motion = table.motion
            if motion is not None and due(table):
                lapsed = _is_back(table, motion)
                await (
                    self._house.note(table, {"kind": "lapse"})
                    if lapsed
                    else self._do(table, motion)
                )
        self._house.wake(table)

    async def _do(self, table: Table, motion: Motion) -> None:
        entry = motion.outcome()
        if entry["kind"] == "dismiss":
            entry["name"] = table.chairs[entry["seat"]].name
        await self._house.note(table, entry, over=entry["kind"] == "abandon")


def due(table: Table) -> bool:
    """Whether the motion can be settled now. Nothing is decided at a table where nobody is."""
    motion = table.motion
    if motion is None:
        return False
    return _is_back(table, motion) or (table.attended() and not missing(table, motion))


def _is_back(table: Table, motion: Motion) -> bool:
    """Whether somebody else was asked for in place of one who is here again, or has been since."""
    of = motion.of
    return of is not None and not motion.for_good and (of in table.returned or table.is_here(of))


def _seated(seat: int | None) -> int:
    if seat is None:
        raise Refused(Msg("house-not-seated"))
    return seat


def _current(table: Table, number: int) -> Motion:
    if table.motion is None or table.motion.number != number:
        raise Refused(Msg("house-motion-gone"))
    return table.motion


def _is_free(motion: Motion) -> bool:
    """An undo that the rules leave to the seat alone."""
    return motion.kind == "undo" and not motion.reason


# What is asked for; refused where it makes no sense.


def _motion(table: Table, seat: int, wish: wire.Propose) -> Motion:
    match wish.kind:
        case "undo":
            return _undo(table, seat, wish.turn)
        case "replace":
            return _replace(table, seat, wish)
        case "hand-over":
            return _hand_over(table, seat, wish)
        case "pause" | "resume":
            if table.paused == (wish.kind == "pause"):
                raise Refused(Msg("house-paused-already" if table.paused else "house-not-paused"))
            return Motion(table.prompt(None), wish.kind, seat)
        case "abandon":
            return Motion(table.prompt(None), wish.kind, seat)


def _undo(table: Table, seat: int, turn: int) -> Motion:
    """My last move, and what came after it. Where nobody can be asked, nobody may have learned
    anything since."""
    assert table.match is not None, "playing"
    if table.paused:
        raise Refused(Msg("house-paused"))
    if table.match.sealed:
        raise Refused(Msg("undo-sealed"))
    if turn != table.turn:
        raise Refused(Msg("house-stale"))
    last = table.last_move(seat)
    if last is None:
        raise Refused(Msg("undo-nothing"))
    free = table.match.why_no_undo(seat)
    learned = table.match.why_no_return(last)
    reason = learned or free
    because_of = "" if free is None or reason is None else reason.key
    motion = Motion(table.prompt(None), "undo", seat, stand=last, reason=because_of)
    if learned is not None and not asked(table, motion):
        raise Refused(Msg("house-undo-alone", {"reason": because(learned.key)}))
    return motion


def _replace(table: Table, seat: int, wish: wire.Propose) -> Motion:
    """For somebody who has been away for long, until they are back; for somebody who is there, for
    good: only the host asks for that, and not without somebody who agrees."""
    of, mine = _other(table, seat, wish.of), table.chairs[seat]
    if table.chairs[of].stand_in:
        raise Refused(Msg("house-replace-whom"))
    level = level_of(wish.level or table.settings.stand_in or USUAL).word
    motion = Motion(
        table.prompt(None), "replace", seat, of=of, level=level, for_good=of not in table.absent
    )
    if motion.for_good and mine.guest != table.host:
        raise Refused(Msg("house-replace-here" if table.is_here(of) else "house-replace-soon"))
    if motion.for_good and not witnesses(table, motion, asked(table, motion)):
        raise Refused(Msg("house-replace-alone"))
    return motion


def _hand_over(table: Table, seat: int, wish: wire.Propose) -> Motion:
    """The seat of somebody who has been away for long; over days of who is away, and has as long to
    come back as one has to answer. Between two people a hand that one must not see goes to a bot,
    never to somebody with a link."""
    of = _other(table, seat, wish.of)
    if table.chairs[seat].guest != table.host:
        raise Refused(Msg("house-hand-over-whose"))
    if table.is_here(of):
        raise Refused(Msg("house-hand-over-here"))
    if of not in table.absent and not patience.answering(table.settings):
        raise Refused(Msg("house-replace-soon"))
    motion = Motion(table.prompt(None), "hand-over", seat, of=of)
    if takes_two(table, motion) and not witnesses(table, motion, asked(table, motion)):
        raise Refused(Msg("house-hand-over-alone"))
    return motion


def _other(table: Table, seat: int, of: int | None) -> int:
    """The seat of another person."""
    if of is None or not 0 <= of < len(table.chairs):
        raise Refused(Msg("no-such-seat", {"seat": shown(of), "seats": len(table.chairs)}))
    if table.chairs[of].kind != "guest" or table.chairs[of].guest == table.chairs[seat].guest:
        raise Refused(Msg("house-replace-whom"))
    return of
