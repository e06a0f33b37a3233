"""Advice for bots playing Le Jeu du Président: how good a position is, what needs no thought, where to be fair.
Sees what the rules see; never looks at the right answers, not even at imagined ones."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, exp, sqrt
from typing import Final

from nemeton.engine import Action, Chance

from .content import ALL, AMOUNT, DICE, FIRST_LOSS, MAJORITY, OF_WORTH, OFFERED, STAR, WORTH, WORTHS
from .rules import legal
from .rules.challenge import is_quiz
from .rules.holding import at_stake, chief
from .rules.picking import VERBS, source
from .rules.sums import completing, worth
from .state import ANSWER, GAINING, JUDGE, PERFORM, PICK, SEIZING, State

GUESSED: Final = 1 / 4  # how often a quiz is
CARD: Final = (sum(AMOUNT[:FIRST_LOSS]) - sum(AMOUNT[FIRST_LOSS:])) / len(AMOUNT)  # what one brings, in the mean
DIRECT: Final = sum(OFFERED[low, high] for low in DICE[0] for high in DICE[1] if STAR not in (low, high))
TOTAL: Final = sum(WORTH)
POOREST_FIRST: Final = tuple(OF_WORTH[value] for value in WORTHS)

# Fitted to 1,140 games of bots that take the richest and challenge for the poorest.
BAIT = 0.4  # of an unprotected département that two digits offer, beyond its votes: most who must challenge for it fail
DEBT = 0.5  # of a debt
A_TURN = 4.4  # votes that one brings
OFTENER = 0.5  # of what is still to win, for each roll that one side has more than the other, by seats
NEAR, FAR = 7.0, 2.0  # how far off is what votes promise: at the end, and with the root of what is still to win
FIRST = {3: 0.75, 4: 0.42, 5: 0.34, 6: 0.25}  # by seats: what leading at the end of the first round is worth


def evaluate(state: State) -> Sequence[float]:
    """The votes that each seat can count on, as its share in the victory."""
    votes = expected(state)
    if len(votes) == 2:
        return duel(state, votes, ((0,), (1,)))
    return duel(state, votes, state.teams) if state.round == 2 else crowd(state, votes)


def enough(_before: State, _now: State) -> bool:
    """One choice: a round of the others' dice would drown what it is worth."""
    return True


def expected(state: State) -> list[float]:
    """Votes held, less debts, and what is open: a sum, a challenge, cards to draw."""
    votes = [
        held + BAIT * worth(at_stake(state, seat) & DIRECT) - DEBT * debt
        for seat, (held, debt) in enumerate(zip(state.votes, state.debts, strict=True))
    ]
    own, due, challenge = chief(state), state.due, state.challenge
    votes[own] += CARD * state.cards_left
    if due is not None:
        votes[due.of] += due.amount if due.kind in (GAINING, SEIZING) else -due.amount
        votes[own] -= due.amount if due.kind == SEIZING else 0
    elif challenge is not None and state.step in (ANSWER, PERFORM, JUDGE):
        swing = (2 * success(challenge.card, len(votes) - 1) - 1) * WORTH[challenge.place]
        votes[own] += swing
        votes[challenge.against] -= swing
    return votes


def success(card: int, judges: int) -> float:
    """Quizzes are guessed, judgements are coins."""
    if is_quiz(card):
        return GUESSED
    return sum(comb(judges, yes) for yes in range(judges // 2 + 1, judges + 1)) / (1 << judges)


def duel(state: State, votes: Sequence[float], teams: Sequence[Sequence[int]]) -> list[float]:
    """Two sides; the larger one rolls oftener. Allies share the victory."""
    one, other = teams
    left = still_to_win(state)
    lead = votes[one[0]] - votes[other[0]] + OFTENER * left * (len(one) - len(other)) / len(votes)
    chance = 1 / (1 + exp(-lead / spread(left)))
    shares = [0.0] * len(votes)
    for team, won in ((one, chance), (other, 1 - chance)):
        for seat in team:
            shares[seat] = won / len(team)
    return shares


def crowd(state: State, votes: Sequence[float]) -> list[float]:
    """First of three or more; all the better near a majority.
    Nobody plays for the last place, though it stands beside the first."""
    left, best, seats = still_to_win(state), max(votes), len(votes)
    off = spread(left)
    weights = [exp((held - best) / off) for held in votes]
    elected = 1 / (1 + exp((MAJORITY - best - left / seats) / off))
    first = FIRST[seats] + (1 - FIRST[seats]) * elected
    rest = (1 - first) / (seats - 1)
    total = sum(weights) / (first - rest)
    return [rest + weight / total for weight in weights]


def still_to_win(state: State) -> float:
    """What is vacant, or as much of it as the turns left can bring."""
    vacant = TOTAL - sum(state.votes)
    return min(vacant, A_TURN * (state.limit - state.turns)) if state.limit else vacant


def spread(left: float) -> float:
    """How far off the votes expected may be."""
    return NEAR + FAR * sqrt(left)


def habit(state: State, seat: int, chance: Chance) -> Action | None:
    """Sums are picked as measured; answers are guessed; and judgements are coins, [4.5] since whoever judges to win
    would always say no."""
    if state.step == PICK:
        return picked(state)
    return chance.pick(legal(state, seat)) if state.step in (ANSWER, JUDGE) else None


def picked(state: State) -> Action:
    """Win what two digits offer, many small ones rather than few; give back the others first."""
    due = state.due
    assert due is not None, "no sum is open"
    places = completing(source(state, due), due.amount)
    wanted = DIRECT if due.kind in (GAINING, SEIZING) else ALL & ~DIRECT
    return VERBS[due.kind][poorest(places & wanted or places)]


def poorest(places: int) -> int:
    """One of those worth least."""
    found = next(places & equals for equals in POOREST_FIRST if places & equals)
    return found & -found
