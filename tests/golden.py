"""Golden records: games kept as files under tests/records, one folder a game. Drop a file there and
it is a test.
`make golden` writes those of the recipes anew: the first random game, by seed, in which the
recipe's event happens."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from nemeton.games import load, names
from nemeton.match import Match, dump

RECORDS = Path(__file__).parent / "records"
Recipe = tuple[
    dict[str, str], int, Callable[[Match], bool]
]  # options, seats, what must have happened
TRIES = 20_000


def random_game(game: str, seats: int, options: dict[str, str], seed: str) -> Match:
    match, source = Match(load(game), seats, options, seed=seed), random.Random(seed)
    while match.actors:
        seat = source.choice(match.actors)
        match.play(seat, source.choice(match.legal(seat)))
    return match


def found(game: str, recipe: Recipe) -> Match:
    options, seats, happened = recipe
    for number in range(TRIES):
        match = random_game(game, seats, options, f"golden-{number}")
        if happened(match):
            return match
    raise LookupError(f"no game of {game} in {TRIES} does that")


def write(game: str) -> None:
    recipes: dict[str, Recipe] = import_module(f"games.{game}.recipes").RECIPES
    folder = RECORDS / game
    folder.mkdir(parents=True, exist_ok=True)
    for name, recipe in recipes.items():
        (folder / f"{name}.jsonl").write_text(dump(found(game, recipe).record()), encoding="utf-8")
        print(f"{game}/{name}")


if __name__ == "__main__":
    for name in names():
        write(name)
