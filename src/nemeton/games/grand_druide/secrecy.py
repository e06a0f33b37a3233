"""What a viewer of Le Grand Druide may know, and how a bot imagines the rest.
Until the count a seat's fetish and taboo are its own business; everything else lies open."""

from __future__ import annotations

from nemeton.engine import HIDDEN, Chance, Viewer

from . import content
from .state import EMPTY, State


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
    deal_unseen(state.taboo, list(range(len(content.TABOOS))), chance)
    return state


def deal_unseen(hands: list[int], cards: list[int], chance: Chance) -> None:
    """Fill each hole with one of the cards that nobody is known to hold."""
    for card in hands:
        if card != HIDDEN:
            cards.remove(card)
    for seat, card in enumerate(hands):
        if card == HIDDEN:
            hands[seat] = chance.pick(cards)
            cards.remove(hands[seat])
