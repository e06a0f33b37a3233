"""Passkeys, as far as no device is needed: what is offered, and what is refused. A device is in
tests/browser."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer

from kit.doorkeeper import Doorkeeper
from kit.sentences import problem
from kit.visitor import Visitor

pytestmark = pytest.mark.usefixtures("calm")

CREDENTIAL = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "response": {"userHandle": "AAAA"},
}
NONSENSE: list[Any] = [
    None,
    1,
    "x",
    [],
    {},
    {"id": 1},
    {"response": {"userHandle": 1}},
    {"response": None},
    CREDENTIAL,
]


@pytest.fixture
async def guest(house: Doorkeeper) -> AsyncIterator[Visitor]:
    async with Visitor(f"http://localhost:{house.port}") as visitor:
        yield await visitor.named("Ondine")


async def ceremony(visitor: Visitor, which: str) -> Any:
    answer = await visitor.http.post(f"/api/passkeys/{which}", json={})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def prove(
    visitor: Visitor, path: str, slip: str, credential: Any = CREDENTIAL
) -> httpx.Response:
    return await visitor.http.post(path, json={"slip": slip, "credential": credential})


async def test_a_passkey_is_for_the_name_by_which_the_house_is_visited(guest: Visitor) -> None:
    options = (await ceremony(guest, "offer"))["options"]
    assert options["rp"] == {"id": "localhost", "name": "Nemeton"}
    assert options["user"]["name"] == "Ondine"
    wishes = options["authenticatorSelection"]
    assert (wishes["residentKey"], wishes["userVerification"]) == ("required", "preferred")


async def test_every_ceremony_has_a_challenge_of_its_own(guest: Visitor) -> None:
    first, second = await ceremony(guest, "ask"), await ceremony(guest, "ask")
    assert first["options"]["challenge"] != second["options"]["challenge"]


async def test_there_are_none_for_an_address_of_numbers(url: str) -> None:
    async with Visitor(url) as visitor:
        await visitor.named("Ondine")
        for which in ("offer", "ask"):
            answer = await visitor.http.post(f"/api/passkeys/{which}", json={})
            assert problem(url, answer) == (400, "house-passkey-address")


async def test_whoever_has_no_name_can_keep_none(house: Doorkeeper) -> None:
    async with Visitor(f"http://localhost:{house.port}") as visitor:
        assert problem(house.url, await visitor.http.post("/api/passkeys/offer", json={})) == (
            401,
            "house-need-name",
        )


@pytest.mark.parametrize("credential", NONSENSE)
async def test_nonsense_proves_nothing(guest: Visitor, credential: Any) -> None:
    for which, path in (("offer", "/api/passkeys"), ("ask", "/api/passkeys/enter")):
        answer = await prove(guest, path, (await ceremony(guest, which))["slip"], credential)
        assert problem(guest.url, answer) in [
            (400, "house-passkey-bad"),
            (400, "house-passkey-unknown"),
        ]
        assert "set-cookie" not in answer.headers
    assert (await guest.http.get("/api/me")).json() == {"name": "Ondine", "passkeys": []}


async def test_a_challenge_is_good_once_and_for_its_purpose(guest: Visitor) -> None:
    offered, asked = (
        (await ceremony(guest, "offer"))["slip"],
        (await ceremony(guest, "ask"))["slip"],
    )
    assert problem(guest.url, await prove(guest, "/api/passkeys/enter", offered)) == (
        400,
        "house-passkey-forged",
    )
    assert problem(guest.url, await prove(guest, "/api/passkeys", offered)) == (
        400,
        "house-passkey-used",
    )
    assert problem(guest.url, await prove(guest, "/api/passkeys", asked)) == (
        400,
        "house-passkey-forged",
    )
    assert problem(guest.url, await prove(guest, "/api/passkeys/enter", asked)) == (
        400,
        "house-passkey-used",
    )
    assert problem(guest.url, await prove(guest, "/api/passkeys/enter", "x")) == (
        400,
        "house-passkey-forged",
    )


async def test_another_guest_can_not_use_what_was_offered(guest: Visitor) -> None:
    offered = (await ceremony(guest, "offer"))["slip"]
    async with Visitor(guest.url) as other:
        await other.named("Lichen")
        assert problem(guest.url, await prove(other, "/api/passkeys", offered)) == (
            400,
            "house-passkey-forged",
        )


async def test_a_challenge_grows_old(guest: Visitor, house: Doorkeeper) -> None:
    signer = URLSafeSerializer((house.data / "secret").read_text(), salt="passkey")
    late = str(signer.dumps([time.time() - 1, "AAAAAAAAAAAA", "enter"]))
    assert problem(guest.url, await prove(guest, "/api/passkeys/enter", late)) == (
        400,
        "house-passkey-late",
    )


async def test_one_can_not_remove_what_one_does_not_have(guest: Visitor) -> None:
    answer = await guest.http.post("/api/passkeys/remove", json={"id": "AAAA"})
    assert problem(guest.url, answer) == (400, "house-passkey-unknown")


@pytest.mark.parametrize("path", ["offer", "ask", "enter", "remove", ""])
async def test_pages_of_others_have_nothing_to_do_with_passkeys(guest: Visitor, path: str) -> None:
    address = f"/api/passkeys/{path}".rstrip("/")
    answer = await guest.http.post(address, json={}, headers={"Origin": "http://elsewhere.example"})
    assert problem(guest.url, answer) == (403, "house-foreign-origin")
