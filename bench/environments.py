"""Steps per second of our environments beside PettingZoo's: random legal play by the documented AEC
loop.
As a script it measures and prints JSON; `section` makes lines for docs/benchmarks.md of that."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from together import in_turns, report_of, seconds_wanted

TARGET = "pettingzoo connect_four_v3"
PEERS = {TARGET: "classic/connect_four-v3", "pettingzoo tictactoe_v3": "classic/tictactoe-v3"}


def play(env: Any) -> int:
    """One game; the closing `None` steps are no moves. The action is drawn from the mask alone,
    read as truth values: `sample` of the action space would cost both sides more than a step of
    ours, searching numbers a third of one."""
    steps = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
        else:
            env.step(random.choice(observation["action_mask"].view(bool).nonzero()[0]))
            steps += 1
    return steps


def playing(env: Any) -> Callable[[], int]:
    return lambda: play(env)


def measure(seconds: float) -> dict[str, dict[str, float]]:
    import pettingzoo

    from nemeton.envs import aec
    from nemeton.games import names

    ours = {name: playing(aec(name)) for name in names()}
    theirs = {name: playing(pettingzoo.make("aec", place)) for name, place in PEERS.items()}
    return {"steps": in_turns(ours | theirs, seconds)}


def section(seconds: float) -> list[str]:
    steps = report_of("environments.py", seconds)["steps"]
    rows = [
        f"| {name} | {rate:,.0f} | "
        + " | ".join(f"{rate / steps[peer]:.1f} ×" for peer in PEERS)
        + " |"
        for name, rate in steps.items()
    ]
    return [
        "",
        "## Environments, steps per second",
        "",
        "Random legal play by PettingZoo's documented loop (`last`, mask, `step`), fewest seats, default options; ours",
        "and theirs in turns in one process. A step makes an observation, of 93 (Le Grand Druide) to 1,692 (Druids)",
        "numbers; one of connect four has 84.",
        "",
        "| environment | steps | " + " | ".join(f"beside {peer}" for peer in PEERS) + " |",
        "| --- | ---: |" + " ---: |" * len(PEERS),
        *rows,
    ]


if __name__ == "__main__":
    print(json.dumps(measure(seconds_wanted())))
