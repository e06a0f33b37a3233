"""What a stone offers to the pawn that has arrived there, and what it gives unasked.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Action, Dealer

from .. import words
from ..content import DRUID, DWARF_KING, EARS, GHOST, GHOSTS, MORRIGAN, SPIRALS, STONE
from ..moving import NEIGHBOURS
from ..state import ARRIVE, AWAY, NOBODY, State
from .board import cards_left, draw, druid_at, ghosts_on_stones, has_room, where
from .flow import go_on

NOTHING: Action = ("nothing",)
DRAW: Action = ("draw",)


def use_stone(state: State, seat: int, dealer: Dealer) -> None:
    """[4.1] The seat chooses where there is a choice; [4.8] a lone ear leaves none."""
    found = offers(state, seat)
    if found == [DRAW]:
        draw_at_ear(state, seat, dealer)
    elif found:
        state.step = ARRIVE
    else:
        go_on(state, dealer)


def offers(state: State, seat: int) -> list[Action]:
    """[4.1] What the stone, and whoever stands there, offers to the pawn that has arrived."""
    stone = where(state, seat, state.mover)
    other = druid_at(state, stone, but=seat)
    if state.mover == MORRIGAN and finds_prey(state, seat):
        return thefts(state, other)  # [4.14] her whole arrival
    found = summonings(state, stone) if stone in SPIRALS else []
    if state.mover == DRUID and other != NOBODY:
        found += exchanges(state, seat, other)
    if stone in EARS and cards_left(state):
        return [DRAW, *found]  # [4.2] an ear is no choice: one draws, or exchanges
    return [*found, NOTHING] if found else []


def finds_prey(state: State, seat: int) -> bool:
    """[4.12] Morrigan stands at the druid of another seat; [4.15] and its hand is not empty."""
    other = druid_at(state, state.ghosts[MORRIGAN], but=seat)
    return other != NOBODY and bool(state.hands[other])


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


def draw_at_ear(state: State, seat: int, dealer: Dealer) -> None:
    """[4.8]-[4.9] One card, two for the dwarf king."""
    draw(state, seat, 2 if state.mover == DWARF_KING else 1, dealer)
    go_on(state, dealer)


def finds_morrigan(state: State, seat: int) -> bool:
    """[4.16] A druid has arrived at Morrigan, and she is another seat's."""
    here = state.druids[seat]
    return state.mover == DRUID and state.ghosts[MORRIGAN] == here and state.controllers[MORRIGAN] != seat


def take_morrigan(state: State, seat: int, dealer: Dealer) -> None:
    """[4.16] The druid's seat controls her."""
    state.lost_morrigan = state.controllers[MORRIGAN]
    state.controllers[MORRIGAN] = seat
    dealer.tell(words.MORRIGAN_TAKEN[seat])
