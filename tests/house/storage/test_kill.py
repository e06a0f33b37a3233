"""kill -9 in the middle of play: whatever was shown as played is there afterwards, once, and every
table goes on.
NEMETON_KILLS kills more often."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from kit.crowd import SEVERAL, Found, Group, come, gone
from kit.doorkeeper import Doorkeeper
from kit.ledger import faults
from kit.visitor import ME, Message, Place, Visitor, bot

KILLS = int(os.environ.get("NEMETON_KILLS", "3"))
TABLES = 6
BROKEN = (
    httpx.TransportError,
    WebSocketException,
    OSError,
    EOFError,
)  # what a visitor notices of a killed house


class Player:
    """Plays one table against a bot and remembers all that was acknowledged."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor, self.random = visitor, random.Random(seed)
        self.table = ""
        self.acknowledged: list[Message] = []  # the log as it was shown

    async def play(self) -> None:
        """Until the connection breaks."""
        try:
            while True:
                await self._one_game()
        except BROKEN:
            return

    async def _one_game(self) -> None:
        if not self.table:
            self.table, self.acknowledged = await self.visitor.open_table(ME, bot("random")), []
        async with self.visitor.at(self.table) as place:
            while True:
                position = await place.hear_until("playing")
                self._compare(place)
                if position["stage"] == "over":
                    self.table = ""
                    return
                if 0 in position["actors"]:
                    await self._move(place, position)

    async def _move(self, place: Place, position: Message) -> None:
        await place.choose(position, self.random.randrange(len(position["scene"]["choices"])))

    def _compare(self, place: Place) -> None:
        """What was acknowledged before is the beginning of what is shown now."""
        assert place.log[: len(self.acknowledged)] == self.acknowledged, (
            "an acknowledged action is lost"
        )
        self.acknowledged = place.log[:]


async def test_no_acknowledged_action_is_lost(tmp_path: Path) -> None:
    keeper, source = Doorkeeper(tmp_path), random.Random(7)
    visitors = [Visitor(keeper.url) for _ in range(TABLES)]
    players = [Player(visitor, seed) for seed, visitor in enumerate(visitors)]
    keeper.open()
    for number, visitor in enumerate(visitors):
        await visitor.named(f"Ondine {number}")
    for _ in range(KILLS):
        playing = asyncio.gather(*(player.play() for player in players))
        await asyncio.sleep(source.uniform(0.3, 1.5))
        keeper.kill()
        await playing
        keeper.open()
    moved = sum(len(player.acknowledged) for player in players)
    assert moved > 0, "nothing was played"
    keeper.close()
    for visitor in visitors:
        await visitor.http.aclose()


async def until_it_breaks(group: Group) -> None:
    try:
        await group.play()
    except BROKEN:
        return


async def test_in_every_game_each_action_is_written_down_once(tmp_path: Path) -> None:
    """Two people at ten tables of all five games, each acting as soon as it may; some actions are
    on their way when the house dies, and are tried again where they were not played."""
    keeper, source, found = Doorkeeper(tmp_path).open(), random.Random(8), Found()
    groups = [
        Group(keeper.url, number, kind, 0.0, found) for number, kind in enumerate(SEVERAL * 2)
    ]
    await come(groups)
    shown = [0]
    for _ in range(KILLS):
        playing = asyncio.gather(*map(until_it_breaks, groups))
        await asyncio.sleep(source.uniform(0.3, 1.5))
        await asyncio.to_thread(keeper.kill)
        await playing
        shown.append(found.answered()[0])
        keeper.open()
        for group in groups:
            await group.come_back()
    await gone(groups)
    keeper.close()
    assert shown == sorted(set(shown)), "after every kill there was play again"
    assert faults(tmp_path, found.deeds) == []
