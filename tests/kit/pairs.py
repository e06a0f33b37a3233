"""Two worlds that a viewer can't tell apart: the same game twice, different only in what the viewer
never saw.
Made without a house, move by move, until a secret is shown: what everybody plays in either, and
what chance gives."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from nemeton.engine import Action, Ballot, Data, Dealer, Game, Sampled, Scribe, Viewer
from nemeton.laws.position import Case, Step, step
from nemeton.laws.secrecy import Diverged, shown_alike
from nemeton.match import Match

T = TypeVar("T")
GAMES, BEST, TRIES = (
    16,
    2,
    16,
)  # games that are played; worlds are tried beside the best, the most different is taken
SHOWN = 0.2  # how often somebody answers under seal who could as well say nothing
CURIOUS = 8  # actions that are looked at before one is chosen
SAME = 0.7  # how often what the viewer did not see is the same in both worlds all the same


@dataclass(frozen=True)
class Turn:
    """One action of a seat: from how many it was chosen, and the number of the ballot that asked
    for it, from 1."""

    action: Action
    choices: int
    ballot: int


@dataclass
class World:
    """What is played at one table."""

    words: list[list[str]] = field(
        default_factory=list
    )  # what chance gives, by move; first the setup
    turns: dict[int, list[Turn]] = field(default_factory=dict)  # by seat, in their order
    order: list[int] = field(
        default_factory=list
    )  # whose action each move is; in a ballot any order will do

    def add(self, played: Step, choices: int, ballot: int) -> None:
        self.words.append(played.tape.chance())
        if played.action:
            self.order.append(played.seat)
            self.turns.setdefault(played.seat, []).append(Turn(played.action, choices, ballot))

    def cut(self, moves: int) -> None:
        """After so many moves the story ends."""
        while len(self.order) > moves:
            self.turns[self.order.pop()].pop()
            self.words.pop()


@dataclass
class Pair:
    """Two worlds. Where they `part`, the last move shows a secret: when it is made is compared, not
    what it shows."""

    case: Case
    viewer: Viewer
    seed: str
    worlds: tuple[World, World] = field(default_factory=lambda: (World(), World()))
    parts: bool = False

    @property
    def moves(self) -> int:
        return len(self.worlds[0].order)

    @property
    def unequal(self) -> int:
        """Moves for which the two worlds give a different number of choices."""
        return sum(one.choices != other.choices for one, other in self.turns())

    @property
    def forced(self) -> int:
        """Answers to ballots where there is a choice in one world, and none in the other."""
        return sum(
            one.ballot > 0 and (one.choices == 1) != (other.choices == 1)
            for one, other in self.turns()
        )

    def turns(self) -> Iterator[tuple[Turn, Turn]]:
        one, other = self.worlds
        for seat, turns in one.turns.items():
            yield from zip(turns, other.turns[seat], strict=True)

    @property
    def secrets(self) -> int:
        """Outcomes and actions that are not the same in both worlds."""
        one, other = self.worlds
        words = sum(ours != theirs for ours, theirs in zip(one.words, other.words, strict=True))
        return words + sum(ours.action != theirs.action for ours, theirs in self.turns())

    @property
    def weight(self) -> int:
        """How much there is to be found out."""
        return (
            self.moves + min(self.secrets, 20) + 10 * self.unequal + 50 * self.forced
            if self.secrets
            else 0
        )

    def cut(self, moves: int) -> Pair:
        self.parts = self.parts and moves >= self.moves
        for world in self.worlds:
            world.cut(moves)
        return self


Orders = Mapping[int, Action]  # by seat: what it plays wherever that is possible


def pair(case: Case, viewer: Viewer, seed: str, most: int, orders: Orders) -> Pair:
    """Of some games, so many moves each, and of some worlds beside them, the two that differ most."""
    source, made = random.Random(f"{seed} {viewer}"), Pair(case, viewer, seed)
    while not made.secrets:
        games = [
            _played(case, f"{seed}-{source.random()}", source, most, orders) for _ in range(GAMES)
        ]
        games.sort(key=_promise, reverse=True)
        tried = [
            _beside(case, viewer, seed, game, source, orders)
            for game in games[:BEST]
            for _ in range(TRIES)
        ]
        made = max(tried, key=lambda one: one.weight)
    return made


def _promise(game: list[tuple[Step, Match]]) -> int:
    """Answers under seal that were a choice: in another world there may be none."""
    return sum(
        _voted(before.state) is not None and len(before.legal(one.seat)) > 1
        for one, before in game[1:]
    )


def _played(
    case: Case, seed: str, source: random.Random, most: int, orders: Orders
) -> list[tuple[Step, Match]]:
    """A random game: each step, and the match before it."""
    match = Match(case.game, case.seats, case.options, seed=seed)
    steps = [(Step(-1, (), match.state, match.setup), match)]
    while match.actors and len(match.moves) < most:
        before, seat = match.clone(), source.choice(match.actors)
        move = match.play(seat, _chosen(match, seat, source, orders))
        steps.append((Step(seat, move.action, match.state, move.tape), before))
    return steps


def _chosen(match: Match, seat: int, source: random.Random, orders: Orders) -> Action:
    """Anything; but what makes others answer under seal more often than it would come by itself."""
    some = list(_wished(match.legal(seat), orders.get(seat)))
    source.shuffle(some)
    if _voted(match.state) is not None:
        nothing = silence(match.game)
        return nothing if nothing in some and source.random() > SHOWN else some[0]
    asking = (
        action for action in some[:CURIOUS] if _voted(_after(match, seat, action, source)) == 0
    )
    return next(asking, some[0])


def silence(game: Game[Any]) -> Action:
    """The answer under seal that says nothing; none where everybody must say something."""
    return (game.about.silent,)


def _after(match: Match, seat: int, action: Action, source: random.Random) -> Any:
    state = match.state.clone()
    match.game.apply(state, seat, action, Dealer(Sampled(source)))
    return state


def _wished(legal: Sequence[Action], order: Action | None) -> Sequence[Action]:
    return [order] if order is not None and order in legal else legal


def _beside(
    case: Case,
    viewer: Viewer,
    seed: str,
    truth: list[tuple[Step, Match]],
    source: random.Random,
    orders: Orders,
) -> Pair:
    """Another world, for as long as it goes the same way as the true one. No ballot is left half
    open."""
    made, (setup, _) = Pair(case, viewer, seed), truth[0]
    twin, whole, ballot = _other_setup(case, setup, viewer, source), 0, 0
    if twin is None or not _alike(case.game, setup, twin, viewer):
        return made
    _add(made, setup, twin, (0, 0), 0)
    for true, before in truth[1:]:
        world, voted = twin.after, _voted(before.state)
        twin = _follow(case.game, world, true, viewer, source, orders.get(true.seat))
        if twin is None:
            break
        ballot += voted == 0  # the first to answer
        choices = len(before.legal(true.seat)), len(case.game.legal(world, true.seat))
        _add(made, true, twin, choices, ballot if voted is not None else 0)
        made.parts = not _alike(case.game, true, twin, viewer)
        if made.parts or not _voted(true.after):
            whole = made.moves
        if made.parts:
            break
    return made.cut(whole)


def _add(made: Pair, true: Step, twin: Step, choices: tuple[int, int], ballot: int) -> None:
    for world, played, from_ in zip(made.worlds, (true, twin), choices, strict=True):
        world.add(played, from_, ballot)


def _voted(part: Data) -> int | None:
    """How many have answered in the ballot that is open now; None where there is none."""
    if isinstance(part, Ballot):
        return len(part.votes) if part.waiting() else None
    inner = (getattr(part, name) for name in type(part).kinds())
    return next(
        (n for one in inner if isinstance(one, Data) and (n := _voted(one)) is not None), None
    )


def _alike(game: Game[Any], true: Step, twin: Step, viewer: Viewer) -> bool:
    """Whether the viewer can't tell which of them was played; at the end all is shown."""
    if not game.actors(true.after) or not shown_alike(game, true.after, twin.after, viewer):
        return False
    told = [one.tape.events_seen_by(viewer) for one in (true, twin)]
    return told[0] == told[1] and true.seen_by(viewer) == twin.seen_by(viewer)


