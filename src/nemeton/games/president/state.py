"""The state of a game of Le Jeu du Président: data only.
Words are in content.py; what happens to it is in rules/. A set of départements is the bits of one number."""

from __future__ import annotations

from typing import Final

from nemeton.engine import Ballot, Data, Pile, state

NOBODY: Final = -1
NONE: Final = -1  # in place of a card or a verdict
NOT_BEGUN: Final = -1  # in place of the turns ended: the round's first one has not begun

STEPS: Final = ("roll", "choose", "pick", "answer", "perform", "judge", "over")
ROLL, CHOOSE, PICK, ANSWER, PERFORM, JUDGE, OVER = range(len(STEPS))
SETTLED: Final = -1  # nobody is asked: what comes next comes by itself; never at rest

KINDS: Final = ("gain", "loss", "debt", "seize")
GAINING, LOSING, PAYING, SEIZING = range(len(KINDS))


@state
class Due(Data):
    """A sum that is being picked, one département at a time."""

    kind: int  # into KINDS
    of: int  # the seat that wins or gives back
    amount: int  # still to pick, after rounding up


@state
class Debt(Data):
    """A loss that could not be paid: its card lies before the seat, out of the pile."""

    seat: int
    card: int
    amount: int  # still owed


@state
class Challenge(Data):
    by: int  # the seat that rolled
    against: int  # the seat that holds it
    place: int
    card: int
    answer: int  # 1 to 4; 0: none yet
    right: int  # 1 to 4, once decided
    judges: Ballot | None  # of a stage card, once performed
    success: int  # 0, 1, or NONE


@state
class State(Data):
    turn: int  # the seat on turn
    turns: int  # ended in this round
    limit: int  # of turns in this round; 0: none
    short: bool  # option
    round: int  # 1 or 2
    step: int  # into STEPS
    held: list[int]  # by seat: its départements
    vacant: int  # nobody's
    protected: int
    votes: list[int]  # by seat: what its départements are worth
    debts: list[Debt]  # oldest first
    chiefs: list[int]  # by seat: for whom it plays; itself in the first round
    teams: list[list[int]]  # second round: challenger, then allies by rank; the 1st's first
    dice: tuple[str, ...]
    offered: int  # by the dice
    cards_left: int  # campaign cards still to draw this turn
    card: int  # the last campaign card of this turn, or NONE
    challenge: Challenge | None  # of this turn
    due: Due | None
    campaign: Pile
    challenges: Pile
    right: tuple[int, ...]  # by quiz card: the number of its right answer; secret to all
