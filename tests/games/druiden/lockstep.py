"""The game and the oracle of Die Druiden, played side by side: what must agree, and at which tables
they play.
The oracle plays first and says what chance does, the game follows; what could have been said is
compared, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from games.druiden import habits
from games.druiden.habits import Habit, View
from games.druiden.happenings import EVERYTHING, happened
from games.druiden.oracle import (
    EARS,
    GHOSTS,
    OPEN,
    PENTACLES,
    SPIRALS,
    STONES,
    Action,
    Oracle,
    Words,
)
from games.druiden.table import SEATS, new
from nemeton import Match
from nemeton.engine import Refused, Scribe, Scripted

# Chance that leans: what random dice and cards hardly ever bring together.

FATES: dict[str, dict[str, float]] = {  # what chance likes, and how often it gives it where it can
    "even": {},
    "rings": {"ring": 0.5},
    "feast": {},
    "storm": {"ring": 0.5},
    "stride": {"bend": 0.5, "double": 0.5},
    "famine": {"ring": 0.3},
}
FEASTS = (
    "feast",
    "storm",
    "stride",
)  # first nearly all cards are dealt: spells that are played then soon come back


class Fate(Words):
    """Makes the words up, from what is possible."""

    def __init__(self, chance: Random, liked: Mapping[str, float]) -> None:
        super().__init__()
        self.chance, self.liked = chance, liked

    def next(self, possible: Sequence[str]) -> str:
        lean = self.chance.random()
        return self.chance.choice(
            [word for word in possible if lean < self.liked.get(word, 0)] or list(possible)
        )


# Players that look for what changed with the second edition of our rules.


def haunts(view: View, words: Action) -> bool:
    """Morrigan: calls her, takes her to other druids by magic or by foot, walks to her when
    somebody else has her."""
    others = [stone for seat, stone in enumerate(view["druids"]) if seat != view["you"]]
    if words[0] == "move":
        return words[3] in (others if words[2] == "morrigan" else _towards_morrigan(view))
    if words[:2] == ("magic", "ghost"):
        return words[2] == "morrigan" and words[3] in others
    asked = words[0] in ("let", "ward", "leap", "ban")
    return (
        asked
        or words[:2] == ("invoke", "morrigan")
        or words[0] in ("steal", "draw", "exchange", "banish")
    )


def _towards_morrigan(view: View) -> Collection[str]:
    morrigan = view["ghosts"]["morrigan"]
    if morrigan["controller"] not in (None, view["you"]):
        return [morrigan["at"]]
    return SPIRALS if morrigan["at"] == "stand" else (*EARS, *SPIRALS)


def baits(view: View, words: Action) -> bool:
    """A few cards, then ghosts; home with those of others by magic, and with its own by leaps."""
    if words[0] in ("magic", "leap"):
        return words[-1] in PENTACLES
    if words[0] == "move":
        return words[3] in (EARS if view["hand_counts"][view["you"]] < 3 else SPIRALS)
    return words[0] in ("invoke", "banish", "leap", "ban", "draw")


def hoards(view: View, words: Action) -> bool:
    """Draws, and plays no card: in the end the stock is empty, and so are the discards."""
    if words[0] == "move":
        return words[3] in EARS or words[3] in [
            stone for stone in view["druids"] if stone in STONES
        ]
    return words == ("magic", "draw") or words[0] in (
        "draw",
        "let",
        "roll",
        "nothing",
        "exchange",
        "steal",
    )


def courts(view: View, words: Action) -> bool:
    """Whoever has Morrigan shows her on spirals, and everybody else goes there; ghosts are many,
    hers is the choice."""
    match words:
        case ("move", _, "druid", stone):
            return stone in _towards_morrigan(view)
        case ("move", _, "morrigan", stone) | ("magic", "ghost", "morrigan", stone):
            return stone in SPIRALS
        case (("invoke" | "banish"), ghost, *_):
            return (ghost == "morrigan") == (
                words[0] == "invoke" and view["ghosts"]["morrigan"]["at"] == "stand"
            )
    return words[0] in ("let", "leap", "ban", "draw")


def starves(view: View, words: Action) -> bool:
    """Morrigan again, but no ears: she comes to hands that are empty, and obeys seats whose hand
    is."""
    if words[0] == "move":
        return (
            words[3] not in (*EARS, *PENTACLES)
            if words[2] == "morrigan"
            else words[3] in _towards_morrigan(view)
        )
    if words[:2] == ("magic", "ghost"):
        return words[2] == "morrigan" and words[3] in view["druids"]
    return words[:2] == ("invoke", "morrigan") or words[0] in ("steal", "let", "ward", "nothing")


EAGER = (haunts, haunts, baits, baits, habits.quarrels, habits.robs)
HABITS: tuple[Habit, ...] = (*habits.HABITS, hoards, *EAGER)
PLAYERS = {
    "feast": EAGER,
    "storm": EAGER,
    "stride": (courts, courts, courts, haunts),
    "famine": (starves,),
}


class Table(NamedTuple):
    """One game: everything about it comes from its name, `storm-3-17`."""

    fate: str
    seats: int
    number: int

    @property
    def name(self) -> str:
        return f"{self.fate}-{self.seats}-{self.number}"


def named(name: str) -> Table:
    fate, seats, number = name.split("-")
    return Table(fate, int(seats), int(number))


def chosen(chance: Random, habit: Habit, oracle: Oracle, seat: int) -> Action:
    """First what kind of action, then one of them: a leap has many stones, a ban only one word.
    In one of three times whoever holds a leap or a ban is provoked, for such cards are few."""
    view, legal = oracle.view(seat), sorted(oracle.legal(seat))
    liked = [words for words in legal if habit(view, words)] if chance.random() * 8 > 1 else []
    if chance.random() * 3 < 1 or has_just_taken_morrigan(oracle):
        liked = [words for words in legal if provokes(oracle, words)] or liked
    kinds = sorted({kind(words) for words in liked or legal})
    wanted = chance.choice(kinds)
    return chance.choice([words for words in liked or legal if kind(words) == wanted])


def provokes(oracle: Oracle, words: Action) -> bool:
    """Whether this touches a ghost of somebody who could leap or ban, or leads to where it can be
    banished."""
    armed = [ghost for ghost in GHOSTS if oracle.at[ghost] in STONES and is_armed(oracle, ghost)]
    match words:
        case ("banish", ghost) | ("magic", "ghost", ghost, _):
            return ghost in armed
        case ("move", _, "druid", stone) if oracle.at["morrigan"] == stone:
            return "morrigan" in armed or (stone in SPIRALS and armed != [])
        case ("move", _, _, stone):
            return stone in SPIRALS and armed != []
        case ("leap", stone):
            return stone in PENTACLES or oracle.touched() == "morrigan"
    return words == ("ban",)


def is_armed(oracle: Oracle, ghost: str) -> bool:
    """Whether another seat could answer for it."""
    holder = oracle.controller[ghost]
    if holder is None or holder == oracle.turn:
        return False
    return any(oracle.fitting(holder, spell, ghost) for spell in ("leap", "ban"))


def has_just_taken_morrigan(oracle: Oracle) -> bool:
    """Whether a ban would give her back now."""
    is_banish = oracle.asked is not None and oracle.asked[0] == "banish"
    is_arrival = oracle.phase == "arrive" and oracle.dice != ["ring", "ring"]
    return (is_banish or is_arrival) and oracle.controller["morrigan"] != oracle.lost_morrigan


def kind(words: Action) -> Action:
    return words[:2] if words[0] == "magic" else words[:1]


# Playing.


def played(table: Table) -> Match:
    """A game from its first word to its last; both agree at every position."""
    pair = Pair(table)
    try:
        pair.play_all()
    except (AssertionError, Refused) as error:
        error.add_note(f"at table {table.name}, move {len(pair.moves)}: {pair.moves[-1:]}")
        raise
    return pair.match


class Alone:
    """The oracle at its table: who sits there, and what chance likes, follow from the table's name."""

    def __init__(self, table: Table) -> None:
        self.table, self.chance, self.liked = table, Random(table.name), FATES[table.fate]
        fate = self.fate()
        self.oracle, self.setup = Oracle(table.seats, fate), fate.said
        self.moves: list[dict[str, Any]] = []
        usual = PLAYERS.get(table.fate, HABITS)
        alike = self.chance.choice(usual)
        self.players = [
            self.chance.choice((alike, alike, self.chance.choice(usual)))
            for _ in range(table.seats)
        ]

    def fate(self) -> Fate:
        return Fate(self.chance, self.liked)

    def record(self) -> dict[str, Any]:
        """What `happened` reads."""
        return {"seats": self.table.seats, "setup": self.setup, "moves": self.moves}

    def play_all(self) -> None:
        if self.table.fate in FEASTS:
            self.feast()
        while actors := self.oracle.actors():
            seat = self.chance.choice(actors)
            self.play(seat, chosen(self.chance, self.players[seat], self.oracle, seat))

    def feast(self) -> None:
        """By two rings again and again all but five cards are dealt."""
        self.liked = {"ring": 1}
        while len(self.oracle.stock) > 5:
            seat = self.oracle.actors()[0]
            legal = self.oracle.legal(seat)
            dealt = [words for words in legal if words in (("roll",), ("magic", "draw"), ("let",))]
            self.play(seat, dealt[0] if dealt else self.chance.choice(sorted(legal)))
        self.liked = FATES[self.table.fate]

    def play(self, seat: int, action: Action) -> Fate:
        fate = self.fate()
        self.oracle.play(seat, action, fate)
        self.moves.append({"seat": seat, "action": list(action), "chance": fate.said})
        return fate


