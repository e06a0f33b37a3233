"""The course of a turn: who may move where, what comes after an arrival, whose turn is next, when the vote begins.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Action, Dealer

from .. import words
from ..content import DRUID, FACES, FULL_CENTRE, LAST_TURN, MORRIGAN, PAWN, PENTACLES, STONE
from ..moving import ends
from ..state import AWAY, CENTRE, ENTER, MOVE, NOBODY, ROLL, State
from .board import ghosts_on_stones, put, where
from .voting import begin_vote

MOVES = tuple(tuple(tuple(("move", face, pawn, stone) for stone in STONE) for pawn in PAWN) for face in FACES)
CLOSED = tuple(sum(1 << stone for stone in PENTACLES) if pawn == MORRIGAN else 0 for pawn in range(len(PAWN)))  # [3.14]


def begin_turn(state: State, seat: int) -> None:
    """[2.1]-[2.2] A druid that waits enters first."""
    state.turn, state.turns = seat, state.turns + 1
    state.dice, state.dice_left, state.movers = [], [], []
    state.step = ENTER if state.druids[seat] == AWAY else ROLL


def end_turn(state: State, dealer: Dealer) -> None:
    """[2.12] The next seat clockwise; [7.3] after the fiftieth turn of all, the vote."""
    if is_over(state) or state.turns == LAST_TURN * len(state.hands):
        begin_vote(state, dealer)
    else:
        begin_turn(state, (state.turn + 1) % len(state.hands))


def go_on(state: State, dealer: Dealer) -> None:
    """[2.11]-[2.12] Once an arrival is settled: the next move if there is one, else the next seat."""
    if is_over(state):
        begin_vote(state, dealer)
    elif can_move(state):
        state.step = MOVE
    else:
        if dealer.keeps:
            tell_lost_dice(state, dealer)
        end_turn(state, dealer)


def tell_lost_dice(state: State, dealer: Dealer) -> None:
    """[2.11] Faces that are left and move nobody; [2.6] without a pawn on the stones there was nothing to move."""
    if state.dice_left and not state.movers:
        dealer.tell(words.NO_PAWN[state.turn])
        return
    for face in dict.fromkeys(state.dice_left):
        dealer.tell(words.die_lost(state.turn, face))


def is_over(state: State) -> bool:
    """[7.1] Five pawns in the centre; [7.2] or none but Morrigan that could ever move again."""
    if len(state.centre) >= FULL_CENTRE:
        return True
    for place in state.druids:
        if place != CENTRE:
            return False
    return all(ghost == MORRIGAN for ghost in ghosts_on_stones(state))


def moves(state: State) -> list[Action]:
    """[2.8]-[2.10] Each face left, each pawn that may still move, each stone where it can end."""
    found: list[Action] = []
    pawns = movable(state)
    for face in faces(state):
        for pawn in pawns:
            to = MOVES[face][pawn]
            found += [to[stone] for stone in ends_of(state, pawn, face)]
    return found


def can_move(state: State) -> bool:
    """The same question where any answer will do: mostly the first pawn has one."""
    pawns = movable(state)
    for face in faces(state):
        for pawn in pawns:
            if ends_of(state, pawn, face):
                return True
    return False


def faces(state: State) -> list[int]:
    """The faces left; twice the same is one."""
    left = state.dice_left
    return left if len(left) < 2 or left[0] != left[1] else left[:1]


def ends_of(state: State, pawn: int, face: int) -> tuple[int, ...]:
    """The stones where the pawn can end."""
    druids, ghosts, full = obstacles(state, pawn)
    return ends(where(state, state.turn, pawn), face, druids, ghosts, full | CLOSED[pawn])


def movable(state: State) -> list[int]:
    """[2.7] Those fixed at the roll that have not moved yet and are still the seat's own, on the stones."""
    seat = state.turn
    return [pawn for pawn in state.movers if where(state, seat, pawn) >= 0 and is_own(state, seat, pawn)]


def is_own(state: State, seat: int, pawn: int) -> bool:
    return pawn >= len(state.controllers) or state.controllers[pawn] == seat


def obstacles(state: State, pawn: int) -> tuple[int, int, int]:
    """[3.9] With the pawn lifted: the stones with a druid, with ghosts alone, and without room."""
    own_druid = state.turn if pawn >= len(state.ghosts) else NOBODY
    druids = full = 0
    for seat, stone in enumerate(state.druids):
        if stone >= 0 and seat != own_druid:
            full |= druids & 1 << stone
            druids |= 1 << stone
    taken = druids
    for ghost, stone in enumerate(state.ghosts):
        if stone >= 0 and ghost != pawn:
            full |= taken & 1 << stone
            taken |= 1 << stone
    return druids, taken & ~druids, full


def set_down(state: State, seat: int, ghost: int, stone: int, dealer: Dealer) -> None:
    """[4.3] A ghost that magic or a leap puts there; [4.17] a pentacle takes it in, brought by that seat."""
    state.ghosts[ghost] = stone
    if stone in PENTACLES:
        enter_centre(state, seat, ghost, dealer)


def enter_centre(state: State, seat: int, pawn: int, dealer: Dealer) -> None:
    """[4.4] For good."""
    put(state, seat, pawn, CENTRE)
    state.centre.append(pawn + seat if pawn == DRUID else pawn)
    state.last_in = seat
    dealer.tell(words.entered_centre(seat, pawn))
