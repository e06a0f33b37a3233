"""The table and the turn: setup, who decides, what is legal, what happens.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from nemeton.engine import Action, Dealer, Deck, Options, Outcome, outcome

from .. import words
from ..content import (
    ALL_CARDS,
    CARD,
    CARD_NUMBER,
    DICE,
    FACE_NUMBER,
    GHOST,
    PAWN_NUMBER,
    PENTACLES,
    PLANT,
    RING,
    SICKLE,
    STONE,
    STONE_NUMBER,
)
from ..state import ANSWER, AWAY, CENTRE, ENTER, MAGIC, NOBODY, OVER, ROLL, VOTE, State
from .answering import answer, answers, ask
from .arriving import cards_to_give, give, move, settle
from .board import cards_left, discard, ghosts_on_stones, has_room, open_stones, pass_card, pawns_on_stones
from .flow import end_turn, go_on, moves
from .offering import offers
from .scoring import score_sheet
from .voting import vote, voter, votes

ROLL_DICE: Action = ("roll",)


def setup(seats: int, options: Options, dealer: Dealer) -> State:  # noqa: ARG001  # no options
    """[1.9]-[1.10] Druids wait on the tree, ghosts on their stands, hands are empty; a first seat by lot."""
    first = int(dealer.pick([str(seat) for seat in range(seats)]))
    dealer.tell(words.BEGINS[first])
    return State(
        turn=first,
        first=first,
        turns=1,
        step=ENTER,
        druids=[AWAY] * seats,
        ghosts=[AWAY] * len(GHOST),
        controllers=[NOBODY] * len(GHOST),
        hands=[[] for _ in range(seats)],
        shown=[True] * seats,
        stock=Deck.of(ALL_CARDS),
        discards=[],
        dice=[],
        dice_left=[],
        movers=[],
        mover=NOBODY,
        left_stone=NOBODY,
        lost_morrigan=NOBODY,
        partner=NOBODY,
        to_give=0,
        asked=(),
        answers=None,
        centre=[],
        last_in=NOBODY,
        ballot=[],
        votes=[[0, 0] for _ in range(seats)],
        ceremony=[],
        voted=[False] * len(GHOST),
        potion_used=[False] * seats,
        cult=NOBODY,
    )


def actors(state: State) -> Sequence[int]:
    """The seat on turn; [6.3] while answers are awaited, all who have not answered yet."""
    if state.answers is not None:
        return state.answers.waiting()
    if state.step >= VOTE:
        return () if state.step == OVER else (voter(state),)
    return (state.turn,)


def legal(state: State, seat: int) -> Sequence[Action]:
    """What the step allows."""
    return BY_STEP[state.step](state, seat) if seat in actors(state) else ()


def pentacles_to_enter(state: State, seat: int) -> list[Action]:  # noqa: ARG001
    """[2.2] Those with room."""
    return [("enter", STONE[stone]) for stone in sorted(PENTACLES) if has_room(state, stone)]


def before_the_roll(state: State, seat: int) -> list[Action]:
    """[2.3]-[2.6] Sickles, if held: any other seat, any of the eight plants; and the roll."""
    if SICKLE not in state.hands[seat]:
        return [ROLL_DICE]
    others = [str(other) for other in range(len(state.hands)) if other != seat]
    return [*(("sickle", other, plant) for other in others for plant in PLANT), ROLL_DICE]


def magics(state: State, seat: int) -> list[Action]:  # noqa: ARG001
    """[5.2]-[5.4] Two cards, any ghost on the stones to another stone, or nothing."""
    found: list[Action] = [("magic", "draw")] if cards_left(state) else []
    for ghost in ghosts_on_stones(state):
        found += [("magic", "ghost", GHOST[ghost], STONE[stone]) for stone in open_stones(state, ghost)]
    return [*found, ("magic", "none")]


BY_STEP: tuple[Callable[[State, int], Sequence[Action]], ...] = (
    pentacles_to_enter,
    before_the_roll,
    lambda state, _: moves(state),
    offers,
    cards_to_give,
    magics,
    answers,
    lambda state, _: votes(state),
    lambda state, _: votes(state),
    lambda state, _: votes(state),
)


def apply(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    """One step of a turn, an answer, or a vote."""
    match action:
        case _ if state.step == ANSWER:
            answer(state, seat, action, dealer)
        case ("enter", stone):
            enter(state, seat, STONE_NUMBER[stone], dealer)
        case ("sickle", other, plant):
            reap(state, seat, int(other), CARD_NUMBER[plant], dealer)
        case ("roll",):
            roll(state, seat, dealer)
        case ("move", face, pawn, stone):
            move(state, seat, FACE_NUMBER[face], PAWN_NUMBER[pawn], STONE_NUMBER[stone], dealer)
        case ("give", card):
            give(state, seat, CARD_NUMBER[card], dealer)
        case ("magic", "none"):
            dealer.tell(words.NO_MAGIC[seat])
            end_turn(state, dealer)
        case ("magic", *_):
            ask(state, action, range(len(state.hands)), dealer)
        case ("vote", item, way):
            vote(state, seat, item, way, dealer)
        case _:
            settle(state, seat, action, dealer)


def enter(state: State, seat: int, stone: int, dealer: Dealer) -> None:
    """[2.2] The druid stays there until it is moved."""
    state.druids[seat] = stone
    state.step = ROLL
    dealer.tell(words.entered(seat, stone))


def reap(state: State, seat: int, other: int, plant: int, dealer: Dealer) -> None:
    """[2.5] It gives one if it has one; the sickle is discarded even in vain."""
    discard(state, seat, SICKLE)
    dealer.reveal()
    dealer.tell(words.sickle_played(seat, other, plant, plant in state.hands[other]))
    if plant in state.hands[other]:
        pass_card(state, other, seat, plant, dealer)


def roll(state: State, seat: int, dealer: Dealer) -> None:
    """[2.6]-[2.7] Both dice, and who moves; [5.1] two rings are magic."""
    state.dice = [FACE_NUMBER[dealer.pick(die)] for die in DICE]
    state.dice_left = [face for face in state.dice if face != RING]
    state.movers = pawns_on_stones(state, seat)
    if dealer.keeps:
        dealer.tell(words.rolled(seat, state.dice[0], state.dice[1]))
    if not state.dice_left:
        state.step = MAGIC
    else:
        go_on(state, dealer)


def result(state: State) -> Outcome | None:
    """[8.11] The highest score wins; equals share."""
    if state.step != OVER:
        return None
    scores = [score_sheet(state, seat)["total"] for seat in range(len(state.hands))]
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return outcome(winners, scores, words.won(winners, best, state.cult))


def census(state: State) -> Counter[str]:
    """Every card and pawn, wherever it is."""
    cards = [*state.stock.cards, *state.discards, *(card for hand in state.hands for card in hand)]
    counted = Counter(CARD[card] for card in cards)
    counted["pawns"] = sum(place in range(AWAY, len(STONE)) or place == CENTRE for place in state.druids + state.ghosts)
    return counted
