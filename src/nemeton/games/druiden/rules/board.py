"""What is where: pawns on stones, cards in hands and stock. Small questions and changes for every part of the rules.
No decision is made here."""

from __future__ import annotations

from bisect import insort

from nemeton.engine import Dealer, Deck

from .. import words
from ..content import CARD, CULT_OF, DRUID, MORRIGAN, NEITHER, PENTACLES, ROOM, STONES, SUN
from ..state import AWAY, NOBODY, State

EVERY_STONE = tuple(range(STONES))
NO_PENTACLES = tuple(stone for stone in range(STONES) if stone not in PENTACLES)


def where(state: State, seat: int, pawn: int) -> int:
    return state.druids[seat] if pawn == DRUID else state.ghosts[pawn]


def put(state: State, seat: int, pawn: int, place: int) -> None:
    if pawn == DRUID:
        state.druids[seat] = place
    else:
        state.ghosts[pawn] = place


def pawns_at(state: State, stone: int) -> int:
    return state.druids.count(stone) + state.ghosts.count(stone)


def has_room(state: State, stone: int) -> bool:
    """[3.9] At most two pawns on a stone."""
    return pawns_at(state, stone) < ROOM


def open_stones(state: State, ghost: int) -> list[int]:
    """[5.3], [6.8] Where a ghost may be put: another stone with room; [3.14] for Morrigan no pentacle."""
    here, full = state.ghosts[ghost], full_stones(state)
    stones = NO_PENTACLES if ghost == MORRIGAN else EVERY_STONE
    return [stone for stone in stones if stone != here and not full >> stone & 1]


def full_stones(state: State) -> int:
    """[3.9] Those without room, one bit each: `has_room` for all at once."""
    taken = full = 0
    for stone in state.druids + state.ghosts:
        if stone >= 0:
            full |= taken & 1 << stone
            taken |= 1 << stone
    return full


def ghosts_on_stones(state: State) -> list[int]:
    return [ghost for ghost, stone in enumerate(state.ghosts) if stone >= 0]


def pawns_on_stones(state: State, seat: int) -> list[int]:
    """[2.7] The seat's druid and the ghosts that it controls, as far as they stand on stones."""
    own = [ghost for ghost in ghosts_on_stones(state) if state.controllers[ghost] == seat]
    return [*own, DRUID] if state.druids[seat] >= 0 else own


def druid_at(state: State, stone: int, but: int) -> int:
    """The other seat whose druid stands there; NOBODY when there is none."""
    for seat, place in enumerate(state.druids):
        if place == stone and seat != but:
            return seat
    return NOBODY


def serving(pair: tuple[int, ...], ghost: int, hand: list[int]) -> int:
    """[6.10] The card of a pair, one for each cult, that serves for this ghost; NOBODY when the hand has none."""
    cult = CULT_OF[ghost]
    cards = pair if cult == NEITHER else (pair[cult],)
    return next((card for card in cards if card in hand), NOBODY)


def cards_left(state: State) -> int:
    return len(state.stock) + len(state.discards)


def draw(state: State, seat: int, count: int, dealer: Dealer) -> None:
    """[1.8] From the stock, made anew from the discards when it is found empty; nothing without any card at all."""
    for _ in range(count):
        if not state.stock.cards:
            state.stock, state.discards = Deck.of(state.discards), []
        if not state.stock.cards:
            return
        card = state.stock.draw(CARD, dealer, to=(seat,))
        insort(state.hands[seat], card)
        if dealer.keeps:
            dealer.tell(words.drawn(seat, card), to=(seat,), others=words.DRAWN_DOWN[seat])


def discard(state: State, seat: int, card: int) -> None:
    """[6.12] A card that was played, face up."""
    state.hands[seat].remove(card)
    state.discards.append(card)


def take_at_random(state: State, taker: int, giver: int, count: int, dealer: Dealer) -> None:
    """[4.10], [4.12] Chance picks; the two seats see what passes."""
    for _ in range(count):
        card = dealer.draw(state.hands[giver], CARD, to=(taker, giver))
        pass_card(state, giver, taker, card, dealer)


def pass_card(state: State, giver: int, taker: int, card: int, dealer: Dealer) -> None:
    state.hands[giver].remove(card)
    insort(state.hands[taker], card)
    both = (taker, giver)
    dealer.tell(words.passed(giver, taker, card), to=both, others=words.passed_down(giver, taker))


def banish(state: State, ghost: int) -> None:
    """[4.7] Back to its stand; its controller loses it."""
    state.ghosts[ghost] = AWAY
    state.controllers[ghost] = NOBODY


assert SUN == 0  # of two cards that serve, the sun one is used first
