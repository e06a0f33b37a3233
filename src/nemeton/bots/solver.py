"""The endgame solver: who wins a position with two seats, nothing hidden and no chance, or whether
nobody does.
For games whose advice says that a position is small enough."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from nemeton.engine import Action, Dealer, Game, Sampled

from .advice import evaluate_of, never, worth

MOST = 50_000  # positions: a second or two
NEITHER = -1


class TooLarge(Exception):
    """The position has more to it than was allowed."""


class Solver:
    """Remembers every position that it has worked out; gives up when there are too many."""

    def __init__(self, game: Game[Any], stop: Callable[[], bool] = never, most: int = MOST) -> None:
        self.game = game
        self.positions = 0
        self._most, self._stop = most, stop
        self._dealer = Dealer(Sampled(random.Random(0)))  # never asked: there is no chance
        self._known: dict[tuple[Any, ...], int] = {}

    def wins(self, state: Any, seat: int) -> bool:
        """Whether the seat wins, both playing their best; a victory that is shared is not won."""
        return self.winner(state) == seat

    def winner(self, state: Any) -> int:
        """Who wins, both playing their best; NEITHER where nobody does, or both."""
        key = state.key()
        if key not in self._known:
            self.positions += 1
            if self.positions > self._most or self._stop():
                raise TooLarge
            self._known[key] = self._worked_out(state)
        return self._known[key]

    def _worked_out(self, state: Any) -> int:
        """Whoever acts wins if one of its actions does; else it would rather have no winner than
        another."""
        actors = self.game.actors(state)
        if not actors:
            winners = self.game.outcome(state).winners  # type: ignore[union-attr]  # nobody acts: it is over
            return winners[0] if len(winners) == 1 else NEITHER
        mine = actors[0]
        best = 1 - mine
        for _, after in self._tries(state, mine):
            found = self.winner(after)
            if found == mine:
                return mine
            if found == NEITHER:
                best = NEITHER
        return best

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
        """An action that wins for certain, of several one by lot; None if there is none, or if that
        can't be worked out."""
        winning = self.winning_actions(state, seat)
        return source.choice(winning) if winning else None

    def winning_actions(self, state: Any, seat: int) -> list[Action]:
        """All that win for certain, the most promising first; when there is too much to work out,
        those found till then."""
        found: list[Action] = []
        try:
            for action, after in self._tries(state, seat):
                if self.wins(after, seat):
                    found.append(action)  # what was found stays, whatever happens to the next
        except TooLarge:
            pass
        return found
