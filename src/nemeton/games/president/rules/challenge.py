"""The challenge: a question or a stage, and a département won or protected.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Action, Ballot, Dealer

from .. import words
from ..content import BIT, CHALLENGES, NUMBER, QUIZ, WORTH, YES
from ..state import ANSWER, JUDGE, NONE, PERFORM, SEIZING, SETTLED, Challenge, State
from .ending import end_if_decided
from .holding import chief, holder, win
from .picking import open_sum


def begin_challenge(state: State, code: str, dealer: Dealer) -> None:
    """[4.1] A card is drawn; the defender reads it out."""
    place = NUMBER[code]
    against = holder(state, place)
    dealer.tell(words.challenged(state.turn, against, place))
    card = state.challenges.draw(CHALLENGES, dealer)
    state.challenge = Challenge(state.turn, against, place, card, 0, 0, None, NONE)
    state.step = ANSWER if is_quiz(card) else PERFORM
    dealer.tell(words.challenge_read(against, card))


def is_quiz(card: int) -> bool:
    return card < len(QUIZ)


def under_way(state: State) -> Challenge:
    assert state.challenge is not None, "there is no challenge"
    return state.challenge


def answer(state: State, number: str, dealer: Dealer) -> None:
    """[4.2]-[4.3] Now the right answer is shown."""
    open_one = under_way(state)
    open_one.answer, open_one.right = int(number), state.right[open_one.card]
    dealer.reveal()
    dealer.tell(words.answered(state.turn, open_one.card, open_one.answer, open_one.right))
    decide(state, open_one, open_one.answer == open_one.right, dealer)


def perform(state: State, dealer: Dealer) -> None:
    """[4.4]-[4.6] Every other seat is asked."""
    judges = tuple(seat for seat in range(len(state.held)) if seat != state.turn)
    under_way(state).judges = Ballot.of(judges)
    state.step = JUDGE
    dealer.tell(words.PERFORMED[state.turn])


def waiting(state: State) -> tuple[int, ...]:
    """[4.5] Those who have not judged yet."""
    judges = under_way(state).judges
    assert judges is not None, "nobody judges"
    return judges.waiting()


def judge(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    """[4.5] Sealed until all are in; [4.7] more yes than no is a success."""
    open_one = under_way(state)
    assert open_one.judges is not None, "nobody judges"
    dealer.veil(("judge", "?"), to=(seat,))
    dealer.tell(words.judged(seat, action[1]), to=(seat,))
    if open_one.judges.cast(seat, action, dealer):
        votes = open_one.judges.opened()
        dealer.unseal(len(votes))
        dealer.reveal()
        if dealer.keeps:
            dealer.tell(words.verdict(votes))
        decide(state, open_one, sum(1 if vote == YES else -1 for _, vote in votes) > 0, dealer)


def decide(state: State, decided: Challenge, success: bool, dealer: Dealer) -> None:
    """[4.8] Won; [4.9]-[4.10] or lost, and the defender takes as much from the challenger."""
    decided.success = int(success)
    if success:
        dealer.tell(words.challenge_won(chief(state), decided.against, decided.place))
        state.step = SETTLED
        win(state, chief(state), decided.place, dealer)
        end_if_decided(state, dealer)
    else:
        dealer.tell(words.challenge_lost(decided.against, decided.place))
        state.protected |= BIT[decided.place]
        open_sum(state, SEIZING, decided.against, WORTH[decided.place], dealer)
