"""Debts: what could not be given back waits until it can.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Dealer

from .. import words
from ..state import NOBODY, PAYING, State
from .holding import stake
from .picking import open_sum


def owe(state: State, seat: int, amount: int, dealer: Dealer) -> None:
    """[3.9] Debts add up."""
    state.debts[seat] += amount
    dealer.tell(words.owed(seat, amount, state.debts[seat]))


def cancel(state: State, seat: int, amount: int, dealer: Dealer) -> int:
    """[3.12] A gain first cancels debt; what is left of it."""
    cancelled = min(amount, state.debts[seat])
    if cancelled:
        state.debts[seat] -= cancelled
        dealer.tell(words.cancelled(seat, cancelled, state.debts[seat]))
    return amount - cancelled


def who_can_pay(state: State) -> int:
    """[3.10] The seat whose debt can be paid now, or NOBODY. Only one can rise to it at a time."""
    if not any(state.debts):
        return NOBODY
    owing = (seat for seat, debt in enumerate(state.debts) if debt and debt <= stake(state, seat))
    return next(owing, NOBODY)


def pay(state: State, seat: int, dealer: Dealer) -> None:
    """[3.10] In one sum; it is no debt any more when the payment opens."""
    amount, state.debts[seat] = state.debts[seat], 0
    open_sum(state, PAYING, seat, amount, dealer)
