"""The review of a finished table: asked for by anybody, made meanwhile, kept on disk; an
interrupted one is made anew.
Reviews look less closely here than in the house, so that they are soon made."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from house.tables.test_table import play_out
from kit import hurried
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.sentences import problem
from kit.visitor import Visitor
from nemeton.match import load

PATIENCE = 120.0


def keeper(data: Path) -> Doorkeeper:
    return Doorkeeper(data, program=(hurried.__file__,))


def at(company: Company) -> str:
    return f"/api/tables/{company.table}/review"


@asynccontextmanager
async def finished(url: str) -> AsyncIterator[Company]:
    """Two guests have played a game of Stonehenge to its end."""
    async with gathered(url) as company:
        async with company.places() as places:
            await play_out(*places)
        yield company


async def ready(visitor: Visitor, address: str) -> tuple[dict[str, Any], list[float]]:
    """The review, once it is there, and how progress was told meanwhile."""
    told: list[float] = []
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = (await visitor.http.get(address)).raise_for_status().json()
            if answer["state"] == "ready":
                return answer["review"], told
            assert answer["state"] == "thinking", answer
            told.append(answer["progress"])
            await asyncio.sleep(0.1)


async def test_a_review_is_made_once_and_outlives_the_house(tmp_path: Path) -> None:
    """Interrupted by a power cut it is not there, and is made when somebody asks again."""
    with keeper(tmp_path) as house:
        async with finished(house.url) as company:
            stranger, address = company.stranger, at(company)
            assert problem(house.url, await stranger.http.get(address)) == (
                404,
                "house-review-none",
            )
            assert (await stranger.http.post(address)).json()["state"] == "thinking"
            house.kill()
            house.open()
            assert problem(house.url, await stranger.http.get(address)) == (
                404,
                "house-review-none",
            )
            answers = await asyncio.gather(
                *(visitor.http.post(address) for visitor in [stranger, company.host] * 3)
            )
            assert {answer.json()["state"] for answer in answers} == {"thinking"}
            review, told = await ready(stranger, address)
            assert told == sorted(told) and len({*told}) > 2 and all(0 <= step < 1 for step in told)
            fits(review, (await stranger.record(company.table)).text)
            house.close()
            house.open()
            assert (await company.host.http.get(address)).json() == {
                "state": "ready",
                "review": review,
            }
            assert (await company.host.http.post(address)).json() == {
                "state": "ready",
                "review": review,
            }
            assert "Traceback" not in house.printed


def fits(review: dict[str, Any], text: str) -> None:
    """The review is of that record."""
    record = load(text)
    assert (review["game"], review["seats"], review["level"]) == ("stonehenge", 2, "druid")
    assert [move["action"] for move in review["moves"]] == [
        move["action"] for move in record["moves"]
    ]
    assert review["chances"][-1] == [float(seat in record["result"]["winners"]) for seat in (0, 1)]
    assert all(sum(row) == pytest.approx(1, abs=0.001) for row in review["chances"])
    assert [seat["asked"] > 0 for seat in review["summary"]] == [True, True]
    assert all(set(move["sentence"]) == {"key", "args", "rule"} for move in review["moves"])


async def test_a_worker_that_dies_is_told_and_the_review_can_be_asked_for_again(
    tmp_path: Path,
) -> None:
    with keeper(tmp_path) as house:
        async with finished(house.url) as company:
            address, host = at(company), company.host
            await host.http.post(address)
            async with asyncio.timeout(PATIENCE):
                while not house.workers():
                    await asyncio.sleep(0.02)
            kill(house.workers())
            answer = await settled(host, address)
            assert answer["state"] == "failed" and answer["reason"]["key"] == "house-review-failed"
            assert (await host.http.post(address)).json()["state"] == "thinking"
            assert (await ready(host, address))[0]["moves"]


def kill(processes: list[int]) -> None:
    for process in processes:
        os.kill(process, signal.SIGKILL)


async def settled(visitor: Visitor, address: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while (answer := (await visitor.http.get(address)).json())["state"] == "thinking":
            await asyncio.sleep(0.1)
    return dict(answer)


@pytest.mark.usefixtures("calm")
async def test_a_game_that_goes_on_is_not_reviewed(company: Company) -> None:
    async with company.unharmed():
        for ask in (company.host.http.get, company.stranger.http.post):
            assert problem(company.url, await ask(at(company))) == (409, "house-review-early")


@pytest.mark.usefixtures("calm")
async def test_a_table_that_is_not_there_has_no_review(url: str) -> None:
    async with Visitor(url) as visitor:
        answer = await visitor.http.post("/api/tables/nowhere/review")
        assert problem(url, answer) == (404, "house-no-table")


@pytest.mark.usefixtures("calm")
async def test_another_page_can_not_have_a_review_made(company: Company) -> None:
    foreign: httpx.Response = await company.host.http.post(
        at(company), headers={"Origin": "https://elsewhere.example"}
    )
    assert problem(company.url, foreign) == (403, "house-foreign-origin")
