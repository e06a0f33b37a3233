"""What a watcher is shown of a table: one message, whole, built from the viewer's view alone.
Reads the table and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.engine import Viewer

from . import pages, wire

if TYPE_CHECKING:
    from .table import Table


def message(table: Table, viewer: Viewer, guest: str, invited: int | None, log_start: int) -> bytes:
    """For a viewer; `guest` is empty for strangers, who have nothing to say here."""
    return wire.encode(_table(table, viewer, guest, invited, log_start))


def _table(table: Table, viewer: Viewer, guest: str, invited: int | None, log_start: int) -> wire.Table:
    match, hosting = table.match, guest == table.host
    return wire.Table(
        id=table.id,
        game=table.head["game"],
        outlines=pages.outlines_at(table.head["game"]),
        options=table.head["options"],
        chosen=table.chosen,
        you=viewer,
        invited=invited,
        mine=table.seats_of(guest),
        hosting=hosting,
        seats=[_seating(table, seat, party, hosting) for seat, party in enumerate(table.parties())],
        settings=table.settings,
        stage=table.stage,
        paused=table.paused,
        prompt=table.prompt(viewer),
        scene=None if match is None else match.scene(viewer),
        log=table.lines(viewer)[log_start:],
        log_start=log_start,
        actors=[] if match is None else list(match.actors),
        result=None if match is None else match.result,
        next=table.next,
        watchers=sum(watcher.viewer is None for watcher in table.watchers),
        news=list(table.news),
    )


def _seating(table: Table, seat: int, party: str, hosting: bool) -> wire.Seating:
    chair = table.chairs[seat]
    key = chair.key if chair.kind == "open" else ""
    here = chair.kind == "bot" or any(watcher.viewer == seat for watcher in table.watchers)
    return wire.Seating(
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        stand_in=chair.stand_in,
        here=here,
        host=chair.kind == "guest" and chair.guest == table.host,
        party=party if chair.party or table.match else "",
        colour=table.colour(seat),
        advised=table.advised[seat],
        reserved=bool(key),
        key=key if hosting else "",
    )
