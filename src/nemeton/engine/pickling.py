"""What pickle needs to be told: a game that is a module goes by its name, and a dataclass by its
fields.
Both also hold in the compiled build, whose classes pickle can't look into by itself."""

from __future__ import annotations

import importlib
from dataclasses import fields
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # a game is made of what is pickled here
    from .game import Game


def by_name(game: Game[Any]) -> Any:
    """A module's name, which can be pickled; anything else as it is."""
    return game.__name__ if isinstance(game, ModuleType) else game


def game_named(kept: Any) -> Game[Any]:
    """The game that `by_name` was given."""
    game: Game[Any] = importlib.import_module(kept) if isinstance(kept, str) else kept
    return game


def by_fields(made: Any) -> tuple[type, tuple[Any, ...]]:
    """For `__reduce__` of a dataclass: make another with the same fields."""
    return type(made), tuple([getattr(made, field.name) for field in fields(made)])
