"""The rules of Druids: setup, who decides, what is legal, what happens, the ritual and the end.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md. No I/O."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterator, Sequence

from nemeton.engine import Action, Dealer, Deck, Msg, Options, Outcome, outcome

from . import content, words
from .content import GEM, GEM_NUMBER, KIND_OF, KINDS, NUMBER_OF, SERVANT, SERVANTS, SLOTS
from .state import BEGINNING, CHOOSING, CLOSED, DISCARDING, DRAWING, NOBODY, OVER, PLAYING, Laid, Ritual, State

ACTORS = ((0,), (1,), (2,), (3,), ())  # by state.turn; NOBODY is -1


def setup(seats: int, options: Options, dealer: Dealer) -> State:
    """[2.1]-[2.4] Six places, four gems and three servants each, and who begins."""
    chosen = options["first_servants"] == "chosen"
    place_stock = list(range(len(KINDS))) * content.PLACES_OF_A_KIND
    places = [draw_place(place_stock, dealer) for _ in range(SLOTS)]
    stock = Deck.of(range(len(GEM)))
    hand_gems, hand_servants, reserves = [], [], []
    for seat in range(seats):
        hand_gems.append(sorted(stock.draw(GEM, dealer, to=(seat,)) for _ in range(content.FIRST_GEMS)))
        reserve = Deck.of(SERVANTS)
        drawn = 0 if chosen else content.FIRST_SERVANTS
        hand_servants.append(sorted(reserve.draw(SERVANT, dealer, to=(seat,)) for _ in range(drawn)))
        reserves.append(reserve.cards)
    first = first_seat(seats, options["first"], dealer)
    dealer.tell(words.places_open(places))
    dealer.tell(words.BEGINS[first])
    return State(
        by_number=options["amulets"] == "number",
        turn=first,
        step=CHOOSING if chosen else BEGINNING,
        played=0,
        served=False,
        places=places,
        place_stock=place_stock,
        gems=[[] for _ in range(SLOTS)],
        servants=[[] for _ in range(SLOTS)],
        hand_gems=hand_gems,
        hand_servants=hand_servants,
        reserves=reserves,
        stock=stock,
        discards=[],
        amulets=[],
        scores=[0] * seats,
        base=0,
        rituals=0,
        last=None,
        gem_shown=[0] * len(GEM),
        servant_shown=[[0] * len(SERVANT) for _ in range(seats)],
    )


def first_seat(seats: int, option: str, dealer: Dealer) -> int:
    """[2.4] By lot, or the first one at the table."""
    return 0 if option == "seat" else int(dealer.pick([str(seat) for seat in range(seats)]))


def draw_place(stock: list[int], dealer: Dealer) -> int:
    kind = dealer.draw(stock, KINDS)
    stock.remove(kind)
    return kind


def actors(state: State) -> Sequence[int]:
    return ACTORS[state.turn]


def legal(state: State, seat: int) -> Sequence[Action]:
    """What the step of the turn allows."""
    return BY_STEP[state.step](state, seat) if seat == state.turn else ()


def servants_to_pick(state: State, seat: int) -> list[Action]:
    """[2.3] Any of those not picked yet."""
    return [content.PICK[value] for value in state.reserves[seat]]


def beginnings(state: State, seat: int) -> list[Action]:
    """[3.1], [4.1] A ritual or a first card; [3.6] or neither, with an empty hand while others hold cards."""
    cards = cards_playable(state, seat)
    if not cards and anybody_has_cards(state):
        cards.append(content.PASS)
    return rituals_possible(state) + cards


def gems_to_discard(state: State, seat: int) -> list[Action]:
    """[3.7] Any gem, or none."""
    return [*(content.DISCARD[gem] for gem in state.hand_gems[seat]), content.KEEP]


def rituals_possible(state: State) -> list[Action]:
    return [content.RITUAL[slot] for slot in range(SLOTS) if can_hold_ritual(state, slot)]


def can_hold_ritual(state: State, slot: int) -> bool:
    """[4.2] At least three cards lie there, at least one of them a servant."""
    servants = len(state.servants[slot])
    return servants > 0 and servants + len(state.gems[slot]) >= content.CARDS_FOR_A_RITUAL


def cards_playable(state: State, seat: int) -> list[Action]:
    """[3.2]-[3.4] Each gem, and each servant unless one was played this turn, onto each open slot."""
    open_slots = [slot for slot, place in enumerate(state.places) if place != CLOSED]
    rows = [content.PLAY_GEM[gem] for gem in state.hand_gems[seat]]
    if not state.served:
        rows += [content.PLAY_SERVANT[value] for value in state.hand_servants[seat]]
    return [row[slot] for row in rows for slot in open_slots]


def draws(state: State, seat: int) -> list[Action]:
    """[3.8] Another card; [3.9] or no more, once two cards can be laid next turn."""
    found = sources(state, seat)
    if can_lay_two(state, seat):
        found.append(content.STOP)
    return found


def can_lay_two(state: State, seat: int) -> bool:
    """[3.3] Two gems, or a gem and a servant."""
    gems = len(state.hand_gems[seat])
    return gems > 1 or (gems == 1 and len(state.hand_servants[seat]) > 0)


def sources(state: State, seat: int) -> list[Action]:
    """[3.8]-[3.9] The gems' stock and the seat's own reserve, unless empty."""
    found = []
    if state.stock.cards:
        found.append(content.DRAW_GEM)
    if state.reserves[seat]:
        found.append(content.DRAW_SERVANT)
    return found


BY_STEP = (servants_to_pick, beginnings, cards_playable, gems_to_discard, draws)


def apply(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    """One step of a turn."""
    match action:
        case ("ritual", slot):
            hold_ritual(state, seat, int(slot) - 1, dealer)
        case ("gem", gem, slot):
            play_gem(state, seat, GEM_NUMBER[gem], int(slot) - 1, dealer)
        case ("servant", value, slot):
            play_servant(state, seat, int(value), int(slot) - 1, dealer)
        case ("discard", gem):
            discard(state, seat, GEM_NUMBER[gem], dealer)
        case ("keep",):
            dealer.tell(words.KEPT[seat])
            go_on_to_draw(state, seat, dealer)
        case ("draw", "gem"):
            draw_gem(state, seat, dealer)
        case ("draw", "servant"):
            draw_servant(state, seat, dealer)
        case ("stop",):
            stop(state, seat, dealer)
        case ("pass",):
            pass_over(state, seat, dealer)
        case ("pick", value):
            pick(state, seat, int(value), dealer)


def pick(state: State, seat: int, value: int, dealer: Dealer) -> None:
    """[2.3] Each seat takes three servants of its choice, in secret, before the first turn."""
    state.reserves[seat].remove(value)
    insort(state.hand_servants[seat], value)
    dealer.veil(("pick", "?"), to=(seat,))
    dealer.tell(words.picked(seat, value), to=(seat,), others=words.PICKED_SECRETLY[seat])
    if len(state.hand_servants[seat]) == content.FIRST_SERVANTS:
        state.turn = next_seat(state, seat)
        if state.hand_servants[state.turn]:
            begin_turn(state, state.turn, dealer)


def next_seat(state: State, seat: int) -> int:
    return (seat + 1) % len(state.scores)


def begin_turn(state: State, seat: int, dealer: Dealer) -> None:
    """[3.1] A ritual or a card; [3.6] with neither, on to the discard; [5.6] the end when nobody has a card."""
    state.turn, state.step, state.played, state.served = seat, BEGINNING, 0, False
    if has_cards(state, seat) or rituals_possible(state):
        return
    if anybody_has_cards(state):
        state.step = DISCARDING
    else:
        end(state, dealer, words.NOTHING_LEFT)


def anybody_has_cards(state: State) -> bool:
    return any(has_cards(state, seat) for seat in range(len(state.scores)))


def has_cards(state: State, seat: int) -> bool:
    return bool(state.hand_gems[seat] or state.hand_servants[seat])


def pass_over(state: State, seat: int, dealer: Dealer) -> None:
    """[3.6] No card to lay and no ritual: on to the discard."""
    dealer.tell(words.PASSED[seat])
    state.step = DISCARDING


def play_gem(state: State, seat: int, gem: int, slot: int, dealer: Dealer) -> None:
    """[3.2] Face down onto the pile above the place."""
    state.hand_gems[seat].remove(gem)
    state.gems[slot].append((gem, seat, state.rituals))
    dealer.veil(("gem", "?", content.SLOT[slot]), to=(seat,))
    dealer.tell(words.gem_played(seat, gem, slot), to=(seat,), others=words.GEM_PLAYED_DOWN[seat][slot])
    after_card(state, seat)


def play_servant(state: State, seat: int, value: int, slot: int, dealer: Dealer) -> None:
    """[3.2] Face down into the row below the place; [3.3] the only one of the turn."""
    state.hand_servants[seat].remove(value)
    state.servants[slot].append((value, seat, state.rituals))
    state.served = True
    dealer.veil(("servant", "?", content.SLOT[slot]), to=(seat,))
    dealer.tell(words.servant_played(seat, value, slot), to=(seat,), others=words.SERVANT_PLAYED_DOWN[seat][slot])
    after_card(state, seat)


def after_card(state: State, seat: int) -> None:
    """[3.5] A second card if there is one to play."""
    state.played += 1
    more = state.hand_gems[seat] or (state.hand_servants[seat] and not state.served)
    state.step = PLAYING if more and state.played < content.CARDS_A_TURN else DISCARDING


def discard(state: State, seat: int, gem: int, dealer: Dealer) -> None:
    """[3.7] One gem, face down."""
    state.hand_gems[seat].remove(gem)
    state.discards.append((gem, seat))
    dealer.veil(("discard", "?"), to=(seat,))
    dealer.tell(words.discarded(seat, gem), to=(seat,), others=words.DISCARDED_DOWN[seat])
    refill(state, dealer)
    go_on_to_draw(state, seat, dealer)


def refill(state: State, dealer: Dealer) -> None:
    """[3.10] An empty stock is made anew from the discards, at once."""
    if state.stock.cards or not state.discards:
        return
    state.stock = Deck.of(gem for gem, _ in state.discards)
    state.discards = []
    dealer.tell(words.REFILLED)


def go_on_to_draw(state: State, seat: int, dealer: Dealer) -> None:
    """[3.8]-[3.9] Card by card until the hand holds seven or nothing is left to draw; then the next seat's turn."""
    held = len(state.hand_gems[seat]) + len(state.hand_servants[seat])
    if held < content.HAND and sources(state, seat):
        state.step = DRAWING
    else:
        begin_turn(state, next_seat(state, seat), dealer)


