"""`make thinking`: eight tables of druids who think without a pause, and people who play elsewhere:
who delays whom.
The house runs in a process of its own on this machine; figures are for house, bots and people
together on its cores."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import tempfile
import time
from pathlib import Path
from statistics import quantiles

from gauges import lag
from kit.crowd import STONEHENGE, Found, Group, Position, come, decode, gone
from kit.doorkeeper import Doorkeeper
from kit.visitor import ME, Place, Visitor, bot
from nemeton.workers import cores

PAGE = Path(__file__).parents[1] / "docs" / "thinking.md"
HEAVIEST = (("druiden", 3), ("grand_druide", 3), ("president", 3))
OFTEN = 0.1  # seconds between two pings

Waits = dict[str, list[float]]


class Among:
    """One guest among druids, who plays anything at once; how long each action of a druid took,
    waiting included."""

    def __init__(self, url: str, number: int) -> None:
        self.visitor, self.number = Visitor(url), number
        self.random = random.Random(number)
        self.waits: list[float] = []

    async def run(self, until: float) -> None:
        await self.visitor.named(f"Merle {self.number}")
        while time.monotonic() < until:
            game, seats = HEAVIEST[self.number % len(HEAVIEST)]
            table = await self.visitor.open_table(ME, *[bot("druid")] * (seats - 1), game=game)
            async with self.visitor.at(table) as place:
                await self._game(place, until)
        await self.visitor.http.aclose()

    async def _game(self, place: Place, until: float) -> None:
        since, waiting = 0.0, False
        while time.monotonic() < until:
            position = await _heard(place, until)
            if position is None or position.stage == "over":
                return
            if waiting:
                self.waits.append(time.perf_counter() - since)
            since, waiting = time.perf_counter(), 0 not in position.actors
            if not waiting and position.scene is not None:
                choice = self.random.randrange(len(position.scene.choices))
                await place.say(type="choose", prompt=position.prompt, choice=choice)


async def _heard(place: Place, until: float) -> Position | None:
    """The next position; None when the time is up."""
    while (left := until - time.monotonic()) > 0:
        try:
            position = decode(await asyncio.wait_for(place.socket.recv(), left))
        except TimeoutError:
            return None
        if position.type == "table":
            return position
    return None


async def pinged(url: str, until: float) -> list[float]:
    """How long the house takes to answer somebody who asks nothing of it."""
    waits = []
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Pic")).open_table(ME, bot("random"))
        async with visitor.at(table) as place:
            await place.hear()
            while time.monotonic() < until:
                started = time.perf_counter()
                await place.answers_ping()
                waits.append(time.perf_counter() - started)
                await asyncio.sleep(OFTEN)
    return waits


async def measure(url: str, thinking: int, people: int, seconds: float) -> Waits:
    found = Found()
    pairs = [Group(url, number, STONEHENGE, 1.0, found) for number in range(people)]
    await come(pairs)
    until = time.monotonic() + seconds
    druids = [Among(url, number) for number in range(thinking)]
    pings, late = asyncio.create_task(pinged(url, until)), asyncio.create_task(lag(seconds))
    await asyncio.gather(*(one.run(until) for one in druids), *(pair.play(until) for pair in pairs))
    await gone(pairs)
    return {
        "a person's action, until both have seen it": found.waits,
        "a ping to the house": await pings,
        "this generator, late by": await late,
        "a druid's action, waiting included": [wait for one in druids for wait in one.waits],
    }


async def alternate(url: str, args: argparse.Namespace) -> tuple[Waits, Waits]:
    """Without druids and with them, in turns: whatever else runs on this machine is then in both."""
    calm: Waits = {}
    busy: Waits = {}
    for _ in range(args.turns):
        for thinking, found in ((0, calm), (args.thinking, busy)):
            for name, waits in (await measure(url, thinking, args.people, args.seconds)).items():
                found.setdefault(name, []).extend(waits)
            print(f"  {thinking} tables of druids:", *rows(found, ""), sep="\n  ", flush=True)
    return calm, busy


def page(calm: Waits, busy: Waits, args: argparse.Namespace, load: float) -> str:
    lines = [
        "# Druids who think, and people who play",
        "",
        f"Written by `make thinking`: {args.thinking} tables of druids who never pause (Die Druiden, Le Grand Druide,",
        f"Le Jeu du Président; one guest among two druids), and {args.people} tables of two people who act about once",
        f"a second; {args.turns} × {args.seconds:.0f} s with the druids and as long without them, in turns. The house,",
        f"{cores() + 1} processes of bots and the generator share {cores()} cores; before it began, others made a",
        f"load of {load:.1f}.",
        f"CPython {platform.python_version()}, {platform.system()} {platform.machine()}. Milliseconds.",
        "",
        "| | n | median | p95 | p99 | worst |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *rows(calm, "without druids: "),
        *rows(busy, "with druids: "),
    ]
    return "\n".join(lines) + "\n"


def rows(found: Waits, when: str) -> list[str]:
    return [row(when + name, waits) for name, waits in found.items() if len(waits) > 1]


def row(name: str, waits: list[float]) -> str:
    cuts = quantiles(waits, n=100, method="inclusive")
    figures = [f"{wait * 1e3:,.1f}" for wait in (cuts[49], cuts[94], cuts[98], max(waits))]
    return "| " + " | ".join([name, f"{len(waits):,}", *figures]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--thinking", type=int, default=8, help="tables of druids")
    parser.add_argument("--people", type=int, default=20, help="tables of people")
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=30, help="of each turn")
    args = parser.parse_args()
    load = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as folder,
        Doorkeeper(Path(folder), words=("--no-pause",)) as keeper,
    ):
        calm, busy = asyncio.run(alternate(keeper.url, args))
    PAGE.write_text(page(calm, busy, args, load), encoding="utf-8")
    print(f"written to {PAGE.relative_to(PAGE.parents[1])}")


if __name__ == "__main__":
    main()
