"""A view as a row of numbers: nothing more than the view, and nothing less."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from envs.embers import numbered
from envs.walks import legal, walk
from nemeton.engine import BadSetup
from nemeton.envs import NOTHING, UNKNOWN, Turns, aec
from nemeton.envs.layout import _layout
from nemeton.envs.sizes import looked_at
from nemeton.games import load
from nemeton.laws import Case, cases

HOUSE = ("druiden", "druids", "grand_druide", "president", "stonehenge")
CASES = [case for name in HOUSE for case in cases(load(name))]


def named(env: Turns, agent: str) -> dict[str, float]:
    return dict(zip(env.layout.names, env.observe(agent)["observation"].tolist(), strict=True))


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_two_views_that_differ_give_rows_that_differ(case: Case) -> None:
    """Every seat's view at every position of random games, each within the bounds of the space."""
    env = Turns(case.game, case.seats, case.options)
    spaces = [env.observation_space(agent) for agent in env.possible_agents]
    rows: dict[bytes, Any] = {}
    for seed in range(2):
        for number, _ in enumerate(walk(env, seed)):
            agent = env.possible_agents[number % env.seats]
            observation, key = env.observe(agent), env.seen(number % env.seats).key()
            assert spaces[number % env.seats].contains(observation)
            assert rows.setdefault(observation["observation"].tobytes(), key) == key


@pytest.mark.parametrize("case", CASES[::3], ids=[case.name for case in CASES[::3]])
def test_the_games_of_the_house_declare_every_list_whose_length_changes(case: Case) -> None:
    declared: dict[str, int] = case.game.numbers.room(case.seats)  # type: ignore[attr-defined]  # optional part
    seen, _ = looked_at(case.game, case.seats, case.options, 2)
    for path, lengths in seen.lengths.items():
        assert max(lengths) <= declared[path] if path in declared else len(lengths) == 1, path


@pytest.mark.parametrize("case", CASES[::3], ids=[case.name for case in CASES[::3]])
def test_what_was_looked_up_is_what_would_be_written(case: Case) -> None:
    """A layout that has seen a game, and one that has seen nothing, write the same."""
    env = Turns(case.game, case.seats, case.options)
    for number, _ in enumerate(walk(env, 5)):
        if number % 20 == 0:
            fresh = _layout.__wrapped__(case.game, case.seats, tuple(env.options.items()))
            for viewer in (None, *range(env.seats)):
                view = case.game.redact(env._state, viewer)
                assert env.layout.row(view).tobytes() == fresh.row(view).tobytes()


def test_what_a_seat_cannot_know_is_unknown() -> None:
    env = aec("stonehenge", options={"pawns": "hidden"})
    env.reset(seed=1)
    env.step(env.id(("place", "6", "A")))
    mine, theirs = named(env, "seat_0"), named(env, "seat_1")
    assert mine["values[0]"] == 6 and theirs["values[0]"] == UNKNOWN
    assert mine["hands[1]"] == UNKNOWN and theirs["hands[0]"] == UNKNOWN
    assert mine["hands[0]"] >= 0 and theirs["owners[0]"] == 0


def test_a_set_is_spelled_in_bits() -> None:
    env = aec("stonehenge")
    env.reset(seed=1)
    env.step(env.id(("place", "6", "C")))
    row = named(env, "seat_1")
    assert [row[f"free.bit{space}"] for space in range(18)] == [1, 1, 0, *[1] * 15]


def test_a_list_is_filled_up_with_nothing() -> None:
    env = aec("druids")
    env.reset(seed=1)
    row = named(env, env.agent_selection)
    seat = env.possible_agents.index(env.agent_selection)
    held = [row[f"hand_gems[{seat}][{n}]"] for n in range(7)]
    assert min(held[:4]) >= 0 and held[4:] == [NOTHING] * 3
    assert row["last.there"] == 0 and row["last.slot"] == NOTHING


def test_names_are_as_many_as_numbers_and_none_comes_twice() -> None:
    for case in CASES:
        env = Turns(case.game, case.seats, case.options)
        assert (
            len(set(env.layout.names))
            == len(env.layout.names)
            == len(env.observe("seat_0")["observation"])
        )


def test_a_game_that_says_nothing_of_its_lists_works_at_once() -> None:
    """Embers has hands, a deck, sealed ballots and phases of three kinds, and no `room`."""
    env = Turns(numbered(), 3, None)
    rows: dict[bytes, Any] = {}
    for seed in range(30):
        for _ in walk(env, seed):
            observation = env.observe("seat_2")
            assert env.observation_space("seat_2").contains(observation)
            key = env.seen(2).key()
            assert rows.setdefault(observation["observation"].tobytes(), key) == key
    assert env.rewards


def test_what_was_measured_is_the_same_every_time() -> None:
    first, second = Turns(numbered(), 4, None), Turns(numbered(), 4, None)
    assert first.game is not second.game and first.layout.names == second.layout.names


def room(seats: int) -> dict[str, int]:
    """Of Embers, as it should be."""
    hands, cards = (
        {"hands[]": 20, "deck.cards": 16, "discards": 16, "phases": 2},
        {"phases[].ballot.voters": seats},
    )
    return {**hands, **cards, "phases[].ballot.votes": seats, "phases[].ballot.votes[].1": 2}


def test_a_list_longer_than_declared_is_refused_and_named() -> None:
    env = Turns(numbered(room=lambda seats: {**room(seats), "discards": 1}), 2, None)
    with pytest.raises(BadSetup, match="The list “discards” of the state"):
        for _ in walk(env, 1):
            pass


def test_a_list_that_changes_but_is_not_declared_is_refused_and_named() -> None:
    env = Turns(
        numbered(room=lambda seats: {p: n for p, n in room(seats).items() if p != "hands[]"}),
        2,
        None,
    )
    with pytest.raises(BadSetup, match=r"The list “hands\[\]” of the state"):
        for _ in walk(env, 1):
            pass


def test_a_list_of_which_nothing_is_known_is_refused_when_the_environment_is_made() -> None:
    with pytest.raises(BadSetup, match="The list “discards” of the state"):
        Turns(
            numbered(room=lambda seats: {p: n for p, n in room(seats).items() if p != "discards"}),
            2,
            None,
        )


def president(*but: str) -> Any:
    """Le Jeu du Président without some parts of its `numbers`."""
    game, numbers = load("president"), ModuleType("numbers")
    whole = vars(game)["numbers"]
    vars(numbers).update({name: part for name, part in vars(whole).items() if name not in but})
    lesser = ModuleType(str(vars(game)["__name__"]))
    vars(lesser).update(vars(game) | {"numbers": numbers})
    return lesser


def test_a_word_without_a_number_is_refused_and_named() -> None:
    env = Turns(president("WORDS"), 2, None)
    with pytest.raises(BadSetup, match=r"The word “[0-9*]” in the state has no number"):
        for _ in walk(env, 1):
            pass


def test_a_number_that_is_too_large_is_refused() -> None:
    with pytest.raises(BadSetup, match="A number of the state is too large"):
        Turns(president("BITS"), 2, None).observe("seat_0")


def test_the_whole_truth_is_as_long_as_an_observation_and_has_no_holes() -> None:
    env = aec("druids", seats=4)
    for _ in walk(env, 3):
        truth = env.state()
        assert truth.shape == env.observe("seat_0")["observation"].shape and UNKNOWN not in truth
    assert truth.dtype == np.float32 and legal(env) == []
