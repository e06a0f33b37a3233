"""Two implementations in lockstep: the game and the oracle must agree on every action, view, word and result.
NEMETON_GAMES sets how many random games are played for each number of seats."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from random import Random

import pytest

from games.druiden.habits import HABITS, hurries, walk
from games.druiden.oracle import Oracle, Words
from games.druiden.table import SEATS, entered, new, play, position
from nemeton import Match
from nemeton.match.replay import steps

GAMES = int(os.environ.get("NEMETON_GAMES", "2"))


def beside(match: Match) -> Oracle:
    """An oracle at the same table before its first action, told what chance said."""
    return Oracle(match.seats, Words(match.record()["setup"]))


def follow(match: Match, oracle: Oracle) -> None:
    """Let the oracle play what the match has just played."""
    if match.moves:
        move = match.moves[-1].plain()
        oracle.play(move["seat"], tuple(move["action"]), Words(move["chance"]))


def assert_same_choices(match: Match, oracle: Oracle) -> None:
    assert sorted(match.actors) == sorted(oracle.actors())
    for seat in oracle.seats:
        legal = match.legal(seat)
        assert set(legal) == oracle.legal(seat) and len(set(legal)) == len(legal)


def assert_same_views(match: Match, oracle: Oracle) -> None:
    for viewer in (None, *oracle.seats):
        seen, expected = match.view(viewer), oracle.view(viewer)
        assert {key: seen[key] for key in expected} == expected


def assert_same_result(match: Match, oracle: Oracle) -> None:
    result = match.result
    assert (result and (result.winners, result.scores, result.ranks)) == oracle.result()


def assert_lockstep(matches: Iterable[Match]) -> None:
    """Both agree on the match before its first action and after each one."""
    oracle: Oracle | None = None
    for match in matches:
        oracle = oracle or beside(match)
        follow(match, oracle)
        assert_same_choices(match, oracle)
        assert_same_views(match, oracle)
        assert_same_result(match, oracle)
    assert oracle is not None and oracle.phase == "over"


@pytest.mark.parametrize("seats", SEATS)
def test_game_agrees_with_the_oracle_at_every_step(seats: int) -> None:
    for number in range(GAMES):
        habit = HABITS[(number * 5 + seats) % len(HABITS)]
        match = new(seats, first=None, seed=f"lockstep-{seats}-{number}")
        assert_lockstep(walk(match, Random(number), habit))


# Corners where random games do not go; from there on they are played at random.


def round_and_round() -> Match:
    """Six ghosts on six stones in a ring: whoever jumps them could go on for ever."""
    ghosts = {"belenos": "0 b2", "grannus": "0 b3", "sulis": "1 b4", "arianrhod": "1 c4", "sirona": "0 c3"}
    match = position(ghosts={**ghosts, "cernunnos": "1 c2"}, druids=("b1", "b8"), hands=("rue",))
    return play(match, "roll : 5 6")


def round_the_circle() -> Match:
    """Seven ghosts on one circle: with so many jumps a number leads far."""
    names = ("belenos", "grannus", "sulis", "arianrhod", "cernunnos", "sirona", "dwarf_king")
    ghosts = {name: f"{n % 2} b{n + 1}" for n, name in enumerate(names)}
    return play(position(ghosts=ghosts, druids=("b12", "b10")), "roll : 5 6")


def fiftieth_turn() -> Match:
    return play(entered(), " / ".join(["idle"] * 97))


def back_onto_a_pentacle() -> Match:
    match = position(hands=("", "ban_sun rue"), ghosts={"sulis": "1 b10"}, druids=("a1", "b8"))
    return play(match, "roll : ring 4 / move 4 druid c1 / banish sulis / ban")


def everybody_answers() -> Match:
    hands = ("rue wand", "leap_sun ban_sun", "belt ward", "belt harp", "leap_moon ban_moon")
    match = position(5, hands=hands, ghosts={"sulis": "1 b10", "morrigan": "4 b2"})
    return play(match, "roll : ring ring / magic ghost sulis c8 / 3 belt / 1 leap c12 / 2 belt")


CORNERS = [round_and_round, round_the_circle, fiftieth_turn, back_onto_a_pentacle, everybody_answers]


@pytest.mark.parametrize("corner", CORNERS)
def test_game_agrees_with_the_oracle_in_corners(corner: Callable[[], Match]) -> None:
    *_, match = walk(corner(), Random(1), hurries)
    assert_lockstep(steps(match.record()))


# The oracle is strict with the words of chance; else it would not notice one too many.


def at(moves: str) -> Oracle:
    """An oracle of two seats after some moves, `roll : 1 2 / move 1 druid a2`."""
    oracle = Oracle(2, Words(["0"]))
    for move in moves.split(" / "):
        words, _, chance = move.partition(" : ")
        oracle.play(oracle.actors()[0], tuple(words.split()), Words(chance.split()))
    return oracle


@pytest.mark.parametrize("words", [[], ["2"], ["0", "0"], ["zero"]])
def test_oracle_refuses_a_setup_that_chance_can_not_have_given(words: list[str]) -> None:
    assert Oracle(2, Words(["1"])).actors() == (1,)
    with pytest.raises(ValueError, match=r"missing|left over|is none of"):
        Oracle(2, Words(words))


@pytest.mark.parametrize("words", ["", "1", "2 1", "1 2 3", "ring bend", "1 rue"])
def test_oracle_refuses_a_roll_that_chance_can_not_have_given(words: str) -> None:
    at("enter a1").play(0, ("roll",), Words(["1", "2"]))
    with pytest.raises(ValueError, match=r"missing|left over|is none of"):
        at("enter a1").play(0, ("roll",), Words(words.split()))


@pytest.mark.parametrize("words", ["", "rue", "rue rue rue", "belladonna belladonna", "ring ring", "sulis rue"])
def test_oracle_refuses_a_draw_that_chance_can_not_have_given(words: str) -> None:
    draw = ("magic", "draw")
    at("enter a1 / roll : ring ring").play(0, draw, Words(["rue", "rue"]))
    with pytest.raises(ValueError, match=r"missing|left over|is none of"):
        at("enter a1 / roll : ring ring").play(0, draw, Words(words.split()))


def test_oracle_refuses_a_word_where_nothing_is_drawn() -> None:
    with pytest.raises(ValueError, match="left over"):
        at("enter a1 / roll : 1 2").play(0, ("move", "1", "druid", "a2"), Words(["rue"]))


def test_oracle_refuses_what_is_not_legal() -> None:
    with pytest.raises(ValueError, match="not legal"):
        at("enter a1 / roll : 1 2").play(0, ("move", "1", "druid", "a3"), Words())
