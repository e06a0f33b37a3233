"""The command `play`: set a table up, or take it up again from its sheet, and play at it.
Whatever was asked wrongly is one sentence on stderr and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

import nemeton
from nemeton.games import load
from nemeton.match import Match

from .command import answered
from .console import Console
from .paper import Paper
from .plain import Plain
from .sheet import Sheet, read
from .table import HUMAN, Chooser, Table
from .thinkers import seating, thinker
from .voice import Voice, refusal


def play(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    who: Sequence[str] = (),
    seed: str | None = None,
    plain: bool = False,
    record: Path | None = None,
    language: str | None = None,
    chooser: Chooser | None = None,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Exit code 0 when the game ended or the player quit, 2 when it could not be played."""
    console = Console(stdin or sys.stdin, stdout or sys.stdout, stderr or sys.stderr)

    def work(voice: Voice) -> int:
        if not plain and not console.is_terminal():
            raise refusal("needs-terminal")
        match, sheet = _match(game, seats, options or {}, who, seed, record)
        table = Table(match, seating(list(who), match.seats), sheet)
        table.save()  # a place where nothing can be written is refused before the first move
        with thinker(table, chooser) as thinking:
            run = _plain if plain else _screen
            return run(table, Voice(voice.code, match.seats), console, thinking)

    return answered(console, language, work)


def _match(
    game: str,
    seats: int | None,
    options: Mapping[str, str],
    who: Sequence[str],
    seed: str | None,
    record: Path | None,
) -> tuple[Match, Sheet | None]:
    """A new match, or the one whose record is in the file."""
    load(game)  # an unknown game is refused first
    _check_seed(seed)
    sheet = None if record is None else Sheet(record)
    if record is None or not os.path.lexists(record):
        return nemeton.new(game, seats, _options(game, seats, options, who), seed), sheet
    return _resumed(record, game, seats, options, seed), sheet


def _options(
    game: str, seats: int | None, options: Mapping[str, str], who: Sequence[str]
) -> dict[str, str]:
    """As chosen, else as the game proposes; but for what it asks where bots sit."""
    about = load(game).about
    number, _ = about.chosen(seats, dict(options))
    chosen = {**about.proposed(number), **options}
    return about.at_table(
        number, chosen, bots=any(word != HUMAN for word in seating(list(who), number))
    )


def _check_seed(seed: str | None) -> None:
    try:
        (seed or "").encode()
    except UnicodeEncodeError:
        raise refusal("seed") from None


def _resumed(
    path: Path, game: str, seats: int | None, options: Mapping[str, str], seed: str | None
) -> Match:
    match, _ = read(path)
    title = match.game.about.title
    if match.game.about.name != game:
        raise refusal("record-game", path=str(path), theirs=title, ours=load(game).about.title)
    if match.result is not None:
        raise refusal("record-finished", path=str(path))
    same_options = all(match.options.get(name) == value for name, value in options.items())
    if seats not in (None, match.seats) or seed not in (None, match.seed) or not same_options:
        raise refusal("record-setup", path=str(path))
    return match


def _plain(table: Table, voice: Voice, console: Console, chooser: Chooser | None) -> int:
    Plain(table, voice, console, chooser).run()
    return 0


def _screen(table: Table, voice: Voice, console: Console, chooser: Chooser | None) -> int:
    """The full screen; imported late, because Textual takes longer to load than a plain game to
    start."""
    from .app import TableApp

    app = TableApp(table, voice, chooser)
    app.run()
    paper, result = Paper(console, app.voice), app.table.match.result
    if result is not None:
        paper.result(result)
    paper.kept(app.table)
    if app.return_value is not None:
        raise app.return_value
    return app.return_code or 0
