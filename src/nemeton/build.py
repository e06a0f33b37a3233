"""Which build runs: compiled parts where they lie beside their sources and are not older, else
plain Python.
It chooses when it is imported, before anything that could be compiled; nothing else knows the
difference."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
STAMP = "compiled"  # names the sources, one a line; made by `make fast` together with the compiled parts
STALE = (
    "compiled parts are older than their sources, so plain Python runs: "
    "`make fast` makes them anew, `make slow` removes them"
)


class Sources:
    """Finds the house's modules as sources, whatever lies beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del target
        folders = path or () if name.startswith("nemeton.") else ()
        found = (
            FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            for folder in folders
        )
        return next((spec for spec in found if spec is not None), None)


def is_stale(package: Path) -> bool:
    """Whether a source has changed since it was compiled. A wheel has no stamp: nothing in it
    changes."""
    stamp = package / STAMP
    if not stamp.exists():
        return False
    made = stamp.stat().st_mtime
    sources = [package / name for name in stamp.read_text(encoding="utf-8").splitlines()]
    return any(not source.exists() or source.stat().st_mtime > made for source in sources)


def choose() -> None:
    wanted = os.environ.get("NEMETON_FAST") != "0"
    if wanted and is_stale(HERE):
        warnings.warn(STALE, stacklevel=1)
        wanted = False
    if not wanted:
        sys.meta_path.insert(0, Sources)


def running() -> str:
    """In words."""
    from nemeton.engine import data

    return "plain Python" if str(data.__file__).endswith(".py") else "compiled"


choose()
