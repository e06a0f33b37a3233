"""What a viewer of Druids may know, and how a bot imagines the rest.
A seat knows its own cards wherever they lie; of the others' it knows how many, by their backs."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine import HIDDEN, Chance, Deck, Viewer, shuffled

from .content import GEM, LAST_RITUAL, SERVANTS
from .state import NOBODY, OVER, Laid, State

MOST_SEATS: Final = 4
BACKS: Final[tuple[tuple[tuple[Any, ...], ...], ...]] = tuple(  # by seat and by how many rituals had been held
    tuple((HIDDEN, seat, when) for when in range(LAST_RITUAL + 1)) for seat in range(MOST_SEATS)
)

ASIDE: Final[tuple[tuple[Any, ...], ...]] = tuple((HIDDEN, seat) for seat in range(MOST_SEATS))


def redact(state: State, viewer: Viewer) -> State:
    if state.step == OVER:
        return state.clone()
    seat = NOBODY if viewer is None else viewer
    return State(
        by_number=state.by_number,
        turn=state.turn,
        step=state.step,
        played=state.played,
        served=state.served,
        places=state.places[:],
        place_stock=state.place_stock[:],
        gems=[_backs(pile, seat) for pile in state.gems],
        servants=[_backs(row, seat) for row in state.servants],
        hand_gems=_own(state.hand_gems, seat),
        hand_servants=_own(state.hand_servants, seat),
        reserves=_own(state.reserves, seat),
        stock=state.stock.hidden(),
        discards=_laid_aside(state.discards, seat),
        amulets=state.amulets[:],
        scores=state.scores[:],
        base=state.base,
        rituals=state.rituals,
        last=state.last.clone() if state.last else None,
        gem_shown=state.gem_shown[:],
        servant_shown=[shown[:] for shown in state.servant_shown],
    )


def _backs(cards: list[tuple[Any, ...]], viewer: int) -> list[Any]:
    """The very tuples that lie there, or ready ones: making them anew, a view took 3.3 µs, not 2.0."""
    found: list[Any] = []
    for card in cards:
        by: int = card[1]
        when: int = card[2]
        found.append(card if by == viewer else BACKS[by][when])
    return found


def _laid_aside(gems: list[tuple[Any, ...]], viewer: int) -> list[Any]:
    """Likewise: tuples that are there, or ready ones."""
    found: list[Any] = []
    for gem in gems:
        by: int = gem[1]
        found.append(gem if by == NOBODY else ASIDE[by] if by != viewer else gem)
    return found


def _own(hands: list[list[int]], viewer: int) -> list[list[int]]:
    return [hand[:] if seat == viewer else [HIDDEN] * len(hand) for seat, hand in enumerate(hands)]


def determinize(view: State, viewer: int, chance: Chance) -> State:
    """Deal the gems and servants that the viewer can't see to where their backs are."""
    state = view.clone()
    if state.step == OVER:
        return state
    deal_gems(state, unseen_gems(state, viewer), chance)
    for seat in range(len(state.scores)):
        if seat != viewer:
            deal_servants(state, seat, chance)
    return state


def unseen_gems(view: State, viewer: int) -> list[int]:
    seen = {*view.hand_gems[viewer], *view.amulets, *(gem for gem, _ in view.discards)}
    seen.update(gem for pile in view.gems for gem, _, _ in pile)
    return [gem for gem in range(len(GEM)) if gem not in seen]


def deal_gems(state: State, unseen: list[int], chance: Chance) -> None:
    cards = shuffled(unseen, chance)
    fill_laid(state.gems, cards, state.gem_shown)
    for hand in state.hand_gems:
        if HIDDEN in hand:
            hand[:] = sorted(cards.pop() for _ in hand)
    state.discards = [(cards.pop() if gem == HIDDEN else gem, by) for gem, by in state.discards]
    state.stock = Deck.of(cards)


def deal_servants(state: State, seat: int, chance: Chance) -> None:
    cards = shuffled(SERVANTS, chance)
    fill_laid(state.servants, cards, state.servant_shown[seat], seat)
    state.hand_servants[seat] = sorted(cards.pop() for _ in state.hand_servants[seat])
    state.reserves[seat] = sorted(cards)


def fill_laid(slots: list[list[Laid]], cards: list[int], shown: list[int], only: int = NOBODY) -> None:
    """A card that a ritual showed can't be one that lay face down at that time: the oldest are dealt first,
    from the cards not shown since; these sets contain one another, so the deal never gets stuck."""
    holes = [(when, by, slot, k) for slot, laid in enumerate(slots) for k, (card, by, when) in enumerate(laid)
             if card == HIDDEN and only in (by, NOBODY)]  # fmt: skip
    for when, by, slot, k in sorted(holes):
        card = next(card for card in cards if shown[card] <= when)
        cards.remove(card)
        slots[slot][k] = (card, by, when)
