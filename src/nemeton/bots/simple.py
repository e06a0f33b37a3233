"""Simple bots: one plays anything, the others look one action ahead.
They see a view only."""

from __future__ import annotations

import random
from typing import Any

from nemeton.engine import Action, Dealer, Game, Sampled

from .advice import evaluate_of, sensible_of, worth

WORLDS = 4  # how many ways of filling in the view the greedy bot tries, where something is hidden or left to chance


def anything(game: Game[Any], view: Any, seat: int, source: random.Random) -> Action:
    return source.choice(list(game.legal(view, seat)))


def greedy(game: Game[Any], view: Any, seat: int, source: random.Random) -> Action:
    """The action after which the position looks best; equals are decided by chance."""
    looks = _looks(game, view, seat, source)
    return max(looks, key=lambda action: looks[action])


def contrary(game: Game[Any], view: Any, seat: int, source: random.Random) -> Action:
    """The one after which it looks worst: for somebody who is to be beaten."""
    looks = _looks(game, view, seat, source)
    return min(looks, key=lambda action: looks[action])


def _looks(game: Game[Any], view: Any, seat: int, source: random.Random) -> dict[Action, float]:
    """What each action promises, in an order of chance's choosing."""
    actions = list(sensible_of(game)(view, seat))
    source.shuffle(actions)
    chance = Sampled(source)
    worlds = [game.determinize(view, seat, chance) for _ in range(WORLDS)]
    return {
        action: sum(_after(game, world, seat, action, chance) for world in worlds)
        for action in actions
    }


def _after(game: Game[Any], world: Any, seat: int, action: Action, chance: Sampled) -> float:
    after = world.clone()
    game.apply(after, seat, action, Dealer(chance))
    return worth(game, after, evaluate_of(game))[seat]
