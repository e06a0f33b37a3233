"""Information-set Monte Carlo tree search, for any game, from a view only.
Each iteration fills the view's holes anew, walks one tree of what the searcher can tell apart, and plays on at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any

from nemeton.engine import Action, Dealer, Game, Sampled, holes

EXPLORE = 0.4  # weight of what was tried little
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

    def iterate(self) -> None:
        """One world, one walk through the tree, one playout, one lesson."""
        world = self.game.determinize(self.view, self.seat, self._chance) if self._secret else self.view.clone()
        walk = self._descend(world)
        played = self._play_out(world)
        self._learn(walk, played, self.game.outcome(world).shares())  # type: ignore[union-attr]  # nobody acts
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
        """The action with the best upper estimate; untried ones are judged by how they fared later on."""
        edges, best, chosen = node.edges, -1.0, None
        for action in actions:
            edge = edges.get(action)
            if edge is None:
                edge = edges[action] = Edge()
            edge.offered += 1
            score = _promise(edge) + self._random() * 1e-6
            if score > best:
                best, chosen = score, (action, edge)
        assert chosen is not None, "an actor always has a legal action"
        return chosen

    def _play_out(self, world: Any) -> list[tuple[int, Action]]:
        """Random play to the end, in place."""
        game, dealer, chance, played = self.game, self._dealer, self._random, []
        while actors := game.actors(world):
            seat = actors[0]
            actions = game.legal(world, seat)
            action = actions[int(chance() * len(actions))]
            game.apply(world, seat, action, dealer)
            played.append((seat, action))
        return played

    def _learn(self, walk: Walk, played: list[tuple[int, Action]], shares: list[float]) -> None:
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
                if alike is not None:
                    alike.later_visits += 1
                    alike.later_value += share

    def best(self) -> Action:
        """The action tried most."""
        return max(self.root.edges.items(), key=lambda item: (item[1].visits, item[1].value))[0]

    def chances(self) -> list[tuple[Action, float, int]]:
        """Each action tried, its share of victories and its visits; the most tried first."""
        tried = [(action, e.value / e.visits, e.visits) for action, e in self.root.edges.items() if e.visits]
        return sorted(tried, key=lambda one: -one[2])


def _promise(edge: Edge) -> float:
    """A mean of own results and those of playing it later, the latter fading; more for what was tried little."""
    if not edge.later_visits:
        return 1.0 + (edge.value / edge.visits if edge.visits else 0.5)
    later = edge.later_value / edge.later_visits
    if not edge.visits:
        return later + EXPLORE
    fade = ALIKE / (ALIKE + edge.visits)
    return (1 - fade) * edge.value / edge.visits + fade * later + EXPLORE * sqrt(log(edge.offered) / edge.visits)


def never() -> bool:
    return False


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
    for _ in range(iterations):
        thinking.iterate()
        if stop():
            break
    return thinking
