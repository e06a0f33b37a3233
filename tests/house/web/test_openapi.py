"""The OpenAPI document describes the house as it is: schemathesis asks whatever the document
allows, and what it does not, and every answer must be one that is described. NEMETON_EXAMPLES asks
more often."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from kit.company import Company
from nemeton.house.web import app, openapi

EXAMPLES = int(os.environ.get("NEMETON_EXAMPLES", "25"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
DOORS = {f"{door.method} {door.path}": door for door in openapi.DOORS}
WISHES = {  # for each body that matters, one that is granted
    "/api/me": {"name": "Ondine"},
    "/api/tables": {
        "game": "stonehenge",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
    },
    "/api/tables/{table}/seat": {},
    "/api/tables/{table}/seat/0/link": {},
    "/api/me/along": {},
    "/api/me/forget": {},
}

pytestmark = pytest.mark.usefixtures("calm")


@cache
def described(url: str) -> Any:
    return schemathesis.openapi.from_dict(httpx.get(f"{url}/api/openapi.json").json())


def test_every_route_is_described() -> None:
    routes = [
        route
        for route in app._routes()
        if isinstance(route, Route) and route.path.startswith(("/api/", "/health"))
    ]
    there = {
        (method.lower(), route.path_format)
        for route in routes
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert there == {(door.method, door.path) for door in openapi.DOORS}


@pytest.mark.parametrize("door", DOORS.values(), ids=DOORS.keys())
def test_answers_are_as_described(company: Company, door: openapi.Door) -> None:
    """Asked by nobody, by a guest at the table and by one who is not; about that table, and about
    others."""
    operation = described(company.url)[door.path][door.method.upper()]
    known = {
        "table": company.table,
        "game": "stonehenge",
        "lang": "fr",
        "version": "none",
        "seat": "1",
        "move": "0",
    }
    known |= {"step": "2", "choice": "0"}
    names = [name for name in known if f"{{{name}}}" in door.path]
    fields: dict[str, Any] = (
        {"path_parameters": {name: known[name] for name in names}} if names else {}
    )
    modes = [GenerationMode.POSITIVE] + [GenerationMode.NEGATIVE] * _can_be_wrong(door.body)
    cases = st.one_of(
        [operation.as_strategy(mode, **given) for mode in modes for given in ({}, fields)]
    )
    cookies = st.sampled_from(
        [{}, dict(company.host.http.cookies), dict(company.stranger.http.cookies)]
    )

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=cases, cookies=cookies)
    def asked(case: Any, cookies: dict[str, str]) -> None:
        with requests.Session() as session:
            answer = case.call(base_url=company.url, session=session, cookies=cookies)
        case.validate_response(answer, checks=CHECKS)

    asked()


def _can_be_wrong(body: Any) -> bool:
    """No text is anything but a text."""
    return body is not None and not isinstance(body, str)


@pytest.mark.parametrize("path", WISHES)
async def test_what_is_described_is_granted(company: Company, path: str) -> None:
    """Else the test above could have seen nothing but refusals."""
    answer = await company.host.http.post(path.format(table=company.table), json=WISHES[path])
    described = f"post {path.replace('/0/', '/{seat}/')}"
    assert answer.status_code == DOORS[described].status, answer.text
