"""The bots that may sit at a terminal's table: the words for them, and who thinks for them.
The one door to `bots` and `workers`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nemeton.bots import WORDS
from nemeton.workers import Bots

from .table import HUMAN, Chooser, Table
from .voice import refusal

USUAL = "bard"


def seating(who: list[str], seats: int) -> tuple[str, ...]:
    """A word for every seat: by default a human on the first, bots on the others."""
    if len(who) > seats:
        raise refusal("seat-count", given=len(who), seats=seats)
    possible = (HUMAN, *WORDS)
    for word in who:
        if word not in possible:
            raise refusal("seat-word", word=word, possible=" ".join(possible))
    usual = [HUMAN] + [USUAL] * (seats - 1)
    return (*who, *usual[len(who) :])


@contextmanager
def thinker(table: Table, chooser: Chooser | None) -> Iterator[Chooser | None]:
    """Worker processes, as long as they are needed and only when a bot plays."""
    if chooser is not None or len(table.humans) == len(table.who):
        yield chooser
        return
    with Bots() as bots:
        yield bots
