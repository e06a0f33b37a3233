"""`nemeton check` and `nemeton arena`: what they print, and how they end.
0: all is well; 1: a law is broken; 2: asked wrongly."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from multiprocessing import active_children
from multiprocessing.connection import wait
from time import sleep
from typing import Any

import pytest

import toy
from lab.conftest import Here
from nemeton.__main__ import main
from nemeton.lab.arena import Played
from nemeton.lab.work import in_order


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEMETON_LANG", "en")


def test_check_ends_with_0_when_every_law_held(capsys: pytest.CaptureFixture[str]) -> None:
    """In processes of its own."""
    assert main(["check", "stonehenge", "--games", "2", "--jobs", "1"]) == 0
    assert "stonehenge: 2 games" in capsys.readouterr().out


def test_check_ends_with_1_when_a_law_is_broken_and_tells_how_to_see_it(
    here: Here, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(toy, "card_label", lambda card: toy.say(f"unwritten-{card}"))
    assert main(["check", "toy", "--games", "12", "--seed", "planted"]) == 1
    out = capsys.readouterr().out
    assert (
        "everything_can_be_said: no text toy-unwritten" in out
        and "seed planted-" in out
        and "0 violations" not in out
    )
    assert len(here.asked) == 2, "ten games a piece"


def test_check_ends_with_2_when_there_is_no_such_game(
    capsys: pytest.CaptureFixture[str], here: Here
) -> None:
    assert main(["check", "chess"]) == 2
    assert "There is no game called “chess”" in capsys.readouterr().err and here.asked == []


@pytest.mark.usefixtures("here")
def test_check_is_reproducible_and_counts_what_occurred(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for _ in range(2):
        assert main(["check", "toy", "--games", "4"]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] and "toy: 4 games" in printed[0]
    assert all(
        word in printed[0] for word in ("action", "chance", "phase", "told", "winner", "council")
    )


@pytest.mark.usefixtures("here")
def test_check_speaks_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "toy", "--games", "1", "--lang", "fr"]) == 0
    assert "0 entorses" in capsys.readouterr().out


ARENA = ["arena", "toy", "--bots", "random,greedy,random", "--games", "6"]


@pytest.mark.usefixtures("here")
def test_arena_prints_figures_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in rows] == ["random", "greedy", "random"]
    assert all(row["games"] == 6 and row["by_seat"].keys() == {"0", "1", "2"} for row in rows)


@pytest.mark.usefixtures("here")
def test_arena_prints_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ARENA) == 0
    out = capsys.readouterr().out
    assert (
        "greedy" in out
        and "95\u00a0%" in out
        and "–" in out
        and "rating" in out
        and "2 deals" in out
    )


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("bots", "language", "said"),
    [
        ("greedy,random", "en", "makes the intervals"),
        ("greedy,random", "fr", "les intervalles en sont plus"),
        ("random,random", "en", "Every game is an observation of its own."),
    ],
)
def test_arena_says_what_an_observation_is(
    bots: str, language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    games = "1" if bots == "random,random" else "20"
    assert main(["arena", "toy", "--bots", bots, "--games", games, "--lang", language]) == 0
    assert said in " ".join(capsys.readouterr().out.split())


@pytest.mark.usefixtures("here")
def test_arena_rates_bots_that_differ(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--json"]) == 0
    first, greedy, last = json.loads(capsys.readouterr().out)
    assert first["rating"] == last["rating"] == pytest.approx(-greedy["rating"])
    assert greedy["rating_interval"][0] < greedy["rating"] < greedy["rating_interval"][1]
    assert main(["arena", "toy", "--bots", "random,random", "--games", "2", "--json"]) == 0
    assert {row["rating"] for row in json.loads(capsys.readouterr().out)} == {None}


@pytest.mark.usefixtures("here")
def test_an_interrupted_arena_prints_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def three(*arguments: Any) -> Iterator[Played]:
        yield from list(in_order(*arguments))[:3]
        raise KeyboardInterrupt

    monkeypatch.setattr(importlib.import_module("nemeton.lab.arena"), "in_order", three)
    assert main([*ARENA, "--json"]) == 130
    assert [row["games"] for row in json.loads(capsys.readouterr().out)] == [3, 3, 3]


def test_an_arena_interrupted_before_the_first_game_prints_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("nemeton.lab.work.crew", interrupted)
    assert main(ARENA) == 130 and capsys.readouterr() == ("", "")


def test_broken_off_work_leaves_no_process_behind() -> None:
    """The first game of two is over, the second would go on for hours. The sentinel is asked:
    `is_alive` errs for a moment when the executor's thread has just buried the process."""
    others = set(active_children())
    going = in_order(1, sleep, [(0,), (10_000,)])
    assert next(going) is None
    (process,) = set(active_children()) - others
    going.close()
    assert wait([process.sentinel], timeout=60) == [process.sentinel]


def test_arena_hands_on_options_and_seed(here: Here) -> None:
    assert main([*ARENA, "--option", "deck=long", "--seed", "oak"]) == 0
    assert {(options["deck"], seed) for _, _, options, _, seed in here.asked} == {
        ("long", "oak-0"),
        ("long", "oak-1"),
    }
