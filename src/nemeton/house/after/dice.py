"""The proof of the dice of a finished table: what was promised, what keeps the promise, and every
outcome beside it.
The same comparison as `nemeton replay --verify`; the browser checks the promise once more by
itself."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from nemeton.engine import Msg
from nemeton.match import Match, Move, Roll, rolls
from nemeton.table import wire
from nemeton.table.state import Table

from .positions import NotYours

TABLES: Final = 64  # tables whose proof is at hand


class Proofs:
    def __init__(self) -> None:
        self._made: OrderedDict[str, wire.Dice] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, table: Table) -> wire.Dice:
        """Once the game is over; before, the seed would tell the dice to come."""
        match = table.match
        if match is None or table.stage != "over":
            raise NotYours(Msg("house-dice-early"))
        async with self._turn:
            if table.id not in self._made:
                self._made[table.id] = await asyncio.to_thread(_proof, match)
        if len(self._made) > TABLES:
            self._made.popitem(last=False)
        return self._made[table.id]


def _proof(match: Match) -> wire.Dice:
    drawn = [_seen(match, roll) for roll in rolls(match) if roll.said or roll.seeded]
    return wire.Dice(
        match.seed, match.salt, match.seed_hash, match.branch is not None, match.taken_over, drawn
    )


def _seen(match: Match, roll: Roll) -> wire.Rolled:
    return wire.Rolled(roll.move, _mover(match, roll), roll.said, roll.seeded, roll.undone)


def _mover(match: Match, roll: Roll) -> int | None:
    taken_back: list[Move] = [move for after, move in match.undone if after == roll.move - 1]
    moves = taken_back if roll.undone else match.moves[roll.move - 1 : roll.move]
    return moves[0].seat if roll.move and moves else None
