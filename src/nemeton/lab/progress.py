"""Progress while something takes long: a bar on the error stream, so that the output stays clean.
Silent where nobody watches."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

LOOK_BACK = 600.0  # seconds from which the time left is estimated: one game of strong bots may last a minute


def bar() -> Progress:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(
        *columns, console=console, disable=not console.is_terminal, speed_estimate_period=LOOK_BACK
    )
