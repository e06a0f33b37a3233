"""Whoever wants in without being asked: by another's seat, a guessed table, an old cookie, a name
with code in it.
What is said to them tells nothing either."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import httpx
import pytest

from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.sentences import key_of, problem
from kit.visitor import ME, OPEN, Visitor
from nemeton.house.web.app import CLIENT

POLICY = 1008


# Another guest's seat.


async def test_nobody_takes_another_guests_seat(company: Company) -> None:
    await company.stranger.named("Fern")
    async with company.unharmed():
        for wish in (
            {"seat": 0},
            {"seat": 1},
            {},
            {"seat": 0, "name": "Ondine"},
            {"key": ""},
            {"key": "guessed"},
        ):
            assert (
                problem(company.url, await company.stranger.ask_for_seat(company.table, **wish))[0]
                == 400
            )
        answer = await company.stranger.ask_for_seat(company.table, seat=0, guest="Ondine")
        assert problem(company.url, answer) == (400, "house-bad-message")


async def test_under_the_same_name_one_is_still_somebody_else(company: Company) -> None:
    """A name is no key: who calls themselves Ondine sees and plays nothing of hers."""
    await company.stranger.named("Ondine")
    async with company.unharmed(), company.stranger.at(company.table) as place:
        position = await place.hear_until("playing")
        assert (position["you"], position["mine"], position["hosting"]) == (None, [], False)
        await place.choose(position, 0)
        assert (
            key_of(company.url, (await place.hear_word("refused"))["reason"]) == "house-not-seated"
        )


# A guessed table.

GUESSES = ["AAAAAAAAAAAA", "x", "health", "%00", "é", "A" * 300]


def told(answer: httpx.Response) -> tuple[object, ...]:
    """All that an answer says, but for the time of day."""
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, answer.text, headers


async def test_every_wrong_guess_is_answered_alike(company: Company) -> None:
    """Nearly right or plainly wrong: the answers differ in nothing, so there is nothing to learn
    from them."""
    nearly = company.table[:-1] + ("A" if company.table[-1] != "A" else "B")
    guesses = [nearly, company.table.swapcase(), secrets.token_urlsafe(9), *GUESSES]
    async with company.unharmed():
        for method, path in (
            ("GET", "record"),
            ("GET", "review"),
            ("POST", "seat"),
            ("POST", "review"),
        ):
            answers = [
                told(
                    await company.host.http.request(
                        method, f"/api/tables/{guess}/{path}", content=b"{}"
                    )
                )
                for guess in guesses
            ]
            assert answers[0][0] == 404 and answers == answers[:1] * len(guesses), path


async def test_every_wrong_guess_is_hung_up_on_alike(company: Company) -> None:
    for guess in ["AAAAAAAAAAAA", company.table[:-1], "health"]:
        async with company.host.at(guess) as place:
            reason, code = await place.last_words()
            assert (key_of(company.url, reason), code, len(place.frames)) == (
                "house-no-table",
                4404,
                1,
            )


async def test_nothing_tells_which_tables_there_are(company: Company) -> None:
    async with Visitor(company.url) as nobody:
        for path in (
            "/",
            "/health",
            "/api/welcome",
            "/api/openapi.json",
            "/api/tables",
            "/metrics",
        ):
            assert company.table not in (await nobody.http.get(path)).text, path


# An old cookie.


async def test_a_cookie_of_a_former_secret_is_nobodys(tmp_path: Path) -> None:
    """Whoever keeps the house may turn everybody out: the secret is drawn anew, and old cookies
    open nothing."""
    with Doorkeeper(tmp_path) as keeper:
        async with gathered(keeper.url) as company:
            keeper.close()
            (tmp_path / "secret").unlink()
            keeper.open()
            cookie = {"Cookie": company.host.cookie}
            async with company.host.at(company.table) as place:
                reason, code = await place.last_words()
                assert (key_of(company.url, reason), code) == ("house-bad-cookie", POLICY)
            answer = await company.stranger.http.get("/api/welcome", headers=cookie)
            assert problem(company.url, answer) == (401, "house-bad-cookie")


async def test_a_cookie_that_was_replaced_is_the_same_guest_and_no_more(url: str) -> None:
    """Another name, the same guest: the cookie before it still opens that guest's tables, and
    nobody else's."""
    async with Visitor(url) as visitor, Visitor(url) as replayed:
        table = await (await visitor.named("Ondine")).open_table(ME, OPEN)
        before = visitor.cookie
        await visitor.named("Undine")
        async with replayed.at(table, Cookie=before) as place:
            assert (await place.hear())["you"] == 0
        async with replayed.at(table) as place:
            assert (await place.hear())["you"] is None


# Code in a page.

CODE = re.compile(r"<script.*?</script>|<link rel=\"stylesheet\".*?>", re.DOTALL)


def test_the_page_has_no_code_of_its_own(url: str) -> None:
    """Every script and style is a file of ours, so the policy need not allow any other."""
    page = httpx.get(url)
    if not (CLIENT / "index.html").exists():
        pytest.skip("the client is not built: make client")
    assert CODE.findall(page.text) == CODE.findall((CLIENT / "index.html").read_text()) != []
    assert re.findall(r"<script(?![^>]*\ssrc=\"/)[^>]*>", page.text) == []
    assert re.findall(r"<script[^>]*>[^<]", page.text) == []
    assert re.findall(r"<style|\sstyle=|\son\w+=|javascript:", page.text) == []


def test_the_policy_allows_no_code_but_our_own(url: str) -> None:
    for path in (
        "/",
        "/table/AAAAAAAAAAAA",
        "/nothing",
        "/api/welcome",
        "/api/rules/stonehenge/fr",
    ):
        policy = httpx.get(url + path).headers["content-security-policy"]
        rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
        assert rules["script-src"] == rules["style-src"] == rules["default-src"] == "'self'"
        assert (
            "unsafe" not in policy
            and "*" not in policy
            and rules["object-src"] == rules["base-uri"] == "'none'"
        )
