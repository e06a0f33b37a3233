"""Advice for bots playing Le Grand Druide: how good a position is, and what others are likely to do.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from nemeton.engine import Action, Chance, Dealer, below

from .content import BAR, DRUID, PASS, SIDES
from .counting import Count
from .rules import apply, legal, pass_turn
from .state import EMPTY, State

PLAYED_OUT: Final = True  # measured: random ends judge better than `evaluate`, and than ends played with more sense
SHARPNESS = 0.45  # of a lead in votes at the end
HASTE = 0.06  # how much less it is worth for each piece still in reserve
CARELESS: Final = {"apprentice": 1.3, "bard": 0.7, "ovate": 0.15}  # many good actions: one slip costs little
SLIPS, OUT_OF = 3, 20  # how often others are expected to do anything at all


def habit(state: State, seat: int, chance: Chance) -> Action | None:
    """[1.9] Neutral bars are laid by lot: before the cards are dealt no line is better than another."""
    return chance.pick(legal(state, seat)) if state.unlaid else None


def evaluate(state: State) -> Sequence[float]:
    """The votes that each seat would have now, as a chance of being elected; the same for all while bars are laid."""
    if state.unlaid:
        return [1 / len(state.passed)] * len(state.passed)
    left = sum(state.druids) + sum(state.bars)
    sharp = SHARPNESS / (1 + HASTE * left)
    weights = [exp(sharp * vote) for vote in votes_now(state)]
    total = sum(weights)
    return [weight / total for weight in weights]


def policy(state: State, seat: int, chance: Chance) -> Action:
    """What looks best at once, with a slip now and then."""
    laying = habit(state, seat, chance)
    if laying is not None:
        return laying
    empty, neutral = places(state, seat)
    if not empty and not neutral:
        return PASS
    if below(OUT_OF, chance) < SLIPS:
        which = below(len(empty) + 2 * len(neutral) + 1, chance)
    else:
        best = highest(leads_with(state, seat, empty, neutral))
        which = best[below(len(best), chance)]
    if which < len(empty):
        return DRUID[empty[which]]
    bar, side = divmod(which - len(empty), 2)
    return BAR[state.lines[neutral[bar]]][side] if bar < len(neutral) else PASS


def highest(leads: list[int]) -> list[int]:
    """Where the greatest of them stand."""
    found: list[int] = []
    most = leads[0]
    for n, lead in enumerate(leads):
        if lead > most:
            most, found = lead, [n]
        elif lead == most:
            found.append(n)
    return found


def places(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Where the seat can put a druid, and the bars that it can move, in the order of `legal`."""
    empty = [stone for stone, druid in enumerate(state.stones) if druid == EMPTY] if state.druids[seat] else []
    neutral = [bar for bar, owner in enumerate(state.owners) if owner == EMPTY] if state.bars[seat] else []
    return empty, neutral


def leads_with(state: State, seat: int, empty: list[int], neutral: list[int]) -> list[int]:
    """The seat's lead in votes after each legal action, in the order of `legal`."""
    count = Count(state)
    leads = count.leads_with_druid(seat, empty)
    for bar in neutral:
        count.add_leads_with_bar(seat, state.lines[bar], leads)
    leads.append(count.lead(count.votes, seat))
    return leads


def play_out(state: State, chance: Chance) -> list[list[Action]]:
    """The rest of the game at random, by the picks that `legal` and `apply` would make, without a list of actions.
    The votes come out the same; the stones are left as they were before the count."""
    played: list[list[Action]] = [[] for _ in state.passed]
    if state.turn == EMPTY:
        return played
    if state.unlaid:
        played[state.turn] += lay_all(state, state.turn, chance)
    empty = [stone for stone, druid in enumerate(state.stones) if druid == EMPTY]
    neutral = [bar for bar, owner in enumerate(state.owners) if owner == EMPTY]
    while state.turn != EMPTY:
        seat = state.turn
        stones = len(empty) if state.druids[seat] else 0
        moves = 2 * len(neutral) if state.bars[seat] else 0
        which = below(stones + moves + 1, chance)
        if which < stones:
            action = druid_placed(state, seat, empty.pop(which))
        elif which < stones + moves:
            action = bar_moved(state, seat, neutral.pop((which - stones) >> 1), (which - stones) & 1)
        else:
            state.passed[seat], action = True, PASS
        played[seat].append(action)
        pass_turn(state, seat)
    state.votes = votes_now(state)
    return played


def lay_all(state: State, seat: int, chance: Chance) -> list[Action]:
    """[1.9] The bars that are left, and the cards that are dealt then."""
    dealer, laid = Dealer(chance), []
    while state.unlaid:
        action = chance.pick(legal(state, seat))
        apply(state, seat, action, dealer)
        laid.append(action)
    return laid


def druid_placed(state: State, seat: int, stone: int) -> Action:
    state.stones[stone] = seat
    state.druids[seat] -= 1
    return DRUID[stone]


def bar_moved(state: State, seat: int, bar: int, side: int) -> Action:
    line = state.lines[bar]
    state.lines[bar], state.owners[bar] = SIDES[line][side], seat
    state.bars[seat] -= 1
    return BAR[line][side]


def votes_now(state: State) -> list[int]:
    return Count(state).votes_by_seat()
