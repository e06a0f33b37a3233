"""Guests of whom the house remembers something itself: those with a second device or a passkey.
Of all others it knows what their cookie says, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from nemeton.house.storage.key_value import Kept

from .guests import Guest


class Key(msgspec.Struct):
    """A passkey: its public half, how often it was used, and when it was made and used last."""

    id: str
    public: str
    count: int
    made: float
    used: float = 0.0


class Memory(msgspec.Struct):
    name: str
    keys: list[Key] = []


class Known:
    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    async def of(self, guest: str) -> Memory | None:
        found: Any = await self._kept.kept("guest", guest)
        return None if found is None else msgspec.convert(found, Memory)

    async def keys_of(self, guest: str) -> list[Key]:
        memory = await self.of(guest)
        return memory.keys if memory else []

    async def remember(self, guest: Guest, keys: list[Key] | None = None) -> None:
        """Under this name from now on; with these passkeys, or those that there were."""
        held = await self.keys_of(guest.id) if keys is None else keys
        await self._kept.keep("guest", guest.id, msgspec.to_builtins(Memory(guest.name, held)))

    async def renamed(self, guest: Guest) -> None:
        """On the other devices too, when they come back."""
        memory = await self.of(guest.id)
        if memory and memory.name != guest.name:
            await self.remember(guest)

    async def today(self, guest: Guest) -> Guest:
        """The guest under the name that was last chosen, on whichever device."""
        memory = await self.of(guest.id)
        return Guest(guest.id, memory.name) if memory else guest
