"""How good a position of Die Druiden is, by what can be counted.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeVar

from nemeton.engine import Dealer

from .content import (
    BELLADONNA,
    CULT_OF,
    DICE,
    DOUBLING,
    DWARF_KING,
    FACES,
    FULL_CENTRE,
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
from .rules.answering import LET, answer
from .rules.arriving import settle
from .rules.board import where
from .rules.offering import finds_prey, offers
from .rules.scoring import DRUID_IN, GHOST_IN, GHOST_OUT, PAIR, PENALTY, POTION, best_use, has_potion
from .rules.voting import DRUID_VOTES, voice, ways
from .state import ARRIVE, AWAY, CENTRE, ENTER, GIVE, MOVE, NOBODY, ROLL, VOTE, State

# Fitted to how 150 games of greedy bots ended, then rounded.
RATE = 0.19  # pawns that come in for each pawn that could, a turn
ALONE = 8.0  # turns that a seat takes when nobody else can end the game
GROWTH = 4.0  # points that a turn brings to a seat with a pawn to move, whichever cult wins
SECOND, SECOND_TURNS = 1.8, 2.0  # points a turn that a second pawn brings, until the others have one too
AT_ONCE = 2.0  # points that a move still to be made brings
SPIRAL = 7.0  # points that a choice at a spiral brings
GIVEN = 3.0  # points that a card given back costs
PART = 0.4  # points that a potion may bring, for the square of the parts that are there
PAIRABLE = 2.0  # points that a pair may bring
SPELL = 3.0  # points that any other spell may bring
LATER = 6.0  # turns after which half of what may come has come
MISSED = 0.8  # how likely a pawn does not come in, turn after turn
KEPT = 0.8  # how much of a ghost on the stones is still there at the end
CURSED = 0.4  # how likely Morrigan stays
DOUBT, DOUBT_A_TURN, NO_DOUBT = 8.0, 1.2, 1.0  # points that a lead must be worth to count; at the vote
LEANING, DECIDED = 1.8, 50.0  # how firmly a seat votes for the cult that serves it better; at the vote
VOTE_DOUBT, VOTE_DOUBT_A_TURN = 0.7, 0.08  # votes that a majority must be worth to count

BOTH: Final = (SUN, MOON)
SPELLS: Final = STAND_IN[MOON] + 1  # the cards from here on serve by being played or shown
T = TypeVar("T")


def _reach(stone: int) -> float:
    """How likely a pawn there comes in at once, on empty stones."""
    into = [[bool(PENTACLES & set(ends(stone, FACES.index(face), 0, 0, 0))) for face in die] for die in DICE]
    return sum(one or other for one in into[0] for other in into[1]) / (len(into[0]) * len(into[1]))


REACH: Final = tuple(_reach(stone) for stone in range(STONES))
ENTERING: Final = REACH[min(PENTACLES)]  # of a druid that waits


@lru_cache(1000)
def coming_in(turns: float) -> tuple[float, ...]:
    """How likely a pawn ends in the centre, by the place where it is; the last two are CENTRE and AWAY."""
    if not turns:
        return (*[0.0] * STONES, 1.0, 0.0)
    missed = MISSED**turns
    return (*[1 - (1 - reach) * missed for reach in REACH], 1.0, 1 - (1 - ENTERING) * missed)


assert (CENTRE, AWAY) == (-2, -1)  # the places from the end


class Middling:
    """Chance that is neither kind nor cruel: judging a position twice gives the same."""

    def pick(self, options: Sequence[T], /) -> T:
        return options[len(options) // 2]


UNMOVED: Final = Dealer(Middling())


def evaluate(state: State) -> Sequence[float]:
    """What each cult's victory would bring, and how the vote would go, as a chance of winning."""
    if state.answers is not None:
        state = let_happen(state)
    own = ghosts_by_seat(state)
    turns = turns_left(state, own)
    points = [prospects(state, seat, own[seat], turns) for seat in range(len(own))]
    doubt = DOUBT + DOUBT_A_TURN * turns if turns else NO_DOUBT
    by_sun = chances([sun for sun, _ in points], doubt)
    by_moon = chances([moon for _, moon in points], doubt)
    return mixed(sun_wins(state, own, by_sun, by_moon, turns), by_sun, by_moon)


