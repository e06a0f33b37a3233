"""The ladder: in every game, each level against the one below it, and the strongest against greedy.
Games are kept in a book as they are over: what was played once with these rules and bots is not played again."""

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

from .arena import call, play
from .rates import Rate
from .work import as_done

SEED = "ladder"
STEPS = (*pairwise(LEVELS), ("greedy", LEVELS[-1]))  # weaker, stronger
UNPLAYED = {"scene", "nodes", "story", "view", "words", "refusals"}  # modules of what is seen and said


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
    return [Pairing(game, seats, strong, weak) for seats in load(game).about.seats[:2] for weak, strong in STEPS]


@cache
def fingerprint(game: str) -> str:
    """Of the code that decides how a game goes; comments, and what is only seen or said, are no part of it."""
    digest = hashlib.sha256()
    for module in (nemeton.engine, nemeton.match, nemeton.bots, load(game)):
        folder = Path(str(getattr(module, "__file__", ""))).parent
        for file in sorted(folder.rglob("*.py")):
            if file.stem not in UNPLAYED:
                code = ast.dump(ast.parse(file.read_text(encoding="utf-8")))
                digest.update(f"{file.relative_to(folder)} {code}\n".encode())
    return digest.hexdigest()[:16]


class Book:
    """A file with one line for each game that was played; only lines of today's rules and bots are read."""

    def __init__(self, path: Path, seed: str = SEED) -> None:
        self.path, self.seed = path, seed
        self._won: dict[Pairing, dict[int, float]] = {}
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        for line in lines:
            self._read(line)

    def _read(self, text: str) -> None:
        """A line that was cut short by an interruption is passed over."""
        try:
            line = json.loads(text)
            pairing = Pairing(line["game"], line["seats"], line["strong"], line["weak"])
            if line == self._line(pairing, line["number"], line["won"]):
                self._won.setdefault(pairing, {})[line["number"]] = line["won"]
        except (ValueError, LookupError, TypeError):
            return

    def _line(self, pairing: Pairing, number: int, won: float) -> dict[str, Any]:
        return {
            "print": fingerprint(pairing.game),
            "game": pairing.game,
            "seats": pairing.seats,
            "options": pairing.options,
            "strong": pairing.strong,
            "weak": pairing.weak,
            "seed": self.seed,
            "number": number,
            "won": won,
        }

    def add(self, pairing: Pairing, number: int, won: float) -> None:
        """On disk before it counts."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a+b") as file:
            file.seek(max(0, file.tell() - 1))
            whole = file.read() in (b"", b"\n")
            line = json.dumps(self._line(pairing, number, won), ensure_ascii=False)
            file.write(f"{'' if whole else chr(10)}{line}\n".encode())
        self._won.setdefault(pairing, {})[number] = won

    def missing(self, pairing: Pairing, games: int) -> list[int]:
        known = self._won.get(pairing, {})
        return [number for number in range(pairing.games(games)) if number not in known]

    def rate(self, pairing: Pairing) -> Rate:
        """How the stronger bot fared: rotations of a deal belong together."""
        rate = Rate()
        for number, won in sorted(self._won.get(pairing, {}).items()):
            rate.add(won, number // pairing.seats)
        return rate


Todo = Mapping[Pairing, Sequence[int]]


def to_play(book: Book, games: Sequence[str], wanted: int) -> Todo:
    """What is not in the book yet; the fewest seats of each game first, and what is thought of quickly."""
    every = [pairing for game in games for pairing in pairings(game)]
    every.sort(key=lambda one: (one.seats - load(one.game).about.seats[0], STEPS.index((one.weak, one.strong))))
    return {pairing: numbers for pairing in every if (numbers := book.missing(pairing, wanted))}


def climb(book: Book, todo: Todo, jobs: int) -> Generator[Pairing, None, None]:
    """Plays what is to play and keeps it; the pairing of each game that is over."""
    calls = [(pairing, number, book.seed) for pairing, numbers in todo.items() for number in numbers]
    for (pairing, number, _), won in as_done(jobs, play_one, calls):
        book.add(pairing, number, won)
        yield pairing


def play_one(pairing: Pairing, number: int, seed: str) -> float:
    """What the stronger bot wins in that game, the same as in `nemeton arena`. Runs in a worker."""
    entrants, shares, _ = play(*call(pairing.game, pairing.words, pairing.options, seed, number))
    return shares[entrants.index(0)]
