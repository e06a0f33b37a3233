"""Parties: where a game names the colours of its seats, each person chooses one, and what is left
is shared out.
Knows no game, and never takes from anybody what was chosen."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from nemeton.engine import About, Msg, Refused, shown

CHANCE: Final = (
    "chance"  # the wish of those who leave it to chance; without a wish it is the seat's own
)


def shared(parties: Sequence[str], held: Sequence[str]) -> list[str]:
    """A party for every seat: the one that it holds, else the seat's own where that is free, else
    the first left."""
    if not parties:
        return [""] * len(held)
    kept = [party if party in parties else "" for party in held]
    mine = [
        party or ("" if own in kept else own) for party, own in zip(kept, parties, strict=False)
    ]
    left = iter([party for party in parties if party not in mine])
    return [party or next(left) for party in mine]


def wished(about: About, held: Sequence[str], seat: int, wish: str) -> str:
    """The party of whoever sits down there; refused when there is none of that name, or when
    somebody has it."""
    if not wish:
        return shared(about.parties, held)[seat]
    free = [party for party in about.parties if party not in held]
    if wish == CHANCE and free:
        return secrets.choice(free)
    if wish in free:
        return wish
    raise Refused(_taken(about, wish) if wish in about.parties else _unknown(about, wish))


def _taken(about: About, party: str) -> Msg:
    return Msg("house-party-taken", {"party": Msg(f"{about.name}-party", {"party": party})})


def _unknown(about: About, party: str) -> Msg:
    possible = " ".join(about.parties) or "–"
    return Msg(
        "house-no-party", {"title": about.title, "party": shown(party), "possible": possible}
    )
