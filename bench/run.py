"""`make bench`: how fast the games are, in plain Python and compiled, beside their peers, in one
run on one core.
Prints a table with ratios and writes docs/benchmarks.md; nothing here is a test."""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import environments
import searches
from nemeton import build
from nemeton.bots import search
from nemeton.engine import Dealer, Game, Sampled
from nemeton.games import load, names
from peers import speed

HERE = Path(__file__).resolve().parent
PEERS_PYTHON = HERE.parent / ".bench" / "bin" / "python"
PAGE = HERE.parent / "docs" / "benchmarks.md"
SECONDS = 3.0
WIDEST = 1000  # columns of a file
LEFT = """## Where the time goes, compiled

Of the instructions of the rules in random games with the fewest seats, counted by callgrind:

- Stonehenge, open and automatic: two fifths are claims after a placing, a third lists the placings, a fifth places.
- Die Druiden: three tenths find where pawns can end, for the list of moves and, before that, to see whether the turn
  goes on (a tenth); the list itself is a twentieth more, the vote another.
- Le Jeu du Président: three tenths are picks, most of it to find those from which a sum can still be completed; a
  seventh draws cards and opens sums, a tenth rolls.
- Le Grand Druide with random altars: laying them and dealing costs more than finding all the actions of a game.
- Druids: half is drawing cards and holding rituals.""".splitlines()


@dataclass(frozen=True)
class Figure:
    """One thing that was measured: so many per second."""

    kind: str
    name: str
    rate: float


def random_play(game: Game[Any], seats: int, options: dict[str, str]) -> Callable[[], int]:
    """Whole games through the public rules: actors, legal, apply."""
    source = random.Random(1)
    dealer, draw = Dealer(Sampled(source)), source.random
    setup, actors, legal, apply = game.setup, game.actors, game.legal, game.apply

    def play() -> int:
        state, moves = setup(seats, options, dealer), 0
        while acting := actors(state):
            actions = legal(state, acting[0])
            apply(state, acting[0], actions[int(draw() * len(actions))], dealer)
            moves += 1
        return moves

    return play


def middle(game: Game[Any], seats: int, options: dict[str, str]) -> Any:
    """A position in the middle of a random game."""
    source = random.Random(2)
    dealer = Dealer(Sampled(source))
    state = game.setup(seats, options, dealer)
    for _ in range(8):
        seat = game.actors(state)[0]
        game.apply(state, seat, source.choice(game.legal(state, seat)), dealer)
    return state


def clones(game: Game[Any], seats: int, options: dict[str, str]) -> Callable[[], int]:
    state = middle(game, seats, options)

    def copy() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return copy


def searching(game: Game[Any], seats: int, options: dict[str, str]) -> Callable[[], int]:
    """Searches of 4,000 iterations, as the strongest level makes them, from the start and so from
    the most choices."""
    state = game.setup(seats, options, Dealer(Sampled(random.Random(3))))
    seat = game.actors(state)[0]
    view = game.redact(state, seat)

    def think() -> int:
        search(game, view, seat, random.Random(4), 4000)
        return 4000

    return think


MEASURED = {"moves": random_play, "clones": clones, "iterations": searching}


COMPILED = "compiled"
COLUMNS = [column for kind in MEASURED for column in (kind, f"{kind}, {COMPILED}")]


def of_game(name: str) -> Iterator[Figure]:
    """In whichever build is running."""
    game, suffix = load(name), f", {COMPILED}" if build.running() == COMPILED else ""
    for options in game.about.all_options():
        case = f"{name} {' '.join(options.values())}".strip()
        for kind, measured in MEASURED.items():
            yield Figure(
                f"{kind}{suffix}",
                case,
                speed(SECONDS, measured(game, game.about.seats[0], options)),
            )


def ours() -> Iterator[Figure]:
    """Game by game, first in plain Python, then compiled where that is there; each in a process of
    its own."""
    for name in names():
        for wanted in ("0", "1"):
            if wanted == "0" or build.running() == COMPILED:
                told = subprocess.run(
                    [sys.executable, __file__, name],
                    env={**os.environ, "NEMETON_FAST": wanted},
                    stdout=subprocess.PIPE,
                    check=True,
                )
                yield from (Figure(*figure) for figure in json.loads(told.stdout))


