"""Information-set Monte Carlo tree search, for any game, from a view only.
Each iteration fills the view's holes anew, walks one tree of what the searcher can tell apart, and judges the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any

from nemeton.engine import Action, Chance, Dealer, Game, Sampled, holes

from .advice import evaluate_of, never, policy_of, worth

EXPLORE = 0.1  # weight of what was tried little
ALIKE = 300.0  # how many visits it takes until an action's own results outweigh those of playing it later


class Edge:
    """An action in one node: how it fared, and how it fared when played at any later moment."""

    __slots__ = ("later_value", "later_visits", "node", "offered", "value", "visits")

    def __init__(self) -> None:
        self.node: Node | None = None
        self.visits = 0
        self.value = 0.0
        self.offered = 0  # in how many worlds it was legal here
        self.later_visits = 0
        self.later_value = 0.0


UNTRIED = Edge()


class Node:
    """What the searcher can tell apart: the actions played since the root."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}


Walk = list[tuple[Node, int, Action]]  # node, seat to act, action taken


class Search:
    def __init__(self, game: Game[Any], view: Any, seat: int, source: random.Random) -> None:
        self.game, self.view, self.seat = game, view, seat
        self.root = Node()
        self.iterations = 0
        self._random = source.random
        self._chance = Sampled(source)
        self._dealer = Dealer(self._chance)
        self._secret = bool(holes(view.key()))
        self._policy = policy_of(game)
        self._evaluate = None if self._policy else evaluate_of(game)

    def iterate(self) -> None:
        """One world, one walk through the tree, one judgement, one lesson."""
        world = self.game.determinize(self.view, self.seat, self._chance) if self._secret else self.view.clone()
        walk = self._descend(world)
        played = self._play_out(world) if self._evaluate is None else []
        self._learn(walk, played, worth(self.game, world, self._evaluate))
        self.iterations += 1

    def _descend(self, world: Any) -> Walk:
        """Follow the most promising actions until one leads out of the tree; the tree grows by one node."""
        game, node, walk = self.game, self.root, []
        while actors := game.actors(world):
            seat = self.seat if self.seat in actors else actors[0]
            action, edge = self._select(node, game.legal(world, seat))
            walk.append((node, seat, action))
            game.apply(world, seat, action, self._dealer)
            if edge.node is None:
                edge.node = Node()
                break
            node = edge.node
        return walk

    def _select(self, node: Node, actions: Sequence[Action]) -> tuple[Action, Edge]:
        """One that nothing is known of, if there is any; else the one with the best upper estimate."""
        edges = node.edges
        fresh = [action for action in actions if action not in edges]
        if fresh:
            action = fresh[int(self._random() * len(fresh))]
            edge = edges[action] = Edge()
            return action, edge
        action = _most_promising(edges, actions)
        return action, edges[action]

    def _play_out(self, world: Any) -> list[tuple[int, Action]]:
        """Play to the end, in place, by the game's own policy or at random: where a position can't be judged."""
        game, dealer, policy, played = self.game, self._dealer, self._policy or self._anything, []
        while actors := game.actors(world):
            seat = actors[0]
            action = policy(world, seat, self._chance)
            game.apply(world, seat, action, dealer)
            played.append((seat, action))
        return played

    def _anything(self, world: Any, seat: int, chance: Chance) -> Action:
        return chance.pick(self.game.legal(world, seat))

    def _learn(self, walk: Walk, played: list[tuple[int, Action]], shares: Sequence[float]) -> None:
        later: dict[int, set[Action]] = {seat: set() for seat in range(len(shares))}
        for seat, action in played:
            later[seat].add(action)
        for node, seat, action in reversed(walk):
            share, edges = shares[seat], node.edges
            edge = edges[action]
            edge.visits += 1
            edge.value += share
            later[seat].add(action)
            for other in later[seat]:
                alike = edges.get(other)
                if alike is None:
                    alike = edges[other] = Edge()
                alike.later_visits += 1
                alike.later_value += share

    def best(self) -> Action:
        """The action tried most."""
        legal = self.game.legal(self.view, self.seat)
        edges = [(self.root.edges.get(action, UNTRIED), action) for action in legal]
        return max(edges, key=lambda one: (one[0].visits, one[0].value))[1]

    def chances(self) -> list[tuple[Action, float, int]]:
        """Each action tried, its share of victories and its visits; the most tried first."""
        tried = [(action, e.value / e.visits, e.visits) for action, e in self.root.edges.items() if e.visits]
        return sorted(tried, key=lambda one: -one[2])


def _most_promising(edges: dict[Action, Edge], actions: Sequence[Action]) -> Action:
    """By a mean of own results and of those of playing it later, the latter fading; more for what was tried little.

    One loop without calls: with a hundred actions this is most of a search's time."""
    best, chosen = -1.0, actions[0]
    for action in actions:
        edge = edges[action]
        edge.offered += 1
        visits = edge.visits
        later = edge.later_value / edge.later_visits
        if visits:
            fade = ALIKE / (ALIKE + visits)
            explore = EXPLORE * sqrt(log(edge.offered + 1) / visits)
            later = (1 - fade) * edge.value / visits + fade * later + explore
        else:
            later += EXPLORE
        if later > best:
            best, chosen = later, action
    return chosen


def search(
    game: Game[Any],
    view: Any,
    seat: int,
    source: random.Random,
    iterations: int,
    stop: Callable[[], bool] = never,
) -> Search:
    """Think for so many iterations, or until told to stop; at least once."""
    thinking = Search(game, view, seat, source)
    for _ in range(max(1, iterations)):
        thinking.iterate()
        if stop():
            break
    return thinking
