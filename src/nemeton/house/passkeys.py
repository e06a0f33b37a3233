"""Passkeys, for those who want to keep their name: made on one device, they open the house as the same guest anywhere.
The device proves it; the house holds public halves only, and no passkey is ever needed to play."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import webauthn
from starlette.requests import HTTPConnection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from nemeton.engine import Msg, Refused

from . import wire
from .doors import is_secure
from .guests import Guest
from .known import Key, Known
from .slips import Slips
from .watch import Watch

T = TypeVar("T")
MOST = 10  # passkeys of one guest
HOUSE = "Nemeton"


@dataclass(frozen=True, slots=True)
class Door:
    """By which name the house is visited: a passkey opens that one alone."""

    name: str
    origin: str


def door(visit: HTTPConnection) -> Door:
    """From the Host header. Browsers make no passkeys for a number."""
    host = visit.headers.get("host", "")
    name = host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host
    if not name or _is_number(name):
        raise Refused(Msg("house-passkey-address"))
    return Door(name, origin(visit))


def origin(visit: HTTPConnection) -> str:
    """As our page says it, which is known to be ours; programs say none."""
    scheme = "https" if is_secure(visit.headers, visit.url.scheme) else "http"
    return visit.headers.get("origin") or f"{scheme}://{visit.headers.get('host', '')}"


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


class Passkeys:
    def __init__(self, slips: Slips, known: Known, watch: Watch) -> None:
        self._slips, self._known, self._watch = slips, known, watch

    # To make one.

    async def offer(self, guest: Guest, at: Door) -> wire.Ceremony:
        keys = await self._known.keys_of(guest.id)
        if len(keys) >= MOST:
            raise Refused(Msg("house-passkey-many", {"most": MOST}))
        slip = self._slips.written("make", guest.id)
        options = webauthn.generate_registration_options(
            rp_id=at.name,
            rp_name=HOUSE,
            user_id=guest.id.encode(),
            user_name=guest.name,
            challenge=slip.encode(),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in keys],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,  # it must know by itself whose it is
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        return wire.Ceremony(slip, options_to_json_dict(options))

    async def make(self, guest: Guest, at: Door, done: wire.Proof) -> None:
        """One more passkey of the guest."""
        if await self._slips.use(done.slip) != ["make", guest.id]:
            raise Refused(Msg("house-passkey-forged"))
        made = proved(
            lambda: webauthn.verify_registration_response(
                credential=done.credential,
                expected_challenge=done.slip.encode(),
                expected_rp_id=at.name,
                expected_origin=at.origin,
            )
        )
        public = bytes_to_base64url(made.credential_public_key)
        key = Key(bytes_to_base64url(made.credential_id), public, made.sign_count, self._watch.now())
        held = await self._known.keys_of(guest.id)
        await self._known.remember(guest, [one for one in held if one.id != key.id] + [key])

    # To come in with one.

    def ask(self, at: Door) -> wire.Ceremony:
        slip = self._slips.written("enter")
        options = webauthn.generate_authentication_options(rp_id=at.name, challenge=slip.encode())
        return wire.Ceremony(slip, options_to_json_dict(options))

    async def enter(self, at: Door, done: wire.Proof) -> Guest:
        """Whose passkey it is."""
        if await self._slips.use(done.slip) != ["enter"]:
            raise Refused(Msg("house-passkey-forged"))
        guest, key = await self._claimed(done.credential)
        seen = proved(
            lambda: webauthn.verify_authentication_response(
                credential=done.credential,
                expected_challenge=done.slip.encode(),
                expected_rp_id=at.name,
                expected_origin=at.origin,
                credential_public_key=base64url_to_bytes(key.public),
                credential_current_sign_count=key.count,
            )
        )
        used = msgspec.structs.replace(key, count=seen.new_sign_count, used=self._watch.now())
        held = await self._known.keys_of(guest.id)
        await self._known.remember(guest, [used if one.id == key.id else one for one in held])
        return guest

    async def _claimed(self, credential: Any) -> tuple[Guest, Key]:
        """The guest whom the device names, and which of their passkeys it claims to have."""
        try:
            guest = base64url_to_bytes(credential["response"]["userHandle"]).decode()
            which = str(credential["id"])
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Refused(Msg("house-passkey-bad")) from error
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


def proved(proof: Callable[[], T]) -> T:
    """What the device has signed, if it did."""
    try:
        return proof()
    except Exception as error:  # whatever a crafted answer makes its readers raise
        raise Refused(Msg("house-passkey-bad")) from error
