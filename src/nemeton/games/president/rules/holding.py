"""Who holds what: the one place where a département changes hands.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Dealer

from .. import words
from ..content import ANNOUNCED, BIT, PLACES, WORTH
from ..state import NOBODY, State
from .sums import worth


def chief(state: State) -> int:
    """[6.5] For whom the seat on turn plays; itself in the first round."""
    return state.chiefs[state.turn]


def holder(state: State, place: int) -> int:
    """Who holds it; NOBODY: it is vacant."""
    return next((seat for seat, places in enumerate(state.held) if places & BIT[place]), NOBODY)


def holders(state: State) -> list[int]:
    """By place: who holds it. Bit by bit: all of them at once cost what a few single questions do."""
    found = [NOBODY] * len(PLACES)
    for seat, places in enumerate(state.held):
        while places:
            bit = places & -places
            found[bit.bit_length() - 1] = seat
            places ^= bit
    return found


def at_stake(state: State, seat: int) -> int:
    """[1.9] The départements that it can lose: the unprotected ones."""
    return state.held[seat] & ~state.protected


def stake(state: State, seat: int) -> int:
    """[2.9] What they are worth: its votes less those that nobody can take."""
    return state.votes[seat] - worth(state.held[seat] & state.protected)


def give_back(state: State, seat: int, place: int) -> None:
    """[3.13] It is vacant again."""
    state.held[seat] ^= BIT[place]
    state.votes[seat] -= WORTH[place]
    state.vacant |= BIT[place]


def win(state: State, seat: int, place: int, dealer: Dealer) -> None:
    """From whoever holds it, or vacant; [5.3] rising to 20 million is announced."""
    loser = NOBODY if state.vacant & BIT[place] else holder(state, place)
    if loser != NOBODY:
        give_back(state, loser, place)
    state.vacant ^= BIT[place]
    state.held[seat] |= BIT[place]
    before = state.votes[seat]
    state.votes[seat] += WORTH[place]
    if state.round == 1 and before < ANNOUNCED <= state.votes[seat]:
        dealer.tell(words.ANNOUNCEMENT[seat])
