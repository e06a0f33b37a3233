"""Two implementations in lockstep, led by the oracle: it says what is played and what chance does,
fair or loaded.
The match must follow word for word, and after every action both agree on all that anybody may ask.
Knows no game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

import nemeton
from nemeton import Match
from nemeton.engine import Action, Data, Scribe

Result = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # winners, scores, ranks
T = TypeVar("T")

ABSENT: Final = object()  # stands in an expected view for a key that must not be there
LONG: Final = 50  # entries of a table that is first compared as a whole, for speed


class Words:
    """What chance did, in order: each word must have been possible, none may be missing or left
    over. Written down beside it: among which words each was picked, and the seat that alone may
    read it."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.left = list(words)
        self.drawn: list[str] = []
        self.possible: list[list[str]] = []
        self.readers: list[int | None] = []  # None: everybody

    def one_of(self, possible: Sequence[str], reader: int | None = None) -> str:
        word = self.next(possible)
        if word not in possible:
            raise ValueError(f"{word!r} is none of {possible}")
        self.drawn.append(word)
        self.possible.append(sorted(possible))
        self.readers.append(reader)
        return word

    def next(self, possible: Sequence[str]) -> str:
        if not self.left:
            raise ValueError(f"a word is missing, one of {possible}")
        return self.left.pop(0)

    def end(self) -> None:
        if self.left:
            raise ValueError(f"words left over: {self.left}")

    def seen_by(self, viewer: int | None) -> list[str]:
        pairs = zip(self.drawn, self.readers, strict=True)
        return [word if reader in (None, viewer) else "?" for word, reader in pairs]


class Drawn(Words):
    """Chance itself: some words are likelier than others."""

    def __init__(self, chance: Random, weigh: Callable[[str], float]) -> None:
        super().__init__()
        self.chance, self.weigh = chance, weigh

    def next(self, possible: Sequence[str]) -> str:
        return weighed(self.chance, sorted(possible), self.weigh)


def weighed(chance: Random, things: Sequence[T], weigh: Callable[[T], float]) -> T:
    """One of them; where none has any weight, they are all alike."""
    weights = [weigh(thing) for thing in things]
    return chance.choices(things, weights if any(weights) else None)[0]


class Oracle(Protocol):
    """What a second implementation answers."""

    seats: range

    def actors(self) -> tuple[int, ...]: ...

    def legal(self, seat: int, /) -> set[Action]: ...

    def view(self, viewer: int | None, /) -> dict[str, Any]:
        """The keys of the contract; ABSENT where one must be missing."""

    def result(self) -> Result | None: ...

    def play(self, seat: int, action: Action, words: Words, /) -> None: ...

    def shadow(self, action: Action, /) -> Action:
        """What others read of an action just played, before the end."""

    def sealed(self) -> tuple[int, ...]:
        """Seats whose vote is in a ballot that is not open yet."""


O = TypeVar("O", bound=Oracle)  # noqa: E741  # of whatever game


def alike(*_: object) -> float:
    return 1


@dataclass(frozen=True)
class Habit(Generic[O]):
    """A way to play, and dice to play with: how likely an action of a seat is, and how likely a
    word. The setup is always fair."""

    action: Callable[[O, int, Action], float] = alike
    word: Callable[[O, str], float] = alike


@dataclass(frozen=True)
class Table(Generic[O]):
    """Where one game is played, and by which oracle."""

    game: str
    seats: int
    options: dict[str, str]
    oracle: Callable[[int, dict[str, str], Words], O]

    def lead(self, habit: Habit[O], name: str) -> O:
        """A whole game led by the oracle, both in agreement from the first word to the last."""
        chance = Random(name)
        words: Words = Drawn(chance, alike)
        oracle = self.oracle(self.seats, self.options, words)
        match = nemeton.new(
            self.game, seats=self.seats, options=self.options, seed=name, script=words.drawn
        )
        with noting(match):
            assert_same_setup(match, oracle, words)
            while oracle.actors():
                before, (seat, action, words) = match.state, lead_one(oracle, habit, chance)
                match.play(seat, action, script=words.drawn)
                assert_same(match.moves[-1].tape.chance(), words.drawn, "words of chance")
                assert_same_step(match, before, oracle, words)
        return oracle

    def alone(self, habit: Habit[O], name: str) -> O:
        """The same game with no match beside the oracle: a quick way to look for what hardly ever
        happens."""
        chance = Random(name)
        oracle = self.oracle(self.seats, self.options, Drawn(chance, alike))
        while oracle.actors():
            lead_one(oracle, habit, chance)
        return oracle


def lead_one(oracle: O, habit: Habit[O], chance: Random) -> tuple[int, Action, Words]:
    """The oracle plays what it likes: who, what, and what chance said to it."""
    seat = chance.choice(oracle.actors())
    action = weighed(
        chance, sorted(oracle.legal(seat)), lambda words: habit.action(oracle, seat, words)
    )
    words = Drawn(chance, lambda word: habit.word(oracle, word))
    oracle.play(seat, action, words)
    return seat, action, words


def follow(matches: Iterable[Match], beside: Callable[[int, dict[str, str], Words], O]) -> O:
    """The oracle is told what a match has played, from its beginning and action by action; both
    agree all the way."""
    steps = iter(matches)
    match = next(steps)
    words, before = Words(match.setup.chance()), match.state
    oracle = beside(match.seats, match.options, words)
    assert_same_setup(match, oracle, words)
    for match in steps:
        move = match.moves[-1]
        words = Words(move.tape.chance())
        with noting(match):
            oracle.play(move.seat, move.action, words)
            assert_same_step(match, before, oracle, words)
        before = match.state
    return oracle


