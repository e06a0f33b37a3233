"""What bots of Druids think about: all that is legal, but to stop drawing."""

from __future__ import annotations

from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from games.druids.table import choices, new, two
from games.walking import walk
from nemeton import Match
from nemeton.bots import Seer, advise, decide
from nemeton.bots.advice import sensible_of
from nemeton.engine import Action, Dealer
from nemeton.games import load

STOP = ("stop",)


def may_stop(count: int) -> list[Match]:
    """Moments of random games in which whoever draws may stop."""
    games = (
        walk(new(seats, seed=str(seed)), Random(seed)) for seed in range(9) for seats in (2, 3, 4)
    )
    found = (
        match.clone() for game in games for match in game if match.actors and STOP in choices(match)
    )
    return list(islice(found, 0, 40 * count, 40))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_sensible_is_legal_and_only_stopping_is_not(seats: int) -> None:
    """« vous pouvez compléter votre main » [3.9] : les bots la complètent."""
    stopped = 0
    for match in walk(new(seats), Random(seats)):
        for seat in range(seats):
            legal, sensible = match.legal(seat), sensible_of(match.game)(match.state, seat)
            assert list(sensible) == [words for words in legal if words != STOP]
            assert bool(sensible) == bool(legal)
            stopped += STOP in legal
    assert stopped > 20


@pytest.mark.parametrize(("word", "count"), [("greedy", 40), ("druid", 3)])
def test_bots_that_think_fill_their_hands(word: str, count: int) -> None:
    """« vous pouvez compléter votre main » [3.9] : s'arrêter n'est jamais ce qu'ils font."""
    for match in may_stop(count):
        seat = match.actors[0]
        assert decide(match.game, match.seen(seat), seat, word, Random(1))[0] == "draw"


def test_nobody_is_advised_to_stop() -> None:
    """[3.9]"""
    match = two("jet-1@3 s1@3 keep")
    promises = advise(match.game, match.seen(0), 0, Random(1))
    assert {action for action, _ in promises} == {("draw", "gem"), ("draw", "servant")}


def test_who_plays_anything_stops_now_and_then() -> None:
    """[3.9] Careless bots do."""
    match = two("jet-1@3 s1@3 keep")
    played = {decide(match.game, match.seen(0), 0, "random", Random(seed)) for seed in range(40)}
    assert STOP in played


def test_ends_of_a_review_are_played_with_full_hands() -> None:
    """[3.9] As they were when they were found to foretell best."""
    game, played = load("druids"), list[Action]()

    def apply(state: Any, seat: int, action: Action, dealer: Dealer) -> None:
        played.append(action)
        game.apply(state, seat, action, dealer)

    watched: Any = SimpleNamespace(**{**vars(game), "apply": apply})
    Seer(watched, Random(1)).end(new(2).state.clone())
    assert len(played) > 100 and STOP not in played
