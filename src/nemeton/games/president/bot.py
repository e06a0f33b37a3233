"""Advice for bots playing Le Jeu du Président: how good a position is, what needs no thought, where to be fair.
Sees what the rules see; never looks at the right answers, not even at imagined ones."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, exp, sqrt
from typing import Final

from nemeton.engine import Action, Chance

from .content import ALL, AMOUNT, DICE, FIRST_LOSS, MAJORITY, OF_WORTH, OFFERED, SIDES, STAR, WORTH, WORTHS, each
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
PRIZED = 0.8  # the same for whoever plays to win: found by 1,500 games of bots that differ in it
DEBT = 0.5  # of a debt
A_TURN = 4.4  # votes that one brings
OFTENER = 0.5  # of what is still to win, for each roll that one side has more than the other, by seats
NEAR, FAR = 7.0, 2.0  # how far off is what votes promise: at the end, and with the root of what is still to win
CARELESS: Final = {"apprentice": 1.5, "bard": 0.9, "ovate": 0.5}  # the dice even much out: larger steps
ELECTED = {3: 0.75, 4: 0.84, 5: 0.68, 6: 0.75}  # by seats: how often the second round goes to the camp of the 1st


def evaluate(state: State) -> Sequence[float]:
    """The votes that each seat can count on, as its share in the victory. Nobody plays for the last place."""
    votes = expected(state, BAIT)
    return crowd(state, votes) if is_crowd(state) else duel(state, votes)


def judge(state: State) -> Sequence[float]:
    """The same for whoever plays to win: [6.2] the last stand beside the first."""
    votes = expected(state, PRIZED)
    return camps(state, votes) if is_crowd(state) else duel(state, votes)


def is_crowd(state: State) -> bool:
    """Three or more, everyone alone."""
    return len(state.votes) > 2 and state.round == 1


def enough(_before: State, _now: State) -> bool:
    """One choice: a round of the others' dice would drown what it is worth."""
    return True


def expected(state: State, bait: float) -> list[float]:
    """Votes held, less debts, and what is open: a sum, a challenge, cards to draw."""
    votes = [held + bait * worth(at_stake(state, seat) & DIRECT) for seat, held in enumerate(state.votes)]
    for debt in state.debts:
        votes[debt.seat] -= DEBT * debt.amount
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


def duel(state: State, votes: Sequence[float]) -> list[float]:
    """Two sides; the larger one rolls oftener. Allies share the victory."""
    one, other = state.teams or ((0,), (1,))
    left = still_to_win(state)
    lead = votes[one[0]] - votes[other[0]] + OFTENER * left * (len(one) - len(other)) / len(votes)
    chance = 1 / (1 + exp(-lead / spread(left)))
    shares = [0.0] * len(votes)
    for team, won in ((one, chance), (other, 1 - chance)):
        for seat in team:
            shares[seat] = won / len(team)
    return shares


def crowd(state: State, votes: Sequence[float]) -> list[float]:
    """First of three or more; all the better near a majority. All others have the same share."""
    seats = len(votes)
    first, at_once = firsts(state, votes), majority(state, votes)
    best = at_once + (1 - at_once) * ELECTED[seats] / len(SIDES[seats][0])
    rest = (1 - best) / (seats - 1)
    return [rest + (best - rest) * chance for chance in first]


def camps(state: State, votes: Sequence[float]) -> list[float]:
    """Elected at once, or in the camp of the 1st, or in the other."""
    seats = len(votes)
    first, at_once = firsts(state, votes), majority(state, votes)
    size, won = len(SIDES[seats][0]), ELECTED[seats]
    with_first = [one + other for one, other in zip(first, lasts(state, votes, size - 1), strict=True)]
    inside, outside = won / size, (1 - won) / (seats - size)
    return [
        at_once * one + (1 - at_once) * (outside + (inside - outside) * chance)
        for one, chance in zip(first, with_first, strict=True)
    ]


def firsts(state: State, votes: Sequence[float]) -> list[float]:
    """How likely each seat is to be 1st."""
    off = spread(still_to_win(state))
    return shared([exp((held - max(votes)) / off) for held in votes])


def lasts(state: State, votes: Sequence[float], count: int) -> list[float]:
    """How likely each seat is to be one of the last: none of them, the last, or the last two."""
    off = spread(still_to_win(state))
    weights = [exp((min(votes) - held) / off) for held in votes]
    last = shared(weights)
    if count == 0:
        return [0.0] * len(votes)
    if count == 1:
        return last
    total = sum(weights)
    odds = [chance / (total - weight) for chance, weight in zip(last, weights, strict=True)]
    return [chance + weight * (sum(odds) - own) for chance, weight, own in zip(last, weights, odds, strict=True)]


def majority(state: State, votes: Sequence[float]) -> float:
    """How likely somebody is elected in the first round."""
    left = still_to_win(state)
    return 1 / (1 + exp((MAJORITY - max(votes) - left / len(votes)) / spread(left)))


def shared(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


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
    return each(VERBS[due.kind], poorest(places & wanted or places))[0]


def poorest(places: int) -> int:
    """One of those worth least."""
    found = next(places & equals for equals in POOREST_FIRST if places & equals)
    return found & -found
