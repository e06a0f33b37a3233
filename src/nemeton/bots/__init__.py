"""Bots: random, greedy, search, an endgame solver, and the levels made of them.
They see views, never states; pure, so that they also run in a browser."""

from .foresight import Foresight, Seer, Shares
from .hint import ADVISER, Promise, advise, is_habit
from .levels import LADDER, LEVELS, WORDS, Level, Memory, at_most_quick, decide, level_of
from .mcts import Search, search
from .simple import anything, greedy
from .solver import Solver

__all__ = [
    "ADVISER",
    "LADDER",
    "LEVELS",
    "WORDS",
    "Foresight",
    "Level",
    "Memory",
    "Promise",
    "Search",
    "Seer",
    "Shares",
    "Solver",
    "advise",
    "anything",
    "at_most_quick",
    "decide",
    "greedy",
    "is_habit",
    "level_of",
    "search",
]
