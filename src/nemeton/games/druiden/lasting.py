"""Who outlasts the others in Die Druiden: while they can't fill the centre without a seat's own pawns, it goes on
collecting for as long as it likes. Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

from .content import FULL_CENTRE
from .counting import BOTH, comers, prospects
from .state import State

SURE: Final = 1e-4  # no odds beyond this


class Outlook(NamedTuple):
    """What a seat's odds of winning (their logarithm) are made of."""

    always: float
    judged: float  # its odds by points and votes
    alive: float  # a pawn to move; what follows is for such a seat alone
    spare: float  # a place in the centre that is left when all pawns of the others on the way have come in
    idle: float  # another seat without a pawn to move
    idle_spare: float  # both


# Fitted to how 1,140 games of one bot against three greedy ones ended, its weights differing from game to game.
OUTLOOK = Outlook(-0.67, 0.34, 0.33, 0.05, 0.41, 0.25)
MOST_SPARE = 2
MOST = 0.9  # chance of winning while somebody else can still end the game
ALONE, AHEAD = 0.9, 0.09  # chance of a seat that plays on alone, and how much more with a lead under both cults
TURNS = 8.0  # as far as it then looks
LEAD, DOUBT = 25.0, 20.0  # points that the lead should be, give or take
BETTER = 0.15  # how much the better of the two leads counts beside the worse


def lasting(state: State, own: list[list[int]], judged: Sequence[float]) -> list[float]:
    """Each seat's chance of winning, by points and votes and by who can still end the game; not 1 in all."""
    coming = [comers(state, seat, ghosts) for seat, ghosts in enumerate(own)]
    return [
        alone(state, seat, own)
        if is_alone(state, seat, coming)
        else min(MOST, chance(odds(state, seat, coming, judged[seat])))
        for seat in range(len(own))
    ]


def is_alone(state: State, seat: int, coming: list[int]) -> bool:
    """It alone has pawns to move: the vote comes when it likes."""
    return coming[seat] == sum(coming) > 0 and len(state.centre) < FULL_CENTRE


def odds(state: State, seat: int, coming: list[int], judged: float) -> float:
    found = OUTLOOK.always + OUTLOOK.judged * logarithm(judged)
    if not coming[seat]:
        return found
    places = FULL_CENTRE - len(state.centre) - (sum(coming) - coming[seat])
    spare, idle = max(-MOST_SPARE, min(MOST_SPARE, places)), coming.count(0)
    return found + OUTLOOK.alive + OUTLOOK.spare * spare + OUTLOOK.idle * idle + OUTLOOK.idle_spare * spare * idle


def alone(state: State, seat: int, own: list[list[int]]) -> float:
    """The others have most votes: it needs a lead under either cult."""
    mine = prospects(state, seat, own[seat], TURNS)
    others = [prospects(state, other, ghosts, 0.0) for other, ghosts in enumerate(own) if other != seat]
    leads = [mine[cult] - max([theirs[cult] for theirs in others]) for cult in BOTH]
    return ALONE + AHEAD * chance((min(leads) + BETTER * max(leads) - LEAD) / DOUBT)


def logarithm(chance: float) -> float:
    """Of the odds."""
    kept = max(SURE, min(1 - SURE, chance))
    return log(kept / (1 - kept))


def chance(odds: float) -> float:
    return 1 / (1 + exp(-odds))
