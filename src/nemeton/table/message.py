"""What a watcher is shown of a table: one message, whole, built from the viewer's view alone.
Reads the table and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from nemeton.engine import Viewer
from nemeton.house import documents
from nemeton.match import Clock

from . import motion, wire
from .node_cache import encoded

if TYPE_CHECKING:
    from .state import Chair, Table


def message(table: Table, viewer: Viewer, guest: str, invited: int | None, log_start: int) -> bytes:
    """For a viewer; `guest` is empty for strangers, who have nothing to say here. A `wire.Table`,
    of two halves: one that moves leave as it is, and one that they change. Encoding the first with
    every move was a third of the work."""
    moving = wire.encode(_moving(table, viewer, guest, log_start))
    return b"".join((table.face(viewer, guest, invited), memoryview(moving)[1:]))


def face(table: Table, viewer: Viewer, guest: str, invited: int | None) -> bytes:
    """What entries, comings and goings alone change, not moves; open, so that the other half
    follows on. The host sees the keys of seats."""
    match, hosting = table.match, guest == table.host
    closed = wire.encode(
        {
            "type": "table",
            "id": table.id,
            "game": table.head["game"],
            "outlines": documents.outlines_at(table.head["game"]),
            "options": table.head["options"],
            "chosen": table.chosen,
            "you": viewer,
            "invited": invited,
            "mine": table.seats_of(guest),
            "hosting": hosting,
            "seats": [
                seating(table, seat, party, hosting) for seat, party in enumerate(table.parties())
            ],
            "settings": table.settings,
            "paused": table.paused,
            "next": table.next,
            "motion": motion.shown(table),
            "news": list(table.news),
            "promise": "" if match is None else match.seed_hash,
            "origin": table.origin,
            "watchers": sum(watcher.viewer is None for watcher in table.watchers),
            "orders": None if viewer is None else _orders(table.chairs[viewer]),
            "webhook": str(table.webhook.get("url", "")) if hosting else "",
        }
    )
    return closed[:-1] + b","


def _moving(table: Table, viewer: Viewer, guest: str, log_start: int) -> dict[str, Any]:
    match, clock = table.match, table.clock
    return {
        "stage": table.stage,
        "series": table.points(),
        "curtain": table.needs_curtain(guest),
        "held": table.hold,
        "prompt": table.prompt(viewer),
        "scene": None if match is None else encoded(match.scene(viewer)),
        "log": table.lines(viewer)[log_start:],
        "log_start": log_start,
        "undo": _undo(table, viewer),
        "actors": table.actors_seen_by(viewer, guest),
        "result": None if match is None else match.result,
        "clocks": [_clock(clock, seat) for seat in range(len(table.chairs))] if clock else (),
        "moves": 0 if match is None else len(match.moves) - match.unheard(viewer),
        "until": table.question.until if table.question else None,
    }


def _undo(table: Table, viewer: Viewer) -> int | None:
    """The number of the turn, where the viewer has a move to take back."""
    if table.match is None or table.match.sealed or table.stage != "playing" or table.resting:
        return None
    return table.turn if viewer is not None and table.last_move(viewer) is not None else None


def _clock(clock: Clock, seat: int) -> wire.SeatClock:
    return wire.SeatClock(round(clock.left[seat], 3), clock.since.get(seat))


def _orders(chair: Chair) -> wire.Orders:
    return wire.Orders(chair.forced, chair.standing)


def seating(table: Table, seat: int, party: str, hosting: bool = False) -> wire.Seating:
    chair = table.chairs[seat]
    key = chair.key if chair.kind == "open" else ""
    return wire.Seating(
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        stand_in=chair.stand_in,
        here=chair.kind == "bot" or table.is_here(seat),
        absent=seat in table.absent,
        offered=bool(chair.offered) and seat not in table.returned,
        host=chair.kind == "guest" and chair.guest == table.host,
        party=party if chair.party or table.match else "",
        colour=table.colour(seat),
        advised=table.advised[seat],
        points=chair.points,
        reserved=bool(key),
        key=key if hosting else "",
        late=bool(chair.late),
    )


def series(table: Table) -> msgspec.Raw:
    least = table.game.about.series > 0
    return msgspec.Raw(wire.encode(wire.Series(**table.series(), least=least, total=table.total())))
