"""A table over the wire: two guests, a bot, a spectator, a rematch, a record."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kit.visitor import ME, OPEN, Place, Visitor, bot
from nemeton.match import load, replay, verify


async def play_out(*places: Place) -> list[dict[str, object]]:
    """All seats play at random until the end; gives each place's last position."""
    source = random.Random(1)
    prompt = 0
    while True:
        heard = [await place.hear_until("playing", prompt=prompt) for place in places]
        if heard[0]["stage"] == "over":
            return heard
        seat = heard[0]["actors"][0]
        position = heard[seat]
        await places[seat].choose(position, source.randrange(len(position["scene"]["choices"])))
        prompt = position["prompt"] + 1


async def test_a_game_against_a_bot_goes_to_its_end(url: str) -> None:
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, bot("apprentice"))
        async with visitor.at(table) as place:
            while (position := await place.hear_until("playing", actor=0))["stage"] != "over":
                await place.choose(position, 0)
            assert position["result"]["winners"] in ([0], [1])
            assert position["log"] or place.log


async def test_two_guests_play_and_the_record_can_be_verified(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        async with host.at(table) as first:
            assert (await first.hear())["stage"] == "waiting"
            await (await friend.named("Lichen")).sit(table)
            async with friend.at(table) as second:
                ends = await play_out(first, second)
                assert ends[0]["result"] == ends[1]["result"]
        record = load((await host.http.get(f"/api/tables/{table}/record")).text)
        assert replay(record).result is not None
        assert verify(record) == []


async def test_names_of_both_seats_are_shown(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        await (await friend.named("Lichen")).sit(table)
        async with friend.at(table) as place:
            position = await place.hear_until("playing")
            assert [seat["name"] for seat in position["seats"]] == ["Ondine", "Lichen"]
            assert position["you"] == 1


@pytest.mark.parametrize(
    ("seats", "played"),
    [([ME, OPEN, OPEN], "all"), ([ME, bot("apprentice"), OPEN], "quiz"), ([ME, OPEN], "quiz")],
    ids=["three people", "a bot among three", "two people"],
)
async def test_the_house_sets_what_the_game_asks_of_such_a_table(
    url: str, seats: list[Any], played: str
) -> None:
    """President 1.6: nobody judges where a bot sits or two play."""
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(
            *seats, game="president", challenges="all"
        )
        async with host.at(table) as place:
            assert (await place.hear())["options"] == {
                "challenges": played,
                "length": "full",
                "first": "lot",
            }


async def test_the_form_learns_what_is_set_and_what_is_proposed(url: str) -> None:
    async with Visitor(url) as visitor:
        games = {
            game["name"]: game for game in (await visitor.http.get("/api/welcome")).json()["games"]
        }
    challenges, length, first = games["president"]["options"]
    assert (challenges["with_bots"], challenges["with_seats"], challenges["proposed"]) == (
        "quiz",
        {"2": "quiz"},
        {},
    )
    assert length["proposed"] == dict.fromkeys("3456", "short") and length["with_bots"] == ""
    assert (first["values"], first["proposed"], first["with_seats"]) == (["lot", "seat"], {}, {})
    assert set(games["president"]["parties"]) == {"lfi", "ps", "eelv", "lrem", "lr", "rn"}
    assert games["stonehenge"]["parties"] == []


async def test_reconnecting_brings_you_back_to_where_you_were(url: str) -> None:
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, bot("apprentice"))
        async with visitor.at(table) as place:
            position = await place.hear_until("playing", actor=0)
            await place.choose(position, 5)
            before = await place.hear_until("playing", actor=0, prompt=position["prompt"] + 2)
        async with visitor.at(table) as place:
            after = await place.hear_until("playing", actor=0)
            assert after["scene"] == before["scene"]
            assert len(place.log) >= 2


async def test_a_rematch_rotates_the_seats(url: str) -> None:
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, bot("random"))
        async with visitor.at(table) as place:
            while (position := await place.hear_until("playing", actor=0))["stage"] != "over":
                await place.choose(position, 0)
            await place.say(type="rematch")
            following = (await place.hear())["next"]
        async with visitor.at(following) as place:
            position = await place.hear_until("playing")
            assert [seat["kind"] for seat in position["seats"]] == ["bot", "guest"]
            assert position["you"] == 1


async def test_no_frame_shows_a_hidden_pawn(url: str) -> None:
    """Two games that differ only in the other's secret values: a guest and a spectator get the same
    positions and log, byte by byte."""
    views = [await _hidden_frames(url, values) for values in (("1", "2"), ("6", "5"))]
    assert views[0] == views[1]
    assert all("stonehenge-placed-down" in frames[-1] for frames in views[0])


async def _hidden_frames(url: str, values: tuple[str, str]) -> list[list[str]]:
    async with Visitor(url) as host, Visitor(url) as friend, Visitor(url) as stranger:
        table = await (await host.named("Ondine")).open_table(ME, OPEN, pawns="hidden")
        await (await friend.named("Lichen")).sit(table)
        async with (
            stranger.at(table) as watching,
            host.at(table) as first,
            friend.at(table) as second,
        ):
            for turn, (place, action) in enumerate(
                [
                    (first, ["place", values[0], "K"]),
                    (second, ["place", "3", "H"]),
                    (first, ["place", values[1], "C"]),
                ]
            ):
                position = await place.hear_until("playing", prompt=2 + turn)
                actions = [choice["action"] for choice in position["scene"]["choices"]]
                await place.choose(position, actions.index(action))
            frames = [[], []]  # type: list[list[str]]
            for number, place in enumerate((second, watching)):
                last = await place.hear_until("playing", prompt=5)
                frames[number] = [json.dumps(last["scene"]), json.dumps(place.log)]
            return frames


@pytest.mark.parametrize("lang", ["fr", "en"])
async def test_texts_and_rules_are_served(url: str, lang: str) -> None:
    async with Visitor(url) as visitor:
        texts = (await visitor.http.get(f"/api/texts/{lang}")).text
        assert "stonehenge-ask-place =" in texts and "house-stale =" in texts
        one = (await visitor.http.get(f"/api/texts/{lang}/stonehenge")).text
        assert (
            "stonehenge-ask-place =" in one
            and "house-stale =" in one
            and "druids-title =" not in one
        )
        rules = (await visitor.http.get(f"/api/rules/stonehenge/{lang}")).text
        assert '<p id="rule-2.3">' in rules
