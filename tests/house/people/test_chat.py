"""Talk at a table: who reads what and when, and what nobody can do to anybody else by it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.leaving import slow
from kit.onlooker import Onlooker
from kit.sentences import LANGUAGES, key_of
from kit.visitor import ME, OPEN, Message, Place, Visitor
from nemeton.engine import Refused
from nemeton.house.people.chat import HELD, MOST
from nemeton.house.storage import Line
from nemeton.table.wire import Phrase, SeatWish

pytestmark = pytest.mark.usefixtures("calm")

SCRIPT = '<img src=x onerror="alert(1)"> javascript:alert(1) https://elsewhere.example <b>&amp;'


class Talk:
    """What one place has heard of the talk."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.lines: list[Message] = []
        self.last: Message = {}

    async def say(self, text: str = "", **words: str) -> None:
        await self.place.say(type="say", text=text, **words)

    async def hear(self) -> list[str]:
        """All that is to be read, after the next news."""
        message = await self.place.hear_word("chat")
        self.lines = [*([] if message["whole"] else self.lines), *message["lines"]]
        self.last = message
        return self.texts

    async def hear_until(self, *texts: str) -> None:
        while self.texts != list(texts):
            await self.hear()

    @property
    def texts(self) -> list[str]:
        return [line["text"] or line["phrase"] for line in self.lines]

    async def unsaid(self, url: str) -> str:
        return key_of(url, (await self.place.hear_word("unsaid"))["reason"])

    def who(self, name: str) -> str:
        return next(str(line["who"]) for line in self.lines if line["name"] == name)


@asynccontextmanager
async def talking(company: Company) -> AsyncIterator[tuple[Talk, Talk, Talk]]:
    """Ondine and Lichen play, Mousse looks on."""
    await company.stranger.named("Mousse")
    async with company.places() as (host, friend), company.stranger.at(company.table) as beside:
        yield Talk(host), Talk(friend), Talk(beside)


async def finish(host: Place, friend: Place) -> None:
    """Play, whatever, to the end."""
    places = [host, friend]
    for place in places:
        while not place.last:
            await place.hear()
    while host.last["stage"] != "over":
        seat = host.last["actors"][0]
        mover = places[seat]
        while mover.last["prompt"] < host.last["prompt"] or seat not in mover.last["actors"]:
            await mover.hear()
        asked = mover.last["prompt"]
        await mover.choose(mover.last, 0)
        while host.last["stage"] != "over" and host.last["prompt"] <= asked:
            await host.hear()


# Who reads what.


async def test_players_read_each_other_and_those_who_look_on_read_them(company: Company) -> None:
    async with talking(company) as (host, friend, beside):
        await host.say("Bonjour !")
        for one in (host, friend, beside):
            await one.hear_until("Bonjour !")
        line = friend.lines[0]
        assert (line["name"], line["seat"], line["channel"]) == ("Ondine", 0, "table")


async def test_players_read_those_who_look_on_after_the_game_only(company: Company) -> None:
    async with talking(company) as (host, friend, beside):
        await beside.say("il a le 4")
        await beside.hear_until("il a le 4")
        await friend.say("on joue")
        await host.hear_until("on joue")
        await friend.hear_until("on joue")
        await beside.hear_until("il a le 4", "on joue")
        assert "il a le 4" not in "".join([*host.place.frames, *friend.place.frames]), (
            "not while it is played"
        )
        await finish(host.place, friend.place)
        await friend.hear_until("il a le 4", "on joue")
        assert friend.lines[0]["channel"] == "watchers" and friend.lines[0]["seat"] is None


async def test_nothing_at_all_tells_a_player_that_somebody_who_looks_on_has_written(
    company: Company,
) -> None:
    async with talking(company) as (host, _, beside):
        while not host.place.last:
            await host.place.hear()
        await host.place.answers_ping()
        seen = len(host.place.frames)
        await beside.say("il a le 4")
        await beside.hear_until("il a le 4")
        await host.place.answers_ping()
        later = [json.loads(frame)["type"] for frame in host.place.frames[seen:]]
        assert [one for one in later if one != "table"] == ["pong"]
    async with company.host.at(company.table) as again:
        await again.answers_ping()
        assert "il a le 4" not in "".join(again.frames)


async def test_a_players_numbers_do_not_count_what_was_said_aside(company: Company) -> None:
    """Nor does what comes later, or a window that is opened anew; after the game they are the true
    ones."""
    async with talking(company) as (host, friend, beside):
        for text in ("un", "deux"):
            await host.say(text)
            await beside.say(f"aside {text}")
            await beside.hear_until(*[line["text"] for line in beside.lines], text, f"aside {text}")
        await friend.hear_until("un", "deux")
        assert [line["number"] for line in friend.lines] == [0, 1]
        assert [line["number"] for line in beside.lines] == [0, 1, 2, 3]
        async with company.friend.at(company.table) as again:
            anew = Talk(again)
            await anew.hear_until("un", "deux")
            assert [line["number"] for line in anew.lines] == [0, 1]
            await finish(host.place, again)
            await anew.hear_until("un", "aside un", "deux", "aside deux")
            assert [line["number"] for line in anew.lines] == [0, 1, 2, 3]


