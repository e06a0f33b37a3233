"""Information-set Monte Carlo tree search, for any game, from a view only.
Each iteration fills the view's holes anew, walks one tree of what the searcher can tell apart, and
judges the end."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any

from nemeton.engine import Action, Dealer, Game, Sampled, holes

from .advice import (
    enough_of,
    is_played_out,
    judge_of,
    looks_of,
    never,
    play_on_of,
    play_out_of,
    policy_of,
    sensible_of,
    worth,
)

EXPLORE = 0.4  # weight of what was tried little, in spreads of the results
LOOK = 5.0  # how many results a first look at an action, by the game's evaluation, is worth
WORLDS = 8  # in how many worlds the actions to choose from are looked at; further on, one has to do
ALIKE = (
    300.0  # without one: how many results it takes to outweigh those of playing the action later
)
LISTS = 4  # how many lists of legal actions a node remembers
WIDTH = 4.0  # actions followed in a node at first, the best by their first look; more with the root of its visits


class Edge:
    """An action in one node: how it fared."""

    __slots__ = ("action", "hints", "node", "promised", "value", "visits")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.node: Node | None = None
        self.visits = 0
        self.value = 0.0
        self.hints = 0
        self.promised = 0.0  # the sum of its hints: how it fared when played later


UNTRIED = Edge(())


class Node:
    """What the searcher can tell apart: the actions chosen since the root, forced ones left out;
    and what others did by policy, forced or not."""

    __slots__ = ("_looks", "edges", "hints", "lists", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self._looks: dict[Action, float] = {}
        self.hints = 1  # in how many worlds its actions were looked at
        self.lists: list[
            Listed
        ] = []  # what was legal here; what the others hold differs from world to world
        self.visits = 0

    def looks(self) -> dict[Action, float]:
        """Of every action looked at: what that promised, in all worlds together. Written down when
        it is asked for: most nodes meet one list of actions only, and need no more than that."""
        for listed in self.lists:
            if not listed.noted:
                self._looks.update(zip(listed.actions, listed.looks, strict=True))
                listed.noted = True
        return self._looks

    def listed(self, actions: Sequence[Action]) -> Listed | None:
        """That list, if it was met. Actions are made once, so that equal lists compare at a glance."""
        for listed in self.lists:
            if listed.actions == actions:
                return listed
        return None

    def keep(self, listed: Listed) -> None:
        if len(self.lists) == LISTS:
            self.looks()
            del self.lists[0]
        self.lists.append(listed)

    def follow(self, action: Action, noted: Listed | None = None) -> Edge:
        """Most actions are never followed: their edges are not even made. In one list it is noted
        already: to find an action among a hundred took a tenth of a search in Stonehenge."""
        edge = self.edges[action] = Edge(action)
        for listed in self.lists:
            if listed is not noted:
                listed.note(edge)
        return edge


class Listed:
    """A list of legal actions, with the edge of each that was followed. Where all were looked at:
    what each promised, and as many as were ever asked for in the order of that."""

    __slots__ = ("_left", "actions", "edges", "looks", "noted", "order", "unknown")

    def __init__(self, actions: Sequence[Action], looks: list[float], node: Node) -> None:
        self.actions, self.looks = actions, looks
        self.noted = not looks
        self.edges: list[Edge | None] = [None] * len(actions)
        if node.edges:
            self.edges = [node.edges.get(action) for action in actions]
        self.order: list[int] = []
        self._left: list[float] = looks[:]  # the looks of those that are not yet in order
        self.unknown = True

    def fresh(self, edges: dict[Action, Edge]) -> list[int]:
        """Those that nothing is known of. An edge may come by another list, or by playing its
        action later; one that another seat was expected to take here has no result yet."""
        found: list[int] = []
        if self.unknown:
            for n, edge in enumerate(self.edges):
                if edge is None:
                    edge = self.edges[n] = edges.get(self.actions[n])
                if edge is None or not edge.hints:
                    found.append(n)
            self.unknown = bool(found)
        return found

    def best(self, width: int, draw: Draw) -> list[int]:
        """So many, the most promising first. Measured: to sort a hundred of them takes longer than
        to look for the few that are ever followed."""
        while len(self.order) < width:
            self.order.append(self._next(draw))
        return self.order

    def _next(self, draw: Draw) -> int:
        """The most promising of those left; of equals, each is as likely."""
        most, chosen, equals = -1.0, 0, 1
        for n, look in enumerate(self._left):
            if look >= most:
                equals = equals + 1 if look == most else 1
                if equals == 1 or draw() * equals < 1:
                    most, chosen = look, n
        self._left[chosen] = -2.0
        return chosen

    def note(self, edge: Edge) -> None:
        if edge.action in self.actions:
            self.edges[self.actions.index(edge.action)] = edge


Draw = Callable[[], float]  # a number from 0 to 1, by lot
Walk = list[tuple[Node, int, Edge]]  # node, seat to act, action taken
Played = list[list[Action]]  # by seat


class Search:
    def __init__(self, game: Game[Any], view: Any, seat: int, source: random.Random) -> None:
        self.game, self.seat = game, seat
        self._random = source.random
        self._chance = Sampled(source)
        self._dealer = Dealer(self._chance)
        self._legal = sensible_of(game)
        self._begin(view, Node())
        self._evaluate = (
            None if is_played_out(game) else judge_of(game)
        )  # none: ends are played out
        self._looks = looks_of(game)
        self._ends = play_out_of(game)
        self._on = play_on_of(game)
        self._others = policy_of(game)
        self._enough = enough_of(game)
        self._trust = ALIKE if self._evaluate is None else LOOK
        self._results = Spread()

    def _begin(self, view: Any, root: Node) -> None:
        """Think of this choice; the root may know something of it already."""
        self.view, self.root = view, root
        self.iterations = root.visits
        self._secret = bool(holes(view.key()))
        self._chooses = len(self._legal(view, self.seat)) > 1
        self._lot = self._random()  # decides among equals in the end
        self._looked: list[Any] = []  # the worlds in which the actions to choose from are looked at

    def follow(self, action: Action, view: Any) -> None:
        """The seat has played it and is asked again before anybody else: what was learnt goes on
        from there."""
        self._begin(view, self.root.edges.get(action, UNTRIED).node or Node())
        looks = self.root.looks()
        known = [one for one in self._legal(view, self.seat) if one in looks]
        if self._evaluate is not None and self._chooses:
            self._look_again(known)

    def iterate(self) -> None:
        """One world, one walk through the tree, one judgement, one lesson."""
        world = self._imagine()
        walk = self._descend(world)
        played = self._play_out(world) if self._evaluate is None else []
        if self._on is not None:
            self._on(self.view, world, self.seat, self._chance)
        self._learn(walk, played, worth(self.game, world, self._evaluate))
        self.iterations += 1

    def _imagine(self) -> Any:
        """A world that the view allows."""
        return (
            self.game.determinize(self.view, self.seat, self._chance)
            if self._secret
            else self.view.clone()
        )

    def _descend(self, world: Any) -> Walk:
        """Follow the most promising actions to a choice that was not met before; it becomes a node
        of the tree."""
        actors_of, legal, apply, root = self.game.actors, self._legal, self.game.apply, self.root
        node, walk = root, Walk()
        while actors := actors_of(world):
            if node is not root and self._enough and self._enough(self.view, world):
                break
            seat = self.seat if self.seat in actors else actors[0]
            if self._others is not None and seat != self.seat:
                edge = self._expect(node, world, seat)
            else:
                actions = legal(world, seat)
                if len(actions) == 1:
                    apply(world, seat, actions[0], self._dealer)
                    continue
                node.visits += 1
                if node.visits == 1 and node is not root:
                    break
                edge = self._select(node, world, seat, actions)
                walk.append((node, seat, edge))
            apply(world, seat, edge.action, self._dealer)
            if edge.node is None:
                edge.node = Node()
            node = edge.node
        return walk

    def _expect(self, node: Node, world: Any, seat: int) -> Edge:
        """What another seat would do in this world, by the game's policy."""
        assert self._others is not None, "the game has no policy"
        action = self._others(world, seat, self._chance)
        return node.edges.get(action) or node.follow(action)

    def _select(self, node: Node, world: Any, seat: int, actions: Sequence[Action]) -> Edge:
        """One that nothing is known of, if there is any; else the one with the best upper estimate."""
        explore = EXPLORE * self._results.spread * sqrt(log(node.visits + 1.0))
        listed = node.listed(actions)
        if self._evaluate is not None:
            return self._followed(
                node, listed or self._look_at_all(node, world, seat, actions), explore
            )
        if listed is None:
            listed = Listed(actions, [], node)
            node.keep(listed)
        fresh = listed.fresh(node.edges)
        if fresh:
            action = actions[fresh[int(self._random() * len(fresh))]]
            edge = node.edges.get(action)
            if edge is None:
                edge = node.edges[action] = Edge(action)
            return edge
        return _most_promising(listed, self._trust, explore, self._random)

    def _followed(self, node: Node, listed: Listed, explore: float) -> Edge:
        """Of the best by their first look, the more the oftener the node is visited."""
        width, count = int(WIDTH + sqrt(float(node.visits))), len(listed.actions)
        among = list(range(count)) if count <= width else listed.best(width, self._random)
        n = _best_of(listed, among, node.hints, self._trust, explore, self._random)
        edge = listed.edges[n]
        if edge is None:
            edge = listed.edges[n] = node.follow(listed.actions[n], listed)
        return edge

    def _look_at_all(self, node: Node, world: Any, seat: int, actions: Sequence[Action]) -> Listed:
        """Of those that were met in another list, the look is known."""
        looks = node.looks()
        fresh = [action for action in actions if action not in looks] if looks else actions
        found = self._look(node, seat, fresh, self._worlds(node, world)) if fresh else []
        if looks:
            looks.update(zip(fresh, found, strict=True))
            found = [looks[action] for action in actions]
        listed = Listed(actions, found, node)
        node.keep(listed)
        return listed

    def _look(
        self, node: Node, seat: int, actions: Sequence[Action], worlds: Sequence[Any]
    ) -> list[float]:
        """What the positions after each are worth to the seat, in all worlds together."""
        node.hints = len(worlds)
        found = (
            [] if self._looks is None else [self._looks(world, seat, actions) for world in worlds]
        )
        if len(found) == 1 and _is_complete(found[0]):
            return found[0]
        promised: list[float] = []
        for n, action in enumerate(actions):
            total = 0.0
            for k, world in enumerate(worlds):
                look = found[k][n] if found else -1.0
                total += look if look >= 0 else self._worth_after(world, seat, action)
            promised.append(total)
        return promised

    def _worlds(self, node: Node, world: Any) -> list[Any]:
        """Several for the choice that is searched, where one card drawn would mislead; else the one
        at hand."""
        if node is not self.root or not self._chooses:
            return [world]
        if not self._looked:
            self._looked = [self._imagine() for _ in range(WORLDS)]
        return self._looked

    def _worth_after(self, world: Any, seat: int, action: Action) -> float:
        after = world.clone()
        self.game.apply(after, seat, action, self._dealer)
        return worth(self.game, after, self._evaluate)[seat]

    def _look_again(self, known: Sequence[Action]) -> None:
        """What was looked at in one world, further down in the tree, is now to be chosen."""
        root, looks = self.root, self.root.looks()
        root.lists = []
        if known:
            looks.update(
                zip(
                    known,
                    self._look(root, self.seat, known, self._worlds(root, self.view)),
                    strict=True,
                )
            )

    def _play_out(self, world: Any) -> Played:
        """Play to the end at random, in place."""
        if self._ends is not None:
            return self._ends(world, self._chance)
        game, legal, dealer, pick = self.game, self._legal, self._dealer, self._chance.pick
        played: Played = [[] for _ in range(max(game.about.seats))]
        while actors := game.actors(world):
            seat = actors[0]
            action = pick(legal(world, seat))
            game.apply(world, seat, action, dealer)
            played[seat].append(action)
        return played

    def _learn(self, walk: Walk, played: Played, shares: Sequence[float]) -> None:
        self._results.add(shares[self.seat])
        for _, seat, edge in walk:
            edge.visits += 1
            edge.value += shares[seat]
        if self._evaluate is None:
            _hint(walk, played, shares)

    def best(self) -> Action:
        """The action tried most; of equals one by lot, the same whenever it is asked."""
        actions = self._legal(self.view, self.seat)
        edges = [self.root.edges.get(action, UNTRIED) for action in actions]
        tried = [(edge.visits, edge.value) for edge in edges]
        most = max(tried)
        equals = [
            action for action, how_often in zip(actions, tried, strict=True) if how_often == most
        ]
        return equals[int(self._lot * len(equals))]

    def chances(self) -> list[tuple[Action, float, int]]:
        """Each action tried, its share of victories and its visits; the most tried first."""
        edges = [
            (action, self.root.edges.get(action, UNTRIED))
            for action in self.root.looks() or self.root.edges
        ]
        tried = [
            (action, edge.value / edge.visits, edge.visits) for action, edge in edges if edge.visits
        ]
        return sorted(tried, key=lambda one: -one[2])


