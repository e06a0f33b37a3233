"""A visitor to a running house: what a browser would do, without one.
Used by tests and by the load generator."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
ME, OPEN = {"kind": "me"}, {"kind": "open"}
PATIENCE = 60.0


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


class Visitor:
    """`async with Visitor(url) as visitor:`; has no name until it says one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url, timeout=60, verify=False
        )  # plain HTTP: no certificates to read

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def named(self, name: str) -> Self:
        (await self.http.post("/api/me", json={"name": name})).raise_for_status()
        return self

    async def open_table(
        self, *seats: dict[str, str], game: str = "stonehenge", **options: str
    ) -> str:
        answer = await self.http.post(
            "/api/tables", json={"game": game, "seats": list(seats), "options": options}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def sit(self, table: str) -> None:
        (await self.ask_for_seat(table)).raise_for_status()

    async def ask_for_seat(self, table: str, **wish: Any) -> httpx.Response:
        return await self.http.post(f"/api/tables/{table}/seat", json=wish)

    async def record(self, table: str) -> httpx.Response:
        return await self.http.get(f"/api/tables/{table}/record")

    async def glimpse(self, table: str) -> Message:
        """The table as it is now, without who is here."""
        async with self.at(table) as place:
            position = await place.hear()
        return {
            **position,
            "watchers": 0,
            "seats": [{**seat, "here": False} for seat in position["seats"]],
        }

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table: str, key: str = "", **headers: str) -> AsyncIterator[Place]:
        """A live connection to a table; `ID?seat=1` sees it from that seat, the key opens one."""
        sent = {"Cookie": self.cookie, **headers}
        name, mark, query = (f"{table}?key={key}" if key else table).partition("?")
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{name}/live{mark}{query}"
        async with connect(
            address, additional_headers=sent, compression=None, max_size=None
        ) as socket:
            yield Place(socket)


class Place:
    """One end of a live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.log: list[Message] = []
        self.last: Message = {}  # the newest position

    @property
    def played(self) -> list[Message]:
        """What the game has told, without the house's own lines."""
        return [line for line in self.log if not line["key"].startswith("house-")]

    async def hear(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str), "the house speaks text"
        self.frames.append(frame)
        message: Message = json.loads(frame)
        if message["type"] == "table":
            assert message["log_start"] == len(self.log), "no line of the log is lost or told twice"
            self.log += message["log"]
            self.last = message
        return message

    async def hear_until(self, *stages: str, actor: int | None = None, prompt: int = 0) -> Message:
        """The next position of such a stage, from that prompt on, where it is the actor's turn."""
        while True:
            message = await self.hear()
            if message["type"] != "table":
                raise AssertionError(f"heard {message}")
            fits = message["stage"] in stages and message["prompt"] >= prompt
            if message["stage"] == "over" or (
                fits and (actor is None or actor in message["actors"])
            ):
                return message

    async def hear_word(self, *kinds: str) -> Message:
        """The next message of such a type; whatever else comes is passed over."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def answers_ping(self) -> None:
        """Still connected."""
        await self.say(type="ping")
        assert (await self.hear_word("pong", "closed"))["type"] == "pong", "hung up"

    async def last_words(self) -> tuple[Message, int | None]:
        """Why the house hangs up, and with which code."""
        reason: Message = (await self.hear_word("closed"))["reason"]
        return reason, await self.hung_up()

    async def hung_up(self) -> int | None:
        """The code with which the connection ends."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        return self.socket.close_code

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def choose(self, position: Message, choice: int) -> None:
        await self.say(type="choose", prompt=position["prompt"], choice=choice)
