"""A ritual of Druids, told step by step: gems turn over, servants show themselves and take, pawns climb.
Made from a view: what everybody saw at the last ritual."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.engine import HIDDEN, Beat, Story, Viewer

from . import nodes, words
from .content import SLOT
from .rules import amulets_of, column_base, taking_order
from .state import Ritual, State


def story(view: State, viewer: Viewer) -> Story:
    ritual = view.last
    assert ritual is not None, "nothing to tell"
    before = _scores_before(view, ritual)
    beats = (_gathering(ritual, viewer, before), *_gems(view, ritual), _servants(ritual),
             *_takes(ritual, viewer, before))  # fmt: skip
    return Story(f"ritual-{view.rituals}", words.say("ritual", slot=SLOT[ritual.slot]), beats)


def _scores_before(view: State, ritual: Ritual) -> list[int]:
    scores = view.scores[:]
    for seat, amulets in ritual.takes:
        scores[seat] -= amulets
    return scores


def _gathering(ritual: Ritual, viewer: Viewer, scores: list[int]) -> Beat:
    """The slot as it was, all cards face down; pawns and column as they stood."""
    slot, seats = ritual.slot, len(scores)
    at = nodes.evenly(len(ritual.gems))
    gems = [nodes.laid_gem(slot, k, at[k], HIDDEN, by, True) for k, (by, _) in enumerate(ritual.gems)]
    at = nodes.evenly(len(ritual.servants))
    servants = [nodes.laid_servant(slot, k, at[k], HIDDEN, by, True) for k, (by, _) in enumerate(ritual.servants)]
    pawns = [nodes.pawn_node(seat, score, ritual.base) for seat, score in enumerate(scores)]
    marks = [nodes.score_node(seat, score, nodes.score_spot(seat, viewer, seats)) for seat, score in enumerate(scores)]
    column = nodes.column_cards(ritual.base)
    shown = (nodes.place_node(slot, ritual.place), *gems, *servants, *column, *pawns, *marks)
    return Beat(words.ritual_held(ritual.by, slot, ritual.place), shown, lit=(f"place-{SLOT[slot]}",))


def _gems(view: State, ritual: Ritual) -> Iterator[Beat]:
    at = nodes.evenly(len(ritual.gems))
    for k, (by, gem) in enumerate(ritual.gems):
        card = nodes.laid_gem(ritual.slot, k, at[k], gem, by, False)
        yield Beat(words.gem_turned(gem, amulets_of(view, gem, ritual.place)), (card,), lit=(card.id,))


def _servants(ritual: Ritual) -> Beat:
    at = nodes.evenly(len(ritual.servants))
    row = enumerate(ritual.servants)
    cards = [nodes.laid_servant(ritual.slot, k, at[k], value, by, False) for k, (by, value) in row]
    return Beat(words.say("servants-turned"), tuple(cards), lit=tuple(card.id for card in cards))


def _takes(ritual: Ritual, viewer: Viewer, before: list[int]) -> Iterator[Beat]:
    """In the order in which they take, unless the end of the game cuts it short; the column grows when need be."""
    scores, base, seats = before[:], ritual.base, len(before)
    order = taking_order(ritual.servants, ritual.by, seats)
    for n, ((seat, value), (_, amulets)) in enumerate(zip(order, ritual.takes, strict=False), start=1):
        scores[seat] += amulets
        grown = column_base(base, scores[seat], min(scores))
        moved = nodes.column_cards(grown) if grown != base else []
        base = grown
        pawns = [nodes.pawn_node(other, score, base) for other, score in enumerate(scores)]
        mark = nodes.score_node(seat, scores[seat], nodes.score_spot(seat, viewer, seats))
        yield Beat(
            words.taken(seat, value, amulets, n == len(order)), (*moved, *pawns, mark), lit=(f"pawn-{seat}", mark.id)
        )