class Spread:
    """How far results lie apart. Evaluations differ by hundredths where games won and lost differ
    by one."""

    def __init__(self) -> None:
        self.count, self.sum, self.squares = 0, 0.0, 0.0
        self.spread = 0.5

    def add(self, result: float) -> None:
        self.count += 1
        self.sum += result
        self.squares += result * result
        if self.count > 8:
            mean = self.sum / self.count
            self.spread = sqrt(max(0.0, self.squares / self.count - mean * mean)) + 1e-4


def _hint(walk: Walk, played: Played, shares: Sequence[float]) -> None:
    """An action that was played at any later moment says something of playing it now."""
    later = {seat: set(played[seat]) for _, seat, _ in walk}
    for node, seat, taken in reversed(walk):
        later[seat].add(taken.action)
        for action in later[seat]:
            edge = node.edges.get(action)
            if edge is None:
                edge = node.edges[action] = Edge(action)
            edge.hints += 1
            edge.promised += shares[seat]


def _is_complete(looks: list[float]) -> bool:
    """Whether nothing is left to be played: then looks need not be added up, which took a twelfth
    of a search in Stonehenge."""
    for look in looks:  # noqa: SIM110  # compiled, a loop is faster than a generator
        if look < 0:
            return False
    return True


def _best_of(
    listed: Listed, among: list[int], hints: int, trust: float, explore: float, draw: Draw
) -> int:
    """By a mean of promise and results, the promise fading; more for what was tried little; of
    equals, one by lot. An edge that was never followed has no results yet. One loop that calls
    nothing but the lot: it runs at every node of every walk."""
    best, chosen, equals = -1.0, 0, 1
    edges, looks = listed.edges, listed.looks
    for n in among:
        edge, promise = edges[n], trust * looks[n] / hints
        if edge is None:
            hope = promise / trust + explore
        else:
            hope = (edge.value + promise) / (edge.visits + trust) + explore / sqrt(
                edge.visits + 1.0
            )
        if hope >= best:
            equals = equals + 1 if hope == best else 1
            if equals == 1 or draw() * equals < 1:
                best, chosen = hope, n
    return chosen


