"""People and bots for a test's terminal: entries typed beforehand, a bot that plays anything.
The bot keeps what it was given, so that a test can look at it."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from nemeton.engine import Action, Data
from nemeton.games import load
from nemeton.terminal.play import play
from nemeton.terminal.replay import replay


class Anything:
    """A bot that plays any legal action of its view."""

    def __init__(self) -> None:
        self.views: list[Data] = []

    def choose(self, game: str, view: Data, seat: int, level: str, seed: str, /) -> Action:  # noqa: ARG002
        self.views.append(view)
        return random.Random(seed).choice(list(load(game).legal(view, seat)))


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Typist(io.StringIO):
    """Types an entry whenever it is asked; leaves when there are no more."""

    def __init__(self, entries: Iterable[str]) -> None:
        super().__init__()
        self.entries = iter(entries)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # noqa: ARG002
        entry = next(self.entries, None)
        return "" if entry is None else entry + "\n"


def played(entries: Iterable[str], game: str = "stonehenge", **how: Any) -> Said:
    """A plain game with these entries."""
    out, err = io.StringIO(), io.StringIO()
    how = {"plain": True, "language": "en", "seed": "1", "chooser": Anything(), **how}
    code = play(game, stdin=Typist(entries), stdout=out, stderr=err, **how)
    return Said(code, out.getvalue(), err.getvalue())


def replayed(path: Path, **how: Any) -> Said:
    out, err = io.StringIO(), io.StringIO()
    code = replay(path, stdout=out, stderr=err, **{"language": "en", **how})
    return Said(code, out.getvalue(), err.getvalue())


def monkey(seed: int) -> Iterable[str]:
    """Entries without end: mostly numbers, sometimes keys and rubbish."""
    source = random.Random(seed)
    odd = (
        "?",
        "b",
        "u",
        "0",
        "99",
        "",
        "place 9 Z",
        "C",
        "é\x1b[2J",
        "²",
        "9" * 5000,
        "play",
        "\ufffd",
    )
    while True:
        yield source.choice(odd) if source.random() < 0.2 else str(source.randint(1, 6))
