"""The web application: routes, each a few lines; what they do is in house.py.
Every refusal is a sentence in the visitor's language, as a message key."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from nemeton import speech
from nemeton.bots import LEVELS
from nemeton.engine import Msg, Option, Refused
from nemeton.games import load, names
from nemeton.house import documents
from nemeton.house.after.positions import NoPosition, NotYours, eyes_of, refuse_outsiders
from nemeton.house.after.reviews import Asker, NoReview, TooBusy, TooEarly
from nemeton.house.house import RESTARTING, House, NoTable, NotSaved, Resting
from nemeton.house.limits import NoRoom, origin_of
from nemeton.house.ops.health import NotReady
from nemeton.house.ops.log import diary, mishap
from nemeton.house.people.guests import Guest, Unwelcome, dismiss, is_outmoded, proper
from nemeton.house.play import opening
from nemeton.house.rates import NAMES, TooOften, network
from nemeton.house.storage.key_value import NotKept
from nemeton.house.tables.registry import at_table
from nemeton.match import dump, lesson
from nemeton.table import wire
from nemeton.table.state import Table

from . import assets, link_previews, openapi
from .connection import GONE, LATER, POLICY, Live, refuse
from .security import Guarded, from_our_own_page, is_secure, may_measure, origin

T = TypeVar("T")
CLIENT = Path(str(files("nemeton.house") / "client"))
MOST_BODY = 32 * 1024
MOST_RECORD = 1024 * 1024
TABLES = parse("30/minute")  # new tables by one guest
MINE = parse("60/minute")  # looks at one's own tables, by one guest
PUSH = parse("20/minute")  # changes of what a guest's browsers are told
REVIEWS = parse("20/minute")  # started from one address
LOOKS = parse(
    "1200/minute"
)  # at positions of the past, by one guest or, without a name, from one address
PROOFS = parse("30/minute")  # of dice, asked for from one address
CROWD = parse("3000/minute")  # and from one address, behind which a whole club may be


class NotAllowed(Refused):
    """Refused for where it comes from (403)."""


class TooMuch(Refused):
    """Refused for coming too often (429)."""


class TooLarge(Refused):
    """Refused for its size (413)."""


PAGES = (
    "/",
    "/table/{table}",
    "/table/{table}/review",
    "/table/{table}/move/{move}",
    "/table/{table}/dice",
    "/table/{table}/seat",
    "/rules/{game}",
    "/learn/{game}",
    "/learn/{game}/{step}",
    "/records",
    "/me",
    "/along",
)
STATUS: dict[type[Refused], int] = {
    Unwelcome: 401,
    NotAllowed: 403,
    NoTable: 404,
    NoReview: 404,
    NoPosition: 404,
    NotYours: 403,
    TooEarly: 409,
    TooLarge: 413,
    TooMuch: 429,
    TooOften: 429,
    TooBusy: 429,
    NoRoom: 429,
    NotSaved: 503,
    NotKept: 503,
    NotReady: 503,
    Resting: 503,
}
CODES: dict[type[Refused], int] = {
    Unwelcome: POLICY,
    NotAllowed: POLICY,
    NoRoom: LATER,
    Resting: RESTARTING,
    TooOften: LATER,
}


def application(house: House, token: str = "", address: str = "") -> Starlette:
    """The house's application; whoever has the token may read its figures from anywhere. `address`:
    by which it is visited, whatever a visitor calls it."""
    from .routes import author  # its routes use what is here, and are there for authors only

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(mishap)
        await house.open()
        yield
        await house.close()

    routes, guards = _routes(), [Middleware(Guarded)]
    if house.bench:
        routes, guards = [*author.routes(), *routes], [*guards, Middleware(author.OnlyHere)]
    app = Starlette(
        routes=routes, lifespan=lifespan, middleware=guards, exception_handlers=HANDLERS
    )
    app.state.house, app.state.token = house, token
    app.state.address = address
    app.state.rate = FixedWindowRateLimiter(MemoryStorage())
    return app


def _routes() -> list[Any]:
    from .routes import guests, lessons, pictures  # their routes use what is here

    shell = [Route(path, page) for path in PAGES]
    return [
        *shell,
        *guests.routes(),
        *lessons.routes(),
        *pictures.routes(),
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics),
        Route("/api/openapi.json", described),
        Route("/api/welcome", welcome),
        Route("/api/texts/{lang}", texts),
        Route("/api/texts/{lang}/{game}", texts),
        Route("/api/rules/{game}/{lang}", rules),
        Route("/api/outlines/{game}/{version}", outlines),
        Route("/api/me", name_myself, methods=["POST"]),
        Route("/api/lobby", lobby),
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/tables/{table}/seat", take_seat, methods=["POST"]),
        Route("/api/tables/{table}/seat/{seat}/link", link_to_seat, methods=["POST"]),
        Route("/api/tables/{table}/seat/offer", offered_seat, methods=["POST"]),
        Route("/api/tables/{table}/seat/take", take_over_seat, methods=["POST"]),
        Route("/api/tables/{table}/record", record),
        Route("/api/tables/{table}/review", review, methods=["GET", "POST"]),
        Route("/api/mine", mine),
        Route("/api/push", push, methods=["GET", "POST", "DELETE"]),
        Route("/api/tables/{table}/positions/{move}", position),
        Route("/api/tables/{table}/branch", branch, methods=["POST"]),
        Route("/api/tables/{table}/dice", dice),
        Route("/api/records", upload, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", live),
        Route("/assets/{name}", asset),
        Mount("/", StaticFiles(directory=CLIENT, check_dir=False)),
    ]


# What every route uses.


def house_of(visit: Any) -> House:
    house: House = visit.app.state.house
    return house


def address_of(visit: HTTPConnection) -> str:
    return visit.client.host if visit.client else ""


def network_of(visit: HTTPConnection) -> str:
    """By what visitors without a name are counted."""
    return network(address_of(visit))


def answer(body: Any, status: int = 200) -> Response:
    return Response(
        wire.encode(body),
        status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


async def asked(request: Request, kind: type[T]) -> T:
    """The body of a request that changes something: from our own page, small, and of the right
    form."""
    if not from_our_own_page(request):
        raise NotAllowed(Msg("house-foreign-origin"))
    try:
        return msgspec.json.decode(await _body(request), type=kind)
    except wire.BAD as error:
        raise Refused(Msg("house-bad-message")) from error


async def _body(request: Request, most: int = MOST_BODY) -> bytes:
    """All of it, if it is not too much; who leaves in the middle has sent nothing."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise TooLarge(
                    Msg("house-bad-message" if most == MOST_BODY else "house-record-large")
                )
    except ClientDisconnect as error:
        raise Refused(Msg("house-bad-message")) from error
    return bytes(body)


