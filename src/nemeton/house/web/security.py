"""The doors: who may come in from where, and what every answer carries.
Foreign origins are refused for everything that changes something; pages run no code but our own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hmac import compare_digest
from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nemeton.engine import Msg, Refused

CONTENT = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HOST = re.compile(r"([A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
LONGEST_HOST = 300  # letters: a name has 253 at most, and a port comes after it
HEADERS = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def from_our_own_page(visit: HTTPConnection) -> bool:
    """True for our pages, and for programs that are no browser: those send no Origin."""
    headers = visit.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


def may_measure(visit: HTTPConnection, token: str) -> bool:
    """Who has the token, or sits at the machine itself."""
    headers = visit.headers
    if token and compare_digest(
        headers.get("authorization", "").encode(), f"Bearer {token}".encode()
    ):
        return True
    return is_at_the_machine(visit)


def is_at_the_machine(visit: HTTPConnection) -> bool:
    """A proxy on the machine asks for others: it is known by the name under which it was asked,
    which is the house's, or by what it adds."""
    headers = visit.headers
    forwarded = any(
        header in headers for header in ("forwarded", "via", "x-forwarded-for", "x-real-ip")
    )
    asked_as = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
    return (
        visit.client is not None
        and not forwarded
        and is_here(visit.client.host)
        and is_here(asked_as)
    )


def is_here(name: str) -> bool:
    try:
        return name == "localhost" or ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return False


class Guarded:
    """Puts the headers on every answer that does not say otherwise."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    sent.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


def is_secure(headers: Headers, scheme: str) -> bool:
    return scheme in ("https", "wss") or headers.get("x-forwarded-proto") == "https"


# By which name the house is visited.


@dataclass(frozen=True, slots=True)
class Door:
    """A passkey opens one alone."""

    name: str
    origin: str


def door(visit: HTTPConnection) -> Door:
    """From the Host header. Browsers make no passkeys for a number."""
    host = visit.headers.get("host", "")
    name = host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host
    if not name or _is_number(name):
        raise Refused(Msg("house-passkey-address"))
    return Door(name, origin(visit))


def is_address(url: str) -> bool:
    """Whether a house can be visited there: a scheme, a name or a number, perhaps a port, and
    nothing else."""
    scheme, _, host = url.partition("://")
    return (
        scheme in ("http", "https")
        and len(host) <= LONGEST_HOST
        and HOST.fullmatch(host) is not None
    )


def address(visit: HTTPConnection) -> str:
    """Where the house is: as whoever keeps it has said, else where the visitor has asked; empty
    where that is no name and no number. What the Origin header says is not looked at: any page can
    have a visitor's browser ask."""
    if said := visit.app.state.address:
        return str(said)
    host = visit.headers.get("host", "")
    scheme = "https" if is_secure(visit.headers, visit.url.scheme) else "http"
    asked = f"{scheme}://{host}"
    return asked if is_address(asked) else ""


def origin(visit: HTTPConnection) -> str:
    """How the visitor calls the house: as our page says it, which is known to be ours; programs say
    none. Only for what comes from our own page."""
    host = visit.headers.get("host", "")
    if len(host) > LONGEST_HOST:
        raise Refused(Msg("house-bad-message"))
    scheme = "https" if is_secure(visit.headers, visit.url.scheme) else "http"
    return visit.headers.get("origin") or f"{scheme}://{host}"


def _is_number(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
