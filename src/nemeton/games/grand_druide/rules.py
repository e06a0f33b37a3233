"""The rules of Le Grand Druide: setup, who decides, what is legal, what happens, the count.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md. No I/O."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from nemeton.engine import Action, Dealer, Options, Outcome, outcome

from . import content, words
from .content import (
    BAR,
    COLOURS,
    DRUID,
    DRUID_ON,
    FEWEST_BARS,
    LAID_ON,
    LAY,
    LINE,
    MOST_BARS,
    MOVE_OF,
    PASS,
    STONE,
    STONES,
    STONES_OF,
    TABOOS,
)
from .state import EMPTY, NEUTRAL, State

ACTORS = ((0,), (1,), (2,), (3,), ())  # by state.turn; EMPTY is -1


def setup(seats: int, options: Options, dealer: Dealer) -> State:
    """[1.3]-[1.8] Seven neutral bars, druids and bars for each seat, two secret cards each, a first seat by lot;
    [1.9] bars that are laid come after that seat is drawn, and the cards after them."""
    state = empty_circle(seats)
    if options["bars"] != "laid":
        state.lines = standard_lines() if options["bars"] == "standard" else random_lines(dealer)
        state.owners = [EMPTY] * content.NEUTRAL_BARS
        state.unlaid = 0
        deal(state, dealer)
    state.turn = int(dealer.pick([str(seat) for seat in range(seats)]))
    dealer.tell((words.LAYS if state.unlaid else words.BEGINS)[state.turn])
    return state


def empty_circle(seats: int) -> State:
    """[1.3] No bar is laid yet, and no card dealt."""
    return State(
        turn=EMPTY,
        stones=[EMPTY] * STONES,
        unlaid=content.NEUTRAL_BARS,
        lines=[],
        owners=[],
        druids=[content.DRUIDS[seats]] * seats,
        bars=[content.BARS[seats]] * seats,
        passed=[False] * seats,
        fetish=[EMPTY] * seats,
        taboo=[EMPTY] * seats,
        cleared=[EMPTY] * STONES,
        votes=[0] * seats,
    )


def standard_lines() -> list[int]:
    """[1.4] On the day side of seven stones."""
    return [stone - 1 for stone in content.STANDARD_BARS]


def random_lines(dealer: Dealer) -> list[int]:
    """[1.5] Seven lines, each with equal odds among those from which seven proper colleges can still be made."""
    taken: list[int] = []
    while len(taken) < content.NEUTRAL_BARS:
        taken.append(dealer.draw(lines_left(taken), LINE))
    return sorted(taken)


def lines_left(lines: list[int]) -> Sequence[int]:
    """Of the lines without a bar, those that cut a gap in two so that the bars left can cut on until every college has
    2 to 7 stones; all of them for the first bar."""
    if not lines:
        return range(STONES)
    taken = sorted(lines)
    left = content.NEUTRAL_BARS - len(taken) - 1
    gaps = [following - line for line, following in pairwise((*taken, taken[0] + STONES))]
    fewest, most = sum([FEWEST_BARS[gap] for gap in gaps]), sum([MOST_BARS[gap] for gap in gaps])
    found = []
    for line, gap in zip(taken, gaps, strict=True):
        for one in range(content.SMALLEST, gap - content.SMALLEST + 1):
            needed = fewest - FEWEST_BARS[gap] + FEWEST_BARS[one] + FEWEST_BARS[gap - one]
            if needed <= left <= most - MOST_BARS[gap] + MOST_BARS[one] + MOST_BARS[gap - one]:
                found.append((line + one) % STONES)
    return sorted(found)


def deal(state: State, dealer: Dealer) -> None:
    """[1.6]-[1.7] Two secret cards for each seat, and each is told its own."""
    seats = len(state.passed)
    state.fetish = deal_fetishes(seats, dealer)
    state.taboo = deal_taboos(seats, dealer)
    for seat in range(seats):
        dealer.tell(words.dealt(seat, state.fetish[seat], state.taboo[seat]), to=(seat,))


def deal_fetishes(seats: int, dealer: Dealer) -> list[int]:
    """[1.6] A number card each, out of two of every number."""
    cards, dealt = list(content.NUMBER_CARDS), []
    for seat in range(seats):
        stone = dealer.draw(cards, STONE, to=(seat,))
        cards.remove(stone)
        dealt.append(stone)
    return dealt


def deal_taboos(seats: int, dealer: Dealer) -> list[int]:
    """[1.7] A dolmen card each."""
    cards, dealt = list(TABOOS), []
    for seat in range(seats):
        colour = dealer.pick(cards, to=(seat,))
        cards.remove(colour)
        dealt.append(COLOURS.index(colour))
    return dealt


def actors(state: State) -> Sequence[int]:
    return ACTORS[state.turn]


def legal(state: State, seat: int) -> Sequence[Action]:
    """[2.1] A druid, a bar, or a pass; [2.7] the pass is always possible, and may be all that is. [1.9] Where bars are
    still to be laid, nothing else."""
    if seat != state.turn:
        return ()
    if state.unlaid:
        return [LAY[line] for line in lines_left(state.lines)]
    actions: list[Action] = []
    if state.druids[seat]:
        actions = [DRUID[stone] for stone, druid in enumerate(state.stones) if druid == EMPTY]
    if state.bars[seat]:
        lines = state.lines
        for bar, owner in enumerate(state.owners):
            if owner == EMPTY:
                actions += BAR[lines[bar]]
    actions.append(PASS)
    return actions


def apply(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    """One turn, and the count when it was the last; or a neutral bar before the first."""
    stone, move = DRUID_ON.get(action), MOVE_OF.get(action)
    if stone is not None:
        place_druid(state, seat, stone, dealer)
    elif move is not None:
        move_bar(state, seat, move[0], move[1], dealer)
    elif state.unlaid:
        lay_bar(state, seat, LAID_ON[action], dealer)
        return
    else:
        state.passed[seat] = True
        dealer.tell(words.PASSED[seat])
    pass_turn(state, seat)
    if state.turn == EMPTY:
        count(state, dealer)


def lay_bar(state: State, seat: int, line: int, dealer: Dealer) -> None:
    """[1.9] One neutral bar; after the seventh cards are dealt, and the same seat has the first turn."""
    state.unlaid -= 1
    state.lines.append(line)
    state.owners.append(EMPTY)
    dealer.tell(words.laid(seat, line, len(state.lines)))
    if not state.unlaid:
        deal(state, dealer)
        dealer.tell(words.CARDS_DEALT[seat])


def place_druid(state: State, seat: int, stone: int, dealer: Dealer) -> None:
    """[2.2] From the reserve onto an empty stone."""
    state.stones[stone] = seat
    state.druids[seat] -= 1
    dealer.tell(words.PLACED[seat][stone])


def move_bar(state: State, seat: int, line: int, to: int, dealer: Dealer) -> None:
    """[2.3]-[2.4] A neutral bar goes one line aside and gives way to one of the seat's own, which stays."""
    bar = neutral_bar(state, line)
    state.lines[bar] = to
    state.owners[bar] = seat
    state.bars[seat] -= 1
    dealer.tell(words.moved(seat, line, to))


