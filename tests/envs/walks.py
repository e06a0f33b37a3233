"""Random play through an environment, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from nemeton.envs import Turns


def walk(env: Turns, seed: int) -> Iterator[Turns]:
    """The environment before every action of a random game, and once it is over."""
    env.reset(seed=seed)
    choose = random.Random(seed)
    while not all(env.terminations.values()):
        yield env
        env.step(choose.choice(legal(env)))
    yield env


def legal(env: Turns) -> list[int]:
    """The numbers that the mask allows to the agent whose turn it is."""
    return [int(number) for number in env.observe(env.agent_selection)["action_mask"].nonzero()[0]]
