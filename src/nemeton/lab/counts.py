"""Counting what a sample of games showed: seats, lengths, ends, choices, uses.
Figures only; how they are said and drawn is the report's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, quantiles

from nemeton.engine import Msg

from .rates import Rate
from .sample import Sheet, Use

TENTHS = 10


def by_seat(sheets: Sequence[Sheet]) -> list[Rate]:
    """How often each seat wins; all games have as many."""
    return _by(sheets, lambda _, seat: seat)


def by_order(sheets: Sequence[Sheet]) -> list[Rate]:
    """The same, counted from the seat that acted first."""
    return _by(sheets, lambda sheet, seat: (seat - sheet.first) % sheet.seats)


def _by(sheets: Sequence[Sheet], place: Callable[[Sheet, int], int]) -> list[Rate]:
    rates = [Rate() for _ in sheets[0].shares] if sheets else []
    for number, sheet in enumerate(sheets):
        for seat, share in enumerate(sheet.shares):
            rates[place(sheet, seat)].add(share, number)
    return rates


def first_varies(sheets: Sequence[Sheet]) -> bool:
    return len({sheet.first for sheet in sheets}) > 1


def shared(sheets: Sequence[Sheet]) -> float:
    """The part of the games that more than one seat wins."""
    return fmean(0 < max(sheet.shares) < 1 for sheet in sheets)


def nobody(sheets: Sequence[Sheet]) -> float:
    """The part of the games that nobody wins."""
    return fmean(not any(sheet.shares) for sheet in sheets)


def fair(sheets: Sequence[Sheet]) -> float:
    """What each seat would win if all were equal: an equal part of what somebody wins."""
    return (1 - nobody(sheets)) / sheets[0].seats


@dataclass(frozen=True, slots=True)
class Spread:
    """Numbers in five words."""

    least: float
    low: float  # a quarter lies below
    median: float
    high: float  # a quarter lies above
    most: float
    mean: float


def spread(numbers: Sequence[float]) -> Spread:
    low, median, high = (
        quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    )
    return Spread(min(numbers), low, median, high, max(numbers), fmean(numbers))


def bins(numbers: Sequence[int], most: int = 16) -> list[tuple[int, int, int]]:
    """First and last number of each bin, and how many lie in it; bins are 1, 2, 5, 10, 20, 50 …
    wide."""
    least, reach = min(numbers), max(numbers) - min(numbers) + 1
    wide = next(
        step * 10**power
        for power in range(9)
        for step in (1, 2, 5)
        if reach <= (most - 1) * step * 10**power
    )
    start = least - least % wide
    found = Counter((number - start) // wide for number in numbers)
    return [(start + wide * n, start + wide * (n + 1) - 1, found[n]) for n in range(max(found) + 1)]


def through_the_game(sheets: Sequence[Sheet]) -> list[float]:
    """How many legal actions there are on average in each tenth of a game."""
    counts: list[list[int]] = [[] for _ in range(TENTHS)]
    for sheet in sheets:
        for number, choices in enumerate(sheet.choices):
            counts[number * TENTHS // sheet.actions].append(choices)
    return [fmean(tenth) if tenth else 0.0 for tenth in counts]


def forced(sheets: Sequence[Sheet]) -> float:
    """The part of all actions that were the only legal one."""
    return fmean(choices == 1 for sheet in sheets for choices in sheet.choices)


def reasons(sheets: Sequence[Sheet]) -> list[tuple[Msg, int]]:
    """How games end, each with an example, the most frequent first."""
    found = [sheet.reason for sheet in sheets if sheet.reason is not None]
    return _counted(found)


def closings(sheets: Sequence[Sheet]) -> list[tuple[Msg, int]]:
    """What is told with last actions and never before one."""
    before = {key for sheet in sheets for key in sheet.before}
    return _counted(
        [message for sheet in sheets for key, message in sheet.last.items() if key not in before]
    )


def _counted(messages: Sequence[Msg]) -> list[tuple[Msg, int]]:
    counts = Counter(message.key for message in messages)
    examples = {message.key: message for message in reversed(messages)}
    return [
        (examples[key], count)
        for key, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    ]


@dataclass
class Usage:
    """An action, or one of its words: how often it is used, and how those fare who use it."""

    use: Use
    times: int = 0
    offered: int = 0  # at how many choices it was possible
    won: Rate = field(default_factory=Rate)  # of the seats that used it, by game
    fair: float = 0.0  # what such seats would win if all were equal

    @property
    def taken(self) -> float:
        """How often it is chosen where it can be."""
        return self.times / self.offered if self.offered else 0.0


def usages(sheets: Sequence[Sheet]) -> list[Usage]:
    """Everything that could be done in these games, also what nobody did; the most used first."""
    found: dict[Use, Usage] = {}
    for number, sheet in enumerate(sheets):
        for use, offered in sheet.offered.items():
            found.setdefault(use, Usage(use)).offered += offered
        for (seat, use), times in sheet.used.items():
            usage = found[use]
            usage.times += times
            usage.won.add(sheet.shares[seat], number)
            usage.fair += any(sheet.shares) / sheet.seats
    for usage in found.values():
        usage.fair /= max(1, usage.won.games)
    return sorted(found.values(), key=lambda usage: (-usage.times, usage.use))
