"""The vote: who is asked for what, in which order, and which cult wins.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md."""

from __future__ import annotations

from nemeton.engine import Action, Dealer

from .. import words
from ..content import CULT, CULT_OF, DOUBLING, DWARF_KING, GHOST, GHOSTS, NEITHER, PAWN_NUMBER, PORTRAIT, SUN
from ..state import CENTRE, CHOOSE, NOBODY, OVER, REVOTE, VOTE, State
from .scoring import has_potion

ITEMS = ("druid", "dwarf_king", *GHOST[:DWARF_KING], "lug", "teutates", "portrait_sun", "portrait_moon",
         "potion_sun", "potion_moon")  # fmt: skip
DOUBLERS = ("lug", "teutates")  # by cult
DRUID_VOTES = 3


def begin_vote(state: State, dealer: Dealer) -> None:
    """[7.4] All hands are laid open; first the seat that brought the last pawn in, then clockwise."""
    state.dice_left, state.movers = [], []
    state.step, state.ceremony = VOTE, [[]]
    dealer.reveal()
    if dealer.keeps:
        dealer.tell(words.vote_begins(chair(state)))
        for seat, hand in enumerate(state.hands):
            dealer.tell(words.hand_shown(seat, hand))
    state.ballot = [(seat, item) for seat in in_order(state) for item in ITEMS]
    next_vote(state, dealer)


def chair(state: State) -> int:
    return state.first if state.last_in == NOBODY else state.last_in


def in_order(state: State) -> list[int]:
    """[7.5] The seats that have a pawn in the centre, from the chair on."""
    seats = len(state.hands)
    order = [(chair(state) + n) % seats for n in range(seats)]
    return [seat for seat in order if state.druids[seat] == CENTRE or own_in_centre(state, seat)]


def own_in_centre(state: State, seat: int) -> list[int]:
    return [ghost for ghost in GHOSTS if is_in_centre(state, seat, ghost)]


def is_in_centre(state: State, seat: int, ghost: int) -> bool:
    """As the seat's own."""
    return state.ghosts[ghost] == CENTRE and state.controllers[ghost] == seat


def next_vote(state: State, dealer: Dealer) -> None:
    """[7.6] One at a time; what a seat lacks is skipped."""
    for skipped, (seat, item) in enumerate(state.ballot):
        if len(ways(state, seat, item)) > 1:
            del state.ballot[:skipped]
            return
    state.ballot.clear()
    close(state, dealer)


def voter(state: State) -> int:
    """Whose vote it is."""
    return chair(state) if state.step == CHOOSE else state.ballot[0][0]


def votes(state: State) -> list[Action]:
    """What the seat whose vote it is may say."""
    if state.step == CHOOSE:
        return [("vote", "cult", cult) for cult in CULT]
    seat, item = state.ballot[0]
    return [("vote", item, way) for way in ways(state, seat, item)]


def ways(state: State, seat: int, item: str) -> list[str]:
    """[7.7]-[7.12] How it may vote; less than two ways: it is not asked."""
    if item == "druid" or item == "dwarf_king":
        there = state.druids[seat] == CENTRE if item == "druid" else is_in_centre(state, seat, DWARF_KING)
        return [*CULT, *(["none"] if state.step == VOTE else [])] if there else []
    return [*_yes(state, seat, item), "none"]


def _yes(state: State, seat: int, item: str) -> list[str]:
    """The ways besides `none`."""
    ghost = PAWN_NUMBER.get(item, NOBODY)
    if ghost != NOBODY:
        return ["yes"] if is_in_centre(state, seat, ghost) else []
    if item in DOUBLERS:
        cult = DOUBLERS.index(item)
        return doubles(state, seat, cult) if DOUBLING[cult] in state.hands[seat] else []
    kind, _, name = item.partition("_")
    cult = CULT.index(name)
    if kind == "portrait":
        return ["yes"] if PORTRAIT[cult] in state.hands[seat] else []
    return ["yes"] if not state.potion_used[seat] and has_potion(state.hands[seat], cult) else []


def doubles(state: State, seat: int, cult: int) -> list[str]:
    """[7.10] One's own ghosts of that cult that voted yes."""
    own = own_in_centre(state, seat)
    return [GHOST[ghost] for ghost in own if CULT_OF[ghost] == cult and state.voted[ghost]]


def vote(state: State, seat: int, item: str, way: str, dealer: Dealer) -> None:
    if state.step == CHOOSE:
        state.ceremony.append([(seat, item, way, CULT.index(way), 1)])
        win(state, CULT.index(way), dealer)
    else:
        state.ballot.pop(0)
        count(state, seat, item, way, dealer)
        next_vote(state, dealer)


def count(state: State, seat: int, item: str, way: str, dealer: Dealer) -> None:
    """Into the sums, and for all to hear."""
    cult, worth = voice(state, item, way)
    state.ceremony[-1].append((seat, item, way, cult, worth))
    if dealer.keeps:
        dealer.tell(words.voted(seat, item, way, cult, worth))
    if cult == NOBODY:
        return
    state.votes[seat][cult] += worth
    state.potion_used[seat] |= item.startswith("potion")
    if way == "yes" and item in GHOST:
        state.voted[GHOST.index(item)] = True


def voice(state: State, item: str, way: str) -> tuple[int, int]:
    """[7.7]-[7.12] For which cult, how much: a druid three votes, all else one; [7.14] then one each."""
    if way == "none":
        return NOBODY, 0
    if way in CULT:
        return CULT.index(way), DRUID_VOTES if item == "druid" and state.step == VOTE else 1
    if item in GHOST:
        return CULT_OF[GHOST.index(item)], 1
    return DOUBLERS.index(item) if item in DOUBLERS else CULT.index(item.partition("_")[2]), 1


def close(state: State, dealer: Dealer) -> None:
    """[7.13] More votes wins; [7.14] equal: a second ballot; [7.16] equal again: the chair chooses."""
    sun, moon = (sum(by_cult) for by_cult in zip(*state.votes, strict=True))
    dealer.tell(words.ballot_closed(sun, moon))
    if sun != moon:
        win(state, SUN if sun > moon else 1 - SUN, dealer)
    elif state.step == VOTE:
        second_ballot(state, dealer)
    else:
        state.step = CHOOSE


def second_ballot(state: State, dealer: Dealer) -> None:
    """[7.14] One vote per pawn in the centre, no extras; ghosts count for their own cult by themselves."""
    state.step = REVOTE
    state.votes = [[0, 0] for _ in state.hands]
    state.ceremony.append([])
    dealer.tell(words.SECOND_BALLOT)
    for seat in in_order(state):
        for ghost in own_in_centre(state, seat):
            if CULT_OF[ghost] != NEITHER:
                count(state, seat, GHOST[ghost], "yes", dealer)
    state.ballot = [(seat, item) for seat in in_order(state) for item in ("druid", "dwarf_king")]
    next_vote(state, dealer)


def win(state: State, cult: int, dealer: Dealer) -> None:
    state.cult, state.step = cult, OVER
    dealer.tell(words.CULT_WON[cult])
