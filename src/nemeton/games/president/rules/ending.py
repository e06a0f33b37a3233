"""How a round ends, and who is president.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Dealer, Outcome, outcome

from .. import words
from ..content import MAJORITY
from ..state import OVER, State
from .second_round import begin_second_round


def end_if_decided(state: State, dealer: Dealer) -> None:
    """[5.1] After every single change, first of all: [5.2] a majority, [5.4]-[5.5], [6.8] or the last département."""
    if elected(state):
        close(state)
    elif not state.vacant:
        end_round(state, dealer)


def elected(state: State) -> list[int]:
    """[5.2] Who has the absolute majority; [6.8] it counts in the first round alone."""
    return [seat for seat, votes in enumerate(state.votes) if votes >= MAJORITY] if state.round == 1 else []


def end_round(state: State, dealer: Dealer) -> None:
    """[5.5] With three or more there is a second round; [5.4], [6.8]-[6.9] else it is over."""
    if state.round == 1 and len(state.held) > 2:
        begin_second_round(state, dealer)
        if state.vacant:
            return
    close(state)


def close(state: State) -> None:
    """[5.1] The rest of the turn lapses."""
    state.step, state.cards_left, state.due = OVER, 0, None


def result(state: State) -> Outcome | None:
    """[6.11] Allies share the score, the rank and the victory of their challenger."""
    if state.step != OVER:
        return None
    scores = [state.votes[chief] for chief in state.chiefs]
    majority = elected(state)
    presidents = majority or best(state)
    winners = [seat for seat, chief in enumerate(state.chiefs) if chief in presidents]
    return outcome(winners, scores, words.won(presidents, state.votes, bool(majority)))


def best(state: State) -> list[int]:
    """[5.4], [6.10] More votes, then more départements; still equal: shared."""
    marks = [(votes, places.bit_count()) for votes, places in zip(state.votes, state.held, strict=True)]
    return [seat for seat, mark in enumerate(marks) if mark == max(marks)]
