"""The count of Le Grand Druide as it would be now, for bots, who ask for it thousands of times a second.
The rules are in rules.py; tests hold both together. What a part of the circle holds is one number, and so are votes."""

from __future__ import annotations

from typing import Final

from .content import BARS, COLOUR_OF, FETISH_VOTES, SIDES, STONES
from .state import EMPTY, State

# What a part of the circle holds: druids of each seat (a third of the bits with three seats, a quarter with four),
# then the stones that taboos clear, then whose fetish stands there. Two parts together hold the sum of both.
DRUID_BITS: Final = 12
DRUIDS: Final = (1 << DRUID_BITS) - 1
CLEARED: Final = 1 << DRUID_BITS
CLEARED_BITS: Final = 5
FETISH: Final = CLEARED << CLEARED_BITS
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
    """Sums along the circle, taboos and fetishes included: what lies between two lines is a difference."""

    __slots__ = ("bars", "lines", "seats", "shift", "sums", "votes", "winners")

    def __init__(self, state: State) -> None:
        self.seats = len(state.passed)
        self.shift, self.winners = SHIFTS[self.seats], WINNERS[self.seats]
        self.sums = self._sums(state)
        self.bars = [0] * STONES  # by line
        for line in state.lines:
            self.bars[line] += 1
        self.lines = [line for line in range(STONES) if self.bars[line]]
        self.votes, last = 0, self.lines[-1]
        for line in self.lines:
            self.votes += self.college(last, line)
            last = line

    def _sums(self, state: State) -> list[int]:
        """By line: all that stands from the first stone up to there."""
        held, shift, taboo, sums = [0] * STONES, self.shift, state.taboo, [0]
        for seat, stone in enumerate(state.fetish):
            held[stone] += FETISH << seat
        total = 0
        for stone, druid in enumerate(state.stones):
            total += held[stone]
            if druid >= 0:
                total += CLEARED if taboo[druid] == COLOUR_OF[stone] else 1 << shift * druid
            sums.append(total)
        return sums

    def between(self, line: int, following: int) -> int:
        """What stands there, clockwise."""
        held = self.sums[following + 1] - self.sums[line + 1]
        return held if following > line else held + self.sums[STONES]

    def college(self, line: int, following: int) -> int:
        """The votes of the college between two lines; none between a line and itself."""
        if line == following:
            return 0
        stones = following - line if following > line else following - line + STONES
        return self.award(self.between(line, following), stones)

    def award(self, held: int, stones: int) -> int:
        """The votes of a college with so many stones."""
        winner = self.winners[held & DRUIDS]
        if winner < 0:
            return 0
        votes = stones - (held >> DRUID_BITS & (1 << CLEARED_BITS) - 1)
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

    def leads_with_druid(self, seat: int, taboo: int, empty: list[int]) -> list[int]:
        """The seat's lead with one more druid, by empty stone. It changes its college only, so its stones are alike but
        for those of the seat's taboo."""
        leads: list[int] = []
        lines, place, plain, cleared = self.lines, -1, 0, 0
        for stone in empty:
            if place < 0 or (place < len(lines) and lines[place] < stone):
                place = max(place, 0)
                while place < len(lines) and lines[place] < stone:
                    place += 1
                plain, cleared = self._leads_with(lines[place - 1], lines[place % len(lines)], seat)
            leads.append(cleared if COLOUR_OF[stone] == taboo else plain)
        return leads

    def _leads_with(self, line: int, following: int, seat: int) -> tuple[int, int]:
        """With one more druid of the seat in that college; and with one more stone that its taboo clears."""
        held, stones = self.between(line, following), (following - line) % STONES
        others = self.votes - self.award(held, stones)
        plain = others + self.award(held + (1 << self.shift * seat), stones)
        return self.lead(plain, seat), self.lead(others + self.award(held + CLEARED, stones), seat)

    def leads_with_bar(self, seat: int, line: int) -> list[int]:
        """The seat's lead with the bar moved from that line, either way."""
        place, lines = self.lines.index(line), self.lines
        before, after = lines[place - 1], lines[(place + 1) % len(lines)]
        back, on = SIDES[line]
        if self.bars[line] > 1:  # another bar stays there, and with it the college on the other side
            return [self._lead_cut(seat, before, back, line), self._lead_cut(seat, line, on, after)]
        votes = self.votes - self.college(before, line) - self.college(line, after)
        return [self.lead(votes + self.college(before, to) + self.college(to, after), seat) for to in (back, on)]

    def _lead_cut(self, seat: int, line: int, cut: int, following: int) -> int:
        """With a college cut in two; or left as it is, where the cut is on its border."""
        votes = self.votes - self.college(line, following)
        return self.lead(votes + self.college(line, cut) + self.college(cut, following), seat)