def theirs() -> tuple[list[Figure], dict[str, str]]:
    """The peers, measured in their own environment."""
    command = [str(PEERS_PYTHON), str(HERE / "peers.py"), str(SECONDS)]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return [
        Figure("moves", name, rate) for name, rate in report["moves_per_second"].items()
    ], report["missing"]


def rows(mine: list[Figure], peers: list[Figure]) -> list[list[str]]:
    """A row per game of ours: its figures, and its moves as multiples of each peer's."""
    found: dict[str, dict[str, float]] = {}
    for figure in mine:
        found.setdefault(figure.name, {})[figure.kind] = figure.rate
    return [
        [
            name,
            *(f"{rates[kind]:,.0f}" if kind in rates else "" for kind in COLUMNS),
            *(" · ".join(multiples(rates, peer)) for peer in peers),
        ]
        for name, rates in found.items()
    ]


def multiples(rates: dict[str, float], peer: Figure) -> list[str]:
    """In plain Python, and compiled."""
    return [
        f"{rates[kind] / peer.rate:.1f} ×"
        for kind in ("moves", f"moves, {COMPILED}")
        if kind in rates
    ]


def page(mine: list[Figure], peers: list[Figure], missing: dict[str, str]) -> str:
    lines = [
        "# Benchmarks",
        "",
        "Written by `make bench`: one run, one core, random play to the end through the public rules path",
        "(`actors`, `legal`, `apply`); clones of a position after eight actions; search iterations from the setup.",
        f"CPython {platform.python_version()}, {platform.system()} {platform.machine()}. Ratios are the point.",
        "PettingZoo is measured with its default wrappers, boardgame.io through its reducer in production mode;",
        "in OpenSpiel's hearts a card dealt counts as a move.",
        "",
        "## Ours, per second",
        "",
        *table(["game", *COLUMNS], [row[: 1 + len(COLUMNS)] for row in rows(mine, peers)]),
        "",
        "## Peers, moves per second",
        "",
        *table(["peer", "moves"], [[peer.name, f"{peer.rate:,.0f}"] for peer in peers]),
        *(f"\nNot measured: {name} ({reason})" for name, reason in missing.items()),
        "",
        "## Our moves as a multiple of theirs",
        "",
        "In plain Python · compiled.",
        "",
        *table(
            ["game", *(p.name for p in peers)],
            [[r[0], *r[1 + len(COLUMNS) :]] for r in rows(mine, peers)],
        ),
        "",
        *LEFT,
    ]
    return "\n".join(lines) + "\n"


def table(head: list[str], body: list[list[str]]) -> list[str]:
    rule = ["---", *["---:"] * (len(head) - 1)]
    return ["| " + " | ".join(row) + " |" for row in (head, rule, *body)]


def show(mine: list[Figure], peers: list[Figure]) -> None:
    shown = Table("game", *COLUMNS, *(f"× {peer.name}" for peer in peers))
    for row in rows(mine, peers):
        shown.add_row(*row)
    for peer in peers:
        shown.add_row(peer.name, f"{peer.rate:,.0f}")
    console = Console()
    if not console.is_terminal:  # a file is as wide as what is written to it
        console.width = console.measure(
            shown, options=console.options.update(max_width=WIDEST)
        ).maximum
    console.print(shown)


def main() -> None:
    if len(sys.argv) > 1:
        print(
            json.dumps([[figure.kind, figure.name, figure.rate] for figure in of_game(sys.argv[1])])
        )
        return
    peers, missing = theirs()
    mine = list(ours())
    show(mine, peers)
    more = [*environments.section(SECONDS), *searches.section(SECONDS)]
    PAGE.write_text(
        "\n".join([page(mine, peers, missing).rstrip("\n"), *more]) + "\n", encoding="utf-8"
    )
    print(f"written to {PAGE.relative_to(HERE.parent)}")


if __name__ == "__main__":
    main()