def known(request: Request) -> Guest:
    guest = house_of(request).guests.of(request)
    if guest is None:
        raise Unwelcome(Msg("house-need-name"))
    return guest


# Pages.


async def page(request: Request, status: int = 200) -> Response:
    """The client; it finds out by itself where it is."""
    index = CLIENT / "index.html"
    if not index.exists():
        return PlainTextResponse("The client is not built: make client", 503)
    return await link_previews.page(request, index, status)


async def asset(request: Request) -> Response:
    return assets.asset(request, CLIENT / "assets")


async def health(request: Request) -> Response:
    return answer(wire.Health(ok=True, tables=len(house_of(request).tables)))


async def ready(request: Request) -> Response:
    """For whoever sends people here; the house may be alive and yet unable to keep anything."""
    await house_of(request).vitals.refuse_unready()
    return await health(request)


async def metrics(request: Request) -> Response:
    """For whoever keeps the house; for anybody else there is no such page."""
    if not may_measure(request, request.app.state.token):
        raise HTTPException(404)
    return Response(house_of(request).metrics.page(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


async def described(_: Request) -> Response:
    """What can be asked over HTTP, for programs."""
    return Response(
        openapi.document(), media_type="application/json", headers={"cache-control": "no-cache"}
    )


async def welcome(request: Request) -> Response:
    house = house_of(request)
    guest = house.guests.of(request)
    today = await house.known.today(guest) if guest else None
    games = [_game(name) for name in names()]
    response = answer(
        wire.Welcome(
            games,
            list(LEVELS),
            wire.Guest(today.name if today else ""),
            dev=house.bench is not None,
        )
    )
    secure = is_secure(request.headers, request.url.scheme)
    if today and (
        today != guest or is_outmoded(request, secure)
    ):  # renamed on another device, or from an older house
        house.guests.greet(response, today, secure)
    return response


def _game(name: str) -> wire.GameInfo:
    about = load(name).about
    options = [_option(option) for option in about.options]
    return wire.GameInfo(
        name=name,
        title=about.title,
        author=about.author,
        seats=list(about.seats),
        minutes=about.minutes,
        options=options,
        parties=list(about.parties),
        emblem=about.emblem,
        standing=list(about.standing),
        lesson=len(lesson(name) or ()),
    )


def _option(option: Option) -> wire.OptionInfo:
    forced = option.with_bots, dict(option.with_seats)
    return wire.OptionInfo(option.name, list(option.values), *forced, dict(option.proposed))


async def lobby(request: Request) -> Response:
    house = house_of(request)
    return answer(house.lobby.shown(house.tables, house.watch.now()))


async def texts(request: Request) -> Response:
    game = request.path_params.get("game", "")
    if game and game not in names():
        raise HTTPException(404)
    return assets.sent(request, documents.texts(language_of(request), game).encode(), "text/plain")


async def rules(request: Request) -> Response:
    html = documents.rules(request.path_params["game"], language_of(request))
    return assets.sent(request, html.encode(), "text/html")


async def outlines(request: Request) -> Response:
    """To be kept for ever: what is at this address never changes."""
    game = request.path_params["game"]
    if request.url.path != documents.outlines_at(game):
        raise HTTPException(404)
    return assets.sent(request, documents.outlines(game), "application/json", assets.FOR_EVER)


def language_of(request: Request) -> str:
    code = str(request.path_params["lang"])
    if code not in speech.LANGUAGES:
        raise HTTPException(404)
    return code


# What changes something.


async def name_myself(request: Request) -> Response:
    house = house_of(request)
    wish = await asked(request, wire.NameIn)
    guest = house.guests.named(house.guests.of(request), wish.name)
    house.rates.refuse(NAMES, guest.id)
    await house.known.renamed(guest)
    response = answer(wire.Guest(guest.name))
    house.guests.greet(response, guest, is_secure(request.headers, request.url.scheme))
    return response


async def new_table(request: Request) -> Response:
    wish = await asked(request, wire.NewTable)
    guest = known(request)
    _allow_table(request, guest)
    house = house_of(request)
    table = await house.create(guest, wish)
    house.linger(table)
    return answer(wire.Created(table.id), 201)


def _allow_table(request: Request, guest: Guest) -> None:
    """So many tables by one guest, and from one address, and no more."""
    rate = request.app.state.rate
    if not rate.hit(TABLES, "guest", guest.id) or not rate.hit(
        CROWD, "address", network_of(request)
    ):
        raise TooMuch(Msg("house-too-many-tables"))


async def take_seat(request: Request) -> Response:
    wish = await asked(request, wire.SitDown)
    guest, house = known(request), house_of(request)
    guest = Guest(guest.id, proper(wish.name)) if wish.name else guest
    async with at_table(request) as table:
        house.rates.refuse_change(table, guest.id)
        await house.whole(
            table, house.sit(table, guest, wish.seat, wish.party, wish.name, wish.key)
        )
    return answer(wire.Guest(guest.name))


async def link_to_seat(request: Request) -> Response:
    """A link with which somebody else may take over a seat; a new one every time."""
    await asked(request, wire.Nothing)
    guest, house, seat = known(request), house_of(request), _number(request.path_params["seat"])
    if seat is None:
        raise HTTPException(404)
    async with at_table(request) as table:
        house.rates.refuse_change(table, guest.id)
        return answer(wire.SeatToken(house.handover.token(table, guest, seat)))


async def offered_seat(request: Request) -> Response:
    """What a link offers; changes nothing."""
    wish = await asked(request, wire.SeatToken)
    house = house_of(request)
    async with at_table(request) as table:
        return answer(house.handover.offer(table, wish.token))


async def take_over_seat(request: Request) -> Response:
    wish = await asked(request, wire.SeatToken)
    guest, house = known(request), house_of(request)
    async with at_table(request) as table:
        house.rates.refuse_change(table, guest.id)
        await house.whole(table, house.handover.take(table, guest, wish.token))
    return answer(wire.Guest(guest.name))


def _let_in(visit: Any, table: Table) -> Guest | None:
    """Who visits the table; refused to those who may not look on."""
    guest: Guest | None = house_of(visit).guests.of(visit)
    if reason := table.closed_to(guest.id if guest else "", visit.query_params.get("key", "")):
        raise NotAllowed(reason)
    return guest


async def record(request: Request) -> Response:
    """A viewer's own copy of the record: redacted until the game is over."""
    async with at_table(request) as table:
        guest = _let_in(request, table)
        if table.match is None:
            raise Refused(Msg("house-not-started"))
        viewer = table.viewpoint(guest.id, _wanted(request)) if guest else None
        name = f'attachment; filename="{table.head["game"]}-{table.id}.jsonl"'
        headers = {
            "content-disposition": name,
            "cache-control": "no-store",
        }  # it is one viewer's own
        return PlainTextResponse(dump(table.match.record_for(viewer)), headers=headers)


async def review(request: Request) -> Response:
    """POST has it made, unless it is there or being made; GET tells how far it is. Both answer
    alike."""
    house, wanted = house_of(request), request.method == "POST"
    if wanted and not from_our_own_page(request):
        raise NotAllowed(Msg("house-foreign-origin"))
    async with at_table(request) as table:
        guest = _let_in(request, table)
        if wanted:
            by = Asker(guest.id if guest else "", origin_of(address_of(request)))
            await house.reviews.start(table, by, partial(_allowed, request))
        return answer(await house.reviews.state(table))


def _allowed(request: Request) -> None:
    """So many reviews from one address, and no more."""
    if not request.app.state.rate.hit(REVIEWS, "review", network_of(request)):
        raise TooMuch(Msg("house-review-often"))


def _wanted(visit: Any) -> int | None:
    """Who has several seats at a table says which they look from."""
    return _number(visit.query_params.get("seat", ""))


def _number(seat: str) -> int | None:
    """As it stands in an address; whoever writes thousands of digits has written none."""
    return int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None


# One's own tables, and being called to them.


async def mine(request: Request) -> Response:
    """None for one without a name."""
    house = house_of(request)
    guest = house.guests.of(request)
    if guest is not None and not request.app.state.rate.hit(MINE, "mine", guest.id):
        raise TooMuch(Msg("house-too-often"))
    return answer(await house.mine.of(guest.id if guest else ""))


async def push(request: Request) -> Response:
    """GET: the key. POST: call this browser from now on. DELETE: call it no more. All answer alike."""
    notices = house_of(request).notices
    match request.method:
        case "POST":
            browser = await asked(request, wire.PushIn)
            await notices.add_browser(_caller(request).id, browser, origin(request))
        case "DELETE":
            endpoint = (await asked(request, wire.PushOut)).endpoint
            await notices.drop_browser(_caller(request).id, endpoint)
    return answer(await notices.key(known(request).id))


def _caller(request: Request) -> Guest:
    """Who changes what their browsers are told, not too often."""
    guest = known(request)
    if not request.app.state.rate.hit(PUSH, "push", guest.id):
        raise TooMuch(Msg("house-too-often"))
    return guest


# The past.


async def position(request: Request) -> Response:
    """The table after so many moves, through the eyes of `viewer`; of a finished game it can be
    kept."""
    house = house_of(request)
    async with at_table(request) as table:
        guest = house.guests.of(request)
        if not request.app.state.rate.hit(
            LOOKS, "look", guest.id if guest else network_of(request)
        ):
            raise TooMuch(Msg("house-look-often"))
        eyes = eyes_of(
            table,
            guest.id if guest else "",
            request.query_params.get("viewer", ""),
            anybody=house.bench is not None,
        )
        found = answer(house.past.position(table, request.path_params["move"], eyes))
        if table.stage == "over":
            found.headers["cache-control"] = "private, max-age=600"
        return found


async def branch(request: Request) -> Response:
    wish = await asked(request, wire.NewBranch)
    guest, house = known(request), house_of(request)
    async with at_table(request) as table:
        _allow_table(request, guest)
        begun = await opening.branch(house, table, guest, wish)
        return answer(wire.Created(begun.id), 201)


async def upload(request: Request) -> Response:
    """The body is the file, as it is."""
    if not from_our_own_page(request):
        raise NotAllowed(Msg("house-foreign-origin"))
    guest, house = known(request), house_of(request)
    content = await _body(request, MOST_RECORD)
    _allow_table(request, guest)
    table = await opening.upload(house, guest, content)
    house.forget(table)
    return answer(wire.Created(table.id), 201)


async def dice(request: Request) -> Response:
    house = house_of(request)
    async with at_table(request) as table:
        guest = house.guests.of(request)
        refuse_outsiders(table, guest.id if guest else "")
        if not request.app.state.rate.hit(PROOFS, "dice", network_of(request)):
            raise TooMuch(Msg("house-look-often"))
        return answer(await house.proofs.of(table))


# Live.


async def live(socket: WebSocket) -> None:
    house = house_of(socket)
    await socket.accept()
    try:
        if not from_our_own_page(socket):
            raise NotAllowed(Msg("house-foreign-origin"))
        if house.resting:
            raise Resting(Msg("house-be-back"))
        async with at_table(socket) as table:
            guest, key = _let_in(socket, table), socket.query_params.get("key", "")
            with (
                house.room.line(table, guest.id if guest else "", address_of(socket)),
                contextlib.suppress(WebSocketDisconnect),
            ):
                await Live(house, socket, table, guest, _wanted(socket), key).run()
    except Refused as refused:
        house.metrics.refused(refused.reason.key)
        await refuse(
            socket,
            refused.reason,
            next((code for kind, code in CODES.items() if isinstance(refused, kind)), GONE),
        )
    except Exception as error:
        if not house.noted(error):
            raise
        diary.error("game-failed", exc_info=error)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # closed meanwhile
            await refuse(socket, Msg("house-dev-fault"), GONE)


# Refusals.


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused), "registered for refusals"
    house_of(request).metrics.refused(error.reason.key)
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    response = answer(wire.Problem(error.reason), status)
    if status == 401:
        dismiss(response, is_secure(request.headers, request.url.scheme))
    return response


async def missing(request: Request, error: Exception) -> Response:
    """Programs get a reason; a person at a wrong address gets the client, which says so."""
    assert isinstance(error, HTTPException), "registered for these"
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(
        "/api/"
    ):
        return await page(request, error.status_code)
    return answer(wire.Problem(Msg("house-no-page")), error.status_code)


HANDLERS: dict[Any, Any] = {Refused: refused, HTTPException: missing}
