"""Lessons: scripted tables at which one learns a game move by move, read from a game's
`lesson.toml`.
Knows no game; all that happens is played by the rules, and a script that they forbid is refused
with its step."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from nemeton.engine import Action, Game, Refused, Seat
from nemeton.games import load

from .referee import Match

ANY: Final = "*"  # stands for whatever word
TABLE: Final = ("seats", "options", "seed", "setup", "you", "moves")
STEP: Final = ("fr", "en", "do", "why", "well", "then", "rule", "look", "table")


class BadLesson(ValueError):
    """For authors: which step, and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Said:
    """In both languages; an empty line begins a paragraph, *stars* stand around what is stressed."""

    fr: str
    en: str


@dataclass(frozen=True, slots=True)
class Line:
    """A move as it is written, `1 roll : 2 6`: whose, unless there is only one to ask; what; and
    what chance says."""

    seat: Seat | None
    action: Action
    chance: tuple[str, ...]

    def means(self, action: Action) -> bool:
        there = len(self.action) == len(action)
        return there and all(
            mine in (ANY, word) for mine, word in zip(self.action, action, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Start:
    """A table that a step begins with."""

    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = "lesson"
    setup: tuple[str, ...] = ()
    you: Seat = 0
    moves: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """What is said, and what goes on: one of `do`, anything where it is empty, reading where there
    is none."""

    text: Said
    do: tuple[Line, ...] | None = None
    why: Said | None = None  # to whoever does another thing
    well: Said | None = None  # to whoever does it, before the next step
    then: tuple[Line, ...] = ()
    rule: str = ""
    look: tuple[str, ...] = ()
    table: Start | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """The table at a step."""

    match: Match  # not to be played on
    you: Seat
    begun: int  # the step with which this table began


class Lesson:
    """The steps of a game's lesson, counted from 1, and the position at each of them."""

    def __init__(self, game: Game[Any], steps: Sequence[Step]) -> None:
        self.game, self.steps = game, steps
        self._positions: list[Position] = []

    def __len__(self) -> int:
        return len(self.steps)

    def at(self, number: int) -> Position:
        """Played once, as far as it is asked for."""
        while len(self._positions) < number:
            self._positions.append(self._arrive(len(self._positions) + 1))
        return self._positions[number - 1]

    def right(self, number: int) -> list[Action]:
        """Which of your actions go on."""
        do, here = self.steps[number - 1].do, self.at(number)
        if do is None:
            return []
        return [
            action
            for action in here.match.legal(here.you)
            if not do or any(line.means(action) for line in do)
        ]

    def answer(self, number: int, action: Action | None) -> Iterator[Match]:
        """The table after your action, which must be right, and after each that the others answer;
        reading, there is none of yours. One match that goes on, not copies."""
        step, here = self.steps[number - 1], self.at(number)
        match = here.match.clone()
        if action is not None:
            meant = [line.chance for line in step.do or () if line.means(action)]
            match.play(here.you, action, script=meant[0] if meant else ())
            yield match
        for line in step.then:
            _play(match, line)
            yield match

    def _arrive(self, number: int) -> Position:
        start = self.steps[number - 1].table
        try:
            if start is not None:
                return Position(_begin(self.game, start), start.you, number)
            return self._go_on(number - 1)
        except (Refused, BadLesson) as error:
            raise BadLesson(f"{self.game.about.name}, step {number}: {error}") from error

    def _go_on(self, number: int) -> Position:
        """Where that step leads to."""
        if not number:
            raise BadLesson("the first step begins a table")
        before, right = self.at(number), self.right(number)
        asked = self.steps[number - 1].do is not None
        if asked and len(right) != 1:
            raise BadLesson(
                f"must begin a table: there are {len(right)} ways to answer the step before"
            )
        *_, match = (before.match, *self.answer(number, right[0] if asked else None))
        return Position(match, before.you, before.begun)


def _begin(game: Game[Any], start: Start) -> Match:
    match = Match(game, start.seats, dict(start.options), seed=start.seed, script=start.setup)
    for line in start.moves:
        _play(match, line)
    return match


def _play(match: Match, line: Line) -> None:
    if line.seat is None and len(match.actors) != 1:
        raise BadLesson(
            f"“{' '.join(line.action)}” needs the number of its seat: asked are {match.actors}"
        )
    match.play(match.actors[0] if line.seat is None else line.seat, line.action, script=line.chance)


# Reading.


@cache
def lesson(name: str) -> Lesson | None:
    """The lesson of a game, where its folder has one; read once."""
    game = load(name)
    file = (
        files(getattr(game, "__name__", "")) / "lesson.toml" if hasattr(game, "__path__") else None
    )
    return read(game, file.read_text(encoding="utf-8")) if file and file.is_file() else None


def read(game: Game[Any], text: str) -> Lesson:
    """A lesson from its text. Form is checked here; the moves are, when they are played."""
    steps = []
    for number, step in enumerate(tomllib.loads(text).get("step", ()), start=1):
        try:
            steps.append(_step(step))
        except (BadLesson, KeyError, TypeError, AttributeError) as error:
            raise BadLesson(f"{game.about.name}, step {number}: {error!r}") from error
    return Lesson(game, steps)


def _step(step: Mapping[str, Any]) -> Step:
    _known(step, STEP)
    return Step(
        text=_said(step),
        do=tuple(_line(words) for words in step["do"]) if "do" in step else None,
        why=_said(step["why"]) if "why" in step else None,
        well=_said(step["well"]) if "well" in step else None,
        then=_lines(step.get("then", "")),
        rule=step.get("rule", ""),
        look=tuple(step.get("look", ())),
        table=_start(step["table"]) if "table" in step else None,
    )


def _start(table: Mapping[str, Any]) -> Start:
    _known(table, TABLE)
    words = {
        "setup": tuple(table.get("setup", "").split()),
        "moves": _lines(table.get("moves", "")),
    }
    return Start(**{**table, **words})


def _known(part: Mapping[str, Any], names: Sequence[str]) -> None:
    if strange := sorted(set(part) - set(names)):
        raise BadLesson(f"knows no “{strange[0]}”: {', '.join(names)}")


def _said(part: Mapping[str, str]) -> Said:
    return Said(
        *(
            "\n".join(line.strip() for line in part[code].strip().splitlines())
            for code in ("fr", "en")
        )
    )


def _lines(text: str) -> tuple[Line, ...]:
    """One move on each line, or several with ` / ` between them."""
    moves = (move for line in text.splitlines() for move in line.split(" / "))
    return tuple(_line(move) for move in moves if move.strip())


def _line(move: str) -> Line:
    said, _, chance = move.partition(" : ")
    words = tuple(said.split())
    seat = int(words[0]) if words[0].isdigit() else None
    return Line(seat, words if seat is None else words[1:], tuple(chance.split()))
