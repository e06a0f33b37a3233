"""Advice for bots playing Le Grand Druide: how good a position is, and what others are likely to do.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from nemeton.engine import Action, Chance

from .content import ARC, BAR, COLOUR_OF, DRUID, FETISH_VOTES, LOW, LOW_STONES, PASS, SIDES, SIZE, STONES, STONES_IN
from .rules import legal, pass_turn
from .state import EMPTY, State

PLAYED_OUT: Final = True  # measured: random ends judge better than `evaluate`, and than ends played with more sense
SHARPNESS = 0.45  # of a lead in votes at the end
HASTE = 0.06  # how much less it is worth for each piece still in reserve
CARELESS: Final = {"apprentice": 1.3, "bard": 0.7, "ovate": 0.15}  # many good actions: one slip costs little
SLIPS, OUT_OF = 3, 20  # how often others are expected to do anything at all

Award = tuple[int, int]  # who wins a college, and its votes; EMPTY: nobody


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
    leads = leads_after(state, seat)
    best = max(leads)
    return chance.pick([actions[n] for n, lead in enumerate(leads) if lead == best])


def play_out(state: State, chance: Chance) -> list[tuple[int, Action]]:
    """The rest of the game at random, by the picks that `legal` and `apply` would make, without a list of actions.
    The votes come out the same; the stones are left as they were before the count."""
    played: list[tuple[int, Action]] = []
    if state.turn == EMPTY:
        return played
    empty = [stone for stone in range(STONES) if state.stones[stone] == EMPTY]
    neutral = [bar for bar, owner in enumerate(state.owners) if owner == EMPTY]
    while state.turn != EMPTY:
        seat = state.turn
        stones = len(empty) if state.druids[seat] else 0
        moves = 2 * len(neutral) if state.bars[seat] else 0
        which = chance.pick(range(stones + moves + 1))
        if which < stones:
            action = druid_placed(state, seat, empty.pop(which))
        elif which < stones + moves:
            action = bar_moved(state, seat, neutral.pop((which - stones) // 2), (which - stones) % 2)
        else:
            state.passed[seat], action = True, PASS
        played.append((seat, action))
        pass_turn(state, seat)
    state.votes = votes_now(state)
    return played


def druid_placed(state: State, seat: int, stone: int) -> Action:
    state.stones[stone] = seat
    state.druids[seat] -= 1
    return DRUID[stone]


def bar_moved(state: State, seat: int, bar: int, side: int) -> Action:
    line = state.lines[bar]
    state.lines[bar], state.owners[bar] = SIDES[line][side], seat
    state.bars[seat] -= 1
    return BAR[line][side]


def leads_after(state: State, seat: int) -> list[int]:
    """The seat's lead in votes after each legal action, in the order of `legal`."""
    count = Count(state)
    votes = count.votes(state.lines)
    leads: list[int] = []
    if state.druids[seat]:
        leads += leads_with_druid(state, seat, count, votes)
    if state.bars[seat]:
        for bar, owner in enumerate(state.owners):
            if owner == EMPTY:
                leads += leads_with_bar(state, seat, count, bar)
    leads.append(lead(votes, seat))
    return leads


def lead(votes: list[int], seat: int) -> int:
    """Before the best of the others."""
    best = -1
    for other, vote in enumerate(votes):
        if vote > best and other != seat:
            best = vote
    return votes[seat] - best


def leads_with_druid(state: State, seat: int, count: Count, votes: list[int]) -> list[int]:
    """A druid changes its college only, so its stones are alike but for the taboo."""
    by_stone = [0] * STONES
    lines = sorted(set(state.lines))
    for n, line in enumerate(lines):
        arc = ARC[line][lines[(n + 1) % len(lines)]]
        winner, award = count.college(arc)
        plain, taboo = votes[:], votes[:]
        if winner != EMPTY:
            plain[winner] -= award
            taboo[winner] -= award
        leads = lead(count.with_druid(plain, arc, seat), seat), lead(count.with_taboo(taboo, arc), seat)
        for stone in STONES_IN[line][lines[(n + 1) % len(lines)]]:
            by_stone[stone] = leads[COLOUR_OF[stone] == state.taboo[seat]]
    return [by_stone[stone] for stone in range(STONES) if state.stones[stone] == EMPTY]


def leads_with_bar(state: State, seat: int, count: Count, bar: int) -> list[int]:
    """Of the two ways in which the bar can move."""
    lines, leads = state.lines[:], []
    for to in SIDES[state.lines[bar]]:
        lines[bar] = to
        leads.append(lead(count.votes(lines), seat))
    return leads


class Count:
    """The count as it would be if the game ended here, taboos and fetishes included; sets of stones are numbers.
    Colleges are counted once: most of them stay when a bar moves."""

    __slots__ = ("cleared", "fetish", "known", "own")

    def __init__(self, state: State) -> None:
        self.fetish = state.fetish
        self.own = [0] * len(state.passed)  # by seat: the stones where its druids count
        self.cleared = 0  # the stones that taboos clear
        self.known: dict[int, Award] = {}
        for stone, druid in enumerate(state.stones):
            if druid >= 0:
                if state.taboo[druid] == COLOUR_OF[stone]:
                    self.cleared |= 1 << stone
                else:
                    self.own[druid] |= 1 << stone

    def votes(self, on: list[int]) -> list[int]:
        """By seat, with bars on these lines."""
        votes, lines = [0] * len(self.own), sorted(set(on))
        for n, line in enumerate(lines):
            winner, award = self.college(ARC[line][lines[(n + 1) % len(lines)]])
            if winner != EMPTY:
                votes[winner] += award
        return votes

    def college(self, arc: int) -> Award:
        award = self.known.get(arc)
        if award is None:
            award = self.known[arc] = self.award([size(own & arc) for own in self.own], arc, size(self.cleared & arc))
        return award

    def award(self, counts: list[int], arc: int, cleared: int) -> Award:
        winner = best_alone(counts)
        if winner == EMPTY:
            return EMPTY, 0
        return winner, size(arc) - cleared + FETISH_VOTES * (arc >> self.fetish[winner] & 1)

    def with_druid(self, votes: list[int], arc: int, seat: int) -> list[int]:
        """Those of the other colleges, and of this one with one more druid of the seat."""
        counts = [size(own & arc) for own in self.own]
        counts[seat] += 1
        winner, award = self.award(counts, arc, size(self.cleared & arc))
        if winner != EMPTY:
            votes[winner] += award
        return votes

    def with_taboo(self, votes: list[int], arc: int) -> list[int]:
        """Likewise, with one more stone that a taboo clears."""
        counts = [size(own & arc) for own in self.own]
        winner, award = self.award(counts, arc, size(self.cleared & arc) + 1)
        if winner != EMPTY:
            votes[winner] += award
        return votes


def size(stones: int) -> int:
    """Of a set."""
    return SIZE[stones & LOW] + SIZE[stones >> LOW_STONES]


def best_alone(counts: list[int]) -> int:
    """As the rules say it, without making lists."""
    best, winner, seats = -1, EMPTY, len(counts)
    for seat in range(seats):
        count = counts[seat]
        if count > best:
            alone = True
            for other in range(seats):
                if other != seat and counts[other] == count:
                    alone = False
            if alone:
                best, winner = count, seat
    return winner


def votes_now(state: State) -> list[int]:
    return Count(state).votes(state.lines)
