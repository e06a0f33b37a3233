"""What an author's code has raised, as text for the page: type, message, file and line. With --dev
alone.
A house for players never comes here: an error's text may quote anything."""

from __future__ import annotations

import re
import traceback
from collections import deque
from pathlib import Path
from typing import Final

from nemeton.games import load, names
from nemeton.table import wire
from nemeton.workers import Failed

MOST: Final = 5  # different ones are shown, the newest first
FRAME: Final = re.compile(
    r'^  File "(?P<file>.+)", line (?P<line>\d+), in (?P<name>.+)$', re.MULTILINE
)


class Faults:
    def __init__(self) -> None:
        self._noted: deque[wire.Fault] = deque(maxlen=MOST)
        self._errors: deque[BaseException] = deque(maxlen=MOST)

    def note(self, error: BaseException) -> None:
        """The same fault again, whichever way it was come to, is the newest again. One error counts
        once: of several who wait for one task only the first is told where it was raised."""
        if any(one is error for one in self._errors):
            return
        self._errors.append(error)
        fault = described(error)
        others = [one for one in self._noted if (one.what, one.where) != (fault.what, fault.where)]
        self._noted = deque([fault, *others], MOST)

    def shown(self) -> list[wire.Fault]:
        return list(self._noted)


def described(error: BaseException) -> wire.Fault:
    """What a bot's process could not think through comes as the text of its own traceback."""
    if isinstance(error, Failed) and FRAME.search(str(error)):
        trace = str(error).rstrip()
        what = trace.splitlines()[-1]
    else:
        trace = "".join(traceback.format_exception(error)).rstrip()
        what = "".join(traceback.format_exception_only(error)).strip()
    return wire.Fault(what, _where(trace), trace)


def _where(trace: str) -> str:
    """The innermost line of a game; where no game is in it, the innermost of all."""
    frames = list(FRAME.finditer(trace))
    folders = _folders()
    ours = [
        frame
        for frame in frames
        if any(Path(frame["file"]).is_relative_to(folder) for folder in folders)
    ]
    for frame in (ours or frames)[-1:]:
        return f"{_short(frame['file'], folders)}:{frame['line']}, {frame['name']}"
    return ""


def _folders() -> list[Path]:
    files = [getattr(load(name), "__file__", None) for name in names()]
    return [Path(file).parent for file in files if file]


def _short(file: str, folders: list[Path]) -> str:
    """From the game's folder on."""
    inside = [folder for folder in folders if Path(file).is_relative_to(folder)]
    return str(Path(file).relative_to(inside[0].parent)) if inside else file
