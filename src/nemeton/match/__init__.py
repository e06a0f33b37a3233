"""One game being played: the referee, its record, undo, and proof of the dice.
Pure: no I/O, no clock; the house and the terminal keep it on disk."""

from .clock import Clock, Pace
from .looking import Looker
from .record import dump, load, read_head
from .referee import Match, Move, presented
from .replay import replay, verify
from .review import Look, Review, ReviewedMove, ReviewedSeat, reviewed

__all__ = [
    "Clock",
    "Look",
    "Looker",
    "Match",
    "Move",
    "Pace",
    "Review",
    "ReviewedMove",
    "ReviewedSeat",
    "dump",
    "load",
    "presented",
    "read_head",
    "replay",
    "reviewed",
    "verify",
]
