"""A game as a PettingZoo environment: its own tests, and what a researcher relies on."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as pettingzoo_test

import nemeton
from envs.walks import legal, walk
from nemeton.engine import BadSetup, IllegalAction
from nemeton.envs import Turns, aec
from nemeton.games import load

checks: Any = pettingzoo_test  # they have no types
HOUSE = ("druiden", "druids", "grand_druide", "president", "stonehenge")
TABLES = [(name, seats) for name in HOUSE for seats in load(name).about.seats]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


# PettingZoo says the two to every environment with masks that is not on a list of its own ones.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning"
)
@every_table
def test_it_keeps_the_contract_of_pettingzoo(
    name: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    checks.api_test(aec(name, seats))
    assert "Passed API test" in capsys.readouterr().out


@every_table
def test_the_same_seed_gives_the_same_game(name: str, seats: int) -> None:
    checks.seed_test(lambda: aec(name, seats))


def test_another_seed_gives_another_game() -> None:
    env = aec("druids")
    rows = set()
    for seed in range(8):
        env.reset(seed=seed)
        rows.add(env.state().tobytes())
    assert len(rows) == 8


@every_table
def test_rewards_add_up_to_nothing_and_follow_the_result(name: str, seats: int) -> None:
    env = aec(name, seats)
    for seed in range(3):
        for _ in walk(env, seed):
            pass
        winners = env.view(None)["result"]["winners"]
        won = [env.rewards[f"seat_{seat}"] for seat in winners] or [0]
        assert sum(env.rewards.values()) == pytest.approx(0)
        assert max(env.rewards.values()) == won[0] == min(won)
        shared = pytest.approx((seats / len(winners) - 1) / (seats - 1)) if winners else 0
        assert won[0] == (1 if len(winners) == 1 else shared)


@pytest.mark.parametrize("seats", [3, 4])
def test_where_nobody_wins_nobody_is_rewarded_or_punished(seats: int) -> None:
    """All pass at once: nobody has a vote, and nobody is elected."""
    env = aec("grand_druide", seats)
    env.reset(seed=1)
    for _ in range(seats):
        env.step(env.id(("pass",)))
    assert env.view(None)["result"]["winners"] == []
    assert env.rewards == dict.fromkeys(env.possible_agents, 0.0) and all(env.terminations.values())


def test_a_clone_goes_its_own_way() -> None:
    env = aec("druids", 3)
    env.reset(seed=4)
    copy, before = env.clone(), env.state()
    for _ in range(30):
        copy.step(random.Random(1).choice(legal(copy)))
    assert (env.state() == before).all() and env.agents == list(env.rewards) == env.possible_agents
    assert copy.action_space("seat_0") is not env.action_space("seat_0")


def test_a_clone_that_does_the_same_becomes_the_same() -> None:
    env = aec("president", 3)
    env.reset(seed=5)
    copy = env.clone()
    for choose in range(40):
        number = random.Random(choose).choice(legal(env))
        env.step(number)
        copy.step(number)
        assert (env.state() == copy.state()).all() and env.agent_selection == copy.agent_selection


def test_a_clone_of_a_finished_game_is_finished() -> None:
    env = aec("stonehenge")
    for _ in walk(env, 1):
        pass
    copy = env.clone()
    copy.step(None)
    assert copy.agents == ["seat_1"] and env.agents == ["seat_0", "seat_1"]


@pytest.mark.parametrize(("name", "seats", "options"), [
    ("stonehenge", 2, {"pawns": "hidden"}), ("grand_druide", 4, {}), ("druids", 3, {}), ("druiden", 3, {}),
    ("president", 3, {}),
])  # fmt: skip
def test_a_sampled_world_looks_the_same_to_its_seat_and_is_not_the_truth(
    name: str, seats: int, options: dict[str, str]
) -> None:
    env = aec(name, seats, options)
    different = 0
    for number, _ in enumerate(walk(env, 6)):
        seat = number % seats
        agent = f"seat_{seat}"
        world, here = env.sample_world(seat), env.observe(agent)
        there = world.observe(agent)
        assert (there["observation"] == here["observation"]).all()
        assert (
            there["action_mask"] == here["action_mask"]
        ).all() and world.agent_selection == env.agent_selection
        different += not (world.state() == env.state()).all()
    assert different > number / 3


def test_worlds_differ_from_one_another_and_roll_their_own_dice() -> None:
    env = aec("druiden", 2)
    env.reset(seed=1)
    env.step(legal(env)[0])
    rolled = set()
    for _ in range(60):
        world = env.sample_world(env.possible_agents.index(env.agent_selection))
        world.step(world.id(("roll",)))
        rolled.add(tuple(world.view(None)["dice"]))
    assert len(rolled) > 10


def test_imagining_changes_nothing() -> None:
    env, other = aec("druids", 2), aec("druids", 2)
    for _, __ in zip(walk(env, 8), walk(other, 8), strict=True):
        env.sample_world(1)
        assert (env.state() == other.state()).all()


def sealed() -> Turns:
    """A stage was performed, and the first of two judges is asked."""
    env = aec("president", 3)
    for seed in range(100):
        for _ in walk(env, seed):
            if env.view(None)["phase"] == "judge" and len(env.view(None)["actors"]) == 2:
                return env
    raise AssertionError("nobody ever judged")


def test_those_who_decide_at_the_same_time_are_asked_by_seat_and_do_not_see_each_other_s_answer() -> (
    None
):
    env = sealed()
    first, second = env.view(None)["actors"]
    assert env.agent_selection == f"seat_{min(first, second)}"
    seen = []
    for word in ("yes", "no"):
        copy = env.clone()
        copy.step(copy.id(("judge", word)))
        assert copy.agent_selection == f"seat_{max(first, second)}"
        seen.append(copy.observe(copy.agent_selection)["observation"])
    assert (seen[0] == seen[1]).all()


@pytest.mark.parametrize(("action", "sentence"), [
    (10_000, "There is no action 10000: they are numbered from 0 to 123."),
    (-1, "There is no action -1: they are numbered from 0 to 123."),
    (None, "An action is a number here, not “None”."),
    ("place", "An action is a number here, not “place”."),
    (1.5, "An action is a number here, not “1.5”."),
    (0, "There is a pawn on A already. (rule 2.3)"),
])  # fmt: skip
def test_what_is_illegal_is_refused_in_words_and_changes_nothing(
    action: Any, sentence: str
) -> None:
    env = aec("stonehenge")
    env.reset(seed=1)
    env.step(env.id(("place", "6", "A")))
    before = env.state()
    with pytest.raises(IllegalAction) as refused:
        env.step(action)
    assert str(refused.value) == sentence
    assert (env.state() == before).all() and env.agent_selection == "seat_1"


def test_an_observation_that_is_scribbled_on_allows_nothing_more() -> None:
    env = aec("stonehenge")
    env.reset(seed=1)
    env.step(env.id(("place", "6", "A")))
    env.last()[0]["action_mask"][:] = 1  # type: ignore[index]
    with pytest.raises(IllegalAction):
        env.step(env.id(("place", "5", "A")))


def test_numbers_of_any_kind_are_actions() -> None:
    env = aec("stonehenge")
    env.reset(seed=1)
    env.step(np.int32(3))  # type: ignore[arg-type]
    assert env.view(None)["spaces"]["D"]["owner"] == 0


def test_a_view_is_that_of_a_match() -> None:
    match = nemeton.new("stonehenge", options={"pawns": "hidden"}, seed="any")
    match.play(0, ("place", "6", "A"))
    env = aec("stonehenge", options={"pawns": "hidden"})
    env.reset(seed=1)
    env.step(env.id(("place", "6", "A")))
    assert [env.view(viewer) for viewer in (None, 0, 1)] == [
        match.view(viewer) for viewer in (None, 0, 1)
    ]
    assert json.loads(json.dumps(env.view(1))) == env.view(1)


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    env = aec("stonehenge")
    for ask in (env.view, env.sample_world, env.seen):
        with pytest.raises(BadSetup, match="There is no seat"):
            ask(seat)
    with pytest.raises(BadSetup, match="There is no agent “seat_2”; there are: seat_0 seat_1"):
        env.observe("seat_2")


def test_the_table_is_rendered_in_words_as_the_seat_sees_it() -> None:
    env = aec("stonehenge", options={"pawns": "hidden"})
    env.reset(seed=1)
    assert env.render().startswith("Your turn: choose a pawn, then an empty space.")
    for _ in walk(env, 2):
        pass
    assert env.render().startswith("The game is over: ")
    env.close()


AGAIN = [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


@pytest.mark.parametrize("again", AGAIN)
@pytest.mark.parametrize("name", HOUSE)
def test_an_environment_can_be_copied_and_pickled(
    name: str, again: Callable[[Turns], Turns]
) -> None:
    """In the midst of a game: both go on alike, and neither sees the other."""
    env = aec(name)
    env.reset(seed=5)
    some_steps(env, 9)
    made = again(env)
    assert made == env and made is not env
    assert (
        made.observe(made.agent_selection)["observation"]
        == env.observe(env.agent_selection)["observation"]
    ).all()
    some_steps(made, 3)
    assert made != env
    some_steps(env, 3)
    assert made == env and made.sample_world(0)._state == env.sample_world(0)._state
    assert made != aec(name) and env != "another thing"


def some_steps(env: Turns, steps: int) -> None:
    for _ in range(steps):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(mask.nonzero()[0][0]))
