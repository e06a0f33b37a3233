"""How much room a state needs as numbers: how long its lists get, which numbers are sets, which
words it may hold.
A game says so in its module `numbers`; of one that doesn't, some games are played to find out."""

from __future__ import annotations

import random
import sys
import types
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from nemeton.engine import Action, Data, Dealer, Game, Options, Sampled

Room = Callable[[int], Mapping[str, int]]
GAMES: Final = 10  # played to measure a game that says nothing of itself
LARGEST: Final = (
    1 << 15
)  # from there on a number is taken to be a set, one bit for each thing in it


@dataclass
class Seen:
    """What states held, by path: `hands[]` is any of the hands."""

    lengths: dict[str, set[int]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)  # the greatest
    words: dict[str, None] = field(default_factory=dict)  # in the order met


@dataclass(frozen=True)
class Sizes:
    kind: type  # the game's state
    fixed: Mapping[str, int]  # by path: how long a list always is
    room: Mapping[str, int]  # by path: how long a list can get
    bits: Mapping[str, int]  # by path: the number is a set of so many
    words: Mapping[str, int]  # by word: its number


def numbers_of(game: Game[Any], name: str, default: Any = None) -> Any:
    """That part of the game's module `numbers`, or of a game that is one file; the default where it
    brings none."""
    return getattr(getattr(game, "numbers", game), name, default)


def sizes_of(game: Game[Any], seats: int, options: Options, actions: Sequence[Action]) -> Sizes:
    """As the game declares them, else as they were measured."""
    room = numbers_of(game, "room")
    return (
        measured(game, seats, options, actions)
        if room is None
        else declared(game, seats, options, actions, room)
    )


def declared(
    game: Game[Any], seats: int, options: Options, actions: Sequence[Action], room: Room
) -> Sizes:
    """What the game says; a list of which it says nothing is always as long as after the setup."""
    seen, state = looked_at(game, seats, options, 0)
    words = (*(word for action in actions for word in action), *numbers_of(game, "WORDS", ()))
    return Sizes(
        type(state), always(seen), room(seats), numbers_of(game, "BITS", {}), numbered(words)
    )


def measured(game: Game[Any], seats: int, options: Options, actions: Sequence[Action]) -> Sizes:
    """A list whose length changed, or that was empty or never there, may hold every piece that the
    census counts, and twice as much as it was seen to hold."""
    seen, state = looked_at(game, seats, options, GAMES)
    pieces, fixed = sum(game.census(state).values()), always(seen)
    room = {
        path: max(pieces, 2 * max(lengths))
        for path, lengths in seen.lengths.items()
        if path not in fixed
    }
    sets = {path: most for path, most in seen.numbers.items() if most >= LARGEST}
    bits = dict.fromkeys(sets, max(sets.values(), default=0).bit_length())
    words = (*(word for action in actions for word in action), *seen.words)
    return Sizes(type(state), fixed, defaultdict(lambda: pieces, room), bits, numbered(words))


def always(seen: Seen) -> dict[str, int]:
    return {
        path: max(lengths)
        for path, lengths in seen.lengths.items()
        if len(lengths) == 1 and max(lengths)
    }


def numbered(words: Iterable[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(dict.fromkeys(words))}


def looked_at(game: Game[Any], seats: int, options: Options, games: int) -> tuple[Seen, Any]:
    """What was seen after the setup and in so many games, and the last state of all."""
    seen, state = Seen(), None
    for state in positions(game, seats, options, games, seen):
        look(type(state), state, "", seen)
    return seen, state


def positions(
    game: Game[Any], seats: int, options: Options, games: int, seen: Seen
) -> Iterator[Any]:
    """The setup, and every position of some games that are the same whenever they are played."""
    source = random.Random("nemeton")
    dealer = Listening(source, seen)
    yield game.setup(seats, options, dealer)
    for _ in range(games):
        state = game.setup(seats, options, dealer)
        while actors := game.actors(state):
            game.apply(state, actors[0], source.choice(game.legal(state, actors[0])), dealer)
            yield state


class Listening(Dealer):
    """Notes every word that chance could have said."""

    __slots__ = ("seen",)

    def __init__(self, source: random.Random, seen: Seen) -> None:
        super().__init__(Sampled(source))
        self.seen = seen

    def pick(self, options: Sequence[str], **audience: Any) -> str:
        self.seen.words.update(dict.fromkeys(options))
        return super().pick(options, **audience)


def look(kind: Any, value: Any, path: str, seen: Seen) -> None:
    """Note the lengths, numbers and words in there."""
    if isinstance(value, Data):
        cls: Any = type(value)
        for name, inner in parts(cls):
            look(inner, getattr(value, name), under(path, name), seen)
    elif isinstance(value, str):
        seen.words[value] = None
    elif isinstance(value, int):
        seen.numbers[path] = max(seen.numbers.get(path, 0), value)
    elif value is not None:
        look_along(without_none(kind), value, path, seen)


def look_along(kind: Any, value: Any, path: str, seen: Seen) -> None:
    """The same for what has items."""
    item = item_of(kind)
    if item is None:
        for place, (inner, part) in enumerate(zip(get_args(kind), value, strict=True)):
            look(inner, part, under(path, place), seen)
        return
    seen.lengths.setdefault(path, set()).add(len(value))
    for part in value.items() if isinstance(value, dict) else value:
        look(item, part, path + "[]", seen)


def under(path: str, name: object) -> str:
    return f"{path}.{name}" if path else str(name)


@cache
def parts(cls: Any) -> list[tuple[str, Any]]:
    """The fields of a state, with their types: a compiled one is no dataclass, but it can say them."""
    written = types.SimpleNamespace(__annotations__=cls.kinds())
    return list(get_type_hints(written, vars(sys.modules[cls.__module__])).items())


def without_none(kind: Any) -> Any:
    """X, of `X | None`."""
    if get_origin(kind) not in (Union, types.UnionType):
        return kind
    rest = [part for part in get_args(kind) if part is not type(None)]
    return rest[0] if len(rest) == 1 else kind


def item_of(kind: Any) -> Any:
    """What a list, set or dict is made of, pairs in the case of a dict; None: it is no such thing."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is dict:
        return tuple[inner]  # type: ignore[valid-type]  # made while running, for get_args alone
    if origin in (list, set, frozenset) or (origin is tuple and inner[-1] is ...):
        return inner[0]
    return None
