"""Every golden record plays again, to the same words and the same result, and its dice can be
verified."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from golden import RECORDS, found
from nemeton.match import dump, load, replay, verify

FILES = sorted(RECORDS.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_golden_record_plays_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = replay(load(text))
    assert dump(match.record()) == text
    assert match.result is not None
    assert verify(match.record()) == []


@pytest.mark.parametrize("game", sorted({path.parent.name for path in FILES}))
def test_every_recipe_has_its_record_and_it_happened_there(game: str) -> None:
    for name, (_, _, happened) in import_module(f"games.{game}.recipes").RECIPES.items():
        assert happened(
            replay(load((RECORDS / game / f"{name}.jsonl").read_text(encoding="utf-8")))
        ), name


def test_a_recipe_finds_its_game_again() -> None:
    recipe = import_module("games.stonehenge.recipes").RECIPES["tied-line"]
    assert found("stonehenge", recipe) == found("stonehenge", recipe)
