"""A naive second implementation of the High Druid, written from the rules alone as an oracle for tests.
State is what was dealt and what was played, in order; it draws no chance of its own and knows nothing of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

Action = tuple[str, ...]
Lines = frozenset[int]  # a line goes by the stone before it: 19 is `19|20`
Result = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # winners, scores, ranks

STONES = range(1, 31)
COLOURS = ("white", "blue", "green", "yellow", "red", "black")
DOLMENS = ["white", "blue", "green", "yellow", "red"]
NUMBER_CARDS = [str(stone) for stone in STONES for _ in ("day", "night")]
STANDARD = (1, 5, 11, 15, 19, 24, 27)
RESERVES = {3: (9, 3), 4: (7, 2)}  # druids and bars, by how many seats there are
COLLEGE_SIZES = range(2, 8)
FETISH_VOTES = 2


def colour(stone: int) -> str:
    return COLOURS[(stone - 1) % 6]


def around(stone: int) -> int:
    """The stone of that number when counting goes on past 30, or back past 1."""
    return (stone - 1) % 30 + 1


def line(stone: int) -> str:
    return f"{stone}|{around(stone + 1)}"


def divisions(stones: int, colleges: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide so many stones in a row into so many colleges of a proper size."""
    if colleges == 0:
        yield from [()] if stones == 0 else []
        return
    for size in COLLEGE_SIZES:
        if size <= stones:
            for rest in divisions(stones - size, colleges - 1):
                yield (size, *rest)


@cache
def boards() -> list[Lines]:
    """Every board of seven bars, one of them on line 30, with proper colleges."""
    return [frozenset(around(30 + sum(sizes[:n])) for n in range(7)) for sizes in divisions(30, 7)]


def next_lines(drawn: Sequence[int]) -> list[int]:
    """The lines that a bar may be drawn for, so that seven proper colleges can still be completed."""
    if not drawn:
        return list(STONES)
    turned = frozenset(around(stone - drawn[0] + 30) for stone in drawn)
    completions = [board for board in boards() if turned <= board]
    return sorted(around(stone + drawn[0]) for stone in frozenset().union(*completions) - turned)


def alone_at_the_top(numbers: Sequence[int]) -> int | None:
    """The seat with the highest number that no other seat has; None when every seat ties."""
    for number in sorted(numbers, reverse=True):
        seats = [seat for seat, theirs in enumerate(numbers) if theirs == number]
        if len(seats) == 1:
            return seats[0]
    return None


