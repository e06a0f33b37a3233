"""Le Grand Druide (Bruno Faidutti): an election in a circle of thirty stones, with a fetish and a taboo.
The folder is the game: these names are the contract of engine/game.py."""

from . import bot, numbers
from .about import about
from .attempts import attempt
from .refusals import why_not
from .rules import actors, apply, census, legal, setup
from .rules import result as outcome
from .scene import scene
from .secrecy import determinize, redact
from .view import present

__all__ = [
    "about",
    "actors",
    "apply",
    "attempt",
    "bot",
    "census",
    "determinize",
    "legal",
    "numbers",
    "outcome",
    "present",
    "redact",
    "scene",
    "setup",
    "why_not",
]
