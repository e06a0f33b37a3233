"""`nemeton arena GAME`: plays the games, shows how far it is, and prints the standings.
A table for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table

from .arena import Standing, arena
from .progress import bar


def run(
    game: str, words: Sequence[str], games: int, options: Mapping[str, str], seed: str, jobs: int, as_json: bool
) -> int:
    standings: list[Standing] = []
    with bar() as progress:
        task = progress.add_task(f"{game}: {' · '.join(words)}", total=games)
        for so_far in arena(game, words, games, options, seed, jobs):
            standings = so_far
            progress.advance(task)
    if as_json:
        print(json.dumps([standing.plain() for standing in standings]))
    else:
        Console(highlight=False).print(_table(standings))
    return 0


def _table(standings: list[Standing]) -> Table:
    table = Table("bot", "games", "won", "95 %", "score", "by seat")
    for standing in standings:
        plain, (low, high) = standing.plain(), standing.interval
        by_seat = " ".join(f"{rate:.0%}" for rate in plain["by_seat"].values())
        won, interval, score = f"{standing.rate:.1%}", f"{low:.1%} – {high:.1%}", f"{plain['score']:.2f}"
        table.add_row(standing.word, str(standing.games), won, interval, score, by_seat)
    return table
