"""Actions as numbers: each has one, it is its own, and it stays the same."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence

import pytest

from nemeton.engine import Action, BadSetup, Dealer, Sampled
from nemeton.envs import aec
from nemeton.envs.ids import ids_of
from nemeton.games import load
from nemeton.laws import Case, cases

HOUSE = ("druiden", "druids", "grand_druide", "president", "stonehenge")
CASES = [case for name in HOUSE for case in cases(load(name))]
GAMES = 12
PINNED = {  # by game and rules version; a list that changes needs another version
    ("druiden", "1"): (3314, "160a7038d716155c"),
    ("druids", "1"): (429, "b97803bc7dfaa61d"),
    ("grand_druide", "1"): (91, "02e88b92f59b581b"),
    ("president", "1"): (603, "26f6f894b54b72d1"),
    ("stonehenge", "1"): (124, "fc0c41ddeaee4106"),
    ("druiden", "2"): (3362, "7ecabc1bcb30bcbd"),
    ("druids", "2"): (431, "8e85e8137fcc0913"),
    ("grand_druide", "2"): (121, "04e87e5ba891a272"),
    ("president", "2"): (603, "26f6f894b54b72d1"),
    ("stonehenge", "2"): (124, "fc0c41ddeaee4106"),
}


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_every_action_that_comes_up_has_a_number(case: Case) -> None:
    """Random games of every number of seats, with every combination of options."""
    game, numbers = case.game, ids_of(case.game).numbers
    for seed in range(GAMES):
        source = random.Random(f"{case.name} {seed}")
        dealer = Dealer(Sampled(source))
        state = game.setup(case.seats, case.options, dealer)
        while actors := game.actors(state):
            for seat in actors:
                assert all(action in numbers for action in game.legal(state, seat))
            seat = source.choice(actors)
            game.apply(state, seat, source.choice(game.legal(state, seat)), dealer)


@pytest.mark.parametrize("name", HOUSE)
def test_no_action_stands_twice_in_the_list(name: str) -> None:
    actions = ids_of(load(name)).actions
    assert len(set(actions)) == len(actions)


@pytest.mark.parametrize("name", HOUSE)
def test_a_number_means_the_same_words_as_long_as_the_rules_are_the_same(name: str) -> None:
    actions = ids_of(load(name)).actions
    assert PINNED[name, load(name).about.rules] == (len(actions), written(actions))


@pytest.mark.parametrize(
    ("name", "rules"), [key for key in PINNED if key[1] != load(key[0]).about.rules]
)
def test_numbers_of_older_rules_still_mean_the_same_words(name: str, rules: str) -> None:
    """New words come after them."""
    count, words = PINNED[name, rules]
    assert written(ids_of(load(name)).actions[:count]) == words


def written(actions: Sequence[Action]) -> str:
    return hashlib.sha256("\n".join(map(" ".join, actions)).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", HOUSE)
def test_numbers_are_the_same_at_every_table(name: str) -> None:
    tables = [aec(name, case.seats, case.options) for case in cases(load(name))]
    assert len({table.ids.actions for table in tables}) == 1


def test_words_and_numbers_translate_both_ways() -> None:
    env = aec("druids")
    assert env.words(env.id(("ritual", "3"))) == ("ritual", "3")
    assert [env.id(env.words(number)) for number in range(429)] == list(range(429))


def test_a_game_without_a_list_of_its_actions_is_refused_in_words() -> None:
    with pytest.raises(BadSetup, match="Embers has no list of all its actions"):
        aec("toy")
