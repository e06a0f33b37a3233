"""The levels: words that a seat can be given, from one that a child beats to the strongest.
A bot gets the game, a view and a source of chance; it is never given the true state."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from nemeton.engine import Action, BadSetup, Game, Msg, Sampled, shown

from .advice import careless_of, habit_of, is_solvable, never, pace_of, sensible_of
from .mcts import Search, search
from .simple import anything, contrary, greedy
from .solver import Solver


@dataclass(frozen=True, slots=True)
class Level:
    """How a level thinks: how careless it is, how many iterations it searches (none: it looks one
    action ahead)."""

    word: str
    careless: float  # 0: never; 1: it plays anything; 1.2: now and then, two times in ten, what looks worst
    iterations: int
    solves: bool = False

    def budget(self, game: Game[Any], view: Any, actions: Sequence[Action]) -> int:
        """Iterations for a choice among these: two are soon compared."""
        return min(self.iterations, A_CHOICE * len(actions)) // pace_of(game, view)


@dataclass(slots=True)
class Memory:
    """A bot's last thought at one table; where it is asked again before anybody else, the thought
    goes on."""

    thinking: Search | None = None
    played: Action = ()
    moves: int = -1  # played in the match when it thought

    def recall(self, view: Any, moves: int) -> Search | None:
        if self.thinking is None or moves != self.moves + 1:
            return None
        self.thinking.follow(self.played, view)
        return self.thinking

    def keep(self, thinking: Search, moves: int) -> Action:
        self.thinking, self.played, self.moves = thinking, thinking.best(), moves
        return self.played


A_CHOICE: Final = 200  # iterations at most for each action that there is
LADDER: Final = (
    Level("apprentice", careless=0.8, iterations=0),
    Level("bard", careless=0.3, iterations=0),
    Level("ovate", careless=0.0, iterations=150),
    Level("druid", careless=0.0, iterations=1200, solves=True),
)
LEVELS: Final = tuple(level.word for level in LADDER)
QUICK: Final = "ovate"
WORDS: Final = (*LEVELS, "random", "greedy")
_BY_WORD: Final = {level.word: level for level in LADDER} | {
    "random": Level("random", careless=1.0, iterations=0),
    "greedy": Level("greedy", careless=0.0, iterations=0),
    "strong": LADDER[-1],  # another name for it, whatever it is called
}


def level_of(word: str) -> Level:
    """The level of that name; BadSetup when there is none."""
    if word not in _BY_WORD:
        raise BadSetup(Msg("setup-level", {"level": shown(word), "possible": " ".join(WORDS)}))
    return _BY_WORD[word]


def at_most_quick(word: str) -> str:
    """That level, or a quick one in place of one that thinks long."""
    return QUICK if level_of(word).iterations > level_of(QUICK).iterations else word


def decide(
    game: Game[Any],
    view: Any,
    seat: int,
    word: str,
    source: random.Random,
    stop: Callable[[], bool] = never,
    memory: Memory | None = None,
    moves: int = 0,
) -> Action:
    """What a bot of that level plays for the seat; `stop` says when its time is up. With a memory
    of its own, and told how many moves were played, it goes on with its last thought."""
    level = level_of(word)
    actions = game.legal(view, seat)
    if len(actions) == 1:
        return actions[0]
    mood = source.random() - careless_of(game, level.word, level.careless)
    if -1 <= mood < 0:
        return anything(game, view, seat, source)
    actions = sensible_of(game)(view, seat)
    if len(actions) == 1:
        return actions[0]
    habit = habit_of(game)
    if habit and (action := habit(view, seat, Sampled(source))):
        return action
    if mood < -1:
        return contrary(game, view, seat, source)
    if level.solves and is_solvable(game, view):
        winning = Solver(game, stop).winning_action(view, seat, source)
        if winning is not None:
            return winning
    if not level.iterations:
        return greedy(game, view, seat, source)
    memory = memory or Memory()
    thinking = search(
        game,
        view,
        seat,
        source,
        level.budget(game, view, actions),
        stop,
        memory.recall(view, moves),
    )
    return memory.keep(thinking, moves)
