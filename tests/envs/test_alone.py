"""A game as a Gymnasium environment: one seat learns, bots sit at the others."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from nemeton.engine import Action, BadSetup, Data, IllegalAction, holes
from nemeton.envs import REFUSED, Alone, alone, gym

HOUSE = ("druiden", "druids", "grand_druide", "president", "stonehenge")


def play(env: Alone, seed: int) -> list[Any]:
    """A game of random actions: everything that was returned."""
    row, told = env.reset(seed=seed)
    choose, over = random.Random(seed), False
    seen: list[Any] = [row.tobytes()]
    while not over:
        action = choose.choice([int(number) for number in told["action_mask"].nonzero()[0]])
        row, reward, over, cut, told = env.step(np.int64(action))
        seen += [action, row.tobytes(), reward, over, cut]
    return seen


@pytest.mark.parametrize("name", HOUSE)
def test_it_keeps_the_contract_of_gymnasium(name: str) -> None:
    env = gymnasium.make(f"nemeton/{name}", render_mode="ansi", bots="random")
    check_env(env.unwrapped)
    assert isinstance(env.unwrapped, Alone)


@pytest.mark.parametrize("name", HOUSE)
def test_the_same_seed_gives_the_same_game_and_another_another(name: str) -> None:
    first, second = gym(name, bots="random"), gym(name, bots="random")
    assert play(first, 1) == play(second, 1) != play(second, 2)


def test_games_end_with_a_reward() -> None:
    env = gym("grand_druide", seats=4, bots="random")
    rewards = {play(env, seed)[-3] for seed in range(20)}
    assert rewards >= {1.0, -1 / 3}


def test_bots_are_given_views_and_no_state(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, bool]] = []

    def spy(game: Any, view: Any, seat: int, level: str, source: random.Random) -> Any:
        given.append((seat, holes(view.key()) > 0))
        assert level == "greedy" and game.redact(view, seat) == view
        return source.choice(game.legal(view, seat))

    monkeypatch.setattr(alone, "decide", spy)
    play(gym("druids", seat=1, bots="greedy", seats=3), 3)
    assert {seat for seat, _ in given} == {0, 2} and all(hidden for _, hidden in given)


def test_each_bot_has_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    levels: dict[int, set[str]] = {}

    def spy(game: Any, view: Any, seat: int, level: str, source: random.Random) -> Any:
        levels.setdefault(seat, set()).add(level)
        return source.choice(game.legal(view, seat))

    monkeypatch.setattr(alone, "decide", spy)
    play(gym("druids", seat=1, bots=("bard", "random"), seats=3), 3)
    assert levels == {0: {"bard"}, 2: {"random"}}


def test_without_a_seat_of_its_own_it_sits_anywhere() -> None:
    env = gym("druids", seat=None, seats=3, bots="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_action_costs_and_says_why_and_changes_nothing() -> None:
    env = gym("stonehenge", bots="random")
    _, told = env.reset(seed=1)
    env.step(np.int64(told["action_mask"].nonzero()[0][0]))
    before, mask = env._seen({})
    row, reward, over, cut, told = env.step(np.int64(0))
    assert (reward, over, cut) == (REFUSED, False, False)
    assert told["refused"].startswith("There is a pawn on A already.")
    assert (row == before).all() and (told["action_mask"] == mask["action_mask"]).all()


def test_when_the_game_is_over_nothing_more_is_played() -> None:
    env = gym("stonehenge", bots="random")
    play(env, 1)
    with pytest.raises(IllegalAction, match="The game is over"):
        env.step(np.int64(0))


def test_options_are_those_of_a_table_with_bots() -> None:
    assert gym("president").turns.options["challenges"] == "quiz"


@pytest.mark.parametrize(("wrong", "sentence"), [
    ({"bots": "wizard"}, "There is no level “wizard”"),
    ({"bots": ("bard", "bard")}, "“bard bard” is not one level, nor one for each of the 1 other seats."),
    ({"seat": 5}, "There is no seat 5 here"),
    ({"game": "chess"}, "There is no game called “chess”"),
    ({"seats": 7}, "Stonehenge can't be played with 7 seats"),
])  # fmt: skip
def test_what_is_not_there_is_refused_in_words(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        gym(**{"game": "stonehenge", **wrong})
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", HOUSE)
def test_it_can_be_copied_and_pickled(name: str, again: Callable[[Any], Any]) -> None:
    """In the midst of a game, also as Gymnasium has wrapped it: the rest goes the same way."""
    env = gymnasium.make(f"nemeton/{name}", bots="greedy", seat=None)
    _, told = env.reset(seed=3)
    env.step(told["action_mask"].nonzero()[0][0])
    made = again(env.unwrapped), again(env).unwrapped
    assert all(one == env.unwrapped and one is not env.unwrapped for one in made)
    assert played_on(made[0]) == played_on(made[1]) == played_on(env.unwrapped)


def played_on(env: Any) -> list[Any]:
    """The first legal action, until it is over."""
    told: list[Any] = []
    while not env._over:
        mask = env.turns.observe(env._agent)["action_mask"]
        row, reward, *_ = env.step(mask.nonzero()[0][0])
        told += [row.tobytes(), reward]
    return told


def last(view: Data, seat: int, legal: list[Action]) -> Action:
    assert isinstance(view, Data) and isinstance(seat, int)
    return legal[-1]


@pytest.mark.parametrize("name", HOUSE)
def test_a_bot_may_be_a_function(name: str) -> None:
    """It is given a view, the seat and the legal actions; it may be kept and copied with the
    environment."""
    given: list[tuple[int, int]] = []

    def bot(view: Data, seat: int, legal: list[Action]) -> list[str]:
        game = env.turns.game
        assert game.redact(view, seat) == view and legal == list(game.legal(view, seat))
        given.append((seat, len(legal)))
        legal.clear()
        return list(game.legal(view, seat)[0])

    env = gym(name, seat=0, bots=bot)
    play(env, 4)
    assert {seat for seat, _ in given} == set(range(1, env.turns.seats))
    assert play(gym(name, bots=last), 4) == play(gym(name, bots=[last] * (env.turns.seats - 1)), 4)
    assert pickle.loads(pickle.dumps(gym(name, bots=last)))._bots == [last] * (env.turns.seats - 1)


def test_levels_and_functions_may_sit_together() -> None:
    env = gym("druids", seats=3, bots=["greedy", last])
    assert isinstance(play(env, 1)[-3], float)


@pytest.mark.parametrize(
    "answer", [None, 3, "place", ("place", "9", "Z"), ["place"], [3], object()]
)
def test_what_a_function_answers_is_checked_and_nothing_has_changed(answer: Any) -> None:
    good = True
    env = gym("stonehenge", bots=lambda _, __, legal: legal[0] if good else answer)
    _, told = env.reset(seed=1)
    before, good = copy.deepcopy(env), False
    action = told["action_mask"].nonzero()[0][0]
    with pytest.raises(IllegalAction) as refused:
        env.step(action)
    assert refused.value.reason.key == "envs-bot-answer" and "seat 1" in str(refused.value)
    assert env == before
    good = True
    env.step(action)
    assert env != before and len(env.turns.observe("seat_0")["action_mask"].nonzero()[0]) > 0


def test_a_function_that_raises_is_heard_and_the_game_is_as_before() -> None:
    broken = False

    def bot(_: Data, __: int, legal: list[Action]) -> Action:
        if broken:
            raise ZeroDivisionError("by an author")
        return legal[0]

    env = gym("stonehenge", seat=1, bots=bot)
    env.reset(seed=1)
    before, broken = copy.deepcopy(env), True
    with pytest.raises(ZeroDivisionError, match="by an author"):
        env.step(env.turns.observe("seat_1")["action_mask"].nonzero()[0][0])
    assert env == before
    with pytest.raises(ZeroDivisionError, match="by an author"):
        env.reset()
    assert env.turns == before.turns


@pytest.mark.parametrize("bots", [5, None, [last, 5], {"bard": 1}, [last, last, last], ()])
def test_what_is_neither_level_nor_function_is_refused(bots: Any) -> None:
    with pytest.raises(BadSetup):
        gym("druids", seats=3, bots=bots)


def test_a_game_that_nobody_wins_is_worth_nothing() -> None:
    """All pass at once, and nobody is elected in Le Grand Druide."""
    env = gym("grand_druide", seats=3, bots=lambda _view, _seat, _legal: ("pass",))
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(np.int64(env.turns.id(("pass",))))
    assert (reward, over) == (0.0, True)