async def test_what_is_said_aside_takes_no_room_from_the_players(tmp_path: Path) -> None:
    """However much of it there is, players read as many of their own lines, and may write as many."""
    async with slow(tmp_path, SeatWish("me"), SeatWish("open")) as inside:
        player, beside = Onlooker(0, "o"), Onlooker(None, "m")
        ears = [await inside.house.chat.enter(inside.table, one, "") for one in (player, beside)]
        room = ears[0].room
        for number in range(HELD):
            room.add(Line(0.0, "o", "Ondine", "table", str(number), number))
        before = ears[0].news()
        for number in range(MOST):
            room.add(Line(0.0, "m", "Mousse", "hushed", str(number), HELD + number))
        assert ears[0].news() is None
        again = await inside.house.chat.enter(inside.table, player, "")
        assert again.news() == before
        await inside.house.chat.say(ears[0], "encore", "")
        with pytest.raises(Refused):
            await inside.house.chat.say(ears[1], "encore", "")


async def test_who_is_silenced_for_what_was_said_aside_is_not_named_to_players(
    company: Company,
) -> None:
    async with talking(company) as (host, friend, beside):
        await beside.say("il a le 4")
        await beside.hear_until("il a le 4")
        await host.place.say(type="silence", who=beside.who("Mousse"), on=True)
        while not beside.last["silenced"]:
            await beside.hear()
        for one in (host, friend):
            await one.say("on joue")
            await one.hear()
            assert one.last["silenced"] == []


async def test_before_the_game_everybody_reads_everybody(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as visitor:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        await visitor.named("Lichen")
        async with host.at(table) as first, visitor.at(table) as second:
            await Talk(second).say("je peux ?")
            await Talk(first).hear_until("je peux ?")


async def test_another_table_hears_nothing(company: Company) -> None:
    async with (
        gathered(company.url) as other,
        talking(company) as (host, friend, _),
        other.host.at(other.table) as far,
    ):
        await host.say("ici")
        await friend.hear_until("ici")
        await far.answers_ping()
        assert not [frame for frame in far.frames if '"chat"' in frame]


async def test_a_person_has_another_mark_at_another_table(company: Company) -> None:
    """Nobody can follow a guest from table to table."""
    marks = []
    for table in (company.table, await company.host.open_table(ME, OPEN)):
        async with company.host.at(table) as place:
            talk = Talk(place)
            await talk.say("a")
            await talk.hear_until("a")
            marks.append(talk.who("Ondine"))
            assert talk.last["me"] == marks[-1]
    assert marks[0] != marks[1]


# What is written.


async def test_text_is_text(company: Company) -> None:
    async with talking(company) as (host, friend, _):
        await host.say(SCRIPT)
        await friend.hear_until(SCRIPT)


async def test_one_line_stays_one_line_and_turns_nobody_round(company: Company) -> None:
    async with talking(company) as (host, friend, _):
        await host.say(" un\ndeux\u2028trois\u202e\u0007 ! ")
        await friend.hear_until("un deux trois  !")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "house-chat-empty"),
        (" \n\u2800\u3164 ", "house-chat-empty"),
        ("a" * 301, "house-chat-long"),
    ],
)
async def test_what_is_no_line_is_refused(company: Company, text: str, key: str) -> None:
    async with talking(company) as (host, _, _):
        await host.say(text)
        assert await host.unsaid(company.url) == key


async def test_a_phrase_is_a_word_that_each_reads_in_their_language(company: Company) -> None:
    async with talking(company) as (host, friend, _):
        await host.say(phrase="played")
        await friend.hear_until("played")
        assert (friend.lines[0]["phrase"], friend.lines[0]["text"]) == ("played", "")
        await host.say("\x02played")
        await friend.hear_until("played", "played")
        assert friend.lines[1]["text"] == "played", "nobody writes a phrase by hand"
    for phrase in [one for one in Phrase.__args__ if one]:  # type: ignore[attr-defined]
        for language in LANGUAGES:
            texts = (await company.host.http.get(f"/api/texts/{language}")).text
            assert f"\nhouse-phrase-{phrase} = " in texts


async def test_a_phrase_of_ones_own_is_none(company: Company) -> None:
    async with company.host.at(company.table) as place:
        await place.say(type="say", phrase="insult")
        assert key_of(company.url, (await place.last_words())[0]) == "house-bad-message"


async def test_too_many_lines_are_refused_and_the_game_goes_on(company: Company) -> None:
    async with talking(company) as (host, _, _):
        for number in range(9):
            await host.say(str(number))
        assert await host.unsaid(company.url) == "house-chat-often"
        await host.place.answers_ping()


