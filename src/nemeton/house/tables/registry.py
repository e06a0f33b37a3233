"""A table while somebody uses it: `async with house.at(id) as table`. As long as that lasts the
house does not forget it, so that there is never a second one of it in memory. Every route and every
connection goes this way."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from nemeton.house.rates import COLD, is_loopback, network
from nemeton.table.state import Table

if TYPE_CHECKING:
    from nemeton.house.house import House


class Uses:
    """How many use, or wait for, each table; counted by id, so that who waits for the disk counts
    too."""

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
    """One of them. `linger`: whoever comes here will look at the table in a moment. `by`: for whom
    it is read from disk, if it has to be."""

    def __init__(self, house: House, table: str, linger: bool, by: str) -> None:
        self._house, self._id, self._linger, self._by = house, table, linger, by

    async def __aenter__(self) -> Table:
        if self._by and self._house.is_cold(self._id):
            self._house.rates.refuse(COLD, self._by)
        self._house.uses.begin(self._id)
        try:
            return await self._house.table(self._id)
        except BaseException:
            self._house.uses.end(self._id)
            raise

    async def __aexit__(self, *_: object) -> None:
        self._house.uses.end(self._id)
        self._house.let_go(self._id, linger=self._linger)


def at_table(visit: HTTPConnection, table: str = "") -> Use:
    """The table of the address, for a visitor. It stays at hand for a while: who asks again has
    nothing read anew."""
    house: House = visit.app.state.house
    address = visit.client.host if visit.client else ""
    by = "" if is_loopback(address) else network(address)
    return house.at(table or visit.path_params["table"], linger=True, by=by)