def draw_gem(state: State, seat: int, dealer: Dealer) -> None:
    gem = state.stock.draw(GEM, dealer, to=(seat,))
    insort(state.hand_gems[seat], gem)
    dealer.tell(words.gem_drawn(seat, gem), to=(seat,), others=words.GEM_DRAWN_DOWN[seat])
    refill(state, dealer)
    go_on_to_draw(state, seat, dealer)


def draw_servant(state: State, seat: int, dealer: Dealer) -> None:
    value = dealer.draw(state.reserves[seat], SERVANT, to=(seat,))
    state.reserves[seat].remove(value)
    insort(state.hand_servants[seat], value)
    dealer.tell(words.servant_drawn(seat, value), to=(seat,), others=words.SERVANT_DRAWN_DOWN[seat])
    go_on_to_draw(state, seat, dealer)


def stop(state: State, seat: int, dealer: Dealer) -> None:
    """[3.9] The hand stays as it is; the next seat's turn."""
    dealer.tell(words.STOPPED[seat])
    begin_turn(state, next_seat(state, seat), dealer)


def hold_ritual(state: State, seat: int, slot: int, dealer: Dealer) -> None:
    """[4.3]-[4.9] All is shown, the amulets are shared out, the slot is cleared and gets another place."""
    place, gems, servants = state.places[slot], state.gems[slot], state.servants[slot]
    state.rituals += 1
    state.last = Ritual(seat, slot, place, _whose(gems), _whose(servants), (), state.base)
    show_cards(state.last, dealer)
    ended = share_out(state, state.last, amulets_among(state, gems, place), dealer)
    clear_slot(state, slot)
    refill(state, dealer)
    if ended:
        end(state, dealer, words.COLUMN_BLOCKED)
    elif state.rituals == content.LAST_RITUAL:
        end(state, dealer, words.LAST_PLACE)
    else:
        open_place(state, slot, dealer)
        state.step = PLAYING if has_cards(state, seat) else DISCARDING  # [3.6]


