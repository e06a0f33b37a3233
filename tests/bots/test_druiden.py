"""Advice for Die Druiden: a chance of winning at every moment, votes for one's own good, answers
thought through."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from games.druiden.oracle import PENTACLES
from games.druiden.table import SEATS, new, play, position
from nemeton.bots import greedy, level_of, search
from nemeton.engine import Action, Sampled
from nemeton.games.druiden import bot
from nemeton.games.druiden.judging import CROWD
from nemeton.games.druiden.replies import A_ROUND
from nemeton.match import Match

Player = Callable[[Any, Any, int, random.Random], Action]


def searcher(game: Any, view: Any, seat: int, source: random.Random) -> Action:
    return search(game, view, seat, source, iterations=200).best()


def judged(match: Match) -> list[float]:
    state: Any = match.state
    return list(bot.evaluate(state))


def chosen(match: Match, player: Player) -> Action:
    seat = match.actors[0]
    return player(match.game, match.seen(seat), seat, random.Random(1))


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_is_a_chance_of_winning_for_each_seat_and_is_left_alone(seats: int) -> None:
    match, source = new(seats, first=None, seed="judged"), random.Random(seats)
    while match.actors:
        before = match.state.clone()
        chances = judged(match)
        assert match.state == before and judged(match) == chances
        assert len(chances) == seats and min(chances) >= 0 and sum(chances) == pytest.approx(1)
        seat = source.choice(match.actors)
        match.play(seat, source.choice(match.legal(seat)))


@pytest.mark.parametrize("player", [greedy, searcher])
def test_bots_vote_for_the_cult_that_lets_them_win(player: Player) -> None:
    """[7.7], [7.14], [7.16] Three votes each, then one each; then the chair chooses."""
    match = position(hands=("rue rue", "vervain vervain"), druids=("centre", "centre"))
    assert match.view(None)["phase"] == "vote"
    voted: list[tuple[int, Action]] = []
    while match.actors:
        voted.append((match.actors[0], chosen(match, player)))
        match.play(*voted[-1])
    assert voted[:2] == [(0, ("vote", "druid", "sun")), (1, ("vote", "druid", "moon"))]
    assert match.result is not None and match.result.winners == (0,)


@pytest.fixture
def at_a_spiral() -> Match:
    """Seat 0 may send back the moon ghost of seat 1, who holds a card and so is asked."""
    match = position(hands=("", "rue rue"), ghosts={"sirona": "1 b10"}, druids=("c12", "b8"))
    return play(match, "roll : 1 ring / move 1 druid c1")


def test_what_is_being_answered_is_judged_as_if_all_let_it_happen(at_a_spiral: Match) -> None:
    banished = play(at_a_spiral.clone(), "banish sirona")
    assert banished.view(None)["phase"] == "answer"
    let = play(banished.clone(), "1 let")
    assert judged(banished) == judged(let)
    assert judged(banished)[0] > judged(play(at_a_spiral, "nothing"))[0]


def test_a_druid_at_morrigan_is_judged_as_if_it_took_her() -> None:
    """[4.16] Her controller, who holds a card, is asked first."""
    match = position(hands=("", "rue rue"), ghosts={"morrigan": "1 c4"}, druids=("b4", "b8"))
    play(match, "roll : 1 ring / move 1 druid c4")
    assert match.view(None)["phase"] == "answer"
    assert judged(match) == judged(play(match.clone(), "1 let"))


@pytest.mark.parametrize(
    "moves",
    ["roll : 1 ring / move 1 morrigan c4", "roll : ring ring / magic ghost morrigan c4 / let"],
)
def test_a_theft_still_to_be_chosen_is_judged_as_if_it_took_all_it_can(moves: str) -> None:
    """[4.12], [5.5] By a search, which looks no further at a full table."""
    match = position(hands=("", "rue rue"), ghosts={"morrigan": "0 b4"}, druids=("c8", "c4"))
    play(match, moves)
    assert match.view(None)["phase"] == "arrive"
    stolen = play(match.clone(), "steal 2 / let : rue rue")
    assert outlook(match) == outlook(stolen) != outlook(play(match.clone(), "steal 1 / let : rue"))


def test_a_bot_leaps_into_the_centre_when_that_wins() -> None:
    """[4.17], [6.8] The fifth pawn: the vote begins with whoever leaps, and the moon has all the
    votes it needs."""
    ghosts = {
        "sirona": "1 centre",
        "arianrhod": "1 centre",
        "cernunnos": "1 b10",
        "sulis": "0 centre",
    }
    match = position(
        hands=("rue rue", "leap_moon vervain vervain vervain"),
        ghosts=ghosts,
        druids=("c4", "centre"),
    )
    play(match, "roll : 1 ring / move 1 druid c5 / banish cernunnos")
    answer = chosen(match, searcher)
    assert answer[0] == "leap" and answer[1] in PENTACLES


def last_of_four() -> Match:
    """The other three druids are in the centre; seat 1 has one ghost left, and seat 0 has come to a
    spiral."""
    druids = ("c12", "centre", "centre", "centre")
    return play(
        position(4, ghosts={"sirona": "1 b10"}, druids=druids), "roll : 1 ring / move 1 druid c1"
    )


def outlook(match: Match) -> list[float]:
    state: Any = match.state
    return list(bot.judge(state))


def test_whoever_can_play_on_alone_is_likely_to_win() -> None:
    """[7.1] Three pawns are in the centre, and nobody else has one that could come in."""
    alone, others = play(last_of_four(), "banish sirona"), play(last_of_four(), "invoke belenos")
    assert outlook(alone)[0] >= 0.9 > outlook(others)[0]


def test_the_last_ghost_of_the_others_is_sent_back() -> None:
    assert chosen(last_of_four(), searcher) == ("banish", "sirona")


@pytest.mark.parametrize("seats", SEATS)
def test_a_search_is_told_a_chance_for_each_seat(seats: int) -> None:
    match, source = new(seats, first=None, seed="outlook"), random.Random(seats)
    while match.actors:
        before = match.state.clone()
        chances = outlook(match)
        assert match.state == before and len(chances) == seats
        assert all(0 <= chance <= 1 for chance in chances)
        seat = source.choice(match.actors)
        match.play(seat, source.choice(match.legal(seat)))


@pytest.mark.parametrize("seats", SEATS)
def test_at_a_full_table_a_search_judges_at_its_next_turn(seats: int) -> None:
    """Whoever is on turn and whatever is asked: then the searcher's own turn has just begun, or the
    game is over."""
    match, source = new(seats, first=None, seed="round"), random.Random(seats)
    while match.actors:
        seat = source.choice(match.actors)
        view: Any = match.seen(seat)
        now: Any = match.game.determinize(view, seat, Sampled(source))
        before, seen = now.clone(), view.clone()
        bot.play_on(view, now, seat, Sampled(source))
        assert view == seen
        if seats < CROWD:
            assert now == before
        elif match.game.actors(now):
            assert now.turn == seat and 0 < now.turns - view.turns <= seats and now.dice == []
        match.play(seat, source.choice(match.legal(seat)))


def test_the_more_an_iteration_takes_the_fewer_a_level_makes() -> None:
    few, many = (new(seats) for seats in (CROWD - 1, CROWD))
    druid, actions = level_of("druid"), [("nothing",)] * 100
    assert druid.budget(few.game, few.seen(0), actions) == 1200
    assert druid.budget(many.game, many.seen(0), actions) == 1200 // A_ROUND


def test_a_search_looks_no_further_than_the_end_of_the_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = new(2, seed="horizon")
    while len(match.legal(match.actors[0])) < 3:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    now: Any = match.seen(0)
    judge, ended = bot.judge, set()

    def judging(state: Any) -> Any:
        ended.add(state.turns - now.turns)
        return judge(state)

    monkeypatch.setattr(bot, "judge", judging)
    search(
        match.game, match.seen(match.actors[0]), match.actors[0], random.Random(1), iterations=600
    )
    assert ended == {0, 1}
