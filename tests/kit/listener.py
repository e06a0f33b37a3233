"""An address on this machine that hears what the house sends out, and answers as it is told:
a webhook, or a push service."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from kit.doorkeeper import free_port

PATIENCE = 60.0


@dataclass
class Letter:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Listener:
    url: str
    answers: list[str] = field(
        default_factory=list
    )  # status lines, in their order; then 204 for ever
    letters: list[Letter] = field(default_factory=list)
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value
            for name, _, value in (line.partition(": ") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.letters.append(Letter(head[0].split()[1], headers, body))
        answer = self.answers.pop(0) if self.answers else "204 No Content"
        writer.write(
            f"HTTP/1.1 {answer}\r\nlocation: {self.url}/elsewhere\r\ncontent-length: 0\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()
        self.heard.set()

    async def wait_for(self, letters: int) -> list[Letter]:
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) < letters:
                self.heard.clear()
                await self.heard.wait()
        return self.letters


@asynccontextmanager
async def listening() -> AsyncIterator[Listener]:
    port = free_port()
    listener = Listener(f"http://127.0.0.1:{port}")
    server = await asyncio.start_server(listener.serve, "127.0.0.1", port)
    async with server:
        yield listener
