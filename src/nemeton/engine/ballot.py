"""A sealed ballot: several seats decide at the same time, nobody sees a vote until all are in.
Who is asked is public; until it is opened, who has voted is as secret as what was voted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from .data import Data
from .dealer import Action, Dealer
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
        """Those who have not voted yet; in a view, those of whom the viewer can't know it, too."""
        return tuple([seat for seat in self.voters if self.votes.get(seat, SEALED) == SEALED])

    def cast(self, seat: int, vote: Action, dealer: Dealer) -> bool:
        """Put a vote into the box; true when it was the last one. What the rules have told of it
        before, they tell the voter alone: the others hear nothing until the ballot is opened."""
        assert seat in self.waiting(), f"seat {seat} has no vote to cast"
        self.votes[seat] = vote
        is_last = not self.waiting()
        dealer.seal(self.voters, opens=is_last)
        return is_last

    def opened(self) -> list[tuple[int, Action]]:
        """All votes in the order of the voters, once all are in: never first come, first served."""
        assert not self.waiting(), "the ballot is still sealed"
        return [(seat, self.votes[seat]) for seat in self.voters]

    def sealed_for(self, viewer: int | None) -> Ballot:
        """As the viewer sees it: its own vote; of the others not even whether they have voted."""
        votes = dict.fromkeys(self.voters, SEALED)
        if viewer in self.votes:
            votes[viewer] = self.votes[viewer]
        elif viewer in votes:
            del votes[viewer]
        return Ballot(self.voters, votes)

    def sealed(self) -> list[int]:
        """The seats of whose vote nothing is known here."""
        return [seat for seat, vote in self.votes.items() if vote == SEALED]

    def imagine(self) -> None:
        """Fill a view in: as far as the viewer knows, nobody else has voted yet."""
        for seat in self.sealed():
            del self.votes[seat]


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats in turn order, beginning with the seat after `first`."""
    return tuple((first + step) % seats for step in range(1, seats + 1))


def asked_under_seal(data: Data) -> tuple[int, ...]:
    """All who are asked by a ballot in there that is not open yet, however deep it lies; who has
    answered, too."""
    return tuple([seat for ballot in _ballots(data) if ballot.waiting() for seat in ballot.voters])


def awaits(data: Data, seat: int) -> bool:
    """Whether some ballot in there still waits for the seat: then its choice of actions is a
    secret."""
    return any(seat in ballot.waiting() for ballot in _ballots(data))


def _ballots(part: Any) -> Iterator[Ballot]:
    if isinstance(part, Ballot):
        yield part
    elif isinstance(part, Data):
        for name in _fields_with_parts(type(part)):  # type: ignore[arg-type]  # a class can be hashed, its data not
            yield from _ballots(getattr(part, name))
    elif isinstance(part, dict):
        for inner in part.values():
            yield from _ballots(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from _ballots(inner)


@cache
def _fields_with_parts(kind: type[Data]) -> tuple[str, ...]:
    """The fields that may hold other data: their types name a class. Numbers and words need not be
    looked through."""
    return tuple(name for name, written in kind.kinds().items() if re.search("[A-Z]", written))