class Likewise:
    """Chance for the other world: what the viewer saw comes again; what it did not see often does."""

    def __init__(self, true: Step, viewer: Viewer, source: random.Random) -> None:
        self._words, self._used, self._source = true.tape.words, 0, source
        self._viewer = viewer

    def pick(self, options: Sequence[T], /) -> T:
        word = self._words[self._used] if self._used < len(self._words) else None
        self._used += 1
        place = next((n for n, option in enumerate(options) if word and option == word.word), None)
        seen = word is not None and word.seen_by(self._viewer) != "?"
        if seen and place is None:
            raise Diverged
        if place is not None and (seen or self._source.random() < SAME):
            return options[place]
        return self._source.choice(options)


def _other_setup(case: Case, true: Step, viewer: Viewer, source: random.Random) -> Step | None:
    """What the viewer got, and perhaps something else for the others."""
    for _ in range(20):
        scribe = Scribe(Likewise(true, viewer, source))
        try:
            return Step(-1, (), case.game.setup(case.seats, case.options, scribe), scribe.tape)
        except Diverged:
            continue
    return None


def _follow(
    game: Game[Any],
    world: Any,
    true: Step,
    viewer: Viewer,
    source: random.Random,
    order: Action | None,
) -> Step | None:
    """In the other world, a move that the viewer reads as it read the true one, if there is one."""
    wanted = true.tape.action_seen_by(viewer, true.action)
    if true.seat not in game.actors(world):
        return None
    legal = _wished(game.legal(world, true.seat), order)
    fits = [a for a in legal if len(a) == len(wanted) and all(map(_fits, a, wanted))]
    source.shuffle(fits)
    again = [action for action in fits if action == true.action and source.random() < SAME]
    for action in [*again, *fits[:4]]:
        try:
            twin = step(game, world, true.seat, action, Likewise(true, viewer, source))
        except Diverged:
            continue
        if twin.tape.action_seen_by(viewer, action) == wanted:
            return twin
    return None


def _fits(word: str, wanted: str) -> bool:
    return wanted in ("?", word)