async def test_who_has_no_name_reads_and_does_not_write(company: Company) -> None:
    async with (
        company.host.at(company.table) as place,
        company.stranger.at(company.table) as beside,
    ):
        await Talk(place).say("Bonjour !")
        await Talk(beside).hear_until("Bonjour !")
        await Talk(beside).say("Bonjour !")
        assert await Talk(beside).unsaid(company.url) == "house-need-name"


# What stays.


async def test_what_was_said_survives_a_restart(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with gathered(keeper.url) as company:
            async with company.host.at(company.table) as place:
                for text in ("un", "deux"):
                    await Talk(place).say(text)
                    await place.hear_word("chat")
            keeper.kill()
            keeper.open()
            async with company.friend.at(company.table) as place:
                await Talk(place).hear_until("un", "deux")


async def test_who_comes_in_reads_the_last_hundred_lines(tmp_path: Path) -> None:
    """Written into the store, since nobody may write so fast."""
    with Doorkeeper(tmp_path) as keeper:
        async with gathered(keeper.url) as company:
            async with company.host.at(company.table) as place:
                await Talk(place).say("0")
                await place.hear_word("chat")
            database = sqlite3.connect(tmp_path / "nemeton.db")
            for number in range(1, 150):
                database.execute(
                    "INSERT INTO chat SELECT table_id, ?, at, guest, name, channel, ? FROM chat WHERE number = 0",
                    (number, str(number)),
                )
            database.commit()
            database.close()
            async with company.friend.at(company.table) as place:
                talk = Talk(place)
                assert await talk.hear() == [str(number) for number in range(50, 150)]


async def test_a_table_without_talk_says_nothing_of_it(company: Company) -> None:
    async with company.host.at(company.table) as place:
        await place.answers_ping()
        assert not [frame for frame in place.frames if '"chat"' in frame]


# Not to be read, and not to be heard.


async def test_whom_i_mute_i_do_not_read_but_others_do(company: Company) -> None:
    async with talking(company) as (host, friend, beside):
        await host.say("un")
        await friend.hear_until("un")
        await friend.place.say(type="mute", who=friend.who("Ondine"))
        await friend.hear_until()
        assert friend.last["muted"] == [{"who": friend.last["muted"][0]["who"], "name": "Ondine"}]
        await host.say("deux")
        await beside.hear_until("un", "deux")
        await friend.say("moi")
        await friend.hear_until("moi")
    async with company.friend.at(company.table) as place:
        again = Talk(place)
        await again.hear_until("moi")
        await place.say(type="mute", who=again.last["muted"][0]["who"], on=False)
        await again.hear_until("un", "deux", "moi")


async def test_the_host_silences_somebody_for_the_table(company: Company) -> None:
    async with talking(company) as (host, friend, beside):
        await friend.say("bla")
        await host.hear_until("bla")
        await beside.hear_until("bla")
        await host.place.say(type="silence", who=host.who("Lichen"))
        while not beside.last["silenced"]:
            await beside.hear()
        await friend.say("bla bla")
        assert await friend.unsaid(company.url) == "house-chat-silenced"
        await host.place.say(type="silence", who=host.who("Lichen"), on=False)
        while beside.last["silenced"]:
            await beside.hear()
        await friend.say("merci")
        await beside.hear_until("bla", "merci")


async def test_only_the_host_silences_and_nobody_themselves(company: Company) -> None:
    async with talking(company) as (host, friend, beside):
        await host.say("un")
        await friend.hear_until("un")
        await beside.hear_until("un")
        for other in (friend, beside):
            await other.place.say(type="silence", who=other.who("Ondine"))
            assert await other.unsaid(company.url) == "house-chat-host"
        await host.hear_until("un")
        for kind in ("silence", "mute"):
            await host.place.say(type=kind, who=host.who("Ondine"))
            assert await host.unsaid(company.url) == "house-chat-self"
            await host.place.say(type=kind, who="000000000000")
            assert await host.unsaid(company.url) == "house-chat-nobody"


async def test_silence_stays_after_a_restart(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with gathered(keeper.url) as company:
            async with talking(company) as (host, friend, _):
                await friend.say("bla")
                await host.hear_until("bla")
                await host.place.say(type="silence", who=host.who("Lichen"))
                while not host.last["silenced"]:
                    await host.hear()
            keeper.kill()
            keeper.open()
            async with company.friend.at(company.table) as place:
                await Talk(place).say("bla bla")
                assert await Talk(place).unsaid(keeper.url) == "house-chat-silenced"


async def test_talk_changes_nothing_of_the_game(company: Company) -> None:
    await company.stranger.named("Mousse")
    async with company.unharmed(), company.places() as (host, friend):
        await Talk(host).say("Bonjour !")
        await Talk(friend).hear_until("Bonjour !")
