"""`nemeton check GAME`: random games through every law, on several processes, with a table of what
occurred.
For authors: a game that passes here keeps the house's promises."""

from __future__ import annotations

from concurrent.futures import as_completed
from itertools import groupby

from rich.console import Console
from rich.table import Table

from nemeton import speech
from nemeton.engine import Msg
from nemeton.games import load
from nemeton.laws import Report, check

from .progress import bar
from .work import working

CHUNK = 10  # games a process plays before it reports


def run(game: str, games: int, jobs: int, seed: str, every: int = 1) -> int:
    """Exit code 0 when every law held."""
    load(game)
    report = Report()
    with working(jobs) as workers, bar() as progress:
        task = progress.add_task(game, total=games)
        chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
        for done in as_completed(
            [workers.submit(play, game, *chunk, seed, every) for chunk in chunks]
        ):
            report.add(done.result())
            progress.update(task, completed=report.games)
    return _tell(game, report)


def play(game: str, first: int, last: int, seed: str, every: int = 1) -> Report:
    """Some of the games, all cases in turn. Runs in a worker."""
    report = Report()
    for one in check(load(game), last, seed, first, every):
        report.add(one)
    return report


def _tell(game: str, report: Report) -> int:
    console = Console(highlight=False)
    for violation in report.violations[:10]:
        console.print(str(violation), markup=False)
    console.print(_table(report))
    counts = {"games": report.games, "positions": report.positions, "states": report.states}
    console.print(
        speech.say(
            Msg("check-done", {"game": game, **counts, "violations": len(report.violations)})
        )
    )
    return 1 if report.violations else 0


def _table(report: Report) -> Table:
    table = Table("", "", "n")
    rows = sorted(report.coverage.items(), key=lambda item: (item[0][0], -item[1]))
    for kind, group in groupby(rows, key=lambda item: item[0][0]):
        for (_, what), count in group:
            table.add_row(kind, what, str(count))
            kind = ""
        table.add_section()
    return table
