"""How long answers under seal are waited for: so long for all who are asked, whatever they could
answer.
It ends earlier only when all have answered; nobody is answered for before its end (decision 54)."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from nemeton.engine import Action, Msg, Refused
from nemeton.house.ops.log import diary, kind, mark
from nemeton.table import timing
from nemeton.table.sealed_question import Question
from nemeton.table.state import Table
from nemeton.workers import Failed

from .clocks import ONCE

if TYPE_CHECKING:
    from nemeton.house.house import House

ANSWER = 20.0  # seconds, where all who are asked are here; from when they are
LIVE = 45.0  # seconds, where the game has a clock: it stands still meanwhile, for all
MORE = 20.0  # seconds that somebody asks for
OFTEN = 3  # times, each seat, for one question
AGAIN = 1.0  # seconds until what could not be written down is tried again


class Questions:
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
        """Something has changed, or somebody has come or gone: when does it end now?"""
        before = table.question.until if table.question else None
        table.question = self._now(table)
        until = table.question.until if table.question else None
        if until != before:
            table.changed()
        if until is not None or before is not None:
            self._set(table)

    def _now(self, table: Table) -> Question | None:
        """The question as it stands: the same while it is the same, with its end, if it has one
        now."""
        number = number_of(table)
        if number is None:
            return None
        known = (
            table.question
            if table.question and table.question.number == number
            else Question(number)
        )
        known.until = self._until(table, known)
        return known

    def _until(self, table: Table, known: Question) -> float | None:
        """Depends on what everybody can see alone: who is asked, who is here, and the table's
        clock."""
        assert table.match is not None, "something is asked"
        people = _people(table)
        if not people or table.is_still:
            return None
        if table.clock is not None and table.clock.pace.kind == "days":
            return timing.question_end(table)
        if table.clock is None and not (
            table.game.about.silent and all(map(table.is_here, people))
        ):
            return None
        if table.clock is not None and not table.attended():
            return None
        return known.until or self._house.watch.now() + (ANSWER if table.clock is None else LIVE)

    async def more(self, table: Table, seat: int | None) -> None:
        """Anybody who plays here asks for more time, asked or not, and nobody learns who it was."""
        if seat is None:
            raise Refused(Msg("house-not-seated"))
        question = table.question
        if (
            question is None
            or question.until is None
            or (table.clock and table.clock.pace.kind == "days")
        ):
            raise Refused(Msg("house-no-more-time"))
        if question.more[seat] >= OFTEN:
            raise Refused(Msg("house-more-time-often"))
        question.more[seat] += 1
        question.until += MORE
        table.changed()
        self._set(table)

    # The end.

    def _set(self, table: Table) -> None:
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        question = table.question
        if question is not None and question.until is not None and table.id not in self._tasks:
            left = max(0.0, question.until - self._house.watch.now())
            self._timers[table.id] = asyncio.get_running_loop().call_later(
                left, self._ring, table.id
            )

    def _ring(self, table: str) -> None:
        self._timers.pop(table, None)
        if table not in self._tasks:
            self._tasks[table] = task = asyncio.create_task(self._rung(table))
            task.add_done_callback(partial(self._was_rung, table))

    def _was_rung(self, table: str, done: asyncio.Task[None]) -> None:
        self._tasks.pop(table, None)
        if not done.cancelled() and (error := done.exception()):
            diary.error("question-failed", table=mark(table), exc_info=error)

    async def _rung(self, table: str) -> None:
        try:
            async with self._house.at(table) as found:
                await self._house.whole(found, self._end(found))
                self._tasks.pop(table, None)
                self._house.wake(found)
        except (Refused, Failed) as error:  # it could not be written down, or nobody could think
            diary.warning("answer-tried-again", table=mark(table), error=kind(error))
            self._timers[table] = asyncio.get_running_loop().call_later(AGAIN, self._ring, table)

    async def _end(self, table: Table) -> None:
        """All who have not answered are answered for, whoever they are and whatever they could have
        said."""
        question = table.question
        for seat in _people(table) if self._is_over(table, question) else []:
            action = await self._answer(table, seat)
            async with table.lock:
                if action is not None and self._is_over(table, question) and seat in _asked(table):
                    await self._house.play(table, seat, action)

    def _is_over(self, table: Table, question: Question | None) -> bool:
        """Whether it is still the same question, and its time is up."""
        if (
            question is None
            or number_of(table) != question.number
            or question.until is None
            or table.is_still
        ):
            return False
        return question.until <= self._house.watch.now() + 0.01  # timers are not exact

    async def _answer(self, table: Table, seat: int) -> Action | None:
        """What stands for saying nothing, or a bot's answer where a game has no such word; None: it
        has answered."""
        assert table.match is not None, "something is asked"
        if seat not in _asked(table):
            return None
        silent = (table.game.about.silent,)
        if silent in table.match.legal(seat):
            return silent
        return await self._house.thought(table, seat, ONCE)


def number_of(table: Table) -> int | None:
    """The number of the turn in which something is answered under seal; None where nothing is."""
    if table.match is None or table.stage != "playing" or not table.match.sealed:
        return None
    return table.turn - table.match.unheard(None)


def _people(table: Table) -> list[int]:
    """People whom the question asks, whether they have answered or not; a bot in somebody's place
    is none."""
    assert table.match is not None, "something is asked"
    chairs = table.chairs
    return [
        seat
        for seat in table.match.sealed
        if chairs[seat].kind == "guest" and not chairs[seat].thinker
    ]


def _asked(table: Table) -> tuple[int, ...]:
    """Who has not answered."""
    return () if table.match is None else table.match.actors
