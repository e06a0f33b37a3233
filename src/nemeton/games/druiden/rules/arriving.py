"""Arriving on a stone: what it offers, and what each offer does.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Action, Dealer

from .. import words
from ..content import CARD, DRUID, DWARF_KING, EARS, GHOST, GHOSTS, MORRIGAN, PENTACLES, SPIRALS, STONE
from ..moving import NEIGHBOURS
from ..state import ARRIVE, AWAY, GIVE, NOBODY, State
from .answering import ask
from .board import cards_left, draw, druid_at, ghosts_on_stones, has_room, pass_card, put, take_at_random, where
from .flow import enter_centre, go_on

NOTHING: Action = ("nothing",)
DRAW: Action = ("draw",)


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
    arrive(state, seat, dealer)


def arrive(state: State, seat: int, dealer: Dealer) -> None:
    """[4.1] The seat chooses where there is a choice; [4.4] a pentacle leaves none; [4.8] a lone ear neither."""
    if where(state, seat, state.mover) in PENTACLES:
        enter_centre(state, seat, state.mover, dealer)
        go_on(state, dealer)
        return
    take_morrigan(state, seat, dealer)
    found = offers(state, seat)
    if found == [DRAW]:
        draw_at_ear(state, seat, dealer)
    elif found:
        state.step = ARRIVE
    else:
        go_on(state, dealer)


def take_morrigan(state: State, seat: int, dealer: Dealer) -> None:
    """[4.16] A druid that arrives at Morrigan controls her, at once."""
    here = state.druids[seat]
    if state.mover == DRUID and state.ghosts[MORRIGAN] == here and state.controllers[MORRIGAN] != seat:
        state.lost_morrigan = state.controllers[MORRIGAN]
        state.controllers[MORRIGAN] = seat
        dealer.tell(words.MORRIGAN_TAKEN[seat])


def offers(state: State, seat: int) -> list[Action]:
    """[4.1] What the stone, and whoever stands there, offers to the pawn that has arrived."""
    stone = where(state, seat, state.mover)
    other = druid_at(state, stone, but=seat)
    if state.mover == MORRIGAN and other != NOBODY and state.hands[other]:
        return thefts(state, other)  # [4.14] her whole arrival
    found = summonings(state, stone) if stone in SPIRALS else []
    if state.mover == DRUID and other != NOBODY:
        found += exchanges(state, seat, other)
    choices = [*found, NOTHING] if found else []  # [4.2]
    return [DRAW, *choices] if stone in EARS and cards_left(state) else choices


def thefts(state: State, robbed: int) -> list[Action]:
    """[4.12] One card or two, never more than the hand."""
    return [("steal", str(n)) for n in (1, 2) if n <= len(state.hands[robbed])]


def exchanges(state: State, seat: int, other: int) -> list[Action]:
    """[4.10] One card or two, never more than either hand holds."""
    most = min(len(state.hands[seat]), len(state.hands[other]))
    return [("exchange", str(n)) for n in (1, 2) if n <= most]


def summonings(state: State, stone: int) -> list[Action]:
    """[4.5]-[4.7] Any ghost on its stand can be called, any ghost on the stones sent back."""
    beside = [()] if has_room(state, stone) else [(STONE[n],) for n in NEIGHBOURS[stone] if has_room(state, n)]
    called = [ghost for ghost in GHOSTS if state.ghosts[ghost] == AWAY]
    found: list[Action] = [("invoke", GHOST[ghost], *place) for ghost in called for place in beside]
    return found + [("banish", GHOST[ghost]) for ghost in ghosts_on_stones(state)]


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


def draw_at_ear(state: State, seat: int, dealer: Dealer) -> None:
    """[4.8]-[4.9] One card, two for the dwarf king."""
    draw(state, seat, 2 if state.mover == DWARF_KING else 1, dealer)
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
