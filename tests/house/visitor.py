"""A visitor to a running house: what a browser would do, without one.
Used by tests and by the load generator."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


class Visitor:
    """`async with Visitor(url) as visitor:`; has no name until it says one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def named(self, name: str) -> Self:
        (await self.http.post("/api/me", json={"name": name})).raise_for_status()
        return self

    async def open_table(self, *seats: dict[str, str], game: str = "stonehenge", **options: str) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": list(seats), "options": options})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def sit(self, table: str) -> None:
        (await self.http.post(f"/api/tables/{table}/seat", json={})).raise_for_status()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table: str, **headers: str) -> AsyncIterator[Place]:
        """A live connection to a table."""
        sent = {"Cookie": self.cookie, **headers}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with connect(address, additional_headers=sent, compression=None, max_size=None) as socket:
            yield Place(socket)


class Place:
    """One end of a live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.log: list[Message] = []

    async def hear(self) -> Message:
        frame = await self.socket.recv()
        assert isinstance(frame, str), "the house speaks text"
        self.frames.append(frame)
        message: Message = json.loads(frame)
        if message["type"] == "table":
            assert message["log_start"] == len(self.log), "no line of the log is lost or told twice"
            self.log += message["log"]
        return message

    async def hear_until(self, *stages: str, actor: int | None = None, prompt: int = 0) -> Message:
        """The next position of such a stage, from that prompt on, where it is the actor's turn."""
        while True:
            message = await self.hear()
            if message["type"] != "table":
                raise AssertionError(f"heard {message}")
            fits = message["stage"] in stages and message["prompt"] >= prompt
            if message["stage"] == "over" or (fits and (actor is None or actor in message["actors"])):
                return message

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def choose(self, position: Message, choice: int) -> None:
        await self.say(type="choose", prompt=position["prompt"], choice=choice)
