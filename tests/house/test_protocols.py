"""Connections as bytes and time: one that has ended leaves nothing that only a sweep of all the house would find."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from nemeton.house.protocols import AT_ONCE, Brisk, Patient, ends_with_a_message, framed, short_text
from nemeton.house.serve import listen

VISITS = 5


async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Says back what it hears, at once where it can."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        assert scope["state"][AT_ONCE](message["text"].encode())


@contextlib.asynccontextmanager
async def opened() -> AsyncIterator[str]:
    door = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(echo, http=Brisk, ws=Patient, lifespan="off", log_config=None))
    running = asyncio.create_task(server.serve([door]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"ws://127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
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


# Frames by the shortest way, and by the parser.

TEXTS = ["", "a", "é" * 60, "x" * 125, "x" * 126, "ten", "x" * 70_000, "after"]


def sent(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


@pytest.mark.parametrize("size", [1, 2, 5, 131, 100_000])
async def test_texts_are_heard_whole_in_whatever_pieces_they_come(size: int) -> None:
    async with opened() as url, connect(url, max_size=None) as visitor:
        for text in [*TEXTS, *TEXTS]:
            whole = sent(text)
            for at in range(0, len(whole), max(size, len(whole) // 20)):
                visitor.transport.write(whole[at : at + max(size, len(whole) // 20)])
                await asyncio.sleep(0.001)
            assert await visitor.recv() == text


async def test_many_texts_in_one_piece_are_heard_in_their_order() -> None:
    async with opened() as url, connect(url) as visitor:
        texts = [f"{number}" for number in range(50)]
        visitor.transport.write(b"".join(map(sent, texts[:25])))
        for text in texts[25:]:
            visitor.transport.write(sent(text))
        assert [await visitor.recv() for _ in texts] == texts


async def test_short_texts_before_within_and_after_one_in_parts() -> None:
    async with opened() as url, connect(url) as visitor:
        for text in ["before", "after"]:
            visitor.transport.write(sent(text))
            assert await visitor.recv() == text
            await visitor.ping()
            visitor.transport.write(Frame(Opcode.TEXT, b"two ", fin=False).serialize(mask=True))
            await asyncio.sleep(0.01)
            visitor.transport.write(Frame(Opcode.CONT, b"parts").serialize(mask=True))
            assert await visitor.recv() == "two parts"


async def test_a_short_frame_that_is_no_text_ends_the_connection() -> None:
    async with opened() as url, connect(url) as visitor:
        visitor.transport.write(sent("fine"))
        assert await visitor.recv() == "fine"
        visitor.transport.write(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            await visitor.recv()


async def test_a_text_within_another_is_refused() -> None:
    async with opened() as url, connect(url) as visitor:
        visitor.transport.write(Frame(Opcode.TEXT, b"open", fin=False).serialize(mask=True))
        await asyncio.sleep(0.01)
        visitor.transport.write(sent("inside"))
        with pytest.raises(ConnectionClosed):
            await visitor.recv()


@pytest.mark.parametrize("text", TEXTS)
def test_a_frame_is_written_as_the_parser_would(text: str) -> None:
    assert framed(text.encode()) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_short_or_left_to_the_parser(text: str) -> None:
    assert short_text(sent(text)) == (text if len(text.encode()) < 126 else None)
    assert short_text(sent(text)[:-1]) is None and short_text(sent(text) + b"x") is None
    assert short_text(framed(text.encode())) is None, "not masked"


def test_whole_messages_are_told_from_parts() -> None:
    whole, part = sent("one"), Frame(Opcode.TEXT, b"one", fin=False).serialize(mask=True)
    rest = Frame(Opcode.CONT, b"two").serialize(mask=True)
    assert ends_with_a_message(whole + Frame(Opcode.PONG, b"").serialize(mask=True))
    assert not any(map(ends_with_a_message, [whole[:-1], whole + whole[:1], part, rest, whole + part, sent("x" * 200)]))
