"""The games of the house, found by folder; games of other packages, found by the entry point `nemeton.games`.
There is no list to edit: a folder here with an `about` is a game."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any

from nemeton.engine import BadSetup, Game, Msg, shown

GROUP = "nemeton.games"


@cache
def _folders() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _guests() -> Mapping[str, EntryPoint]:
    """Games of other packages; a house game keeps its name."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _folders()}


def names() -> list[str]:
    """Every game that can be played here."""
    return sorted({*_folders(), *_guests(), *_added})


_added: dict[str, Game[Any]] = {}


def add(game: Game[Any]) -> None:
    """Bring a game along for this process: a notebook's, a test's."""
    _added[game.about.name] = game


def load(name: str) -> Game[Any]:
    """The game of that name; BadSetup when there is none."""
    return _added[name] if name in _added else _load(name)


@cache
def _load(name: str) -> Game[Any]:
    if name in _folders():
        game: Game[Any] = importlib.import_module(f"{__name__}.{name}")
        return game
    if name in _guests():
        guest: Game[Any] = _guests()[name].load()
        assert guest.about.name == name, f"the entry point {name} names a game called {guest.about.name}"
        return guest
    raise BadSetup(Msg("setup-game", {"game": shown(name), "possible": " ".join(names())}))


def outlines(game: Game[Any]) -> Mapping[str, str]:
    """Shapes too long to be in every scene, from the game's `outlines.json`: SVG paths in hundredths of a scene's
    unit. A node names one as "#name"."""
    return _outlines(getattr(game, "__name__", "")) if hasattr(game, "__path__") else {}  # one file is no folder


@cache
def _outlines(package: str) -> Mapping[str, str]:
    file = files(package) / "outlines.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))["outlines"] if file.is_file() else {}
    return found
