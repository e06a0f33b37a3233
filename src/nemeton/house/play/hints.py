"""Hints: what a bot would do in a guest's place, worked out in another process from that seat's
view.
Refuses what is not asked of the seat, what bots would only guess, and who asks too often."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from statistics import fmean

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from nemeton.bots import ADVISER, is_habit
from nemeton.engine import Action, Data, Msg, Refused
from nemeton.games import load
from nemeton.table import wire
from nemeton.table.state import Table
from nemeton.workers import Bots, Failed

OFTEN = parse("12/minute")  # by one seat
NAMED = 2  # choices in one advice


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot needs to know in order to advise a seat."""

    game: str
    seat: int
    prompt: int
    view: Data
    actions: list[Action]


class Hints:
    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._rate = FixedWindowRateLimiter(MemoryStorage())

    def question(self, table: Table, seat: int, prompt: int) -> Question:
        """What a seat asks about prompt number so-and-so; refused where it is not asked that."""
        match = table.match
        if match is None or seat not in match.actors:
            raise Refused(Msg("house-hint-turn"))
        if prompt != table.prompt(seat):
            raise Refused(Msg("house-stale"))
        if not self._rate.hit(OFTEN, table.id, str(seat)):
            raise Refused(Msg("house-hint-often"))
        return Question(match.game.about.name, seat, prompt, match.seen(seat), match.legal(seat))

    async def advice(self, question: Question) -> wire.Advice:
        """What a bot would do; it takes a few seconds. Not what bots do by habit; that depends on
        what the seat alone knows, so the others have heard by now that it asked."""
        if is_habit(load(question.game), question.view, question.seat):
            raise Refused(Msg("house-hint-habit"))
        asked = self._bots.advise(question.game, question.view, question.seat, secrets.token_hex(8))
        try:
            promises = await asyncio.wrap_future(asked)
        except Failed as error:
            raise Refused(Msg("house-hint-failed")) from error
        best = [
            wire.Advised(question.actions.index(action), round(chance, 4))
            for action, chance in promises[:NAMED]
        ]
        others = [chance for _, chance in promises[1:]]
        return wire.Advice(
            question.prompt, best, ADVISER, round(fmean(others), 4) if others else None
        )
