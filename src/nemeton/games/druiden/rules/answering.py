"""Answers of others to a theft, a banishment, a druid at Morrigan, magic: asked at once, sealed until all are in.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from collections.abc import Iterable

from nemeton.engine import Action, Ballot, Dealer, clockwise
from nemeton.games.druiden import words
from nemeton.games.druiden.content import BAN, BELT, GHOST, LEAP, MORRIGAN, ROOM, STONE, WARD
from nemeton.games.druiden.state import ANSWER, ARRIVE, NOBODY, State

from . import board
from .flow import end_turn, go_on, set_down
from .offering import finds_prey, take_morrigan, use_stone

LET: Action = ("let",)


def ask(state: State, action: Action, of: Iterable[int], dealer: Dealer) -> None:
    """[6.1]-[6.3] Those who could hold a card: not on turn, hand not empty; if there is nobody, the action happens."""
    wanted = set(of) - {state.turn}
    voters = tuple(seat for seat in clockwise(state.turn, len(state.hands)) if seat in wanted and state.hands[seat])
    state.asked = action
    if voters:
        state.answers, state.step = Ballot.of(voters), ANSWER
        dealer.tell(words.asked(state.turn, action))
    else:
        happen(state, dealer)


def answers(state: State, seat: int) -> list[Action]:
    """[6.4] The cards that would help, or `let`; without one, `let` alone."""
    hand = state.hands[seat]
    found: list[Action] = []
    match state.asked:
        case ("steal", _):
            found = [("ward",)] if WARD in hand else []
        case ("banish", ghost):
            found = protections(state, seat, GHOST.index(ghost))
        case ("move", *_):
            found = protections(state, seat, MORRIGAN)
        case ("magic", "ghost", ghost, _):
            found = [("belt",)] if BELT in hand else []
            found += protections(state, seat, GHOST.index(ghost))
        case ("magic", "draw"):
            found = [("belt",)] if BELT in hand else []
    return [*found, LET]


def protections(state: State, seat: int, ghost: int) -> list[Action]:
    """[6.8]-[6.10] For the ghost's controller: let it leap, or ban the action."""
    if state.controllers[ghost] != seat:
        return []
    found: list[Action] = []
    if board.serving(LEAP, ghost, state.hands[seat]) != NOBODY:
        found += [("leap", STONE[stone]) for stone in leaps(state, ghost)]
    if board.serving(BAN, ghost, state.hands[seat]) != NOBODY:
        found.append(("ban",))
    return found


def leaps(state: State, ghost: int) -> list[int]:
    """[6.8] Another stone with room; [6.13] before an arriving druid, its place where it came from counts as taken."""
    stones = board.open_stones(state, ghost)
    if state.asked[0] == "move" and board.pawns_at(state, state.left_stone) + 1 == ROOM:
        return [stone for stone in stones if stone != state.left_stone]
    return stones


