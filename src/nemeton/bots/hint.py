"""Advice for a person: the best choices of a seat and its chances after them, from its view alone.
Whatever bots do by habit is no advice: they don't know better."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from nemeton.engine import Action, Dealer, Game, Sampled

from .advice import habit_of, is_solvable, never, sensible_of
from .foresight import Seer
from .levels import LEVELS, level_of
from .mcts import search
from .solver import Solver, TooLarge

ADVISER: Final = LEVELS[-1]
SOLVED: Final = (
    20_000  # positions; Stonehenge with nine free spaces, every action: 11,319, half a second
)
FEW: Final = 8  # results that say something
WORLDS, ENDS = 8, 4  # where there is nothing to choose: imagined worlds, and ends of each

Promise = tuple[Action, float]  # an action, and the seat's chance to win after it


def is_habit(game: Game[Any], view: Any, seat: int) -> bool:
    """Whether bots do without thinking whatever they do here."""
    habit = habit_of(game)
    return habit is not None and habit(view, seat, Sampled(random.Random(0))) is not None


def advise(
    game: Game[Any], view: Any, seat: int, source: random.Random, stop: Callable[[], bool] = never
) -> list[Promise]:
    """Every action that was thought about, the best first."""
    actions = sensible_of(game)(view, seat)
    if len(actions) == 1:
        return [(actions[0], _only(game, view, seat, source))]
    if is_solvable(game, view) and (exact := _solved(game, view, seat, stop)):
        return exact
    thinking = search(game, view, seat, source, level_of(ADVISER).budget(game, view, actions), stop)
    return _ordered(thinking.best(), thinking.chances())


def _only(game: Game[Any], view: Any, seat: int, source: random.Random) -> float:
    """The chance of who has no choice: no search needed."""
    seer = Seer(game, source)
    worlds = [game.determinize(view, seat, seer.chance) for _ in range(WORLDS)]
    return sum(seer.foresee(world, ENDS).ended[seat] for world in worlds) / WORLDS


def _ordered(best: Action, tried: Sequence[tuple[Action, float, int]]) -> list[Promise]:
    """As the search ranks them. One that was tried less may have fared better by luck: it is not
    said to be better. Of what was hardly tried nothing is said."""
    most = next((chance for action, chance, _ in tried if action == best), 0.0)
    others = [
        (action, chance) for action, chance, visits in tried if action != best and visits >= FEW
    ]
    return [(best, most), *((action, min(most, chance)) for action, chance in others)]


def _solved(game: Game[Any], view: Any, seat: int, stop: Callable[[], bool]) -> list[Promise]:
    """Every action with what comes of it, where one of them wins; nothing where all is lost or it
    takes too long."""
    solver, dealer = Solver(game, stop, SOLVED), Dealer(Sampled(random.Random(0)))
    won: list[Action] = []
    lost: list[Action] = []
    try:
        for action in game.legal(view, seat):
            after = view.clone()
            game.apply(after, seat, action, dealer)
            (won if solver.wins(after, seat) else lost).append(action)
    except TooLarge:
        return []
    return [*((action, 1.0) for action in won), *((action, 0.0) for action in lost)] if won else []
