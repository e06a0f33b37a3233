"""What a viewer of Le Grand Druide may know, and how a bot imagines the rest.
Until the count a seat's fetish and taboo are its own business; everything else lies open."""

from __future__ import annotations

from typing import Final

from nemeton.engine import HIDDEN, Chance, Viewer, below

from . import content
from .state import EMPTY, State

TABOO_LIKELY: Final = (24, 4, 1)  # how often a card is put in the hat, by the seat's druids on that colour


def redact(state: State, viewer: Viewer) -> State:
    shown = state.turn == EMPTY or state.unlaid > 0  # none is dealt before the bars are laid
    return State(
        turn=state.turn,
        stones=state.stones[:],
        unlaid=state.unlaid,
        lines=state.lines[:],
        owners=state.owners[:],
        druids=state.druids[:],
        bars=state.bars[:],
        passed=state.passed[:],
        fetish=[card if shown or seat == viewer else HIDDEN for seat, card in enumerate(state.fetish)],
        taboo=[card if shown or seat == viewer else HIDDEN for seat, card in enumerate(state.taboo)],
        cleared=state.cleared[:],
        votes=state.votes[:],
    )


def determinize(view: State, viewer: int, chance: Chance) -> State:  # noqa: ARG001  # what it knows is in its view
    """Deal the cards that the viewer has not seen to those who hold one; nobody does before the bars are laid."""
    state = view.clone()
    if not state.unlaid:
        deal_fetishes(state.fetish, chance)
        deal_taboos(state, chance)
    return state


def deal_fetishes(hands: list[int], chance: Chance) -> None:
    """Fill each hole with one of the cards that nobody is known to hold."""
    cards = list(content.NUMBER_CARDS)
    for card in hands:
        if card != HIDDEN:
            cards.remove(card)
    for seat, card in enumerate(hands):
        if card == HIDDEN:
            hands[seat] = cards[below(len(cards), chance)]
            cards.remove(hands[seat])


def deal_taboos(state: State, chance: Chance) -> None:
    """Likewise, the likely ones more often: who stands on a colour has hardly a taboo on it. Measured: worth some five
    wins in a hundred."""
    hands = state.taboo
    cards = [card for card in range(len(content.TABOOS)) if card not in hands]
    for seat, card in enumerate(hands):
        if card == HIDDEN:
            standing = standing_on(state, seat)
            weights = [TABOO_LIKELY[min(standing[colour], len(TABOO_LIKELY) - 1)] for colour in cards]
            hands[seat] = cards.pop(weighed(weights, chance))


def weighed(weights: list[int], chance: Chance) -> int:
    """One of the places, as often as its weight."""
    left, place = below(sum(weights), chance), 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return place


def standing_on(state: State, seat: int) -> list[int]:
    """The seat's druids, by colour."""
    standing = [0] * len(content.COLOURS)
    for stone, druid in enumerate(state.stones):
        if druid == seat:
            standing[content.COLOUR_OF[stone]] += 1
    return standing