def answer(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    """[6.3] Into the box; [6.5] when all are in, the first that isn't `let` counts, clockwise from the seat on turn."""
    assert state.answers is not None, "nothing is asked"
    dealer.veil(("?",), to=(seat,))
    dealer.tell(words.answered(seat, action), to=(seat,))
    if not state.answers.cast(seat, action, dealer):
        return
    opened, state.answers = state.answers.opened(), None
    for voter, what in opened:
        if what != LET:
            dealer.unseal(len(opened), of=voter)
            if voter == seat:
                dealer.veil(what, to=None)
            heed(state, voter, what, dealer)
            return
    dealer.tell(words.ALL_LET)
    happen(state, dealer)


def heed(state: State, seat: int, what: Action, dealer: Dealer) -> None:
    """[6.6]-[6.9] The card that counts is played."""
    dealer.reveal()
    asked, state.asked = state.asked, ()
    match what:
        case ("ward",):
            play_card(state, seat, WARD, dealer)
            go_on(state, dealer)
        case ("belt",):
            play_card(state, seat, BELT, dealer)
            end_turn(state, dealer)
        case ("leap", stone):
            leap(state, seat, ghost_of(asked), STONE.index(stone), dealer)
            after_leap(state, asked, dealer)
        case ("ban",):
            play_card(state, seat, board.serving(BAN, ghost_of(asked), state.hands[seat]), dealer)
            undo(state, asked, dealer)
            end_turn(state, dealer)


def play_card(state: State, seat: int, card: int, dealer: Dealer) -> None:
    board.discard(state, seat, card)
    dealer.tell(words.card_played(seat, card))


def ghost_of(asked: Action) -> int:
    """The ghost that a banishment, a druid's arrival or a magic move is about."""
    match asked:
        case ("banish", ghost) | ("magic", "ghost", ghost, _):
            return GHOST.index(ghost)
    return MORRIGAN


def leap(state: State, seat: int, ghost: int, stone: int, dealer: Dealer) -> None:
    """[6.8] The ghost goes where its controller likes instead."""
    play_card(state, seat, board.serving(LEAP, ghost, state.hands[seat]), dealer)
    dealer.tell(words.leapt(ghost, stone))
    set_down(state, seat, ghost, stone, dealer)


def after_leap(state: State, asked: Action, dealer: Dealer) -> None:
    """[6.8] The other's action is spent; [6.13] but a druid that has arrived uses the stone."""
    match asked:
        case ("magic", *_):
            end_turn(state, dealer)
        case ("move", *_):
            use_stone(state, state.turn, dealer)
        case _:
            go_on(state, dealer)


def undo(state: State, asked: Action, dealer: Dealer) -> None:
    """[6.9] The pawn whose arrival led to this goes back, and Morrigan to whom she was taken from."""
    if asked[0] == "magic":
        return
    board.put(state, state.turn, state.mover, state.left_stone)
    if state.lost_morrigan != NOBODY:
        state.controllers[MORRIGAN] = state.lost_morrigan
    dealer.tell(words.went_back(state.turn, state.mover, state.left_stone))


def happen(state: State, dealer: Dealer) -> None:
    """Nobody stands against it."""
    asked, state.asked = state.asked, ()
    seat = state.turn
    match asked:
        case ("steal", count):
            steal(state, seat, int(count), dealer)
            go_on(state, dealer)
        case ("banish", ghost):
            board.banish(state, GHOST.index(ghost))
            dealer.tell(words.banished(seat, GHOST.index(ghost)))
            go_on(state, dealer)
        case ("move", *_):
            take_morrigan(state, seat, dealer)
            use_stone(state, seat, dealer)
        case ("magic", "draw"):
            dealer.tell(words.MAGIC_DRAW[seat])
            board.draw(state, seat, 2, dealer)
            end_turn(state, dealer)
        case ("magic", "ghost", ghost, stone):
            move_by_magic(state, seat, GHOST.index(ghost), STONE.index(stone), dealer)


def steal(state: State, seat: int, count: int, dealer: Dealer) -> None:
    """[4.12] Chance picks; [4.13] then the robbed seat controls Morrigan."""
    robbed = board.druid_at(state, state.ghosts[MORRIGAN], but=seat)
    board.take_at_random(state, seat, robbed, count, dealer)
    if state.controllers[MORRIGAN] != robbed:
        state.controllers[MORRIGAN] = robbed
        dealer.tell(words.MORRIGAN_TAKEN[robbed])


def move_by_magic(state: State, seat: int, ghost: int, stone: int, dealer: Dealer) -> None:
    """[5.3] However far; [5.5] Morrigan steals where she finds a druid; [5.1] else the turn is over."""
    dealer.tell(words.magic_moved(seat, ghost, stone))
    set_down(state, seat, ghost, stone, dealer)
    if ghost == MORRIGAN and finds_prey(state, seat):
        state.mover, state.step = MORRIGAN, ARRIVE
    else:
        end_turn(state, dealer)
