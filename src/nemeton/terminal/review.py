"""The command `review`: where a recorded game turned, what was luck, and what a bot would have
played.
Reads the file once; the thinking is done in other processes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import as_completed
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any, TextIO

from rich.console import Console as Screen
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from nemeton.engine import Msg
from nemeton.match import Review, ReviewedMove
from nemeton.workers import Reviewing

from .command import answered
from .console import Console
from .paper import Paper
from .sheet import read
from .voice import Voice, refusal


def review(
    path: Path,
    *,
    as_json: bool = False,
    language: str | None = None,
    pace: float = 1.0,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Exit code 0; 2 when the file holds no finished game."""
    console = Console(None, stdout or sys.stdout, stderr or sys.stderr)

    def work(voice: Voice) -> int:
        match, record = read(path)
        if match.result is None:
            raise refusal("file", path=str(path), reason=Msg("review-unfinished"))
        paper = Paper(console, Voice(voice.code, match.seats))
        made = reviewed(record, pace, voice.title(match.game.about))
        for line in [json.dumps(plain(made), ensure_ascii=False)] if as_json else told(made, paper):
            paper.line(line)
        return 0

    return answered(console, language, work)


def reviewed(record: dict[str, Any], pace: float, title: str) -> Review:
    """With a bar on the error stream, where somebody watches."""
    screen = Screen(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(),
        console=screen, disable=not screen.is_terminal, transient=True,
    )  # fmt: skip
    with bar, Reviewing(record, range(record["seats"]), pace) as work:
        for _ in bar.track(as_completed(work.pieces), len(work.pieces), description=title):
            pass
        return work.review().result()


def plain(thing: Any) -> Any:
    """As JSON: the same that the house sends."""
    if isinstance(thing, Msg):
        return thing.plain()
    if is_dataclass(thing) and not isinstance(thing, type):
        return {name: plain(getattr(thing, name)) for name in asdict(thing)}
    return [plain(one) for one in thing] if isinstance(thing, tuple) else thing


def told(made: Review, paper: Paper) -> Iterator[str]:
    yield paper.voice.key("turning" if made.turning else "turning-none")
    for number in made.turning:
        yield from _turn(made, number, paper)
    for each in made.summary:
        points = {"luck": _signed(each.luck), "decisions": _signed(each.decisions)}
        yield paper.voice.key(
            "balance", **paper.named(each.seat), **points, agreed=each.agreed, asked=each.asked
        )


def _turn(made: Review, number: int, paper: Paper) -> Iterator[str]:
    """The move, everybody's chances before and after it, and what a bot would have played."""
    move, rows = made.moves[number], made.chances[number : number + 2]
    changes = [
        paper.voice.key(
            "turned-seat",
            sign=paper.console.glyphs.sign(seat),
            before=_percent(a),
            after=_percent(b),
        )
        for seat, (a, b) in enumerate(zip(*rows, strict=True))
    ]
    yield paper.voice.key(
        "turned", move=number + 1, sentence=_said(move, paper), chances="  ".join(changes)
    )
    if move.best_sentence and move.best_chance is not None:
        choice, chance = paper.voice.say(move.best_sentence), _percent(move.best_chance)
        yield "   " + paper.voice.key("instead", choice=choice, chance=chance)


def _said(move: ReviewedMove, paper: Paper) -> str:
    return paper.voice.say(move.sentence) if move.sentence else " ".join(move.action)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}\u00a0%"


def _signed(points: float) -> str:
    return f"{100 * points:+.0f}"
