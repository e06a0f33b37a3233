"""What a viewer of Le Grand Druide may know, and how a bot imagines the rest.
Until the count a seat's fetish and taboo are its own business; everything else lies open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from nemeton.engine import HIDDEN, Chance, Viewer

from . import content
from .state import EMPTY, State

Likely = Callable[[int, int], int]  # by seat and card: how often it is put in the hat
TABOO_LIKELY: Final = (24, 4, 1)  # by the druids that a seat has on that colour


def redact(state: State, viewer: Viewer) -> State:
    over = state.turn == EMPTY
    return State(
        turn=state.turn,
        stones=state.stones[:],
        lines=state.lines[:],
        owners=state.owners[:],
        druids=state.druids[:],
        bars=state.bars[:],
        passed=state.passed[:],
        fetish=[card if over or seat == viewer else HIDDEN for seat, card in enumerate(state.fetish)],
        taboo=[card if over or seat == viewer else HIDDEN for seat, card in enumerate(state.taboo)],
        cleared=state.cleared[:],
        votes=state.votes[:],
    )


def determinize(view: State, viewer: int, chance: Chance) -> State:  # noqa: ARG001  # what it knows is in its view
    """Deal the cards that the viewer has not seen to those who hold one."""
    state = view.clone()
    deal_unseen(state.fetish, list(content.NUMBER_CARDS), chance)
    deal_unseen(state.taboo, list(range(len(content.TABOOS))), chance, partial(likely_taboo, state))
    return state


def deal_unseen(hands: list[int], cards: list[int], chance: Chance, likely: Likely | None = None) -> None:
    """Fill each hole with one of the cards that nobody is known to hold, the likely ones more often."""
    for card in hands:
        if card != HIDDEN:
            cards.remove(card)
    for seat, card in enumerate(hands):
        if card == HIDDEN:
            weighed = [card for card in cards for _ in range(likely(seat, card))] if likely else cards
            hands[seat] = chance.pick(weighed)
            cards.remove(hands[seat])


def likely_taboo(state: State, seat: int, colour: int) -> int:
    """Who stands on a colour has hardly a taboo on it. Measured: worth some five wins in a hundred."""
    standing = sum(state.stones[stone] == seat for stone in content.STONES_OF[colour])
    return TABOO_LIKELY[min(standing, len(TABOO_LIKELY) - 1)]
