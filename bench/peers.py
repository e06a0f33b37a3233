"""Moves per second of peer game libraries under uniformly random play.
Runs on its own, in a virtual environment of the peers, and prints JSON."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

WARM_UP_SECONDS = 0.5
NODE_GRACE_SECONDS = 60.0
BOARDGAME_FOLDER = Path(__file__).resolve().parent / "boardgame"

PlayGame = Callable[[], int]
"""Plays one random game to its end and returns the number of moves made."""


@dataclass
class Report:
    """Speeds of the peers that ran; reasons for those that could not."""

    moves_per_second: dict[str, float] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)


def play_for(seconds: float, play_game: PlayGame) -> float:
    """Play whole games for about `seconds`; return moves per second."""
    moves = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        moves += play_game()
    return moves / (perf_counter() - start)


def speed(seconds: float, play_game: PlayGame) -> float:
    """Moves per second after a short warm-up."""
    play_for(WARM_UP_SECONDS, play_game)
    return play_for(seconds, play_game)


def play_openspiel(game: Any) -> int:
    """One OpenSpiel game; a chance outcome counts as a move (in hearts, the deal)."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        state.apply_action(openspiel_action(state))
        moves += 1
    return moves


def openspiel_action(state: Any) -> int:
    """A random action of the player to move, or of chance by its probabilities."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        action: int = random.choices(actions, weights)[0]
    else:
        action = random.choice(state.legal_actions())
    return action


def openspiel_speed(seconds: float, name: str) -> float:
    """Speed of the OpenSpiel game called `name`, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    return speed(seconds, lambda: play_openspiel(game))


def openspiel_connect_four(seconds: float) -> float:
    """Connect four, written in C++."""
    return openspiel_speed(seconds, "connect_four")


def openspiel_hearts(seconds: float) -> float:
    """Hearts, written in C++."""
    return openspiel_speed(seconds, "hearts")


def openspiel_python_tic_tac_toe(seconds: float) -> float:
    """Tic-tac-toe, written in Python."""
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  (registers the game)

    return openspiel_speed(seconds, "python_tic_tac_toe")


def play_pettingzoo(env: Any) -> int:
    """One game by the documented AEC loop; the closing `None` steps are no moves."""
    moves = 0
    env.reset()
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            moves += 1
    return moves


def pettingzoo_speed(seconds: float, name: str) -> float:
    """Speed of the PettingZoo environment registered as `name`."""
    import pettingzoo
    import pygame  # noqa: F401  (`make` would hide the ImportError of its lack)

    env = pettingzoo.make("aec", name)
    return speed(seconds, lambda: play_pettingzoo(env))


def pettingzoo_tictactoe(seconds: float) -> float:
    """Tic-tac-toe with its default wrappers."""
    return pettingzoo_speed(seconds, "classic/tictactoe-v3")


def pettingzoo_connect_four(seconds: float) -> float:
    """Connect four with its default wrappers."""
    return pettingzoo_speed(seconds, "classic/connect_four-v3")


def boardgame_tic_tac_toe(seconds: float) -> float:
    """Tic-tac-toe through the boardgame.io reducer, timed inside Node."""
    finished = subprocess.run(
        ["node", "tictactoe.cjs", str(seconds)],
        cwd=BOARDGAME_FOLDER,
        timeout=seconds + NODE_GRACE_SECONDS,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(json.loads(finished.stdout)["moves_per_second"])


PEERS: dict[str, Callable[[float], float]] = {
    "openspiel connect_four (C++)": openspiel_connect_four,
    "openspiel hearts (C++)": openspiel_hearts,
    "openspiel python_tic_tac_toe": openspiel_python_tic_tac_toe,
    "pettingzoo tictactoe_v3": pettingzoo_tictactoe,
    "pettingzoo connect_four_v3": pettingzoo_connect_four,
    "boardgame.io tic-tac-toe": boardgame_tic_tac_toe,
}


def first_line(error: Exception) -> str:
    """What went wrong, in one line; a failed command's own words come first."""
    text = getattr(error, "stderr", None) or str(error)
    return str(text).strip().partition("\n")[0]


def measure(seconds: float) -> Report:
    """Measure every peer for about `seconds` each, passing over those not installed."""
    report = Report()
    for name, peer_speed in PEERS.items():
        try:
            report.moves_per_second[name] = peer_speed(seconds)
        except (ImportError, OSError, subprocess.SubprocessError) as error:
            report.missing[name] = first_line(error)
    return report


if __name__ == "__main__":
    print(json.dumps(asdict(measure(float(sys.argv[1]) if sys.argv[1:] else 2.0))))
