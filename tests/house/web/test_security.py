"""The doors: cookies that are not ours, pages that are not ours, tables that are not there."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kit.company import Company
from kit.doorkeeper import Doorkeeper
from kit.sentences import key_of, problem
from kit.visitor import Visitor

pytestmark = pytest.mark.usefixtures("calm")

POLICY, GONE = 1008, 4404
YEAR = 365 * 24 * 3600
NOW = TimestampSigner("").get_timestamp()

# Cookies.


class LongAgo(TimestampSigner):
    def get_timestamp(self) -> int:
        return NOW - YEAR - 60


def signed(
    secret: str, *, salt: str = "guest", signer: type[TimestampSigner] = TimestampSigner
) -> str:
    return str(
        URLSafeTimedSerializer(secret, salt=salt, signer=signer).dumps(
            {"id": "me", "name": "Ondine"}
        )
    )


def claiming(cookie: str, name: str) -> str:
    """The same signature under another name."""
    payload, when, signature = cookie.rsplit(".", 2)
    said = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    forged = (
        base64.urlsafe_b64encode(json.dumps({**said, "name": name}).encode()).decode().rstrip("=")
    )
    return ".".join([forged, when, signature])


FORGERIES: dict[str, Callable[[str, str], str]] = {  # made of a true cookie and the house's secret
    "empty": lambda _cookie, _secret: "",
    "a word": lambda _cookie, _secret: "Ondine",
    "dots": lambda _cookie, _secret: "..",
    "4,000 letters": lambda _cookie, _secret: "A" * 4_000,
    "four thousand parts": lambda _cookie, _secret: "A." * 2_000,
    "truncated": lambda cookie, _secret: cookie[:-1],
    "without its signature": lambda cookie, _secret: cookie.rsplit(".", 1)[0],
    "longer": lambda cookie, _secret: cookie + "A",
    "another name": lambda cookie, _secret: claiming(cookie, "Lichen"),
    "another key": lambda _cookie, _secret: signed("another key"),
    "an empty key": lambda _cookie, _secret: signed(""),
    "another purpose": lambda _cookie, secret: signed(secret, salt="other"),
    "outdated": lambda _cookie, secret: signed(secret, signer=LongAgo),
    "something else signed": lambda _cookie, secret: str(
        URLSafeTimedSerializer(secret, salt="guest").dumps(["me"])
    ),
    "nobody signed": lambda _cookie, secret: str(
        URLSafeTimedSerializer(secret, salt="guest").dumps({})
    ),
}
REQUESTS = [
    ("GET", "/api/welcome", None),
    ("GET", "/api/tables/{table}/record", None),
    ("GET", "/api/me", None),
    ("POST", "/api/me", {"name": "Lichen"}),
    ("POST", "/api/me/along", {}),
    ("POST", "/api/passkeys/remove", {"id": "AAAA"}),
    ("POST", "/api/tables", {"game": "stonehenge", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("POST", "/api/tables/{table}/seat", {}),
]


@pytest.fixture(params=list(FORGERIES))
def forged(request: pytest.FixtureRequest, company: Company, house: Doorkeeper) -> str:
    """The Cookie header of somebody who is not who they say."""
    made = FORGERIES[request.param](
        company.host.http.cookies["nemeton"], (house.data / "secret").read_text()
    )
    return f"nemeton={made}"


async def test_a_forged_cookie_is_refused_and_removed(company: Company, forged: str) -> None:
    async with company.unharmed(), Visitor(company.url) as visitor:
        for method, path, body in REQUESTS:
            address, headers = path.format(table=company.table), {"cookie": forged}
            answer = await visitor.http.request(method, address, json=body, headers=headers)
            assert problem(company.url, answer) == (401, "house-bad-cookie"), path
            assert (
                'nemeton=""' in answer.headers["set-cookie"]
                and "Max-Age=0" in answer.headers["set-cookie"]
            )


async def test_a_forged_cookie_opens_no_table(company: Company, forged: str) -> None:
    async with company.unharmed(), company.stranger.at(company.table, Cookie=forged) as place:
        reason, code = await place.last_words()
        assert (key_of(company.url, reason), code) == ("house-bad-cookie", POLICY)
        assert len(place.frames) == 1, "nothing is shown before"


async def test_a_cookie_of_the_house_is_known(house: Doorkeeper) -> None:
    """Else the tests above would show nothing."""
    async with Visitor(house.url) as visitor:
        cookie = {"cookie": "nemeton=" + signed((house.data / "secret").read_text())}
        assert (await visitor.http.get("/api/welcome", headers=cookie)).json()["guest"] == {
            "name": "Ondine"
        }


async def test_the_cookie_is_kept_from_scripts_and_other_sites(url: str) -> None:
    async with Visitor(url) as visitor:
        set_cookie = (await visitor.http.post("/api/me", json={"name": "Ondine"})).headers[
            "set-cookie"
        ]
        assert "HttpOnly" in set_cookie and "SameSite=lax" in set_cookie


# A second cookie beside the true one, as another house of the same domain could have put there.

HTTPS = {"x-forwarded-proto": "https"}


def orders(true: str, forged: str) -> list[str]:
    return [
        f"nemeton={true}; nemeton={forged}",
        f"nemeton={forged}; nemeton={true}",
        f"a=b; nemeton={forged};nemeton={true}",
    ]


async def test_a_second_cookie_takes_nothing_from_the_true_one(
    company: Company, forged: str
) -> None:
    true = company.host.http.cookies["nemeton"]
    async with company.unharmed(), Visitor(company.url) as visitor:
        for cookies in orders(true, forged.removeprefix("nemeton=")):
            answer = await visitor.http.get("/api/welcome", headers={"cookie": cookies})
            assert answer.json()["guest"]["name"] and "set-cookie" not in answer.headers


async def test_over_https_the_cookie_is_this_houses_alone(house: Doorkeeper) -> None:
    async with Visitor(house.url) as visitor:
        answer = await visitor.http.post("/api/me", json={"name": "Ondine"}, headers=HTTPS)
        ours = next(
            one
            for one in answer.headers.get_list("set-cookie")
            if one.startswith("__Host-nemeton=")
        )
        assert (
            "; Secure" in ours
            and "; Path=/" in ours
            and "Domain" not in ours
            and "HttpOnly" in ours
        )
        true = ours.partition(";")[0]
        theirs = "nemeton=" + signed((house.data / "secret").read_text())  # good, but not ours
        for cookies in (f"{true}; {theirs}", f"{theirs}; {true}", f"nemeton=forged; {true}"):
            welcome = await visitor.http.get("/api/me", headers={**HTTPS, "cookie": cookies})
            assert welcome.status_code == 200 and welcome.json()["name"] == "Ondine"


async def test_a_cookie_of_an_older_house_becomes_one_of_the_new_kind(house: Doorkeeper) -> None:
    async with Visitor(house.url) as visitor:
        old = "nemeton=" + signed((house.data / "secret").read_text())
        welcome = await visitor.http.get("/api/welcome", headers={**HTTPS, "cookie": old})
        new = next(
            one
            for one in welcome.headers.get_list("set-cookie")
            if one.startswith("__Host-nemeton=")
        )
        assert any(
            one.startswith('nemeton=""') and "Max-Age=0" in one
            for one in welcome.headers.get_list("set-cookie")
        )
        again = await visitor.http.get(
            "/api/welcome", headers={**HTTPS, "cookie": new.partition(";")[0]}
        )
        assert again.json()["guest"] == {"name": "Ondine"} and "set-cookie" not in again.headers


async def test_who_is_forgotten_keeps_no_cookie_of_either_kind(house: Doorkeeper) -> None:
    async with Visitor(house.url) as visitor:
        gone = await visitor.http.post("/api/me/forget", json={}, headers=HTTPS)
        names = {
            one.partition("=")[0]
            for one in gone.headers.get_list("set-cookie")
            if "Max-Age=0" in one
        }
        assert names == {"nemeton", "__Host-nemeton"}


async def test_a_new_name_is_the_same_guest(company: Company) -> None:
    await company.host.named("Undine")
    async with company.host.at(company.table) as place:
        assert (await place.hear())["you"] == 0


# Origins.

FOREIGN = {
    "another host": {"Origin": "http://elsewhere.example"},
    "another port": {"Origin": "http://127.0.0.1:1"},
    "no port": {"Origin": "http://127.0.0.1"},
    "null": {"Origin": "null"},
    "empty": {"Origin": ""},
    "a file": {"Origin": "file://"},
    "a longer host": {"Origin": "{url}.elsewhere.example"},
    "a user name": {"Origin": "http://elsewhere.example@{host}"},
    "a path": {"Origin": "{url}/"},
    "cross-site": {"Sec-Fetch-Site": "cross-site"},
    "same-site": {"Sec-Fetch-Site": "same-site"},
    "cross-site under our name": {"Origin": "{url}", "Sec-Fetch-Site": "cross-site"},
}
OWN = [
    {},
    {"Origin": "{url}"},
    {"Origin": "{url}", "Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
]


def filled_in(headers: dict[str, str], url: str) -> dict[str, str]:
    return {
        name: value.format(url=url, host=url.removeprefix("http://"))
        for name, value in headers.items()
    }


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=FOREIGN.keys())
async def test_pages_of_others_change_nothing(company: Company, headers: dict[str, str]) -> None:
    async with company.unharmed():
        for method, path, body in REQUESTS:
            if method == "POST":
                address, sent = path.format(table=company.table), filled_in(headers, company.url)
                answer = await company.host.http.post(address, json=body, headers=sent)
                assert problem(company.url, answer) == (403, "house-foreign-origin"), path
                assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=FOREIGN.keys())
async def test_pages_of_others_see_no_table(company: Company, headers: dict[str, str]) -> None:
    async with (
        company.unharmed(),
        company.host.at(company.table, **filled_in(headers, company.url)) as place,
    ):
        reason, code = await place.last_words()
        assert (key_of(company.url, reason), code) == ("house-foreign-origin", POLICY)
        assert len(place.frames) == 1, "nothing is shown before"


@pytest.mark.parametrize("headers", OWN)
async def test_our_own_pages_and_programs_come_in(
    company: Company, headers: dict[str, str]
) -> None:
    sent = filled_in(headers, company.url)
    assert (
        await company.host.http.post("/api/me", json={"name": "Ondine"}, headers=sent)
    ).status_code == 200
    async with company.host.at(company.table, **sent) as place:
        assert (await place.hear())["type"] == "table"


async def test_no_answer_allows_other_origins_to_read_it(company: Company) -> None:
    for path in ("/", "/api/welcome", f"/api/tables/{company.table}/record", "/nothing"):
        headers = (
            await company.host.http.get(path, headers={"Origin": "http://elsewhere.example"})
        ).headers
        assert not [name for name in headers if name.startswith("access-control-")]
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


async def test_a_record_is_kept_by_nobody_on_the_way(company: Company) -> None:
    answer = await company.host.record(company.table)
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "name", ["x" * 300, "x" * 5000, "%00", "a%00b.js", "%ff", "..%2f..%2fsecret"]
)
@pytest.mark.parametrize("folder", ["assets/", "", "icons/"])
async def test_a_file_that_cannot_be_is_not_there(url: str, folder: str, name: str) -> None:
    async with Visitor(url) as visitor:
        assert (await visitor.http.get(f"/{folder}{name}")).status_code == 404


def documented(server: str) -> str:
    """What docs/running.md tells the keeper of such a server to write."""
    text = (Path(__file__).parents[3] / "docs" / "running.md").read_text()
    return text.partition(f"\n{server}:\n")[2].partition("\n    }\n")[0]


async def test_behind_the_documented_proxy_a_page_at_another_port_is_ours(company: Company) -> None:
    """nginx's `$host` is the name without the port, so that the page would come from elsewhere."""
    [said] = re.findall(r"proxy_set_header Host (\S+);", documented("nginx"))
    name = "games.example.org:8443"
    told = {"$http_host": name, "$host": name.partition(":")[0]}[said]
    headers = {"host": told, "origin": f"https://{name}", "x-forwarded-proto": "https"}
    assert (
        await company.host.http.post("/api/me", json={"name": "Ondine"}, headers=headers)
    ).status_code == 200


# Tables that are not there.


@pytest.mark.parametrize(
    "table", ["AAAAAAAAAAAA", "A" * 5_000, "%00", "%ff", "%20", "..", "%2e%2e", "'--"]
)
async def test_an_unknown_table_is_said_to_be_unknown(url: str, table: str) -> None:
    async with Visitor(url) as visitor, visitor.at(table) as place:
        reason, code = await place.last_words()
        assert (key_of(url, reason), code) == ("house-no-table", GONE)


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/me", "/api/tables/x/record", "/api/tables/a%2fb/live"]
)
async def test_only_tables_are_live(url: str, path: str) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        async with connect(url.replace("http", "ws", 1) + path):
            pass
