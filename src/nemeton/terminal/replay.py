"""The command `replay`: a record read aloud move by move, its last board, its result; and proof of
the dice.
Reads the file once; prints nothing of a record that does not hold."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from nemeton.engine import Tape
from nemeton.match import Match, Move, rolls

from .command import answered
from .console import Console
from .paper import Paper
from .sheet import faults, read
from .voice import Voice


def replay(
    path: Path,
    *,
    verify: bool = False,
    language: str | None = None,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Exit code 0; 1 when the dice don't hold; 2 when the file can't be replayed."""
    console = Console(None, stdout or sys.stdout, stderr or sys.stderr)

    def work(voice: Voice) -> int:
        match, record = read(path)
        paper = Paper(console, Voice(voice.code, match.seats))
        for line in _told(match, paper.voice):
            paper.line(line)
        _end(match, record, paper)
        return _verified(match, record, paper) if verify else 0

    return answered(console, language, work)


def _told(match: Match, voice: Voice) -> Iterator[str]:
    """The game as text, from its setup to its last move."""
    yield voice.key("record-head", title=voice.title(match.game.about), moves=len(match.moves))
    if match.options:
        yield voice.options(match.game.about, match.options)
    if match.setup.chance():
        yield voice.key("setup", words=" ".join(match.setup.chance()))
    yield from _sentences(match.setup, voice)
    for number, move in enumerate(match.moves, start=1):
        yield f"{number:4}. {notation(move)}"
        yield from _sentences(move.tape, voice)


def notation(move: Move) -> str:
    """`0 place 4 C`, and after a colon what chance said: `1 roll : 2 6`."""
    chance = move.tape.chance()
    return f"{move.seat} {' '.join(move.action)}" + (f" : {' '.join(chance)}" if chance else "")


def _sentences(tape: Tape, voice: Voice) -> Iterator[str]:
    """Everything that was told, to whomever: a record has no secrets."""
    for event in tape.events:
        yield f"      {voice.say(event.event)}"


def _end(match: Match, record: dict[str, Any], paper: Paper) -> None:
    if match.branch:
        paper.say("taken-over", moves=match.branch.moves)
    if record.get("undone"):
        paper.say("taken-back", moves=len(record["undone"]))
    paper.board(match.scene(None))
    if match.result is None:
        paper.say("unfinished")
    else:
        paper.result(match.result)


def _verified(match: Match, record: dict[str, Any], paper: Paper) -> int:
    wrong = faults(record)
    for fault in wrong:
        paper.console.complain(paper.voice.key("not-verified", reason=fault))
    if not wrong:
        paper.say("verified", words=sum(len(roll.said) for roll in rolls(match) if not roll.undone))
    return 1 if wrong else 0
