"""Advice for bots playing Le Grand Druide: how good a position is, and what others are likely to do.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from nemeton.engine import Action, Chance

from .content import COLOUR_OF, DRUID_ON, FETISH_VOTES, MOVE_OF
from .rules import best_alone, legal, neutral_bar, parts
from .state import State

PLAYED_OUT: Final = True  # measured: random ends judge better than `evaluate`, and than ends played with more sense
SHARPNESS = 0.45  # of a lead in votes at the end
HASTE = 0.06  # how much less it is worth for each piece still in reserve
CARELESS: Final = {"apprentice": 1.3, "bard": 0.7, "ovate": 0.15}  # many good actions: one slip costs little
SLIPS, OUT_OF = 3, 20  # how often others are expected to do anything at all

Standing = tuple[tuple[int, ...], list[int], int]  # the stones of a college, druids by seat, stones cleared by taboos


def evaluate(state: State) -> Sequence[float]:
    """The votes that each seat would have now, as a chance of being elected."""
    left = sum(state.druids) + sum(state.bars)
    sharp = SHARPNESS / (1 + HASTE * left)
    weights = [exp(sharp * vote) for vote in votes_now(state)]
    total = sum(weights)
    return [weight / total for weight in weights]


def policy(state: State, seat: int, chance: Chance) -> Action:
    """What looks best at once, with a slip now and then."""
    actions = legal(state, seat)
    if chance.pick(range(OUT_OF)) < SLIPS:
        return chance.pick(actions)
    leads = leads_after(state, seat, actions)
    best = max(leads)
    return chance.pick([action for action, lead in zip(actions, leads, strict=True) if lead == best])


def leads_after(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """The seat's lead in votes after each action. A druid changes its college only, so its stones are nearly alike."""
    standings = [standing(state, stones) for stones in parts(state)]
    votes = votes_of(state, standings)
    college = {stone: one for one in standings for stone in one[0]}
    known: dict[tuple[int, bool], float] = {}
    leads = []
    for action in actions:
        if action in DRUID_ON:
            stone = DRUID_ON[action]
            taboo, one = COLOUR_OF[stone] == state.taboo[seat], college[stone]
            kind = one[0][0], taboo
            if kind not in known:
                known[kind] = lead(with_druid(state, seat, votes, one, taboo), seat)
            leads.append(known[kind])
        else:
            leads.append(lead(with_bar(state, *MOVE_OF[action]) if action in MOVE_OF else votes, seat))
    return leads


def lead(votes: Sequence[float], seat: int) -> float:
    """Before the best of the others."""
    return votes[seat] - max(vote for other, vote in enumerate(votes) if other != seat)


def with_druid(state: State, seat: int, votes: list[float], college: Standing, taboo: bool) -> list[float]:
    stones, counts, cleared = college
    more = [count + (by == seat and not taboo) for by, count in enumerate(counts)]
    after = votes[:]
    award(state, after, college, -1)
    award(state, after, (stones, more, cleared + taboo), 1)
    return after


def with_bar(state: State, line: int, to: int) -> list[float]:
    bar = neutral_bar(state, line)
    state.lines[bar] = to
    votes = votes_now(state)
    state.lines[bar] = line
    return votes


def votes_now(state: State) -> list[float]:
    """The count as it would be if the game ended here, taboos and fetishes included."""
    return votes_of(state, [standing(state, stones) for stones in parts(state)])


def votes_of(state: State, standings: Sequence[Standing]) -> list[float]:
    votes = [0.0] * len(state.passed)
    for college in standings:
        award(state, votes, college, 1)
    return votes


def award(state: State, votes: list[float], college: Standing, times: int) -> None:
    """Give the college's votes to its winner, or take them back."""
    stones, counts, cleared = college
    winner = best_alone(counts)
    if winner >= 0:
        votes[winner] += times * (len(stones) - cleared + FETISH_VOTES * (state.fetish[winner] in stones))


def standing(state: State, stones: tuple[int, ...]) -> Standing:
    counts, cleared = [0] * len(state.passed), 0
    for stone in stones:
        druid = state.stones[stone]
        if druid >= 0:
            if state.taboo[druid] == COLOUR_OF[stone]:
                cleared += 1
            else:
                counts[druid] += 1
    return stones, counts, cleared
