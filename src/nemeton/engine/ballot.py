"""A sealed ballot: several seats decide at the same time, nobody sees a vote until all are in.
Who has voted is public; what was voted is not."""

from __future__ import annotations

from typing import Any

from .data import Data
from .dealer import Action
from .state import SEALED_WORD, state

SEALED: Action = (SEALED_WORD,)


@state
class Ballot(Data):
    voters: tuple[int, ...]
    votes: dict[int, Action]

    @classmethod
    def of(cls, voters: tuple[int, ...]) -> Ballot:
        return cls(voters, {})

    def waiting(self) -> tuple[int, ...]:
        """Those who have not voted yet."""
        return tuple(seat for seat in self.voters if seat not in self.votes)

    def cast(self, seat: int, vote: Action) -> bool:
        """Put a vote into the box; true when it was the last one."""
        assert seat in self.waiting(), f"seat {seat} has no vote to cast"
        self.votes[seat] = vote
        return not self.waiting()

    def opened(self) -> list[tuple[int, Action]]:
        """All votes in the order of the voters, once all are in: never first come, first served."""
        assert not self.waiting(), "the ballot is still sealed"
        return [(seat, self.votes[seat]) for seat in self.voters]

    def sealed_for(self, viewer: int | None) -> Ballot:
        """As the viewer sees it: its own vote, and that the others have voted."""
        return Ballot(self.voters, {seat: v if seat == viewer else SEALED for seat, v in self.votes.items()})

    def sealed(self) -> list[int]:
        """The seats whose vote is hidden here."""
        return [seat for seat, vote in self.votes.items() if vote == SEALED]


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats in turn order, beginning with the seat after `first`."""
    return tuple((first + step) % seats for step in range(1, seats + 1))


def awaits(data: Data, seat: int) -> bool:
    """Whether some ballot in there, however deep, still waits for the seat: then its choice of actions is a secret."""
    return _awaits(data.key(), seat)


def _awaits(part: Any, seat: int) -> bool:
    if not isinstance(part, tuple):
        return False
    if part[:1] == (Ballot.__name__,):
        _, voters, votes = part
        return seat in voters and seat not in dict(votes)
    return any(_awaits(inner, seat) for inner in part)
