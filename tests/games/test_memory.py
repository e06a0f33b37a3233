"""What games remember from one table to the next: tables made once, never what grows with every
game.
A cache without a bound must have few keys; `kept` is for the others."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from nemeton.engine import Dealer, Game, Sampled
from nemeton.games import load, names

GAMES, EVERY, FEW = 8, 6, 2_500


def show_random_games(game: Game[Any]) -> None:
    """Random games of all seat counts, shown to everybody now and then."""
    options = {option.name: option.values[0] for option in game.about.options}
    for number in range(GAMES):
        source = random.Random(number)
        dealer, seats = Dealer(Sampled(source)), game.about.seats[number % len(game.about.seats)]
        state = game.setup(seats, options, dealer)
        moves = 0
        while actors := game.actors(state):
            if moves % EVERY == 0:
                for viewer in (None, *range(seats)):
                    game.scene(game.redact(state, viewer), viewer)
            game.apply(state, actors[0], source.choice(list(game.legal(state, actors[0]))), dealer)
            moves += 1


def caches(folder: str) -> Iterator[tuple[str, Any]]:
    for name, module in list(sys.modules.items()):
        if name.startswith(f"nemeton.games.{folder}"):
            for word, thing in vars(module).items():
                if hasattr(thing, "cache_info"):
                    yield f"{name}.{word}", thing.cache_info()


@pytest.mark.parametrize("name", names())
def test_nothing_without_a_bound_grows_with_every_game(name: str) -> None:
    show_random_games(load(name))
    grown = {
        where: info.currsize
        for where, info in caches(name)
        if info.maxsize is None and info.currsize > FEW
    }
    assert not grown