def mixed(sun_wins: float, by_sun: list[float], by_moon: list[float]) -> list[float]:
    """Each seat's chance, if the sun wins that likely."""
    return [sun_wins * sun + (1 - sun_wins) * moon for sun, moon in zip(by_sun, by_moon, strict=True)]


def let_happen(state: State) -> State:
    """What the answers given so far lead to, if all others let it happen."""
    after = state.clone()
    assert after.answers is not None, "something is asked"
    for seat in after.answers.waiting():
        answer(after, seat, LET, UNMOVED)
    return after


def is_theft(state: State) -> bool:
    """[4.12], [5.5] Morrigan has come to a druid with cards: how many she steals is still to be said."""
    return state.step == ARRIVE and state.mover == MORRIGAN and finds_prey(state, state.turn)


def let_steal(state: State) -> State:
    """As many cards as she can, and nobody prevents it."""
    after = state.clone()
    settle(after, after.turn, offers(after, after.turn)[-1], UNMOVED)
    return let_happen(after)


def chances(points: list[float], doubt: float) -> list[float]:
    """Of winning, for seats with so many points."""
    best = max(points)
    weights = [exp((one - best) / doubt) for one in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def ghosts_by_seat(state: State) -> list[list[int]]:
    own: list[list[int]] = [[] for _ in state.hands]
    for ghost, seat in enumerate(state.controllers):
        if seat != NOBODY:
            own[seat].append(ghost)
    return own


def turns_left(state: State, own: list[list[int]]) -> float:
    """How many turns each seat may still have, by how many pawns could come in and who could end the game."""
    if state.step >= VOTE:
        return 0.0
    coming = [comers(state, seat, ghosts) for seat, ghosts in enumerate(own)]
    most = LAST_TURN - (state.turns - 1) / len(coming)
    if len(coming) - coming.count(0) <= 1:
        return min(most, ALONE)
    missing = FULL_CENTRE - len(state.centre)
    moving = sum([pawns if pawns < 2 else 2 for pawns in coming])
    return min(most, min(missing, sum(coming)) / (RATE * moving))


def comers(state: State, seat: int, ghosts: list[int]) -> int:
    """How many pawns of a seat may still come in."""
    found = int(state.druids[seat] != CENTRE)
    for ghost in ghosts:
        found += ghost != MORRIGAN and state.ghosts[ghost] >= 0
    return found


def prospects(state: State, seat: int, ghosts: list[int], turns: float) -> tuple[float, float]:
    """Points to be expected, if the sun wins and if the moon does."""
    sun, moon, sun_hope, moon_hope = holding(tuple(state.hands[seat]))
    inside, druid = coming_in(turns), state.druids[seat]
    both, movers, by_cult = DRUID_IN * inside[druid], int(druid != CENTRE), [sun, moon]
    for ghost in ghosts:
        place = state.ghosts[ghost]
        movers += place >= 0
        if ghost < DWARF_KING:
            worth = GHOST_OUT + (GHOST_IN - GHOST_OUT) * inside[place]
            by_cult[CULT_OF[ghost]] += worth if place == CENTRE or not turns else KEPT * worth
        elif ghost == MORRIGAN:
            both += PENALTY * (CURSED if turns else 1)
    if not turns:
        return by_cult[SUN] + both, by_cult[MOON] + both
    soon = turns / (turns + LATER)
    both += to_come(movers, turns) + at_once(state, seat, movers, SPIRAL)
    return by_cult[SUN] + soon * sun_hope + both, by_cult[MOON] + soon * moon_hope + both


def to_come(movers: int, turns: float) -> float:
    """What the turns to come may bring; nothing without a pawn to move."""
    if not movers:
        return 0.0
    return GROWTH * turns + SECOND * (movers > 1) * min(turns, SECOND_TURNS)


def at_once(state: State, seat: int, movers: int, spiral: float) -> float:
    """What the rest of its turn may bring to the seat on turn; at an exchange, what is still to be given back."""
    if state.step == GIVE:
        return GIVEN * state.to_give * ((seat == state.partner) - (seat == state.turn))
    if state.turn != seat:
        return 0.0
    if state.step in (ENTER, ROLL):
        return AT_ONCE * min(2, movers)
    if state.step == MOVE or state.step == ARRIVE:
        at_spiral = state.step == ARRIVE and where(state, seat, state.mover) in SPIRALS
        return AT_ONCE * min(len(state.dice_left), len(state.movers)) + spiral * at_spiral
    return 0.0


@lru_cache(50_000)
def holding(hand: tuple[int, ...]) -> tuple[float, float, float, float]:
    """What the cards are worth to sun and moon as they are, and what more may come of them."""
    cards, now, hope = list(hand), [], []
    both = PENALTY * (BELLADONNA in hand)
    spells = SPELL * sum([card >= SPELLS for card in hand])
    for cult in BOTH:
        potion, pair = best_use(cards, cult)
        plants = [hand.count(plant) for plant in PLANTS_OF[cult]]
        values = sum([count * value for count, value in zip(plants, VALUES, strict=True)])
        now.append(float(values + POTION * potion + PAIR * pair + both))
        parts = min(3, 3 - plants.count(0) + (STAND_IN[cult] in hand)) + (MISTLETOE in hand)
        more = PAIRABLE * (PAIRING[cult] in hand and not pair)
        hope.append(spells + more + (0.0 if potion else PART * parts * parts))
    return now[SUN], now[MOON], hope[SUN], hope[MOON]


def sun_wins(state: State, own: list[list[int]], by_sun: list[float], by_moon: list[float], turns: float) -> float:
    """How likely the vote goes to the sun, if every seat votes for what serves it better."""
    margin = 0.0
    firm = LEANING if turns else DECIDED
    for seat, ghosts in enumerate(own):
        leaning = max(-1.0, min(1.0, firm * (by_sun[seat] - by_moon[seat])))
        cult = SUN if leaning > 0 else MOON
        if turns:
            margin += leaning * voices(state, seat, ghosts, cult, turns)
        else:
            cast = state.votes[seat]
            margin += cast[SUN] - cast[MOON] + leaning * votes_left(state, seat, cult)
    return 1 / (1 + exp(-margin / (VOTE_DOUBT + VOTE_DOUBT_A_TURN * turns)))


def voices(state: State, seat: int, ghosts: list[int], cult: int, turns: float) -> float:
    """The votes that a seat may have for a cult, before the vote."""
    inside = coming_in(turns)
    heard = inside[state.druids[seat]]
    found = DRUID_VOTES * heard
    for ghost in ghosts:
        if ghost != MORRIGAN:
            there = inside[state.ghosts[ghost]]
            heard = max(heard, there)
            if CULT_OF[ghost] == cult or ghost == DWARF_KING:
                found += there
    return found + heard * extras(tuple(state.hands[seat]))[cult]


@lru_cache(50_000)
def extras(hand: tuple[int, ...]) -> list[float]:
    """Votes that the cards bring to each cult, if the seat has a voice."""
    cards = list(hand)
    return [(PORTRAIT[cult] in hand) + has_potion(cards, cult) + 0.5 * (DOUBLING[cult] in hand) for cult in BOTH]


def votes_left(state: State, seat: int, cult: int) -> int:
    """How many more votes the seat could give to a cult on this ballot."""
    found = 0
    for voter, item in state.ballot:
        if voter == seat:
            said = [voice(state, item, way) for way in ways(state, seat, item)]
            found += max([votes for serves, votes in said if serves == cult], default=0)
    return found
