"""How a game ended: winners, scores, ranks and the reason.
Built from scores by one rule for all games (winners 1, the others by score after them; nobody wins:
all 1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .message import Msg


@dataclass(frozen=True, slots=True)
class Outcome:
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: Msg

    def plain(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "reason": self.reason.plain(),
        }

    def shares(self) -> list[float]:
        """One victory, divided among the winners; where nobody wins there is nothing to divide."""
        return list(_shares(self.winners, len(self.scores)))


@lru_cache  # a search asks after every end that it plays
def _shares(winners: tuple[int, ...], seats: int) -> tuple[float, ...]:
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


def outcome(winners: Iterable[int], scores: Sequence[int], reason: Msg) -> Outcome:
    """Winners rank 1; the others by score after them; equal scores share a rank (1, 2, 2, 4). Where
    nobody wins nobody comes after anybody: all rank 1."""
    won = tuple(sorted(winners))
    if not won:
        return Outcome(won, tuple(scores), (1,) * len(scores), reason)
    order = [(seat not in won, 0 if seat in won else -score) for seat, score in enumerate(scores)]
    ranks = tuple(1 + sum(other < mine for other in order) for mine in order)
    return Outcome(won, tuple(scores), ranks, reason)
