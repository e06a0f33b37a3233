"""One game being played: the referee, its record, undo, and proof of the dice.
Pure: no I/O, no clock; the house and the terminal keep it on disk."""

from .ballots import Move, ballot_of
from .clock import Clock, Pace
from .lesson import Lesson, Said, lesson
from .looking import Looker
from .record import dump, load, read_head, refusing
from .referee import Branch, Match, presented
from .replay import Roll, branched, replay, rolls, steps, verify
from .review import Look, Review, ReviewedMove, ReviewedSeat, reviewed
from .rewind import Rewind

__all__ = [
    "Branch",
    "Clock",
    "Lesson",
    "Look",
    "Looker",
    "Match",
    "Move",
    "Pace",
    "Review",
    "ReviewedMove",
    "ReviewedSeat",
    "Rewind",
    "Roll",
    "Said",
    "ballot_of",
    "branched",
    "dump",
    "lesson",
    "load",
    "presented",
    "read_head",
    "refusing",
    "replay",
    "reviewed",
    "rolls",
    "steps",
    "verify",
]
