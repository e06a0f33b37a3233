"""`make load`: 500 tables, 1,000 people who act every few seconds; how long until all have seen it,
into docs/load.md.
The house runs in a process of its own on this machine; figures are for house, bots and people
together on its cores."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import uvloop

import neighbour
import plots
from gauges import Gauge, lag, quantile, watch
from kit.crowd import LONGEST, MIX, STONEHENGE, Found, Group, Kind, come, gone, play
from kit.doorkeeper import Doorkeeper
from kit.ledger import faults
from nemeton.build import running
from nemeton.house.ops.garbage import glancing, only_when_told

DOCS = Path(__file__).parents[1] / "docs"
PICTURES = "load-waits.svg", "load-spread.svg", "load-memory.svg"
SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "p99.9": 0.999}
ONLOOKERS = 10  # one at every tenth table
AT_ONCE = 50  # tables that act as fast as they are answered
SMALL = (str(Path(__file__).parent / "small.py"),)
HOUSE = "Nemeton, each action on disk first"
ROUND, ROUNDS = 150, 10  # tables at which the same game is played once, and how often
BUCKET = 5  # seconds of a point in the plot of waits


@dataclass
class Run:
    """What a crowd at a house or at its neighbour gave."""

    name: str
    tables: int
    people: int
    seconds: float
    found: Found
    gauge: Gauge
    generator: Gauge | None = None
    late: Sequence[float] = ()
    faults: Sequence[str] = ()

    def row(self) -> str:
        ordered = sorted(self.found.waits)
        waits = [f"{quantile(ordered, share) * 1e3:,.1f}" for share in (*SHARES.values(), 1.0)]
        rate, share = len(ordered) / self.seconds, self.gauge.share(self.gauge.used)
        figures = [
            f"{self.tables}",
            f"{rate:,.0f}",
            *waits,
            f"{share:.0%}",
            f"{self.gauge.memory[-1]:,.0f}",
        ]
        return "| " + " | ".join([self.name, *figures]) + " |"


async def at_house(
    name: str, keeper: Doorkeeper, kinds: Sequence[Kind], tables: int, seconds: float, think: float
) -> Run:
    assert keeper.process is not None, "open"
    found = Found()
    groups = [
        Group(
            keeper.url,
            number,
            kinds[number % len(kinds)],
            think,
            found,
            number % ONLOOKERS == 0 if think else 0,
        )
        for number in range(tables)
    ]
    await come(groups)
    people = sum(group.kind.people for group in groups)
    print(f"{name}: {people} people at {tables} tables for {seconds:.0f} s", flush=True)
    house, own = Gauge(keeper.process.pid, keeper.workers), Gauge(os.getpid())
    began = time.perf_counter()
    sweeping = asyncio.create_task(glancing())  # the people's own pauses are not the house's
    _, _, late = await asyncio.gather(
        play(groups, seconds),
        watch([house, own], seconds, lambda moment: _say(moment, found, house)),
        lag(seconds),
    )
    sweeping.cancel()
    await gone(groups)
    found.moments = [moment - began for moment in found.moments]
    return Run(name, tables, people, seconds, found, house, own, sorted(late))


def _say(moment: float, found: Found, house: Gauge) -> None:
    if not found.waits:
        return
    recent = sorted(found.waits[-2000:])
    print(f"  {moment:4.0f} s: {len(found.waits):,} actions, the last 2,000: p50 {quantile(recent, 0.5) * 1e3:.1f} ms, "
          f"p99 {quantile(recent, 0.99) * 1e3:.1f} ms; {house.memory[-1]:.0f} MiB", flush=True)  # fmt: skip


def long_run(args: argparse.Namespace) -> Run:
    """All games for the whole time; then what was written down is compared with what was
    acknowledged."""
    with tempfile.TemporaryDirectory() as folder:
        with Doorkeeper(Path(folder)) as keeper:
            run = uvloop.run(
                at_house("all five games", keeper, MIX, args.tables, args.seconds, args.think)
            )
        run.faults = faults(Path(folder), run.found.deeds)
    return run


def side_by_side(args: argparse.Namespace) -> list[Run]:
    """In turns, so that whatever else runs on this machine is in both: at the same pace, then as
    fast as answered."""
    runs = []
    for _ in range(args.turns):
        for tables, think, pace in (
            (args.tables, args.think, "same pace"),
            (AT_ONCE, 0.0, "as fast as answered"),
        ):
            runs.append(_house_alone(f"Nemeton, Stonehenge, {pace}", tables, args.beside, think))
            if neighbour.is_here():
                runs.append(
                    _neighbour_alone(
                        f"boardgame.io, tic-tac-toe, {pace}", tables, args.beside, think
                    )
                )
    return sorted(runs, key=lambda run: run.tables, reverse=True)


def _house_alone(name: str, tables: int, seconds: float, think: float) -> Run:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        with on_core(0):
            keeper = stack.enter_context(Doorkeeper(Path(folder)))
        with on_core(1):
            return uvloop.run(at_house(name, keeper, (STONEHENGE,), tables, seconds, think))


def _neighbour_alone(name: str, tables: int, seconds: float, think: float) -> Run:
    print(f"{name}: {2 * tables} people at {tables} tables for {seconds:.0f} s", flush=True)
    with ExitStack() as stack:
        with on_core(0):
            url, process = stack.enter_context(neighbour.opened())
        with on_core(1):
            found, gauge = asyncio.run(neighbour.crowd(url, process, tables, seconds, think))
    return Run(name, tables, 2 * tables, seconds, found, gauge)


@dataclass
class Rounds:
    """The same game at many tables, once at each and so often: tables are laid first, and playing
    alone is timed."""

    name: str
    waits: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)  # actions/s, turn by turn

    def add(self, found: Found, seconds: float) -> None:
        self.waits += found.waits
        self.rates.append(len(found.waits) / seconds)

    def row(self) -> str:
        ordered, each = sorted(self.waits), [f"{rate:,.0f}" for rate in sorted(self.rates)]
        waits = [f"{quantile(ordered, share) * 1e3:,.1f}" for share in (0.5, 0.99)]
        return f"| {self.name} | {median(self.rates):,.0f} | {each[0]} to {each[-1]} | {' | '.join(waits)} |"


def same_game(args: argparse.Namespace) -> list[Rounds]:
    """In turns too; the same crowd plays at all of them. It comes with boardgame.io: without it
    there is none."""
    if not neighbour.is_here():
        return []
    runs = [Rounds(name) for name in (HOUSE, "boardgame.io, in files", "boardgame.io, in memory")]
    for _ in range(_turns(args)):
        for run in runs:
            run.add(*_rounds(run.name))
    return runs


def _turns(args: argparse.Namespace) -> int:
    """More than beside other games: these are short, and a median of few says little on a machine
    with neighbours."""
    return 2 * int(args.turns) + 1


def _rounds(name: str) -> tuple[Found, float]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        with on_core(0):
            if name == HOUSE:
                url = stack.enter_context(Doorkeeper(Path(folder), program=SMALL)).url
            else:
                url, _ = stack.enter_context(neighbour.opened(folder if "files" in name else ""))
        with on_core(1):
            return asyncio.run(neighbour.rounds(url, ROUND, ROUNDS, house=name == HOUSE))


@contextmanager
def on_core(number: int) -> Iterator[None]:
    """What is started or done here has one core: the server one, its crowd the other."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(before)[number % len(before)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


