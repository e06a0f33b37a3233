"""The table and the turn: setup, who decides, what is legal, what happens, what comes next.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from nemeton.engine import Action, Dealer, Options, Pile

from .. import words
from ..cards import RIGHT
from ..content import (
    ALL,
    ANSWERS,
    CAMPAIGN,
    CHALLENGES,
    CODE,
    DEALT,
    DICE,
    JUDGEMENTS,
    NUMBER,
    OFFERED,
    PERFORMED,
    QUIZ,
    ROLL_DICE,
    STAR,
    TURNS,
)
from ..state import CHOOSE, JUDGE, NONE, NOT_BEGUN, OVER, PICK, ROLL, SETTLED, State
from .campaign import draw_card, pay
from .challenge import answer, begin_challenge, judge, perform, waiting
from .debts import payable
from .ending import end_round
from .holding import win
from .offer import campaign, choices, is_nothing_possible, protect, take, to_challenge
from .picking import pick, picker, picks
from .sums import worth

ALONE = tuple((seat,) for seat in range(6))
RIGHT_NUMBERS = tuple(int(RIGHT[card]) for card in QUIZ)


def setup(seats: int, options: Options, dealer: Dealer) -> State:
    """[1.10] A first seat, an empty map; [1.11] in a short game départements are dealt."""
    short = options["length"] == "short"
    state = State(
        turn=first_seat(seats, options["first"], dealer),
        turns=0,
        limit=seats * TURNS[seats][0] if short and seats in TURNS else 0,
        short=short,
        round=1,
        step=ROLL,
        held=[0] * seats,
        vacant=ALL,
        protected=0,
        votes=[0] * seats,
        debts=[],
        chiefs=list(range(seats)),
        teams=[],
        dice=(),
        offered=0,
        cards_left=0,
        card=NONE,
        challenge=None,
        due=None,
        campaign=Pile.of(range(len(CAMPAIGN))),
        challenges=Pile.of(range(len(QUIZ if options["challenges"] == "quiz" else CHALLENGES))),
        right=RIGHT_NUMBERS,
    )
    if short:
        deal(state, dealer)
    return state


def first_seat(seats: int, by: str, dealer: Dealer) -> int:
    """[1.10] By lot, or the first one."""
    if by == "seat":
        dealer.tell(words.FIRST_BEGINS)
        return 0
    first = int(dealer.pick([str(seat) for seat in range(seats)]))
    dealer.tell(words.BEGINS[first])
    return first


def deal(state: State, dealer: Dealer) -> None:
    """[1.11] All of seat 0's, then seat 1's …"""
    left = list(CODE)
    for seat in range(len(state.held)):
        for _ in range(DEALT[len(state.held)]):
            code = dealer.pick(left)
            left.remove(code)
            win(state, seat, NUMBER[code], dealer)
        if dealer.keeps:
            dealer.tell(words.dealt(seat, state.held[seat]))


def actors(state: State) -> Sequence[int]:
    """The seat on turn; [6.6] whoever picks; [4.5] while judgements are awaited, all who have not judged yet."""
    if state.step == PICK:
        assert state.due is not None, "no sum is open"
        return ALONE[picker(state, state.due)]
    if state.step == JUDGE:
        return waiting(state)
    return () if state.step == OVER else ALONE[state.turn]


def legal(state: State, seat: int) -> Sequence[Action]:
    """What the step allows."""
    return BY_STEP[state.step](state) if seat in actors(state) else ()


BY_STEP: tuple[Callable[[State], Sequence[Action]], ...] = (
    lambda _: (ROLL_DICE,),
    choices,
    picks,
    lambda _: ANSWERS,
    lambda _: (PERFORMED,),
    lambda _: JUDGEMENTS,
)


def apply(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    """What the seat does, and then what comes by itself."""
    match action:
        case ("roll",):
            roll(state, dealer)
        case ("take", code):
            take(state, code, dealer)
        case ("challenge", code):
            begin_challenge(state, code, dealer)
        case ("protect", code):
            protect(state, code, dealer)
        case ("campaign",):
            campaign(state, dealer)
        case ("gain" | "lose" | "seize", code):
            pick(state, code, dealer)
        case ("answer", number):
            answer(state, number, dealer)
        case ("performed",):
            perform(state, dealer)
        case ("judge", _):
            judge(state, seat, action, dealer)
    go_on(state, dealer)


def roll(state: State, dealer: Dealer) -> None:
    """[2.1]-[2.5] Both dice and what they offer; [2.10] perhaps nothing."""
    low, high = dealer.pick(DICE[0]), dealer.pick(DICE[1])
    state.dice, state.offered = (low, high), OFFERED[low, high]
    state.cards_left = state.dice.count(STAR)
    state.card, state.challenge = NONE, None
    if dealer.keeps:
        dealer.tell(words.rolled(state.turn, low, high))
    if is_nothing_possible(state):
        state.step = SETTLED
        dealer.tell((words.TOO_DEAR if to_challenge(state) else words.NOTHING_POSSIBLE)[state.turn])
    else:
        state.step = CHOOSE


def go_on(state: State, dealer: Dealer) -> None:
    """[2.14] Once something is settled: a debt that can be paid, else the next card, else the next seat."""
    while state.step == SETTLED:
        debt = payable(state)
        if debt is not None:
            pay(state, debt, dealer)
        elif state.cards_left:
            draw_card(state, dealer)
        else:
            end_turn(state, dealer)


def end_turn(state: State, dealer: Dealer) -> None:
    """[2.14] The next seat; [5.6], [6.9] after the last turn of a short round, its end.
    [3.10] A debt kept into the second round is paid before its first turn begins."""
    if state.turns == NOT_BEGUN:
        state.turns, state.step = 0, ROLL
        return
    state.turns += 1
    if state.turns == state.limit:
        end_round(state, dealer)
    else:
        state.turn, state.step = (state.turn + 1) % len(state.held), ROLL


def census(state: State) -> Counter[str]:
    """Every département and what it is worth, every card, in a pile or before a seat; nothing vacant is protected."""
    counted = Counter(CAMPAIGN[card] for card in (*state.campaign.fresh, *state.campaign.used))
    counted.update(CAMPAIGN[debt.card] for debt in state.debts)
    counted.update(CHALLENGES[card] for card in (*state.challenges.fresh, *state.challenges.used))
    counted["départements"] = sum(places.bit_count() for places in (state.vacant, *state.held))
    counted["votes"] = worth(state.vacant) + sum(state.votes)
    counted["protected and vacant"] = (state.protected & state.vacant).bit_count()
    return counted
