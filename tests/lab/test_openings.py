"""Drawn openings: where a game has no chance, games differ all the same; how many do is counted,
and said."""

from __future__ import annotations

import importlib
import json
from typing import Any

import pytest

from nemeton.__main__ import main
from nemeton.games import load
from nemeton.lab import arena
from nemeton.lab.arena import are_few, play
from nemeton.lab.openings import ENOUGH, draw_opening, opening_length
from nemeton.match import Match

module = importlib.import_module("nemeton.lab.arena")  # the package gives its function that name
OPEN = {"pawns": "open", "claims": "automatic"}
OPENS = ["arena", "stonehenge", "--bots", "ovate,ovate", "--jobs", "1"]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEMETON_LANG", "en")


def opened(seed: str) -> tuple[Any, ...]:
    match = Match(load("stonehenge"), 2, OPEN, seed=seed)
    draw_opening(match, seed)
    return tuple(move.action for move in match.moves)


def test_openings_are_drawn_where_there_is_no_chance_and_nowhere_else() -> None:
    """Stonehenge has secrets in one variant, but never dice or a deal; all other games have."""
    for pawns in ("open", "hidden"):
        assert opening_length("stonehenge", 2, {**OPEN, "pawns": pawns}) == 2
    assert [
        opening_length(game, 3, {})
        for game in ("druiden", "druids", "grand_druide", "president", "toy")
    ] == [0] * 5


def test_there_are_openings_enough_and_each_is_the_same_for_its_seed() -> None:
    drawn = [opened(f"deal {n}") for n in range(100)]
    assert len(set(drawn)) > 95 and drawn == [opened(f"deal {n}") for n in range(100)]
    assert ENOUGH < 108 * 85 and all(len(moves) == 2 for moves in drawn)


def test_every_rotation_gets_the_same_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []

    def noted(game: Any, view: Any, seat: int, *rest: Any, **more: Any) -> Any:
        if more["moves"] == 2:
            begun.append((view.key(), rest[0]))
        return game.legal(view, seat)[0]

    monkeypatch.setattr(module, "decide", noted)
    for deal in ("one", "two"):
        for rotation in (0, 1):
            play("stonehenge", ("ovate", "greedy"), OPEN, rotation, deal)
    (first, who), (again, other), (third, _), (fourth, _) = begun
    assert first == again != third == fourth and (who, other) == ("ovate", "greedy")


def test_games_without_chance_are_distinct() -> None:
    *_, standings = arena("stonehenge", ("ovate", "bard"), 12, {}, "arena", 1)
    assert [(one.games, one.distinct, one.opening) for one in standings] == [(12, 12, 2)] * 2


@pytest.fixture
def same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that always play the first of their actions, from an opening that is always the same."""
    monkeypatch.setattr(
        module, "decide", lambda game, view, seat, *_, **__: game.legal(view, seat)[0]
    )
    monkeypatch.setattr(module, "draw_opening", lambda *_: None)
    monkeypatch.setattr(module, "in_order", lambda _, work, calls: [work(*call) for call in calls])


@pytest.mark.usefixtures("same")
def test_the_same_game_again_and_again_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*OPENS, "--games", "20"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Warning: only 1 of the 20 games are distinct." in said
    assert "the first 2 moves of each deal are drawn by lot" in said
    assert main([*OPENS, "--games", "20", "--lang", "fr"]) == 0
    assert "1 seulement des 20 parties sont distinctes" in " ".join(capsys.readouterr().out.split())
    assert main([*OPENS, "--games", "20", "--json"]) == 0
    assert [(row["games"], row["distinct"]) for row in json.loads(capsys.readouterr().out)] == [
        (20, 1)
    ] * 2


@pytest.mark.usefixtures("same")
def test_who_sat_where_makes_a_game_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*OPENS[:3], "ovate,druid", "--games", "20", "--json"]) == 0
    assert [row["distinct"] for row in json.loads(capsys.readouterr().out)] == [2, 2]


def test_nine_in_ten_are_not_few() -> None:
    assert are_few(2, 200) and are_few(179, 200) and not are_few(180, 200) and not are_few(1, 1)
