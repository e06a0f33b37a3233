"""Moments of a game, early, in its middle, late and after its end: one random game, cut where seat
0 is asked.
Gives matches; who lays them on a table is laid.py."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from nemeton.games import load
from nemeton.match import Match

SEATS = {"stonehenge": 2, "grand_druide": 4, "druids": 3, "druiden": 3, "president": 4}
OPTIONS = {"president": {"challenges": "quiz", "length": "short"}}
SHARES = {"early": 0.0, "middle": 0.5, "late": 1.0}  # of the moments at which seat 0 has to choose
MOMENTS = (*SHARES, "over")


@cache
def moments(game: str) -> dict[str, Match]:
    """By name; `early` is the first choice of seat 0, `late` its last."""
    end, asked = _played(game)
    cuts = {name: asked[round(share * (len(asked) - 1))] for name, share in SHARES.items()}
    return {**cuts, "over": end}


def _played(game: str) -> tuple[Match, list[Match]]:
    """A whole game at random, and all the times that seat 0 had something to choose."""
    match = Match(load(game), SEATS[game], OPTIONS.get(game, {}), seed=f"access-{game}")
    turns = _turns(match, Random(game))
    return match, [
        moment.clone() for moment in turns if 0 in moment.actors and len(moment.legal(0)) > 1
    ]


def _turns(match: Match, chance: Random) -> Iterator[Match]:
    while match.actors:
        yield match
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
