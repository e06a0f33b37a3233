"""How a search judges a position of Die Druiden: by weights tuned in play.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt, tanh
from typing import Final, NamedTuple

from .content import (
    BELLADONNA,
    CULT_OF,
    DWARF_KING,
    MISTLETOE,
    MOON,
    MORRIGAN,
    PAIRING,
    PLANTS_OF,
    PORTRAIT,
    STAND_IN,
    SUN,
    VALUES,
)
from .counting import (
    BOTH,
    DECIDED,
    NO_DOUBT,
    REACH,
    SPELLS,
    at_once,
    chances,
    ghosts_by_seat,
    is_theft,
    let_happen,
    let_steal,
    mixed,
    prospects,
    turns_left,
    votes_left,
)
from .lasting import lasting
from .rules.scoring import DRUID_IN, GHOST_IN, GHOST_OUT, PAIR, PENALTY, POTION, best_use, has_potion
from .rules.voting import DRUID_VOTES
from .state import CENTRE, VOTE, State

LONG: Final = 8  # turns: as far off as any end can be
FINE: Final = 2  # moments in a turn
CROWD = 4  # seats from which points and votes say less than who outlasts the others


class Weights(NamedTuple):
    """What things are worth, in odds of winning (their logarithm), so long before the end."""

    point: float
    card: float
    spell: float
    part: float  # the square of the parts of a potion that is not whole
    pairable: float  # cauldron or harp without a pair
    portrait: float
    ghost_out: float
    ghost_near: float  # how likely it comes in at once
    ghost_in: float
    king_out: float
    king_in: float
    druid_out: float
    druid_near: float
    cursed: float
    idle: float  # no pawn to move
    two: float  # pawns to move
    later: float  # a whole round until it is its turn
    druid_votes: float  # of one that may still come in
    ghost_votes: float
    extra_votes: float  # of cards, while no pawn has a voice


# At the end, and how much more with all turns to come. Fitted to 2,800 games of greedy bots, then moved towards what
# won in 1,750 games between four whose weights all differed.
TABLE: Final = (
    (0.093, -0.065),
    (-0.04, 0.08),
    (0.32, 0.43),
    (0.08, -0.03),
    (-0.14, 1.02),
    (-0.09, 0.64),
    (-0.02, 0.21),
    (0.20, 0.47),
    (-0.06, 0.98),
    (0.47, -0.32),
    (0.55, 1.13),
    (0.81, 1.30),
    (-0.14, 0.46),
    (0.03, 0.93),
    (-0.74, -1.26),
    (0.44, 0.02),
    (-0.51, 0.30),
    (1.49, 1.26),
    (-0.39, 1.38),
    (0.22, -0.08),
)
SPIRAL = 10.8  # points that a choice at a spiral brings
LEANING = 1.85  # how firmly a seat votes for the cult that serves it better, by seats
DECIDES = 0.44  # what a vote more decides
STEEP = 1.7  # a logistic curve that steep is a normal one
UNSAID = 0.5  # votes, squared, that may go astray even where every seat has its interest


@lru_cache(LONG * FINE + 1)
def weights(moment: int) -> Weights:
    return Weights(*[end + more * moment / (LONG * FINE) for end, more in TABLE])


class Side(NamedTuple):
    """What a seat may hope for if a cult wins, and its votes for that cult."""

    hope: float
    votes: float


def judge(state: State) -> Sequence[float]:
    """By what each cult's victory would bring and how the vote would go; at a full table also by who outlasts whom."""
    if state.answers is not None:
        state = let_happen(state)
    if is_theft(state):
        state = let_steal(state)
    own = ghosts_by_seat(state)
    if state.step >= VOTE:
        return at_the_vote(state, own)
    looks = by_weights(state, own)
    return lasting(state, own, looks) if is_crowd(state) else looks


def is_crowd(state: State) -> bool:
    return len(state.hands) >= CROWD


def by_weights(state: State, own: list[list[int]]) -> list[float]:
    """What each cult's victory would bring, and how the vote would go, as a chance of winning."""
    moment = round(FINE * min(turns_left(state, own), LONG))
    sides = [hoped(state, seat, ghosts, moment) for seat, ghosts in enumerate(own)]
    by_sun, by_moon = (chances([side[cult].hope for side in sides], 1.0) for cult in BOTH)
    margin = 0.0
    for side, sun, moon in zip(sides, by_sun, by_moon, strict=True):
        leaning = tanh(LEANING * len(sides) * (sun - moon))
        margin += leaning * side[SUN if leaning > 0 else MOON].votes
    return mixed(1 / (1 + exp(-DECIDES * margin)), by_sun, by_moon)


