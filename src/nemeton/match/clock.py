"""Clocks as data: what each seat has left, and whose runs. Moments are handed in, as seconds of the
house's watch.
Has no clock of its own, and asks only what anybody may know: who is asked, and who has answered."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, Literal

from nemeton.engine import Seat

GRACE: Final = (
    60.0  # seconds that somebody who is back has at least; all there was at first, if that is less
)
BREATH: Final = 10.0  # and somebody for whom the house has just played once


@dataclass(frozen=True, slots=True)
class Pace:
    """`live`: so many seconds for the game, and an increment whenever one's turn is over.
    `days`: so many seconds for each question."""

    kind: Literal["live", "days"]
    seconds: float
    increment: float = 0.0


@dataclass(slots=True)
class Clock:
    """Of a whole table. Looking at it changes nothing, so it does not matter who looks when."""

    pace: Pace
    left: list[float]
    asked: set[Seat] = field(default_factory=set)
    since: dict[Seat, float] = field(
        default_factory=dict
    )  # the seats whose clock runs, and from when on
    still: bool = False

    @classmethod
    def wound(cls, pace: Pace, seats: int) -> Clock:
        return cls(pace, [float(pace.seconds)] * seats)

    # What happens.

    def ask(self, seats: Collection[Seat], at: float, answered: Seat | None = None) -> None:
        """These are asked from now on. Who was asked before goes on, unless it has just answered."""
        self._settle(at)
        for seat in seats:
            if seat == answered or seat not in self.asked:
                self._begin(seat)
        if answered is not None and answered in self.asked and answered not in seats:
            self._finish(answered)
        self.asked = set(seats)
        self._run(at)

    def stop(self, at: float) -> None:
        """Nobody's clock runs until it goes on."""
        self._settle(at)
        self.still = True
        self._run(at)

    def go_on(self, at: float) -> None:
        self._settle(at)
        self.still = False
        self._run(at)

    def grant(self, seat: Seat, least: float) -> None:
        """So much at least, though never more than one had at first."""
        self.left[seat] = max(self.left[seat], min(least, self.pace.seconds))

    def _begin(self, seat: Seat) -> None:
        if self.pace.kind == "days":
            self.left[seat] = float(self.pace.seconds)

    def _finish(self, seat: Seat) -> None:
        if self.pace.kind == "live":
            self.left[seat] += self.pace.increment
        else:
            self._begin(seat)

    def _settle(self, at: float) -> None:
        """What has run is spent."""
        for seat in self.since:
            self.left[seat] = self.left_at(seat, at)

    def _run(self, at: float) -> None:
        self.since = {} if self.still else dict.fromkeys(self.asked, at)

    # Questions.

    def left_at(self, seat: Seat, now: float) -> float:
        """Seconds; never less than none."""
        return max(0.0, self.left[seat] - max(0.0, now - self.since.get(seat, now)))

    def ends(self) -> dict[Seat, float]:
        """By seat whose clock runs: the moment at which it has run out."""
        return {seat: since + self.left[seat] for seat, since in self.since.items()}
