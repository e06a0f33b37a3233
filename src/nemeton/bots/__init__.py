"""Bots: random, greedy, search, an endgame solver, and the levels made of them.
They see views, never states; pure, so that they also run in a browser."""

from .levels import LADDER, LEVELS, WORDS, Level, Memory, at_most_quick, decide, level_of
from .mcts import Search, search
from .simple import anything, greedy
from .solver import Solver

__all__ = [
    "LADDER",
    "LEVELS",
    "WORDS",
    "Level",
    "Memory",
    "Search",
    "Solver",
    "anything",
    "at_most_quick",
    "decide",
    "greedy",
    "level_of",
    "search",
]
