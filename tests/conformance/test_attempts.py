"""Clicking what can't be clicked: where a game says what clicks mean, a rule that can be read
answers, or the house.
Along random games, for whoever is asked and for whoever waits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import pages
from golden import random_game
from nemeton.engine import Msg
from nemeton.games import load, names
from nemeton.match import Match
from nemeton.speech import say
from nemeton.table.why_not import why_clicked

GAMES = [name for name in names() if hasattr(load(name), "attempt")]
POSITIONS = 25  # of one game
SAID_BY_THE_HOUSE = {"house-why-later", "house-why-nothing"}


def positions(game: str) -> Iterator[Match]:
    """Some of a random game."""
    whole = random_game(game, load(game).about.seats[-1], {}, "clicks")
    every = max(1, len(whole.moves) // POSITIONS)
    match = Match(whole.game, whole.seats, whole.options, seed=whole.seed)
    for number, move in enumerate(whole.moves):
        if number % every == 0:
            yield match
        match.play(move.seat, move.action, script=move.tape.chance())


def in_vain(match: Match, seat: int) -> Iterator[tuple[str, ...]]:
    """Clicks that lead nowhere: on anything that can't come first, and on anything that can't come
    second."""
    scene = match.scene(seat)
    firsts = {choice.clicks[0] for choice in scene.choices if choice.clicks}
    for node in scene.nodes:
        if node.id not in firsts:
            yield (node.id,)
    for first in sorted(firsts)[:3]:
        seconds = {
            choice.clicks[1]
            for choice in scene.choices
            if len(choice.clicks) > 1 and choice.clicks[0] == first
        }
        for node in scene.nodes if seconds else ():
            if node.id not in seconds | firsts:
                yield (first, node.id)


def answers(game: str) -> Iterator[Msg]:
    for match in positions(game):
        for seat in range(match.seats):
            for clicks in in_vain(match, seat):
                yield why_clicked(match, seat, clicks)


@pytest.mark.parametrize("game", GAMES)
def test_a_click_in_vain_is_answered_by_a_rule_that_can_be_read(game: str) -> None:
    cited = Counter(answer.rule for answer in answers(game) if answer.key not in SAID_BY_THE_HOUSE)
    assert len(cited) > 2, "several rules speak"
    for code in ("fr", "en"):
        assert set(cited) <= set(pages.clauses(game, code)), "each of them is on the rules page"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_answers_speaks_both_languages(game: str) -> None:
    found = {(answer.key, repr(answer.args)): answer for answer in answers(game) if answer.rule}
    said = {
        code: [say(answer, code, ["Ondine"] * 6) for answer in found.values()]
        for code in ("fr", "en")
    }
    assert all(said["fr"]) and all(said["en"]) and said["fr"] != said["en"]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_waits_and_clicks_is_told_whose_turn_it_is(game: str) -> None:
    """For every seat that is not asked something has a rule to answer with."""
    for match in positions(game):
        for seat in set(range(match.seats)) - set(match.actors):
            told = [why_clicked(match, seat, clicks) for clicks in in_vain(match, seat)]
            voting = match.view(None)["phase"] in ("vote", "revote")  # with buttons alone
            assert voting or any(answer.rule for answer in told), f"after {len(match.moves)} moves"
