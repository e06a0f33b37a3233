"""What would a bot do? Asked over the wire and answered to who asked; everybody sees that it was
asked.
What can't be advised is refused, and nothing changes."""

from __future__ import annotations

import pytest

import nemeton
from house.play.test_prompts import table_of
from kit.company import Company
from kit.sentences import key_of
from kit.visitor import Message
from match.embers import council
from nemeton.engine import Refused
from nemeton.house.play.hints import Hints
from nemeton.table.state import Table
from nemeton.workers import Bots

pytestmark = pytest.mark.usefixtures("calm")


def advised(position: Message) -> list[int]:
    return [seat["advised"] for seat in position["seats"]]


async def test_who_asks_is_advised_and_everybody_sees_that(company: Company) -> None:
    async with company.places() as (first, second):
        position = await first.hear_until("playing", actor=0)
        await first.say(type="hint", prompt=position["prompt"])
        advice = await first.hear_word("advice", "refused")
        assert (
            advice["type"] == "advice"
            and advice["prompt"] == position["prompt"]
            and advice["level"] == "druid"
        )
        best, other = advice["best"]
        assert best["choice"] != other["choice"] and 1 >= best["chance"] >= other["chance"] >= 0
        assert 0 <= best["choice"] < len(position["scene"]["choices"])
        assert 0 <= advice["others"] <= best["chance"], "and why: all else is no better"
        assert advised(first.last) == [1, 0] and first.last["prompt"] == position["prompt"], (
            "the same is asked"
        )
        while advised(second.last or await second.hear()) != [1, 0]:
            await second.hear()
        await first.choose(first.last, best["choice"])
        assert (await second.hear_until("playing", actor=1))["log"], "the advice can be followed"
        await second.answers_ping()
        assert not any('"advice"' in frame for frame in second.frames)


async def test_one_may_play_on_while_the_bot_thinks(company: Company) -> None:
    async with company.places() as (first, second):
        position = await first.hear_until("playing", actor=0)
        await first.say(type="hint", prompt=position["prompt"])
        await first.say(type="hint", prompt=position["prompt"])
        assert (
            key_of(company.url, (await first.hear_word("refused"))["reason"]) == "house-hint-busy"
        )
        await first.choose(position, 0)
        assert (await second.hear_until("playing", actor=1))["prompt"] > position["prompt"]
        assert (await first.hear_word("advice"))["prompt"] == position["prompt"]


async def test_what_can_not_be_advised_is_refused(company: Company) -> None:
    stranger = company.stranger.at(company.table)
    async with company.unharmed(), company.places() as (first, second), stranger as watching:
        prompt = (await first.hear_until("playing", actor=0))["prompt"]
        for place, number, key in (
            (watching, prompt, "house-not-seated"),
            (second, prompt, "house-hint-turn"),
            (first, prompt - 1, "house-stale"),
            (first, 10**9, "house-stale"),
        ):
            await place.say(type="hint", prompt=number)
            assert (
                key_of(company.url, (await place.hear_word("refused", "advice"))["reason"]) == key
            )


# What is refused, and what is kept, without a wire.


@pytest.fixture(scope="module")
def hints() -> Hints:
    return Hints(Bots())  # no process is started before a bot has to think


def refusal(hints: Hints, table: Table, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        hints.question(table, seat, table.prompt(seat))
    return refused.value.reason.key


async def test_answers_that_bots_guess_are_not_advised(hints: Hints) -> None:
    """Once everybody has heard that somebody asked: whether there is advice depends on what the
    seat alone knows."""
    match = nemeton.new("president", seats=2, options={"challenges": "quiz"}, seed="a quiz")
    while not any(action[0] == "answer" for action in match.legal(match.actors[0])):
        seat = match.actors[0]
        actions = match.legal(seat)
        match.play(
            seat, next((action for action in actions if action[0] == "challenge"), actions[0])
        )
    table = Table("q", {"game": "president"}, [], match)
    question = hints.question(table, match.actors[0], table.prompt(match.actors[0]))
    with pytest.raises(Refused) as refused:
        await hints.advice(question)
    assert refused.value.reason.key == "house-hint-habit"


def test_who_asks_too_often_has_to_wait(hints: Hints) -> None:
    table = table_of(council())
    for _ in range(12):
        hints.question(table, 1, table.prompt(1))
    assert refusal(hints, table, 1) == "house-hint-often"
    assert hints.question(table, 2, table.prompt(2)).seat == 2, "the others may ask"


def test_a_question_holds_what_the_seat_can_see_and_no_more(hints: Hints) -> None:
    match = council()
    question = hints.question(table_of(match), 2, 4)
    assert question.view == match.seen(2) != match.state and question.actions == match.legal(2)


def test_asking_changes_no_prompt_and_is_read_again_from_the_log() -> None:
    table = table_of(council())
    prompts = [table.prompt(seat) for seat in (1, 2)]
    table.take({"kind": "advice", "seat": 2})
    table.take({"kind": "advice", "seat": 2})
    assert [table.prompt(seat) for seat in (1, 2)] == prompts
    assert [table.advised[seat] for seat in range(3)] == [0, 0, 0], (
        "under seal nobody hears of it yet"
    )
    table.take({"kind": "move", "seat": 2, "action": ["vote", "no"], "chance": []})
    assert table.prompt(1) == prompts[0] < table.prompt(2) == table.seq
    table.take({"kind": "move", **table.ahead(1, ["vote", "no"]).moves[-1].plain()})
    assert [table.advised[seat] for seat in range(3)] == [0, 0, 2]
