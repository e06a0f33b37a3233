"""Newgame: lay stones in three hollows; whoever lies heaviest in most of them wins.
Gathers the names that the house asks for (nemeton/engine/game.py); holds no rule itself."""

from . import bot
from .rules import (
    about,
    actors,
    apply,
    census,
    determinize,
    legal,
    outcome,
    present,
    redact,
    setup,
    why_not,
)
from .scene import scene

__all__ = [
    "about",
    "actors",
    "apply",
    "bot",
    "census",
    "determinize",
    "legal",
    "outcome",
    "present",
    "redact",
    "scene",
    "setup",
    "why_not",
]
