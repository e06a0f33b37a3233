"""The rules of Stonehenge: setup, who decides, what is legal, what happens.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md. No chance, no I/O."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nemeton.engine import Action, Dealer, Options, Outcome, outcome

from . import content
from .content import (
    ALL_LINES,
    CLAIM,
    CLAIMS,
    COUNT,
    END,
    LINES_OF,
    LONGEST,
    MEGALITHS,
    ON_LINE,
    PLACE_HIGH,
    PLACE_LOW,
    PLACES,
    VALUES_IN,
)
from .state import NOBODY, State
from .words import CLAIMED, ENDED, PLACED, PLACED_DOWN, TURNED, WON

ACTORS = ((0,), (1,), ())  # by state.turn; NOBODY is -1


def setup(seats: int, options: Options, dealer: Dealer) -> State:  # noqa: ARG001  # two seats, no chance
    """[1.1]-[1.4] Nine pawns and eight megaliths each; seat 0 begins."""
    return State(
        hidden=options["pawns"] == "hidden",
        called=options["claims"] == "called",
        turn=0,
        placed=False,
        owners=[NOBODY] * len(content.SPACES),
        values=[0] * len(content.SPACES),
        free=content.ALL_FREE,
        down=[0, 0],
        hands=[content.FULL_HAND] * 2,
        unshown=[content.FULL_HAND] * 2,
        lines=[NOBODY] * len(content.LINES),
        last=[NOBODY] * len(content.LINES),
        room=list(content.LENGTHS),
        balance=[0] * len(content.LINES),
        megaliths=[0, 0],
    )


def actors(state: State) -> Sequence[int]:
    """[2.1] The seats take turns."""
    return ACTORS[state.turn]


def legal(state: State, seat: int) -> Sequence[Action]:
    """[2.2] Place one pawn on an empty space; with called claims [5.2] claim what is due, and end the turn."""
    if seat != state.turn:
        return ()
    if not state.called:
        return placings(state, seat)
    claims: list[Action] = [CLAIM[line] for line in due(state, seat)]
    if not state.placed and state.free:
        return claims + placings(state, seat)
    if state.free or not claims:  # [5.5] on a full board what is due is claimed first
        claims.append(END)
    return claims


def placings(state: State, seat: int) -> list[Action]:
    """[2.2] Each value in hand on each empty space; equal pawns are one action."""
    low, high = PLACE_LOW[state.free & content.LOW_MASK], PLACE_HIGH[state.free >> content.HALF]
    actions: list[Action] = []
    for value in VALUES_IN[state.hands[seat]]:
        actions += low[value]
        actions += high[value]
    return actions


def apply(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    """One step of a turn: a pawn, a called claim, or the end of the turn."""
    placing = PLACES.get(action)
    if placing is not None:
        value, space = placing
        place(state, seat, value, space, dealer)
        if not state.called:
            pass_turn(state, seat, space, dealer)
    elif action == END:
        end(state, seat, dealer)
    else:
        claim(state, seat, CLAIMS[action], dealer)


def end(state: State, seat: int, dealer: Dealer) -> None:
    """[5.3] With called claims a turn ends in so many words."""
    state.turn, state.placed = 1 - seat, False
    dealer.tell(ENDED[seat])


def place(state: State, seat: int, value: int, space: int, dealer: Dealer) -> None:
    """[2.2] A pawn goes from the hand onto the board, face up, or [4.1] face down."""
    state.hands[seat] = state.hands[seat] - content.WEIGHT[value]
    state.owners[space] = seat
    state.values[space] = value
    state.free ^= 1 << space
    state.placed = state.called
    room, last = state.room, state.last
    for line in LINES_OF[space]:
        room[line] = room[line] - 1  # compiled, `-=` on a list goes through Python's own numbers
        last[line] = seat
    if not state.hidden:
        dealer.tell(PLACED[seat][value][space])
        turn_up(state, space)
    else:
        dealer.veil(content.SOMETHING[space], to=ACTORS[seat])
        dealer.tell(PLACED[seat][value][space], to=ACTORS[seat], others=PLACED_DOWN[seat][space])
        state.down[seat] = state.down[seat] | 1 << space
        turn_up_full_lines(state, space, dealer)


def turn_up(state: State, space: int) -> None:
    """A pawn that lies face up counts on its three lines, and all know that its owner has it no more."""
    value, owner, balance = state.values[space], state.owners[space], state.balance
    state.unshown[owner] = state.unshown[owner] - content.WEIGHT[value]
    if owner:
        value = -value
    for line in LINES_OF[space]:
        balance[line] = balance[line] + value


def turn_up_full_lines(state: State, space: int, dealer: Dealer) -> None:
    """[4.2] Pawns are turned up, for good, when any line through them is full."""
    for line in LINES_OF[space]:
        if state.room[line]:
            continue
        for place in content.SPACES_OF[line]:
            owner = state.owners[place]
            if state.down[owner] >> place & 1:
                state.down[owner] = state.down[owner] ^ 1 << place
                turn_up(state, place)
                dealer.reveal()
                dealer.tell(TURNED[owner][state.values[place]][place])


def pass_turn(state: State, seat: int, space: int, dealer: Dealer) -> None:
    """[3.4] The mover claims, then the other claims at the start of its turn: no due line is left undecided.
    So new ones cross the space just placed on; but the other may dominate any line, now that a pawn has left the
    mover's hand."""
    state.turn = 1 - seat
    mine, theirs = LINES_OF[space], ALL_LINES
    if state.hidden:
        mine, theirs = may_be_proven(state, seat, space)
    claim_all(state, seat, mine, dealer)
    if theirs and state.turn != NOBODY:
        claim_all(state, 1 - seat, theirs, dealer)


