"""Several people on one device, and several games one after the other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kit.visitor import ME, OPEN, Message, Place, Visitor, bot
from nemeton.table.state import Chair, Table

PACE = 0.12  # seconds: two messages a move, twenty a second are allowed


def beside(name: str) -> dict[str, str]:
    """Somebody who plays at my side."""
    return {"kind": "me", "name": name}


async def look(place: Place, seat: int) -> Message:
    await place.say(type="look", seat=seat)
    place.log = []  # all is told anew
    while (heard := await place.hear())["type"] != "table" or heard["you"] != seat:
        place.log = []
    return heard


async def test_two_play_on_one_device(url: str) -> None:
    """Each sees and plays their own seat; the end is the same for both."""
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(ME, beside("Lichen"), claims="called")
        async with host.at(table) as place:
            position = await place.hear_until("playing")
            assert (position["you"], position["mine"]) == (0, [0, 1])
            assert [seat["name"] for seat in position["seats"]] == ["Ondine", "Lichen"]
            while position["stage"] != "over":
                seat = position["actors"][0]
                position = await look(place, seat) if position["you"] != seat else position
                await place.choose(position, 0)
                await asyncio.sleep(PACE)
                position = await place.hear_until("playing", prompt=position["prompt"] + 1)


async def test_hands_are_seen_from_their_own_seat_alone(url: str) -> None:
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(ME, beside("Lichen"), game="druids")
        async with host.at(table) as place:
            mine = await place.hear_until("playing")
            other = await look(place, 1)
            assert mine["curtain"] and other["curtain"]
            assert mine["scene"] != other["scene"]
            assert (await look(place, 0))["scene"] == mine["scene"]


async def test_where_nothing_is_secret_there_is_no_curtain(url: str) -> None:
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(ME, beside("Lichen"))
        async with host.at(table) as place:
            assert not (await place.hear_until("playing"))["curtain"]


async def test_a_page_that_comes_back_sees_the_seat_it_asks_for(url: str) -> None:
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(ME, beside("Lichen"), game="druids")
        async with host.at(f"{table}?seat=1") as place:
            assert (await place.hear_until("playing"))["you"] == 1


@pytest.mark.parametrize("seat", [1, 7, -1])
async def test_nobody_looks_from_a_seat_of_somebody_else(url: str, seat: int) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await (await host.named("Ondine")).open_table(ME, OPEN, game="druids")
        await (await friend.named("Lichen")).sit(table)
        async with host.at(table) as place:
            await place.hear_until("playing")
            await place.say(type="look", seat=seat)
            assert (await place.hear_word("refused"))["reason"]["key"] == "house-not-seated"
            await place.say(type="ping")
            await place.hear_word("pong")
            assert place.last["you"] == 0


async def test_a_stranger_who_asks_for_a_seat_sees_what_strangers_see(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as stranger:
        table = await (await host.named("Ondine")).open_table(ME, beside("Lichen"), game="druids")
        async with stranger.at(f"{table}?seat=1") as place:
            position = await place.hear_until("playing")
            assert position["you"] is None and position["mine"] == [] and not position["curtain"]


async def test_somebody_sits_down_beside_me(url: str) -> None:
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        assert (await host.ask_for_seat(table, name="Lichen")).status_code == 200
        position = await host.glimpse(table)
        assert [seat["name"] for seat in position["seats"]] == ["Ondine", "Lichen"]


@pytest.mark.parametrize("seats", [[ME, ME], [ME, beside("ondine")]], ids=["twice", "alike"])
async def test_each_has_a_name_of_their_own(url: str, seats: list[Any]) -> None:
    async with Visitor(url) as host:
        await host.named("Ondine")
        refused = await host.http.post("/api/tables", json={"game": "stonehenge", "seats": seats})
        assert refused.status_code == 400 and refused.json()["reason"]["key"] == "house-name-taken"


# The series.


async def test_a_rematch_goes_on_counting(url: str) -> None:
    """Stonehenge 6.3: whoever loses notes the megaliths that are left."""
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(ME, bot("apprentice"))
        async with host.at(table) as place:
            while (position := await place.hear_until("playing", actor=0))["stage"] != "over":
                await place.choose(position, 0)
            scores, (winner,) = position["result"]["scores"], position["result"]["winners"]
            left = [0 if seat == winner else 8 - scores[seat] for seat in (0, 1)]
            assert position["series"] == {"game": 1, "first": table, "least": True, "total": left}
            await place.say(type="rematch")
            while (position := await place.hear())["next"] is None:
                pass
        following = await host.glimpse(position["next"])
        assert following["series"] == {
            "game": 2,
            "first": table,
            "least": True,
            "total": left[::-1],
        }
        assert [seat["points"] for seat in following["seats"]] == left[::-1]


def test_elsewhere_victories_are_counted() -> None:
    table = Table(
        "table", {"game": "druids"}, [Chair("guest", points=1.5), Chair("guest", points=0.5)]
    )
    assert table.total() == [1.5, 0.5]
    assert table.series() == {"game": 1, "first": "table"}
