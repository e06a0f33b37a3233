"""What the dice offer, and the one choice on it: take, challenge, protect or campaign.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Action, Dealer

from .. import words
from ..content import AT_MOST, BIT, CAMPAIGNING, CHALLENGE, NUMBER, PROTECT, TAKE, each
from ..state import SETTLED, State
from .ending import end_if_decided
from .holding import at_stake, chief, stake, win


def choices(state: State) -> list[Action]:
    """[2.6] A vacant one; [2.7] else a challenge, [2.10] if one can be paid for; [2.11]-[2.12] else one's own."""
    if state.offered & state.vacant:
        return each(TAKE, state.offered & state.vacant)
    theirs = to_challenge(state)
    if theirs:
        return each(CHALLENGE, affordable(state, theirs))
    if state.offered & state.held[chief(state)]:
        return [*each(PROTECT, open_to_protection(state)), CAMPAIGNING]
    return []


def is_nothing_possible(state: State) -> bool:
    """[2.10] Challenges are worth too much, whatever one holds oneself; or all on offer is protected by others."""
    if state.offered & state.vacant:
        return False
    theirs = to_challenge(state)
    if theirs:
        return not affordable(state, theirs)
    return not state.offered & state.held[chief(state)]


def to_challenge(state: State) -> int:
    """[2.7]-[2.8] Held by others, and not protected."""
    return state.offered & ~state.vacant & ~state.held[chief(state)] & ~state.protected


def affordable(state: State, places: int) -> int:
    """[2.9] Of these, what is worth no more than one's own stake."""
    return places & AT_MOST[min(stake(state, chief(state)), len(AT_MOST) - 1)]


def open_to_challenge(state: State) -> int:
    """[2.7]-[2.9] Held by others, not protected, worth no more than one's own stake."""
    return affordable(state, to_challenge(state))


def open_to_protection(state: State) -> int:
    """[2.11] One's own on offer that are not protected yet."""
    return state.offered & at_stake(state, chief(state))


def take(state: State, code: str, dealer: Dealer) -> None:
    """[2.6] It is the taker's, or [6.5] the challenger's for whom it plays; [2.13] for good."""
    dealer.bind()
    if dealer.keeps:
        dealer.tell(words.taken(state.turn, chief(state), NUMBER[code]))
    state.step = SETTLED
    win(state, chief(state), NUMBER[code], dealer)
    end_if_decided(state, dealer)


def protect(state: State, code: str, dealer: Dealer) -> None:
    """[2.11], [1.9] For the rest of the game; [2.13] it can't be another one."""
    dealer.bind()
    state.protected |= BIT[NUMBER[code]]
    state.step = SETTLED
    dealer.tell(words.protected(state.turn, NUMBER[code]))


def campaign(state: State, dealer: Dealer) -> None:
    """[2.12] One more card."""
    state.cards_left += 1
    state.step = SETTLED
    dealer.tell(words.CAMPAIGNS[state.turn])