# The page.


def page(
    run: Run,
    beside: Sequence[Run],
    rounds: Sequence[Rounds],
    args: argparse.Namespace,
    before: float,
) -> str:
    long = [*introduced(run, args, before), *table([run]), *judged(run), *shown()]
    return "\n".join([*long, *compared(beside), *same(rounds, _turns(args))]) + "\n"


def introduced(run: Run, args: argparse.Namespace, before: float) -> list[str]:
    return [
        "# Many tables at once",
        "",
        f"Written by `make load`: {run.people:,} people at {run.tables} tables, {run.seconds:.0f} s, each thinking",
        f"{args.think / 2:g} to {args.think * 1.5:g} s before an action. Of every twenty tables seven play Stonehenge,",
        "three each Druids, Die Druiden and Le Jeu du Président, two Le Grand Druide, and at two one plays with bots;",
        f"somebody looks on at every tenth. After {LONGEST} actions they leave for another table.",
        f"House, bots and people share {os.cpu_count()} cores; before it began, others made a load of {before:.1f}.",
        f"CPython {platform.python_version()}, {platform.system()} {platform.machine()}; rules and house: {running()}.",
        "",
        "From sending an action until everybody at the table has the new position, in milliseconds:",
        "",
    ]


def judged(run: Run) -> list[str]:
    """What went wrong, and what it cost."""
    found, gauge, own = run.found, run.gauge, run.generator
    sure, unanswered = found.answered()
    people = own.share(own.used) if own else 0.0
    late = [quantile(run.late, share) * 1e3 for share in (0.5, 0.99)]
    return [
        "",
        f"- {sure:,} actions shown as played, {found.updates:,} positions received, {found.refused} refused,",
        f"  {found.lost} connections lost, {unanswered} actions unanswered.",
        f"- What was shown and what was written down, by table: **{len(run.faults)}** lost, doubled or misnumbered.",
        *(f"  - {fault}" for fault in run.faults[:10]),
        f"- Memory of the house: {gauge.memory[0]:.0f} MiB at first, {max(gauge.memory):.0f} at most,",
        f"  {gauge.memory[-1]:.0f} at the end; {gauge.slope():+.2f} MiB a minute in the second half.",
        f"- Processor, of one core: house {gauge.share(gauge.used):.0%}, bots {gauge.share(gauge.helped):.0%}, people",
        f"  {people:.0%}. The people themselves are late by {late[0]:.1f} ms (p50), {late[1]:.1f} ms (p99).",
        "",
    ]


