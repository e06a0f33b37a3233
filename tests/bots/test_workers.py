"""Bots in worker processes: the same answer as here, refusals that come back, and an end to every
thought."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator

import pytest

from games.stonehenge import table
from nemeton import BadSetup
from nemeton.bots import decide
from nemeton.workers import Bots, crew, think


@pytest.fixture(scope="module")
def bots() -> Iterator[Bots]:
    with Bots() as started:
        yield started


def test_a_worker_answers_what_would_be_answered_here(bots: Bots) -> None:
    match = table.after("6A 5G 4C", "hidden")
    expected = decide(match.game, match.seen(1), 1, "greedy", random.Random("seed"))
    assert bots.choose("stonehenge", match.seen(1), 1, "greedy", "seed") == expected
    assert bots.submit("stonehenge", match.seen(1), 1, "greedy", "seed").result() == expected


def test_a_refusal_comes_back_from_the_worker(bots: Bots) -> None:
    with pytest.raises(BadSetup, match="There is no level “merlin”"):
        bots.choose("stonehenge", table.new().seen(0), 0, "merlin", "seed")


def test_the_same_seed_gives_the_same_answer() -> None:
    view = table.new().seen(0)
    answers = [think("stonehenge", view, 0, "random", seed) for seed in ("a", "a", "b", "c", "d")]
    assert answers[0] == answers[1] and len(set(answers)) > 1


@pytest.mark.parametrize("level", ["ovate", "druid"])
def test_a_bot_without_time_answers_all_the_same(level: str) -> None:
    match = table.new("hidden")
    assert think("stonehenge", match.seen(0), 0, level, "seed", seconds=0) in match.legal(0)


def test_an_interrupt_from_the_keyboard_is_left_to_the_parent() -> None:
    with crew(1) as workers:
        assert workers.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN


def test_nobody_is_asked_once_the_bots_are_gone() -> None:
    with Bots() as gone:
        pass
    with pytest.raises(RuntimeError, match="after shutdown"):
        gone.choose("stonehenge", table.new().seen(0), 0, "random", "seed")
