"""One game being played: the referee, its record, undo, and proof of the dice.
Pure: no I/O, no clock; the house and the terminal keep it on disk."""

from .record import dump, load, read_head
from .referee import Match, Move, presented
from .replay import replay, verify

__all__ = ["Match", "Move", "dump", "load", "presented", "read_head", "replay", "verify"]
