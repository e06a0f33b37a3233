"""Advice for bots playing Die Druiden: how good a position is.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from .content import (
    BELLADONNA,
    CULT_OF,
    DICE,
    DOUBLING,
    DWARF_KING,
    FACES,
    FULL_CENTRE,
    GHOSTS,
    LAST_TURN,
    MISTLETOE,
    MOON,
    MORRIGAN,
    PAIRING,
    PENTACLES,
    PLANTS_OF,
    PORTRAIT,
    SPIRALS,
    STAND_IN,
    STONES,
    SUN,
    VALUES,
)
from .moving import ends
from .rules.board import where
from .rules.scoring import DRUID_IN, GHOST_IN, GHOST_OUT, PAIR, PENALTY, POTION, best_use, has_potion
from .rules.voting import DRUID_VOTES, voice, ways
from .state import ARRIVE, AWAY, CENTRE, ENTER, MOVE, ROLL, VOTE, State

RATE = 0.19  # pawns that come in for each move
ALONE = 8.0  # turns that a seat takes when nobody else can end the game
GROWTH = 4.0  # points that a turn brings, whichever cult wins
SECOND = 1.8  # points that a second pawn to move brings, as long as the others have none
SECOND_TURNS = 2.0
AT_ONCE = 2.0  # points that a move still to be made brings
SPIRAL = 7.0  # points that a ghost to be called brings
HOPE = 0.4  # points that a potion may bring, for each part squared
HOPE_PAIR = 2.0
SPELL = 3.0  # points that any other card may bring
LATER = 6.0  # turns that it takes until half of what may come has come
MISSED = 0.8  # how likely a pawn does not come in, turn after turn
KEPT = 0.8  # how much of a ghost on the stones is still there at the end
CURSED = 0.4  # how likely Morrigan stays
DOUBT, DOUBT_A_TURN = 8.0, 1.2  # points that a lead must be worth to count
LEANING = 1.8  # how firmly a seat votes for the cult that serves it better
VOTE_DOUBT, VOTE_DOUBT_A_TURN = 0.7, 0.08  # votes

WAND: Final = STAND_IN[MOON]
BOTH: Final = (SUN, MOON)


def _reach(stone: int) -> float:
    """How likely a pawn there comes in at once, on empty stones."""
    into = [[bool(PENTACLES & set(ends(stone, FACES.index(face), 0, 0, 0))) for face in die] for die in DICE]
    return sum(one or other for one in into[0] for other in into[1]) / (len(into[0]) * len(into[1]))


REACH: Final = tuple(_reach(stone) for stone in range(STONES))
ENTERING: Final = REACH[min(PENTACLES)]  # of a druid that waits


def evaluate(state: State) -> Sequence[float]:
    """What each cult's victory would bring, and how the vote would go, as a chance of winning."""
    turns = turns_left(state)
    points = [prospects(state, seat, turns) for seat in range(len(state.hands))]
    doubt = DOUBT + DOUBT_A_TURN * turns if turns else 1.0
    by_sun, by_moon = (chances([one[cult] for one in points], doubt) for cult in BOTH)
    sun = sun_wins(state, by_sun, by_moon, turns)
    return [sun * one + (1 - sun) * other for one, other in zip(by_sun, by_moon, strict=True)]


