"""A table at one terminal: a match, who sits on each seat, the sheet that it is kept on.
Moves go through it, so that each is saved as soon as it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

import nemeton
from nemeton.engine import Action, Data, Msg, Seat, Viewer
from nemeton.match import Match

from .sheet import Sheet

HUMAN: Final = "human"


class Chooser(Protocol):
    """Who thinks for the bots."""

    def choose(self, game: str, view: Data, seat: int, level: str, seed: str, /) -> Action:
        """A legal action for the seat, from its view alone."""
        ...


@dataclass(slots=True)
class Table:
    match: Match
    who: tuple[str, ...]  # by seat: HUMAN, or a word for a bot
    sheet: Sheet | None = None

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat, word in enumerate(self.who) if word == HUMAN]

    @property
    def actor(self) -> Seat | None:
        """Who is asked next; nobody when the game is over."""
        return next(iter(self.match.actors), None)

    @property
    def viewer(self) -> Viewer:
        """Who looks on first: the first human, or a spectator among bots."""
        return next(iter(self.humans), None)

    def secrets(self) -> bool:
        """Whether the humans at this terminal may not all see the same."""
        if self.match.result is not None or len(self.humans) < 2:
            return False
        views = [(self.match.seen(seat).key(), self.match.log(seat)) for seat in self.humans]
        return any(view != views[0] for view in views)

    def save(self) -> None:
        if self.sheet is not None:
            self.sheet.save(self.match)

    def play(self, seat: Seat, action: Sequence[str]) -> None:
        self.match.play(seat, action)
        self.save()

    def question(self, chooser: Chooser, seat: Seat) -> Callable[[], Action]:
        """What a bot is asked, as of now: calling it gives its action, and may take long.

        The bot gets the seat's view; its seed is made of public things and tells nothing about the
        dice to come."""
        seed = f"{self.match.seed_hash}/{len(self.match.moves)}/{seat}"
        view, name = self.match.seen(seat), self.match.game.about.name
        return partial(chooser.choose, name, view, seat, self.who[seat], seed)

    def why_no_undo(self, seat: Seat) -> Msg | None:
        return self.match.why_no_undo(self._mover(seat))

    def undo(self, seat: Seat) -> None:
        """Take the last move back for the seat that asks; IllegalAction says why not."""
        self.match.undo(self._mover(seat))
        self.save()

    def _mover(self, seat: Seat) -> Seat:
        """Humans who share all they see also share their moves."""
        last = self.match.moves[-1].seat if self.match.moves else seat
        return last if last in self.humans and not self.secrets() else seat

    def again(self) -> Table:
        """A new game with the same seats and options."""
        match = self.match
        fresh = nemeton.new(match.game.about.name, match.seats, match.options)
        table = Table(fresh, self.who, self.sheet and self.sheet.next())
        table.save()
        return table