class Pair(Alone):
    """A match beside it, which is told what chance said and must have been able to say the same."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.match = new(table.seats, first=int(self.setup[0]), seed=table.name)
        asked = Listening(self.setup)
        self.match.game.setup(self.match.seats, self.match.options, Scribe(asked))
        assert (self.match.setup.chance(), asked.possible) == (
            self.setup,
            [[str(seat) for seat in self.oracle.seats]],
        )
        assert_same(self.match, self.oracle)

    def play(self, seat: int, action: Action) -> Fate:
        before, fate = self.match.state.clone(), super().play(seat, action)
        move, asked = self.match.play(seat, action, script=fate.said), Listening(fate.said)
        assert move.tape.chance() == fate.said, f"what chance said after {action}"
        self.match.game.apply(before, seat, action, Scribe(asked))
        assert asked.possible == fate.possible, f"what chance could say after {action}"
        assert len(self.match.moves) <= self.match.game.about.longest, "this game does not end"
        assert_same(self.match, self.oracle)
        return fate


class Listening:
    """Chance that says the given words, and keeps what it was asked."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = Scripted(words)
        self.possible: list[list[Any]] = []

    def pick(self, options: Sequence[Any], /) -> Any:
        self.possible.append(sorted(options))
        return self.words.pick(options)