def shown() -> list[str]:
    titles = "waits over time", "how many actions take how long", "memory of the house over time"
    return [f"![{title}](pictures/{name})" for title, name in zip(titles, PICTURES, strict=True)]


def table(runs: Sequence[Run]) -> list[str]:
    return [
        "| | tables | actions/s | " + " | ".join(SHARES) + " | worst | server's CPU | MiB |",
        "| --- |" + " ---: |" * (len(SHARES) + 5),
        *(run.row() for run in runs),
    ]


def compared(runs: Sequence[Run]) -> list[str]:
    if not runs:
        return []
    return [
        "",
        "## Beside boardgame.io",
        "",
        "Two people at each table; the server has one core and its crowd another, in turns. What is done is not the",
        "same: boardgame.io plays tic-tac-toe, holds matches in memory and sends a state of about a kilobyte; the",
        "house plays Stonehenge, has each action on disk before anybody hears of it, and sends each viewer a whole",
        "scene of some 25 kB, made of that viewer's view.",
        "",
        *table(runs),
    ]


def same(rounds: Sequence[Rounds], turns: int) -> list[str]:
    if not rounds:
        return []
    return [
        "",
        "### The same game on both sides",
        "",
        f"Tic-tac-toe, as fast as answered, at {ROUND} tables at once, {ROUNDS} games at each, {turns} times in turns.",
        "Tables are laid first, and playing alone is timed; the same crowd, in Node, plays at both. The house has each",
        "action on disk before anybody hears of it. boardgame.io keeps its matches in files by its own FlatFile, so",
        "that they outlive the server too, or in memory alone. Actions/s: the median of the turns, and the range.",
        "",
        "| | actions/s | range | p50 | p99 |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(one.row() for one in rounds),
    ]


def pictures(run: Run) -> list[str]:
    waits, gauge = run.found.waits, run.gauge
    return [
        plots.over_time(
            "Until everybody has seen an action", "ms", over(run.found), by_powers=True
        ),
        plots.histogram("Actions by how long that takes (ms)", "", [wait * 1e3 for wait in waits]),
        plots.over_time(
            "Memory of the house",
            "MiB",
            {"MiB": list(zip(gauge.moments, gauge.memory, strict=True))},
        ),
    ]


def over(found: Found) -> dict[str, plots.Points]:
    """By share, a point for every few seconds."""
    buckets: dict[int, list[float]] = {}
    for moment, wait in zip(found.moments, found.waits, strict=True):
        buckets.setdefault(int(moment / BUCKET), []).append(wait * 1e3)
    ordered = {bucket: sorted(waits) for bucket, waits in sorted(buckets.items())}
    shares = {"worst": 1.0, "p99": 0.99, "p50": 0.5}
    return {
        name: [(bucket * BUCKET, quantile(waits, share)) for bucket, waits in ordered.items()]
        for name, share in shares.items()
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument(
        "--think", type=float, default=2.0, help="seconds before an action, on average"
    )
    parser.add_argument(
        "--beside", type=float, default=30, help="seconds of each turn beside boardgame.io; 0: none"
    )
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--docs", type=Path, default=DOCS, help="where load.md and its pictures go")
    args = parser.parse_args()
    only_when_told()
    before = os.getloadavg()[0]
    if args.beside and not neighbour.is_here():
        print("boardgame.io is not installed: the house is measured alone", file=sys.stderr)
    run = long_run(args)
    beside, rounds = (side_by_side(args), same_game(args)) if args.beside else ([], [])
    (args.docs / "pictures").mkdir(parents=True, exist_ok=True)
    for name, drawn in zip(PICTURES, pictures(run), strict=True):
        (args.docs / "pictures" / name).write_text(drawn, encoding="utf-8")
    written = args.docs / "load.md"
    written.write_text(page(run, beside, rounds, args, before), encoding="utf-8")
    print(written.read_text(encoding="utf-8"))
    return 1 if run.faults or run.found.lost or run.found.answered()[1] else 0


if __name__ == "__main__":
    sys.exit(main())
