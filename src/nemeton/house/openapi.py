"""The HTTP side of the house as an OpenAPI document, made of the wire types: every route, its body, answers, refusals.
A test compares it with the routes that there are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from nemeton import __version__

from . import wire

JSON, TEXT, HTML = "application/json", "text/plain; charset=utf-8", "text/html; charset=utf-8"
WORDS = {"type": "string"}
REFUSALS = {
    400: "Not understood, or not possible: the reason says why.",
    401: "No name yet, or a cookie that is not ours; such a cookie is taken away.",
    403: "Asked for by a page of somebody else.",
    404: "There is no such table, or nothing of the kind.",
    409: "Too early: the game goes on.",
    413: "Too large.",
    429: "Too often, or too many.",
    503: "It could not be written to disk, or the house is closing for a moment.",
}
CHANGING = (400, 403, 413, 503)


@dataclass(frozen=True, slots=True)
class Door:
    """One thing that can be asked. `answer` is a wire type, or a kind of text."""

    method: str
    path: str
    what: str
    answer: Any = TEXT
    body: Any = None
    refusals: tuple[int, ...] = ()
    status: int = 200
    guest: bool = False  # whether one needs a name for it


LANG = (404,)
DOORS = (
    Door("get", "/health", "Is the house well, and how many tables are in use?", wire.Health),
    Door("get", "/api/welcome", "The games, the levels of bots, and who you are.", wire.Welcome, refusals=(401,)),
    Door("get", "/api/openapi.json", "This document.", dict[str, Any]),
    Door("get", "/api/texts/{lang}", "All texts of a language, Fluent syntax.", refusals=LANG),
    Door("get", "/api/rules/{game}/{lang}", "A game's rules.", HTML, refusals=(400, *LANG)),
    Door("get", "/api/outlines/{game}/{version}", "A game's own outlines.", dict[str, str], refusals=(400, 404)),
    Door("post", "/api/me", "Say your name; sets the cookie that is you.", wire.Guest, wire.NameIn, (401, *CHANGING)),
    Door(
        "post",
        "/api/tables",
        "Open a table.",
        wire.Created,
        wire.NewTable,
        (401, 429, *CHANGING),
        status=201,
        guest=True,
    ),
    Door(
        "post",
        "/api/tables/{table}/seat",
        "Take a seat: that one, or the first open one.",
        wire.Guest,
        wire.SitDown,
        (401, 404, 429, *CHANGING),
        guest=True,
    ),
    Door("get", "/api/tables/{table}/record", "The record as you may have it.", refusals=(400, 401, 404, 429)),
    Door(
        "get",
        "/api/tables/{table}/review",
        "How far the review of a finished game is.",
        wire.ReviewState,
        refusals=(404, 409, 429),
    ),
    Door(
        "post",
        "/api/tables/{table}/review",
        "Have a finished game reviewed, unless it is or is being.",
        wire.ReviewState,
        refusals=(403, 404, 409, 429, 503),
    ),
)


@cache
def document() -> bytes:
    """The whole of it, JSON."""
    types = [one for door in DOORS for one in (door.body, door.answer) if one is not None and not isinstance(one, str)]
    types.append(wire.Problem)
    made, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(map(str, types), made, strict=True))
    paths: dict[str, Any] = {}
    for door in DOORS:
        paths.setdefault(door.path, {})[door.method] = _operation(door, schemas)
    head = {"openapi": "3.1.0", "info": {"title": "Nemeton", "version": __version__}, "paths": paths}
    cookie = {"type": "apiKey", "in": "cookie", "name": "nemeton"}
    return msgspec.json.encode({**head, "components": {"schemas": parts, "securitySchemes": {"guest": cookie}}})


def _operation(door: Door, schemas: dict[str, Any]) -> dict[str, Any]:
    answers = {str(door.status): _answer(door, schemas)}
    answers |= {str(status): _refusal(status, schemas) for status in sorted(door.refusals)}
    operation: dict[str, Any] = {"summary": door.what, "responses": answers}
    if names := [part[1:-1] for part in door.path.split("/") if part.startswith("{")]:
        operation["parameters"] = [{"name": name, "in": "path", "required": True, "schema": WORDS} for name in names]
    if door.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[str(door.body)]}}}
    if door.guest:
        operation["security"] = [{"guest": []}]
    return operation


def _answer(door: Door, schemas: dict[str, Any]) -> dict[str, Any]:
    spoken = isinstance(door.answer, str)
    kind, schema = (door.answer, WORDS) if spoken else (JSON, schemas[str(door.answer)])
    return {"description": "Done.", "content": {kind: {"schema": schema}}}


def _refusal(status: int, schemas: dict[str, Any]) -> dict[str, Any]:
    return {"description": REFUSALS[status], "content": {JSON: {"schema": schemas[str(wire.Problem)]}}}
