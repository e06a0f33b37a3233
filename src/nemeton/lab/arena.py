"""The arena: bots against bots, seats rotated, the same deal for every rotation.
Reproducible by seed; figures come with their 95 % interval."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from nemeton.bots import decide, level_of
from nemeton.games import load
from nemeton.match import Match
from nemeton.workers import crew


@dataclass
class Standing:
    """How one entrant fared."""

    word: str
    games: int = 0
    won: float = 0.0  # a shared victory counts for its share
    scores: int = 0
    by_seat: dict[int, list[float]] = field(default_factory=dict)

    def add(self, seat: int, share: float, score: int) -> None:
        self.games += 1
        self.won += share
        self.scores += score
        self.by_seat.setdefault(seat, []).append(share)

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the win rate."""
        if not self.games:
            return 0.0, 1.0
        z, n, p = 1.96, self.told, self.rate
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, (middle - half) / (1 + z * z / n)), min(1.0, (middle + half) / (1 + z * z / n))

    @property
    def told(self) -> float:
        """How many games wholly won or lost would tell as much: shared victories lie closer together."""
        shares, p = [share for each in self.by_seat.values() for share in each], self.rate
        spread = sum((share - p) ** 2 for share in shares)
        return self.games * len(shares) * p * (1 - p) / spread if spread else self.games

    def plain(self) -> dict[str, Any]:
        by_seat = {str(seat): sum(shares) / len(shares) for seat, shares in sorted(self.by_seat.items())}
        score = self.scores / self.games if self.games else 0.0
        return {
            "bot": self.word,
            "games": self.games,
            "rate": self.rate,
            "interval": list(self.interval),
            "score": score,
            "by_seat": by_seat,
        }


Played = tuple[tuple[int, ...], tuple[float, ...], tuple[int, ...]]  # entrant by seat, share by seat, score by seat


def play(game: str, words: Sequence[str], options: Mapping[str, str], rotation: int, seed: str) -> Played:
    """One game; entrant n sits at seat (n + rotation). Runs in a worker."""
    entrants = tuple((seat - rotation) % len(words) for seat in range(len(words)))
    match = Match(load(game), len(words), dict(options), seed=seed)
    source = random.Random(f"{seed} {rotation}")
    while match.actors:
        seat = match.actors[0]
        match.play(seat, decide(match.game, match.seen(seat), seat, words[entrants[seat]], source))
    result = match.result
    assert result is not None, "nobody acts, so it is over"
    return entrants, tuple(result.shares()), result.scores


def arena(
    game: str, words: Sequence[str], games: int, options: Mapping[str, str], seed: str = "arena", jobs: int = 2
) -> Iterator[list[Standing]]:
    """The standings after each game; bad words are refused before the first."""
    about = load(game).about
    seats, chosen = about.chosen(len(words), dict(options))
    options = about.at_table(seats, chosen, bots=True)
    standings = [Standing(level_of(word).word) for word in words]
    with crew(jobs) as workers:
        jobs_given = [
            workers.submit(play, game, words, options, number % len(words), f"{seed}-{number // len(words)}")
            for number in range(games)
        ]
        for done in jobs_given:  # in this order: sums of thirds depend on it
            for seat, (entrant, share, score) in enumerate(zip(*done.result(), strict=True)):
                standings[entrant].add(seat, share, score)
            yield standings
