"""The second round: two challengers, everybody else an ally of one of them.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Dealer

from .. import words
from ..content import SIDES, TURNS
from ..state import NOT_BEGUN, SETTLED, State
from .debts import forgive


def begin_second_round(state: State, dealer: Dealer) -> None:
    """[6.1]-[6.4] The two best go on with what they hold; [5.1] the rest of the turn lapses."""
    order = ranking(state)
    state.round, state.step, state.cards_left, state.due = 2, SETTLED, 0, None
    state.teams = [[order[rank] for rank in side] for side in SIDES[len(order)]]
    dealer.tell(words.second_round(state.teams))
    forgive(state, order[2:], dealer)
    for seat in order[2:]:
        withdraw(state, seat)
    for challenger, *allies in state.teams:
        for ally in allies:
            state.chiefs[ally] = challenger
    state.turn, state.turns = order[0], NOT_BEGUN
    state.limit = len(order) * TURNS[len(order)][1] if state.short else 0


def ranking(state: State) -> list[int]:
    """[6.1] The seats from 1st to last: votes, then départements, then the lower seat."""
    seats = range(len(state.held))
    return sorted(seats, key=lambda seat: (-state.votes[seat], -state.held[seat].bit_count(), seat))


def withdraw(state: State, seat: int) -> None:
    """[6.3] Its départements are vacant; its protections lapse."""
    state.vacant |= state.held[seat]
    state.protected &= ~state.held[seat]
    state.held[seat] = state.votes[seat] = 0
