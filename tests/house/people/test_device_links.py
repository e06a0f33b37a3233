"""Taking oneself along: a link makes another device the same guest, once, for ten minutes."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer

from kit.company import Company
from kit.doorkeeper import Doorkeeper
from kit.sentences import problem
from kit.visitor import Visitor
from nemeton.house.people.device_links import drawn

pytestmark = pytest.mark.usefixtures("calm")


@pytest.fixture
async def phone(url: str) -> AsyncIterator[Visitor]:
    """Another device, where nobody is known yet."""
    async with Visitor(url) as visitor:
        yield visitor


async def link(visitor: Visitor) -> str:
    answer = await visitor.http.post("/api/me/along", json={})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["link"])


async def slip(visitor: Visitor) -> str:
    return (await link(visitor)).partition("#")[2]


async def come(visitor: Visitor, slip: str) -> httpx.Response:
    return await visitor.http.post("/api/along", json={"slip": slip})


def written(house: Doorkeeper, until: float, *said: str, salt: str = "along") -> str:
    """A slip as the house would sign it."""
    secret = (house.data / "secret").read_text()
    return str(URLSafeSerializer(secret, salt=salt).dumps([until, "AAAAAAAAAAAA", *said]))


async def test_both_devices_are_the_same_guest(company: Company, phone: Visitor) -> None:
    assert (await come(phone, await slip(company.host))).json() == {"name": "Ondine"}
    for device in (company.host, phone):
        async with device.at(company.table) as place:
            assert (await place.hear())["you"] == 0


async def test_the_link_leads_to_a_page_of_the_house_and_keeps_its_secret_from_logs(
    company: Company,
) -> None:
    address = await link(company.host)
    assert address.startswith(f"{company.url}/along#")
    page = await company.host.http.get(address, headers={"accept": "text/html"})
    assert page.status_code in (200, 503), "503 where the client is not built"


async def test_looking_at_a_link_does_not_use_it_up(company: Company, phone: Visitor) -> None:
    brought = await slip(company.host)
    for _ in range(3):
        assert (await phone.http.get("/along")).status_code in (200, 503)
        looked = await phone.http.post("/api/along/look", json={"slip": brought})
        assert looked.json() == {"name": "Ondine", "instead": "", "already": False}
        assert "set-cookie" not in looked.headers
    assert (await come(phone, brought)).status_code == 200


async def test_one_is_told_in_whose_place_one_would_be_somebody_else(company: Company) -> None:
    brought = {"slip": await slip(company.host)}
    theirs = (await company.friend.http.post("/api/along/look", json=brought)).json()
    assert theirs == {"name": "Ondine", "instead": "Lichen", "already": False}
    own = (await company.host.http.post("/api/along/look", json=brought)).json()
    assert own == {"name": "Ondine", "instead": "", "already": True}


async def test_a_link_works_once(company: Company, phone: Visitor) -> None:
    brought = await slip(company.host)
    assert (await come(phone, brought)).status_code == 200
    async with Visitor(company.url) as thief:
        for path in ("/api/along", "/api/along/look"):
            answer = await thief.http.post(path, json={"slip": brought})
            assert problem(company.url, answer) == (400, "house-along-used")
            assert "set-cookie" not in answer.headers


async def test_a_used_link_stays_used_when_the_house_opens_again(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with (
            Visitor(keeper.url) as host,
            Visitor(keeper.url) as phone,
            Visitor(keeper.url) as thief,
        ):
            brought = await slip(await host.named("Ondine"))
            assert (await come(phone, brought)).status_code == 200
            keeper.kill()
            keeper.open()
            assert problem(keeper.url, await come(thief, brought)) == (400, "house-along-used")


async def test_a_link_is_good_for_ten_minutes(
    company: Company, house: Doorkeeper, phone: Visitor
) -> None:
    assert (await company.host.http.post("/api/me/along", json={})).json()["seconds"] == 600
    late = written(house, time.time() - 1, "somebody", "Ondine")
    assert problem(company.url, await come(phone, late)) == (400, "house-along-late")
    good = written(house, time.time() + 60, "somebody", "Ondine")
    assert (await come(phone, good)).json() == {"name": "Ondine"}, (
        "else the one before would show nothing"
    )


async def test_a_forged_link_is_refused(
    company: Company, house: Doorkeeper, phone: Visitor
) -> None:
    true = await slip(company.host)
    other = written(house, time.time() + 60, "somebody", "Ondine", salt="passkey")
    for forged in ("", "x", "..", true[:-1], true + "A", "A" + true, "A" * 30_000, other, "é"):
        assert problem(company.url, await come(phone, forged)) == (400, "house-along-forged"), (
            forged[:40]
        )
    assert (await phone.http.get("/api/me")).json() == {"name": "", "passkeys": []}


async def test_who_has_no_name_has_nobody_to_take_along(phone: Visitor) -> None:
    answer = await phone.http.post("/api/me/along", json={})
    assert problem(phone.url, answer) == (401, "house-need-name")


async def test_nobody_makes_links_all_day(company: Company) -> None:
    answers = [await company.host.http.post("/api/me/along", json={}) for _ in range(21)]
    assert problem(company.url, answers[-1]) == (429, "house-me-often")
    assert (await company.friend.http.post("/api/me/along", json={})).status_code == 200, (
        "others still may"
    )


@pytest.mark.parametrize(
    "path", ["/api/me/along", "/api/me/forget", "/api/along", "/api/along/look"]
)
async def test_pages_of_others_take_nobody_along(company: Company, path: str) -> None:
    body = {"slip": await slip(company.host)} if path.startswith("/api/along") else {}
    answer = await company.host.http.post(
        path, json=body, headers={"Origin": "http://elsewhere.example"}
    )
    assert problem(company.url, answer) == (403, "house-foreign-origin")
    assert "set-cookie" not in answer.headers


async def test_a_new_name_comes_to_the_other_device_too(company: Company, phone: Visitor) -> None:
    await come(phone, await slip(company.host))
    await company.host.named("Undine")
    assert (await phone.http.get("/api/welcome")).json()["guest"] == {"name": "Undine"}
    assert (await phone.http.get("/api/me")).json()["name"] == "Undine", (
        "the cookie says so too now"
    )


async def test_to_be_forgotten_here_is_not_to_be_forgotten_elsewhere(
    company: Company, phone: Visitor
) -> None:
    await come(phone, await slip(company.host))
    gone = await phone.http.post("/api/me/forget", json={})
    assert gone.json() == {"name": ""} and (await phone.http.get("/api/me")).json()["name"] == ""
    assert (await company.host.http.get("/api/me")).json()["name"] == "Ondine"


def test_the_code_is_made_of_runs_of_dark_squares() -> None:
    size, path = drawn("https://house.example/along#" + "A" * 120)
    runs = [tuple(map(int, run)) for run in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path)]
    assert runs[0] == (0, 0, 7) and (size - 7, 0, 7) in runs, "the eyes in its upper corners"
    assert all(x + wide <= size and y < size for x, y, wide in runs)
