"""Web push: a word to a browser whose page is closed, sealed for that browser alone (RFC 8291) and
signed (RFC 8292).
Keys are drawn once, in the data folder. What is sent holds no secret of any game."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import secrets
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

CURVE: Final = ec.SECP256R1()
DAY: Final = 24 * 3600
RECORD: Final = 4096  # bytes; the whole letter is one
AUTH: Final = 16  # bytes of a browser's secret


class PushKeys:
    """Who the house is to push services."""

    def __init__(self, folder: Path) -> None:
        self._private = _drawn_once(folder / "push.pem")

    @property
    def public(self) -> str:
        """As browsers want it."""
        return unpadded(_point(self._private))

    def headers(self, endpoint: str, sender: str, now: float) -> dict[str, str]:
        """With which a letter goes to that endpoint; `sender` is the house's own address."""
        where = urlsplit(endpoint)
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(now) + DAY // 2,
            "sub": sender,
        }
        return {
            "authorization": f"vapid t={self._signed(claims)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
        }

    def _signed(self, claims: dict[str, object]) -> str:
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(
            unpadded(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims)
        )
        one, two = decode_dss_signature(self._private.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{unpadded(one.to_bytes(32, 'big') + two.to_bytes(32, 'big'))}"


def _drawn_once(path: Path) -> ec.EllipticCurvePrivateKey:
    """Readable by the house alone."""
    with contextlib.suppress(FileExistsError):
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "wb") as file:
            drawn = ec.generate_private_key(CURVE)
            file.write(drawn.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    key = load_pem_private_key(path.read_bytes(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey), "drawn here"
    return key


def sealed(
    text: bytes,
    key: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """For the browser whose public key and secret these are; own key and salt are drawn for each
    letter."""
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    point = _point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key))
    secret = _derived(shared, auth, b"WebPush: info\0" + key + point, 32)
    cipher = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    hidden = cipher.encrypt(
        _derived(secret, salt, b"Content-Encoding: nonce\0", 12), text + b"\2", None
    )
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + hidden


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def unpadded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def read_keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """A browser's keys; ValueError when they are none."""
    key, secret = (
        base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (p256dh, auth)
    )
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    if len(secret) != AUTH:
        raise ValueError("no such secret")
    return key, secret
