"""`nemeton check` and `nemeton arena`: what they print, and how they end.
0: all is well; 1: a law is broken; 2: asked wrongly."""

from __future__ import annotations

import json

import pytest

import toy
from lab.conftest import Here
from nemeton.__main__ import main


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
        "everything_can_be_said: no text toy-unwritten" in out and "seed planted-" in out and "0 violations" not in out
    )
    assert len(here.asked) == 2, "ten games a piece"


def test_check_ends_with_2_when_there_is_no_such_game(capsys: pytest.CaptureFixture[str], here: Here) -> None:
    assert main(["check", "chess"]) == 2
    assert "There is no game called “chess”" in capsys.readouterr().err and here.asked == []


@pytest.mark.usefixtures("here")
def test_check_is_reproducible_and_counts_what_occurred(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for _ in range(2):
        assert main(["check", "toy", "--games", "4"]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] and "toy: 4 games" in printed[0]
    assert all(word in printed[0] for word in ("action", "chance", "phase", "told", "winner", "council"))


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
    assert "greedy" in out and "95 %" in out and "–" in out


def test_arena_hands_on_options_and_seed(here: Here) -> None:
    assert main([*ARENA, "--option", "deck=long", "--seed", "oak"]) == 0
    assert {(options["deck"], seed) for _, _, options, _, seed in here.asked} == {("long", "oak-0"), ("long", "oak-1")}
