"""Sitting down: by a seat's own link, or on a seat that is open to anyone; under a name that nobody
else has there.
Says what will be written down, or refuses; changes nothing itself."""

from __future__ import annotations

from nemeton.engine import Msg, Refused, shown
from nemeton.games import load
from nemeton.house.people.guests import Guest, alike, another, proper
from nemeton.house.storage import Entry
from nemeton.table import parties, wire
from nemeton.table.state import Table


def entry(table: Table, guest: Guest, wish: wire.SitDown) -> Entry:
    """How a guest's wish goes on the table's log."""
    refuse_barred(table, guest)
    seat = _kept_seat(table, wish) if wish.key else _free_seat(table, wish.seat)
    name = proper(wish.name) if wish.name else guest.name
    refuse_taken(table, name)
    party = parties.wished(load(table.head["game"]).about, table.held(), seat, wish.party)
    told = [Msg("house-told-sat", {"name": name}).plain()]
    return {
        "kind": "sit",
        "seat": seat,
        "guest": guest.id,
        "name": name,
        "party": party,
        "told": told,
    }


def refuse_taken(table: Table, name: str, seat: int | None = None) -> None:
    """Names are unique at a table, not in the world."""
    refuse_alike(
        name,
        [chair.name for place, chair in enumerate(table.chairs) if chair.name and place != seat],
    )


def refuse_alike(name: str, taken: list[str]) -> None:
    """Names that look the same can't sit at one table; a free one like it is proposed."""
    if alike(name) in map(alike, taken):
        raise Refused(Msg("house-name-taken", {"name": name, "free": another(name, taken)}))


def refuse_barred(table: Table, guest: Guest) -> None:
    if guest.id in table.barred:
        raise Refused(Msg("house-kicked"))
    if table.stage == "abandoned":
        raise Refused(Msg("house-closed-table"))


def _kept_seat(table: Table, wish: wire.SitDown) -> int:
    seat = table.invited(wish.key)
    if seat is None or wish.seat not in (None, seat):
        raise Refused(Msg("house-link-used"))
    return seat


def _free_seat(table: Table, seat: int | None) -> int:
    free, empty = table.free_seats(), table.open_seats()
    if not free:
        raise Refused(Msg("house-seats-kept" if empty else "house-no-open-seat"))
    if seat is None:
        return free[0]
    if not 0 <= seat < len(table.chairs):
        raise Refused(Msg("no-such-seat", {"seat": shown(seat), "seats": len(table.chairs)}))
    if seat not in free:
        raise Refused(
            Msg("house-seat-kept" if seat in empty else "house-seat-taken", {"seat": shown(seat)})
        )
    return seat
