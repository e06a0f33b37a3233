"""`make strength`: plays what is missing on the ladder, and writes the tables of docs/bots.md.
Can be stopped at any time and goes on where it was; every game is kept in .strength/."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from nemeton.engine import Refused
from nemeton.games import names
from nemeton.lab.ladder import SEED, Book, climb, to_play
from nemeton.lab.progress import bar
from nemeton.lab.rungs import renewed, renewed_game, tables

ROOT = Path(__file__).resolve().parent.parent
PAGE, BOOK = ROOT / "docs" / "bots.md", ROOT / ".strength" / "games.jsonl"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="each level against the one below it, in every game"
    )
    parser.add_argument("--game", choices=names(), help="this one only")
    parser.add_argument(
        "--games", type=int, default=200, help="how many for each pairing, at least"
    )
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--seed", default=SEED, help="the same seed, the same games")
    parser.add_argument("--book", type=Path, default=BOOK, help="where games are kept")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that gets the tables")
    asked = parser.parse_args()
    if asked.games < 0 or asked.jobs < 1:
        parser.error("games can't be fewer than none, nor processes fewer than one")
    return asked


def main() -> int:
    asked = arguments()
    book = Book(asked.book, asked.seed)
    try:
        climb_all(book, [asked.game] if asked.game else names(), asked.games, asked.jobs)
    except KeyboardInterrupt:
        print("stopped: what is over is kept, the same command goes on with it", file=sys.stderr)
        return 130
    finally:
        page = asked.page.read_text(encoding="utf-8")
        new = (
            renewed_game(page, book, asked.game)
            if asked.game
            else renewed(page, tables(book, names()))
        )
        asked.page.write_text(new, encoding="utf-8")
    print(f"written to {asked.page}")
    return 0


def climb_all(book: Book, games: list[str], wanted: int, jobs: int) -> None:
    todo = to_play(book, games, wanted)
    with bar() as progress:
        task = progress.add_task("the ladder", total=sum(map(len, todo.values())))
        for pairing in climb(book, todo, jobs):
            name = f"{pairing.game} {pairing.seats}: {pairing.strong} – {pairing.weak}"
            progress.update(task, advance=1, description=name)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (OSError, Refused) as trouble:
        sys.exit(f"strength: {trouble}")
