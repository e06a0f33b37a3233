"""What a game may tell bots besides its rules: a module `bot` in its folder, every part of it
optional.
Bots play any game without it; with it they play better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from nemeton.engine import Action, Chance, Game

EVEN: Final = (0.5,) * 16


class Advice(Protocol):
    def evaluate(self, state: Any, /) -> Sequence[float]:
        """How likely each seat is to win; 1 in all, or less where it may be that nobody does. Asked
        only while the game goes on."""

    def judge(self, state: Any, /) -> Sequence[float]:
        """The same for the search alone, where what was tuned by playing wins more than what can be
        counted."""

    PLAYED_OUT: bool
    """Whether a search judges positions by ends played at random rather than by an evaluation."""

    def enough(self, before: Any, now: Any, /) -> bool:
        """Whether a search that began before has seen enough by now, since more would only add the
        noise of dice. Asked after every choice."""

    def looks(self, state: Any, seat: int, actions: Sequence[Action], /) -> list[float]:
        """What the search's evaluation says to the seat after each action, where that is quicker
        than to play them all on copies; below 0 for an action that has to be played. The search
        finds the same either way, but sooner."""

    def play_out(self, state: Any, chance: Chance, /) -> list[list[Action]]:
        """Play to the end at random by the same picks as through the rules, but sooner: what each
        seat played."""

    def policy(self, state: Any, seat: int, chance: Chance, /) -> Action:
        """A legal action, sensible and quick to find: what a search expects of the other seats.
        Asked also where there is no choice; it should draw nothing then."""

    def play_on(self, before: Any, now: Any, seat: int, chance: Chance, /) -> None:
        """Where the walk of a search by that seat that began before has ended, play on in place as
        all are likely to, to a position that is easier to judge."""

    def pace(self, state: Any, /) -> int:
        """How many times longer than usual an iteration from here takes; so many times fewer are
        made."""

    def solvable(self, state: Any, /) -> bool:
        """Whether the rest can be worked out: two seats, nothing hidden, no chance, few actions
        left."""

    def sensible(self, state: Any, seat: int, /) -> Sequence[Action]:
        """The legal actions that are worth a thought, in their order: one at least, where the seat
        may act."""

    def habit(self, state: Any, seat: int, chance: Chance, /) -> Action | None:
        """What every bot does without a thought, where thinking adds nothing or would not be fair;
        None: it thinks."""

    CARELESS: Mapping[str, float]
    """By level: how careless it is in this game, where the usual steps are too small or too large."""


Evaluate = Callable[[Any], Sequence[float]]
Enough = Callable[[Any, Any], bool]
Looks = Callable[[Any, int, Sequence[Action]], list[float]]
PlayOut = Callable[[Any, Chance], list[list[Action]]]
PlayOn = Callable[[Any, Any, int, Chance], None]
Policy = Callable[[Any, int, Chance], Action]
Habit = Callable[[Any, int, Chance], Action | None]
Sensible = Callable[[Any, int], Sequence[Action]]


def never() -> bool:
    """For those who have all the time they want."""
    return False


def _part(game: Game[Any], name: str, default: Any = None) -> Any:
    """That part of the game's advice, where it brings one."""
    return getattr(getattr(game, "bot", None), name, default)


def evaluate_of(game: Game[Any]) -> Evaluate | None:
    part: Evaluate | None = _part(game, "evaluate")
    return part


def judge_of(game: Game[Any]) -> Evaluate | None:
    """What the search judges by, unless it plays to the end."""
    part: Evaluate | None = _part(game, "judge", evaluate_of(game))
    return part


def is_played_out(game: Game[Any]) -> bool:
    """Where nothing judges a position, its ends must."""
    return evaluate_of(game) is None or bool(_part(game, "PLAYED_OUT", False))


def enough_of(game: Game[Any]) -> Enough | None:
    part: Enough | None = _part(game, "enough")
    return part


def looks_of(game: Game[Any]) -> Looks | None:
    part: Looks | None = _part(game, "looks")
    return part


def play_out_of(game: Game[Any]) -> PlayOut | None:
    part: PlayOut | None = _part(game, "play_out")
    return part


def play_on_of(game: Game[Any]) -> PlayOn | None:
    part: PlayOn | None = _part(game, "play_on")
    return part


def pace_of(game: Game[Any], view: Any) -> int:
    """1 where the game says nothing of it."""
    part: Callable[[Any], int] | None = _part(game, "pace")
    return part(view) if part else 1


def policy_of(game: Game[Any]) -> Policy | None:
    part: Policy | None = _part(game, "policy")
    return part


def sensible_of(game: Game[Any]) -> Sensible:
    """All that is legal, where the game says nothing of it."""
    part: Sensible = _part(game, "sensible", game.legal)
    return part


def habit_of(game: Game[Any]) -> Habit | None:
    part: Habit | None = _part(game, "habit")
    return part


def careless_of(game: Game[Any], level: str, usual: float) -> float:
    part: Mapping[str, float] = _part(game, "CARELESS", {})
    return part.get(level, usual)


def worth(game: Game[Any], state: Any, evaluate: Evaluate | None) -> Sequence[float]:
    """How the victory is shared, or is likely to be; nobody ahead where the game can't tell."""
    result = game.outcome(state)
    if result is not None:
        return result.shares()
    return EVEN if evaluate is None else evaluate(state)


def is_solvable(game: Game[Any], state: Any) -> bool:
    solvable = _part(game, "solvable")
    return solvable is not None and bool(solvable(state))
