"""The dealer: what rules may touch besides the state. Chance comes in and the log goes out through
it.
The plain dealer keeps nothing, for search; the scribe writes down everything, for a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from .chance import Chance, Sampled
from .message import Msg
from .pickling import by_fields

Audience = tuple[int, ...] | None  # the seats that may know; None: everyone, spectators too
Action = tuple[str, ...]


class Dealer:
    __slots__ = ("chance", "keeps")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.keeps = False  # whether anybody reads what is told: else rules may spare themselves a long sentence

    def pick(self, options: Sequence[str], *, to: Audience = None) -> str:  # noqa: ARG002  # the scribe uses it
        """The one door for chance; the word goes on the tape, readable for `to` until the game is
        over."""
        return self.chance.pick(options)

    def draw(self, cards: Sequence[int], words: Sequence[str], *, to: Audience = None) -> int:
        """One of the cards, numbers into a table of words; its word goes on the tape. Where nobody
        keeps or gives words they are not even looked up: with it, random play of Druids is a fifth
        faster."""
        if type(self) is Dealer and isinstance(self.chance, Sampled):
            return self.chance.pick(cards)
        return words.index(self.pick([words[card] for card in cards], to=to))

    def tell(self, event: Msg, *, to: Audience = None, others: Msg | None = None) -> None:
        """The log: `event` for `to`, its public shadow for the `others`."""

    def veil(self, shadow: Action, *, to: Audience) -> None:
        """The action just played reads as `shadow` for all but `to`, until the game is over or the
        seal is broken."""

    def unseal(self, votes: int, *, of: int | None = None) -> None:
        """A ballot is open: the last so many actions, this one included, can be read by everyone;
        or only those `of` a seat, where one answer counts and the others stay secret."""

    def seal(self, voters: tuple[int, ...], *, opens: bool) -> None:
        """The action just played is a vote under seal, one of so many voters'; the last one opens
        the ballot."""

    def reveal(self) -> None:
        """Something secret has been shown: this action can't be taken back without asking."""

    def bind(self) -> None:
        """Said is said: the rules don't let this action be taken back without asking."""


@dataclass(slots=True)
class Word:
    """One outcome of chance and who may read it."""

    word: str
    to: Audience

    def seen_by(self, viewer: int | None) -> str:
        return self.word if knows(viewer, self.to) else "?"

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)


@dataclass(slots=True)
class Event:
    """One line of the log and its shadow."""

    event: Msg
    to: Audience
    others: Msg | None

    def seen_by(self, viewer: int | None) -> Msg | None:
        return self.event if knows(viewer, self.to) else self.others

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)


@dataclass(slots=True)
class Tape:
    """All that came out of one action (or of the setup)."""

    words: list[Word] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    shadow: Action | None = None
    readers: Audience = None
    revealed: bool = False
    bound: bool = False
    unsealed: int = 0  # how many actions, this one the last, can be read by everyone from now on
    unsealed_of: int | None = None  # of them only those of this seat
    voters: tuple[int, ...] = ()  # of the ballot into which this action is a vote
    opened_at: int = (
        -1
    )  # for the vote that opens the ballot: so many of its events are about the vote itself

    def chance(self) -> list[str]:
        return [word.word for word in self.words]

    def chance_seen_by(self, viewer: int | None) -> list[str]:
        return [word.seen_by(viewer) for word in self.words]

    def events_seen_by(self, viewer: int | None) -> list[Msg]:
        return [seen for event in self.events if (seen := event.seen_by(viewer)) is not None]

    def action_seen_by(self, viewer: int | None, action: Action) -> Action:
        return action if self.shadow is None or knows(viewer, self.readers) else self.shadow

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)


class Scribe(Dealer):
    """A dealer that writes everything on a tape."""

    __slots__ = ("tape",)

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.keeps = True
        self.tape = Tape()

    def pick(self, options: Sequence[str], *, to: Audience = None) -> str:
        word = self.chance.pick(options)
        self.tape.words.append(Word(word, to))
        return word

    def tell(self, event: Msg, *, to: Audience = None, others: Msg | None = None) -> None:
        self.tape.events.append(Event(event, to, others))

    def veil(self, shadow: Action, *, to: Audience) -> None:
        self.tape.shadow, self.tape.readers = shadow, to

    def unseal(self, votes: int, *, of: int | None = None) -> None:
        self.tape.unsealed, self.tape.unsealed_of = votes, of
        if of is None:
            self.tape.shadow = None

    def seal(self, voters: tuple[int, ...], *, opens: bool) -> None:
        self.tape.voters = voters
        if opens:
            self.tape.opened_at = len(self.tape.events)

    def reveal(self) -> None:
        self.tape.revealed = True

    def bind(self) -> None:
        self.tape.bound = True


def knows(viewer: int | None, audience: Audience) -> bool:
    return audience is None or viewer in audience
