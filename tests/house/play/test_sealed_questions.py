"""Answers under seal: nobody can tell who has answered, nor who could, by anything that is seen,
counted or timed.
All who are asked have the same time; it ends earlier only when everybody has answered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from kit.onlooker import Onlooker
from kit.waiting import (
    FRIEND,
    HOST,
    THIRD,
    left,
    open_house,
    pass_time,
    play,
    running,
    settings,
    until,
)
from nemeton.engine import Refused, Viewer
from nemeton.house.after.positions import NoPosition
from nemeton.house.house import House
from nemeton.house.play import auto_answers, sealed_questions
from nemeton.table import message as shown
from nemeton.table import wire
from nemeton.table.state import Table
from nemeton.table.wire import NewTable, Propose, SeatWish, Settings

GUESTS = (HOST, FRIEND, THIRD)
MANY = 200  # tables, of which one comes to such a question
ROUNDED = 0.0005  # seconds: moments in a log are whole thousandths, so one may lie so much later than it was


class Counting(Onlooker):
    """Counts how often there is something to send."""

    nudges = 0

    def nudge(self) -> None:
        self.nudges += 1


async def asked(
    house: House, kept: Settings | None = None, here: bool = True
) -> tuple[Table, int, int]:
    """Embers, three people: two are asked under seal, one of whom has a choice, and one has none."""
    wish = NewTable(
        "toy", [SeatWish("me"), SeatWish("open"), SeatWish("open")], settings=kept or Settings()
    )
    for _ in range(MANY):
        table = await house.create(HOST, wish)
        await house.sit(table, FRIEND, 1)
        await house.sit(table, THIRD, 2)
        table.watchers |= {
            Counting(seat, guest.id) for seat, guest in enumerate(GUESTS) if here
        } | {Counting(None)}
        await play(house, table, 0)
        assert table.match is not None
        free = {len(table.match.legal(seat)): seat for seat in table.match.sealed}
        if free.keys() == {1, 2}:
            return table, free[2], free[1]
        table.watchers.clear()
    raise AssertionError("nobody was asked so")


def watcher(table: Table, viewer: Viewer) -> Counting:
    return next(one for one in table.watchers if one.viewer == viewer and isinstance(one, Counting))


def seen(table: Table, viewer: Viewer) -> bytes:
    """All of the message that a viewer is sent."""
    guest = "" if viewer is None else table.chairs[viewer].guest
    return shown.message(table, viewer, guest, None, 0)


def moves(table: Table) -> list[tuple[int, str]]:
    assert table.match is not None
    return [(move.seat, " ".join(move.action)) for move in table.match.moves]


# Who has answered.


@pytest.mark.parametrize("clock", ["none", "live", "days"])
async def test_nobody_else_notices_an_answer(tmp_path: Path, clock: str) -> None:
    async with open_house(tmp_path) as house:
        table, _, forced = await asked(house, settings(clock, 3600))  # type: ignore[arg-type]
        others = [viewer for viewer in (None, 0, 1, 2) if viewer != forced]
        before, heard = (
            [seen(table, viewer) for viewer in others],
            [watcher(table, v).nudges for v in others],
        )
        past = [house.past.position(table, "1", viewer) for viewer in others]
        await play(house, table, forced)
        assert len(moves(table)) == 2
        assert [seen(table, viewer) for viewer in others] == before
        assert [watcher(table, viewer).nudges for viewer in others] == heard, "nor is anything sent"
        assert [house.past.position(table, "1", viewer) for viewer in others] == past
        for viewer in others:
            with pytest.raises(NoPosition):
                house.past.position(table, "2", viewer)


async def test_who_has_answered_sees_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, free, forced = await asked(house)
        prompt, nudges = table.prompt(forced), watcher(table, forced).nudges
        await play(house, table, forced)
        message = msgspec.json.decode(seen(table, forced), type=wire.Table)
        assert message.actors == [free] and message.moves == 2 and message.prompt == prompt + 1
        assert watcher(table, forced).nudges > nudges
        assert house.past.position(table, "2", forced).seat == forced
        with pytest.raises(Refused) as refused:
            await house.choose(table, forced, prompt, 0)
        assert refused.value.reason.key == "house-stale"


async def test_numbers_do_not_tell_how_many_have_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, free, forced = await asked(house)
        first = table.prompt(None)
        await play(house, table, forced)
        await house.note(table, {"kind": "motion", "motion": "pause", "seat": 0})
        assert (
            table.motion is not None
            and table.motion.number == first
            and table.prompt(None) == first + 1
        )
        await house.note(table, {"kind": "lapse"})
        await play(house, table, free, 1)
        assert table.prompt(None) == table.seq == first + 4


async def test_somebody_with_two_seats_knows_which_has_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, free, forced = await asked(house)
        table.chairs[free].guest = table.chairs[forced].guest
        await play(house, table, forced)
        assert table.actors_seen_by(free, table.chairs[free].guest) == [free]
        assert table.actors_seen_by(forced, table.chairs[free].guest) == [free]
        assert sorted(table.actors_seen_by(0, HOST.id)) == sorted([free, forced])


@pytest.mark.parametrize("answered", [True, False])
async def test_no_move_is_taken_back_meanwhile(tmp_path: Path, answered: bool) -> None:
    """Whether it was free would tell whether somebody has answered since."""
    async with open_house(tmp_path) as house:
        table, _, forced = await asked(house)
        if answered:
            await play(house, table, forced)
        for viewer in (0, 1, 2):
            assert msgspec.json.decode(seen(table, viewer), type=wire.Table).undo is None
            with pytest.raises(Refused, match="sealed answers"):
                await house.motions.propose(table, viewer, Propose("undo", turn=table.turn))


async def test_an_answer_is_taken_back_with_all_of_its_ballot(tmp_path: Path) -> None:
    """Who is asked again does not tell who had answered first."""
    async with open_house(tmp_path) as house:
        table, free, forced = await asked(house)
        await play(house, table, free, 1)
        await play(house, table, forced)
        assert table.last_move(free) == table.last_move(forced) == 1


async def test_who_asks_for_advice_is_told_when_the_answers_are_open(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, free, forced = await asked(house)
        others = [viewer for viewer in (None, 0, 1, 2) if viewer != free]
        before = [seen(table, viewer) for viewer in others]
        await house.ask(table, free, table.prompt(free))
        assert [seen(table, viewer) for viewer in others] == before and table.advised[free] == 0
        await play(house, table, forced)
        await play(house, table, free, 1)
        told = [line.key for line in table.lines(None)]
        assert table.advised[free] == 1 and told.count("house-told-advice") == 1


async def test_all_of_it_is_there_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, free, forced = await asked(house)
        await house.ask(table, free, table.prompt(free))
        await play(house, table, forced)
        numbers = [
            (table.prompt(viewer), table.actors_seen_by(viewer, "")) for viewer in (None, 0, 1, 2)
        ]
    async with open_house(tmp_path) as house:
        again = await house.table(table.id)
        assert [
            (again.prompt(viewer), again.actors_seen_by(viewer, "")) for viewer in (None, 0, 1, 2)
        ] == numbers


# When it ends.


async def test_nobody_is_answered_for_before_its_end_and_everybody_at_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, _, _ = await asked(house)
        assert table.question is not None and table.question.until is not None
        assert (
            sealed_questions.ANSWER - 5
            < table.question.until - house.watch.now()
            <= sealed_questions.ANSWER
        )
        pass_time(house, table, sealed_questions.ANSWER - 4)
        await asyncio.sleep(0.3)
        assert len(moves(table)) == 1, (
            "whoever has no choice, and orders nothing, is not answered for either"
        )
        pass_time(house, table, 4)
        await until(lambda: len(moves(table)) > 1 and not watched(table))
        assert sorted(moves(table)[1:3]) == [(1, "let"), (2, "let")]


def watched(table: Table) -> bool:
    return table.question is not None and table.question.number == 1


async def test_it_ends_earlier_only_when_all_have_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, free, forced = await asked(house)
        end = table.question and table.question.until
        await play(house, table, forced)
        assert (
            table.question is not None and table.question.until == end and table.match is not None
        )
        assert table.match.sealed
        await play(house, table, free, 1)
        assert table.question is None or table.question.until != end


async def test_it_does_not_end_by_itself_while_somebody_who_is_asked_is_away(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        table, free, _ = await asked(house)
        gone = watcher(table, free)
        table.watchers.discard(gone)
        house.look_around(table)
        assert table.question is not None and table.question.until is None
        table.watchers.add(gone)
        house.look_around(table)
        assert table.question.until is not None, "and begins anew when everybody is there"


@pytest.mark.parametrize("kind", ["live", "days"])
async def test_clocks_stand_still_for_all_and_the_question_has_a_time_of_its_own(
    tmp_path: Path, kind: str
) -> None:
    async with open_house(tmp_path) as house:
        table, _, forced = await asked(house, settings(kind, 3600))  # type: ignore[arg-type]
        assert (
            running(table) == set()
            and table.question is not None
            and table.question.until is not None
        )
        seconds = table.question.until - house.watch.now()
        most = sealed_questions.LIVE if kind == "live" else 3600
        assert seconds - ROUNDED <= most < seconds + 5
        before = [left(house, table, seat) for seat in (0, 1, 2)]
        await play(house, table, forced)
        pass_time(house, table, 10)
        assert [left(house, table, seat) for seat in (0, 1, 2)] == before and running(
            table
        ) == set()
        pass_time(house, table, 3600)
        await until(lambda: not watched(table))
        assert len(moves(table)) >= 3


async def test_where_a_game_has_no_word_for_silence_a_bot_answers_for_who_is_late(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        table = await judging(house, settings("live", 3600))
        assert table.question is not None and table.match is not None
        pass_time(house, table, sealed_questions.LIVE)
        await until(lambda: table.match is not None and not table.match.sealed)
        assert {word.split()[0] for _, word in moves(table)[-2:]} == {"judge"}


async def test_without_a_clock_nobody_judges_for_anybody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await judging(house, Settings())
        assert table.question is not None and table.question.until is None


async def judging(house: House, kept: Settings) -> Table:
    """Le Jeu du Président: two judge a performance of the third."""
    wish = NewTable(
        "president", [SeatWish("me"), SeatWish("open"), SeatWish("open")], settings=kept
    )
    for _ in range(MANY):
        table = await house.create(HOST, wish)
        await house.sit(table, FRIEND, 1)
        await house.sit(table, THIRD, 2)
        table.watchers |= {Onlooker(seat, guest.id) for seat, guest in enumerate(GUESTS)}
        while table.match is not None and table.match.actors and not table.match.sealed:
            seat = table.match.actors[0]
            await play(house, table, seat, len(moves(table)) % table.choices(seat))
        if table.match is not None and table.match.sealed:
            return table
        table.watchers.clear()
    raise AssertionError("nobody ever performed")


# More time.


async def test_anybody_at_the_table_gets_more_time_and_nobody_learns_who_asked(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        table, free, forced = await asked(house)
        messages = []
        for seat in (0, free, forced):
            assert table.question is not None
            table.question.until = 1e9
            await house.questions.more(table, seat)
            assert table.question.until == 1e9 + sealed_questions.MORE
            messages.append(seen(table, None))
        assert len(set(messages)) == 1


@pytest.mark.parametrize(
    ("seat", "granted", "reason"), [(None, 0, "not-seated"), (0, 3, "more-time-often")]
)
async def test_more_time_is_for_players_and_not_for_ever(
    tmp_path: Path, seat: int | None, granted: int, reason: str
) -> None:
    async with open_house(tmp_path) as house:
        table, _, _ = await asked(house)
        for _ in range(granted):
            await house.questions.more(table, seat)
        with pytest.raises(Refused) as refused:
            await house.questions.more(table, seat)
        assert refused.value.reason.key == f"house-{reason}"


async def test_there_is_no_more_time_where_nothing_ends(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, _, _ = await asked(house, settings("days", 3600))
        with pytest.raises(Refused) as refused:
            await house.questions.more(table, 0)
        assert refused.value.reason.key == "house-no-more-time"


# Orders.


async def test_under_seal_the_house_follows_only_orders_that_every_hand_allows(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, pause=60) as house:
        table, free, forced = await asked(house)
        for seat in (free, forced):
            await house.note(
                table, {"kind": "standing", "seat": seat, "forced": True, "words": ["hush"]}
            )
        assert auto_answers.due(table) == {}
        for seat in (free, forced):
            await house.note(
                table, {"kind": "standing", "seat": seat, "forced": False, "words": ["let"]}
            )
        assert auto_answers.due(table) == {free: ("let",), forced: ("let",)}