def may_be_proven(state: State, seat: int, space: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """[4.3] Where there may be new lines for the mover, and for the other: anywhere if pawns were turned up. If not, a
    pawn face down is one more for the mover, and one less in a hand that may now be too short to fill a line."""
    near = LINES_OF[space]
    if not (state.room[near[0]] and state.room[near[1]] and state.room[near[2]]):
        return ALL_LINES, ALL_LINES
    return near, ALL_LINES if len(content.PAWNS_IN[state.hands[seat]]) < LONGEST else ()


def claim_all(state: State, seat: int, among: tuple[int, ...], dealer: Dealer) -> None:
    """[3.5] In the order of the board; the eighth megalith ends the game and the rest stays unclaimed."""
    for line in due(state, seat, among):
        claim(state, seat, line, dealer)
        if state.turn == NOBODY:
            return


def claim(state: State, seat: int, line: int, dealer: Dealer) -> None:
    """[3.3] A megalith on a dominated line; [6.1] the eighth one wins."""
    state.lines[line] = seat
    state.megaliths[seat] += 1
    dealer.tell(CLAIMED[seat][line])
    if state.megaliths[seat] == MEGALITHS:
        state.turn = NOBODY


def due(state: State, seat: int, among: tuple[int, ...] = ALL_LINES) -> list[int]:
    """[3.1]-[3.2] The unclaimed lines that the seat dominates, in the order of the board.

    A full line goes to the greater total; if equal, to the one who did not place last there.
    A line with room goes to a total that the other can't beat with the best pawns left in hand.
    One loop without calls: it runs twice for every pawn placed, a fifth of random play.
    """
    if state.hidden:
        return proven(state, seat, among)
    balance, lines, other = state.balance, state.lines, 1 - seat
    best = content.BEST_OF[state.hands[other]]
    found: list[int] = []
    for line in among:
        lead = -balance[line] if seat else balance[line]
        if lead < 0 or lines[line] >= 0:
            continue
        room = state.room[line]
        if lead >= best[room] and (lead or room or state.last[line] == other):
            found.append(line)
    return found


def proven(state: State, seat: int, among: tuple[int, ...]) -> list[int]:
    """[4.3] The same where pawns lie face down: what lies open proves it, whatever the others are.

    So the seat's pawns that lie face down on the line count as the smallest it has not shown. The other's, and those it
    could still place there, count as its best.
    """
    balance, lines, rooms, other = state.balance, state.lines, state.room, 1 - seat
    down, theirs = state.down[seat], state.down[other]
    least = content.LEAST_OF[state.unshown[seat]]
    best = content.BEST_OF[state.unshown[other]]
    in_hand = len(content.PAWNS_IN[state.unshown[other]]) - count(theirs)
    needed = best[1 if in_hand else 0] - least[min(count(down), LONGEST)]  # with fewer no line with room is proven
    found: list[int] = []
    for line in among:
        if lines[line] >= 0:
            continue
        lead = -balance[line] if seat else balance[line]
        room = rooms[line]
        if room:
            if lead < needed:
                continue  # most lines, and quicker to see
            more = room if room < in_hand else in_hand
            spaces = ON_LINE[line]
            lead += least[count(down & spaces)] - best[count(theirs & spaces) + more]
        if lead > 0 or (lead == 0 and (room or state.last[line] == other)):
            found.append(line)
    return found


def count(spaces: int) -> int:
    """How many they are. Compiled, `bit_count` goes through Python: two tables of half a board are quicker."""
    return COUNT[spaces & content.LOW_MASK] + COUNT[spaces >> content.HALF]


def result(state: State) -> Outcome | None:
    """[6.1] The winner is who placed the eighth megalith; scores are the megaliths placed."""
    if state.turn != NOBODY:
        return None
    winner = state.megaliths.index(MEGALITHS)
    return outcome([winner], state.megaliths, WON[winner])


def census(state: State) -> Counter[str]:
    """Nine pawns and eight megaliths a seat, wherever they are."""
    count: Counter[str] = Counter()
    for seat in (0, 1):
        placed = [value for owner, value in zip(state.owners, state.values, strict=True) if owner == seat]
        count.update(f"pawn {seat} {value}" for value in (*content.PAWNS_IN[state.hands[seat]], *placed))
        count[f"megalith {seat}"] = state.lines.count(seat) + MEGALITHS - state.megaliths[seat]
    return count