def at_the_vote(state: State, own: list[list[int]]) -> list[float]:
    """Every hand is open and the points are known; seats that no cult serves better vote as chance has it."""
    points = [prospects(state, seat, ghosts, 0.0) for seat, ghosts in enumerate(own)]
    by_sun, by_moon = (chances([each[cult] for each in points], NO_DOUBT) for cult in BOTH)
    margin, doubt = 0.0, UNSAID
    for seat, (sun, moon) in enumerate(zip(by_sun, by_moon, strict=True)):
        leaning = max(-1.0, min(1.0, DECIDED * (sun - moon)))
        left, cast = [votes_left(state, seat, cult) for cult in BOTH], state.votes[seat]
        margin += cast[SUN] - cast[MOON] + leaning * left[SUN if leaning > 0 else MOON]
        doubt += (1 - abs(leaning)) * (left[SUN] ** 2 + left[MOON] ** 2) / 3
    return mixed(1 / (1 + exp(-STEEP * margin / sqrt(doubt))), by_sun, by_moon)


def hoped(state: State, seat: int, ghosts: list[int], moment: int) -> tuple[Side, Side]:
    """For the sun and for the moon."""
    weigh, seats = weights(moment), len(state.hands)
    hopes = Hopes(weigh.later * ((seat - state.turn) % seats) / seats)
    add_druid(hopes, state.druids[seat], weigh)
    for ghost in ghosts:
        add_ghost(hopes, ghost, state.ghosts[ghost], weigh)
    both = hopes.both + weigh.idle * (not hopes.movers) + weigh.two * (hopes.movers > 1)
    both += weigh.point * at_once(state, seat, hopes.movers, SPIRAL)
    heard = 1.0 if hopes.voice else weigh.extra_votes
    sun, moon = holding(tuple(state.hands[seat]), moment)
    return (
        Side(both + hopes.by_cult[SUN] + sun.hope, hopes.votes[SUN] + heard * sun.votes),
        Side(both + hopes.by_cult[MOON] + moon.hope, hopes.votes[MOON] + heard * moon.votes),
    )


class Hopes:
    """What a seat's pawns bring, whichever cult wins and if one does."""

    __slots__ = ("both", "by_cult", "movers", "voice", "votes")

    def __init__(self, both: float) -> None:
        self.both = both
        self.by_cult = [0.0, 0.0]
        self.votes = [0.0, 0.0]
        self.movers = 0
        self.voice = False  # a pawn is in the centre


def add_druid(hopes: Hopes, place: int, weigh: Weights) -> None:
    if place == CENTRE:
        hopes.voice = True
        hopes.both += weigh.point * DRUID_IN
        votes = float(DRUID_VOTES)
    else:
        hopes.movers += 1
        hopes.both += weigh.druid_out + (weigh.druid_near * REACH[place] if place >= 0 else 0.0)
        votes = weigh.druid_votes
    hopes.votes[SUN] += votes
    hopes.votes[MOON] += votes


def add_ghost(hopes: Hopes, ghost: int, place: int, weigh: Weights) -> None:
    """Morrigan is a curse; the dwarf king serves both cults; the others serve theirs."""
    if ghost == MORRIGAN:
        hopes.both += weigh.cursed + weigh.point * PENALTY
        return
    entered = place == CENTRE
    votes = 1.0 if entered else weigh.ghost_votes
    hopes.voice, hopes.movers = hopes.voice or entered, hopes.movers + (not entered)
    if ghost == DWARF_KING:
        hopes.both += weigh.king_in if entered else weigh.king_out
        hopes.votes[SUN] += votes
        hopes.votes[MOON] += votes
        return
    cult = CULT_OF[ghost]
    hopes.votes[cult] += votes
    if entered:
        hopes.by_cult[cult] += weigh.ghost_in + weigh.point * GHOST_IN
    else:
        hopes.by_cult[cult] += weigh.ghost_out + weigh.ghost_near * REACH[place] + weigh.point * GHOST_OUT


@lru_cache(50_000)
def holding(hand: tuple[int, ...], moment: int) -> list[Side]:
    """What the cards are worth to each cult, and the votes that they bring."""
    weigh, cards, found = weights(moment), list(hand), []
    both = weigh.card * len(hand) + weigh.spell * sum([card >= SPELLS for card in hand])
    both += weigh.point * PENALTY * (BELLADONNA in hand)
    for cult in BOTH:
        potion, pair = best_use(cards, cult)
        plants = [hand.count(plant) for plant in PLANTS_OF[cult]]
        values = sum([count * value for count, value in zip(plants, VALUES, strict=True)])
        parts = min(3, 3 - plants.count(0) + (STAND_IN[cult] in hand)) + (MISTLETOE in hand)
        hope = weigh.point * (values + POTION * potion + PAIR * pair) + weigh.portrait * (PORTRAIT[cult] in hand)
        hope += weigh.part * parts * parts * (not potion) + weigh.pairable * (PAIRING[cult] in hand and not pair)
        found.append(Side(both + hope, (PORTRAIT[cult] in hand) + has_potion(cards, cult)))
    return found
