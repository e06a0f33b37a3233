"""Nemeton: a house of board games. What programs outside use is here.
`new`, `replay`, `games`; a match has `actors`, `legal`, `play`, `view`, `result`, `record`,
`clone`."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from nemeton import build, speech  # the build first: it says which of the others are found
from nemeton.engine import BadRecord, BadSetup, IllegalAction, ImpossibleChance, Msg, Refused
from nemeton.games import load
from nemeton.games import names as games
from nemeton.match import Match, replay, verify

__version__ = "0.3.0"
__all__ = [
    "BadRecord",
    "BadSetup",
    "IllegalAction",
    "ImpossibleChance",
    "Match",
    "Msg",
    "Refused",
    "build",
    "games",
    "load",
    "new",
    "replay",
    "speech",
    "verify",
]


def new(
    game: str,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: str | None = None,
    script: Iterable[str] = (),
    salt: str | None = None,
) -> Match:
    """A new match. Without a seed both seed and salt are drawn; a seed that you name brings no salt
    of its own, so that the same call gives the same record."""
    if salt is None:
        salt = secrets.token_hex(8) if seed is None else ""
    return Match(load(game), seats, options, seed=secrets.token_hex(16) if seed is None else str(seed), salt=salt,
                 script=script)  # fmt: skip