class Oracle:
    def __init__(self, seats: int, bars: str, words: Sequence[str]) -> None:
        self.seats = range(seats)
        self.words = list(words)
        self.offers: list[list[str]] = []  # what each word was picked from, every card once
        self.bars: dict[int, int] = dict(enumerate(STANDARD if bars == "standard" else self.draw_bars()))
        self.owners: dict[int, int | None] = dict.fromkeys(self.bars)
        self.fetish = [int(word) for word in self.deal(NUMBER_CARDS)]
        self.taboo = self.deal(DOLMENS)
        self.turn = int(self.take([str(seat) for seat in self.seats]))
        self.druids: dict[int, int] = {}  # stone: seat
        self.passed: list[int] = []
        assert not self.words, f"words left over: {self.words}"

    # Chance.

    def take(self, options: Sequence[str]) -> str:
        """The next word, which must be one of the options."""
        assert self.words, f"a word is missing: one of {options}"
        word = self.words.pop(0)
        assert word in options, f"not possible: {word!r} from {options}"
        self.offers.append(list(options))
        return word

    def deal(self, cards: Sequence[str]) -> list[str]:
        """A card for each seat, without putting it back."""
        left, dealt = list(cards), []
        for _ in self.seats:
            dealt.append(self.take(left))
            left.remove(dealt[-1])
        return dealt

    def draw_bars(self) -> list[int]:
        drawn: list[int] = []
        for _ in range(7):
            names = {line(stone): stone for stone in next_lines(drawn)}
            drawn.append(names[self.take(list(names))])
        return drawn

    # What lies where.

    def druids_left(self, seat: int) -> int:
        return RESERVES[len(self.seats)][0] - list(self.druids.values()).count(seat)

    def bars_left(self, seat: int) -> int:
        return RESERVES[len(self.seats)][1] - list(self.owners.values()).count(seat)

    def neutral_bars(self) -> list[int]:
        return [bar for bar, owner in self.owners.items() if owner is None]

    # Acting.

    def over(self) -> bool:
        return len(self.passed) == len(self.seats)

    def actors(self) -> tuple[int, ...]:
        return () if self.over() else (self.turn,)

    def legal(self, seat: int) -> set[Action]:
        if seat not in self.actors():
            return set()
        return {("pass",)} | self.legal_druids(seat) | self.legal_bars(seat)

    def legal_druids(self, seat: int) -> set[Action]:
        if self.druids_left(seat) == 0:
            return set()
        return {("druid", str(stone)) for stone in STONES if stone not in self.druids}

    def legal_bars(self, seat: int) -> set[Action]:
        if self.bars_left(seat) == 0:
            return set()
        lines = [self.bars[bar] for bar in self.neutral_bars()]
        return {("bar", line(here), line(around(here + step))) for here in lines for step in (-1, 1)}

    def play(self, seat: int, action: Action, words: Sequence[str]) -> None:
        assert action in self.legal(seat), f"not legal for seat {seat}: {action!r}"
        assert not words, f"no action draws chance: {words}"
        if action[0] == "druid":
            self.druids[int(action[1])] = seat
        elif action[0] == "bar":
            self.move_bar(seat, *(int(name.split("|")[0]) for name in action[1:]))
        else:
            self.passed.append(seat)
        self.end_turn()

    def move_bar(self, seat: int, start: int, end: int) -> None:
        (bar,) = [bar for bar in self.neutral_bars() if self.bars[bar] == start]
        self.bars[bar], self.owners[bar] = end, seat

    def end_turn(self) -> None:
        for _ in self.seats:
            self.turn = (self.turn + 1) % len(self.seats)
            if self.turn not in self.passed:
                return

    # The count.

    def stones(self) -> dict[int, int | str | None]:
        """What stands on each stone; once over, neutral druids have come and taboo ones have gone."""
        stones: dict[int, int | str | None] = {stone: self.druids.get(stone) for stone in STONES}
        if self.over():
            stones.update({stone: "neutral" for stone in STONES if stone not in self.druids})
            stones.update({stone: None for stone, seat in self.druids.items() if colour(stone) == self.taboo[seat]})
        return stones

    def groups(self) -> list[list[int]]:
        """The stones of each college, clockwise from the lowest line that holds a bar."""
        lines, groups = set(self.bars.values()), []
        college: list[int] = []
        for step in STONES:
            college.append(around(min(lines) + step))
            if college[-1] in lines:
                groups.append(college)
                college = []
        return groups

    def college(self, group: list[int]) -> dict[str, object]:
        standing = [self.stones()[stone] for stone in group]
        counts = [standing.count(seat) for seat in self.seats]
        votes = len([druid for druid in standing if druid is not None])
        return {"stones": group, "votes": votes, "winner": alone_at_the_top(counts), "counts": counts}

    def colleges(self) -> list[dict[str, object]]:
        return [self.college(group) for group in self.groups()]

    def scores(self) -> list[int]:
        scores = [0 for _ in self.seats]
        for college in self.colleges():
            winner, votes, group = college["winner"], college["votes"], college["stones"]
            if isinstance(winner, int):
                assert isinstance(votes, int) and isinstance(group, list)
                scores[winner] += votes + (FETISH_VOTES if self.fetish[winner] in group else 0)
        return scores

    # What is seen, and the outcome.

    def view(self, viewer: int | None) -> dict[str, object]:
        known = [seat for seat in self.seats if self.over() or seat == viewer]
        view: dict[str, object] = {
            "stones": {str(stone): druid for stone, druid in self.stones().items()},
            "bars": self.view_bars(),
            "druids_left": [self.druids_left(seat) for seat in self.seats],
            "bars_left": [self.bars_left(seat) for seat in self.seats],
            "passed": [seat in self.passed for seat in self.seats],
            "fetish": [self.fetish[seat] if seat in known else None for seat in self.seats],
            "taboo": [self.taboo[seat] if seat in known else None for seat in self.seats],
        }
        return {**view, "colleges": self.colleges(), "scores": self.scores()} if self.over() else view

    def view_bars(self) -> list[dict[str, object]]:
        pairs = [(self.bars[bar], self.owners[bar]) for bar in self.bars]
        pairs.sort(key=lambda pair: (pair[0], -1 if pair[1] is None else pair[1]))
        return [{"line": line(stone), "owner": owner} for stone, owner in pairs]

    def result(self) -> Result | None:
        if not self.over():
            return None
        scores, elected = self.scores(), alone_at_the_top(self.scores())
        winners = tuple(self.seats) if elected is None else (elected,)
        ranks = tuple(1 if seat in winners else self.rank(seat, elected, scores) for seat in self.seats)
        return winners, tuple(scores), ranks

    def rank(self, seat: int, elected: int | None, scores: list[int]) -> int:
        """Of a seat that lost: after the winner and every other seat with more votes."""
        others = [scores[other] for other in self.seats if other != elected]
        return 2 + len([score for score in others if score > scores[seat]])
