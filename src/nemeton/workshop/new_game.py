"""`nemeton new-game NAME`: a folder with a small complete game in it, to be changed into another
one.
The game lies in template/ as files; here they are copied under the new name, and nothing else
happens."""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from nemeton.engine import Msg, Refused, shown
from nemeton.games import names

STAND_IN: Final = "newgame"  # what the game is called in the template
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
GAMES: Final = Path(str(files("nemeton.games")))
ROOT: Final = GAMES.parents[2]  # of a checkout
SPEAKERS: Final = ("nemeton", "nemeton.house", "nemeton.lab", "nemeton.terminal")


def new_game(name: str, *, here: bool = False) -> int:
    """In a package of its own, in the folder where one stands; `here`: among the games of this
    checkout."""
    _refuse_form(name)
    if here:
        _refuse_elsewhere()
    places = _at_home(name) if here else {"": Path(name)}
    for place in places.values():
        if place.exists():
            raise Refused(Msg("new-game-exists", {"folder": str(place)}))
    _refuse_taken(name)
    try:
        _copy(name, places)
    except OSError as error:
        raise Refused(
            Msg("new-game-unwritten", {"name": name, "reason": error.strerror or str(error)})
        ) from error
    print(_next(name, here))
    return 0


# Refusals.


def _refuse_form(name: str) -> None:
    """The name is a folder, a module and the beginning of every key, up to a hyphen."""
    if not NAME.fullmatch(name):
        raise Refused(Msg("new-game-form", {"name": shown(name)}))
    if keyword.iskeyword(name):
        raise Refused(Msg("new-game-keyword", {"name": name}))


def _refuse_taken(name: str) -> None:
    if name in names():
        raise Refused(Msg("new-game-there", {"name": name}))
    if name in sys.stdlib_module_names or find_spec(name) is not None or _is_spoken(name):
        raise Refused(Msg("new-game-taken", {"name": name}))


def _is_spoken(name: str) -> bool:
    """Whether the house itself has sentences under such keys."""
    spoken = [(files(part) / "texts" / "en.ftl").read_text(encoding="utf-8") for part in SPEAKERS]
    return any(re.search(rf"^{name}(-|\s*=)", texts, re.MULTILINE) for texts in spoken)


def _refuse_elsewhere() -> None:
    """A house that was installed has no place for games of one's own."""
    if not (ROOT / "pyproject.toml").is_file() or GAMES != ROOT / "src" / "nemeton" / "games":
        raise Refused(Msg("new-game-no-checkout"))


# Writing.


def _at_home(name: str) -> dict[str, Path]:
    """By part of the template, where it goes; a checkout has its own pyproject.toml."""
    return {STAND_IN: GAMES / name, "tests": ROOT / "tests" / "games" / name}


def _copy(name: str, places: dict[str, Path]) -> None:
    with as_file(files("nemeton.workshop") / "template") as template:
        for part, place in places.items():
            shutil.copytree(template / part, place, ignore=shutil.ignore_patterns("__pycache__"))
            _rename(name, place)


def _rename(name: str, place: Path) -> None:
    """Deepest first, so that no folder is renamed before what is in it."""
    for path in sorted(place.rglob("*"), reverse=True):
        if path.is_file():
            path.write_text(_renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
        path.rename(path.with_name(path.name.replace(STAND_IN, name)))


def _renamed(text: str, name: str) -> str:
    return text.replace(STAND_IN, name).replace(STAND_IN.title(), name.replace("_", " ").title())


def _next(name: str, here: bool) -> Msg:
    """What to type now."""
    if here:
        return Msg("new-game-here", {"name": name, "folder": str(GAMES / name)})
    install = f"pip install -e {name}"
    if find_spec("pip") is None:  # an environment that uv has made
        install = f"uv pip install --python {sys.prefix} -e {name}"
    return Msg("new-game-done", {"name": name, "install": install})
