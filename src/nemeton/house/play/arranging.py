"""How a waiting table is arranged: who sits where, what is played, who hosts. Each deed is one
entry of the log, whole.
Refuses whoever is not the host, what comes too late, and what would take a seat from a guest
without a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any

import msgspec

from nemeton.bots import level_of
from nemeton.engine import About, Msg, Refused, shown
from nemeton.games import load
from nemeton.house.ops.ids import new_id
from nemeton.house.people.guests import Guest
from nemeton.table import parties, wire
from nemeton.table.state import Chair, Table

from .seating import refuse_taken

if TYPE_CHECKING:
    from nemeton.house.house import House

USUAL = "bard"  # the bot that takes an empty seat, unless another is named
SETTINGS = {
    "public": ("house-told-private", "house-told-public"),
    "spectators": ("house-told-spectators-off", "house-told-spectators-on"),
    "when_full": ("house-told-host-begins", "house-told-when-full"),
}  # what is told of each, off and on


@dataclass
class Plan:
    """A table as it will be."""

    chairs: list[Chair]
    chosen: dict[str, str]
    host: str
    told: list[Msg]
    barred: list[str] = field(default_factory=list)


async def obey(
    house: House, table: Table, guest: Guest | None, wish: wire.Arrange | wire.Keep | wire.Rise
) -> None:
    """What a guest asks for, if they may."""
    async with table.lock:
        match wish:
            case wire.Arrange(prompt, deed):
                await _arrange(house, table, _host(table, guest), prompt, deed)
            case wire.Keep():
                await _keep(house, table, _host(table, guest), wish)
            case wire.Rise():
                await _rise(house, table, guest)
    house.wake(table)


def played(game: str, chosen: dict[str, str], chairs: Sequence[Chair]) -> dict[str, str]:
    """The options that were chosen, as such a company plays them."""
    bots = any(chair.kind == "bot" for chair in chairs)
    return load(game).about.at_table(len(chairs), chosen, bots)


# Who may, and when.


def _host(table: Table, guest: Guest | None) -> Guest:
    if guest is None or guest.id != table.host:
        raise Refused(Msg("house-not-host"))
    return Guest(guest.id, _name(table, guest))


def _name(table: Table, guest: Guest) -> str:
    """At this table."""
    seat = table.seat_of(guest.id)
    return guest.name if seat is None else table.chairs[seat].name


def _refuse_late(table: Table) -> None:
    if table.stage != "waiting":
        raise Refused(Msg("house-begun"))


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.chairs):
        raise Refused(Msg("no-such-seat", {"seat": shown(seat), "seats": len(table.chairs)}))
    return seat


# The host's deeds.


async def _arrange(house: House, table: Table, host: Guest, prompt: int, deed: wire.Deed) -> None:
    _refuse_late(table)
    if prompt != table.steps:
        raise Refused(Msg("house-stale-table"))
    plan = _plan(table)
    match deed:
        case wire.Give():
            _give(table, plan, host, deed)
        case wire.Swap(seat, other):
            _swap(table, plan, host, seat, other)
        case wire.Count(seats):
            _count(table, plan, host, seats)
        case wire.Kick(seat):
            _kick(table, plan, host, seat)
        case wire.Vary(options):
            _vary(table, plan, host, options)
        case wire.Begin(level):
            return await _begin(house, table, plan, host, level)
    return await _note(house, table, plan)


def _plan(table: Table) -> Plan:
    """As it is now; whatever is changed is changed on a copy."""
    chairs = [replace(chair) for chair in table.chairs]
    return Plan(chairs, table.chosen, table.host, [])


async def _note(house: House, table: Table, plan: Plan) -> None:
    """Nothing is written where nothing changes."""
    if (plan.chairs, plan.chosen, plan.host) == (table.chairs, table.chosen, table.host):
        return
    await house.note(
        table,
        {
            "kind": "arrange",
            "chairs": [asdict(chair) for chair in plan.chairs],
            "options": played(table.head["game"], plan.chosen, plan.chairs),
            "chosen": plan.chosen,
            "host": plan.host,
            "barred": plan.barred,
            "told": [word.plain() for word in plan.told],
        },
    )


def _give(table: Table, plan: Plan, host: Guest, deed: wire.Give) -> None:
    """A seat to somebody else; never one that another guest has."""
    seat = _seat(table, deed.seat)
    if plan.chairs[seat].kind == "guest" and plan.chairs[seat].guest != host.id:
        raise Refused(Msg("house-kick-first", {"name": plan.chairs[seat].name}))
    plan.chairs[seat], word = _given(table, host, deed)
    plan.told.append(Msg(f"house-told-{deed.kind}", {"name": host.name, "n": seat + 1, **word}))


def _given(table: Table, host: Guest, deed: wire.Give) -> tuple[Chair, dict[str, Msg]]:
    match deed.kind:
        case "me":
            return _own(table, host, deed.seat), {}
        case "bot":
            level = level_of(deed.level or USUAL).word
            return Chair("bot", level=level), {"level": Msg(f"house-level-{level}")}
        case "open":
            return Chair("open"), {}
        case "link":
            return Chair("open", key=new_id()), {}


def _own(table: Table, host: Guest, seat: int) -> Chair:
    if table.seats_of(host.id):
        raise Refused(Msg("house-already-seated"))
    refuse_taken(table, host.name)
    party = parties.wished(_about(table), table.held(), seat, "")
    return Chair("guest", host.id, host.name, party=party)


def _about(table: Table) -> About:
    return load(table.head["game"]).about


def _swap(table: Table, plan: Plan, host: Guest, seat: int, other: int) -> None:
    """People keep their colours."""
    one, two = _seat(table, seat), _seat(table, other)
    if one == two:
        raise Refused(Msg("house-swap-same"))
    plan.chairs[one], plan.chairs[two] = plan.chairs[two], plan.chairs[one]
    plan.told.append(Msg("house-told-swap", {"name": host.name, "n": seat + 1, "m": other + 1}))


def _count(table: Table, plan: Plan, host: Guest, seats: int) -> None:
    """New seats are open to anyone; open ones go first, then those of bots, from the last on."""
    _about(table).chosen(seats, {})
    plan.chairs += [Chair("open") for _ in range(seats - len(plan.chairs))]
    while len(plan.chairs) > seats:
        del plan.chairs[_spare(plan.chairs)]
    plan.told.append(Msg("house-told-count", {"name": host.name, "seats": seats}))


def _spare(chairs: list[Chair]) -> int:
    for kind in ("open", "bot"):
        for seat in reversed(range(len(chairs))):
            if chairs[seat].kind == kind:
                return seat
    raise Refused(Msg("house-chairs-taken"))


def _kick(table: Table, plan: Plan, host: Guest, seat: int) -> None:
    """All seats of that guest are free again; one with a link of its own gets another."""
    chair = plan.chairs[_seat(table, seat)]
    if chair.kind != "guest" or chair.guest == host.id:
        raise Refused(Msg("house-kick-nobody"))
    for each in table.seats_of(chair.guest):
        plan.chairs[each] = _freed(plan.chairs[each])
    plan.barred.append(chair.guest)
    plan.told.append(Msg("house-told-kick", {"name": host.name, "other": chair.name}))


def _freed(chair: Chair) -> Chair:
    return Chair("open", key=new_id() if chair.key else "")


def _vary(table: Table, plan: Plan, host: Guest, options: dict[str, str]) -> None:
    _, plan.chosen = _about(table).chosen(len(plan.chairs), {**plan.chosen, **options})
    plan.told.append(Msg("house-told-vary", {"name": host.name}))


async def _begin(house: House, table: Table, plan: Plan, host: Guest, level: str) -> None:
    bot = Chair("bot", level=level_of(level or USUAL).word)
    if table.open_seats():
        plan.chairs = [replace(bot) if chair.kind == "open" else chair for chair in plan.chairs]
        plan.told.append(Msg("house-told-begin", {"name": host.name}))
        await _note(house, table, plan)
    await house.start(table)


# Settings.


async def _keep(house: House, table: Table, host: Guest, wish: wire.Keep) -> None:
    asked: dict[str, Any] = {name: getattr(wish, name) for name in SETTINGS}
    changed = {
        name: on for name, on in asked.items() if on not in (None, getattr(table.settings, name))
    }
    if not changed:
        return
    settings = msgspec.structs.replace(table.settings, **changed)
    told = [Msg(SETTINGS[name][on], {"name": host.name}).plain() for name, on in changed.items()]
    await house.note(
        table, {"kind": "settings", "settings": msgspec.to_builtins(settings), "told": told}
    )
    if table.ready():
        await house.start(table)


# Leaving.


async def _rise(house: House, table: Table, guest: Guest | None) -> None:
    """Before the game has begun. When the host leaves, the next guest hosts; where there is none,
    the table closes."""
    _refuse_late(table)
    if guest is None or not (table.seats_of(guest.id) or guest.id == table.host):
        raise Refused(Msg("house-not-seated"))
    plan, name = _plan(table), _name(table, guest)
    plan.told.append(Msg("house-told-rose", {"name": name}))
    for seat in table.seats_of(guest.id):
        plan.chairs[seat] = _freed(plan.chairs[seat])
    heir = next((chair for chair in plan.chairs if chair.kind == "guest"), None)
    if guest.id != table.host:
        await _note(house, table, plan)
    elif heir is not None:
        await _inherit(house, table, plan, heir)
    else:
        told = [Msg("house-told-closed", {"name": name}).plain()]
        await house.note(table, {"kind": "abandon", "told": told}, over=True)


async def pass_on(house: House, table: Table, heir: Chair) -> None:
    """The host is away for long, and stays at the table as a guest. Whoever calls holds the table's
    lock."""
    await _inherit(house, table, _plan(table), heir)


async def _inherit(house: House, table: Table, plan: Plan, heir: Chair) -> None:
    plan.host = heir.guest
    plan.told.append(Msg("house-told-host", {"name": heir.name}))
    await _note(house, table, plan)
