"""What the house keeps beside its tables: small things by kind and key, and what was said at a
table.
The store's own words, with a refusal where it can't; it knows nothing of what the things mean."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

from nemeton.engine import Msg, Refused

from . import Line, Store, Unsaved

T = TypeVar("T")


class NotKept(Refused):
    """It could not be written down or read, so nothing has changed."""


class Kept:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, kind: str, key: str, value: Any) -> None:
        """On disk when it returns, in place of what was there."""
        await _done(self._store.keep(kind, key, value))

    async def kept(self, kind: str, key: str) -> Any:
        """None where nothing is kept."""
        return await _done(self._store.kept(kind, key))

    async def say(self, table: str, line: Line) -> Line:
        """The line with its number: 0, 1, 2 … at each table."""
        return await _done(self._store.say(table, line))

    async def said(self, table: str, since: int = 0) -> list[Line]:
        """The lines from that number on."""
        return await _done(self._store.said(table, since))


async def _done(asked: Coroutine[Any, Any, T]) -> T:
    try:
        return await asked
    except Unsaved as error:
        raise NotKept(Msg("house-not-kept")) from error
