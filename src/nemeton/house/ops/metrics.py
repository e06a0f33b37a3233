"""Figures for Prometheus: what the house does, and how long it takes. No table, guest or word is in
them.
Whatever can be counted when it is asked for is not counted before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from nemeton.table.state import Table, Watcher

from .counters import Spread, Tally

if TYPE_CHECKING:
    from nemeton.house.house import House

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 10.0)
BEAT = 0.25  # seconds between two looks at the loop


@dataclass(slots=True)
class Deed:
    """What a guest has asked for, and when; None once it is done."""

    begun: float | None


@dataclass(slots=True)
class Ripple:
    """A change, and who has not yet been sent it."""

    began: float
    version: int
    waiting: set[Watcher]


_doing: ContextVar[Deed | None] = ContextVar("doing", default=None)


class Metrics:
    def __init__(self, house: House) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(Standing(house))
        ProcessCollector(registry=self._registry)
        self._ripples: dict[str, list[Ripple]] = {}
        self._actions = Tally(
            "nemeton_actions", "entries written, by game and kind", "game", "kind"
        )
        self._registry.register(self._actions)
        self._refusals = self._counter(
            "refusals", "what was not done, by the key of the reason", "key"
        )
        self._failures = self._counter("bot_failures", "thoughts that came to nothing")
        self._disk = self._spread("action_to_disk", "from asking for an action until it is on disk")
        self._shown = self._spread(
            "action_to_last_watcher", "from asking for it until the last watcher was sent it"
        )
        self._lag = self._seconds("loop_lag", "how late the event loop is")
        self._thoughts = self._seconds(
            "bot_thought", "from asking a bot until it answers", THINKING, "level"
        )

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"nemeton_{name}", what, labels, registry=self._registry)

    def _seconds(
        self, name: str, what: str, buckets: tuple[float, ...] = QUICK, *labels: str
    ) -> Histogram:
        return Histogram(
            f"nemeton_{name}_seconds", what, labels, buckets=buckets, registry=self._registry
        )

    def _spread(self, name: str, what: str) -> Spread:
        spread = Spread(f"nemeton_{name}_seconds", what, QUICK)
        self._registry.register(spread)
        return spread

    def page(self) -> bytes:
        return generate_latest(self._registry)

    # What happens.

    def refused(self, key: str) -> None:
        self._refusals.labels(key).inc()

    def begin(self) -> Deed:
        """What this task does from now on is what a guest has asked for; until `end`."""
        deed = Deed(time.monotonic())
        _doing.set(deed)
        return deed

    def end(self, deed: Deed) -> None:
        """Also for tasks that were begun meanwhile: what they do from now on the house does by
        itself."""
        deed.begun = None

    def asked(self) -> float:
        """When what is being done was asked for: now, where the house does it by itself."""
        deed = _doing.get()
        return time.monotonic() if deed is None or deed.begun is None else deed.begun

    def written(self, table: Table, kind: str, asked: float) -> None:
        """An entry is on disk and true; nobody has been told yet."""
        self._actions.count(table.head["game"], kind)
        self._disk.observe(time.monotonic() - asked)
        if table.watchers and table.is_shown:
            self._ripples.setdefault(table.id, []).append(
                Ripple(asked, table.version, set(table.watchers))
            )

    def told(self, table: Table, watcher: Watcher, version: int) -> None:
        """A watcher was sent the table as of that version: all that happened before is in it."""
        for ripple in self._passed(table, watcher, version):
            self._shown.observe(time.monotonic() - ripple.began)

    def left(self, table: Table, watcher: Watcher) -> None:
        """Nobody waits for one who has gone."""
        self._passed(table, watcher, table.version)

    def _passed(self, table: Table, watcher: Watcher, version: int) -> list[Ripple]:
        """The changes that this watcher was the last to hear of."""
        ripples = self._ripples.get(table.id)
        if ripples is None:
            return []
        for ripple in ripples:
            if ripple.version <= version:
                ripple.waiting.discard(watcher)
        passed = [ripple for ripple in ripples if not ripple.waiting]
        if len(passed) == len(ripples):
            del self._ripples[table.id]
        elif passed:
            self._ripples[table.id] = [ripple for ripple in ripples if ripple.waiting]
        return passed

    @contextmanager
    def thinking(self, level: str) -> Iterator[None]:
        asked = time.monotonic()
        try:
            yield
        except Exception:
            self._failures.inc()
            raise
        self._thoughts.labels(level).observe(time.monotonic() - asked)

    async def watch_the_loop(self) -> None:
        """For ever: how much later than asked for does it come round?"""
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self._lag.observe(max(0.0, time.monotonic() - due))


class Standing(Collector):
    """What stands in the house when it is asked."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[GaugeMetricFamily]:
        house = self._house
        watchers = [watcher.viewer for table in house.tables.values() for watcher in table.watchers]
        yield _gauge("tables_open", "tables in memory", len(house.tables))
        lines = GaugeMetricFamily("nemeton_connections", "live connections", labels=["who"])
        lines.add_metric(["seat"], sum(viewer is not None for viewer in watchers))
        lines.add_metric(["spectator"], sum(viewer is None for viewer in watchers))
        yield lines
        yield _gauge("store_queue", "jobs that wait for the disk", house.store.waiting)
        yield _gauge(
            "store_ok", "whether the store answers and can be written", float(house.vitals.well)
        )
        yield _gauge("bot_questions", "questions that wait for a bot", house.bots.waiting)
        yield _gauge(
            "reviews_making", "reviews that are made or wait for it", house.reviews.waiting
        )


def _gauge(name: str, what: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"nemeton_{name}", what, value=value)
