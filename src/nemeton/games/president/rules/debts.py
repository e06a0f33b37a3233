"""Debts: a loss that could not be paid is a card before its seat, out of the pile, until it is settled.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from collections.abc import Iterable

from nemeton.engine import Dealer

from .. import words
from ..content import AMOUNT
from ..state import Debt, State
from .holding import stake


def debts_of(state: State, seat: int) -> list[Debt]:
    """[3.9] The cards before it, oldest first."""
    return [debt for debt in state.debts if debt.seat == seat]


def owed_by(state: State, seat: int) -> int:
    """[3.9] What it owes, all its cards together."""
    return sum([debt.amount for debt in state.debts if debt.seat == seat])


def owe(state: State, seat: int, card: int, dealer: Dealer) -> None:
    """[3.9] The card that was drawn stays before the seat, a debt of its own."""
    state.campaign.keep_out()
    state.debts.append(Debt(seat, card, AMOUNT[card]))
    if dealer.keeps:
        dealer.tell(words.owed(seat, AMOUNT[card], owed_by(state, seat)))


def settle(state: State, debt: Debt) -> None:
    """[1.7], [3.10], [3.12] It is no debt any more, and its card goes under the pile."""
    state.debts.remove(debt)
    state.campaign.put_under(debt.card)


def cancel(state: State, seat: int, amount: int, dealer: Dealer) -> int:
    """[3.12] A gain first cancels debts, oldest first, and may reduce one; what is left of it."""
    for debt in debts_of(state, seat):
        cancelled = min(amount, debt.amount)
        amount -= cancelled
        debt.amount -= cancelled
        if cancelled:
            dealer.tell(words.cancelled(seat, cancelled, debt.amount))
        if not debt.amount:
            settle(state, debt)
    return amount


def payable(state: State) -> Debt | None:
    """[3.10] The oldest debt that can be paid now. Only one seat can rise to it at a time."""
    for debt in state.debts:
        if debt.amount <= stake(state, debt.seat):
            return debt
    return None


def forgive(state: State, seats: Iterable[int], dealer: Dealer) -> None:
    """[6.3] Their debts lapse: the cards go under the pile, in the order of seats."""
    for seat in sorted(seats):
        lapsed = debts_of(state, seat)
        for debt in lapsed:
            settle(state, debt)
        if lapsed:
            dealer.tell(words.DEBTS_LAPSED[seat])
