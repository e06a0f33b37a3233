"""How long bots take: long enough to follow, short enough not to wait for, and no clue to what is
sealed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Literal
from unittest.mock import Mock

import pytest

import nemeton
from games.druiden.table import position
from match.embers import deal, play
from nemeton.__main__ import main
from nemeton.engine.ballot import asked_under_seal
from nemeton.house.house import PAUSE
from nemeton.match import Match
from nemeton.table import bot_pace
from nemeton.table.state import Chair, Table
from nemeton.workers import cores


@pytest.fixture(autouse=True)
def _no_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pace, "BY_LOT", 0.0)


def seconds(choices: int, in_a_row: int = 0) -> float:
    return PAUSE * bot_pace.pauses(choices, in_a_row)


def test_a_choice_takes_its_time_by_its_weight() -> None:
    assert [round(seconds(choices), 2) for choices in (1, 2, 8, 64, 500)] == [
        0.24,
        0.42,
        0.73,
        1.2,
        1.2,
    ]


def test_many_bots_in_a_row_do_not_add_up_to_boredom() -> None:
    """Five bots with ten light choices each, and not longer for each than people need to see it."""
    row = [seconds(2, before) for before in range(50)]
    assert row == sorted(row, reverse=True) and min(row) > 0.15
    assert sum(row[:3]) > 1.0 and sum(row) < 11.0


@pytest.mark.parametrize(
    ("level", "wait"), [("apprentice", 1.0), ("bard", 1.0), ("ovate", 1.0), ("druid", 2.5)]
)
def test_where_something_is_hidden_a_bot_takes_as_long_whatever_there_is_to_choose(
    level: str, wait: float
) -> None:
    """Die Druiden: with a sickle there is something to choose before the roll, without one there is
    not."""
    matches = [position(hands=(hand, "belt"), druids=("b2", "c4")) for hand in ("sickle", "rue")]
    assert [len(match.legal(0)) > 1 for match in matches] == [True, False]
    assert [bot_pace.wait_of(tabled(match, level), 0, level) for match in matches] == [wait, wait]


@pytest.mark.parametrize("level", ["bard", "druid"])
def test_a_sealed_answer_takes_as_long_whatever_there_is_to_choose(level: str) -> None:
    match = play(deal("gift gift", "hush gift", "storm gift"), "0 play gift")
    assert [len(match.legal(seat)) for seat in (1, 2)] == [2, 1]
    assert [bot_pace.wait_of(tabled(match, level), seat, level) for seat in (1, 2)] == [1.0, 1.0]


@pytest.mark.parametrize("level", ["bard", "druid"])
def test_whoever_may_keep_morrigan_takes_as_long_whatever_they_hold(level: str) -> None:
    """Die Druiden: a druid has come to her, and her controller is asked, be there a card against it
    or not."""
    matches = [
        position(hands=("", hand), ghosts={"morrigan": "1 c4"}, druids=("b4", "b8"))
        for hand in ("ban_sun", "rue")
    ]
    for match in matches:
        match.play(0, ("roll",), script=["1", "ring"])
        match.play(0, ("move", "1", "druid", "c4"))
    assert [len(match.legal(1)) for match in matches] == [2, 1]
    assert [asked_under_seal(match.state) for match in matches] == [(1,), (1,)]
    assert [bot_pace.wait_of(tabled(match, level), 1, level) for match in matches] == [1.0, 1.0]


def test_where_all_is_open_it_depends_on_the_weight_of_the_choice() -> None:
    match = nemeton.new("stonehenge", seed="open")
    seat = match.actors[0]
    assert (
        bot_pace.wait_of(tabled(match, "bard"), seat, "bard")
        == bot_pace.pauses(len(match.legal(seat)), 0)
        == 2.0
    )


@pytest.mark.parametrize(
    ("spent", "answered"), [(0.1, 0.6), (0.6, 0.6), (0.61, 1.8), (1.7, 1.8), (1.9, 3.0)]
)
def test_who_has_thought_too_long_answers_a_whole_step_later(spent: float, answered: float) -> None:
    """So that nobody reads off how long it took; and in time nobody thinks longer than the wait."""
    assert (
        bot_pace.rounded(spent, 0.6, PAUSE) == pytest.approx(answered)
        and bot_pace.thinking_time(0.6) < 0.6
    )


def test_nobody_counts_choices_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times drawn for eleven choices and for twelve overlap."""
    monkeypatch.undo()
    eleven, twelve = ([bot_pace.pauses(choices, 0) for _ in range(50)] for choices in (11, 12))
    assert max(eleven) > min(twelve)


# At a table.


def tabled(match: Match, level: str) -> Table:
    return Table("table", {}, [Chair("bot", level=level)] * match.seats, match)


Kind = Literal["guest", "bot"]


def rows(*kinds: Kind) -> list[tuple[Kind, int]]:
    """Along a random game: who has acted, and how many bots in a row by then."""
    match, source = nemeton.new("druids", len(kinds), seed="rows"), random.Random(1)
    table, seen = (
        Table(
            "table",
            {},
            [Chair(kind, level="bard" if kind == "bot" else "") for kind in kinds],
            match,
        ),
        [],
    )
    while match.actors:
        seat = match.actors[0]
        match.play(seat, source.choice(match.legal(seat)))
        seen.append((kinds[seat], table.bots_in_a_row()))
    return seen


def test_the_row_begins_anew_with_every_move_of_a_guest() -> None:
    before = 0
    for kind, row in rows("guest", "bot", "bot"):
        assert row == (0 if kind == "guest" else before + 1)
        before = row


def test_whoever_watches_bots_alone_can_follow_every_move() -> None:
    assert {row for _, row in rows("bot", "bot", "bot")} == {0}


@pytest.mark.parametrize(("words", "pause"), [((), PAUSE), (("--no-pause",), 0.0)])
def test_the_house_is_opened_with_pauses_or_without(
    words: tuple[str, ...], pause: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Mock(return_value=0)
    monkeypatch.setattr("nemeton.house.serve.serve", opened)
    assert main(["serve", *words]) == 0
    assert opened.call_args.args == ("127.0.0.1", 8000, Path("data"), cores())
    assert opened.call_args.kwargs["pause"] == pause
