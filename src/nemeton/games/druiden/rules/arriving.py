"""Moving and arriving on a stone: what each choice there does.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Action, Dealer

from .. import words
from ..content import CARD, GHOST, MORRIGAN, PENTACLES, STONE
from ..state import GIVE, NOBODY, State
from .answering import ask
from .board import druid_at, pass_card, put, take_at_random, where
from .flow import MOVES, enter_centre, go_on
from .offering import draw_at_ear, finds_morrigan, use_stone


def move(state: State, seat: int, face: int, pawn: int, stone: int, dealer: Dealer) -> None:
    """[2.8]-[2.9] One die for one pawn; with one pawn only, the other die is not used."""
    state.mover, state.left_stone, state.lost_morrigan = pawn, where(state, seat, pawn), NOBODY
    state.dice_left.remove(face)
    state.movers.remove(pawn)
    if not state.movers:
        state.dice_left = []
    put(state, seat, pawn, stone)
    if dealer.keeps:
        dealer.tell(words.moved(seat, face, pawn, state.left_stone, stone))
    arrive(state, seat, MOVES[face][pawn][stone], dealer)


def arrive(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    """[4.4] A pentacle leaves no choice; [4.16] before a druid takes Morrigan, whoever controls her is asked."""
    if where(state, seat, state.mover) in PENTACLES:
        enter_centre(state, seat, state.mover, dealer)
        go_on(state, dealer)
    elif finds_morrigan(state, seat):
        ask(state, action, (state.controllers[MORRIGAN],), dealer)
    else:
        use_stone(state, seat, dealer)


def settle(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    """The choice that was made."""
    match action:
        case ("invoke", ghost, *_):
            invoke(state, seat, GHOST.index(ghost), action[2:], dealer)
        case ("banish", ghost):
            ask(state, action, (state.controllers[GHOST.index(ghost)],), dealer)
        case ("draw",):
            draw_at_ear(state, seat, dealer)
        case ("exchange", count):
            exchange(state, seat, int(count), dealer)
        case ("steal", count):
            robbed = druid_at(state, state.ghosts[MORRIGAN], but=seat)
            dealer.tell(words.stealing(seat, robbed, int(count)))
            ask(state, action, (robbed,), dealer)
        case _:
            dealer.tell(words.NOTHING_DONE[seat])
            go_on(state, dealer)


def invoke(state: State, seat: int, ghost: int, place: Action, dealer: Dealer) -> None:
    """[4.5]-[4.6] It stands with the caller, or beside a full stone; [2.7] it does not move this turn."""
    stone = STONE.index(place[0]) if place else where(state, seat, state.mover)
    state.ghosts[ghost] = stone
    state.controllers[ghost] = seat
    dealer.tell(words.invoked(seat, ghost, stone))
    go_on(state, dealer)


def exchange(state: State, seat: int, count: int, dealer: Dealer) -> None:
    """[4.10] Chance picks from the other hand; [4.11] then as many are given back."""
    state.partner = druid_at(state, state.druids[seat], but=seat)
    dealer.tell(words.exchanging(seat, state.partner, count))
    take_at_random(state, seat, state.partner, count, dealer)
    state.to_give, state.step = count, GIVE


def give(state: State, seat: int, card: int, dealer: Dealer) -> None:
    """[4.11] Any card of the hand, also one just taken."""
    dealer.veil(("give", "?"), to=(seat, state.partner))
    pass_card(state, seat, state.partner, card, dealer)
    state.to_give -= 1
    if not state.to_give:
        state.partner = NOBODY
        go_on(state, dealer)


def cards_to_give(state: State, seat: int) -> list[Action]:
    return [("give", CARD[card]) for card in dict.fromkeys(state.hands[seat])]
