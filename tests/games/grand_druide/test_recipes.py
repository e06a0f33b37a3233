"""The recipes of golden records: each is found among random games, and none of them is what happens
in every game.
Whether the records themselves are good is tested with the records."""

from __future__ import annotations

import pytest

from games.grand_druide.recipes import RECIPES
from games.grand_druide.table import NAME
from golden import found, random_game

every_recipe = pytest.mark.parametrize("name", RECIPES)


@every_recipe
def test_recipe_is_found(name: str) -> None:
    options, seats, happened = RECIPES[name]
    match = found(NAME, RECIPES[name])
    assert happened(match) and match.options == options and match.seats == seats


@every_recipe
def test_recipe_says_no_to_some_games(name: str) -> None:
    options, seats, happened = RECIPES[name]
    games = (random_game(NAME, seats, options, f"plain-{number}") for number in range(50))
    assert not all(happened(match) for match in games)
