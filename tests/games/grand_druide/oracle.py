"""A naive second implementation of the High Druid, written from the rules alone as an oracle for
tests.
State is what was dealt and what was played, in order; it draws no chance of its own and knows
nothing of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

Action = tuple[str, ...]
Lines = frozenset[int]  # a line goes by the stone before it: 19 is `19|20`
Result = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # winners, scores, ranks

STONES = range(1, 31)
COLOURS = ("white", "blue", "green", "yellow", "red", "black")
DOLMENS = ["white", "blue", "green", "yellow", "red"]
NUMBER_CARDS = [str(stone) for stone in STONES for _ in ("day", "night")]
STANDARD = (1, 5, 11, 15, 19, 24, 27)
BARS = 7
RESERVES = {3: (9, 3), 4: (7, 2)}  # druids and bars, by how many seats there are
COLLEGE_SIZES = range(2, 8)
FETISH_VOTES = 2


class Word(NamedTuple):
    """A word of chance, what it was picked from (every card once), and whose secret it is."""

    word: str
    offer: list[str]
    secret_of: int | None


def colour(stone: int) -> str:
    return COLOURS[(stone - 1) % 6]


def around(stone: int) -> int:
    """The stone of that number when counting goes on past 30, or back past 1."""
    return (stone - 1) % 30 + 1


def line(stone: int) -> str:
    return f"{stone}|{around(stone + 1)}"


def stone_before(line_name: str) -> int:
    return int(line_name.split("|")[0])


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
    return [
        frozenset(around(30 + sum(sizes[:n])) for n in range(BARS)) for sizes in divisions(30, BARS)
    ]


@cache
def next_lines(taken: tuple[int, ...]) -> tuple[int, ...]:
    """The lines that the next bar may lie on, so that seven proper colleges can still be completed."""
    if not taken:
        return tuple(STONES)
    turned = frozenset(around(stone - taken[0] + 30) for stone in taken)
    completions = [board for board in boards() if turned <= board]
    return tuple(
        sorted(around(stone + taken[0]) for stone in frozenset().union(*completions) - turned)
    )


def alone_at_the_top(numbers: Sequence[int]) -> int | None:
    """The seat with the highest number that no other seat has; None when every seat ties."""
    for number in sorted(numbers, reverse=True):
        seats = [seat for seat, theirs in enumerate(numbers) if theirs == number]
        if len(seats) == 1:
            return seats[0]
    return None


class Oracle:
    def __init__(self, seats: int, bars: str, words: Sequence[str]) -> None:
        assert bars in ("standard", "laid", "random"), f"unknown option: {bars!r}"
        self.seats = range(seats)
        self.tapes: list[list[Word]] = []  # of the setup and of each action
        self.bars: dict[int, int] = {}  # bar, counted in the order they came: stone before its line
        self.owners: dict[int, int | None] = {}  # bar: seat, None for a neutral one
        self.druids: dict[int, int] = {}  # stone: seat
        self.passed: list[int] = []
        self.fetish: list[int | None] = [None for _ in self.seats]  # None: not dealt yet
        self.taboo: list[str | None] = [None for _ in self.seats]
        self.hear(words)
        self.set_up(bars)
        self.all_heard()

    def set_up(self, bars: str) -> None:
        if bars == "standard":
            for stone in STANDARD:
                self.put_neutral_bar(stone)
        if bars == "random":
            for _ in range(BARS):
                self.draw_bar()
        if bars != "laid":
            self.deal()
        self.turn = int(self.take([str(seat) for seat in self.seats]))

    def draw_bar(self) -> None:
        names = {line(stone): stone for stone in next_lines(self.bar_lines())}
        self.put_neutral_bar(names[self.take(list(names))])

    def put_neutral_bar(self, stone: int) -> None:
        bar = len(self.bars)
        self.bars[bar] = stone
        self.owners[bar] = None

    def deal(self) -> None:
        """A fetish for each seat, then a taboo for each seat; no card is put back."""
        numbers, dolmens = list(NUMBER_CARDS), list(DOLMENS)
        for seat in self.seats:
            self.fetish[seat] = int(self.take_away(numbers, seat))
        for seat in self.seats:
            self.taboo[seat] = self.take_away(dolmens, seat)

    # Chance.

    def hear(self, words: Sequence[str]) -> None:
        """What chance has said in the setup or an action."""
        self.words = list(words)
        self.tapes.append([])

    def all_heard(self) -> None:
        assert not self.words, f"words left over: {self.words}"

    def take(self, options: Sequence[str], secret_of: int | None = None) -> str:
        """The next word, which must be one of the options."""
        assert self.words, f"a word is missing: one of {options}"
        word = self.words.pop(0)
        assert word in options, f"not possible: {word!r} from {options}"
        self.tapes[-1].append(Word(word, list(options), secret_of))
        return word

    def take_away(self, cards: list[str], seat: int) -> str:
        """A card that only the seat may see."""
        card = self.take(cards, secret_of=seat)
        cards.remove(card)
        return card

    def heard_by(self, viewer: int | None) -> list[list[str]]:
        """The words of the setup and of each action as a viewer may read them now."""

        def read(said: Word) -> str:
            return said.word if said.secret_of in (None, viewer) or self.over() else "?"

        return [[read(said) for said in tape] for tape in self.tapes]

    # What lies where.

    def bar_lines(self) -> tuple[int, ...]:
        return tuple(self.bars.values())

    def druids_left(self, seat: int) -> int:
        return RESERVES[len(self.seats)][0] - list(self.druids.values()).count(seat)

    def bars_left(self, seat: int) -> int:
        return RESERVES[len(self.seats)][1] - list(self.owners.values()).count(seat)

    def neutral_bars(self) -> list[int]:
        return [bar for bar, owner in self.owners.items() if owner is None]

    # Acting.

    def phase(self) -> str:
        if len(self.bars) < BARS:
            return "lay"
        return "over" if len(self.passed) == len(self.seats) else "play"

    def over(self) -> bool:
        return self.phase() == "over"

    def actors(self) -> tuple[int, ...]:
        return () if self.over() else (self.turn,)

    def legal(self, seat: int) -> set[Action]:
        if seat not in self.actors():
            return set()
        if self.phase() == "lay":
            return {("lay", line(stone)) for stone in next_lines(self.bar_lines())}
        return {("pass",)} | self.legal_druids(seat) | self.legal_bars(seat)

    def legal_druids(self, seat: int) -> set[Action]:
        if self.druids_left(seat) == 0:
            return set()
        return {("druid", str(stone)) for stone in STONES if stone not in self.druids}

    def legal_bars(self, seat: int) -> set[Action]:
        if self.bars_left(seat) == 0:
            return set()
        lines = [self.bars[bar] for bar in self.neutral_bars()]
        return {
            ("bar", line(here), line(around(here + step))) for here in lines for step in (-1, 1)
        }

    def play(self, seat: int, action: Action, words: Sequence[str]) -> None:
        assert action in self.legal(seat), f"not legal for seat {seat}: {action!r}"
        self.hear(words)
        if action[0] == "lay":
            self.lay(stone_before(action[1]))
        else:
            self.take_turn(seat, action)
        self.all_heard()

    def lay(self, stone: int) -> None:
        """The same seat goes on: with the next bar, and after the seventh with its first turn."""
        self.put_neutral_bar(stone)
        if len(self.bars) == BARS:
            self.deal()

    def take_turn(self, seat: int, action: Action) -> None:
        if action[0] == "druid":
            self.druids[int(action[1])] = seat
        elif action[0] == "bar":
            self.move_bar(seat, stone_before(action[1]), stone_before(action[2]))
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
            stones.update(
                {
                    stone: None
                    for stone, seat in self.druids.items()
                    if colour(stone) == self.taboo[seat]
                }
            )
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
        return {
            "stones": group,
            "votes": votes,
            "winner": alone_at_the_top(counts),
            "counts": counts,
        }

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
            "phase": self.phase(),
            "stones": {str(stone): druid for stone, druid in self.stones().items()},
            "bars": self.view_bars(),
            "druids_left": [self.druids_left(seat) for seat in self.seats],
            "bars_left": [self.bars_left(seat) for seat in self.seats],
            "passed": [seat in self.passed for seat in self.seats],
            "fetish": [self.fetish[seat] if seat in known else None for seat in self.seats],
            "taboo": [self.taboo[seat] if seat in known else None for seat in self.seats],
        }
        return (
            {**view, "colleges": self.colleges(), "scores": self.scores()} if self.over() else view
        )

    def view_bars(self) -> list[dict[str, object]]:
        pairs = [(self.bars[bar], self.owners[bar]) for bar in self.bars]
        pairs.sort(key=lambda pair: (pair[0], -1 if pair[1] is None else pair[1]))
        return [{"line": line(stone), "owner": owner} for stone, owner in pairs]

    def result(self) -> Result | None:
        if not self.over():
            return None
        scores = self.scores()
        elected = alone_at_the_top(scores)
        if elected is None:
            return (), tuple(scores), tuple(1 for _ in self.seats)
        ranks = tuple(
            1 if seat == elected else self.rank(seat, elected, scores) for seat in self.seats
        )
        return (elected,), tuple(scores), ranks

    def rank(self, seat: int, elected: int, scores: list[int]) -> int:
        """Of a seat that lost: after the winner and every other seat with more votes."""
        others = [scores[other] for other in self.seats if other != elected]
        return 2 + len([score for score in others if score > scores[seat]])
