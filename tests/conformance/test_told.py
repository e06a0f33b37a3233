"""What is always in sight: what a seat still needs to win, and the rules that the log cites.
Along random games of every game."""

from __future__ import annotations

from functools import cache

import pytest

import pages
from golden import random_game
from nemeton.engine import Msg
from nemeton.games import load, names
from nemeton.match import Match
from nemeton.speech import say

OWN = [name for name in names() if name != "toy"]  # it teaches the engine, and has no pages
EVERY = 5  # moves


@cache
def game(name: str) -> Match:
    return random_game(name, load(name).about.seats[-1], {}, "told")


@cache
def goals(name: str) -> list[list[Msg | None]]:
    """By position, by seat, the onlookers last; the end comes last."""
    whole = game(name)
    match, found = Match(whole.game, whole.seats, whole.options, seed=whole.seed), []
    for number, move in enumerate(whole.moves):
        if number % EVERY == 0:
            found.append([match.scene(viewer).goal for viewer in (*range(match.seats), None)])
        match.play(move.seat, move.action, script=move.tape.chance())
    return [*found, [match.scene(viewer).goal for viewer in (*range(match.seats), None)]]


@pytest.mark.parametrize("name", OWN)
def test_every_seat_is_told_what_it_needs_until_the_game_is_over(name: str) -> None:
    *playing, over = goals(name)
    assert all(goal is not None for position in playing for goal in position[:-1])
    assert all(position[-1] is None for position in playing), "onlookers win nothing"
    assert set(over) == {None}


@pytest.mark.parametrize("name", OWN)
def test_what_is_needed_changes_and_is_said_in_both_languages(name: str) -> None:
    people = ["Ondine", "Lichen", "Mousse", "Fougère", "Bruyère", "Lierre"]
    for code in ("fr", "en"):
        told = {say(position[0], code, people) for position in goals(name) if position[0]}
        assert len(told) > 2, "it is about this game as it stands"
        assert all(": " in line and "{" not in line for line in told)


@pytest.mark.parametrize("name", OWN)
def test_the_log_cites_rules_that_can_be_read(name: str) -> None:
    match = game(name)
    cited = {
        line.rule
        for viewer in (None, *range(match.seats))
        for line in match.log(viewer)
        if line.rule
    }
    assert cited, "some lines do"
    for code in ("fr", "en"):
        assert cited <= set(pages.clauses(name, code))


def test_a_megalith_less_is_needed_for_every_line_that_is_claimed() -> None:
    """[3.5] of Stonehenge."""
    match = game("stonehenge")
    for number in range(len(match.moves)):
        before = Match(match.game, match.seats, match.options, seed=match.seed)
        for move in match.moves[:number]:
            before.play(move.seat, move.action, script=move.tape.chance())
        goal = before.scene(0).goal
        assert goal is not None and goal.args["left"] == 8 - before.view(0)["megaliths"][0]
