"""Questions to the table: asked, answered, withdrawn, overtaken; moves taken back; a pause; a game
given up."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from house.play.test_prompts import table_of
from house.play.test_prompts import vote as cast
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.leaving import keys, placed, play, propose, refused, slow, three, until, until_told, vote
from kit.visitor import ME, Visitor, bot
from match.embers import council
from nemeton.engine import Msg, Refused
from nemeton.match import load, replay
from nemeton.table.wire import Propose, SeatWish

pytestmark = pytest.mark.usefixtures("calm")


# Taking back.


async def test_a_move_that_nobody_has_answered_is_taken_back_at_once(company: Company) -> None:
    async with company.places() as (first, second):
        await play(first, 3)
        before = first.last["prompt"]
        await propose(first, "undo")
        again = await until(first, lambda now: now["prompt"] > before)
        assert again["actors"] == [0] and again["undo"] is None and again["motion"] is None
        await until(second, lambda now: now["actors"] == [0] and now["prompt"] > before)
        assert keys(second)[-2:] == ["stonehenge-placed", "house-told-undo"], (
            "what was told stays told"
        )
        await second.answers_ping()
    head, *rest = [
        json.loads(line)
        for line in (await company.stranger.record(company.table)).text.splitlines()
    ]
    assert [one["undone"][0]["seat"] for one in rest] == [0] and head["game"] == "stonehenge"


async def test_beyond_that_the_other_is_asked(company: Company) -> None:
    async with company.places() as (first, second), company.stranger.at(company.table) as watching:
        await play(first)
        await play(second)
        mine = await until(first, lambda now: now["actors"] == [0])
        await propose(first, "undo")
        seen = (await until(watching, lambda now: now["motion"]))["motion"]
        assert (seen["kind"], seen["seat"], seen["moves"], seen["waits_for"]) == ("undo", 0, 2, [1])
        assert seen["reason"]["key"] == "house-because-others-acted"
        await vote(second, True)
        again = await until(
            first, lambda now: now["motion"] is None and now["prompt"] > mine["prompt"] + 2
        )
        assert again["actors"] == [0] and len(again["scene"]["choices"]) > len(
            mine["scene"]["choices"]
        )
        await first.choose(mine, 0)
        assert await refused(first) == "house-stale"
        await until(second, lambda now: now["motion"] is None and now["actors"] == [0])
        assert keys(second)[-2:] == ["house-asks-undo", "house-told-undo"]
        assert placed(second) == 2


async def test_one_no_and_all_stays_as_it_was(company: Company) -> None:
    async with company.places() as (first, second):
        await play(first)
        await play(second)
        position = await until(first, lambda now: now["actors"] == [0])
        await propose(first, "undo")
        await vote(second, False)
        await until_told(first, "house-told-no")
        assert first.last["motion"] is None and first.last["scene"] == position["scene"]
        await first.choose(position, 0)
        assert (await until(first, lambda now: now["actors"] == [1]))["prompt"] > position["prompt"]


async def test_a_move_overtakes_the_question(company: Company) -> None:
    async with company.places() as (first, second):
        await play(first)
        await propose(first, "abandon")
        await vote(second, False)
        await until_told(first, "house-told-no")
        await play(second)
        await play(first)
        await until(second, lambda now: now["actors"] == [1])
        await propose(second, "undo")
        motion = (await until(second, lambda now: now["motion"]))["motion"]
        await play(second)
        assert second.last["motion"] is None and "house-told-lapse" in keys(second)
        async with company.unharmed():
            await first.say(type="vote", motion=motion["number"], yes=True)
            assert await refused(first) == "house-motion-gone"


async def test_who_clicks_too_late_takes_nothing_back(company: Company) -> None:
    """The other has played in the same moment: that is not what was asked for. And twice is once."""
    async with company.places() as (first, second):
        await play(first)
        turn = first.last["undo"]
        await play(second)
        async with company.unharmed():
            await propose(first, "undo", turn=turn)
            assert await refused(first) == "house-stale"
        await until(first, lambda now: now["actors"] == [0])
        await play(first)
        for _ in range(2):
            await propose(first, "undo")
        assert await refused(first) == "house-stale"
        assert (await until(first, lambda now: now["actors"] == [0]))["undo"] is not None


async def test_alone_with_bots_one_goes_back_to_ones_own_choice(url: str) -> None:
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, bot("random"))
        async with visitor.at(table) as place:
            await play(place)
            answered = await until(place, lambda now: now["actors"] == [0])
            await propose(place, "undo")
            again = await until(place, lambda now: now["prompt"] > answered["prompt"])
            assert again["actors"] == [0] and again["undo"] is None
            assert keys(place)[-1] == "house-told-undo" and placed(place) == 2
        record = json.loads((await visitor.record(table)).text.splitlines()[-1])
        assert [move["seat"] for move in record["undone"]] == [1, 0] and record["end"] == 0


async def test_but_not_behind_what_chance_has_said(url: str) -> None:
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(
            ME, bot("random"), game="president"
        )
        async with visitor.at(table) as place:
            position = await until(place, lambda now: now["actors"] == [0])
            roll = next(
                n for n, one in enumerate(position["scene"]["choices"]) if one["action"] == ["roll"]
            )
            await place.choose(position, roll)
            await until(place, lambda now: now["undo"] is not None)
            before = (await visitor.record(table)).text
            await propose(place, "undo")
            reason = (await place.hear_word("refused"))["reason"]
            assert reason["key"] == "house-undo-alone"
            assert reason["args"]["reason"]["key"] == "house-because-chance"
            assert (await visitor.record(table)).text.startswith(before)


async def test_a_bot_in_the_middle_of_its_thought_does_not_play_what_is_no_longer_asked(
    tmp_path: Path,
) -> None:
    async with slow(tmp_path, SeatWish("me"), SeatWish("bot", "bard")) as inside:
        inside.come(0)
        await inside.play(0, "place", "1", "A")
        await inside.began.wait()
        await inside.house.motions.propose(inside.table, 0, Propose("undo", turn=inside.table.turn))
        assert inside.moves == 0
        await inside.play(0, "place", "1", "B")
        inside.go.set()
        await inside.settled()
        assert inside.table.match is not None
        assert [move.action for move in inside.table.match.moves] == [
            ("place", "1", "B"),
            ("place", "1", "A"),
        ]


async def test_bots_wait_while_people_decide_whether_to_take_back(tmp_path: Path) -> None:
    async with slow(tmp_path, SeatWish("me"), SeatWish("open")) as inside:
        inside.come(0), inside.come(1)
        await inside.play(0)
        await inside.play(1)
        await inside.house.note(inside.table, {"kind": "stand-in", "seat": 0, "level": "bard"})
        inside.table.watchers = {one for one in inside.table.watchers if one.viewer == 1}
        await inside.house.note(
            inside.table, {"kind": "motion", "motion": "undo", "seat": 0, "stand": 0, "reason": ""}
        )
        inside.house.wake(inside.table)
        assert inside.table.bot_to_act() is None
        inside.go.set()
        await inside.house.motions.vote(inside.table, 1, inside.table.motion.number, False)  # type: ignore[union-attr]
        await inside.settled()
        assert inside.moves == 3, "then they go on"


def test_a_vote_that_was_taken_back_is_asked_for_again_and_stays_sealed() -> None:
    """In the middle of a ballot: seats 1 and 2 are asked; 1 has voted."""
    table = table_of(council())
    assert table.match is not None
    stand, asked = len(table.match.moves), table.prompt(2)
    cast(table, 1, "no")
    table.take({"kind": "undo", "seat": 1, "stand": stand})
    assert set(table.match.actors) == {1, 2}
    assert table.prompt(1) == table.prompt(2) > asked, "an answer to the old question is stale"
    assert table.match.record_for(2)["undone"][0]["action"] != ["vote", "no"]
    assert table.match.record_for(1)["undone"][0]["action"] == ["vote", "no"]
    again = replay(load(json.dumps(table.match.record())))
    assert again.state == table.match.state


# Rights.


async def test_who_has_nothing_to_say_is_told_so(company: Company) -> None:
    async with company.places() as (first, second), company.stranger.at(company.table) as watching:
        await play(first)
        for kind in ("undo", "abandon", "pause"):
            await propose(watching, kind, turn=1)
            assert await refused(watching) == "house-not-seated"
        await propose(first, "abandon")
        motion = (await until(second, lambda now: now["motion"]))["motion"]
        async with company.unharmed():
            for place, word in ((first, "house-motion-not-yours"), (watching, "house-not-seated")):
                await place.say(type="vote", motion=motion["number"], yes=True)
                assert await refused(place) == word
            await second.say(type="withdraw", motion=motion["number"])
            assert await refused(second) == "house-motion-not-yours"
            await propose(second, "pause")
            assert await refused(second) == "house-motion-open"
        await first.say(type="withdraw", motion=motion["number"])
        await until(second, lambda now: now["motion"] is None)
        assert keys(second)[-1] == "house-told-withdraw"


async def test_what_makes_no_sense_is_refused(url: str) -> None:
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(ME, {"kind": "open"})
        async with host.at(table) as place:
            await place.hear()
            await propose(place, "pause")
            assert await refused(place) == "house-motion-stage"
    async with gathered(url) as company, company.places() as (first, second):
        await first.hear()
        for kind, more, word in (
            ("undo", {"turn": 0}, "undo-nothing"),
            ("resume", {}, "house-not-paused"),
            ("replace", {}, "no-such-seat"),
            ("replace", {"of": 7}, "no-such-seat"),
            ("replace", {"of": 0}, "house-replace-whom"),
            ("replace", {"of": 1, "level": "sage"}, "setup-level"),
        ):
            await propose(first, kind, **more)
            assert await refused(first) == word
        await second.answers_ping()


async def test_who_asks_all_the_time_is_asked_to_wait(company: Company) -> None:
    async with company.places() as (first, _):
        await first.hear()
        for _ in range(13):
            await propose(first, "resume")
            last = await refused(first)
            await asyncio.sleep(0.06)  # slower than a flood
        assert last == "house-motion-often"


# Pause and end.


async def test_nothing_is_played_during_a_pause(company: Company) -> None:
    async with company.places() as (first, second):
        position = await until(first, lambda now: now["actors"] == [0])
        await propose(second, "pause")
        await vote(first, True)
        await until(first, lambda now: now["paused"])
        async with company.unharmed():
            await first.choose(position, 0)
            assert await refused(first) == "house-paused"
            await propose(first, "undo", turn=0)
            assert await refused(first) == "house-paused"
        await propose(first, "resume")
        await vote(second, True)
        await until(first, lambda now: not now["paused"] and now["motion"] is None)
        await first.choose(position, 0)
        assert (await until(first, lambda now: now["actors"] == [1]))["stage"] == "playing"


async def test_a_game_is_given_up_by_all_and_played_again(company: Company) -> None:
    async with company.places() as (first, second):
        position = await until(first, lambda now: now["actors"] == [0])
        await propose(first, "abandon")
        await vote(second, True)
        ended = await until(second, lambda now: now["stage"] == "abandoned")
        assert ended["result"] is None and keys(second)[-1] == "house-told-abandon"
        await first.choose(position, 0)
        assert await refused(first) == "house-abandoned"
        await second.say(type="rematch")
        await until(first, lambda now: now["next"])


async def test_all_of_three_have_to_agree(url: str) -> None:
    async with (
        three(url) as (table, (host, second, third)),
        host.at(table) as one,
        second.at(table) as two,
        third.at(table) as last,
    ):
        await until(one, lambda now: all(seat["here"] for seat in now["seats"]))
        await propose(one, "abandon")
        await vote(two, True)
        motion = (await until(last, lambda now: now["motion"] and now["motion"]["said"]))["motion"]
        assert (motion["said"], motion["waits_for"]) == ([1], [2])
        await two.say(type="vote", motion=motion["number"], yes=False)
        assert await refused(two) == "house-motion-answered"
        await vote(last, True)
        assert (await until(one, lambda now: now["stage"] == "abandoned"))["motion"] is None


async def test_who_has_been_away_for_long_is_not_waited_for(tmp_path: Path) -> None:
    async with slow(tmp_path, SeatWish("me"), SeatWish("open"), patience=0) as inside:
        inside.come(0)
        await inside.house.motions.propose(inside.table, 0, Propose("pause"))
        assert inside.table.paused and inside.table.motion is None


async def test_but_nobodys_move_is_taken_back_behind_their_back(tmp_path: Path) -> None:
    async with slow(tmp_path, SeatWish("me"), SeatWish("open"), patience=0) as inside:
        inside.come(0)
        friend = inside.come(1)
        await inside.play(0)
        await inside.play(1)
        inside.leave(friend)
        await inside.house.motions.propose(inside.table, 0, Propose("undo", turn=inside.table.turn))
        assert inside.table.motion is not None and inside.moves == 2
        inside.come(1)
        await inside.house.motions.vote(inside.table, 1, inside.table.motion.number, True)
        assert inside.moves == 0


async def test_nor_is_what_chance_has_said_because_the_other_has_left(tmp_path: Path) -> None:
    """Asked while the other was there: that they go is not a yes to a second throw."""
    async with slow(
        tmp_path, SeatWish("me"), SeatWish("open"), game="president", patience=0
    ) as inside:
        assert inside.table.match is not None
        seat = inside.table.match.actors[0]
        here, friend = inside.come(seat), inside.come(1 - seat)
        await inside.play(seat, "roll")
        await inside.house.motions.propose(
            inside.table, seat, Propose("undo", turn=inside.table.turn)
        )
        assert inside.table.motion is not None and inside.moves == 1
        inside.leave(friend)
        await inside.settled()
        assert here in inside.table.watchers and inside.table.absent == {1 - seat}
        assert inside.table.motion is not None and inside.moves == 1


async def test_the_last_one_who_is_waited_for_leaves_and_it_is_decided(tmp_path: Path) -> None:
    async with slow(tmp_path, SeatWish("me"), SeatWish("open"), patience=0) as inside:
        inside.come(0)
        friend = inside.come(1)
        await inside.house.motions.propose(inside.table, 0, Propose("abandon"))
        assert not inside.table.abandoned
        inside.leave(friend)
        await inside.settled()
        assert inside.table.abandoned
        with pytest.raises(Refused) as error:
            await inside.house.motions.propose(inside.table, 0, Propose("pause"))
        assert error.value.reason == Msg("house-motion-stage")


# Restarts.


async def test_a_question_survives_a_power_cut(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with gathered(keeper.url) as company:
            async with company.places() as (first, second):
                await play(first)
                await play(second)
                await until(first, lambda now: now["actors"] == [0])
                await propose(first, "undo")
                asked = (await until(second, lambda now: now["motion"]))["motion"]
                told = second.log[:]
                keeper.kill()
            keeper.open()
            async with company.places() as (first, second):
                assert (await second.hear())["motion"] == asked and second.log == told
                await vote(second, True)
                again = await until(
                    first, lambda now: now["motion"] is None and now["undo"] is None
                )
                assert again["actors"] == [0] and keys(first)[-1] == "house-told-undo"
                picture = await company.picture()
                keeper.kill()
            keeper.open()
            assert await company.picture() == picture
