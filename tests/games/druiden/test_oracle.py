"""Two implementations in lockstep: the game and the oracle must agree on every action, view, word
and result.
NEMETON_GAMES sets how many games are played for each number of seats, shared among the kinds of
chance."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from games.counted import table
from games.druiden.habits import hurries, walk
from games.druiden.happenings import RARE, happened
from games.druiden.lockstep import FATES, Table, assert_same, played
from games.druiden.oracle import CARDS, Oracle, Words
from games.druiden.table import SEATS, entered, play, position
from nemeton import Match
from nemeton.match.replay import steps

GAMES = -(-int(os.environ.get("NEMETON_GAMES", "1")) // len(FATES))  # of each kind of chance


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("fate", FATES)
def test_game_agrees_with_the_oracle_at_every_step(
    fate: str, seats: int, record_property: Callable[[str, object], None]
) -> None:
    games = [played(Table(fate, seats, number)).record() for number in range(GAMES)]
    assert len({str(game["moves"]) for game in games}) == GAMES, "a game was played twice"
    if GAMES > 1:
        counts = sum(map(happened, games), Counter[str]())
        record_property(
            f"what happened in games of druiden, {fate}, {seats} seats, {GAMES} games",
            table(counts, RARE),
        )


# Corners where random games do not go; from there on they are played at random.


def round_and_round() -> Match:
    """Six ghosts on six stones in a ring: whoever jumps them could go on for ever."""
    ghosts = {
        "belenos": "0 b2",
        "grannus": "0 b3",
        "sulis": "1 b4",
        "arianrhod": "1 c4",
        "sirona": "0 c3",
    }
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


def leap_and_then_a_ban() -> Match:
    """Morrigan leaps from a druid, the stone's offer is used, and that is undone: the leap is not."""
    match = position(
        hands=("rue", "leap_sun ban_moon"),
        ghosts={"morrigan": "1 c3", "sirona": "1 b8"},
        druids=("c4", "b12"),
    )
    return play(match, "roll : 1 ring / move 1 druid c3 / leap c8 / banish sirona / ban")


def place_kept_beside_a_ghost() -> Match:
    """The druid left a stone with a ghost: for Morrigan it is full."""
    ghosts = {"morrigan": "1 c5", "belenos": "0 c4"}
    match = position(hands=("rue", "leap_moon rue"), ghosts=ghosts, druids=("c4", "b12"))
    return play(match, "roll : 1 ring / move 1 druid c5")


def only_the_leap_is_left_to_draw() -> Match:
    """All cards are in hands; Morrigan leaps from a druid on an ear, and her card is the whole
    stock."""
    match = position(hands=all_cards(), ghosts={"morrigan": "1 c2"}, druids=("c3", "b12"))
    return play(match, "roll : 1 ring / move 1 druid c2 / leap c8")


def all_cards() -> tuple[str, str]:
    others = [card for card in CARDS if card != "leap_sun"]
    return " ".join(others[:22]), " ".join(["leap_sun", *others[22:]])


def ward_against_morrigan_by_magic() -> Match:
    """She is set at her own controller's druid, and stays with it."""
    match = position(
        hands=("rue wand", "ward rue"), ghosts={"morrigan": "1 b2"}, druids=("b6", "b8")
    )
    return play(match, "roll : ring ring / magic ghost morrigan b8 / let / steal 2 / ward")


def robbed_by_magic() -> Match:
    """Of two others the one at whose druid she is set loses cards, and gets her."""
    match = position(
        3, hands=("", "rue", "harp"), ghosts={"morrigan": "1 b2"}, druids=("b6", "b8", "c4")
    )
    return play(match, "roll : ring ring / magic ghost morrigan c4 / lets / steal 1 / let")


FOUR_HOME = {
    "belenos": "0 centre",
    "grannus": "1 centre",
    "arianrhod": "0 centre",
    "cernunnos": "1 centre",
}


def fifth_pawn_by_magic() -> Match:
    match = position(
        hands=("rue", "rue"), ghosts={**FOUR_HOME, "sulis": "1 b2"}, druids=("b6", "b8")
    )
    return play(match, "roll : ring ring / magic ghost sulis a1 / let")


def fifth_pawn_by_a_leap() -> Match:
    """The vote begins with the seat that leapt."""
    match = position(
        hands=("rue", "leap_sun rue"), ghosts={**FOUR_HOME, "sulis": "1 b2"}, druids=("b6", "b8")
    )
    return play(match, "roll : ring ring / magic ghost sulis b4 / leap a1")


CORNERS = [
    *(round_and_round, round_the_circle, fiftieth_turn, back_onto_a_pentacle, everybody_answers),
    *(leap_and_then_a_ban, place_kept_beside_a_ghost, only_the_leap_is_left_to_draw),
    *(ward_against_morrigan_by_magic, robbed_by_magic, fifth_pawn_by_magic, fifth_pawn_by_a_leap),
]


@pytest.mark.parametrize("corner", CORNERS)
def test_game_agrees_with_the_oracle_in_corners(corner: Callable[[], Match]) -> None:
    *_, match = walk(corner(), Random(1), hurries)
    oracle = Oracle(match.seats, Words(match.record()["setup"]))
    for step in steps(match.record()):
        if step.moves:
            move = step.moves[-1].plain()
            oracle.play(move["seat"], tuple(move["action"]), Words(move["chance"]))
        assert_same(step, oracle)
    assert oracle.phase == "over"


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


@pytest.mark.parametrize(
    "words", ["", "rue", "rue rue rue", "belladonna belladonna", "ring ring", "sulis rue"]
)
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
