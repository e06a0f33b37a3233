"""Slips: what the house gives out to have it brought back once, soon: signed, short-lived, good for
one use.
Used ones are remembered on disk until they would be too old anyway."""

from __future__ import annotations

import asyncio
import secrets

from itsdangerous import BadData, URLSafeSerializer

from nemeton.engine import Msg, Refused
from nemeton.house.ops.clock import Watch
from nemeton.house.storage.key_value import Kept

LONGEST = 2000  # letters; no slip of ours is as long


class Slips:
    def __init__(self, purpose: str, seconds: int, secret: str, kept: Kept, watch: Watch) -> None:
        """Refusals are called `house-PURPOSE-forged`, `-late` and `-used`."""
        self.purpose, self.seconds = purpose, seconds
        self._signer = URLSafeSerializer(secret, salt=purpose)
        self._kept, self._watch = kept, watch
        self._lock = asyncio.Lock()

    def written(self, *said: str) -> str:
        """A new slip that says this."""
        until = int(self._watch.now()) + self.seconds
        return str(self._signer.dumps([until, secrets.token_urlsafe(9), *said]))

    async def read(self, slip: str) -> list[str]:
        """What it says, for one more look: it stays good. Refused when it is not ours, too old or
        used."""
        until, number, said = self._opened(slip)
        if until < self._watch.now():
            raise self._refusal("late")
        if number in await self._used():
            raise self._refusal("used")
        return said

    async def use(self, slip: str) -> list[str]:
        """The same, and never again; that is on disk before anything comes of it."""
        async with self._lock:
            said = await self.read(slip)
            until, number, _ = self._opened(slip)
            await self._kept.keep("used", self.purpose, {**await self._used(), number: until})
        return said

    async def _used(self) -> dict[str, float]:
        """By number, until when they would have been good."""
        used: dict[str, float] = await self._kept.kept("used", self.purpose) or {}
        return {number: until for number, until in used.items() if until >= self._watch.now()}

    def _opened(self, slip: str) -> tuple[float, str, list[str]]:
        try:
            until, number, *said = self._signer.loads(slip[:LONGEST])
        except (BadData, UnicodeError, TypeError, ValueError) as error:
            raise self._refusal("forged") from error
        return until, number, said

    def _refusal(self, why: str) -> Refused:
        return Refused(Msg(f"house-{self.purpose}-{why}"))
