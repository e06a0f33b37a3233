"""Walking through a match at random, and its end: what the tables of all games share.
Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from nemeton import Match
from nemeton.engine import Action, Outcome

Habit = Callable[[Match, Action], bool]


def walk(
    match: Match, chance: Random, habit: Habit = lambda _match, _words: True
) -> Iterator[Match]:
    """The match before its first action and after each one, played at random to the end.
    What is not a habit is done only when there is nothing else."""
    yield match
    while match.actors:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(seat, chance.choice([words for words in legal if habit(match, words)] or legal))
        assert len(match.moves) <= match.game.about.longest, "this game does not end"
        yield match


def ended(match: Match) -> Outcome:
    """The result of a match that is over."""
    assert match.actors == () and match.result is not None
    return match.result
