"""What a process costs while others use it: memory and processor time, read from /proc once a
second.
And what is made of many figures: quantiles, the slope of a line."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import linear_regression

TICKS = os.sysconf("SC_CLK_TCK")
SETTLING = 0.5  # of the time: so long memory may grow before its slope is taken


def memory(process: int) -> float:
    """Resident, in MiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def used(process: int) -> float:
    """Seconds of processor time so far; none where it has ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


@dataclass
class Gauge:
    """One process over time: seconds since it began, MiB, and seconds of processor time."""

    process: int
    helpers: Callable[[], Sequence[int]] = list  # its bots
    moments: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    used: list[float] = field(default_factory=list)
    helped: list[float] = field(default_factory=list)

    def read(self, moment: float) -> None:
        self.moments.append(moment)
        self.memory.append(memory(self.process))
        self.used.append(used(self.process))
        self.helped.append(sum(map(used, self.helpers())))

    def share(self, of: Sequence[float]) -> float:
        """Of one core, over the whole time."""
        return (of[-1] - of[0]) / max(self.moments[-1] - self.moments[0], 1e-9)

    def slope(self) -> float:
        """MiB a minute, once it has settled."""
        settled = int(len(self.moments) * SETTLING)
        moments, seen = self.moments[settled:], self.memory[settled:]
        return 60 * linear_regression(moments, seen).slope if len(moments) > 1 else 0.0


async def watch(gauges: Sequence[Gauge], seconds: float, say: Callable[[float], None]) -> None:
    """Read all of them once a second; `say` is told how far it is, every ten."""
    began = time.monotonic()
    while (moment := time.monotonic() - began) < seconds:
        for gauge in gauges:
            gauge.read(moment)
        if round(moment) % 10 == 0:
            say(moment)
        await asyncio.sleep(1)


async def lag(seconds: float) -> list[float]:
    """How late this process itself is: what it measures can't be more exact."""
    late, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        started = time.perf_counter()
        await asyncio.sleep(0.02)
        late.append(time.perf_counter() - started - 0.02)
    return late


def quantile(ordered: Sequence[float], share: float) -> float:
    """Of figures in order; the largest for 1."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