def show_cards(ritual: Ritual, dealer: Dealer) -> None:
    """[4.3] Every card of the slot, for all to see."""
    dealer.reveal()
    if not dealer.keeps:
        return
    dealer.tell(words.ritual_held(ritual.by, ritual.slot, ritual.place))
    if ritual.gems:
        dealer.tell(words.gems_shown(ritual.gems))
    dealer.tell(words.servants_shown(ritual.servants))


def _whose(cards: list[Laid]) -> tuple[tuple[int, int], ...]:
    return tuple((by, card) for card, by, _ in cards)


def amulets_among(state: State, gems: list[Laid], place: int) -> int:
    """[4.3] One for each gem of the place's kind, or [4.10] as many as its number."""
    return sum(amulets_of(state, gem, place) for gem, _, _ in gems)


def amulets_of(state: State, gem: int, place: int) -> int:
    if KIND_OF[gem] != place:
        return 0
    return NUMBER_OF[gem] if state.by_number else 1


def share_out(state: State, ritual: Ritual, left: int, dealer: Dealer) -> bool:
    """[4.4]-[4.7] In ascending order each servant takes up to its value, the last one all that is left.
    True when a take ends the game; [5.4] what is left then is lost."""
    order = taking_order(ritual.servants, ritual.by, len(state.scores))
    for (seat, value), taken in zip(order, takes(order, left), strict=True):
        state.scores[seat] += taken
        ritual.takes += ((seat, taken),)
        dealer.tell(words.taken(seat, value, taken, len(ritual.takes) == len(order)))
        if not raise_column(state, state.scores[seat], dealer):
            return True
    return False


