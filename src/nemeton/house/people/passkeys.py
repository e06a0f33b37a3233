"""Passkeys, for those who want to keep their name: made on one device, they open the house as the
same guest anywhere.
The device proves it; the house holds public halves only, and no passkey is ever needed to play."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode
from typing import Any

import msgspec

from nemeton.engine import Msg, Refused
from nemeton.house.ops.clock import Watch
from nemeton.house.web.security import Door
from nemeton.table import wire

from .guests import Guest
from .profiles import Key, Known
from .single_use import Slips

MOST = 10  # passkeys of one guest


class Passkeys:
    def __init__(self, slips: Slips, known: Known, watch: Watch) -> None:
        self._slips, self._known, self._watch = slips, known, watch

    # To make one.

    async def offer(self, guest: Guest, at: Door) -> wire.Ceremony:
        keys = await self._known.keys_of(guest.id)
        if len(keys) >= MOST:
            raise Refused(Msg("house-passkey-many", {"most": MOST}))
        slip = self._slips.written("make", guest.id)
        return wire.Ceremony(slip, await asyncio.to_thread(_making, at, guest, slip, keys))

    async def make(self, guest: Guest, at: Door, done: wire.Proof) -> None:
        """One more passkey of the guest."""
        if await self._slips.use(done.slip) != ["make", guest.id]:
            raise Refused(Msg("house-passkey-forged"))
        key = await asyncio.to_thread(_made, at, done, self._watch.now())
        held = await self._known.keys_of(guest.id)
        await self._known.remember(guest, [one for one in held if one.id != key.id] + [key])

    # To come in with one.

    async def ask(self, at: Door) -> wire.Ceremony:
        slip = self._slips.written("enter")
        return wire.Ceremony(slip, await asyncio.to_thread(_entering, at, slip))

    async def enter(self, at: Door, done: wire.Proof) -> Guest:
        """Whose passkey it is."""
        if await self._slips.use(done.slip) != ["enter"]:
            raise Refused(Msg("house-passkey-forged"))
        guest, key = await self._claimed(done.credential)
        count = await asyncio.to_thread(_entered, at, done, key)
        used = msgspec.structs.replace(key, count=count, used=self._watch.now())
        held = await self._known.keys_of(guest.id)
        await self._known.remember(guest, [used if one.id == key.id else one for one in held])
        return guest

    async def _claimed(self, credential: Any) -> tuple[Guest, Key]:
        """The guest whom the device names, and which of their passkeys it claims to have."""
        guest, which = claim(credential)
        memory = await self._known.of(guest)
        key = next((one for one in memory.keys if one.id == which), None) if memory else None
        if memory is None or key is None:
            raise Refused(Msg("house-passkey-unknown"))
        return Guest(guest, memory.name), key

    async def remove(self, guest: Guest, key: str) -> None:
        held = await self._known.keys_of(guest.id)
        if key not in [one.id for one in held]:
            raise Refused(Msg("house-passkey-unknown"))
        await self._known.remember(guest, [one for one in held if one.id != key])


def claim(credential: Any) -> tuple[str, str]:
    """A guest and a passkey, by their ids, as a device names them; nothing is proved yet."""
    try:
        handle = str(credential["response"]["userHandle"])
        return urlsafe_b64decode(handle + "=" * (-len(handle) % 4)).decode(), str(credential["id"])
    except (KeyError, TypeError, ValueError) as error:
        raise Refused(Msg("house-passkey-bad")) from error


# In a thread, where nobody waits for it: the library is read when it is first needed. To read it at
# the house's start nearly doubled that (0.39 to 0.72 s of a core).


def _making(at: Door, guest: Guest, slip: str, keys: list[Key]) -> dict[str, Any]:
    from . import webauthn_steps

    return webauthn_steps.making(at, guest, slip, keys)


def _made(at: Door, done: wire.Proof, now: float) -> Key:
    from . import webauthn_steps

    return webauthn_steps.made(at, done, now)


def _entering(at: Door, slip: str) -> dict[str, Any]:
    from . import webauthn_steps

    return webauthn_steps.entering(at, slip)


def _entered(at: Door, done: wire.Proof, key: Key) -> int:
    from . import webauthn_steps

    return webauthn_steps.entered(at, done, key)
