"""The endgame solver: the exact winner of a position with two seats, nothing hidden and no chance.
For games whose advice says that a position is small enough."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from nemeton.engine import Action, Dealer, Game, Sampled

from .advice import evaluate_of, never, worth

MOST = 50_000  # positions: a second or two


class TooLarge(Exception):
    """The position has more to it than was allowed."""


class Solver:
    """Remembers every position that it has worked out; gives up when there are too many."""

    def __init__(self, game: Game[Any], stop: Callable[[], bool] = never, most: int = MOST) -> None:
        self.game = game
        self.positions = 0
        self._most, self._stop = most, stop
        self._dealer = Dealer(Sampled(random.Random(0)))  # never asked: there is no chance
        self._known: dict[tuple[Any, ...], bool] = {}

    def wins(self, state: Any, seat: int) -> bool:
        """Whether the seat wins, both playing their best."""
        key = state.key()
        if key not in self._known:
            self.positions += 1
            if self.positions > self._most or self._stop():
                raise TooLarge
            self._known[key] = self._first_wins(state)
        return self._known[key] == (seat == 0)

    def _first_wins(self, state: Any) -> bool:
        """Whether seat 0 wins: whoever acts wins if one of its actions does."""
        actors = self.game.actors(state)
        if not actors:
            return 0 in self.game.outcome(state).winners  # type: ignore[union-attr]  # nobody acts: it is over
        mine = actors[0]
        won = any(self.wins(after, mine) for _, after in self._tries(state, mine))
        return won == (mine == 0)

    def _tries(self, state: Any, seat: int) -> list[tuple[Action, Any]]:
        """Every action with its result, the most promising first."""
        tries = []
        for action in self.game.legal(state, seat):
            after = state.clone()
            self.game.apply(after, seat, action, self._dealer)
            tries.append((action, after))
        evaluate = evaluate_of(self.game)
        if evaluate is not None:
            tries.sort(key=lambda one: -worth(self.game, one[1], evaluate)[seat])
        return tries

    def winning_action(self, state: Any, seat: int, source: random.Random) -> Action | None:
        """An action that wins for certain, of several one by lot; None if there is none, or if that can't be worked
        out."""
        winning = self.winning_actions(state, seat)
        return source.choice(winning) if winning else None

    def winning_actions(self, state: Any, seat: int) -> list[Action]:
        """All that win for certain, the most promising first; when there is too much to work out, those found till
        then."""
        found: list[Action] = []
        try:
            for action, after in self._tries(state, seat):
                if self.wins(after, seat):
                    found.append(action)  # what was found stays, whatever happens to the next
        except TooLarge:
            pass
        return found
