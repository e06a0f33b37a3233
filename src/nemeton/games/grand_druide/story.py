"""The count of Le Grand Druide, told step by step: taboos, colleges, fetishes, the election.
Made from the view of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.engine import HIDDEN, Beat, Msg, Node, Story

from . import words
from .nodes import college_node, druid_node, fetish_card, row_y, taboo_card, votes_node
from .rules import College, colleges, fetish_pays, result
from .state import EMPTY, NEUTRAL, State


def story(view: State) -> Story:
    beats = (_before(view), *_taboos(view), *_colleges(view), *_fetishes(view), _election(view))
    return Story("count", words.say("count"), beats)


def _y(view: State, seat: int) -> float:
    return row_y(seat, len(view.passed))


def _before(view: State) -> Beat:
    """All stones taken, no card shown, no college counted."""
    seats = range(len(view.passed))
    druids = [druid_node(stone, seat) for stone, seat in enumerate(view.cleared) if seat != EMPTY]
    cards = [card(seat, HIDDEN, _y(view, seat)) for seat in seats for card in (fetish_card, taboo_card)]
    votes = [votes_node(seat, 0, _y(view, seat)) for seat in seats]
    arcs = [_uncounted(college) for college in colleges(view)]
    neutral = tuple(f"druid-{stone + 1}" for stone, druid in enumerate(view.stones) if druid == NEUTRAL)
    return Beat(words.filled(len(neutral)), (*druids, *cards, *votes, *arcs), lit=neutral)


def _uncounted(college: College) -> Node:
    return college_node(college.stones, len(college.stones), (0,) * len(college.counts), EMPTY, False, False)


def _taboos(view: State) -> Iterator[Beat]:
    for seat, colour in enumerate(view.taboo):
        gone = tuple(f"druid-{stone + 1}" for stone, whose in enumerate(view.cleared) if whose == seat)
        yield Beat(words.taboo_shown(seat, colour, len(gone)), (taboo_card(seat, colour, _y(view, seat)),), gone,
                   lit=(f"taboo-{seat}",))  # fmt: skip


def _colleges(view: State) -> Iterator[Beat]:
    votes = [0] * len(view.passed)
    for college in colleges(view):
        arc = college_node(college.stones, college.votes, college.counts, college.winner, False, True)
        shown = [arc]
        if college.winner != EMPTY:
            votes[college.winner] += college.votes
            shown.append(votes_node(college.winner, votes[college.winner], _y(view, college.winner)))
        yield Beat(_result_of(college), tuple(shown), lit=tuple(node.id for node in shown))


def _result_of(college: College) -> Msg:
    return words.college_votes(college.stones, college.votes, college.counts, college.winner)


def _fetishes(view: State) -> Iterator[Beat]:
    for seat, stone in enumerate(view.fetish):
        paid = fetish_pays(colleges(view), seat, stone)
        shown = (fetish_card(seat, stone, _y(view, seat)), votes_node(seat, view.votes[seat], _y(view, seat)))
        yield Beat(words.fetish_shown(seat, stone, paid), shown, lit=(f"fetish-{seat}", f"stone-{stone + 1}"))


def _election(view: State) -> Beat:
    outcome = result(view)
    assert outcome is not None
    return Beat(outcome.reason, lit=tuple(f"votes-{seat}" for seat in outcome.winners))
