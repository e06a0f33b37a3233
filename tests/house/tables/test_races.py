"""Races: many want the same thing at the same time. One gets it, the others are told, and all see
the same."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from house.tables.test_table import play_out
from kit.company import Company
from kit.sentences import problem
from kit.visitor import ME, OPEN, Place, Visitor, bot

pytestmark = pytest.mark.usefixtures("calm")


async def test_two_answers_to_one_prompt_are_one_move(company: Company) -> None:
    async with company.places() as (first, second):
        position = await first.hear_until("playing", actor=0)
        for choice in range(10):
            await first.choose(position, choice)
        refusals = [(await first.hear_word("refused"))["reason"]["key"] for _ in range(8)]
        assert set(refusals) == {"house-stale"}
        assert (await second.hear_until("playing", actor=1))["prompt"] == position["prompt"] + 1
        assert len(second.played) == 1


async def test_both_seats_answering_at_once_play_in_turn(company: Company) -> None:
    """The second seat guesses the number of its prompt; whatever is played is played once and in
    turn."""
    async with company.places() as (first, second):
        position = await first.hear_until("playing", actor=0)
        await asyncio.gather(
            *(first.choose(position, n) for n in range(5)), *(ahead(second, 3) for _ in range(5))
        )
        await asyncio.sleep(0.2)
    moves = (await company.host.record(company.table)).text.splitlines()[1:]
    assert len(moves) in (1, 2)
    assert ['"seat": 0' in moves[0], *('"seat": 1' in move for move in moves[1:])] == [True] * len(
        moves
    )


async def ahead(place: Place, prompt: int) -> None:
    await place.say(type="choose", prompt=prompt, choice=0)


async def test_twenty_guests_want_the_last_seat(url: str) -> None:
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        outcomes = Counter(
            await asyncio.gather(*(hurry(url, table, f"Guest {n}") for n in range(20)))
        )
        assert outcomes == {"seated": 1, "house-no-open-seat": 19}
        position = await host.glimpse(table)
        assert position["stage"] == "playing" and position["prompt"] == 2


async def hurry(url: str, table: str, name: str) -> str:
    async with Visitor(url) as guest:
        answer = await (await guest.named(name)).ask_for_seat(table)
        if answer.status_code != 200:
            return problem(url, answer)[1]
        async with guest.at(table) as place:
            return "seated" if (await place.hear())["you"] == 1 else "deceived"


async def test_ten_of_the_same_name_want_two_seats(url: str) -> None:
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(OPEN, OPEN)
        outcomes = await asyncio.gather(*(same_name(url, table) for _ in range(10)))
        assert sorted(outcomes) == [200] + [400] * 9


async def same_name(url: str, table: str) -> int:
    async with Visitor(url) as guest:
        return (await (await guest.named("Lichen")).ask_for_seat(table)).status_code


async def test_one_guest_sits_down_ten_times_at_once(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as guest:
        table = await (await host.named("Ondine")).open_table(OPEN, OPEN)
        await guest.named("Lichen")
        await asyncio.gather(*(guest.ask_for_seat(table) for _ in range(10)))
        assert Counter(seat["kind"] for seat in (await host.glimpse(table))["seats"]) == {
            "guest": 1,
            "open": 1,
        }


async def test_a_rematch_asked_for_by_all_at_once_is_one_table(company: Company) -> None:
    async with company.places() as (first, second):
        await play_out(first, second)
        for place in (first, second, first, second, first):
            await place.say(type="rematch")
        following = {await next_table(place) for place in (first, second)}
        assert len(following) == 1
        await first.say(type="rematch")
        await first.answers_ping()
        assert (await company.stranger.glimpse(company.table))["next"] in following
    async with company.host.at(following.pop()) as place:
        assert (await place.hear_until("playing"))["you"] == 1


async def next_table(place: Place) -> str:
    while not place.last["next"]:
        await place.hear()
    return str(place.last["next"])


async def test_who_looks_on_asks_for_no_rematch(company: Company) -> None:
    async with company.places() as places:
        await play_out(*places)
    async with company.unharmed(), company.stranger.at(company.table) as watching:
        await watching.say(type="rematch")
        assert (await watching.hear_word("refused"))["reason"]["key"] == "house-not-seated"


async def test_a_guest_in_two_tabs_at_two_tables(url: str) -> None:
    """Different tables don't disturb each other."""
    async with Visitor(url) as guest:
        await guest.named("Ondine")
        one, two = [await guest.open_table(ME, bot("random")) for _ in range(2)]
        async with guest.at(one) as left, guest.at(two) as right:
            for place in (left, right):
                await place.choose(await place.hear_until("playing", actor=0), 0)
            for place in (left, right):
                assert (await place.hear_until("playing", actor=0, prompt=3))["you"] == 0
