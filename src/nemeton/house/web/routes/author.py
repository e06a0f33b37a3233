"""The routes of an author's bench; they are there in a house that was opened with --dev, and
described nowhere.
Such a house answers its own machine only, whatever is asked."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from nemeton.house.author.debugger import TRUTH, Bench, Eyes
from nemeton.house.web.app import answer, asked, house_of, known
from nemeton.house.web.security import is_at_the_machine
from nemeton.table import wire


class OnlyHere:
    """Whoever asks from elsewhere, or under a name that is not this machine's, finds nothing."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or is_at_the_machine(HTTPConnection(scope)):
            await self._serve(scope, receive, send)
        elif scope["type"] == "http":
            await PlainTextResponse("", 404)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever a request has ended by is shown to the author, besides what happens to it
        anyway."""
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            scope["app"].state.house.noted(error)
            raise


def routes() -> list[Any]:
    return [
        Route("/api/dev", opened),
        Route("/api/dev/{table}", look),
        Route("/api/dev/{table}", do, methods=["POST"]),
    ]


def _bench(request: Request) -> Bench:
    bench = house_of(request).bench
    assert bench is not None, "these routes are there with a bench only"
    return bench


async def opened(request: Request) -> Response:
    return answer(wire.Opened(_bench(request).boot, _bench(request).faults.shown()))


async def look(request: Request) -> Response:
    house, asked_for = house_of(request), request.query_params
    move, play = _number(asked_for.get("move", "")), _number(asked_for.get("play", ""))
    eyes, wanted = _eyes(asked_for.get("viewer", "")), -1 if play is None else play
    async with house.at(request.path_params["table"]) as table:
        return answer(_bench(request).shown(table, move, eyes, wanted))


async def do(request: Request) -> Response:
    wish, guest, house = await asked(request, wire.BenchIn), known(request), house_of(request)
    async with house.at(request.path_params["table"], linger=True) as table:
        going_on = await house.whole(table, _bench(request).do(table, guest, wish))
    return answer(wire.Created(going_on.id))


def _eyes(word: str) -> Eyes:
    return TRUTH if word == TRUTH else _number(word)


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 8 else None
