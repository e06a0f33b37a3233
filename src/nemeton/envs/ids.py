"""Actions as numbers: the same number for the same words at every table of a rules version.
They stand in the game's own list of all its actions; nothing is found out by playing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from nemeton.engine import Action, BadSetup, Game, Msg

from .sizes import numbers_of


@dataclass(frozen=True)
class Ids:
    actions: tuple[Action, ...]
    numbers: Mapping[Action, int]


def ids_of(game: Game[Any]) -> Ids:
    """BadSetup where the game has no list of all its actions."""
    actions = numbers_of(game, "ACTIONS")
    if actions is None:
        raise BadSetup(Msg("envs-actions", {"title": game.about.title}))
    numbers = {action: number for number, action in enumerate(actions)}
    assert len(numbers) == len(actions), f"{game.about.name} names an action twice"
    return Ids(tuple(actions), numbers)
