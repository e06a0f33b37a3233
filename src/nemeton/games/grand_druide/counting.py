"""The count of Le Grand Druide as it would be now, for bots, who ask for it thousands of times a second.
The rules are in rules.py; tests hold both together. What a part of the circle holds is one number, and so are votes."""

from __future__ import annotations

from typing import Final

from .content import BARS, COLOUR_OF, FETISH_VOTES, STONES
from .state import EMPTY, State

# What a part of the circle holds: druids of each seat (a third of the bits with three seats, a quarter with four),
# then the stones that vote, all but those that taboos clear, then whose fetish stands there. Two parts together hold
# the sum of both.
DRUID_BITS: Final = 12
DRUIDS: Final = (1 << DRUID_BITS) - 1
VOTING: Final = 1 << DRUID_BITS
VOTING_BITS: Final = 5
FETISH: Final = VOTING << VOTING_BITS
SHIFTS: Final = tuple(DRUID_BITS // seats if seats in BARS else 0 for seats in range(max(BARS) + 1))
VOTE_BITS: Final = 8  # votes are kept in one number too, by seat
VOTES: Final = (1 << VOTE_BITS) - 1


def _winners(seats: int) -> tuple[int, ...]:
    """By the druids in a college: the seat with the most that no other has; EMPTY when every seat ties."""
    shift = SHIFTS[seats]
    return tuple(
        best_alone([druids >> shift * seat & (1 << shift) - 1 for seat in range(seats)]) for druids in range(DRUIDS + 1)
    )


def best_alone(counts: list[int]) -> int:
    alone = [count for count in counts if counts.count(count) == 1]
    return counts.index(max(alone)) if alone else EMPTY


WINNERS: Final = tuple(_winners(seats) if seats in BARS else () for seats in range(max(BARS) + 1))


class Count:
    """What each college holds. A druid changes one of them; a bar moved aside gives a stone of one to its neighbour."""

    __slots__ = ("bars", "colleges", "held", "seats", "shift", "state", "votes", "winners")

    def __init__(self, state: State) -> None:
        self.state, self.seats = state, len(state.passed)
        self.shift, self.winners = SHIFTS[self.seats], WINNERS[self.seats]
        self.bars = [0] * STONES  # by line
        last = 0
        for line in state.lines:
            self.bars[line] += 1
            if line > last:
                last = line
        self.held: list[int] = []  # by college, clockwise
        self.colleges = [0] * STONES  # by stone
        self._walk(last)
        for seat, stone in enumerate(state.fetish):
            self.held[self.colleges[stone]] += FETISH << seat
        self.votes = 0
        for held in self.held:
            self.votes += self.award(held)

    def _walk(self, last: int) -> None:
        """Round the circle, from line to line. After the last line comes the beginning of the first college."""
        held, bars, colleges, place = self.held, self.bars, self.colleges, 0
        total, shift, taboo = 0, self.shift, self.state.taboo
        for stone, druid in enumerate(self.state.stones):
            colleges[stone] = place
            if druid < 0:
                total += VOTING
            elif taboo[druid] != COLOUR_OF[stone]:
                total += VOTING + (1 << shift * druid)
            if bars[stone]:
                held.append(total)
                total, place = 0, place + 1 if stone < last else 0
        held[0] += total

    def stone(self, stone: int) -> int:
        """What stands there."""
        held, druid = VOTING, self.state.stones[stone]
        if druid >= 0:
            held = 0 if self.state.taboo[druid] == COLOUR_OF[stone] else VOTING + (1 << self.shift * druid)
        for seat, fetish in enumerate(self.state.fetish):
            if fetish == stone:
                held += FETISH << seat
        return held

    def award(self, held: int) -> int:
        """The votes of a college; none of one without a stone."""
        winner = self.winners[held & DRUIDS]
        if winner < 0:
            return 0
        votes = held >> DRUID_BITS & (1 << VOTING_BITS) - 1
        if held & FETISH << winner:
            votes += FETISH_VOTES
        return votes << VOTE_BITS * winner

    def lead(self, votes: int, seat: int) -> int:
        """Before the best of the others."""
        best = 0
        for other in range(self.seats):
            if other != seat:
                theirs = votes >> VOTE_BITS * other & VOTES
                if theirs > best:
                    best = theirs
        return (votes >> VOTE_BITS * seat & VOTES) - best

    def votes_by_seat(self) -> list[int]:
        return [self.votes >> VOTE_BITS * seat & VOTES for seat in range(self.seats)]

    def leads_with_druid(self, seat: int, empty: list[int]) -> list[int]:
        """The seat's lead with one more druid, by empty stone. It changes its college only, so its stones are alike but
        for those of the seat's taboo."""
        leads: list[int] = []
        taboo, druid = self.state.taboo[seat], 1 << self.shift * seat
        place, plain, cleared = -1, 0, 0
        for stone in empty:
            if self.colleges[stone] != place:
                place = self.colleges[stone]
                held = self.held[place]
                others = self.votes - self.award(held)
                plain = self.lead(others + self.award(held + druid), seat)
                cleared = self.lead(others + self.award(held - VOTING), seat)
            leads.append(cleared if COLOUR_OF[stone] == taboo else plain)
        return leads

    def add_leads_with_bar(self, seat: int, line: int, leads: list[int]) -> None:
        """The seat's lead with the bar moved from that line, either way."""
        before = self.colleges[line]  # line n is after stone n
        on = line + 1 if line + 1 < STONES else 0
        after = self.colleges[on]
        shared = self.bars[line] > 1
        leads.append(self._lead_given(seat, line, before, after, shared))
        leads.append(self._lead_given(seat, on, after, before, shared))

    def _lead_given(self, seat: int, stone: int, place: int, beside: int, shared: bool) -> int:
        """With a border stone of one college given to the one beside it; where another bar stays on the line between
        the two, it is a college of its own."""
        held, given, other = self.held[place], self.stone(stone), 0 if shared else self.held[beside]
        votes = self.votes - self.award(held) - self.award(other)
        return self.lead(votes + self.award(held - given) + self.award(other + given), seat)
