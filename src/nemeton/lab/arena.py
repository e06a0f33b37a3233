"""The arena: bots against bots, seats rotated, the same deal or drawn opening for every rotation.
Reproducible by seed; figures come with their 95 % interval, and with how many games were
distinct."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from nemeton.bots import Memory, decide, level_of
from nemeton.games import load
from nemeton.match import Match

from .openings import draw_opening, opening_length
from .rates import Interval, Rate
from .ratings import Rating, Result, ratings
from .work import in_order

DISTINCT = 0.9  # of the games; where fewer are, the same was counted again and again


@dataclass
class Standing:
    """How one entrant fared; a shared victory counts for its share, a game that nobody wins is won
    by nobody."""

    word: str
    part: float = 0.5  # of the victories that would be its, if all were equally strong
    won: Rate = field(default_factory=Rate)  # by deal
    nobody: int = 0  # games that nobody won
    scores: int = 0
    by_seat: dict[int, Rate] = field(default_factory=dict)
    opening: int = 0  # how many moves are drawn, where a game has no chance
    trails: set[str] = field(default_factory=set)

    def add(
        self, seat: int, share: float, score: int, deal: int, trail: str, nobody: bool = False
    ) -> None:
        self.won.add(share, deal)
        self.nobody += nobody
        self.scores += score
        self.trails.add(trail)
        self.by_seat.setdefault(seat, Rate()).add(share, deal)

    @property
    def games(self) -> int:
        return self.won.games

    @property
    def distinct(self) -> int:
        """How many games were not the same as another, move by move."""
        return len(self.trails)

    @property
    def rate(self) -> float:
        return self.won.rate

    @property
    def interval(self) -> Interval:
        return self.won.interval

    @property
    def fair(self) -> float:
        """What it would win if all were equally strong: an equal part of what somebody wins."""
        return self.part * (1 - self.nobody / self.games) if self.games else self.part

    @property
    def score(self) -> float:
        return self.scores / self.games if self.games else 0.0

    def plain(self) -> dict[str, Any]:
        return {
            "bot": self.word,
            "games": self.games,
            "distinct": self.distinct,
            "opening": self.opening,
            "deals": len(self.won.groups),
            "nobody": self.nobody,
            "rate": self.rate,
            "interval": list(self.interval),
            "fair": self.fair,
            "pairing": self.won.pairing,
            "score": self.score,
            "by_seat": {str(seat): won.rate for seat, won in sorted(self.by_seat.items())},
        }


def are_few(distinct: int, games: int) -> bool:
    """Whether so few games are distinct that an interval says less than it seems to."""
    return distinct < DISTINCT * games


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went: by seat, and its trail, which is the same for games that are."""

    entrants: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    trail: str

    @property
    def nobody(self) -> bool:
        """Whether nobody has won."""
        return not any(self.shares)


def play(
    game: str, words: Sequence[str], options: Mapping[str, str], rotation: int, seed: str
) -> Played:
    """One game; entrant n sits at seat (n + rotation). Runs in a worker."""
    entrants = tuple((seat - rotation) % len(words) for seat in range(len(words)))
    match = Match(load(game), len(words), dict(options), seed=seed)
    draw_opening(match, seed)
    source, memories = random.Random(f"{seed} {rotation}"), [Memory() for _ in words]
    while match.actors:
        seat, moves = match.actors[0], len(match.moves)
        word, memory = words[entrants[seat]], memories[seat]
        match.play(
            seat,
            decide(match.game, match.seen(seat), seat, word, source, memory=memory, moves=moves),
        )
    result = match.result
    assert result is not None, "nobody acts, so it is over"
    trail = trail_of(match, [words[entrant] for entrant in entrants])
    return Played(entrants, tuple(result.shares()), result.scores, trail)


def trail_of(match: Match, words: Sequence[str]) -> str:
    """Of who sat where, what was dealt and every move."""
    told = [words, match.setup.chance(), [move.plain() for move in match.moves]]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def call(
    game: str, words: Sequence[str], options: Mapping[str, str], seed: str, number: int
) -> tuple[Any, ...]:
    """Game number n of a tournament, for `play`: every deal once in each rotation, one after the
    other."""
    deal, rotation = divmod(number, len(words))
    return game, words, options, rotation, f"{seed}-{deal}"


def arena(
    game: str,
    words: Sequence[str],
    games: int,
    options: Mapping[str, str],
    seed: str = "arena",
    jobs: int = 2,
) -> Iterator[list[Standing]]:
    """The standings after each game; bad words are refused before the first."""
    about = load(game).about
    seats, chosen = about.chosen(len(words), dict(options))
    options = about.at_table(seats, chosen, bots=True)
    opening = opening_length(game, seats, options)
    standings = [Standing(level_of(word).word, 1 / seats, opening=opening) for word in words]
    calls = [call(game, words, options, seed, number) for number in range(games)]
    for number, played in enumerate(in_order(jobs, play, calls)):
        for seat, entrant in enumerate(played.entrants):
            share, score = played.shares[seat], played.scores[seat]
            standings[entrant].add(seat, share, score, number // seats, played.trail, played.nobody)
        yield standings


def rated(standings: Sequence[Standing]) -> dict[str, Rating]:
    """A rating for each word at the table; none where all are the same. Games that nobody won tell
    nothing of who is stronger."""
    seats = Counter(standing.word for standing in standings)
    decided = sum(
        standing.rate for standing in standings
    )  # the part of the games that somebody won
    if len(seats) < 2 or not decided:
        return {}
    won = {
        word: sum(each.rate for each in standings if each.word == word) / decided for word in seats
    }
    told = decided * sum(each.games / each.won.pairing**2 for each in standings) / len(standings)
    return ratings([Result(seats, won, told)])
