"""The post: what the house sends to addresses that guests have given it. Follows no redirect and
reads no answer.
Goes to public addresses only: each is looked up, looked at, and then connected to as it is."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from nemeton.engine import Msg, Refused

PATIENCE: Final = 8.0  # seconds for one letter, from looking the address up to the answer
TRIES: Final = (0.0, 2.0, 10.0)  # seconds before each
LONGEST: Final = 1000  # characters of an address
AT_ONCE: Final = 8
TROUBLES: Final = (
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.TimeoutException,
    OSError,
)  # on the way
GLOBAL: Final = ip_network(
    "2000::/3"
)  # from which IPv6 addresses are given out; of the rest Python knows not all
SPECIAL: Final = [  # within it, or of the old kind: tunnels around another address, protocols, examples in books
    ip_network(block)
    for block in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "192.88.99.0/24")
]


class NotPublic(OSError):
    """An address at home, or none at all."""


class Public(httpcore.AsyncNetworkBackend):
    """Connects to what was looked at, so that a name can't mean something else a moment later."""

    def __init__(self, loopback: bool) -> None:
        self._loopback, self._network = loopback, httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await self._looked_at(host, port)
        return await self._network.connect_tcp(
            address, port, timeout, local_address, socket_options
        )

    async def _looked_at(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(where[0]) for *_, where in found]
        if not addresses or not all(is_public(address, self._loopback) for address in addresses):
            raise NotPublic(f"{host} is not public")
        return addresses[0]


def is_public(address: str, loopback: bool = False) -> bool:
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or found
    if loopback and inner.is_loopback:
        return True
    return _is_global(inner)


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    reachable = address in GLOBAL if isinstance(address, IPv6Address) else address.is_global
    return reachable and not address.is_multicast and not any(address in block for block in SPECIAL)


class Post:
    def __init__(self, loopback: bool = False) -> None:
        """`loopback` lets letters go to this machine, and unsealed: for tests."""
        self._loopback = loopback
        self._pool: httpcore.AsyncConnectionPool | None = None

    def checked(self, url: str) -> str:
        """The address, if a letter could be sent there; else refused. Whether it is public is seen
        when one is."""
        try:
            parts = urlsplit(url)
            plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
            port_is_one = parts.port is None or parts.port > 0
        except ValueError as error:
            raise Refused(Msg("house-bad-address")) from error
        schemes = ("https", "http") if self._loopback else ("https",)
        if (
            not (plain and port_is_one and parts.scheme in schemes and parts.hostname)
            or "@" in parts.netloc
        ):
            raise Refused(Msg("house-bad-address"))
        return url

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The answer's status; 0 where there was none after all tries. What the answer says is not
        read."""
        status = 0
        for pause in TRIES:
            await asyncio.sleep(pause)
            status = await self._try(url, body, headers)
            if 0 < status < 500 and status != 429:
                return status
        return status

    async def _try(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        with contextlib.suppress(*TROUBLES):
            async with asyncio.timeout(PATIENCE), self._letter(url, body, headers) as answer:
                return int(answer.status)
        return 0

    def _letter(
        self, url: str, body: bytes, headers: dict[str, str]
    ) -> contextlib.AbstractAsyncContextManager[httpcore.Response]:
        return self._open().stream("POST", url, headers=list(headers.items()), content=body)

    def _open(self) -> httpcore.AsyncConnectionPool:
        """Made when it is first needed: reading all certificates takes a moment."""
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                max_connections=AT_ONCE,
                max_keepalive_connections=0,
                network_backend=Public(self._loopback),
            )
        return self._pool

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()
