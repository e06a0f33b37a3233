"""Campaign cards: gains, losses, and losses that are paid later.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Dealer

from .. import words
from ..content import AMOUNT, CAMPAIGN, FIRST_LOSS
from ..state import GAINING, LOSING, PAYING, Debt, State
from .debts import cancel, owe, settle
from .holding import chief, stake
from .picking import open_sum


def draw_card(state: State, dealer: Dealer) -> None:
    """[3.1] Drawn at once, by nobody's action."""
    state.cards_left -= 1
    state.card = state.campaign.draw(CAMPAIGN, dealer)
    if dealer.keeps:
        dealer.tell(words.card_drawn(state.turn, state.card))
    if state.card < FIRST_LOSS:
        gain(state, chief(state), state.card, dealer)
    else:
        lose(state, chief(state), state.card, dealer)


def gain(state: State, seat: int, card: int, dealer: Dealer) -> None:
    """[3.12] After debts, [3.2] vacant départements."""
    left = cancel(state, seat, AMOUNT[card], dealer)
    if left:
        open_sum(state, GAINING, seat, left, dealer)


def lose(state: State, seat: int, card: int, dealer: Dealer) -> None:
    """[3.6], [3.8] A loss that can be paid is paid; [3.9] else its card stays before the seat."""
    if stake(state, seat) >= AMOUNT[card]:
        open_sum(state, LOSING, seat, AMOUNT[card], dealer)
    else:
        owe(state, seat, card, dealer)


def pay(state: State, debt: Debt, dealer: Dealer) -> None:
    """[3.10] In one sum; it is no debt any more when the payment opens."""
    settle(state, debt)
    open_sum(state, PAYING, debt.seat, debt.amount, dealer)
