"""Two implementations in lockstep: the game and the oracle must agree on every action, view, word and result.
NEMETON_GAMES sets how many random games are played for each number of seats and combination of options."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from random import Random

import pytest

from games.druids.oracle import Oracle, Words
from games.druids.table import (
    COMBINATIONS,
    EMPTY_HANDS,
    FOUR_KINDS,
    HABITS,
    HANDS,
    PLACES,
    climb,
    gather,
    hold,
    new,
    options,
    play,
    reach,
    two,
)
from games.walking import walk
from nemeton import Match
from nemeton.match.replay import steps

GAMES = int(os.environ.get("NEMETON_GAMES", "2"))


def beside(match: Match) -> Oracle:
    """An oracle at the same table before its first action, told what chance said."""
    return Oracle(match.seats, match.options, Words(match.record()["setup"]))


def follow(match: Match, oracle: Oracle) -> None:
    """Let the oracle play what the match has just played."""
    if match.moves:
        move = match.moves[-1].plain()
        oracle.play(move["seat"], tuple(move["action"]), Words(move["chance"]))


def assert_same_choices(match: Match, oracle: Oracle) -> None:
    assert match.actors == oracle.actors()
    for seat in oracle.seats:
        legal = match.legal(seat)
        assert set(legal) == oracle.legal(seat) and len(set(legal)) == len(legal)


def assert_same_views(match: Match, oracle: Oracle) -> None:
    for viewer in (None, *oracle.seats):
        seen, expected = match.view(viewer), oracle.view(viewer)
        assert {key: seen.get(key) for key in expected} == expected
        assert ("reserves" in seen) == ("discarded" in seen) == ("reserves" in expected)


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


@pytest.mark.parametrize(("seats", "first_servants", "amulets"), COMBINATIONS)
def test_game_agrees_with_the_oracle_at_every_step(seats: int, first_servants: str, amulets: str) -> None:
    for number in range(GAMES):
        habit = HABITS[(number + COMBINATIONS.index((seats, first_servants, amulets))) % len(HABITS)]
        match = new(seats, first_servants, amulets, seed=f"lockstep-{number}")
        assert_lockstep(walk(match, Random(number), habit))


def empty_hands() -> Match:
    return play(gather(two(), EMPTY_HANDS, 0), "ritual@3:ruby keep")


def empty_hands_later() -> Match:
    """Seat 1 starts a turn at the discard and draws its servants; the game goes on at random."""
    match = play(gather(two(), EMPTY_HANDS.replace("amber-1@6", "amber-1@3"), 0), "ritual@3:ruby keep +amber-1 keep")
    return reach(lambda now: not now.actors, match)


def column_by_one() -> Match:
    return hold(gather(two(), FOUR_KINDS, 0), 1, 2, 3, 4)


def amulets_lost() -> Match:
    match = climb("amber-5@1", "jet-9@3 jet-8@3 jet-7@3 jet-6@3")
    return hold(gather(match, "emerald-9@2 0s2@2 1s3@2", 0), 2)


@pytest.mark.parametrize("corner", [empty_hands, empty_hands_later, column_by_one, amulets_lost])
def test_game_agrees_with_the_oracle_where_random_games_do_not_go(corner: Callable[[], Match]) -> None:
    assert_lockstep(steps(corner().record()))


# The oracle is strict with the words of chance; else it would not notice one too many.

SETUP = f"{PLACES} {HANDS[0]} {HANDS[1]} 0"


def set_up(words: str) -> Oracle:
    return Oracle(2, options(), Words(words.split()))


def drawing() -> Oracle:
    """Seat 0 has laid two cards and is about to draw."""
    oracle = set_up(SETUP)
    for action in (("gem", "jet-1", "3"), ("servant", "1", "3"), ("keep",)):
        oracle.play(0, action, Words())
    return oracle


@pytest.mark.parametrize(
    "words",
    [
        SETUP.removesuffix(" 0"),
        f"{SETUP} 1",
        SETUP.removesuffix("0") + "2",
        SETUP.replace("amber emerald jet", "jet jet jet"),
        SETUP.replace("jet-2", "jet-1"),
        SETUP.replace("1 2 3", "1 2 2"),
        SETUP.replace("1 2 3", "1 2 7"),
        SETUP.replace("jet-1", "jet"),
    ],
)
def test_oracle_refuses_a_setup_that_chance_can_not_have_given(words: str) -> None:
    assert set_up(SETUP).actors() == (0,)
    with pytest.raises(ValueError, match=r"missing|left over|is none of"):
        set_up(words)


@pytest.mark.parametrize("words", ["", "jet-1", "jet-3", "4", "jet-9 jet-8", "jet-10"])
def test_oracle_refuses_a_draw_that_chance_can_not_have_given(words: str) -> None:
    drawing().play(0, ("draw", "gem"), Words(["jet-9"]))
    with pytest.raises(ValueError, match=r"missing|left over|is none of"):
        drawing().play(0, ("draw", "gem"), Words(words.split()))


def test_oracle_refuses_a_word_where_nothing_is_drawn() -> None:
    with pytest.raises(ValueError, match="left over"):
        set_up(SETUP).play(0, ("gem", "jet-1", "3"), Words(["jet-9"]))
