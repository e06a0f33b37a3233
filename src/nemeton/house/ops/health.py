"""How the house itself is: whether its store can be written, and whether it is still this house's
own.
Says so in the diary, once when it begins and once when it is over; a house that lost its store to
another leaves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nemeton.engine import Msg, Refused
from nemeton.house.storage import Unsaved

from .log import diary, kind

if TYPE_CHECKING:
    from nemeton.house.house import House

BEAT: Final = 5.0  # seconds between two tries to write
ILL: Final = 1.0  # the same, while that fails
FRESH: Final = 1.0  # seconds that an answer is good for: whoever asks more often gets the last one
PATIENCE: Final = 2.0  # seconds for the store to answer one who asks whether the house is ready


class NotReady(Refused):
    """Nothing could be kept now (503)."""


class Vitals:
    def __init__(self, house: House) -> None:
        self._house = house
        self._ill_since: float | None = None
        self._seen_well = 0.0  # when something was last written
        self._heart: asyncio.Task[None] | None = None
        self._probe: asyncio.Task[None] | None = None
        self.leave: Callable[[], None] = _stay  # what to do when the house is no longer this one's
        house.store.tell_trouble(self._hear)

    def open(self) -> None:
        self._heart = asyncio.create_task(self._beat())

    async def close(self) -> None:
        tasks = [task for task in (self._heart, self._probe) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def well(self) -> bool:
        """Whether, as far as anybody knows, the store can be written."""
        return self._ill_since is None

    async def refuse_unready(self) -> None:
        """For whoever sends people here: refused where nothing could be kept, or the house is
        closing."""
        if not self._house.resting and time.monotonic() - self._seen_well > FRESH:
            await asyncio.wait([self._probing()], timeout=PATIENCE)
            if self._probe is not None and not self._probe.done():
                self._hear(Unsaved("no answer in time"))
        if self._house.resting or not self.well:
            raise NotReady(Msg("house-not-ready"))

    # Trying.

    async def _beat(self) -> None:
        while True:
            await asyncio.wait([self._probing()])
            await asyncio.sleep(BEAT if self.well else ILL)

    def _probing(self) -> asyncio.Task[None]:
        """One try at a time, whoever asks."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._try())
        return self._probe

    async def _try(self) -> None:
        try:
            await self._house.store.probe()
        except Unsaved:
            pass  # the store has told of it already
        else:
            self._recover()
        if self._house.store.lost or not self._house.folder.is_ours():
            self._lose()

    def _hear(self, error: Unsaved) -> None:
        """The store could not do something."""
        if self._ill_since is None:
            self._ill_since = time.monotonic()
            diary.warning("store-away", error=kind(error.__cause__ or error))

    def _recover(self) -> None:
        self._seen_well = time.monotonic()
        if self._ill_since is not None:
            diary.info("store-back", seconds=round(self._seen_well - self._ill_since, 1))
            self._ill_since = None
            self._house.keeping.make_sure()

    def _lose(self) -> None:
        """Two houses on one store would each write what the other does not know."""
        diary.critical("lost-to-another")
        self._ill_since = self._ill_since or time.monotonic()
        self.leave()


def _stay() -> None:
    """Nobody has said how to leave."""
