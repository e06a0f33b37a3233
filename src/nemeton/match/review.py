"""The review of a finished game: everybody's chances after each move, what was decided and what was
luck.
Moves are looked at one by one, in any order, anywhere; what was seen is put together at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from nemeton.bots import ADVISER, Foresight, Shares
from nemeton.engine import Action, Msg

from .ballots import Move
from .referee import Match

ENOUGH: Final = 600  # ends that a chance should rest on: it is then two hundredths off
FARTHEST: Final = 12  # moves from which ends are borrowed, on each side, where there are too few
DOUBT: Final = 1.5  # a change of so many times its noise is a change
TURNS: Final = 5  # turning points that are named, at most
TURN: Final = 0.04  # of the victory must change hands there
LASTING: Final = 3  # rows over which it must


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One move, with open eyes. `decision`: what choosing it did to the mover's chance to win;
    `luck`, by seat: what chance drawn in it did. `best` is what a bot would have played that knew
    what the seat knew, when it is another action; the two chances beside it are as that bot saw
    them. None where nobody looked."""

    seat: int
    action: Action
    sentence: Msg | None
    decision: float
    luck: Shares
    forced: bool
    best: Action | None
    best_chance: float | None
    played_chance: float | None
    best_sentence: Msg | None


@dataclass(frozen=True, slots=True)
class ReviewedSeat:
    """What luck and its own decisions did to a seat in all; with how many of the decisions looked
    at a bot agreed."""

    seat: int
    luck: float
    decisions: float
    agreed: int
    asked: int


