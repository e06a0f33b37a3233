"""Figures in plain numbers: the page says of them, to the letter, what Prometheus' own counters
would have said."""

from __future__ import annotations

import re

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from nemeton.house.ops.counters import Spread, Tally
from nemeton.house.ops.metrics import QUICK


def page(registry: CollectorRegistry) -> str:
    """But for the moment at which each was first counted."""
    return re.sub(r"(_created.*) \S+\n", r"\1 then\n", generate_latest(registry).decode())


def test_a_tally_reads_like_a_counter() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    tally, counter = (
        Tally("deeds", "what was done", "game", "kind"),
        Counter("deeds", "what was done", ("game", "kind"), registry=None),
    )
    ours.register(tally)
    theirs.register(counter)
    assert page(ours) == page(theirs), "nothing yet"
    for game, kind in (
        ("druids", "move"),
        ("druids", "sit"),
        ("druids", "move"),
        ('a "b"\n', "move"),
    ):
        tally.count(game, kind)
        counter.labels(game, kind).inc()
    assert page(ours) == page(theirs)
    assert 'deeds_total{game="druids",kind="move"} 2.0' in page(ours)


def test_a_spread_reads_like_a_histogram() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    spread, histogram = (
        Spread("wait_seconds", "how long", QUICK),
        Histogram("wait_seconds", "how long", buckets=QUICK, registry=None),
    )
    ours.register(spread)
    theirs.register(histogram)
    assert page(ours) == page(theirs), "nothing yet"
    for seconds in (0.0, 0.0003, 0.001, 0.0011, 0.25, 4.9, 5.0, 5.1, 60.0):
        spread.observe(seconds)
        histogram.observe(seconds)
    assert page(ours) == page(theirs)
    assert "wait_seconds_count 9.0" in page(ours)
