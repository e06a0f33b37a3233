"""Bad frames at the table: each is answered in words, changes nothing and harms nobody else."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.company import Company
from kit.sentences import key_of
from kit.visitor import Message, Place

pytestmark = pytest.mark.usefixtures("calm")

POLICY, TOO_BIG, ELSEWHERE = 1008, 1009, 4409
LARGEST = 32 * 1024
DEEP = LARGEST // 2 - 40


def choose(**fields: Any) -> str:
    return json.dumps({"type": "choose", **fields})


NONSENSE: dict[str, str | bytes] = {
    "no JSON": "hello",
    "half an object": '{"type": "ping"',
    "two objects": '{"type": "ping"}{"type": "ping"}',
    "empty": "",
    "null": "null",
    "list": "[]",
    "number": "7",
    "no type": "{}",
    "unknown type": '{"type": "undo"}',
    "a type of the house": '{"type": "pong"}',
    "a type that is no word": '{"type": 1}',
    "unknown field": choose(prompt=2, choice=0, seat=1),
    "missing field": choose(prompt=2),
    "choice is a float": choose(prompt=2, choice=0.0),
    "choice is a fraction": choose(prompt=2, choice=0.5),
    "choice is a string": choose(prompt=2, choice="0"),
    "choice is true": choose(prompt=2, choice=True),
    "choice is null": choose(prompt=2, choice=None),
    "choice is a list": choose(prompt=2, choice=[0]),
    "prompt is a string": choose(prompt="2", choice=0),
    "prompt is beyond all numbers": '{"type": "choose", "prompt": 1e999, "choice": 0}',
    "prompt has 30,000 digits": '{"type": "choose", "prompt": ' + "9" * 30_000 + ', "choice": 0}',
    "NaN": '{"type": "choose", "prompt": NaN, "choice": 0}',
    "half a surrogate pair": '{"type": "\\ud800"}',
    "binary": b'{"type": "ping"}',
    "empty binary": b"",
    "deep lists": "[" * DEEP + "]" * DEEP,
    "deep list in a field": '{"type": "choose", "prompt": ' + "[" * DEEP + "]" * DEEP + "}",
    "deep list before the type": '{"x": ' + "[" * DEEP + "]" * DEEP + ', "type": "ping"}',
    "deep objects before the type": '{"x": '
    + '{"a":' * 5000
    + "1"
    + "}" * 5000
    + ', "type": "ping"}',
    "thousands of fields": json.dumps({f"x{n}": n for n in range(2200)}),
    "thousands of equal fields": '{"type": "ping"' + ', "type": "ping"' * 1900 + ', "x": 1}',
    "spaces": " " * LARGEST,
}


@pytest.mark.parametrize("frame", NONSENSE.values(), ids=NONSENSE.keys())
async def test_nonsense_ends_the_connection_with_a_reason(
    company: Company, frame: str | bytes
) -> None:
    assert len(frame) <= LARGEST, "within what a frame may have"
    async with (
        company.unharmed(),
        company.friend.at(company.table) as other,
        company.host.at(company.table) as place,
    ):
        await place.socket.send(frame)
        reason, code = await place.last_words()
        assert (key_of(company.url, reason), code) == ("house-bad-message", POLICY)
        await other.answers_ping()


@pytest.mark.parametrize("pieces", [1, 40], ids=["one frame", "fragments"])
async def test_too_large_a_message_ends_the_connection(company: Company, pieces: int) -> None:
    async with (
        company.unharmed(),
        company.friend.at(company.table) as other,
        company.host.at(company.table) as place,
    ):
        with suppress(ConnectionClosed):  # before all of it is sent
            await place.socket.send([" " * (LARGEST // pieces + 1)] * pieces)
        assert await place.hung_up() == TOO_BIG
        await other.answers_ping()


@pytest.mark.parametrize("shift", [-1, 1, -3, 10**6, 10**30, -(10**30)])
async def test_a_stale_prompt_is_refused(company: Company, shift: int) -> None:
    async with company.unharmed(), company.places() as (first, second):
        prompt = (await first.hear_until("playing", actor=0))["prompt"]
        assert await refusal(company, first, prompt=prompt + shift, choice=0) == "house-stale"
        await second.answers_ping()


async def refusal(company: Company, place: Place, **fields: int) -> str:
    """Choose, be refused, and still be welcome."""
    await place.say(type="choose", **fields)
    reason: Message = (await place.hear_word("refused"))["reason"]
    await place.answers_ping()
    return key_of(company.url, reason)


@pytest.mark.parametrize("choice", [-1, 10**4, 10**18, 10**30, -(10**30)])
async def test_a_choice_that_is_not_there_is_refused(company: Company, choice: int) -> None:
    async with company.unharmed(), company.places() as (first, second):
        prompt = (await first.hear_until("playing", actor=0))["prompt"]
        assert await refusal(company, first, prompt=prompt, choice=choice) == "house-no-choice"
        await second.answers_ping()


async def test_the_first_number_beyond_the_choices_is_refused(company: Company) -> None:
    async with company.unharmed(), company.places() as (first, _):
        position = await first.hear_until("playing", actor=0)
        beyond = len(position["scene"]["choices"])
        assert (
            await refusal(company, first, prompt=position["prompt"], choice=beyond)
            == "house-no-choice"
        )


async def test_nobody_plays_for_the_other_seat(company: Company) -> None:
    async with company.unharmed(), company.places() as (_, second):
        position = await second.hear_until("playing", actor=0)
        assert position["scene"]["choices"] == []
        assert (
            await refusal(company, second, prompt=position["prompt"], choice=0) == "house-no-choice"
        )


async def test_who_looks_on_does_not_play(company: Company) -> None:
    async with company.unharmed(), company.stranger.at(company.table) as watching:
        position = await watching.hear_until("playing")
        assert position["you"] is None and position["scene"]["choices"] == []
        assert (
            await refusal(company, watching, prompt=position["prompt"], choice=0)
            == "house-not-seated"
        )


async def test_a_move_is_played_once(company: Company) -> None:
    async with company.places() as (first, _):
        position = await first.hear_until("playing", actor=0)
        await first.choose(position, 0)
        assert await refusal(company, first, prompt=position["prompt"], choice=0) == "house-stale"
        assert len(first.played) == 1


async def test_the_newest_window_of_a_seat_counts(company: Company) -> None:
    async with company.places() as (old, other), company.host.at(company.table) as new:
        reason, code = await old.last_words()
        assert (key_of(company.url, reason), code) == ("house-elsewhere", ELSEWHERE)
        await new.choose(await new.hear_until("playing", actor=0), 0)
        assert (await new.hear_until("playing", actor=1))["you"] == 0
        await other.hear_until("playing", actor=1)


async def test_strangers_may_look_on_in_many_windows(company: Company) -> None:
    async with company.stranger.at(company.table) as one, company.stranger.at(company.table) as two:
        await one.answers_ping()
        await two.answers_ping()


async def test_too_many_messages_end_the_connection(company: Company) -> None:
    async with (
        company.unharmed(),
        company.friend.at(company.table) as other,
        company.host.at(company.table) as place,
    ):
        for _ in range(30):
            await place.say(type="ping")
        reason, code = await place.last_words()
        assert (key_of(company.url, reason), code) == ("house-flood", POLICY)
        await other.answers_ping()


async def test_a_rematch_comes_after_the_end(company: Company) -> None:
    async with company.unharmed(), company.places() as (first, _):
        await first.say(type="rematch")
        reason = (await first.hear_word("refused"))["reason"]
        assert key_of(company.url, reason) == "house-not-over"
