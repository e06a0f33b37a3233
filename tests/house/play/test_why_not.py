"""Why not? Asked over the wire and answered to who asked alone; nothing is played by it.
What makes no sense to ask is refused."""

from __future__ import annotations

import pytest

from kit.company import Company
from kit.sentences import key_of

pytestmark = pytest.mark.usefixtures("calm")


async def test_a_rule_answers_who_asks_and_nobody_else(company: Company) -> None:
    async with company.unharmed(), company.places() as (first, second):
        position = await second.hear_until("playing", actor=0)
        await second.say(type="why", prompt=position["prompt"], clicks=["line-AB"])
        answer = await second.hear_word("because", "refused")
        assert answer["type"] == "because" and answer["reason"]["rule"] == "2.1", (
            "it is not that seat's turn"
        )
        await first.hear_until("playing", actor=0)
        await first.answers_ping()
        assert not any('"because"' in frame for frame in first.frames)


async def test_what_comes_later_is_told_from_what_means_nothing(company: Company) -> None:
    async with company.unharmed(), company.places() as (first, _):
        prompt = (await first.hear_until("playing", actor=0))["prompt"]
        for click, key in (("space-A", "house-why-later"), ("supply-0", "house-why-nothing")):
            await first.say(type="why", prompt=prompt, clicks=[click])
            assert (
                key_of(company.url, (await first.hear_word("because", "refused"))["reason"]) == key
            )


async def test_what_makes_no_sense_to_ask_is_refused(company: Company) -> None:
    stranger = company.stranger.at(company.table)
    async with company.unharmed(), company.places() as (first, _), stranger as watching:
        prompt = (await first.hear_until("playing", actor=0))["prompt"]
        for place, number, clicks, key in (
            (watching, prompt, ["line-AB"], "house-not-seated"),
            (first, prompt - 1, ["line-AB"], "house-stale"),
            (first, prompt, ["hand-0-99999"], "house-no-choice"),
            (first, prompt, [], "house-no-choice"),
            (first, prompt, ["line-AB"] * 9, "house-no-choice"),
        ):
            await place.say(type="why", prompt=number, clicks=clicks)
            assert (
                key_of(company.url, (await place.hear_word("refused", "because"))["reason"]) == key
            )
