"""A bell: whoever waits for it hears that it was rung, once, however often it was. One listener, no
queue.
What asyncio.Event does for many; for one it takes a third less, and it is rung for every
message."""

from __future__ import annotations

import asyncio


class Bell:
    __slots__ = ("_loop", "_rung", "_waiting")

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self._rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    @property
    def is_awaited(self) -> bool:
        """Whether somebody listens, and has not heard anything yet."""
        return self._waiting is not None and not self._waiting.done()

    async def heard(self) -> None:
        """At once, if it was rung since it was last heard."""
        if not self._rung:
            self._waiting = self._loop.create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        self._rung = False