@contextmanager
def noting(match: Match) -> Iterator[None]:
    """Whatever goes wrong, it is said in which game."""
    try:
        yield
    except Exception as error:
        error.add_note(
            f"{match.game.about.name}, {match.seats} seats, {match.options}, {match.seed}: {written(match)}"
        )
        raise


def written(match: Match) -> str:
    """All moves, to be played again."""
    return " / ".join(
        " ".join(
            [
                str(move.seat),
                *move.action,
                *([":", *words] if (words := move.tape.chance()) else []),
            ]
        )
        for move in match.moves
    )


class Watched:
    """Says the same words again, and writes down among which each was picked."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = list(words)
        self.possible: list[list[str]] = []

    def pick(self, options: Sequence[T], /) -> T:
        self.possible.append(sorted(str(option) for option in options))
        word = self.words.pop(0)
        return next(option for option in options if option == word)


# What they must agree on.


def assert_same_setup(match: Match, oracle: Oracle, words: Words) -> None:
    assert_same(match.setup.chance(), words.drawn, "words of the setup")
    watched = Watched(words.drawn)
    match.game.setup(match.seats, match.options, Scribe(watched))
    assert_same(watched.possible, words.possible, "words that were possible")
    for viewer in (None, *range(match.seats)):
        assert_same(
            match.setup.chance_seen_by(viewer), words.seen_by(viewer), f"setup as {viewer} reads it"
        )
    assert_agreed(match, oracle)


def assert_same_step(match: Match, before: Data, oracle: Oracle, words: Words) -> None:
    """After an action: on its words of chance, all that were possible and who may read them, and
    all that follows."""
    move, watched = match.moves[-1], Watched(words.drawn)
    match.game.apply(before.clone(), move.seat, move.action, Scribe(watched))
    assert_same(watched.possible, words.possible, "words that were possible")
    assert_agreed(match, oracle)
    assert_told(match, oracle, words)


def assert_agreed(match: Match, oracle: Oracle) -> None:
    """On who is asked, what is legal, the result, and what each seat and a spectator see."""
    assert_same(sorted(match.actors), sorted(oracle.actors()), "actors")
    for seat in oracle.seats:
        assert_same(sorted(match.legal(seat)), sorted(oracle.legal(seat)), f"legal for {seat}")
    result = match.result
    assert_same(result and (result.winners, result.scores, result.ranks), oracle.result(), "result")
    for viewer in (None, *oracle.seats):
        seen, asked = (
            match.view(viewer),
            {*oracle.actors(), *oracle.sealed()} - own_vote(oracle, viewer),
        )
        assert_seen(seen, oracle.view(viewer), f"view of {viewer}")
        assert_same(sorted(seen["actors"]), sorted(asked), f"actors as {viewer} sees them")


def own_vote(oracle: Oracle, viewer: int | None) -> set[int]:
    return {seat for seat in oracle.sealed() if seat == viewer}


def assert_same(given: object, expected: object, what: str) -> None:
    assert given == expected, f"{what}: the match says {given!r}, the oracle {expected!r}"


def assert_seen(seen: Any, expected: Any, where: str) -> None:
    """What is expected is there, plain; more keys may stand beside, but not in a long table."""
    if isinstance(expected, dict):
        assert isinstance(seen, dict), f"{where}: {seen!r}"
        if len(expected) > LONG:
            assert_same(sorted(seen), sorted(expected), f"{where}, its keys")
            if seen == expected:
                return
        for key, value in expected.items():
            assert_same(key in seen, value is not ABSENT, f"{where}, {key} is there")
            if value is not ABSENT:
                assert_seen(seen[key], value, f"{where}, {key}")
    elif isinstance(expected, list):
        assert isinstance(seen, list), f"{where}: {seen!r}"
        assert_same(len(seen), len(expected), f"{where}, its length")
        for number, value in enumerate(expected):
            assert_seen(seen[number], value, f"{where}, {number}")
    else:
        assert_same((type(seen), seen), (type(expected), expected), where)


def only(result: dict[str, Any] | None) -> Result | None:
    """A result as it is seen, without the reason that is told beside."""
    if result is None:
        return None
    winners, scores, ranks = (tuple(result[key]) for key in ("winners", "scores", "ranks"))
    return winners, scores, ranks


def assert_same_json(seen: dict[str, Any], expected: dict[str, Any]) -> None:
    """The keys that the oracle knows; what Python takes for equal, as 1 and True, may still differ
    in JSON."""
    promised = {key: seen[key] for key in expected}
    assert promised == expected
    assert json.dumps(promised, sort_keys=True) == json.dumps(expected, sort_keys=True)


def assert_told(match: Match, oracle: Oracle, words: Words) -> None:
    """Before the end a viewer reads of the last action what it may know, and of a sealed vote
    nothing."""
    if oracle.result() is not None:
        return
    move, sealed = match.moves[-1], oracle.sealed()
    for viewer in (None, *oracle.seats):
        assert_same(
            match.unheard(viewer),
            len([seat for seat in sealed if seat != viewer]),
            f"unheard by {viewer}",
        )
        if move.seat not in sealed or move.seat == viewer:
            action = move.action if move.seat == viewer else oracle.shadow(move.action)
            told = {"seat": move.seat, "action": list(action), "chance": words.seen_by(viewer)}
            assert_same(move.plain_for(viewer), told, f"move as {viewer} reads it")