# What must agree.


def assert_same(match: Match, oracle: Oracle) -> None:
    assert_same_choices(match, oracle)
    assert_same_views(match, oracle)
    assert_same_result(match, oracle)
    if (
        len(match.moves) % 20 == 0
    ):  # they are long: at every position they would take most of the time
        assert_same_records(match, oracle)


def assert_same_choices(match: Match, oracle: Oracle) -> None:
    assert sorted(match.actors) == sorted(oracle.actors())
    for seat in oracle.seats:
        legal = match.legal(seat)
        assert set(legal) == oracle.legal(seat) and len(set(legal)) == len(legal)


def assert_same_views(match: Match, oracle: Oracle) -> None:
    for viewer in (None, *oracle.seats):
        seen, expected = match.view(viewer), oracle.view(viewer)
        seen["actors"].sort()
        assert {key: seen[key] for key in expected} == expected


def assert_same_result(match: Match, oracle: Oracle) -> None:
    result, shown = match.result, match.view(None)["result"]
    assert (result and (result.winners, result.scores, result.ranks)) == oracle.result()
    assert (
        shown and tuple(tuple(shown[key]) for key in ("winners", "scores", "ranks"))
    ) == oracle.result()


def assert_same_records(match: Match, oracle: Oracle) -> None:
    """Before the vote; what may be read of it later is not promised, and at the end it is all of
    it."""
    if oracle.phase not in OPEN:
        for viewer in (None, *oracle.seats):
            assert match.record_for(viewer)["moves"] == oracle.record_for(viewer)


# Looking for tables at which everything happens: PYTHONPATH=tests python -m games.druiden.lockstep


def cover(tables: Iterable[Table], names: Collection[str], times: int) -> list[str]:
    """A few of these tables at which each of the names comes up so many times; best first."""
    counts = {table.name: played_alone(table) for table in tables}
    lacking, found = Counter(dict.fromkeys(names, times)), list[str]()
    while lacking:
        best = max(counts, key=lambda name: (lacking & counts[name]).total())
        assert lacking & counts[best], f"nowhere: {sorted(lacking)}"
        found, lacking = [*found, best], lacking - counts.pop(best)
    return found


def played_alone(table: Table) -> Counter[str]:
    alone = Alone(table)
    alone.play_all()
    return happened(alone.record())


if __name__ == "__main__":
    TABLES = [
        Table(fate, seats, number) for fate in FATES for seats in SEATS for number in range(12)
    ]
    print(*cover(TABLES, EVERYTHING, times=3), sep="\n")
