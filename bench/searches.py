"""Iterations per second of our information-set search beside OpenSpiel's, on games of about the
same length.
As a script it measures and prints JSON; `section` makes lines for docs/benchmarks.md of that."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

from peers import openspiel_action
from together import in_turns, report_of, seconds_wanted

ITERATIONS = 1200  # as the strongest level
GAMES = 20  # played to find out how long one is
PAIRS: tuple[
    tuple[str, dict[str, str], str], ...
] = (  # ours with its options, and theirs of about the same length
    ("stonehenge", {"pawns": "hidden"}, "euchre"),
    ("grand_druide", {}, "oh_hell"),
    ("druiden", {}, "hearts"),
    ("druids", {}, "gin_rummy"),
    ("president", {}, "gin_rummy"),
)
CONTENTS = ("judged", "expected", "played")
PYTHON, CPP = " (Python)", " (C++)"


def ours(name: str, options: dict[str, str]) -> tuple[Callable[[], int], float]:
    """A search from the setup, as the bots make them, and the length of a random game."""
    from nemeton.bots import search
    from nemeton.engine import Dealer, Sampled
    from nemeton.games import load

    game, dealer = load(name), Dealer(Sampled(random.Random(3)))
    seats, chosen = game.about.chosen(None, options)
    state = game.setup(seats, chosen, dealer)
    seat = game.actors(state)[0]
    view = game.redact(state, seat)

    def think() -> int:
        search(game, view, seat, random.Random(4), ITERATIONS)
        return ITERATIONS

    def length() -> int:
        state, actions = game.setup(seats, chosen, dealer), 0
        while acting := game.actors(state):
            game.apply(state, acting[0], dealer.chance.pick(game.legal(state, acting[0])), dealer)
            actions += 1
        return actions

    return think, sum(length() for _ in range(GAMES)) / GAMES


def contents(name: str, options: dict[str, str]) -> dict[str, float]:
    """What an iteration of ours does, on average: positions judged, choices made by the game's
    policy, actions of ends played at random. Counted in a search of its own, since counting takes
    time."""
    from nemeton.bots import Search
    from nemeton.engine import Dealer, Sampled
    from nemeton.games import load

    game = load(name)
    seats, chosen = game.about.chosen(None, options)
    state = game.setup(seats, chosen, Dealer(Sampled(random.Random(3))))
    seat = game.actors(state)[0]
    search, done = (
        Search(game, game.redact(state, seat), seat, random.Random(4)),
        dict.fromkeys(CONTENTS, 0.0),
    )

    def counting(what: str, part: Any, count: Callable[[Any], int]) -> Any:
        def counted(*given: Any) -> Any:
            found = part(*given)
            done[what] += count(found)
            return found

        return counted if part else None

    search._evaluate = counting("judged", search._evaluate, lambda _: 1)
    search._looks = counting(
        "judged", search._looks, lambda looks: sum(look >= 0 for look in looks)
    )
    search._others = counting("expected", search._others, lambda _: 1)
    search._ends = counting("played", search._ends, lambda played: sum(map(len, played)))
    for _ in range(ITERATIONS):
        search.iterate()
    done["judged"] += ITERATIONS * (search._evaluate is None)  # the end that was played
    return {what: count / ITERATIONS for what, count in done.items()}


def theirs(name: str) -> tuple[Callable[[], int], Callable[[], int], float]:
    """OpenSpiel's search in Python and in C++, with one random rollout an iteration, from the first
    decision of a game; and the length of a random game, deals not counted."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game(name)
    random.seed(1)
    states = cycle(
        [first_decision(game) for _ in range(GAMES)]
    )  # oh_hell deals long and short hands

    def in_python() -> int:
        evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ISMCTSBot(game, evaluator, 2.0, ITERATIONS, random_state=np.random.RandomState(2))
        bot.step(next(states))
        return ITERATIONS

    def in_cpp() -> int:
        bot = pyspiel.ISMCTSBot(
            1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ITERATIONS, -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
        )  # fmt: skip
        bot.step(next(states))
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
    inside = {f"in {name}": contents(name, options) for name, options, _ in PAIRS}
    return {"iterations": in_turns(thinking, seconds), "lengths": lengths, **inside}


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
        *(
            row(report, " ".join((name, *options.values())), name, peer)
            for name, options, peer in PAIRS
        ),
        "",
        "An iteration of theirs judges one position, by one random rollout. One of ours also looks at every action of",
        "a choice that it meets for the second time; in Le Grand Druide the others act by a policy that counts the",
        "votes after each of their actions. On average, an iteration of ours contains:",
        "",
        "| ours | positions judged | choices by policy | random actions | judged a second | theirs, in Python | |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        *(
            inside(report, " ".join((name, *options.values())), name, peer)
            for name, options, peer in PAIRS
        ),
        "",
        *LEFT,
    ]


LEFT = """Where an iteration's time goes, compiled, by profile. Stonehenge: a fifth looks at the actions of a choice, a
sixth lists them, an eighth chooses among them, a tenth plays them, a thirteenth frees the tree. Le Grand Druide: a
third is the others' policy, a fifth the random end, a thirteenth worlds, a seventeenth what is learnt.
Decisions 0036 and 0039 say what else was there.""".splitlines()


def inside(report: dict[str, dict[str, float]], title: str, name: str, peer: str) -> str:
    counts, rates = report[f"in {name}"], report["iterations"]
    judged, python = counts["judged"] * rates[name], rates[peer + PYTHON]
    each = [f"{counts[what]:.1f}" for what in CONTENTS]
    return (
        "| "
        + " | ".join([title, *each, f"{judged:,.0f}", f"{python:,.0f}", f"{judged / python:.1f} ×"])
        + " |"
    )


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
