"""Lessons over HTTP: a step, what comes of a choice there, and nothing where there is none."""

from __future__ import annotations

from typing import Any

import pytest

from kit.sentences import problem
from kit.visitor import Visitor
from nemeton.match import lesson

pytestmark = pytest.mark.usefixtures("calm")
STEP = 3  # of Stonehenge's: beat the 2 on A


async def asked(url: str, *parts: object) -> Any:
    async with Visitor(url) as visitor:
        answer = await visitor.http.get("/".join(["/api/lessons", *map(str, parts)]))
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_step_has_a_table_and_words_in_both_languages(url: str) -> None:
    step = await asked(url, "stonehenge", STEP)
    assert (step["number"], step["steps"], step["rule"]) == (STEP, 8, "3.1")
    assert "AB" in step["text"]["fr"] and "AB" in step["text"]["en"]
    assert step["table"]["actors"] == [step["table"]["you"]] == [0]
    choices = step["table"]["scene"]["choices"]
    assert [choices[number]["action"] for number in step["right"]] == [["place", "3", "B"]]


async def test_a_right_choice_shows_the_move_and_the_answer(url: str) -> None:
    right = (await asked(url, "stonehenge", STEP))["right"][0]
    reply = await asked(url, "stonehenge", STEP, right)
    assert reply["right"] and len(reply["tables"]) == 2
    assert [table["moves"] for table in reply["tables"]] == [3, 4]
    assert [table["actors"] for table in reply["tables"]] == [[], []], "nothing is asked meanwhile"
    then = await asked(url, "stonehenge", STEP + 1)
    assert then["table"]["scene"] == reply["tables"][-1]["scene"]
    assert then["table"]["id"] == reply["tables"][-1]["id"], "the same board goes on"


async def test_another_choice_is_answered_and_changes_nothing(url: str) -> None:
    before = await asked(url, "stonehenge", STEP)
    wrong = next(number for number in range(9) if number not in before["right"])
    reply = await asked(url, "stonehenge", STEP, wrong)
    taught = lesson("stonehenge")
    assert taught and (why := taught.steps[STEP - 1].why)
    assert (reply["right"], reply["tables"]) == (False, [])
    assert reply["said"] == {"fr": why.fr, "en": why.en}
    assert await asked(url, "stonehenge", STEP) == before


async def test_where_there_is_only_something_to_read_one_reads_on(url: str) -> None:
    step = await asked(url, "stonehenge", 1)
    assert (step["asks"], step["right"], step["table"]["actors"]) == (False, [], [])
    assert await asked(url, "stonehenge", 1, "next") == {"right": True, "said": None, "tables": []}


@pytest.mark.parametrize(
    "address",
    [
        "stonehenge/0",
        "stonehenge/9",
        "stonehenge/two",
        "stonehenge/3/next",
        "stonehenge/3/4000",
        "toy/1",
    ],
)
async def test_there_is_nothing_else(url: str, address: str) -> None:
    """The toy game has no lesson, or is not in this house at all."""
    async with Visitor(url) as visitor:
        answer = await visitor.http.get(f"/api/lessons/{address}")
    assert problem(url, answer) in [(404, "house-no-page"), (400, "setup-game")]


async def test_the_welcome_says_which_games_have_one(url: str) -> None:
    async with Visitor(url) as visitor:
        games = {
            game["name"]: game["lesson"]
            for game in (await visitor.http.get("/api/welcome")).json()["games"]
        }
    assert (games["stonehenge"], games["druids"]) == (8, 10)
