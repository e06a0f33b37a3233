"""What a true position promises: a result is certain, a solved position leans to who should win,
chances are shares."""

from __future__ import annotations

import random

import pytest

import nemeton
from games.stonehenge import table
from match.embers import deal, finish, storm_at_the_end
from nemeton.bots import Seer
from nemeton.match import Match

SEATS = {"stonehenge": 2, "grand_druide": 4, "druids": 3, "druiden": 3, "president": 3}


def seer(match: Match) -> Seer:
    return Seer(match.game, random.Random(1))


@pytest.mark.parametrize(("game", "seats"), SEATS.items())
def test_shares_of_one_victory(game: str, seats: int) -> None:
    match = nemeton.new(game, seats=seats, seed="foresight")
    seat = match.actors[0]
    for seen in (
        seer(match).foresee(match.state, 2),
        seer(match).expect(match.state, seat, match.legal(seat)[0], 2),
    ):
        assert seen.ends == 2 and not seen.is_sure
        assert sum(seen.looks) == pytest.approx(1) and sum(seen.ended) in (0, 0.5, pytest.approx(1))
        assert len(seen.looks) == len(seen.ended) == seats


def test_looking_ahead_changes_nothing() -> None:
    match = deal("gift storm", "hush gift")
    before = match.state.clone()
    seer(match).foresee(match.state, 5)
    seer(match).expect(match.state, 0, ("rest",), 5)
    assert match.state == before


def test_a_result_is_certain() -> None:
    match = finish(deal("gift storm", "hush gift"))
    assert match.result is not None
    seen = seer(match).foresee(match.state, 5)
    assert seen.is_sure and list(seen.looks) == list(seen.ended) == match.result.shares()


def test_who_should_win_a_solved_position_weighs_more_than_an_evaluation() -> None:
    won = table.after("4F 5L 3R 3E 2D 2O 6K 4Q 1A 3H 5M 6N 1G 2B")
    seen, open_ = seer(won).foresee(won.state, 5), seer(won).foresee(table.new().state, 5)
    assert seen.looks == (1, 0) and not seen.is_sure and seen.trust > open_.trust


def test_chance_is_drawn_anew_for_what_was_to_be_expected() -> None:
    """A storm strikes either seat and ends the game: whomever it struck, both were as likely to be."""
    match = storm_at_the_end()
    expected = seer(match).expect(match.state, 0, ("let",), 300)
    assert expected.ended == pytest.approx((0.5, 0.5), abs=0.15)