def taking_order(servants: Sequence[tuple[int, int]], holder: int, seats: int) -> list[tuple[int, int]]:
    """[4.4] Lowest value first; [4.5] equal ones in turn order from the seat that holds the ritual."""
    return sorted(servants, key=lambda servant: (servant[1], (servant[0] - holder) % seats))


def takes(order: Sequence[tuple[int, int]], left: int) -> Iterator[int]:
    """[4.4] Each takes up to its value; [4.6] the last one all that is left."""
    for _, value in order[:-1]:
        taken = min(value, left)
        left -= taken
        yield taken
    yield left


def raise_column(state: State, circle: int, dealer: Dealer) -> bool:
    """[5.2] The column grows until it has that circle; [5.3] false when it can't."""
    base = column_base(state.base, circle, min(state.scores))
    if base != state.base:
        state.base = base
        dealer.tell(words.COLUMN_MOVED)
    return circle <= base + content.COLUMN


def column_base(base: int, circle: int, lowest: int) -> int:
    """[5.2]-[5.3] Bottom cards move to the top for a pawn that has passed it, as long as none stands on them."""
    while circle > base + content.COLUMN and lowest > base + content.CARD:
        base += content.CARD
    return base


def clear_slot(state: State, slot: int) -> None:
    """[4.3], [4.7]-[4.9] Amulets leave the game, other gems are discarded, servants go home, the place is done."""
    for gem, _, _ in state.gems[slot]:
        state.gem_shown[gem] = state.rituals
        if KIND_OF[gem] == state.places[slot]:
            state.amulets.append(gem)
        else:
            state.discards.append((gem, NOBODY))
    for value, by, _ in state.servants[slot]:
        state.servant_shown[by][value] = state.rituals
        insort(state.reserves[by], value)
    state.gems[slot], state.servants[slot], state.places[slot] = [], [], CLOSED


def open_place(state: State, slot: int, dealer: Dealer) -> None:
    """[4.9] The next place, or none: then the slot stays closed."""
    if not state.place_stock:
        dealer.tell(words.SLOT_CLOSED[slot])
        return
    state.places[slot] = draw_place(state.place_stock, dealer)
    dealer.tell(words.PLACE_OPENED[slot][state.places[slot]])


def end(state: State, dealer: Dealer, why: Msg) -> None:
    state.turn, state.step = NOBODY, OVER
    dealer.tell(why)


def result(state: State) -> Outcome | None:
    """[5.5] The highest score wins; equals share."""
    if state.step != OVER:
        return None
    best = max(state.scores)
    winners = [seat for seat, score in enumerate(state.scores) if score == best]
    return outcome(winners, state.scores, words.won(winners, best))


def census(state: State) -> Counter[str]:
    """Every gem, place and servant, wherever it is."""
    gems = [*state.stock.cards, *state.amulets, *(gem for gem, _ in state.discards)]
    gems += [gem for hand in state.hand_gems for gem in hand]
    gems += [gem for pile in state.gems for gem, _, _ in pile]
    servants = [(by, value) for row in state.servants for value, by, _ in row]
    for seat, (hand, reserve) in enumerate(zip(state.hand_servants, state.reserves, strict=True)):
        servants += [(seat, value) for value in (*hand, *reserve)]
    counted = Counter(GEM[gem] for gem in gems)
    counted.update(f"servant {seat} {value}" for seat, value in servants)
    counted["places"] = len(state.place_stock) + state.rituals + sum(place != CLOSED for place in state.places)
    return counted
