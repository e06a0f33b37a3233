"""How often something may be done: so many times at once, then so many a minute, by whoever does
it.
Counts, and nothing else: what is done is not known here, nor are names kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from nemeton.engine import Msg, Refused
from nemeton.table.state import Table

MOST_COUNTED = 10_000  # counts in memory; beyond that those are dropped that are full again
LONGEST_LOG = 5_000  # entries of one table; a game of the longest kind has 800 moves


@dataclass(frozen=True, slots=True)
class Rate:
    """A bucket: full at first, and filled again evenly."""

    at_once: int
    a_minute: float


AT_TABLE = Rate(
    60, 30
)  # what one guest changes at one table, moves and talk aside: they have limits of their own
BY_GUEST = Rate(240, 120)  # and at all tables together
AGAIN = Rate(30, 30)  # new tables that follow on a finished one, by one guest
NAMES = Rate(60, 30)  # changes of one's name
COLD = Rate(240, 60)  # tables read from disk for visitors from one network
OWN_COLD = Rate(240, 120)  # tables read from disk for one guest's list


class TooOften(Refused):
    """It can be done again in a moment (429; over a websocket a refusal)."""


class Rates:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._levels: dict[
            int, tuple[Rate, float, float]
        ] = {}  # what is left, and when that was so

    def hit(self, rate: Rate, *who: str) -> bool:
        """Whether it may be done once more; counted if so."""
        key, now = hash((rate, who)), self._now()
        left = self._left(key, rate, now)
        if left < 1:
            return False
        self._levels[key] = rate, left - 1, now
        if len(self._levels) > MOST_COUNTED:
            self._drop_full(now)
        return True

    def _left(self, key: int, rate: Rate, now: float) -> float:
        _, left, then = self._levels.get(key, (rate, float(rate.at_once), now))
        return min(float(rate.at_once), left + (now - then) * rate.a_minute / 60)

    def _drop_full(self, now: float) -> None:
        """Whoever has not come for a while is as good as new; if there are too many others, the
        oldest are let off."""
        held = {
            key: one
            for key, one in self._levels.items()
            if self._left(key, one[0], now) < one[0].at_once
        }
        newest = sorted(held, key=lambda key: held[key][2])[-MOST_COUNTED // 2 :]
        self._levels = {key: held[key] for key in newest}

    def refuse(self, rate: Rate, *who: str) -> None:
        if not self.hit(rate, *who):
            raise TooOften(Msg("house-too-often"))

    def refuse_change(self, table: Table, guest: str) -> None:
        """Whoever changes a table too often, or one that was changed too often already. Moves are
        not meant: a game that goes on comes to its end."""
        if table.seq >= LONGEST_LOG:
            raise TooOften(Msg("house-log-full"))
        self.refuse(AT_TABLE, guest, table.id)
        self.refuse(BY_GUEST, guest)


def network(address: str) -> str:
    """Where somebody comes from: an address, or the network that one household has of the new kind.
    An address of the old kind may be written like one of the new."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped) if found.ipv4_mapped else found.exploded[:19]


def is_loopback(address: str) -> bool:
    """The machine itself: that is its owner, or a proxy that does not say for whom it asks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback
