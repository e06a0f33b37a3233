"""Tables among friends: links for single seats, what a host may do while the table waits, and who
may look on.
Whoever has no right to something is told so, and nothing changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kit.doorkeeper import Doorkeeper
from kit.onlooker import Onlooker
from kit.sentences import key_of, problem
from kit.visitor import ME, OPEN, PATIENCE, Message, Place, Visitor, bot
from nemeton.house.people import lobby as lobbies
from nemeton.house.people.lobby import DAY, Lobby
from nemeton.table.state import Table

pytestmark = pytest.mark.usefixtures("calm")

LINK = {"kind": "link"}
FOUR = (ME, OPEN, LINK, bot("bard"))


async def opened(
    host: Visitor, *seats: dict[str, str], game: str = "druiden", **settings: bool
) -> str:
    wish = {"game": game, "seats": list(seats), "settings": settings}
    answer = await host.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def newest(place: Place) -> Message:
    """The position once all that has happened is heard."""
    await place.answers_ping()
    return place.last


async def arrange(place: Place, do: str, **deed: Any) -> Message:
    """The host does something and sees it done."""
    before = (await newest(place))["prompt"]
    await place.say(type="arrange", prompt=before, deed={"do": do, **deed})
    while place.last["prompt"] == before:
        message = await place.hear()
        assert message["type"] == "table", message
    return place.last


async def refused(place: Place, url: str, **message: Any) -> str:
    """Why a message is not obeyed."""
    await place.say(**message)
    return key_of(url, (await place.hear_word("refused"))["reason"])


def kinds(position: Message) -> list[str]:
    return [
        seat["level"] or ("link" if seat["reserved"] else seat["name"] or seat["kind"])
        for seat in position["seats"]
    ]


def told(position: Message) -> list[str]:
    return [word["key"].removeprefix("house-told-") for word in position["news"]]


@dataclass
class Room:
    """A waiting table of four: Ondine, who hosts; an open seat; a friend's, by its own link; a bot."""

    table: str
    host: Visitor
    friend: Visitor
    stranger: Visitor

    @property
    def url(self) -> str:
        return self.host.url

    async def key(self) -> str:
        return str((await self.host.glimpse(self.table))["seats"][2]["key"])


@asynccontextmanager
async def room(
    url: str, *seats: dict[str, str], game: str = "druiden", **settings: bool
) -> AsyncIterator[Room]:
    async with Visitor(url) as host, Visitor(url) as friend, Visitor(url) as stranger:
        await asyncio.gather(host.named("Ondine"), friend.named("Lichen"), stranger.named("Mousse"))
        yield Room(
            await opened(host, *(seats or FOUR), game=game, **settings), host, friend, stranger
        )


# Links.


async def test_a_seat_kept_for_a_friend_is_taken_with_its_link_alone(url: str) -> None:
    async with room(url) as r:
        key = await r.key()
        assert problem(url, await r.stranger.ask_for_seat(r.table, seat=2)) == (
            400,
            "house-seat-kept",
        )
        assert problem(url, await r.stranger.ask_for_seat(r.table, key="x" * len(key))) == (
            400,
            "house-link-used",
        )
        assert (await r.stranger.ask_for_seat(r.table)).status_code == 200
        assert problem(url, await r.friend.ask_for_seat(r.table)) == (400, "house-seats-kept")
        assert (await r.friend.ask_for_seat(r.table, key=key)).status_code == 200
        position = await r.host.glimpse(r.table)
        assert (
            kinds(position) == ["Ondine", "Mousse", "Lichen", "bard"]
            and position["stage"] == "playing"
        )


async def test_a_link_that_was_used_leads_nowhere(url: str) -> None:
    async with room(url) as r, Visitor(url) as late:
        key = await r.key()
        await r.friend.ask_for_seat(r.table, key=key)
        await late.named("Fougère")
        assert problem(url, await late.ask_for_seat(r.table, key=key)) == (400, "house-link-used")


async def test_a_seats_key_is_shown_to_the_host_and_nobody_else(url: str) -> None:
    async with room(url) as r:
        key = await r.key()
        assert len(key) >= 12
        await r.friend.ask_for_seat(r.table)
        for other in (r.friend, r.stranger):
            async with other.at(r.table) as place:
                assert [seat["key"] for seat in (await newest(place))["seats"]] == [""] * 4
                assert key not in "".join(place.frames)


async def test_who_comes_by_a_seats_link_is_told_which_it_is(url: str) -> None:
    async with room(url) as r:
        key = await r.key()
        async with r.friend.at(r.table, key) as place:
            assert (await place.hear())["invited"] == 2
        async with r.friend.at(r.table) as place:
            assert (await place.hear())["invited"] is None


async def test_another_name_for_this_table_leaves_the_guests_own_alone(url: str) -> None:
    async with room(url) as r, Visitor(url) as twin:
        await twin.named("ondine")
        assert problem(url, await twin.ask_for_seat(r.table)) == (400, "house-name-taken")
        assert problem(url, await twin.ask_for_seat(r.table, name="Ondine ")) == (
            400,
            "house-name-taken",
        )
        assert problem(url, await twin.ask_for_seat(r.table, name="\u202ex")) == (
            400,
            "house-name-bad",
        )
        assert (await twin.ask_for_seat(r.table, name="Petite Ondine")).json() == {
            "name": "Petite Ondine"
        }
        assert kinds(await r.host.glimpse(r.table))[1] == "Petite Ondine"
        assert (await twin.http.get("/api/welcome")).json()["guest"] == {"name": "ondine"}


async def test_the_host_may_take_any_place(url: str) -> None:
    async with room(url, OPEN, bot("ovate"), ME) as r:
        assert (await r.host.glimpse(r.table))["mine"] == [2]


# The host arranges.


async def test_seats_are_given_away_and_everybody_hears_of_it(url: str) -> None:
    async with room(url) as r, r.host.at(r.table) as place, r.stranger.at(r.table) as watching:
        await arrange(place, "give", seat=1, kind="bot", level="druid")
        await arrange(place, "give", seat=3, kind="open")
        position = await arrange(place, "give", seat=2, kind="open")
        assert kinds(position) == ["Ondine", "druid", "open", "open"]
        assert told(position) == ["bot", "open", "open"]
        heard = await newest(watching)
        assert kinds(heard) == kinds(position) and heard["news"] == position["news"]
        for word in heard["news"]:
            key_of(url, word)


async def test_a_new_link_makes_the_old_one_worthless(url: str) -> None:
    async with room(url) as r, r.host.at(r.table) as place:
        old = (await newest(place))["seats"][2]["key"]
        position = await arrange(place, "give", seat=2, kind="link")
        assert position["seats"][2]["key"] not in ("", old)
        assert problem(url, await r.friend.ask_for_seat(r.table, key=old)) == (
            400,
            "house-link-used",
        )


async def test_swapped_seats_are_those_of_the_people(url: str) -> None:
    """Whoever is connected plays the other seat from then on, without connecting again."""
    async with room(url, ME, OPEN, OPEN, when_full=False) as r:
        await r.friend.sit(r.table)
        async with r.host.at(r.table) as place, r.friend.at(r.table) as other:
            position = await arrange(place, "swap", seat=0, other=1)
            assert kinds(position) == ["Lichen", "Ondine", "open"] and position["you"] == 1
            assert (await newest(other))["you"] == 0
            await arrange(place, "begin", level="apprentice")
            while 0 not in (heard := await other.hear_until("playing"))["actors"]:
                if 1 in heard["actors"]:  # the host begins
                    await place.choose(await place.hear_until("playing", actor=1), 0)
            await other.choose(heard, 0)
            assert (await other.hear_until("playing", prompt=heard["prompt"] + 1))["you"] == 0


async def test_the_table_grows_and_shrinks_as_the_game_allows(url: str) -> None:
    async with room(url, ME, bot("bard"), OPEN) as r, r.host.at(r.table) as place:
        assert kinds(await arrange(place, "count", seats=5)) == [
            "Ondine",
            "bard",
            "open",
            "open",
            "open",
        ]
        assert kinds(await arrange(place, "count", seats=2)) == ["Ondine", "bard"]
        assert place.last["stage"] == "waiting", "it begins when the host says so"
        for seats in (1, 6, -1, 10**9):
            deed = {"do": "count", "seats": seats}
            assert (
                await refused(place, url, type="arrange", prompt=place.last["prompt"], deed=deed)
                == "setup-seats"
            )
        assert (await arrange(place, "begin"))["stage"] == "playing"


async def test_no_seat_is_taken_from_under_a_guest(url: str) -> None:
    async with room(url, ME, OPEN, OPEN, when_full=False) as r, r.host.at(r.table) as place:
        await r.friend.sit(r.table)
        await r.stranger.sit(r.table)
        now = (await newest(place))["prompt"]
        for deed, reason in (
            ({"do": "count", "seats": 2}, "house-chairs-taken"),
            ({"do": "give", "seat": 1, "kind": "bot"}, "house-kick-first"),
            ({"do": "give", "seat": 0, "kind": "me"}, "house-already-seated"),
            ({"do": "kick", "seat": 0}, "house-kick-nobody"),
            ({"do": "swap", "seat": 1, "other": 1}, "house-swap-same"),
            ({"do": "swap", "seat": 1, "other": 7}, "no-such-seat"),
        ):
            assert await refused(place, url, type="arrange", prompt=now, deed=deed) == reason
        assert (
            kinds(await newest(place)) == ["Ondine", "Lichen", "Mousse"]
            and place.last["prompt"] == now
        )


async def test_options_follow_the_company(url: str) -> None:
    """President 1.6: nobody judges where a bot sits; what was chosen comes back when it goes."""
    async with room(url, ME, OPEN, OPEN, game="president") as r, r.host.at(r.table) as place:
        assert (await newest(place))["options"]["challenges"] == "all"
        position = await arrange(place, "give", seat=1, kind="bot", level="bard")
        assert (position["options"]["challenges"], position["chosen"]["challenges"]) == (
            "quiz",
            "all",
        )
        assert (await arrange(place, "vary", options={"length": "short"}))["options"][
            "length"
        ] == "short"
        position = await arrange(place, "give", seat=1, kind="open")
        assert position["options"] == {"challenges": "all", "length": "short", "first": "lot"}
        deed = {"do": "vary", "options": {"length": "endless"}}
        assert (
            await refused(place, url, type="arrange", prompt=position["prompt"], deed=deed)
            == "setup-value"
        )


async def test_the_host_may_stand_up_and_sit_down_elsewhere(url: str) -> None:
    async with room(url) as r, r.host.at(r.table) as place:
        position = await arrange(place, "give", seat=0, kind="bot", level="bard")
        assert (position["you"], position["hosting"]) == (None, True)
        assert (await arrange(place, "give", seat=2, kind="me"))["you"] == 2


async def test_one_click_begins_with_bots_in_the_empty_seats(url: str) -> None:
    async with room(url) as r, r.host.at(r.table) as place:
        position = await arrange(place, "begin", level="apprentice")
        while position["stage"] == "waiting":
            position = await place.hear()
        assert kinds(position) == ["Ondine", "apprentice", "apprentice", "bard"]


async def test_a_full_table_waits_for_its_host_where_that_was_asked_for(url: str) -> None:
    async with room(url, ME, OPEN, when_full=False) as r, r.host.at(r.table) as place:
        await r.friend.sit(r.table)
        assert (await newest(place))["stage"] == "waiting"
        assert (await arrange(place, "begin"))["stage"] == "playing"


async def test_a_full_table_begins_when_it_need_not_wait_any_more(url: str) -> None:
    async with room(url, ME, OPEN, when_full=False) as r, r.host.at(r.table) as place:
        await r.friend.sit(r.table)
        await place.say(type="keep", when_full=True)
        assert (await place.hear_until("playing"))["stage"] == "playing"


# Who may not.


@pytest.mark.parametrize("who", ["friend", "stranger"])
async def test_only_the_host_arranges_the_table(url: str, who: str) -> None:
    async with room(url) as r:
        await r.friend.sit(r.table)
        before = await r.host.glimpse(r.table)
        async with getattr(r, who).at(r.table) as place:
            now = (await newest(place))["prompt"]
            for deed in (
                {"do": "give", "seat": 3, "kind": "open"},
                {"do": "swap", "seat": 0, "other": 1},
                {"do": "count", "seats": 5},
                {"do": "kick", "seat": 0},
                {"do": "vary", "options": {}},
                {"do": "begin"},
            ):
                assert (
                    await refused(place, url, type="arrange", prompt=now, deed=deed)
                    == "house-not-host"
                )
            assert await refused(place, url, type="keep", public=True) == "house-not-host"
        assert await r.host.glimpse(r.table) == before


async def test_a_change_of_a_table_that_has_changed_is_refused(url: str) -> None:
    """The host was about to give a seat away on which somebody has sat down meanwhile."""
    async with room(url) as r, r.host.at(r.table) as place:
        seen = (await newest(place))["prompt"]
        await r.friend.sit(r.table)
        deed = {"do": "give", "seat": 1, "kind": "bot"}
        assert (
            await refused(place, url, type="arrange", prompt=seen, deed=deed) == "house-stale-table"
        )
        assert kinds(await newest(place))[1] == "Lichen"


async def test_nothing_is_arranged_once_the_game_has_begun(url: str) -> None:
    async with room(url, ME, bot("random")) as r, r.host.at(r.table) as place:
        now = (await place.hear_until("playing"))["prompt"]
        for deed in (
            {"do": "count", "seats": 4},
            {"do": "begin"},
            {"do": "give", "seat": 1, "kind": "open"},
        ):
            assert await refused(place, url, type="arrange", prompt=now, deed=deed) == "house-begun"
        assert await refused(place, url, type="rise") == "house-begun"


async def test_a_deed_that_is_none_ends_the_connection(url: str) -> None:
    async with room(url) as r, r.host.at(r.table) as place:
        await place.say(type="arrange", prompt=0, deed={"do": "burn"})
        assert (await place.last_words())[0]["key"] == "house-bad-message"


# Kicked.


async def test_a_kicked_guest_is_told_why_and_may_not_come_back(url: str) -> None:
    async with room(url) as r, r.host.at(r.table) as place, r.friend.at(r.table) as watching:
        await r.friend.sit(r.table)
        async with r.friend.at(r.table) as other:
            await newest(other)
            position = await arrange(place, "kick", seat=1)
            for connection in (other, watching):
                reason, code = await connection.last_words()
                assert (key_of(url, reason), code) == ("house-kicked", 4403)
        assert kinds(position)[1] == "open" and told(position)[-1] == "kick"
        assert problem(url, await r.friend.ask_for_seat(r.table)) == (400, "house-kicked")
        key = position["seats"][2]["key"]
        assert problem(url, await r.friend.ask_for_seat(r.table, key=key)) == (400, "house-kicked")
        async with r.friend.at(r.table) as again:
            assert (await again.last_words())[0]["key"] == "house-kicked"
        await r.stranger.sit(r.table)


async def test_the_link_of_a_kicked_guest_is_worth_nothing(url: str) -> None:
    async with room(url) as r, r.host.at(r.table) as place, Visitor(url) as disguised:
        key = (await newest(place))["seats"][2]["key"]
        await r.friend.ask_for_seat(r.table, key=key)
        position = await arrange(place, "kick", seat=2)
        assert position["seats"][2]["key"] not in ("", key)
        await disguised.named("Fougère")
        assert problem(url, await disguised.ask_for_seat(r.table, key=key)) == (
            400,
            "house-link-used",
        )


# Leaving.


async def test_the_next_guest_hosts_when_the_host_leaves(url: str) -> None:
    async with room(url) as r:
        await r.friend.sit(r.table)
        async with r.host.at(r.table) as place, r.friend.at(r.table) as other:
            assert not (await newest(other))["hosting"]
            await place.say(type="rise")
            while not (await other.hear())["hosting"]:
                pass
            assert kinds(other.last) == ["open", "Lichen", "link", "bard"]
            assert told(other.last)[-2:] == ["rose", "host"] and other.last["seats"][1]["host"]
            position = await newest(place)
            assert not position["hosting"] and position["seats"][2]["key"] == ""
            deed = {"do": "give", "seat": 0, "kind": "me"}
            message = {"type": "arrange", "prompt": position["prompt"], "deed": deed}
            assert await refused(place, url, **message) == "house-not-host"
            await arrange(other, "swap", seat=0, other=1)


async def test_a_guest_who_leaves_makes_room_for_another(url: str) -> None:
    async with room(url) as r:
        await r.friend.sit(r.table)
        async with r.friend.at(r.table) as place:
            await place.say(type="rise")
            while place.last.get("mine") != []:
                await place.hear()
        await r.stranger.sit(r.table)
        assert kinds(await r.host.glimpse(r.table))[1] == "Mousse"


async def test_who_looks_on_has_nothing_to_leave(url: str) -> None:
    async with room(url) as r, r.stranger.at(r.table) as place:
        assert await refused(place, url, type="rise") == "house-not-seated"


async def test_a_table_that_all_have_left_is_closed(url: str) -> None:
    async with room(url, public=True) as r:
        async with r.host.at(r.table) as place:
            await place.say(type="rise")
            assert (await place.hear_until("abandoned"))["stage"] == "abandoned"
        assert problem(url, await r.friend.ask_for_seat(r.table)) == (400, "house-closed-table")
        assert r.table not in await listed(r.stranger)


# Spectators.


async def test_without_spectators_nothing_of_the_game_is_shown(url: str) -> None:
    async with room(url, ME, OPEN, spectators=False, public=True) as r:
        async with r.stranger.at(r.table) as watching:
            assert (await watching.hear())["stage"] == "waiting", "there is a seat to take"
            await r.friend.sit(r.table)
            reason, code = await watching.last_words()
            assert (key_of(url, reason), code) == ("house-no-spectators", 4403)
            assert '"stage":"playing"' not in "".join(watching.frames)
        async with r.stranger.at(r.table) as again:
            assert (await again.last_words())[0]["key"] == "house-no-spectators"
            assert len(again.frames) == 1
        assert problem(url, await r.stranger.record(r.table)) == (403, "house-no-spectators")
        for method in ("GET", "POST"):
            answer = await r.stranger.http.request(method, f"/api/tables/{r.table}/review")
            assert problem(url, answer) == (403, "house-no-spectators")
        assert r.table not in await listed(r.stranger)
        assert (await r.friend.record(r.table)).status_code == 200


async def test_only_a_friends_link_opens_a_table_without_spectators(url: str) -> None:
    async with room(url, ME, LINK, spectators=False) as r:
        key = (await r.host.glimpse(r.table))["seats"][1]["key"]
        for wrong in ("", "wrong", "é"):
            async with r.friend.at(r.table, wrong) as place:
                assert (await place.last_words())[0]["key"] == "house-no-spectators"
        async with r.friend.at(r.table, key) as place:
            assert (await place.hear())["invited"] == 1


async def test_who_looks_on_is_hung_up_on_when_spectators_are_no_longer_wanted(url: str) -> None:
    async with room(url, ME, bot("apprentice")) as r:
        async with r.host.at(r.table) as place, r.stranger.at(r.table) as watching:
            await place.hear_until("playing", actor=0)
            await watching.hear()
            await place.say(type="keep", spectators=False)
            assert (await watching.last_words())[0]["key"] == "house-no-spectators"
            position = await newest(place)
            assert position["settings"]["spectators"] is False and told(position) == [
                "spectators-off"
            ]
            await place.say(type="keep", spectators=True)
            await newest(place)
        assert (await r.stranger.glimpse(r.table))["stage"] == "playing"


# The lobby.


async def listed(visitor: Visitor) -> dict[str, Message]:
    return {table["id"]: table for table in (await visitor.http.get("/api/lobby")).json()["tables"]}


async def test_public_tables_stand_in_the_lobby_until_nobody_is_missing(url: str) -> None:
    async with room(url, ME, OPEN, LINK, public=True) as r, r.host.at(r.table) as place:
        await newest(place)
        shown = (await listed(r.stranger))[r.table]
        assert [seat["name"] for seat in shown["seats"]] == ["Ondine", "", ""]
        assert [seat["reserved"] for seat in shown["seats"]] == [False, False, True]
        assert [seat["here"] for seat in shown["seats"]] == [True, False, False]
        assert (shown["game"], shown["stage"]) == ("druiden", "waiting") and 0 <= shown["age"] < 60
        await r.stranger.sit(r.table)
        assert r.table not in await listed(r.friend), "what is left is kept for a friend"
        await r.friend.ask_for_seat(r.table, key=await r.key())
        assert (await listed(r.host))[r.table]["stage"] == "playing"


async def test_a_private_table_is_never_listed(url: str) -> None:
    async with room(url) as r, r.host.at(r.table) as place:
        assert r.table not in await listed(r.stranger)
        for public in (True, False):
            await place.say(type="keep", public=public)
            await newest(place)
            assert (r.table in await listed(r.stranger)) is public
        assert told(place.last) == ["public", "private"]


async def test_the_lobby_tells_no_key_and_no_guest(url: str) -> None:
    async with room(url, public=True) as r:
        heard = (await r.stranger.http.get("/api/lobby")).text
        assert (
            r.table in heard
            and await r.key() not in heard
            and r.host.cookie.split("=")[1] not in heard
        )


async def test_a_wrong_address_is_answered_like_one_that_never_was(url: str) -> None:
    async with room(url) as r:
        for wrong in (r.table[:-1], r.table + "x", r.table.swapcase(), "nowhere"):
            assert problem(url, await r.stranger.record(wrong)) == (404, "house-no-table")
            assert problem(url, await r.stranger.ask_for_seat(wrong)) == (404, "house-no-table")


def public_table(name: str) -> Table:
    head = {
        "game": "stonehenge",
        "options": {},
        "host": "o",
        "settings": {"public": True},
        "at": 1000.0,
    }
    chairs = [{"kind": "guest", "guest": "o", "name": "Ondine"}, {"kind": "open"}]
    return Table.opened(name, {**head, "chairs": chairs})


def test_a_table_that_all_have_forgotten_leaves_the_lobby() -> None:
    """After a day without a change; one where somebody waits stays."""
    table, lobby = public_table("oak"), Lobby()
    lobby.heed(table)
    assert [one.age for one in lobby.shown({}, 1000.0 + DAY - 1).tables] == [DAY - 1]
    assert lobby.shown({}, 1000.0 + DAY).tables == []
    table.watchers.add(Onlooker(0, "o"))
    assert [one.seats[0].here for one in lobby.shown({"oak": table}, 1000.0 + DAY).tables] == [True]


def test_the_lobby_remembers_only_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that changed last."""
    monkeypatch.setattr(lobbies, "KEPT", 2)
    tables, lobby = {name: public_table(name) for name in ("oak", "ash", "yew")}, Lobby()
    for name in ("oak", "ash", "oak", "yew"):
        lobby.heed(tables[name])
    assert {one.id for one in lobby.shown({}, 1000.0).tables} == {"oak", "yew"}


# After a restart.


async def test_an_arranged_table_is_found_as_it_was(tmp_path: Path) -> None:
    """Seats, links, options, host, who was kicked and the lobby; and it does not begin by itself."""
    with Doorkeeper(tmp_path) as keeper:
        async with room(keeper.url, ME, OPEN, OPEN, public=True) as r:
            await r.friend.sit(r.table)
            async with r.host.at(r.table) as place:
                await arrange(place, "kick", seat=1)
                await arrange(place, "count", seats=5)
                await arrange(place, "give", seat=3, kind="link")
                await arrange(place, "give", seat=4, kind="bot", level="ovate")
                await arrange(place, "swap", seat=0, other=2)
                await place.say(type="keep", spectators=False)
                await newest(place)
            before = await r.host.glimpse(r.table)
            keeper.close()
            keeper.open()
            async with asyncio.timeout(PATIENCE):
                while r.table not in await listed(
                    r.stranger
                ):  # tables are read while the door is open already
                    await asyncio.sleep(0.05)
            assert await r.host.glimpse(r.table) == before
            assert problem(r.url, await r.friend.ask_for_seat(r.table)) == (400, "house-kicked")


async def test_a_table_filled_by_its_host_does_not_begin_by_itself(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with room(keeper.url, ME, OPEN) as r:
            async with r.host.at(r.table) as place:
                await arrange(place, "give", seat=1, kind="bot", level="bard")
            keeper.close()
            keeper.open()
            assert (await r.host.glimpse(r.table))["stage"] == "waiting"
