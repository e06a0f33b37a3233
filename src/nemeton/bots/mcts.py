"""Information-set Monte Carlo tree search, for any game, from a view only.
Each iteration fills the view's holes anew, walks one tree of what the searcher can tell apart, and judges the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any

from nemeton.engine import Action, Dealer, Game, Sampled, holes

from .advice import enough_of, is_played_out, judge_of, looks_of, never, play_on_of, play_out_of, policy_of, worth

EXPLORE = 0.4  # weight of what was tried little, in spreads of the results
LOOK = 5.0  # how many results a first look at an action, by the game's evaluation, is worth
WORLDS = 8  # in how many worlds the actions to choose from are looked at; further on, one has to do
ALIKE = 300.0  # without one: how many results it takes to outweigh those of playing the action later
RANKINGS = 4  # how many lists of legal actions a node remembers, with their order
WIDTH = 4.0  # actions followed in a node at first, the best by their first look; more with the root of its visits


class Edge:
    """An action in one node: what it promised, and how it fared."""

    __slots__ = ("hints", "node", "promised", "value", "visits")

    def __init__(self) -> None:
        self.node: Node | None = None
        self.visits = 0
        self.value = 0.0
        self.hints = 0
        self.promised = 0.0  # the sum of its hints: first looks, or how it fared when played later


UNTRIED = Edge()


class Node:
    """What the searcher can tell apart: the actions chosen since the root, forced ones left out."""

    __slots__ = ("edges", "hints", "looks", "rankings", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.looks: dict[Action, float] = {}  # of every action looked at: what that promised, in all worlds together
        self.hints = 1  # in how many worlds they were looked at
        self.rankings: list[Ranking] = []  # of the lists met here; what the others hold differs from world to world
        self.visits = 0

    def follow(self, action: Action) -> Edge:
        """The edge of an action that was looked at. Most are never followed: theirs are not even made."""
        edge = self.edges.get(action)
        if edge is None:
            edge = self.edges[action] = Edge()
            edge.hints, edge.promised = self.hints, self.looks[action]
            for ranking in self.rankings:
                ranking.note(action, edge)
        return edge


class Ranking:
    """A list of legal actions all of which were looked at: what each promises, its edge if it was followed, and in
    which order the looks put them."""

    __slots__ = ("actions", "edges", "order", "promises")

    def __init__(self, actions: Sequence[Action], node: Node, trust: float) -> None:
        looks = [node.looks[action] for action in actions]
        self.actions = actions
        self.promises = [trust * look / node.hints for look in looks]
        self.edges: list[Edge | None] = [node.edges.get(action) for action in actions]
        self.order = sorted(range(len(looks)), key=[-look / node.hints for look in looks].__getitem__)

    def note(self, action: Action, edge: Edge) -> None:
        if action in self.actions:
            self.edges[self.actions.index(action)] = edge


Walk = list[tuple[Node, int, Action]]  # node, seat to act, action taken
Played = list[tuple[int, Action]]


class Search:
    def __init__(self, game: Game[Any], view: Any, seat: int, source: random.Random) -> None:
        self.game, self.seat = game, seat
        self._random = source.random
        self._chance = Sampled(source)
        self._dealer = Dealer(self._chance)
        self._begin(view, Node())
        self._evaluate = None if is_played_out(game) else judge_of(game)  # none: ends are played out
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
        self._chooses = len(self.game.legal(view, self.seat)) > 1
        self._looked: list[Any] = []  # the worlds in which the actions to choose from are looked at

    def follow(self, action: Action, view: Any) -> None:
        """The seat has played it and is asked again before anybody else: what was learnt goes on from there."""
        self._begin(view, self.root.edges.get(action, UNTRIED).node or Node())
        known = [one for one in self.game.legal(view, self.seat) if one in self.root.looks]
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
        return self.game.determinize(self.view, self.seat, self._chance) if self._secret else self.view.clone()

    def _descend(self, world: Any) -> Walk:
        """Follow the most promising actions to a choice that was not met before; it becomes a node of the tree."""
        game, node = self.game, self.root
        walk: Walk = []
        while actors := game.actors(world):
            if walk and self._enough and self._enough(self.view, world):
                break
            seat = self.seat if self.seat in actors else actors[0]
            actions = game.legal(world, seat)
            if len(actions) == 1:
                game.apply(world, seat, actions[0], self._dealer)
                continue
            expected = self._others is not None and seat != self.seat
            node.visits += 1
            if node.visits == 1 and walk and not expected:
                break
            action = self._expect(node, world, seat) if expected else self._select(node, world, seat, actions)
            walk.append((node, seat, action))
            game.apply(world, seat, action, self._dealer)
            edge = node.edges[action]
            node = edge.node = edge.node or Node()
        return walk

    def _expect(self, node: Node, world: Any, seat: int) -> Action:
        """What another seat would do in this world, by the game's policy."""
        assert self._others is not None, "the game has no policy"
        action = self._others(world, seat, self._chance)
        if self._evaluate is not None:
            if action not in node.looks:
                self._look(node, seat, [action], [world])
            node.follow(action)
        elif action not in node.edges:
            node.edges[action] = Edge()
        return action

    def _select(self, node: Node, world: Any, seat: int, actions: Sequence[Action]) -> Action:
        """One that nothing is known of, if there is any; else the one with the best upper estimate."""
        explore = EXPLORE * self._results.spread * sqrt(log(node.visits + 1))
        if self._evaluate is not None:
            return self._followed(node, world, seat, actions, explore)
        edges = node.edges
        fresh = [action for action in actions if action not in edges]
        if fresh:
            action = fresh[int(self._random() * len(fresh))]
            edges[action] = Edge()
            return action
        return actions[_most_promising([edges[action] for action in actions], self._trust, explore)]

    def _followed(self, node: Node, world: Any, seat: int, actions: Sequence[Action], explore: float) -> Action:
        """Of the best by their first look, the more the oftener the node is visited."""
        ranking = _ranking_of(node, actions) or self._rank(node, world, seat, actions)
        width = int(WIDTH + sqrt(node.visits))
        among = range(len(actions)) if len(actions) <= width else ranking.order[:width]
        action = actions[_best_of(ranking, among, self._trust, explore)]
        node.follow(action)
        return action

    def _rank(self, node: Node, world: Any, seat: int, actions: Sequence[Action]) -> Ranking:
        """Look at those that nothing is known of. Measured: most of a search in Stonehenge went into asking this anew,
        and sorting, at every visit."""
        fresh = [action for action in actions if action not in node.looks] if node.looks else actions
        if fresh:
            self._look(node, seat, fresh, self._worlds(node, world))
        if len(node.rankings) == RANKINGS:
            del node.rankings[0]
        ranking = Ranking(actions, node, self._trust)
        node.rankings.append(ranking)
        return ranking

    def _look(self, node: Node, seat: int, actions: Sequence[Action], worlds: Sequence[Any]) -> None:
        """What the positions after each are worth to the seat."""
        node.hints = len(worlds)
        found = [] if self._looks is None else [self._looks(world, seat, actions) for world in worlds]
        for n, action in enumerate(actions):
            promised = 0.0
            for k, world in enumerate(worlds):
                look = found[k][n] if found else -1.0
                promised += look if look >= 0 else self._worth_after(world, seat, action)
            node.looks[action] = promised

    def _worlds(self, node: Node, world: Any) -> list[Any]:
        """Several for the choice that is searched, where one card drawn would mislead; else the one at hand."""
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
        root = self.root
        root.rankings = []
        if known:
            self._look(root, self.seat, known, self._worlds(root, self.view))
        for action in known:
            edge = root.edges.get(action)
            if edge is not None:
                edge.hints, edge.promised = root.hints, root.looks[action]

    def _play_out(self, world: Any) -> Played:
        """Play to the end at random, in place."""
        if self._ends is not None:
            return self._ends(world, self._chance)
        game, dealer, pick, played = self.game, self._dealer, self._chance.pick, []
        while actors := game.actors(world):
            seat = actors[0]
            action = pick(game.legal(world, seat))
            game.apply(world, seat, action, dealer)
            played.append((seat, action))
        return played

    def _learn(self, walk: Walk, played: Played, shares: Sequence[float]) -> None:
        self._results.add(shares[self.seat])
        for node, seat, action in walk:
            edge = node.edges[action]
            edge.visits += 1
            edge.value += shares[seat]
        if self._evaluate is None:
            _hint(walk, played, shares)

    def best(self) -> Action:
        """The action tried most."""
        legal = self.game.legal(self.view, self.seat)
        edges = [(self.root.edges.get(action, UNTRIED), action) for action in legal]
        return max(edges, key=lambda one: (one[0].visits, one[0].value))[1]

    def chances(self) -> list[tuple[Action, float, int]]:
        """Each action tried, its share of victories and its visits; the most tried first."""
        edges = [(action, self.root.edges.get(action, UNTRIED)) for action in self.root.looks or self.root.edges]
        tried = [(action, edge.value / edge.visits, edge.visits) for action, edge in edges if edge.visits]
        return sorted(tried, key=lambda one: -one[2])


