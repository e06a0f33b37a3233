"""The lobby: public tables that wait for people, and those that may be watched; remembers those
that sleep on disk.
Never hears of a private table; shows no more of a public one than who sits there and what is
played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from nemeton.table import wire
from nemeton.table.state import Table

MOST = 60  # tables on one page
KEPT = (
    2_000  # tables that are remembered: those that changed last; many are never played to their end
)
DAY = 24 * 3600.0  # after so long without a change, a table where nobody is stands there no more


@dataclass(slots=True)
class Card:
    """A public table, as it was when it last changed."""

    table: wire.LobbyTable
    since: float
    at: float


class Lobby:
    def __init__(self) -> None:
        self._cards: dict[str, Card] = {}

    def heed(self, table: Table) -> None:
        """A table has changed, or was found on disk."""
        self._cards.pop(table.id, None)
        if _is_listed(table):
            self._cards[table.id] = Card(_entry(table), table.since, max(table.since, table.at))
            if len(self._cards) > KEPT:
                del self._cards[next(iter(self._cards))]

    def shown(self, open_tables: Mapping[str, Table], now: float) -> wire.Lobby:
        """As it is now; `open_tables` are those in memory: whoever is there is at one of them."""
        fresh = [_met(card, open_tables.get(name), now) for name, card in self._cards.items()]
        shown = [
            table
            for table, card in zip(fresh, self._cards.values(), strict=True)
            if _lives(table, card, now)
        ]
        shown.sort(
            key=lambda table: (not _somebody(table), table.age, table.id)
        )  # not by what happened last
        return wire.Lobby(shown[:MOST])


def _is_listed(table: Table) -> bool:
    if not table.settings.public:
        return False
    waits = table.stage == "waiting" and bool(table.free_seats())
    return waits or (table.stage == "playing" and table.settings.spectators)


def _entry(table: Table) -> wire.LobbyTable:
    seats = [_seat(table, seat) for seat in range(len(table.chairs))]
    return wire.LobbyTable(
        table.id, table.head["game"], table.head["options"], table.stage, seats, 0
    )


def _seat(table: Table, seat: int) -> wire.LobbySeat:
    chair = table.chairs[seat]
    reserved = chair.kind == "open" and bool(chair.key)
    return wire.LobbySeat(chair.kind, chair.name, chair.level, table.colour(seat), reserved, False)


def _met(card: Card, table: Table | None, now: float) -> wire.LobbyTable:
    """The same, with who is there."""
    guests = {watcher.guest for watcher in table.watchers} if table else set()
    for number, seat in enumerate(card.table.seats):
        seat.here = (
            table is not None and seat.kind == "guest" and table.chairs[number].guest in guests
        )
    card.table.age = max(0, int(now - card.since))
    return card.table


def _lives(table: wire.LobbyTable, card: Card, now: float) -> bool:
    return _somebody(table) or now - card.at < DAY


def _somebody(table: wire.LobbyTable) -> bool:
    return any(seat.here for seat in table.seats)