def neutral_bar(state: State, line: int) -> int:
    """The neutral bar on that line; EMPTY when there is none. Two never share a line."""
    for bar, lies_on in enumerate(state.lines):
        if lies_on == line and state.owners[bar] == EMPTY:
            return bar
    return EMPTY


def pass_turn(state: State, seat: int) -> None:
    """[2.8] Clockwise to the next who has not passed; when all have, the game is over."""
    seats = len(state.passed)
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if not state.passed[following]:
            state.turn = following
            return
    state.turn = EMPTY


def count(state: State, dealer: Dealer) -> None:
    """[3.1]-[3.9] Neutral druids, taboos, the colleges one by one, fetishes."""
    fill_with_neutral_druids(state, dealer)
    for seat, colour in enumerate(state.taboo):
        observe_taboo(state, seat, colour, dealer)
    voting = list(colleges(state))
    for college in voting:
        if college.winner != EMPTY:
            state.votes[college.winner] += college.votes
        if dealer.keeps:
            dealer.tell(words.college_votes(college.stones, college.votes, college.counts, college.winner))
    for seat, stone in enumerate(state.fetish):
        paid = fetish_pays(voting, seat, stone)
        state.votes[seat] += content.FETISH_VOTES * paid
        dealer.tell(words.fetish_shown(seat, stone, paid))
    dealer.reveal()


