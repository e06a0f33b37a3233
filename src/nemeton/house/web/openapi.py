"""The HTTP side of the house as an OpenAPI document, made of the wire types: every route, its body,
answers, refusals.
A test compares it with the routes that there are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from nemeton import __version__
from nemeton.table import wire

JSON, TEXT, HTML = "application/json", "text/plain; charset=utf-8", "text/html; charset=utf-8"
WORDS = {"type": "string"}
REFUSALS = {
    400: "Not understood, or not possible: the reason says why.",
    401: "No name yet, or a cookie that is not ours; such a cookie is taken away.",
    403: "Asked for by a page of somebody else, or not for you to look at.",
    404: "There is no such table, or nothing of the kind.",
    409: "Too early: the game goes on.",
    413: "Too large.",
    429: "Too often, or too many.",
    503: "It could not be written to disk or read, or the house is closing for a moment.",
}
CHANGING = (400, 403, 413, 503)  # whatever has a body
AT_TABLE = (404, 429, 503)  # whatever is about one table


@dataclass(frozen=True, slots=True)
class Door:
    """One thing that can be asked. `answer` is a wire type, or a kind of text; so is `body`, or
    there is none."""

    method: str
    path: str
    what: str
    answer: Any = TEXT
    body: Any = None
    refusals: tuple[int, ...] = ()
    status: int = 200
    guest: bool = False  # whether one needs a name for it
    query: tuple[str, ...] = ()  # what may follow the path


def _get(path: str, what: str, answer: Any, *refusals: int, query: tuple[str, ...] = ()) -> Door:
    return Door("get", path, what, answer, None, refusals, query=query)


def _post(path: str, what: str, body: Any, answer: Any, *refusals: int, status: int = 200) -> Door:
    return Door("post", path, what, answer, body, (*refusals, *CHANGING), status)


def _own(
    path: str,
    what: str,
    body: Any,
    answer: Any,
    *refusals: int,
    method: str = "post",
    status: int = 200,
) -> Door:
    """With a body, and only for one who has a name."""
    return Door(method, path, what, answer, body, (401, *refusals, *CHANGING), status, guest=True)


TABLE = "/api/tables/{table}"
LOOKING = (401, 403, *AT_TABLE)  # at a table, where one may
HOUSE = (
    _get("/health", "Is the house well, and how many tables are in use?", wire.Health),
    _get("/api/welcome", "The games, the levels of bots, and who you are.", wire.Welcome, 401, 503),
    _get("/api/openapi.json", "This document.", dict[str, Any]),
    _get("/api/texts/{lang}", "All texts of a language, Fluent syntax.", TEXT, 404),
    _get("/api/texts/{lang}/{game}", "The house's texts and those of one game.", TEXT, 404),
    _get("/api/rules/{game}/{lang}", "A game's rules.", HTML, 400, 404),
    _get(
        "/api/lessons/{game}/{step}", "A step of a game's lesson.", wire.LessonStep, 400, 404, 429
    ),
    _get(
        "/api/lessons/{game}/{step}/{choice}",
        "What comes of a choice there.",
        wire.LessonReply,
        400,
        404,
        429,
    ),
    _get("/api/outlines/{game}/{version}", "A game's own outlines.", dict[str, str], 400, 404),
    _get("/api/lobby", "Public tables that wait for people, or that may be watched.", wire.Lobby),
)
GUESTS = (
    _get("/api/me", "Your name and your passkeys.", wire.Me, 401, 503),
    _post("/api/me", "Say your name; sets the cookie that is you.", wire.NameIn, wire.Guest, 401),
    _own("/api/me/along", "A link for another device.", wire.Nothing, wire.Along, 429),
    _post("/api/me/forget", "Be nobody here; removes the cookie.", wire.Nothing, wire.Guest),
    _post("/api/along/look", "Whom a link would make of you.", wire.Slip, wire.Looked, 401, 429),
    _post("/api/along", "Be the guest of a link; sets the cookie.", wire.Slip, wire.Guest, 429),
    _own("/api/passkeys/offer", "How to make a passkey.", wire.Nothing, wire.Ceremony, 429),
    _own("/api/passkeys", "One more passkey.", wire.Proof, wire.Me),
    _post("/api/passkeys/ask", "How to come in with a passkey.", wire.Nothing, wire.Ceremony, 429),
    _post(
        "/api/passkeys/enter",
        "Come in with a passkey; sets the cookie.",
        wire.Proof,
        wire.Guest,
        429,
    ),
    _own("/api/passkeys/remove", "One passkey less.", wire.KeyId, wire.Me),
    _get("/api/me/results", "Your finished games.", wire.Results, 401, 429, 503),
    _get("/api/mine", "The tables at which you sit.", wire.MyTables, 401, 429, 503),
    _get(
        "/api/push",
        "The house's key, and how many browsers of yours it calls.",
        wire.PushKey,
        401,
        503,
    ),
    _own("/api/push", "Call this browser too.", wire.PushIn, wire.PushKey, 429),
    _own(
        "/api/push", "Call this browser no more.", wire.PushOut, wire.PushKey, 429, method="delete"
    ),
)
SEATS = (
    _own(
        f"{TABLE}/seat",
        "Take a seat: that one, or the first open one.",
        wire.SitDown,
        wire.Guest,
        *AT_TABLE,
    ),
    _own(
        f"{TABLE}/seat/{{seat}}/link",
        "Let somebody take over a seat.",
        wire.Nothing,
        wire.SeatToken,
        *AT_TABLE,
    ),
    _post(
        f"{TABLE}/seat/offer", "Which seat a link offers.", wire.SeatToken, wire.Offer, *AT_TABLE
    ),
    _own(
        f"{TABLE}/seat/take", "Take over the seat of a link.", wire.SeatToken, wire.Guest, *AT_TABLE
    ),
)
TABLES = (
    _own("/api/tables", "Open a table.", wire.NewTable, wire.Created, 429, status=201),
    _own(
        "/api/records",
        "A finished table from the file of a record.",
        TEXT,
        wire.Created,
        429,
        status=201,
    ),
    _own(
        f"{TABLE}/branch",
        "Play on from a move.",
        wire.NewBranch,
        wire.Created,
        *AT_TABLE,
        status=201,
    ),
    _get(
        f"{TABLE}/record",
        "The record as you may have it.",
        TEXT,
        400,
        *LOOKING,
        query=("seat", "key"),
    ),
    _get(
        f"{TABLE}/positions/{{move}}",
        "After that move.",
        wire.Position,
        400,
        *LOOKING,
        query=("viewer",),
    ),
    _get(f"{TABLE}/dice", "The seed of a finished game, and every outcome.", wire.Dice, *LOOKING),
    _get(
        f"{TABLE}/review", "How far the review is.", wire.ReviewState, 409, *LOOKING, query=("key",)
    ),
    Door(
        "post",
        f"{TABLE}/review",
        "Have a finished game reviewed, unless it is or is being.",
        wire.ReviewState,
        refusals=(409, *LOOKING),
        query=("key",),
    ),
)
DOORS = (*HOUSE, *GUESTS, *SEATS, *TABLES)


@cache
def document() -> bytes:
    """The whole of it, JSON."""
    named = [kind for door in DOORS for kind in (door.body, door.answer)]
    types = [
        wire.Problem,
        *(kind for kind in named if kind is not None and not isinstance(kind, str)),
    ]
    made, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(map(str, types), made, strict=True))
    paths: dict[str, Any] = {}
    for door in DOORS:
        paths.setdefault(door.path, {})[door.method] = _operation(door, schemas)
    head = {
        "openapi": "3.1.0",
        "info": {"title": "Nemeton", "version": __version__},
        "paths": paths,
    }
    cookie = {"type": "apiKey", "in": "cookie", "name": "nemeton"}
    return msgspec.json.encode(
        {**head, "components": {"schemas": parts, "securitySchemes": {"guest": cookie}}}
    )


def _operation(door: Door, schemas: dict[str, Any]) -> dict[str, Any]:
    answers = {str(door.status): _answer(door, schemas)}
    answers |= {str(status): _refusal(status, schemas) for status in sorted(set(door.refusals))}
    operation: dict[str, Any] = {"summary": door.what, "responses": answers}
    names = [part[1:-1] for part in door.path.split("/") if part.startswith("{")]
    if asked := [_parameter(name, "path") for name in names] + [
        _parameter(name, "query") for name in door.query
    ]:
        operation["parameters"] = asked
    if door.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(door.body, schemas)}
    if door.guest:
        operation["security"] = [{"guest": []}]
    return operation


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": WORDS}


def _content(kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    """A wire type, or a kind of text."""
    spoken = isinstance(kind, str)
    return {kind: {"schema": WORDS}} if spoken else {JSON: {"schema": schemas[str(kind)]}}


def _answer(door: Door, schemas: dict[str, Any]) -> dict[str, Any]:
    return {"description": "Done.", "content": _content(door.answer, schemas)}


def _refusal(status: int, schemas: dict[str, Any]) -> dict[str, Any]:
    return {"description": REFUSALS[status], "content": _content(wire.Problem, schemas)}