@dataclass(frozen=True, slots=True)
class Review:
    """`chances`: by move, from before the first to after the last, every seat's chance to win; the
    last row is the result. What they lack of 1 is the chance that nobody wins. `turning`: the
    numbers, from 0, of the moves, decided or lucky, where they changed most. `seconds`: how long it
    took."""

    game: str
    rules: str
    seats: int
    level: str
    seconds: float
    chances: tuple[Shares, ...]
    moves: tuple[ReviewedMove, ...]
    turning: tuple[int, ...]
    summary: tuple[ReviewedSeat, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """What was seen of one move: the position after it, and what was to be expected of it where it
    left something to chance. `asked`: a bot that knew what the seat knew was asked; `best` is what
    it would have played otherwise."""

    after: Foresight
    expected: Foresight | None
    sentence: Msg | None
    forced: bool
    asked: bool = False
    best: Action | None = None
    best_chance: float | None = None
    played_chance: float | None = None
    best_sentence: Msg | None = None


def reviewed(match: Match, before: Foresight, looks: Sequence[Look], seconds: float) -> Review:
    """All that was seen of a finished game, put together; `before` is the position before the first
    move."""
    curve = Curve([before, *(look.after for look in looks)])
    seen = zip(match.moves, looks, strict=True)
    moves = tuple(_move(move, look, curve, number) for number, (move, look) in enumerate(seen))
    return Review(
        match.game.about.name,
        match.game.about.rules,
        match.seats,
        ADVISER,
        round(seconds, 1),
        tuple(map(_rounded, curve.rows)),
        moves,
        curve.turning(
            number for number, move in enumerate(moves) if move.decision or any(move.luck)
        ),
        tuple(_summary(seat, moves, looks) for seat in range(match.seats)),
    )


def _move(move: Move, look: Look, curve: Curve, number: int) -> ReviewedMove:
    luck = curve.luck(number, look.expected)
    before, after = curve.rows[number][move.seat], curve.rows[number + 1][move.seat]
    decision = 0.0 if look.forced else curve.beyond_doubt(number, after - luck[move.seat] - before)
    return ReviewedMove(
        move.seat,
        move.action,
        look.sentence,
        round(decision, 4),
        _rounded(luck),
        look.forced,
        look.best,
        look.best_chance,
        look.played_chance,
        look.best_sentence,
    )


def _summary(seat: int, moves: Sequence[ReviewedMove], looks: Sequence[Look]) -> ReviewedSeat:
    own = [(move, look) for move, look in zip(moves, looks, strict=True) if move.seat == seat]
    asked = [look for _, look in own if look.asked]
    return ReviewedSeat(
        seat,
        round(sum(move.luck[seat] for move in moves), 4),
        round(sum(move.decision for move, _ in own), 4),
        sum(look.best is None for look in asked),
        len(asked),
    )


def _rounded(shares: Shares) -> Shares:
    return tuple(round(share, 4) for share in shares)


class Curve:
    """Everybody's chances from before the first move to after the last.

    A position's own ends are few in a long game, and noise would hide what a move did. So ends are
    borrowed from neighbours, and what a position looks like beside its neighbours is put on top, as
    far as it shows in the ends."""

    def __init__(self, seen: Sequence[Foresight]) -> None:
        self.seen = seen
        self._near = [self._neighbours(place) for place in range(len(seen))]
        ended = [self._mean(place, [one.ended for one in seen]) for place in range(len(seen))]
        looks = [self._mean(place, [one.looks for one in seen]) for place in range(len(seen))]
        self.shows = self._shows(ended, looks)
        self.rows = [self._row(*at) for at in zip(seen, ended, looks, strict=True)]

    def _neighbours(self, place: int) -> range:
        """As near as possible, up to enough ends in all; never across what is certain."""
        low = high = place
        ends = self.seen[place].ends
        for _ in range(FARTHEST):
            if ends >= ENOUGH:
                break
            if low > 0 and not self.seen[low - 1].is_sure:
                low -= 1
                ends += self.seen[low].ends
            if high + 1 < len(self.seen) and not self.seen[high + 1].is_sure:
                high += 1
                ends += self.seen[high].ends
        return range(low, high + 1)

    def _mean(self, place: int, shares: Sequence[Shares]) -> Shares:
        near = self._near[place]
        weights = [self.seen[one].ends for one in near]
        of_seats = zip(*(shares[one] for one in near), strict=True)
        return tuple(
            sum(w * share for w, share in zip(weights, seat, strict=True)) / sum(weights)
            for seat in of_seats
        )

    def _shows(self, ended: Sequence[Shares], looks: Sequence[Shares]) -> float:
        """How much of what a position looks like beside its neighbours shows in how it ends beside
        theirs."""
        both = squares = 0.0
        for one, end, look in zip(self.seen, ended, looks, strict=True):
            for seat, looked in enumerate(one.looks):
                both += (one.ended[seat] - end[seat]) * (looked - look[seat])
                squares += (looked - look[seat]) ** 2
        return min(2.0, max(0.0, both / squares)) if squares > 1e-6 else 1.0

    def _row(self, one: Foresight, ended: Shares, looks: Shares) -> Shares:
        if one.is_sure:
            return one.ended
        own, trust = zip(one.looks, ended, looks, strict=True), one.trust
        return _shared(
            [
                trust * near + (1 - trust) * end + self.shows * (look - near)
                for look, end, near in own
            ]
        )

    def luck(self, number: int, expected: Foresight | None) -> Shares:
        """What chance did in that move: the row after it beside the one that would stand there, had
        what was to be expected come about."""
        after = self.seen[number + 1]
        if expected is None:
            return (0.0,) * len(after.looks)
        own, trust = self._own(number + 1), after.trust
        each = zip(after.looks, after.ended, expected.looks, expected.ended, strict=True)
        changes = [
            own * (trust * (look - looked) + (1 - trust) * (end - ended))
            + (1 - own) * self.shows * (look - looked)
            for look, end, looked, ended in each
        ]
        return tuple(self.beyond_doubt(number, change) for change in changes)

    def _own(self, place: int) -> float:
        """How much of a row rests on the position's own ends."""
        return self.seen[place].ends / sum(self.seen[one].ends for one in self._near[place])

    def beyond_doubt(self, number: int, change: float) -> float:
        """A change as large as its noise is none."""
        noise = sqrt(sum(self._noise(place) for place in (number, number + 1)))
        return change if abs(change) > DOUBT * noise else 0.0

    def _noise(self, place: int) -> float:
        """The variance that a position's own ends bring into a change."""
        spread = max(share * (1 - share) for share in self.rows[place])
        return spread * self._own(place) ** 2 / self.seen[place].ends

    def turning(self, moves: Iterable[int]) -> tuple[int, ...]:
        """Those of the moves in which most of the victory changed hands and did not come back at
        once, in order."""
        turned = {number: self._turned(number) for number in moves}
        largest = sorted(turned, key=lambda number: -turned[number])[:TURNS]
        return tuple(sorted(number for number in largest if turned[number] >= TURN))

    def _turned(self, number: int) -> float:
        """How much of the victory changed hands, in the mean of the next rows: an evaluation may
        sway from turn to turn. What comes to nobody's hands, or from there, counts too."""
        before, following = self.rows[number], self.rows[number + 1 : number + 1 + LASTING]
        after: list[float] = [
            sum(of_seat) / len(following) for of_seat in zip(*following, strict=True)
        ]
        nobody = abs(sum(after) - sum(before))
        return 0.5 * (nobody + sum(abs(b - a) for a, b in zip(before, after, strict=True)))


def _shared(chances: Sequence[float]) -> Shares:
    """Chances that are none below 0, and in all what they were: 1, less the chance that nobody
    wins."""
    proper = [max(0.0, chance) for chance in chances]
    total = sum(proper)
    part = max(0.0, sum(chances)) / total if total else 0.0
    return tuple(part * chance for chance in proper)
