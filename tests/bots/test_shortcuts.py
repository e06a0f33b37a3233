"""What a game works out quickly for the search is what playing by its rules would have shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from nemeton.bots import Search
from nemeton.bots.advice import judge_of, looks_of, play_out_of, worth
from nemeton.engine import Action, Dealer, Sampled
from nemeton.games import load
from nemeton.games.grand_druide import bot, rules

LOOKED_AT = [name for name in ("stonehenge",) if looks_of(load(name))]
PLAYED_OUT = [name for name in ("grand_druide",) if play_out_of(load(name))]


def positions(name: str, seed: int) -> Iterator[tuple[Any, int]]:
    """Of random games with every option and number of seats: the state, and the seat on turn."""
    game, source = load(name), random.Random(seed)
    dealer = Dealer(Sampled(source))
    for options in game.about.all_options():
        for seats in game.about.seats:
            state = game.setup(seats, options, dealer)
            while actors := game.actors(state):
                yield state, actors[0]
                game.apply(state, actors[0], source.choice(game.legal(state, actors[0])), dealer)


def test_the_games_that_have_shortcuts_are_the_ones_tested() -> None:
    assert LOOKED_AT and PLAYED_OUT


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", LOOKED_AT)
def test_a_look_says_what_playing_the_action_would_show(name: str, seed: int) -> None:
    game, dealer, seen = load(name), Dealer(Sampled(random.Random(1))), 0
    looks = looks_of(game)
    assert looks is not None
    for state, seat in positions(name, seed):
        before, actions = state.key(), game.legal(state, seat)
        found = looks(state, seat, actions)
        assert state.key() == before and len(found) == len(actions)
        for look, action in zip(found, actions, strict=True):
            if look >= 0:
                after = state.clone()
                game.apply(after, seat, action, dealer)
                assert look == worth(game, after, judge_of(game))[seat]
                seen += 1
    assert seen > 500


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", PLAYED_OUT)
def test_an_end_played_quickly_is_the_one_that_the_rules_play(name: str, seed: int) -> None:
    game, play_out = load(name), play_out_of(load(name))
    assert play_out is not None
    for state, _ in positions(name, seed):
        slow, quick, source, same = (
            state.clone(),
            state.clone(),
            random.Random(seed),
            random.Random(seed),
        )
        dealer = Dealer(Sampled(source))
        played: list[list[Action]] = [[] for _ in state.passed]
        while actors := game.actors(slow):
            action = dealer.chance.pick(game.legal(slow, actors[0]))
            game.apply(slow, actors[0], action, dealer)
            played[actors[0]].append(action)
        assert play_out(quick, Sampled(same)) == played and source.random() == same.random()
        assert game.outcome(quick) == game.outcome(slow)
        assert not any(play_out(slow, Sampled(same))) and game.outcome(quick) == game.outcome(slow)


@pytest.mark.parametrize("seed", range(3))
def test_a_lead_after_an_action_is_the_one_that_the_count_would_show(seed: int) -> None:
    dealer = Dealer(Sampled(random.Random(1)))
    for state, seat in positions("grand_druide", seed):
        if state.unlaid:  # nothing to count yet
            continue
        leads = []
        for action in rules.legal(state, seat):
            after = state.clone()
            rules.apply(after, seat, action, dealer)
            if rules.actors(after):
                rules.count(after, dealer)
            leads.append(after.votes[seat] - max(after.votes[:seat] + after.votes[seat + 1 :]))
        assert bot.leads_with(state, seat, *bot.places(state, seat)) == leads


@pytest.mark.parametrize("name", [*LOOKED_AT, *PLAYED_OUT])
def test_a_search_without_shortcuts_finds_the_same(name: str) -> None:
    game = load(name)
    for number, (state, seat) in enumerate(positions(name, 7)):
        if number % 9 or len(game.legal(state, seat)) < 2:
            continue
        view = game.redact(state, seat)
        quick, slow = (Search(game, view, seat, random.Random(3)) for _ in range(2))
        slow._looks = slow._ends = None
        for _ in range(60):
            quick.iterate()
            slow.iterate()
        assert quick.best() == slow.best() and sorted(quick.chances()) == sorted(slow.chances())
