"""Iterations per second of our information-set search beside OpenSpiel's, on games of about the same length.
As a script it measures and prints JSON; `section` makes lines for docs/benchmarks.md of that."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from peers import openspiel_action
from together import in_turns, report_of, seconds_wanted

ITERATIONS = 1200  # as the strongest level
GAMES = 20  # played to find out how long one is
PAIRS: tuple[tuple[str, dict[str, str], str], ...] = (  # ours with its options, and theirs of about the same length
    ("stonehenge", {"pawns": "hidden"}, "euchre"),
    ("grand_druide", {}, "oh_hell"),
    ("druiden", {}, "hearts"),
    ("druids", {}, "gin_rummy"),
    ("president", {}, "gin_rummy"),
)
PYTHON, CPP = " (Python)", " (C++)"


def ours(name: str, options: dict[str, str]) -> tuple[Callable[[], int], float]:
    """A search from the setup, as the bots make them, and the length of a random game."""
    from nemeton.bots import Search
    from nemeton.engine import Dealer, Sampled
    from nemeton.games import load

    game, dealer = load(name), Dealer(Sampled(random.Random(3)))
    seats, chosen = game.about.chosen(None, options)
    state = game.setup(seats, chosen, dealer)
    seat = game.actors(state)[0]
    view = game.redact(state, seat)

    def think() -> int:
        search = Search(game, view, seat, random.Random(4))
        for _ in range(ITERATIONS):
            search.iterate()
        return ITERATIONS

    def length() -> int:
        state, actions = game.setup(seats, chosen, dealer), 0
        while acting := game.actors(state):
            game.apply(state, acting[0], dealer.chance.pick(game.legal(state, acting[0])), dealer)
            actions += 1
        return actions

    return think, sum(length() for _ in range(GAMES)) / GAMES


def theirs(name: str) -> tuple[Callable[[], int], Callable[[], int], float]:
    """OpenSpiel's search in Python and in C++, with one random rollout an iteration, from the first decision of a
    game; and the length of a random game, deals not counted."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game(name)
    state = first_decision(game)

    def in_python() -> int:
        evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ISMCTSBot(game, evaluator, 2.0, ITERATIONS, random_state=np.random.RandomState(2))
        bot.step(state)
        return ITERATIONS

    def in_cpp() -> int:
        bot = pyspiel.ISMCTSBot(
            1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ITERATIONS, -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
        )  # fmt: skip
        bot.step(state)
        return ITERATIONS

    return in_python, in_cpp, sum(length(game) for _ in range(GAMES)) / GAMES


def first_decision(game: Any) -> Any:
    """After the deal, with more than one thing to do."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(openspiel_action(state))
    return state


def length(game: Any) -> int:
    state, actions = game.new_initial_state(), 0
    while not state.is_terminal():
        actions += not state.is_chance_node()
        state.apply_action(openspiel_action(state))
    return actions


def measure(seconds: float) -> dict[str, dict[str, float]]:
    thinking: dict[str, Callable[[], int]] = {}
    lengths: dict[str, float] = {}
    for name, options, peer in PAIRS:
        thinking[name], lengths[name] = ours(name, options)
        thinking[peer + PYTHON], thinking[peer + CPP], lengths[peer] = theirs(peer)
    return {"iterations": in_turns(thinking, seconds), "lengths": lengths}


def section(seconds: float) -> list[str]:
    report = report_of("searches.py", seconds)
    return [
        "",
        "## Information-set search, iterations per second",
        "",
        "Ours beside OpenSpiel's `ISMCTSBot` with one random rollout an iteration, 1,200 iterations from the first",
        "decision. Theirs are the games nearest in length, in brackets, that OpenSpiel can resample; their rules are",
        "C++, under a tree in Python or in C++. In Le Grand Druide ours plays every iteration to the end too;",
        "elsewhere the game's own evaluation judges, as in the bots.",
        "",
        "| ours | iterations | theirs, in Python | iterations | | theirs, in C++ | |",
        "| --- | ---: | --- | ---: | ---: | ---: | ---: |",
        *(row(report, " ".join((name, *options.values())), name, peer) for name, options, peer in PAIRS),
    ]


def row(report: dict[str, dict[str, float]], title: str, name: str, peer: str) -> str:
    rates, lengths = report["iterations"], report["lengths"]
    mine, python, cpp = rates[name], rates[peer + PYTHON], rates[peer + CPP]
    cells = (
        f"{title} ({lengths[name]:.0f})", f"{mine:,.0f}", f"{peer} ({lengths[peer]:.0f})",
        f"{python:,.0f}", f"{mine / python:.1f} ×", f"{cpp:,.0f}", f"{mine / cpp:.1f} ×",
    )  # fmt: skip
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    print(json.dumps(measure(seconds_wanted())))
