"""The state of a game of Die Druiden: data only.
Words are in content.py; what happens to it is in rules/."""

from __future__ import annotations

from typing import Final

from nemeton.engine import Action, Ballot, Data, Deck, state

NOBODY: Final = -1
AWAY, CENTRE = -1, -2  # in place of a stone; away: a druid waits on the tree, a ghost is on its stand

STEPS: Final = ("enter", "roll", "move", "arrive", "give", "magic", "answer", "vote", "revote", "choose", "over")
ENTER, ROLL, MOVE, ARRIVE, GIVE, MAGIC, ANSWER, VOTE, REVOTE, CHOOSE, OVER = range(len(STEPS))

Voice = tuple[int, str, str, int, int]  # who voted with what, in which words, for which cult (or NOBODY), so many votes


@state
class State(Data):
    turn: int  # the seat on turn; from the vote on, the one that was
    first: int  # the seat that began
    turns: int  # begun so far, this one included
    step: int  # into STEPS
    druids: list[int]  # by seat: a stone, AWAY or CENTRE
    ghosts: list[int]  # by ghost: a stone, AWAY or CENTRE
    controllers: list[int]  # by ghost
    hands: list[list[int]]  # by seat, sorted; secret until the vote
    shown: list[bool]  # by seat: this is a view that shows the hand, be it empty
    stock: Deck  # secret to all
    discards: list[int]  # in the order played
    dice: list[int]  # faces of this turn; none before the roll
    dice_left: list[int]  # faces still to use, without rings
    movers: list[int]  # pawns that may still move this turn
    mover: int  # the pawn that has arrived
    left_stone: int  # where it came from
    lost_morrigan: int  # the seat from which this arrival took Morrigan; NOBODY: it did not
    partner: int  # the other seat of an exchange
    to_give: int  # cards that it still gets back
    asked: Action  # the action that is being answered; empty: none
    answers: Ballot | None
    centre: list[int]  # who is there, in the order they came: a ghost, or DRUID plus the seat
    last_in: int  # the seat that brought the last pawn in; NOBODY: none yet
    ballot: list[tuple[int, str]]  # the votes still to be asked for: seat, what votes
    votes: list[list[int]]  # by seat: for the sun, for the moon
    ceremony: list[list[Voice]]  # by ballot: every voice, in the order heard
    voted: list[bool]  # by ghost: it voted for its cult
    potion_used: list[bool]  # by seat
    cult: int  # the cult that won; NOBODY: not known yet
