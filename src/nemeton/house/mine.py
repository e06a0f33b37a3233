"""A guest's own tables, wherever they come from: whose turn it is, since when, and what is left of the time.
Says nothing that a spectator of the table would not see."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from nemeton.engine import Refused

from . import shown, wire
from .rates import OWN_COLD
from .table import Table

if TYPE_CHECKING:
    from .house import House

MOST: Final = 60  # tables, the newest
FINISHED: Final = 2000  # tables that can't change any more and are remembered


class Mine:
    def __init__(self, house: House) -> None:
        self._house = house
        self._finished: OrderedDict[tuple[str, str], wire.MyTable] = OrderedDict()  # by table and guest

    async def of(self, guest: str) -> wire.MyTables:
        """All tables at which the guest sits."""
        ids = (await self._house.keeping.seated(guest))[:MOST] if guest else []
        found = [mine for table in ids if (mine := await self._found(table, guest)) is not None]
        return wire.MyTables(round(self._house.watch.now(), 3), sorted(found, key=_order))

    async def _found(self, table: str, guest: str) -> wire.MyTable | None:
        if (table, guest) in self._finished:
            self._finished.move_to_end((table, guest))
            return self._finished[table, guest]
        if self._house.is_cold(table):
            self._house.rates.refuse(OWN_COLD, guest)
        try:
            async with self._house.at(table) as opened:
                seats = opened.seats_of(guest)
                mine = self._summed_up(opened, guest, seats) if seats else None
        except Refused:  # it can't be read
            return None
        if mine is not None and mine.stage in ("over", "abandoned"):
            self._remember(table, guest, mine)
        return mine

    def _remember(self, table: str, guest: str, mine: wire.MyTable) -> None:
        self._finished[table, guest] = mine
        if len(self._finished) > FINISHED:
            self._finished.popitem(last=False)

    def _summed_up(self, table: Table, guest: str, seats: list[int]) -> wire.MyTable:
        match = table.match
        return wire.MyTable(
            id=table.id,
            game=table.head["game"],
            stage=table.stage,
            paused=table.paused,
            seats=[shown.seating(table, seat, party) for seat, party in enumerate(table.parties())],
            mine=seats,
            actors=list(table.actors_seen_by(seats[0], guest)) if table.stage == "playing" else [],
            since=min(table.called.values(), default=table.at),
            left=self._left(table, seats),
            clock=table.settings.clock,
            winners=list(match.result.winners) if match is not None and match.result is not None else [],
        )

    def _left(self, table: Table, seats: list[int]) -> float | None:
        clock, now = table.clock, self._house.watch.now()
        if clock is None:
            return None
        return min((round(clock.left_at(seat, now), 3) for seat in seats if seat in clock.since), default=None)


def _order(table: wire.MyTable) -> tuple[int, float]:
    """Those that wait for the guest, the most urgent first; then those that go on; then what is over."""
    going_on = table.stage in ("playing", "waiting")
    if going_on and set(table.mine) & set(table.actors):
        return 0, table.left if table.left is not None else table.since
    return (1 if going_on else 2), -table.since
