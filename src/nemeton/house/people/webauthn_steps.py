"""The ceremonies of WebAuthn: what a browser is asked, and whether what its device has signed is
true.
Knows neither guests' memories nor slips that are used up; read late, since its library is large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from nemeton.engine import Msg, Refused
from nemeton.house.web.security import Door
from nemeton.table import wire

from .guests import Guest
from .profiles import Key

T = TypeVar("T")
HOUSE = "Nemeton"


def making(at: Door, guest: Guest, slip: str, keys: list[Key]) -> dict[str, Any]:
    """A new passkey is asked for; the slip is the challenge."""
    options = webauthn.generate_registration_options(
        rp_id=at.name,
        rp_name=HOUSE,
        user_id=guest.id.encode(),
        user_name=guest.name,
        challenge=slip.encode(),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in keys
        ],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # it must know by itself whose it is
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return options_to_json_dict(options)


def made(at: Door, done: wire.Proof, now: float) -> Key:
    new = _proved(
        lambda: webauthn.verify_registration_response(
            credential=done.credential,
            expected_challenge=done.slip.encode(),
            expected_rp_id=at.name,
            expected_origin=at.origin,
        )
    )
    return Key(
        bytes_to_base64url(new.credential_id),
        bytes_to_base64url(new.credential_public_key),
        new.sign_count,
        now,
    )


def entering(at: Door, slip: str) -> dict[str, Any]:
    """Any passkey for this door will do."""
    return options_to_json_dict(
        webauthn.generate_authentication_options(rp_id=at.name, challenge=slip.encode())
    )


def entered(at: Door, done: wire.Proof, key: Key) -> int:
    """How often the passkey has been used by now."""
    seen = _proved(
        lambda: webauthn.verify_authentication_response(
            credential=done.credential,
            expected_challenge=done.slip.encode(),
            expected_rp_id=at.name,
            expected_origin=at.origin,
            credential_public_key=base64url_to_bytes(key.public),
            credential_current_sign_count=key.count,
        )
    )
    return seen.new_sign_count


def _proved(proof: Callable[[], T]) -> T:
    """What the device has signed, if it did."""
    try:
        return proof()
    except Exception as error:  # whatever a crafted answer makes its readers raise
        raise Refused(Msg("house-passkey-bad")) from error
