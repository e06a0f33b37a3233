"""Pictures of tables and games for whoever is sent a link: a spectator's view, painted in another
process and kept.
Nothing but what a stranger with the link would see; where such a one may not look, there is no
picture."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from nemeton import speech
from nemeton.engine import Msg
from nemeton.games import load, outlines
from nemeton.house import documents
from nemeton.house.ops.log import diary, kind
from nemeton.match import Match
from nemeton.table.state import Table

from . import paint as painter
from .card_svg import Card, Sitter, picture

KEPT: Final = 64  # pictures, of 100 to 200 KB
WAITING: Final = 8  # that may wait to be painted; who comes then gets none
PATIENCE: Final = 20.0  # seconds; painting takes a fifth of one
MOVES: Final = 24  # that are played for the picture of a game: an empty table shows little of it

Key = tuple[str, int, str]
Paint = Callable[[str], Awaitable[bytes]]


class NoPicture(Exception):
    """It could not be painted, or too many wait."""


async def painted(svg: str) -> bytes:
    """By a program of its own, that can't keep the house waiting and knows nothing of it."""
    program = (sys.executable, "-P", str(Path(painter.__file__)))
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *program, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(PATIENCE):
            png, _ = await process.communicate(svg.encode())
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    if process.returncode or not png:
        raise NoPicture(f"the painter has failed: {process.returncode}")
    return png


class Pictures:
    def __init__(self, paint: Paint = painted) -> None:
        self._paint = paint
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._painting: dict[Key, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Lock()

    async def of_table(self, table: Table, code: str) -> bytes:
        """As it is now, for a stranger; of its game while nothing is laid out."""
        return await self._picture(
            (table.id, table.prompt(None), code), lambda: of_table(table, code)
        )

    async def of_game(self, game: str, code: str) -> bytes:
        return await self._picture((game, -1, code), lambda: of_game(game, code))

    async def _picture(self, key: Key, make: Callable[[], str]) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._painting:
            if len(self._painting) >= WAITING:
                raise NoPicture("too many wait")
            task = self._painting[key] = asyncio.create_task(self._made(key, make()))
            task.add_done_callback(lambda _: self._painting.pop(key, None))
        return await asyncio.shield(self._painting[key])

    async def _made(self, key: Key, svg: str) -> bytes:
        try:
            async with self._turn:
                png = await self._paint(svg)
        except (OSError, TimeoutError, NoPicture) as error:
            diary.warning("no-picture", error=kind(error))
            raise NoPicture(str(error)) from error
        self._kept[key] = png
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return png

    async def close(self) -> None:
        tasks = list(self._painting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# What is on them.


def of_table(table: Table, code: str) -> str:
    """The spectator's scene, and nothing else of the match."""
    game = table.head["game"]
    card = Card(
        documents.word("house-name", code),
        title(game, code),
        standing(table, code),
        _sitters(table, code),
    )
    scene = (
        table.match.scene(None)
        if table.match is not None
        else _laid(game, len(table.chairs)).scene(None)
    )
    return picture(
        card, scene, [table.colour(seat) for seat in range(len(table.chairs))], outlines(load(game))
    )


def of_game(game: str, code: str) -> str:
    about = load(game).about
    least = "same" if len(about.seats) == 1 else min(about.seats)
    facts = Msg(
        "preview-seats", {"least": least, "most": max(about.seats), "minutes": about.minutes}
    )
    match = _laid(game, max(about.seats))
    card = Card(documents.word("house-name", code), title(game, code), speech.say(facts, code))
    return picture(card, match.scene(None), range(match.seats), outlines(load(game)))


@cache
def _laid(game: str, seats: int) -> Match:
    """A game a little way on, always the same."""
    match, chance = Match(load(game), seats, {}, seed="picture"), random.Random(game)
    while match.actors and len(match.moves) < MOVES:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def title(game: str, code: str) -> str:
    return documents.word(f"{game}-title", code)


def names(table: Table, code: str) -> list[str]:
    return [_name(table, seat, code) for seat in range(len(table.chairs))]


def _name(table: Table, seat: int, code: str) -> str:
    chair = table.chairs[seat]
    match chair.kind:
        case "guest":
            return chair.name or "—"
        case "bot":
            return documents.word(f"house-level-{chair.level}", code)
        case "open":
            return documents.word("house-open-seat", code)


def _sitters(table: Table, code: str) -> list[Sitter]:
    result = table.match.result if table.match is not None else None
    scores = [str(score) for score in result.scores] if result else [""] * len(table.chairs)
    return [
        Sitter(name, table.colour(seat), scores[seat])
        for seat, name in enumerate(names(table, code))
    ]


def standing(table: Table, code: str) -> str:
    """How it stands, in a line."""
    called, match = names(table, code), table.match
    if table.abandoned:
        return documents.word("house-preview-abandoned", code)
    if match is None:
        free = len(table.free_seats())
        return (
            speech.say(Msg("preview-free", {"free": free}), code)
            if free
            else documents.word("house-preview-full", code)
        )
    if match.result is not None:
        won = [called[seat] for seat in match.result.winners]
        return speech.say(Msg("preview-won", {"names": ", ".join(won), "count": len(won)}), code)
    asked = ", ".join(called[seat] for seat in match.actors_seen_by(None))
    return speech.say(Msg("preview-turn", {"names": asked}), code)
