"""A guest's own tables, wherever they come from: whose turn it is, since when, and what is left of
the time.
Says nothing that a spectator of the table would not see."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from nemeton.engine import Refused
from nemeton.house.rates import OWN_COLD
from nemeton.match import Clock
from nemeton.table import message, wire
from nemeton.table.state import Table

if TYPE_CHECKING:
    from nemeton.house.house import House

MOST: Final = 60  # tables, the newest
KEPT: Final = 5000  # tables of which it is remembered how they stand while they lie on disk


@dataclass(frozen=True, slots=True)
class Kept:
    """How a table stands for one guest, until something is written there. Time goes on meanwhile."""

    summary: wire.MyTable
    clock: Clock | None

    def at(self, now: float) -> wire.MyTable:
        return msgspec.structs.replace(self.summary, left=_left(self.clock, self.summary.mine, now))


class Mine:
    """Pages ask again every quarter of a minute: of a table on disk that has not changed nothing is
    read anew."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[str, dict[str, Kept]] = OrderedDict()  # by table, then by guest

    def heed(self, table: str) -> None:
        """Something was written there."""
        self._kept.pop(table, None)

    async def of(self, guest: str) -> wire.MyTables:
        """All tables at which the guest sits."""
        ids = (await self._house.keeping.seated(guest))[:MOST] if guest else []
        found = [mine for table in ids if (mine := await self._found(table, guest)) is not None]
        return wire.MyTables(round(self._house.watch.now(), 3), sorted(found, key=_order))

    async def _found(self, table: str, guest: str) -> wire.MyTable | None:
        if self._house.is_cold(table):
            if kept := self._kept.get(table, {}).get(guest):
                return kept.at(self._house.watch.now())
            self._house.rates.refuse(OWN_COLD, guest)
        try:
            async with self._house.at(table) as opened:
                seats = opened.seats_of(guest)
                mine = self._summed_up(opened, guest, seats) if seats else None
        except Refused:  # it can't be read
            return None
        if mine is not None and self._house.is_cold(table):  # as it was left, with nobody there
            self._remember(guest, Kept(mine, opened.clock))
        return mine

    def _remember(self, guest: str, kept: Kept) -> None:
        self._kept.setdefault(kept.summary.id, {})[guest] = kept
        self._kept.move_to_end(kept.summary.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def _summed_up(self, table: Table, guest: str, seats: list[int]) -> wire.MyTable:
        match = table.match
        return wire.MyTable(
            id=table.id,
            game=table.head["game"],
            stage=table.stage,
            paused=table.paused,
            seats=[
                message.seating(table, seat, party) for seat, party in enumerate(table.parties())
            ],
            mine=seats,
            actors=list(table.actors_seen_by(seats[0], guest)) if table.stage == "playing" else [],
            since=min(table.called.values(), default=table.at),
            left=_left(table.clock, seats, self._house.watch.now()),
            clock=table.settings.clock,
            winners=list(match.result.winners)
            if match is not None and match.result is not None
            else [],
        )


def _left(clock: Clock | None, seats: list[int], now: float) -> float | None:
    if clock is None:
        return None
    return min(
        (round(clock.left_at(seat, now), 3) for seat in seats if seat in clock.since), default=None
    )


def _order(table: wire.MyTable) -> tuple[int, float]:
    """Those that wait for the guest, the most urgent first; then those that go on; then what is
    over."""
    going_on = table.stage in ("playing", "waiting")
    if going_on and set(table.mine) & set(table.actors):
        return 0, table.left if table.left is not None else table.since
    return (1 if going_on else 2), -table.since
