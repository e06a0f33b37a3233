"""Names: unique at a table, not in the world; a table keeps the name one sat down with until it is
told otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.company import Company
from kit.doorkeeper import Doorkeeper
from kit.sentences import key_of
from kit.visitor import ME, OPEN, Visitor
from nemeton.house.people.guests import LONGEST_NAME, another, proper

pytestmark = pytest.mark.usefixtures("calm")


async def test_a_free_name_like_it_is_proposed_and_is_for_this_table_alone(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as namesake:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        await namesake.named("ondine")
        reason = (await namesake.ask_for_seat(table)).json()["reason"]
        assert key_of(url, reason) == "house-name-taken" and reason["args"]["free"] == "ondine 2"
        assert (await namesake.ask_for_seat(table, name=reason["args"]["free"])).status_code == 200
        async with namesake.at(table) as place:
            assert [seat["name"] for seat in (await place.hear())["seats"]] == [
                "Ondine",
                "ondine 2",
            ]
        assert (await namesake.http.get("/api/me")).json()["name"] == "ondine", (
            "elsewhere nothing has changed"
        )


async def test_a_name_for_one_table_must_be_a_name(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as other:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        answer = await (await other.named("Lichen")).ask_for_seat(table, name="\u3164")
        assert key_of(url, answer.json()["reason"]) == "house-name-bad"


@pytest.mark.parametrize("name", ["Ondine", "O" * LONGEST_NAME, "Ondine aux longs cheveux"])
def test_what_is_proposed_is_a_name_that_nobody_has(name: str) -> None:
    taken = [name]
    for _ in range(12):
        taken.append(another(name, taken))
        assert proper(taken[-1]) == taken[-1]
    assert len(set(taken)) == 13


async def test_the_table_keeps_the_name_until_it_is_told_otherwise(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as host:
            table = await (await host.named("Ondine")).open_table(ME, OPEN)
            await host.named("Undine")
            async with host.at(table) as place:
                assert (await place.hear())["seats"][0]["name"] == "Ondine"
                await place.say(type="rename", name="  Undine ")
                while (await place.hear_word("table"))["seats"][0]["name"] != "Undine":
                    pass
            keeper.kill()
            keeper.open()
            async with host.at(table) as place:
                assert (await place.hear())["seats"][0]["name"] == "Undine"


async def test_nobody_takes_a_name_that_somebody_has_here(company: Company) -> None:
    async with company.unharmed(), company.places() as (host, _):
        await host.say(type="rename", name="LICHEN")
        reason = (await host.hear_word("refused"))["reason"]
        assert (
            key_of(company.url, reason) == "house-name-taken"
            and reason["args"]["free"] == "LICHEN 2"
        )


async def test_who_looks_on_has_no_name_to_change(company: Company) -> None:
    async with company.unharmed(), company.stranger.at(company.table) as place:
        await place.say(type="rename", name="Undine")
        assert (
            key_of(company.url, (await place.hear_word("refused"))["reason"]) == "house-not-seated"
        )


async def test_a_question_stays_the_same_under_another_name(company: Company) -> None:
    async with company.places() as (host, friend):
        before = await host.hear_until("playing", actor=0)
        await friend.say(type="rename", name="Mousse")
        while (await host.hear_word("table"))["seats"][1]["name"] != "Mousse":
            pass
        await host.choose(before, 0)
        assert (await host.hear_word("table", "refused"))["type"] == "table"
