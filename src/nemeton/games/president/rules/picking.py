"""Sums picked one département at a time: gains, losses, debts, seizures.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Action, Dealer

from .. import words
from ..content import GAIN, LOSE, NUMBER, SEIZE, WORTH, each
from ..state import GAINING, PICK, SEIZING, SETTLED, Due, State
from .ending import end_if_decided
from .holding import at_stake, chief, give_back, win
from .sums import completing, rounded_up

VERBS = (GAIN, LOSE, LOSE, SEIZE)  # by kind


def open_sum(state: State, kind: int, of: int, amount: int, dealer: Dealer) -> None:
    """[3.2]-[3.4], [3.6], [4.10] The exact amount, or the next higher sum that can be made."""
    state.due = Due(kind, of, amount)
    state.due.amount = rounded_up(source(state, state.due), amount)
    state.step = PICK
    if dealer.keeps:
        dealer.tell(words.sum_opened(kind, of, state.due.amount))


def source(state: State, due: Due) -> int:
    """[3.2] Vacant ones; [3.6] one's own unprotected ones; [4.10] those of the challenger."""
    if due.kind == GAINING:
        return state.vacant
    return at_stake(state, chief(state) if due.kind == SEIZING else due.of)


def picker(state: State, due: Due) -> int:
    """[6.6] The seat on turn makes its side's picks, the challenger those of the other side."""
    return state.turn if due.of == chief(state) else due.of


def picks(state: State) -> list[Action]:
    """[3.5], [3.7], [4.11] Only those from which the sum can still be completed."""
    due = state.due
    assert due is not None, "no sum is open"
    return each(VERBS[due.kind], completing(source(state, due), due.amount))


def pick(state: State, code: str, dealer: Dealer) -> None:
    """[3.5], [3.7], [4.11] One of them; the sum stays open until it is complete."""
    due, place = state.due, NUMBER[code]
    assert due is not None, "no sum is open"
    due.amount -= WORTH[place]
    if dealer.keeps:
        dealer.tell(words.picked(due.kind, due.of, place))
    if not due.amount:
        state.due, state.step = None, SETTLED
    if due.kind in (GAINING, SEIZING):
        win(state, due.of, place, dealer)
        end_if_decided(state, dealer)
    else:
        give_back(state, due.of, place)
