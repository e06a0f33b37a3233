"""A win rate and its 95 % interval, where some results belong together: rotations of a deal, seats
of a game.
What belongs together is one observation, whether that makes the interval narrower or wider."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist

Interval = tuple[float, float]
Z = NormalDist().inv_cdf(0.975)


@dataclass
class Rate:
    """Shares of victories, by group: a deal, or a game of which several seats count."""

    groups: dict[int, list[float]] = field(default_factory=dict)

    def add(self, share: float, group: int) -> None:
        self.groups.setdefault(group, []).append(share)

    @property
    def games(self) -> int:
        return sum(map(len, self.groups.values()))

    @property
    def rate(self) -> float:
        return sum(map(sum, self.groups.values())) / self.games if self.groups else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.rate, self.told) if self.groups else (0.0, 1.0)

    @property
    def told(self) -> float:
        """How many games wholly won or lost, each by itself, would tell as much."""
        p, alone = self.rate, self._alone()
        return p * (1 - p) * self.games / (alone * self.pairing**2) if alone else float(self.games)

    @property
    def pairing(self) -> float:
        """How wide the interval is beside one for which every game stands alone; 0.8: narrower by a
        fifth.

        One more group is imagined that is as if its games stood alone, so that a few groups that
        happen to be alike promise nothing. Measured on two rotations of a deal, whether seat or
        luck decides: from twenty deals on 94 to 96 intervals in a hundred hold the truth, against
        87 to 99 without pairing."""
        alone, games = self._alone(), self.games
        if not alone or games == len(self.groups):
            return 1.0
        p = self.rate
        together = sum(sum(share - p for share in group) ** 2 for group in self.groups.values())
        return sqrt(together / (games * alone) + 1 / len(self.groups))

    def _alone(self) -> float:
        """How far single results lie apart, squared: shared victories less than those wholly won or
        lost."""
        p = self.rate
        shares = [share for group in self.groups.values() for share in group]
        return sum((share - p) ** 2 for share in shares) / len(shares) if shares else 0.0


def wilson(rate: float, games: float) -> Interval:
    """Wilson's 95 % interval."""
    middle, half = (
        rate + Z * Z / (2 * games),
        Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)),
    )
    return max(0.0, (middle - half) / (1 + Z * Z / games)), min(
        1.0, (middle + half) / (1 + Z * Z / games)
    )
