"""Two guests at a table and a stranger who looks on; and what all three can see of it,
so that tests can show that something has changed nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from kit.visitor import ME, OPEN, Place, Visitor


@dataclass
class Company:
    table: str
    host: Visitor
    friend: Visitor
    stranger: Visitor

    @property
    def url(self) -> str:
        return self.host.url

    async def picture(self) -> list[Any]:
        """Position and log as anyone may see them, and everybody's copy of the record."""
        records = [
            (await visitor.record(self.table)).text
            for visitor in (self.host, self.friend, self.stranger)
        ]
        return [await self.stranger.glimpse(self.table), *records]

    @asynccontextmanager
    async def unharmed(self) -> AsyncIterator[None]:
        """What is done meanwhile changes nothing."""
        before = await self.picture()
        yield
        assert await self.picture() == before

    @asynccontextmanager
    async def places(self) -> AsyncIterator[tuple[Place, Place]]:
        async with self.host.at(self.table) as first, self.friend.at(self.table) as second:
            yield first, second


@asynccontextmanager
async def gathered(url: str, **options: str) -> AsyncIterator[Company]:
    """Ondine at seat 0, Lichen at seat 1, and somebody without a name."""
    async with Visitor(url) as host, Visitor(url) as friend, Visitor(url) as stranger:
        table = await (await host.named("Ondine")).open_table(ME, OPEN, **options)
        await (await friend.named("Lichen")).sit(table)
        yield Company(table, host, friend, stranger)
