"""How likely each seat is to win from a true position: what it looks like, and how it ends when
played at random.
For finished games alone; a bot at a table has a view and never comes here."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from nemeton.engine import Action, Dealer, Game, Sampled

from .advice import evaluate_of, is_solvable, never, sensible_of, worth
from .solver import Solver, TooLarge

DRAWS: Final = 64  # how often chance is drawn again to see what was to be expected of an action
SURE: Final = 1_000_000  # ends that a result counts for
LOOKED: Final = 0.3  # weight of what a position looks like beside how it ends; measured, see docs/decisions/0023
SOLVED: Final = 0.5  # and of who wins if both play their best from here: nobody does

Shares = tuple[float, ...]  # of the victory, by seat


@dataclass(frozen=True, slots=True)
class Foresight:
    """A position: what it looks like at once, how it ended in the mean, over how many ends; and how
    much the first weighs beside the second."""

    looks: Shares
    ended: Shares
    ends: int
    trust: float = LOOKED

    @property
    def is_sure(self) -> bool:
        return self.ends >= SURE


class Seer:
    """Plays one game's positions to their ends, again and again."""

    def __init__(self, game: Game[Any], source: random.Random) -> None:
        self.game = game
        self.chance = Sampled(source)
        self.dealer = Dealer(self.chance)
        self._legal = sensible_of(game)
        self._evaluate = evaluate_of(game)

    def foresee(self, state: Any, most: int, stop: Callable[[], bool] = never) -> Foresight:
        """From so many ends at most, and from who should win where that can be worked out; certain
        once it is over."""
        result = self.game.outcome(state)
        if result is not None:
            shares = tuple(result.shares())
            return Foresight(shares, shares, SURE)
        ends, solved = self._ends(state.clone, most, stop), self._solved(state)
        return (
            Foresight(solved, _mean(ends), len(ends), SOLVED)
            if solved
            else self._foresight([state], ends)
        )

    def expect(
        self, state: Any, seat: int, action: Action, most: int, stop: Callable[[], bool] = never
    ) -> Foresight:
        """What was to be expected of an action, whatever chance draws in it."""

        def drawn() -> Any:
            after = state.clone()
            self.game.apply(after, seat, action, self.dealer)
            return after

        return self._foresight([drawn() for _ in range(DRAWS)], self._ends(drawn, most, stop))

    def _foresight(self, states: Sequence[Any], ends: Sequence[Shares]) -> Foresight:
        ended = _mean(ends)
        looks = (
            _mean([worth(self.game, state, self._evaluate) for state in states])
            if self._evaluate
            else ended
        )
        return Foresight(looks, ended, len(ends))

    def _ends(self, start: Callable[[], Any], most: int, stop: Callable[[], bool]) -> list[Shares]:
        ends = [self.end(start())]
        while len(ends) < most and not stop():
            ends.append(self.end(start()))
        return ends

    def _solved(self, state: Any) -> Shares | None:
        if not is_solvable(self.game, state):
            return None
        try:
            winner = Solver(self.game).winner(state)
        except TooLarge:
            return None
        return (float(winner == 0), float(winner == 1))

    def end(self, state: Any) -> Shares:
        """Played to the end at random, in place: how the victory is shared."""
        game, legal, pick, dealer = self.game, self._legal, self.chance.pick, self.dealer
        while actors := game.actors(state):
            seat = actors[0]
            game.apply(state, seat, pick(legal(state, seat)), dealer)
        return tuple(worth(game, state, None))


def _mean(all_shares: Sequence[Sequence[float]]) -> Shares:
    return tuple(sum(of_seat) / len(all_shares) for of_seat in zip(*all_shares, strict=True))
