"""What a viewer of Die Druiden may know, and how a bot imagines the rest.
Until the vote a hand is its seat's own business, and so is an answer until all are in, and whether there is one;
nobody knows the stock."""

from __future__ import annotations

from nemeton.engine import HIDDEN, Chance, Deck, Viewer, shuffled

from .content import ALL_CARDS
from .state import NOBODY, VOTE, State


def redact(state: State, viewer: Viewer) -> State:
    own, open_hands = NOBODY if viewer is None else viewer, state.step >= VOTE
    shown = [open_hands or seat == own for seat in range(len(state.hands))]
    return State(
        turn=state.turn,
        first=state.first,
        turns=state.turns,
        step=state.step,
        druids=state.druids[:],
        ghosts=state.ghosts[:],
        controllers=state.controllers[:],
        hands=[hand[:] if shown[seat] else [HIDDEN] * len(hand) for seat, hand in enumerate(state.hands)],
        shown=shown,
        stock=state.stock.clone() if open_hands else state.stock.hidden(),
        discards=state.discards[:],
        dice=state.dice[:],
        dice_left=state.dice_left[:],
        movers=state.movers[:],
        mover=state.mover,
        left_stone=state.left_stone,
        lost_morrigan=state.lost_morrigan,
        partner=state.partner,
        to_give=state.to_give,
        asked=state.asked,
        answers=state.answers.sealed_for(viewer) if state.answers else None,
        centre=state.centre[:],
        last_in=state.last_in,
        ballot=state.ballot[:],
        votes=[by_cult[:] for by_cult in state.votes],
        ceremony=[ballot[:] for ballot in state.ceremony],
        voted=state.voted[:],
        potion_used=state.potion_used[:],
        cult=state.cult,
    )


def determinize(view: State, viewer: int, chance: Chance) -> State:
    """Deal the cards that the viewer can't see to hands and stock; as far as it knows, nobody else has answered yet."""
    state = view.clone()
    state.shown = [True] * len(state.hands)
    unseen = list(ALL_CARDS)
    for card in (*state.hands[viewer], *state.discards):
        unseen.remove(card)
    if HIDDEN in state.stock.cards or any(HIDDEN in hand for hand in state.hands):
        deal(state, shuffled(unseen, chance))
    if state.answers is not None:
        state.answers.imagine()
    return state


def deal(state: State, cards: list[int]) -> None:
    for seat, hand in enumerate(state.hands):
        if HIDDEN in hand:
            state.hands[seat] = sorted(cards.pop() for _ in hand)
    state.stock = Deck.of(cards)
