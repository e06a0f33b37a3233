"""Handing a seat over by a link: it works once, not for ever, not for everybody; what the seat
knows goes with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.leaving import opened, play, propose, slow, until
from kit.visitor import ME, OPEN, Visitor
from nemeton.engine import Refused
from nemeton.house.people.guests import Guest
from nemeton.house.play import transfer
from nemeton.table.state import SEAT_LOST
from nemeton.table.wire import SeatWish

pytestmark = pytest.mark.usefixtures("calm")


async def link(visitor: Visitor, table: str, seat: int) -> httpx.Response:
    return await visitor.http.post(f"/api/tables/{table}/seat/{seat}/link", json={})


async def token(visitor: Visitor, table: str, seat: int) -> str:
    answer = await link(visitor, table, seat)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


async def take(visitor: Visitor, table: str, word: str) -> httpx.Response:
    return await visitor.http.post(f"/api/tables/{table}/seat/take", json={"token": word})


def reason(answer: httpx.Response) -> Any:
    assert answer.status_code == 400, answer.text
    return answer.json()["reason"]["key"]


async def test_whoever_opens_the_link_plays_on_and_the_former_looks_on(url: str) -> None:
    async with gathered(url, pawns="hidden") as company, Visitor(url) as heir:
        table = company.table
        async with company.places() as (first, second):
            await play(first, 4)
            knew = (await until(second, lambda now: now["actors"] == [1]))["scene"]
            word = await token(company.friend, table, 1)
            offer = (
                await heir.http.post(f"/api/tables/{table}/seat/offer", json={"token": word})
            ).json()
            assert offer == {"game": "stonehenge", "seat": 1, "colour": 1, "name": "Lichen"}
            assert (await take(await heir.named("Fougère"), table, word)).status_code == 200
            goodbye, code = await second.last_words()
            assert (goodbye["key"], code) == ("house-handed-over", SEAT_LOST)
            async with heir.at(table) as heirs:
                position = await heirs.hear()
                assert position["you"] == 1 and position["scene"] == knew, (
                    "what the seat knows goes with it"
                )
                assert heirs.log[-1]["args"] == {"former": "Lichen", "name": "Fougère"}
                await play(heirs)
                assert (await until(first, lambda now: now["actors"] == [0]))["seats"][1][
                    "name"
                ] == "Fougère"
        async with company.friend.at(table) as former:
            seen = await former.hear()
            assert (
                seen["you"] is None
                and seen["scene"] == (await company.stranger.glimpse(table))["scene"]
            )


async def test_a_link_is_for_the_seat_of_whoever_made_it(url: str) -> None:
    """Who made it has risen, or was seated elsewhere by the host: whoever sits there now keeps the
    seat."""
    async with (
        Visitor(url) as host,
        Visitor(url) as one,
        Visitor(url) as other,
        Visitor(url) as heir,
    ):
        table = await (await host.named("Ondine")).open_table(ME, OPEN, OPEN, game="president")
        await (await one.named("Lichen")).sit(table)
        word = await token(one, table, 1)
        async with one.at(table) as place:
            await place.hear()
            await place.say(type="rise")
            await until(place, lambda now: now["mine"] == [])
        await heir.named("Fougère")
        assert reason(await take(heir, table, word)) == "house-hand-over-link"
        await (await other.named("Sureau")).sit(table)
        assert reason(await take(heir, table, word)) == "house-hand-over-link"
        word = await token(other, table, 1)
        async with host.at(table) as place:
            swap = {"do": "swap", "seat": 0, "other": 1}
            await place.say(type="arrange", prompt=(await place.hear())["prompt"], deed=swap)
            await until(place, lambda now: now["you"] == 1)
        assert reason(await take(heir, table, word)) == "house-hand-over-link"


async def test_a_link_works_once(company: Company) -> None:
    async with Visitor(company.url) as one, Visitor(company.url) as other:
        words = [await token(company.friend, company.table, 1) for _ in range(2)]
        assert (await take(await one.named("Fougère"), company.table, words[0])).status_code == 200
        await other.named("Sureau")
        async with company.unharmed():
            for word in words:
                assert reason(await take(other, company.table, word)) == "house-hand-over-link"
            assert reason(await link(company.friend, company.table, 1)) == "house-hand-over-whose"


async def test_links_that_are_none(company: Company) -> None:
    async with (
        gathered(company.url) as elsewhere,
        Visitor(company.url) as thief,
        company.unharmed(),
    ):
        await thief.named("Fougère")
        good = await token(company.friend, company.table, 1)
        foreign = await token(elsewhere.friend, elsewhere.table, 1)
        for word in ("", "abc", good[:-2], good + "x", "é" * 40, foreign):
            assert reason(await take(thief, company.table, word)) == "house-hand-over-link"
        assert (await take(company.stranger, company.table, good)).status_code == 401, (
            "a name comes first"
        )
        assert reason(await take(company.host, company.table, good)) == "house-already-seated"
        await thief.named("Ondine")
        assert reason(await take(thief, company.table, good)) == "house-name-taken"


async def test_one_hands_over_what_is_ones_own(company: Company) -> None:
    async with Visitor(company.url) as thief, company.unharmed(), company.places() as (first, _):
        await thief.named("Fougère")
        await until(first, lambda now: now["seats"][1]["here"])
        for visitor, seat in ((thief, 0), (company.friend, 0), (company.host, 1)):
            assert reason(await link(visitor, company.table, seat)) == "house-hand-over-whose"
        assert reason(await link(company.host, company.table, 9)) == "no-such-seat"
        assert (await link(company.stranger, company.table, 0)).status_code == 401


async def test_the_host_hands_over_the_seat_of_somebody_absent(hasty: Doorkeeper) -> None:
    """At a game without secrets, between two: there is nobody else to ask."""
    async with Visitor(hasty.url) as host, Visitor(hasty.url) as friend, Visitor(hasty.url) as heir:
        table = await opened(await host.named("Ondine"), patience=0)
        await (await friend.named("Lichen")).sit(table)
        async with host.at(table) as first:
            await until(first, lambda now: now["seats"][1]["absent"])
            assert reason(await link(host, table, 1)) == "house-hand-over-whose"
            await propose(first, "hand-over", of=1)
            await until(first, lambda now: now["seats"][1]["offered"])
            assert first.log[-1]["key"] == "house-told-offer"
            word = await token(host, table, 1)
            assert (await take(await heir.named("Lichen"), table, word)).status_code == 200, (
                "even under the same name"
            )
            async with heir.at(table) as second, friend.at(table) as former:
                assert (await second.hear())["you"] == 1 and (await former.hear())["you"] is None


async def test_a_link_is_not_good_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with slow(tmp_path, SeatWish("me"), SeatWish("open")) as inside:
        word = inside.house.handover.token(inside.table, Guest("o", "Ondine"), 0)
        monkeypatch.setattr(transfer, "DAY", -1)
        with pytest.raises(Refused) as refused:
            await inside.house.handover.take(inside.table, Guest("f", "Fougère"), word)
        assert (
            refused.value.reason.key == "house-hand-over-link"
            and inside.table.chairs[0].name == "Ondine"
        )


async def test_after_the_end_there_is_nothing_to_hand_over(tmp_path: Path) -> None:
    async with slow(tmp_path, SeatWish("me"), SeatWish("open")) as inside:
        await inside.house.note(inside.table, {"kind": "abandon", "seat": 0})
        with pytest.raises(Refused) as refused:
            inside.house.handover.token(inside.table, Guest("o", "Ondine"), 0)
        assert refused.value.reason.key == "house-hand-over-ended"