def fill_with_neutral_druids(state: State, dealer: Dealer) -> None:
    """[3.1] As many as it takes."""
    dealer.tell(words.filled(state.stones.count(EMPTY)))
    state.stones = [NEUTRAL if druid == EMPTY else druid for druid in state.stones]


def observe_taboo(state: State, seat: int, colour: int, dealer: Dealer) -> None:
    """[3.2] The seat's druids leave the stones of its taboo colour; those stones stay empty."""
    offending = [stone for stone in STONES_OF[colour] if state.stones[stone] == seat]
    for stone in offending:
        state.stones[stone] = EMPTY
        state.cleared[stone] = seat
    dealer.tell(words.taboo_shown(seat, colour, len(offending)))


@dataclass(frozen=True, slots=True)
class College:
    stones: tuple[int, ...]
    votes: int
    counts: tuple[int, ...]  # by seat
    winner: int  # EMPTY: it does not vote


def colleges(state: State) -> Iterator[College]:
    """[1.2] The stones between two neighbouring bars, clockwise from the first line that bears one;
    [3.4] two bars on one line have no college between them."""
    seats = range(len(state.passed))
    for stones in parts(state):
        druids = [state.stones[stone] for stone in stones]
        counts = tuple(druids.count(seat) for seat in seats)
        yield College(stones, len(druids) - druids.count(EMPTY), counts, best_alone(counts))


def parts(state: State) -> Iterator[tuple[int, ...]]:
    """The stones of each college in turn."""
    lines = sorted(set(state.lines))
    for line, following in pairwise((*lines, lines[0])):
        yield content.between(line, following)


def best_alone(numbers: Sequence[int]) -> int:
    """[3.5]-[3.7], [4.1]-[4.2] The seat with the highest number that no other has; EMPTY when every seat ties."""
    alone = [number for number in numbers if numbers.count(number) == 1]
    return numbers.index(max(alone)) if alone else EMPTY


def fetish_pays(voting: Iterable[College], seat: int, stone: int) -> bool:
    """[3.9] The seat won the college in which its fetish stone stands."""
    return any(college.winner == seat and stone in college.stones for college in voting)


def result(state: State) -> Outcome | None:
    """[4.1]-[4.3] The highest number of votes that is alone wins; if none is, nobody is elected, and nobody wins."""
    return decided(tuple(state.votes)) if state.turn == EMPTY else None


@lru_cache(4096)  # a search meets the same votes again and again
def decided(votes: tuple[int, ...]) -> Outcome:
    winner = best_alone(votes)
    if winner == EMPTY:
        return outcome((), votes, words.NOBODY_ELECTED)
    return outcome([winner], votes, words.elected(winner, votes[winner], max(votes)))


def census(state: State) -> Counter[str]:
    """Druids and bars of each seat, wherever they are, and the seven bars that make the colleges."""
    counted: Counter[str] = Counter()
    for seat in range(len(state.passed)):
        counted[f"druid {seat}"] = state.stones.count(seat) + state.cleared.count(seat) + state.druids[seat]
        counted[f"bar {seat}"] = state.owners.count(seat) + state.bars[seat]
    counted["bars of the circle"] = len(state.lines) + state.unlaid
    return counted