def chances(points: list[float], doubt: float) -> list[float]:
    """Of winning, for seats with so many points."""
    best = max(points)
    weights = [exp((one - best) / doubt) for one in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def turns_left(state: State) -> float:
    """How many turns each seat may still have, by how many pawns could come in and who could end the game."""
    if state.step >= VOTE:
        return 0.0
    coming = [comers(state, seat) for seat in range(len(state.hands))]
    seats = len(coming)
    most = LAST_TURN - state.turns / seats
    if seats - coming.count(0) <= 1:
        return min(most, ALONE)
    missing = FULL_CENTRE - state.druids.count(CENTRE) - state.ghosts.count(CENTRE)
    speed = RATE * sum([min(2, pawns) for pawns in coming])
    return min(most, min(missing, sum(coming)) / speed)


def comers(state: State, seat: int) -> int:
    """The pawns of a seat that may still come in."""
    druid = state.druids[seat] != CENTRE
    return druid + sum([state.controllers[ghost] == seat and state.ghosts[ghost] >= 0 for ghost in GHOSTS[:MORRIGAN]])


def comes_in(place: int, turns: float) -> float:
    """How likely a pawn ends in the centre."""
    if place == CENTRE:
        return 1.0
    if turns == 0:
        return 0.0
    return 1 - (1 - (ENTERING if place == AWAY else REACH[place])) * MISSED**turns


def prospects(state: State, seat: int, turns: float) -> list[float]:
    """Points to be expected, by the cult that wins."""
    hand = holding(tuple(state.hands[seat]))
    soon = turns / (turns + LATER)
    both = DRUID_IN * comes_in(state.druids[seat], turns)
    movers = state.druids[seat] != CENTRE
    found = [hand[cult] + soon * hand[2 + cult] for cult in BOTH]
    for ghost in GHOSTS:
        if state.controllers[ghost] != seat:
            continue
        place = state.ghosts[ghost]
        movers += place >= 0
        if ghost == MORRIGAN:
            both += PENALTY * (CURSED if turns else 1)
        elif ghost != DWARF_KING:
            inside = comes_in(place, turns)
            kept = KEPT if turns and place != CENTRE else 1.0
            found[CULT_OF[ghost]] += kept * (GHOST_IN * inside + GHOST_OUT * (1 - inside))
    if turns:
        if movers:
            both += GROWTH * turns + SECOND * (movers > 1) * min(turns, SECOND_TURNS)
        both += at_once(state, seat, movers)
    return [one + both for one in found]


def at_once(state: State, seat: int, movers: int) -> float:
    """What the rest of its turn may bring to the seat on turn."""
    if state.turn != seat:
        return 0.0
    if state.step == MOVE:
        return AT_ONCE * min(len(state.dice_left), len(state.movers))
    if state.step == ARRIVE:
        left = AT_ONCE * min(len(state.dice_left), len(state.movers))
        return left + SPIRAL * (where(state, seat, state.mover) in SPIRALS)
    return AT_ONCE * min(2, movers) if state.step in (ENTER, ROLL) else 0.0


@lru_cache(50_000)
def holding(hand: tuple[int, ...]) -> tuple[float, float, float, float]:
    """What the cards are worth to each cult as they are, and what more may come of them."""
    cards = list(hand)
    curse = PENALTY * (BELLADONNA in hand)
    now, hope = [], []
    for cult in BOTH:
        potion, pair = best_use(cards, cult)
        plants = sum([hand.count(plant) * value for plant, value in zip(PLANTS_OF[cult], VALUES, strict=True)])
        now.append(float(plants + POTION * potion + PAIR * pair + curse))
        kinds = sum([plant in hand for plant in PLANTS_OF[cult]]) + (STAND_IN[cult] in hand)
        parts = min(3, kinds) + (MISTLETOE in hand)
        hope.append((0 if potion else HOPE * parts * parts) + (0 if pair else HOPE_PAIR * (PAIRING[cult] in hand)) + SPELL * sum([card > WAND for card in hand]))
    return now[0], now[1], hope[0], hope[1]


@lru_cache(50_000)
def extras(hand: tuple[int, ...]) -> tuple[float, float]:
    """Votes that the cards bring to each cult, if the seat has a voice."""
    cards = list(hand)
    sun, moon = ((PORTRAIT[cult] in hand) + has_potion(cards, cult) + 0.5 * (DOUBLING[cult] in hand) for cult in BOTH)
    return sun, moon


def sun_wins(state: State, by_sun: list[float], by_moon: list[float], turns: float) -> float:
    """How likely the vote goes to the sun, if every seat votes for what serves it."""
    margin = 0.0
    firm = LEANING if turns else 50.0
    for seat, (one, other) in enumerate(zip(by_sun, by_moon, strict=True)):
        leaning = max(-1.0, min(1.0, firm * (one - other)))
        if state.step >= VOTE:
            cast = state.votes[seat]
            margin += cast[SUN] - cast[MOON] + leaning * votes_left(state, seat, SUN if leaning > 0 else MOON)
        elif leaning:
            margin += leaning * voices(state, seat, SUN if leaning > 0 else MOON, turns)
    return 1 / (1 + exp(max(-50.0, min(50.0, -margin / (VOTE_DOUBT + VOTE_DOUBT_A_TURN * turns)))))


def voices(state: State, seat: int, cult: int, turns: float) -> float:
    """The votes that a seat may have for a cult."""
    druid = comes_in(state.druids[seat], turns)
    votes, heard = DRUID_VOTES * druid, druid
    for ghost in GHOSTS[:MORRIGAN]:
        if state.controllers[ghost] == seat:
            inside = comes_in(state.ghosts[ghost], turns)
            heard = max(heard, inside)
            if CULT_OF[ghost] == cult or ghost == DWARF_KING:
                votes += inside
    return votes + heard * extras(tuple(state.hands[seat]))[cult]


def votes_left(state: State, seat: int, cult: int) -> int:
    """How many more votes the seat could give to a cult on this ballot."""
    found = 0
    for voter, item in state.ballot:
        if voter == seat:
            voices = [voice(state, item, way) for way in ways(state, seat, item)]
            found += max([votes for serves, votes in voices if serves == cult], default=0)
    return found
