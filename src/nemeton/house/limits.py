"""How much room there is: for tables, for windows, for those who look on. Whoever finds none is
told so.
Counts what is there now; how often something is done is counted where it is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from nemeton.engine import Msg, Refused
from nemeton.table.state import Table

from .rates import is_loopback, network


@dataclass(frozen=True, slots=True)
class Limits:
    tables: int = 20_000  # in memory: watched, or where a bot thinks
    tables_of_guest: int = 100  # that a guest has opened and that are not over
    lines_of_guest: int = 40  # live connections, over all tables
    lines_of_address: int = 500  # behind which a whole club may be
    spectators: int = 500  # at one table
    playing_days: float = 90.0  # after which a game that nobody touches is put away; a table that waits, after a third
    puts_away: bool = True

    @property
    def waiting_days(self) -> float:
        return self.playing_days / 3


class NoRoom(Refused):
    """There is enough of it already (429, or 1013 over a websocket)."""


class Room:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.lines = 0  # live connections
        self._lines: Counter[str] = Counter()  # the same by guest and by address

    def for_table(self, tables: int) -> None:
        if tables >= self.limits.tables:
            raise NoRoom(Msg("house-full"))

    def for_table_of_guest(self, unfinished: int) -> None:
        if unfinished >= self.limits.tables_of_guest:
            raise NoRoom(Msg("house-full-guest", {"most": self.limits.tables_of_guest}))

    @contextmanager
    def line(self, table: Table, guest: str, address: str) -> Iterator[None]:
        """Room for one more connection, as long as it lasts."""
        mine = [name for name in (f"guest {guest}" * bool(guest), origin_of(address)) if name]
        self._refuse_line(table, guest, mine)
        self._lines.update(mine)
        self.lines += 1
        try:
            yield
        finally:
            self.lines -= 1
            self._lines -= Counter(mine)  # what is zero is forgotten

    def _refuse_line(self, table: Table, guest: str, mine: list[str]) -> None:
        limits = self.limits
        for name in mine:
            if self._lines[name] >= (
                limits.lines_of_guest if name.startswith("guest") else limits.lines_of_address
            ):
                raise NoRoom(Msg("house-full-windows"))
        looking_on = sum(watcher.viewer is None for watcher in table.watchers)
        if table.seat_of(guest) is None and looking_on >= limits.spectators:
            raise NoRoom(Msg("house-full-table"))


def origin_of(address: str) -> str:
    """Where somebody comes from; nowhere for the machine itself."""
    return "" if is_loopback(address) else f"address {network(address)}"
