"""Files that an author changes: which they are, which have changed, and whether those can be read
at all.
Looks and compares; starts nothing."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterable, Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from nemeton.games import GROUP

READ: Final = {".py", ".ftl", ".md", ".json"}
HOUSE: Final = Path(__file__).parents[1]
LEFT_OUT: Final = (HOUSE / "house" / "client", HOUSE / "workshop" / "template")


def folders() -> list[Path]:
    """The house's own, and that of every game in a package of its own. Nothing is imported: a game
    that can't be is the one to watch."""
    modules = {point.module.partition(".")[0] for point in entry_points(group=GROUP)}
    found = [find_spec(module) for module in sorted(modules)]
    places = [
        Path(place) for spec in found if spec for place in spec.submodule_search_locations or ()
    ]
    return [HOUSE, *(place for place in places if not place.is_relative_to(HOUSE))]


class Changes:
    """Asks for the time of every file: 300 of them take 5 ms, on any disk and without another
    package."""

    def __init__(self, places: Iterable[Path]) -> None:
        self._places = list(places)
        self._times = self._look()

    def since_last(self) -> list[Path]:
        before, self._times = self._times, self._look()
        return sorted(
            path
            for path in before.keys() | self._times.keys()
            if before.get(path) != self._times.get(path)
        )

    def _look(self) -> dict[Path, int]:
        found: dict[Path, int] = {}
        for path in (path for place in self._places for path in _files(place)):
            try:
                found[path] = path.stat().st_mtime_ns
            except OSError:  # gone in this very moment
                continue
        return found


def _files(place: Path) -> Iterator[Path]:
    for name, inside, names in os.walk(place):
        folder = Path(name)
        inside[:] = [one for one in inside if one != "__pycache__" and folder / one not in LEFT_OUT]
        yield from (folder / one for one in names if Path(one).suffix in READ)


def faults(paths: Iterable[Path]) -> list[str]:
    """What can't be read, and where, as Python says it; of texts, the lines that are no Fluent."""
    return [fault for path in paths if path.exists() for fault in _faults(path)]


def _faults(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8", errors="replace")
    if path.suffix == ".py":
        try:
            compile(text, str(path), "exec", dont_inherit=True)
        except (SyntaxError, ValueError) as error:
            yield "".join(traceback.format_exception_only(error)).rstrip()
    if path.suffix == ".ftl":
        yield from _junk(path, text)


def _junk(path: Path, text: str) -> Iterator[str]:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk) and entry.content and entry.span:
            line = text.count("\n", 0, entry.span.start) + 1
            yield f'  File "{path}", line {line}\n    {entry.content.splitlines()[0]}\n{entry.annotations[0].message}'
