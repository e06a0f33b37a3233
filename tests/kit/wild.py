"""Requests and connections that no honest program would make: bytes sent as they are written here.
Only to 127.0.0.1."""

from __future__ import annotations

import socket

import httpx

from kit.doorkeeper import Doorkeeper

SECONDS = 10.0


def connected(house: Doorkeeper, buffer: int | None = None) -> socket.socket:
    """A bare connection; with a small buffer it is soon full."""
    bare = socket.socket()
    bare.settimeout(SECONDS)
    if buffer is not None:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    bare.connect(("127.0.0.1", house.port))
    return bare


def get_as_written(house: Doorkeeper, path: str) -> httpx.Response:
    """GET a path that a proper client would have tidied up."""
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nConnection: close\r\n\r\n"
    with connected(house) as bare:
        bare.sendall(request.encode())
        answer = b"".join(iter(lambda: bare.recv(65536), b""))
    return _parsed(answer)


def _parsed(answer: bytes) -> httpx.Response:
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *fields = head.decode("latin-1").split("\r\n")
    headers = [
        (name, value.strip()) for name, _, value in (field.partition(":") for field in fields)
    ]
    return httpx.Response(int(status.split()[1]), headers=headers, content=body)


def upgraded(
    house: Doorkeeper, table: str, buffer: int | None = None, *, cookie: str = ""
) -> socket.socket:
    """A websocket to a table, of which nothing but the handshake is read."""
    bare = connected(house, buffer)
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{house.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    bare.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert bare.recv(12) == b"HTTP/1.1 101"
    return bare
