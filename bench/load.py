"""`make load`: many tables at once, two guests each, everybody moving once a second; how long until both have seen it.
The house runs in a process of its own on this machine; figures are for both together on its cores."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import quantiles

import msgspec

from house.doorkeeper import Doorkeeper
from house.visitor import ME, OPEN, Place, Visitor


class Lines(msgspec.Struct):
    choices: list[msgspec.Raw]


class Position(msgspec.Struct):
    """The part of a table message that the load needs."""

    type: str
    stage: str = ""
    prompt: int = 0
    actors: list[int] = []
    scene: Lines | None = None


decode = msgspec.json.Decoder(Position).decode


class Pair:
    """Two guests who play one game after the other."""

    def __init__(self, url: str, number: int, pause: float) -> None:
        self.visitors = [Visitor(url), Visitor(url)]
        self.number, self.pause = number, pause
        self.random = random.Random(number)
        self.waits: list[float] = []

    async def run(self, until: float) -> None:
        for seat, visitor in enumerate(self.visitors):
            await visitor.named(f"Ondine {self.number}-{seat}")
        while time.monotonic() < until:
            await self._game(until)
        for visitor in self.visitors:
            await visitor.http.aclose()

    async def _game(self, until: float) -> None:
        table = await self.visitors[0].open_table(ME, OPEN)
        await self.visitors[1].sit(table)
        async with AsyncExitStack() as stack:
            places = [await stack.enter_async_context(visitor.at(table)) for visitor in self.visitors]
            positions = await self._both(places, 2)
            while positions[0].stage == "playing" and time.monotonic() < until:
                await asyncio.sleep(self.pause * self.random.uniform(0.5, 1.5))
                positions = await self._move(places, positions)

    async def _move(self, places: list[Place], positions: list[Position]) -> list[Position]:
        seat = positions[0].actors[0]
        position = positions[seat]
        assert position.scene is not None, "playing"
        choice = self.random.randrange(len(position.scene.choices))
        started = time.perf_counter()
        await places[seat].say(type="choose", prompt=position.prompt, choice=choice)
        positions = await self._both(places, position.prompt + 1)
        self.waits.append(time.perf_counter() - started)
        return positions

    async def _both(self, places: list[Place], prompt: int) -> list[Position]:
        return list(await asyncio.gather(*(self._at(place, prompt) for place in places)))

    async def _at(self, place: Place, prompt: int) -> Position:
        while True:
            position = decode(await place.socket.recv())
            assert position.type == "table", "nothing is refused"
            if position.prompt >= prompt and position.stage != "waiting":
                return position


def memory(process: int) -> int:
    """Resident memory of a process, in KiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


async def watch(process: int, until: float) -> list[int]:
    """The memory every ten seconds."""
    seen = []
    while time.monotonic() < until:
        await asyncio.sleep(10)
        seen.append(memory(process))
        print(f"  {seen[-1] / 1024:.0f} MiB", flush=True)
    return seen


async def load(keeper: Doorkeeper, tables: int, seconds: float) -> None:
    assert keeper.process is not None, "open"
    until = time.monotonic() + seconds
    pairs = [Pair(keeper.url, number, pause=0.5) for number in range(tables)]
    watching = asyncio.create_task(watch(keeper.process.pid, until))
    await asyncio.gather(*(pair.run(until) for pair in pairs))
    seen = await watching
    waits = [wait for pair in pairs for wait in pair.waits]
    cuts = quantiles(waits, n=1000)
    print(f"{tables} tables, {len(waits)} moves in {seconds:.0f} s ({len(waits) / seconds:.0f}/s)")
    print(f"action to both updates: median {cuts[499] * 1e3:.1f} ms, p99 {cuts[989] * 1e3:.1f} ms, "
          f"p99.9 {cuts[998] * 1e3:.1f} ms, worst {max(waits) * 1e3:.1f} ms")  # fmt: skip
    print(f"memory: {seen[0] / 1024:.0f} MiB after 10 s, {seen[-1] / 1024:.0f} MiB at the end")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=300)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Doorkeeper(Path(folder)) as keeper:
        asyncio.run(load(keeper, args.tables, args.seconds))


if __name__ == "__main__":
    main()