class Spread:
    """How far results lie apart. Evaluations differ by hundredths where games won and lost differ by one."""

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
    later: dict[int, set[Action]] = {seat: set() for seat in range(len(shares))}
    for seat, action in played:
        later[seat].add(action)
    for node, seat, action in reversed(walk):
        later[seat].add(action)
        for other in later[seat]:
            edge = node.edges.get(other)
            if edge is None:
                edge = node.edges[other] = Edge()
            edge.hints += 1
            edge.promised += shares[seat]


def _ranking_of(node: Node, actions: Sequence[Action]) -> Ranking | None:
    """Actions are made once, so that equal lists compare at a glance."""
    for ranking in node.rankings:
        if ranking.actions == actions:
            return ranking
    return None


def _best_of(ranking: Ranking, among: Sequence[int], trust: float, explore: float) -> int:
    """As below, of those that were looked at; an edge that was never followed has no results yet."""
    best, chosen = -1.0, 0
    for n in among:
        edge, promise = ranking.edges[n], ranking.promises[n]
        if edge is None:
            hope = promise / trust + explore
        else:
            hope = (edge.value + promise) / (edge.visits + trust) + explore / sqrt(edge.visits + 1)
        if hope > best:
            best, chosen = hope, n
    return chosen


def _most_promising(edges: Sequence[Edge], trust: float, explore: float) -> int:
    """By a mean of promise and results, the promise fading; more for what was tried little.

    One loop without calls: it runs at every node of every walk."""
    best, chosen = -1.0, 0
    for n, edge in enumerate(edges):
        counted = edge.visits + trust
        hope = (edge.value + trust * edge.promised / edge.hints) / counted + explore / sqrt(edge.visits + 1)
        if hope > best:
            best, chosen = hope, n
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
    """Think until there are so many iterations, or until told to stop; at least once. A thought may go on."""
    thinking = thinking or Search(game, view, seat, source)
    for _ in range(max(1, iterations - thinking.iterations)):
        thinking.iterate()
        if stop():
            break
    return thinking
