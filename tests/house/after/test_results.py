"""A guest's finished games: counted once, by game and by whom they were played against; nobody
else's, no replaying."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from kit.doorkeeper import Doorkeeper
from kit.visitor import ME, OPEN, Message, Visitor, bot
from nemeton.house.after.results import Result, Seat, tallied, thinned
from nemeton.table.wire import Tally


async def results(visitor: Visitor) -> Message:
    answer = await visitor.http.get("/api/me/results")
    answer.raise_for_status()
    found: Message = answer.json()
    return found


async def play_out(visitor: Visitor, table: str) -> Message:
    async with visitor.at(table) as place:
        while (position := await place.hear_until("playing", actor=0))["stage"] != "over":
            await place.choose(position, 0)
    return position


async def play_together(host: Visitor, friend: Visitor, table: str) -> Message:
    async with host.at(table) as first, friend.at(table) as second:
        seats = [first, second]
        position = await first.hear_until("playing")
        while position["stage"] != "over":
            [actor] = position["actors"]
            mine = await seats[actor].hear_until("playing", actor=actor) if actor else position
            await seats[actor].choose(mine, 0)
            position = await first.hear_until("playing", prompt=position["prompt"] + 1)
    return position


async def test_a_game_against_a_bot_is_counted_when_it_ends(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as stranger:
        await host.named("Ondine")
        assert await results(host) == {"games": [], "last": [], "more": 0}
        table = await host.open_table(ME, bot("apprentice"))
        end = await play_out(host, table)
        found = await results(host)
        won = int(end["result"]["winners"] == [0])
        total = {"against": "all", "played": 1, "won": won, "shared": 0}
        assert found["games"] == [
            {"game": "stonehenge", "total": total, "tallies": [{**total, "against": "apprentice"}]}
        ]
        [last] = found["last"]
        assert (
            last["id"] == table
            and last["mine"] == [0]
            and last["winners"] == end["result"]["winners"]
        )
        assert last["scores"] == end["result"]["scores"] and last["curve"] == []
        assert [seat["name"] or seat["level"] for seat in last["seats"]] == ["Ondine", "apprentice"]
        assert await results(stranger) == {"games": [], "last": [], "more": 0}
        assert await results(await stranger.named("Lichen")) == {"games": [], "last": [], "more": 0}


async def test_of_a_game_among_people_one_has_won_and_nobody_learns_an_id(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        await (await friend.named("Lichen")).sit(table)
        await play_together(host, friend, table)
        ours, theirs = await results(host), await results(friend)
        assert {one["games"][0]["tallies"][0]["against"] for one in (ours, theirs)} == {"people"}
        assert sum(one["games"][0]["total"]["won"] for one in (ours, theirs)) == 1
        assert set(ours["last"][0]["seats"][1]) == {"kind", "name", "level", "colour"}


async def test_games_of_an_older_house_are_counted_when_somebody_looks(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as host:
            await host.named("Ondine")
            for _ in range(2):
                await play_out(host, await host.open_table(ME, bot("apprentice")))
            before = await results(host)
            keeper.close()
            with sqlite3.connect(tmp_path / "nemeton.db") as database:
                assert database.execute("DELETE FROM results").rowcount == 2
            keeper.open()
            assert await results(host) == before and before["games"][0]["total"]["played"] == 2


async def test_the_curve_of_a_kept_review_is_shown_thinned(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as host:
            table = await (await host.named("Ondine")).open_table(ME, bot("apprentice"))
            await play_out(host, table)
            keeper.close()
            chances = [[n / 1000, 1 - n / 1000] for n in range(1001)]
            with sqlite3.connect(tmp_path / "nemeton.db") as database:
                review = json.dumps({"chances": chances, "moves": []}).encode()
                database.execute("INSERT INTO reviews VALUES (?, ?)", (table, review))
            keeper.open()
            [last] = (await results(host))["last"]
            assert (
                last["curve"][0] == [0, 1]
                and last["curve"][-1] == [1, 0]
                and len(last["curve"]) == 48
            )


async def test_looking_all_the_time_is_refused_in_words(url: str) -> None:
    async with Visitor(url) as visitor:
        await visitor.named("Ondine")
        answers = [await visitor.http.get("/api/me/results") for _ in range(130)]
        assert (
            answers[-1].status_code == 429
            and answers[-1].json()["reason"]["key"] == "house-too-often"
        )


def seat(who: str) -> Seat:
    return (
        Seat("bot", "", "", who, 0)
        if who in ("apprentice", "bard", "druid")
        else Seat("guest", who, who, "", 0)
    )


def ended(*seats: str, winners: list[int], game: str = "stonehenge") -> Result:
    return Result(game, True, [seat(who) for who in seats], winners, [0] * len(seats))


def test_games_are_counted_by_the_strongest_whom_one_met() -> None:
    games: list[Any] = [
        ended("ann", "apprentice", "druid", winners=[0]),
        ended("ann", "bard", winners=[1]),
        ended("bob", "ann", "druid", winners=[0, 1]),
        ended("ann", "ann", winners=[0]),
        ended("ann", "bard", winners=[0], game="druids"),
    ]
    stonehenge, druids = tallied("ann", games)
    assert stonehenge.total == Tally("all", 3, 1, 1) and druids.total == Tally("all", 1, 1, 0)
    assert stonehenge.tallies == [
        Tally("people", 1, 0, 1),
        Tally("druid", 1, 1, 0),
        Tally("bard", 1, 0, 0),
    ]


def test_a_game_that_nobody_wins_is_played_and_neither_won_nor_shared() -> None:
    games: list[Any] = [
        ended("ann", "bard", "bard", winners=[], game="grand_druide"),
        ended("ann", "bob", "bard", winners=[], game="grand_druide"),
    ]
    [found] = tallied("ann", games)
    assert found.total == Tally("all", 2, 0, 0)
    assert found.tallies == [Tally("people", 1, 0, 0), Tally("bard", 1, 0, 0)]


async def test_an_election_that_nobody_wins_at_a_table(url: str) -> None:
    """All pass: a game played, no points in the series, nobody is among the winners, and a link
    says so."""
    async with Visitor(url) as host:
        await host.named("Ondine")
        table = await host.open_table(ME, beside("Lichen"), beside("Mousse"), game="grand_druide")
        for _ in range(3):
            turn = (await host.glimpse(table))["actors"][0]
            async with host.at(f"{table}?seat={turn}") as place:
                position = await place.hear_until("playing", actor=turn)
                choices = [choice["text"]["key"] for choice in position["scene"]["choices"]]
                await place.choose(position, choices.index("grand_druide-do-pass"))
                position = await place.hear_until("playing", prompt=position["prompt"] + 1)
        assert position["stage"] == "over" and position["result"]["winners"] == []
        assert position["result"]["ranks"] == [1, 1, 1] and position["series"]["total"] == [0, 0, 0]
        [mine] = [
            one for one in (await host.http.get("/api/mine")).json()["tables"] if one["id"] == table
        ]
        assert (mine["stage"], mine["winners"]) == ("over", [])
        for code, said in (("fr", "Personne ne gagne"), ("en", "Nobody wins")):
            page = await host.http.get(
                f"/table/{table}", headers={"accept": "text/html", "accept-language": code}
            )
            assert f'content="{said} – ' in page.text


def beside(name: str) -> dict[str, str]:
    """Another seat of one's own."""
    return {"kind": "me", "name": name}


def test_a_short_curve_is_left_whole() -> None:
    assert thinned([[0.5, 0.5], [0.25, 0.75]]) == [[0.5, 0.5], [0.25, 0.75]]
