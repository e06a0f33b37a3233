"""Campaign cards: gains and losses.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Dealer

from .. import words
from ..content import AMOUNT, CAMPAIGN, FIRST_LOSS
from ..state import GAINING, LOSING, State
from .debts import cancel, owe
from .holding import chief, stake
from .picking import open_sum


def draw_card(state: State, dealer: Dealer) -> None:
    """[3.1] Drawn at once, by nobody's action."""
    state.cards_left -= 1
    state.card = state.campaign.draw(CAMPAIGN, dealer)
    if dealer.keeps:
        dealer.tell(words.card_drawn(state.turn, state.card))
    settle = gain if state.card < FIRST_LOSS else lose
    settle(state, chief(state), AMOUNT[state.card], dealer)


def gain(state: State, seat: int, amount: int, dealer: Dealer) -> None:
    """[3.12] After debts, [3.2] vacant départements."""
    left = cancel(state, seat, amount, dealer)
    if left:
        open_sum(state, GAINING, seat, left, dealer)


def lose(state: State, seat: int, amount: int, dealer: Dealer) -> None:
    """[3.6], [3.8] A loss that can be paid is paid; [3.9] else the whole of it is a debt."""
    if stake(state, seat) >= amount:
        open_sum(state, LOSING, seat, amount, dealer)
    else:
        owe(state, seat, amount, dealer)
