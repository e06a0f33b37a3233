"""The ladder: in every game, each level against the one below it, and the strongest against greedy.
Games are kept in a book as they are over: what was played once with these rules and bots is not
played again."""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import nemeton.bots
import nemeton.engine
import nemeton.match
from nemeton.bots import LEVELS
from nemeton.games import load

from . import openings
from .arena import call, play
from .rates import Rate
from .work import as_done

SEED = "ladder"
STEPS = (*pairwise(LEVELS), ("greedy", LEVELS[-1]))  # weaker, stronger
UNPLAYED = {
    "scene",
    "nodes",
    "story",
    "view",
    "words",
    "refusals",
}  # modules of what is seen and said


@dataclass(frozen=True, slots=True)
class Pairing:
    """One stronger bot; weaker ones on all other seats."""

    game: str
    seats: int
    strong: str
    weak: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.strong, *[self.weak] * (self.seats - 1))

    @property
    def options(self) -> dict[str, str]:
        """What a form proposes to so many, as the house plays it where bots sit."""
        about = load(self.game).about
        return about.at_table(self.seats, about.proposed(self.seats), bots=True)

    def games(self, wanted: int) -> int:
        """So many, or a few more: every deal in all rotations."""
        return -(-wanted // self.seats) * self.seats


def pairings(game: str) -> list[Pairing]:
    """With as few seats as the game has, and with the next greater number."""
    return [
        Pairing(game, seats, strong, weak)
        for seats in load(game).about.seats[:2]
        for weak, strong in STEPS
    ]


@cache
def fingerprint(game: str) -> str:
    """Of the code that decides how a game goes; comments, and what is only seen or said, are no
    part of it."""
    digest = hashlib.sha256()
    for module in (nemeton.engine, nemeton.match, nemeton.bots, load(game)):
        folder = Path(str(getattr(module, "__file__", ""))).parent
        for file in sorted(folder.rglob("*.py")):
            if file.stem not in UNPLAYED:
                digest.update(_code(file, folder))
    digest.update(_code(Path(openings.__file__), Path(openings.__file__).parent))
    return digest.hexdigest()[:16]


def _code(file: Path, folder: Path) -> bytes:
    code = ast.dump(ast.parse(file.read_text(encoding="utf-8")))
    return f"{file.relative_to(folder)} {code}\n".encode()


@dataclass(frozen=True, slots=True)
class Game:
    """What the stronger bot won in it, the trail of its moves, and whether nobody won it at all."""

    won: float
    trail: str
    nobody: bool = False


class Book:
    """A file with one line for each game that was played; only lines of today's rules and bots are
    read."""

    def __init__(self, path: Path, seed: str = SEED) -> None:
        self.path, self.seed = path, seed
        self._games: dict[Pairing, dict[int, Game]] = {}
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        for line in lines:
            self._read(line)

    def _read(self, text: str) -> None:
        """A line that was cut short by an interruption is passed over."""
        try:
            line = json.loads(text)
            pairing = Pairing(line["game"], line["seats"], line["strong"], line["weak"])
            game = Game(line["won"], line["trail"], line["nobody"])
            if line == self._line(pairing, line["number"], game):
                self._games.setdefault(pairing, {})[line["number"]] = game
        except (ValueError, LookupError, TypeError):
            return

    def _line(self, pairing: Pairing, number: int, game: Game) -> dict[str, Any]:
        return {
            "print": fingerprint(pairing.game),
            "game": pairing.game,
            "seats": pairing.seats,
            "options": pairing.options,
            "strong": pairing.strong,
            "weak": pairing.weak,
            "seed": self.seed,
            "number": number,
            "won": game.won,
            "trail": game.trail,
            "nobody": game.nobody,
        }

    def add(self, pairing: Pairing, number: int, game: Game) -> None:
        """On disk before it counts."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a+b") as file:
            file.seek(max(0, file.tell() - 1))
            whole = file.read() in (b"", b"\n")
            line = json.dumps(self._line(pairing, number, game), ensure_ascii=False)
            file.write(f"{'' if whole else chr(10)}{line}\n".encode())
        self._games.setdefault(pairing, {})[number] = game

    def missing(self, pairing: Pairing, games: int) -> list[int]:
        known = self._games.get(pairing, {})
        return [number for number in range(pairing.games(games)) if number not in known]

    def rate(self, pairing: Pairing) -> Rate:
        """How the stronger bot fared: rotations of a deal belong together."""
        rate = Rate()
        for number, game in sorted(self._games.get(pairing, {}).items()):
            rate.add(game.won, number // pairing.seats)
        return rate

    def decided(self, pairing: Pairing) -> float:
        """The part of the games that somebody won."""
        games = self._games.get(pairing, {}).values()
        return 1 - sum(game.nobody for game in games) / len(games) if games else 1.0

    def distinct(self, pairing: Pairing) -> int:
        """How many of the games were not the same as another."""
        return len({game.trail for game in self._games.get(pairing, {}).values()})


Todo = Mapping[Pairing, Sequence[int]]


def to_play(book: Book, games: Sequence[str], wanted: int) -> Todo:
    """What is not in the book yet; the fewest seats of each game first, and what is thought of
    quickly."""
    every = [pairing for game in games for pairing in pairings(game)]
    every.sort(
        key=lambda one: (
            one.seats - load(one.game).about.seats[0],
            STEPS.index((one.weak, one.strong)),
        )
    )
    return {pairing: numbers for pairing in every if (numbers := book.missing(pairing, wanted))}


def climb(book: Book, todo: Todo, jobs: int) -> Generator[Pairing, None, None]:
    """Plays what is to play and keeps it; the pairing of each game that is over."""
    calls = [
        (pairing, number, book.seed) for pairing, numbers in todo.items() for number in numbers
    ]
    for (pairing, number, _), game in as_done(jobs, play_one, calls):
        book.add(pairing, number, game)
        yield pairing


def play_one(pairing: Pairing, number: int, seed: str) -> Game:
    """How the stronger bot fares in that game, the same as in `nemeton arena`. Runs in a worker."""
    played = play(*call(pairing.game, pairing.words, pairing.options, seed, number))
    return Game(played.shares[played.entrants.index(0)], played.trail, played.nobody)
