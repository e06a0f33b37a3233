"""Connections as bytes and time: none hangs for ever, whatever is sent or not read; and one that
has ended leaves nothing that only a sweep of all the house would find."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from nemeton.house.serve import listen
from nemeton.house.web import protocols
from nemeton.house.web.protocols import AT_ONCE, Brisk, Patient

VISITS = 5
DEADLINE = 60.0  # seconds: what has not happened by then never will
BRIEF = 0.3  # seconds of patience, where there are many in the house
MUCH = b"x" * 16 * 1024 * 1024  # more than all buffers between the house and one who does not read


async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Says back what it hears, at once where it can; over HTTP it takes in all, and says much."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send(
            {"type": "http.response.body", "body": MUCH if scope["path"] == "/much" else b"all"}
        )
        return
    await receive()
    await send({"type": "websocket.accept"})
    if scope["path"] == "/much":
        await send({"type": "websocket.send", "text": MUCH.decode()})
    while (message := await receive())["type"] == "websocket.receive":
        assert scope["state"][AT_ONCE](message["text"].encode())


@contextlib.asynccontextmanager
async def opened() -> AsyncIterator[str]:
    async with served() as (_, port):
        yield f"ws://127.0.0.1:{port}"


@contextlib.asynccontextmanager
async def served() -> AsyncIterator[tuple[uvicorn.Server, int]]:
    door = listen("127.0.0.1", 0)
    server = uvicorn.Server(
        uvicorn.Config(echo, http=Brisk, ws=Patient, lifespan="off", log_config=None)
    )
    running = asyncio.create_task(server.serve([door]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server, door.getsockname()[1]
    finally:
        server.should_exit = server.force_exit = True  # whoever is still there is not waited for
        await running


@pytest.fixture
def unswept() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def there(*kinds: type) -> int:
    return sum(type(thing) in kinds for thing in gc.get_objects())


@pytest.mark.usefixtures("unswept")
async def test_a_connection_that_has_ended_leaves_nothing() -> None:
    async with opened() as url:
        before = there(Patient, ServerProtocol)
        for visit in range(VISITS):
            async with connect(url) as line:
                await line.send(f"Bonjour {visit} – à bientôt")
                assert await line.recv() == f"Bonjour {visit} – à bientôt"
        async with asyncio.timeout(60):
            while there(Patient, ServerProtocol) > before:
                await asyncio.sleep(0.05)


# What is asked.


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "SLOWEST", BRIEF)
    monkeypatch.setattr(protocols, "UNREAD", BRIEF)


def handshake(*headers: str, path: str = "/") -> bytes:
    usual = [
        "Host: house",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
    ]
    lines = [
        f"GET {path} HTTP/1.1",
        *usual,
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


OVERSIZED = {
    "a header of 8 KiB and more": (handshake("X-Long: " + "x" * 9000), b"431"),
    "a cookie of 32 KiB": (handshake("Cookie: nemeton=" + "x" * 32_000), b"431"),
    "a header's name": (handshake("X" * 9000 + ": long"), b"431"),
    "over 128 headers": (handshake(*[f"X-{number}: many" for number in range(130)]), b"431"),
    "a thousand headers": (handshake(*[f"X-{number}: many" for number in range(1000)]), b"431"),
    "a long address": (handshake(path="/" + "x" * 9000), b"414"),
    "a body": (handshake("Content-Length: 5"), b"400"),
    "a body in chunks": (handshake("Transfer-Encoding: chunked"), b"400"),
    "another method": (handshake().replace(b"GET", b"PUT", 1), b"405"),
    "no key": (handshake().replace(b"Sec-WebSocket-Key", b"X-Key"), b"400"),
}


@pytest.mark.parametrize(("sent", "status"), OVERSIZED.values(), ids=OVERSIZED.keys())
async def test_a_handshake_that_cannot_be_is_answered_and_closed(
    sent: bytes, status: bytes
) -> None:
    async with served() as (server, port), asyncio.timeout(DEADLINE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        answer = await reader.read()  # to its end: the house hangs up
        assert answer.split(b" ", 2)[:2] == [b"HTTP/1.1", status]
        await all_gone(server)
        writer.close()


async def all_gone(server: uvicorn.Server) -> None:
    async with asyncio.timeout(DEADLINE):
        while server.server_state.connections:
            await asyncio.sleep(0.02)


POSTED = b"POST / HTTP/1.1\r\nHost: house\r\nContent-Length: 100\r\n\r\n"
DAWDLING = {
    "nothing": b"",
    "half a handshake": handshake()[:-2],
    "half a line": handshake()[:20],
    "no body": POSTED,
    "no body, after another request": b"GET / HTTP/1.1\r\nHost: house\r\n\r\n" + POSTED,
    "half a request, after another": b"GET / HTTP/1.1\r\nHost: house\r\n\r\n" + POSTED[:20],
}


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("sent", DAWDLING.values(), ids=DAWDLING.keys())
async def test_who_does_not_say_all_is_let_go(sent: bytes) -> None:
    async with served() as (server, port):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        await knocked(server)
        await all_gone(server)
        writer.close()


async def knocked(server: uvicorn.Server) -> None:
    async with asyncio.timeout(DEADLINE):
        while not server.server_state.connections:
            await asyncio.sleep(0)


# What is not read.

CLOSE = b"\x88\x80\0\0\0\0"  # a frame that says goodbye
UNREAD = {
    "an answer": (b"GET /much HTTP/1.1\r\nHost: house\r\n\r\n", b""),
    "the last answer": (b"GET /much HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n", b""),
    "a frame, and says goodbye": (handshake(path="/much"), CLOSE),
}


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize(("sent", "later"), UNREAD.values(), ids=UNREAD.keys())
async def test_who_never_reads_is_let_go(sent: bytes, later: bytes) -> None:
    async with served() as (server, port):
        with socket.socket() as bare:
            bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            bare.connect(("127.0.0.1", port))
            bare.sendall(sent)
            await knocked(server)
            await asyncio.to_thread(bare.recv, 1)  # the answer has begun
            bare.sendall(later)
            await all_gone(server)


@pytest.mark.usefixtures("brief")
async def test_who_reads_slowly_gets_all() -> None:
    """Longer than the patience with who reads nothing, a little at a time."""
    async with served() as (_, port), asyncio.timeout(DEADLINE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 16)
        writer.write(b"GET /much HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n")
        read, began = 0, asyncio.get_running_loop().time()
        while got := await reader.read(1 << 20):
            read += len(got)
            late = asyncio.get_running_loop().time() - began < 4 * BRIEF
            await asyncio.sleep(BRIEF / 50 if late else 0)
        assert read > len(MUCH)
        writer.close()
