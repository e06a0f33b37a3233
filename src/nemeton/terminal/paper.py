"""What is put on paper of a match: its board, its seats, its result; the same in play and in
replay.
Writes to a console in one voice; asks nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nemeton.engine import Outcome, Scene, Seat

from .console import Console
from .drawing import draw
from .table import Table
from .voice import Voice

WIDEST: Final = 100  # columns: a board drawn wider falls apart for the eye
LOWEST: Final = 17  # rows: one drawn lower runs together
BESIDE: Final = 6  # rows left for the question


class Paper:
    def __init__(self, console: Console, voice: Voice) -> None:
        self.console, self.voice = console, voice

    @property
    def width(self) -> int:
        return min(self.console.size[0], WIDEST)

    def line(self, text: str) -> None:
        self.console.show(text)

    def say(self, key: str, **args: str | int) -> None:
        """One of the terminal's own sentences."""
        self.console.show(self.voice.key(key, **args))

    def named(self, seat: Seat) -> dict[str, str]:
        return {"sign": self.console.glyphs.sign(seat), "seat": self.voice.names[seat]}

    def board(self, scene: Scene) -> None:
        rows = max(self.console.size[1] - BESIDE, LOWEST)
        drawing = draw(scene, self.width - 1, rows, self.console.glyphs, self.voice.say)
        self.line("\n" + "\n".join(drawing.lines()).strip("\n") + "\n")

    def result(self, result: Outcome) -> None:
        self.line(self.voice.say(result.reason))
        self.say("scores", scores=", ".join(self._scores(result.scores)))

    def _scores(self, scores: Sequence[int]) -> list[str]:
        return [
            self.voice.key("score", **self.named(seat), score=score)
            for seat, score in enumerate(scores)
        ]

    def kept(self, table: Table) -> None:
        """Where the record is, and how to go on."""
        if table.sheet is None:
            return
        self.say("saved", path=str(table.sheet.path))
        if table.match.result is None:
            self.say("continue")