def _most_promising(listed: Listed, trust: float, explore: float, draw: Draw) -> Edge:
    """The same of actions all of which were played, now or later."""
    best, chosen, equals = -1.0, UNTRIED, 1
    for edge in listed.edges:
        if edge is not None:
            promise = trust * edge.promised / edge.hints
            hope = (edge.value + promise) / (edge.visits + trust) + explore / sqrt(
                edge.visits + 1.0
            )
            if hope >= best:
                equals = equals + 1 if hope == best else 1
                if equals == 1 or draw() * equals < 1:
                    best, chosen = hope, edge
    return chosen


def search(
    game: Game[Any],
    view: Any,
    seat: int,
    source: random.Random,
    iterations: int,
    stop: Callable[[], bool] = never,
    thinking: Search | None = None,
) -> Search:
    """Think until there are so many iterations, or until told to stop; at least once. A thought may
    go on.

    Meanwhile Python looks for no cycles: a tree has none, and to go through it again and again took
    a tenth of a search in Stonehenge. Of several who think in threads the one that found the
    sweeping on turns it on again."""
    thinking = thinking or Search(game, view, seat, source)
    sweeping = gc.isenabled()
    gc.disable()
    try:
        for _ in range(max(1, iterations - thinking.iterations)):
            thinking.iterate()
            if stop():
                break
    finally:
        if sweeping:
            gc.enable()
    return thinking
