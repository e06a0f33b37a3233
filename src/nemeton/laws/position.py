"""A position: one moment of a game under test, with the sources of chance that the laws may use.
Laws are functions from a position to the sentences that say what is wrong; none, if all is well."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from nemeton.engine import Action, Chance, Data, Dealer, Game, Sampled, Scribe, Tape, Viewer
from nemeton.match import Match


@dataclass(frozen=True)
class Case:
    """One game with its number of seats and its options."""

    game: Game[Any]
    seats: int
    options: dict[str, str]

    @property
    def name(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.about.name} {self.seats} seats {chosen}".strip()

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *range(self.seats))


def cases(game: Game[Any]) -> list[Case]:
    """Every number of seats with every combination of options."""
    return [
        Case(game, seats, options)
        for seats in game.about.seats
        for options in game.about.all_options()
    ]


@dataclass(frozen=True)
class Violation:
    """A law that was broken, and how to see it again."""

    law: str
    detail: str
    case: str
    seed: str
    moves: tuple[str, ...]

    def __str__(self) -> str:
        played = " / ".join(self.moves) or "the setup"
        return f"{self.law}: {self.detail}\n  {self.case}, seed {self.seed}, after: {played}"


@dataclass
class Position:
    case: Case
    match: Match
    census: Counter[str]  # of the setup
    random: random.Random
    views: dict[Viewer, Data] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any]:
        return self.case.game

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def over(self) -> bool:
        return not self.match.actors

    @cached_property
    def chance(self) -> Chance:
        return Sampled(self.random)

    def view(self, viewer: Viewer) -> Any:
        """The viewer's redacted state, made once for all laws; they must not change it."""
        if viewer not in self.views:
            self.views[viewer] = self.game.redact(self.state, viewer)
        return self.views[viewer]

    def some(self, actions: list[Action], most: int) -> list[Action]:
        return actions if len(actions) <= most else self.random.sample(actions, most)


Law = Callable[[Position], Iterator[str]]


@dataclass(frozen=True)
class Step:
    """An action played on a copy: what came of it."""

    seat: int
    action: Action
    after: Any
    tape: Tape

    def seen_by(self, viewer: Viewer) -> tuple[Action, tuple[str, ...]]:
        """The words of it that the viewer may read."""
        return self.tape.action_seen_by(viewer, self.action), tuple(
            self.tape.chance_seen_by(viewer)
        )


def step(game: Game[Any], state: Any, seat: int, action: Action, chance: Chance) -> Step:
    after, scribe = state.clone(), Scribe(chance)
    game.apply(after, seat, action, scribe)
    return Step(seat, action, after, scribe.tape)


def play_on(game: Game[Any], state: Any, chance: Chance, most: int) -> None:
    """Random play, in place."""
    dealer = Dealer(chance)
    for _ in range(most):
        seats = game.actors(state)
        if not seats:
            return
        seat = chance.pick(seats)
        game.apply(state, seat, chance.pick(game.legal(state, seat)), dealer)
