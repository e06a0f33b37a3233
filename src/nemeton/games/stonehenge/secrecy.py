"""What a viewer of Stonehenge may know, and how a bot imagines the rest.
With open pawns there is no secret; with hidden ones the other's hand and face-down pawns are."""

from __future__ import annotations

from nemeton.engine import HIDDEN, Chance, Viewer

from . import content
from .state import NOBODY, State


def redact(state: State, viewer: Viewer) -> State:
    if not state.hidden or state.turn == NOBODY:
        return state.clone()
    return State(
        hidden=state.hidden,
        called=state.called,
        turn=state.turn,
        placed=state.placed,
        owners=state.owners[:],
        values=[HIDDEN if face_down(state, space, viewer) else v for space, v in enumerate(state.values)],
        free=state.free,
        down=state.down[:],
        hands=[hand if seat == viewer else HIDDEN for seat, hand in enumerate(state.hands)],
        unshown=state.unshown[:],
        lines=state.lines[:],
        last=state.last[:],
        room=state.room[:],
        balance=state.balance[:],  # counts face-up pawns only
        megaliths=state.megaliths[:],
    )


def face_down(state: State, space: int, viewer: Viewer) -> bool:
    """Whether a pawn lies there whose value the viewer can't see."""
    owner = state.owners[space]
    return owner not in (NOBODY, viewer) and bool(state.down[owner] >> space & 1)


def determinize(view: State, viewer: int, chance: Chance) -> State:
    """Deal the pawns that the other has not shown: some face down on the board, the rest in its hand."""
    state, other = view.clone(), 1 - viewer
    if state.hands[other] != HIDDEN:
        return state
    hand = state.unshown[other]
    unseen = list(content.PAWNS_IN[hand])
    for space, value in enumerate(state.values):
        if value == HIDDEN:
            pawn = state.values[space] = chance.pick(unseen)
            unseen.remove(pawn)
            hand -= content.WEIGHT[pawn]
    state.hands[other] = hand
    return state
