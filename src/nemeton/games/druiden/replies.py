"""How a round of Die Druiden is likely to go: everybody plays what looks best to them at once.
Sees what the rules see; holds no rule of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from nemeton.engine import Action, Chance, Dealer

from .counting import evaluate
from .judging import is_crowd, judge
from .rules import actors, apply, legal, result
from .state import State

A_ROUND: Final = 10  # iterations of other searches that one with a round played on takes as long as, or nearly

Judge = Callable[[State], Sequence[float]]


def pace(state: State) -> int:
    """How many times fewer iterations a search makes here."""
    return A_ROUND if is_crowd(state) else 1


def play_on(before: State, now: State, seat: int, chance: Chance) -> None:
    """With many seats, until the searching one has its next turn: what the others do until then decides more than what
    they have. They are expected to count, as greedy bots do; the seat itself judges."""
    if not is_crowd(now):
        return
    seats, dealer = len(now.hands), Dealer(chance)
    until = before.turns + ((seat - before.turn) % seats or seats)
    while now.turns < until and (asked := actors(now)):
        actor = asked[0]
        action = best_at_once(now, actor, judge if actor == seat else evaluate, dealer)
        apply(now, actor, action, dealer)


def best_at_once(state: State, seat: int, judge: Judge, dealer: Dealer) -> Action:
    """The action after which the position looks best to the seat."""
    actions = legal(state, seat)
    best, chosen = -1.0, actions[0]
    if len(actions) == 1:
        return chosen
    for action in actions:
        after = state.clone()
        apply(after, seat, action, dealer)
        ended = result(after)
        worth = (ended.shares() if ended else judge(after))[seat]
        if worth > best:
            best, chosen = worth, action
    return chosen
