"""Where chance comes from: a seed, a script, or a sampler for search.
Every source answers one question, `pick one of these`; none knows what it is picking."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from .message import ImpossibleChance, Msg, shown

T = TypeVar("T")


class Chance(Protocol):
    def pick(self, options: Sequence[T], /) -> T:
        """One of the options, all equally likely; there is at least one."""
        ...


class Seeded:
    """Stream number `stream` of a seed: pick k is options[sha256("seed/stream/k") mod their
    number]. One stream per action, so that taking an action back and playing another can't fish for
    a better roll."""

    def __init__(self, seed: str, stream: int) -> None:
        self._prefix = f"{seed}/{stream}/"
        self._count = 0

    def pick(self, options: Sequence[T], /) -> T:
        number = hashlib.sha256(f"{self._prefix}{self._count}".encode()).digest()
        self._count += 1
        return options[int.from_bytes(number, "big") % len(options)]


class Scripted:
    """Words given beforehand, in order; once they are used up another source goes on, if there is
    one."""

    def __init__(self, words: Iterable[str], then: Chance | None = None) -> None:
        self._words = list(words)
        self._used = 0
        self._then = then

    def pick(self, options: Sequence[T], /) -> T:
        if self._used < len(self._words):
            return self._scripted(options)
        if self._then is None:
            raise ImpossibleChance(Msg("chance-missing", {"options": _some(options)}))
        return self._then.pick(options)

    def _scripted(self, options: Sequence[T]) -> T:
        word = self._words[self._used]
        for option in options:
            if option == word:
                self._used += 1
                if self._then is not None:
                    self._then.pick(
                        options
                    )  # a die that was given takes the place of one of its own
                return option
        raise ImpossibleChance(
            Msg("chance-impossible", {"word": shown(word), "options": _some(options)})
        )

    @property
    def left(self) -> list[str]:
        """The words not used yet."""
        return self._words[self._used :]


class Sampled:
    """Fast and unrecorded: for search and for filling in what a view hides."""

    def __init__(self, source: random.Random) -> None:
        self.random = source.random

    def pick(self, options: Sequence[T], /) -> T:
        return options[int(self.random() * len(options))]


def below(count: int, chance: Chance) -> int:
    """One of so many numbers, counted from 0: `pick(range(count))`, without the range where it is
    only sampled."""
    if type(chance) is Sampled:
        return int(chance.random() * count)
    return chance.pick(range(count))


def shuffled(items: Iterable[T], chance: Chance) -> list[T]:
    """The items in an order of chance's choosing."""
    rest = list(items)
    for last in range(len(rest) - 1, 0, -1):
        other = below(last + 1, chance)
        rest[last], rest[other] = rest[other], rest[last]
    return rest


def commitment(seed: str, salt: str) -> str:
    """What is published when a game starts, so that the seed can't be changed afterwards."""
    return hashlib.sha256(f"{seed}/{salt}".encode()).hexdigest()


def _some(options: Sequence[object]) -> str:
    shown = sorted({str(option) for option in options})
    return " ".join(shown[:12]) + (" …" if len(shown) > 12 else "")
