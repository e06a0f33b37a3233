"""A message of two halves, one of which moves leave as it is: whatever has happened, it is the one
made afresh."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from nemeton.house.storage import Entry
from nemeton.match import Clock, Pace
from nemeton.table import message, wire
from nemeton.table.state import Table
from table.test_snapshot import GAMES, seated


def entries(table: Table, source: random.Random) -> list[Entry]:
    """What may happen besides moves."""
    seat = source.randrange(len(table.chairs))
    asked: list[Entry] = [{"kind": "motion", "motion": "abandon", "seat": seat}]
    kinds = [
        {"kind": "advice"},
        {"kind": "late", "level": "apprentice"},
        {"kind": "stand-in", "level": "bard"},
    ]
    return [
        {**entry, "seat": seat} for entry in [*kinds, {"kind": "stand-in", "level": ""}]
    ] + asked


def shown_afresh(table: Table, viewer: int | None, guest: str) -> object:
    return msgspec.json.decode(message.message(table_without_memory(table), viewer, guest, None, 0))


def table_without_memory(table: Table) -> Table:
    return replace(table, _faces={}, _points=None, _sent={})


@pytest.mark.parametrize("game", GAMES)
def test_a_message_is_the_same_as_one_made_afresh_whatever_has_happened(game: str) -> None:
    table, source = seated(game), random.Random(game)
    table.clock = Clock.wound(Pace("live", 300, 5), len(table.chairs))
    while table.match is not None and table.match.actors and table.seq < 150:
        if source.random() < 0.15:
            table.take({**source.choice(entries(table, source)), "at": float(table.seq)})
        seat = source.choice(table.match.actors)
        table.adopt(table.ahead(seat, source.choice(table.match.legal(seat))), float(table.seq))
        for viewer, guest in ((None, ""), (0, "guest-0"), (1, "guest-1")):
            made = message.message(table, viewer, guest, None, 0)
            assert msgspec.json.decode(made) == shown_afresh(table, viewer, guest)
            assert isinstance(msgspec.json.decode(made, type=wire.FromHouse), wire.Table), (
                "all that the wire promises"
            )
