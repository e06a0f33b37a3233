"""A table while somebody uses it: `async with house.at(id) as table`. As long as that lasts the house does not forget
it, so that there is never a second one of it in memory. Every route and every connection goes this way."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .table import Table

if TYPE_CHECKING:
    from .house import House


class Uses:
    """How many use, or wait for, each table; counted by id, so that who waits for the disk counts too."""

    def __init__(self) -> None:
        self._count: Counter[str] = Counter()

    def begin(self, table: str) -> None:
        self._count[table] += 1

    def end(self, table: str) -> None:
        self._count[table] -= 1
        if not self._count[table]:
            del self._count[table]

    def __contains__(self, table: str) -> bool:
        return table in self._count


class Use:
    """One of them. `linger`: whoever comes here will look at the table in a moment."""

    def __init__(self, house: House, table: str, linger: bool) -> None:
        self._house, self._id, self._linger = house, table, linger

    async def __aenter__(self) -> Table:
        self._house.uses.begin(self._id)
        try:
            return await self._house.table(self._id)
        except BaseException:
            self._house.uses.end(self._id)
            raise

    async def __aexit__(self, *_: object) -> None:
        self._house.uses.end(self._id)
        self._house.let_go(self._id, linger=self._linger)
