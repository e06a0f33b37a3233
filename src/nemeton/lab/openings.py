"""Drawn openings: where a game has no chance its first moves are played at random, so that no two
games are the same.
Where anything is dealt or rolled, chance sees to that, and nothing is drawn here."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache

from nemeton.games import load
from nemeton.match import Match

PROBES = 3  # games played at random to find out whether there is chance in them
ENOUGH = 1000  # openings to draw from
PART = 4  # of the shortest probe at most a quarter is drawn


def opening_length(game: str, seats: int, options: Mapping[str, str]) -> int:
    """How many moves are drawn: one for each seat, more where that gives too few openings, none
    where there is chance."""
    return _length(game, seats, tuple(sorted(options.items())))


@cache
def _length(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> int:
    source = random.Random("openings")
    probes = [
        _probe(Match(load(game), seats, dict(options), seed=f"probe {n}"), source)
        for n in range(PROBES)
    ]
    if any(has_chance for has_chance, _ in probes):
        return 0
    widths = min((choices for _, choices in probes), key=len)
    return min(_enough(widths, seats), max(1, len(widths) // PART))


def _probe(match: Match, source: random.Random) -> tuple[bool, list[int]]:
    """Played to the end at random: whether chance said a word, and how many choices there were each
    time."""
    choices: list[int] = []
    while match.actors:
        seat = match.actors[0]
        actions = match.legal(seat)
        choices.append(len(actions))
        match.play(seat, source.choice(actions))
    return any(match.tape(number).words for number in range(len(match.moves) + 1)), choices


def _enough(widths: list[int], seats: int) -> int:
    """After so many moves of such widths there are openings enough."""
    possible = 1
    for moves, width in enumerate(widths, 1):
        possible *= width
        if moves >= seats and possible >= ENOUGH:
            return moves
    return len(widths)


def draw_opening(match: Match, seed: str) -> None:
    """Play the first moves by lot; the same seed, the same opening, whoever sits where."""
    source = random.Random(f"{seed} opening")
    for _ in range(opening_length(match.game.about.name, match.seats, match.options)):
        if not match.actors:
            return
        seat = match.actors[0]
        match.play(seat, source.choice(match.legal(seat)))
