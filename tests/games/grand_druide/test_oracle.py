"""Two implementations in lockstep: the game and the oracle must agree on every word, action, view
and result.
NEMETON_GAMES sets how many random games are played for each number of seats and each option: 334
make 2,004 games."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any, TypeVar

import pytest

import nemeton
from games.counted import table
from games.grand_druide.oracle import STANDARD, Oracle, alone_at_the_top, line
from games.led import assert_same_json, only
from games.walking import Habit, walk
from nemeton import Match
from nemeton.engine import Action, Data, Scribe

GAMES = int(os.environ.get("NEMETON_GAMES", "12"))
ENOUGH = 100  # in so many games everything happens
TABLES = [(seats, bars) for seats in (3, 4) for bars in ("standard", "laid", "random")]
Note = Callable[[str, object], None]
T = TypeVar("T")

every_table = pytest.mark.parametrize(("seats", "bars"), TABLES)


# Random games, each of its own seed; seats have habits, so that games are not all alike.


def anything(_match: Match, _words: Action) -> bool:
    return True


def never_passing(_match: Match, words: Action) -> bool:
    return words[0] != "pass"


def moving_bars(_match: Match, words: Action) -> bool:
    return words[0] == "bar"


def passing_together(turns: int) -> Habit:
    """Everybody passes as soon as so many turns were taken, and nobody before."""

    def passing(match: Match, words: Action) -> bool:
        taken = [move for move in match.moves if move.action[0] != "lay"]
        return (words[0] == "pass") == (len(taken) >= turns)

    return passing


def passing_in_turn(turns: int) -> Habit:
    """Each seat passes two turns of its own later than the seat before it."""

    def passing(match: Match, words: Action) -> bool:
        (seat,) = match.actors
        taken = [move for move in match.moves if move.action[0] != "lay" and move.seat == seat]
        return (words[0] == "pass") == (len(taken) >= turns + 2 * seat)

    return passing


def habit(number: int) -> Habit:
    turns = number // 5 % 12
    habits = (anything, never_passing, moving_bars, passing_together(turns), passing_in_turn(turns))
    return habits[number % 5]


def new(seats: int, bars: str, number: int) -> Match:
    return nemeton.new(
        "grand_druide", seats, {"bars": bars}, seed=f"lockstep {seats} {bars} {number}"
    )


# What is compared.


def oracle_of(match: Match) -> Oracle:
    """An oracle at the same table before its first action, told what chance said."""
    return Oracle(match.seats, match.options["bars"], match.record()["setup"])


def follow(match: Match, oracle: Oracle) -> None:
    """Let the oracle play what the match has just played, with the words that chance said."""
    if match.moves:
        move = match.record()["moves"][-1]
        oracle.play(move["seat"], tuple(move["action"]), move["chance"])


def assert_same_choices(match: Match, oracle: Oracle) -> None:
    assert match.actors == oracle.actors()
    for seat in oracle.seats:
        legal = match.legal(seat)
        assert set(legal) == oracle.legal(seat) and len(set(legal)) == len(legal)


def assert_same_views(match: Match, oracle: Oracle) -> None:
    for viewer in (None, *oracle.seats):
        seen, expected = match.view(viewer), oracle.view(viewer)
        assert_same_json(seen, expected)
        assert ("colleges" in seen) == ("scores" in seen) == oracle.over()
        assert seen["actors"] == list(oracle.actors()) and seen["over"] == oracle.over()
        assert only(seen["result"]) == oracle.result()


def assert_same_result(match: Match, oracle: Oracle) -> None:
    result = match.result
    assert (result and (result.winners, result.scores, result.ranks)) == oracle.result()


def assert_same_record(match: Match, oracle: Oracle) -> None:
    """Each viewer reads its own secret words, and `?` for those of the others until the game is
    over."""
    actions = [list(move.action) for move in match.moves]
    for viewer in (None, *oracle.seats):
        record = match.record_for(viewer)
        assert [record["setup"], *(move["chance"] for move in record["moves"])] == oracle.heard_by(
            viewer
        )
        assert [move["action"] for move in record["moves"]] == actions


class Echo:
    """A source of chance that says again what was said, and notes what it was asked to pick from."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)
        self.offers: list[list[Any]] = []

    def pick(self, options: Sequence[T], /) -> T:
        self.offers.append(list(options))
        return options[list(options).index(self.words.pop(0))]  # type: ignore[arg-type]  # a word is one of them


def offers(match: Match, before: Data | None) -> list[list[str]]:
    """What each word of the last action, or of the setup, was picked from."""
    echo = Echo(match.tape(len(match.moves)).chance())
    if before is None:
        match.game.setup(match.seats, match.options, Scribe(echo))
    else:
        match.game.apply(before.clone(), match.moves[-1].seat, match.moves[-1].action, Scribe(echo))
    return echo.offers


def odds(offer: Sequence[str]) -> dict[str, Fraction]:
    return {word: Fraction(count, len(offer)) for word, count in Counter(offer).items()}


def assert_same_odds(match: Match, before: Data | None, oracle: Oracle) -> None:
    """Every word is as likely as the oracle says: lines, a fetish each, a taboo each, the first
    seat."""
    expected = [odds(word.offer) for word in oracle.tapes[-1]]
    assert [odds(offer) for offer in offers(match, before)] == expected


def assert_same(match: Match, before: Data | None, oracle: Oracle) -> None:
    assert_same_odds(match, before, oracle)
    assert_same_choices(match, oracle)
    assert_same_views(match, oracle)
    assert_same_result(match, oracle)
    assert_same_record(match, oracle)


# What has happened, so that one sees that random games go where the rules are.

NOBODY = "nobody elected"
BELOW_A_TIE = "elected below seats that tie"
SILENT = "college that does not vote"
WITHOUT_DRUIDS = "college won without a druid"
FETISH = "fetish in a college won"
TABOO = "druid taken off for a taboo"
TWO_BARS = "two bars on one line"
ALONE = "seat that plays on alone"
HAPPENINGS = [NOBODY, BELOW_A_TIE, SILENT, WITHOUT_DRUIDS, FETISH, TABOO, TWO_BARS, ALONE]


def happened(oracle: Oracle) -> Iterator[str]:
    """In a game that is over."""
    scores = oracle.scores()
    elected = alone_at_the_top(scores)
    yield from [NOBODY] * (elected is None)
    yield from [BELOW_A_TIE] * (elected is not None and scores[elected] < max(scores))
    yield from [TABOO] * sum(oracle.stones()[stone] is None for stone in oracle.druids)
    yield from [TWO_BARS] * (len(oracle.bars) - len(set(oracle.bar_lines())))
    for group in oracle.groups():
        yield from happened_in(oracle, group)


def happened_in(oracle: Oracle, group: list[int]) -> Iterator[str]:
    counts = [[oracle.stones()[stone] for stone in group].count(seat) for seat in oracle.seats]
    winner = alone_at_the_top(counts)
    if winner is None:
        yield SILENT
    else:
        yield from [WITHOUT_DRUIDS] * (counts[winner] == 0)
        yield from [FETISH] * (oracle.fetish[winner] in group)


def played_alone(match: Match) -> bool:
    """Whether the last seat left did something before it passed, too."""
    passes = [number for number, move in enumerate(match.moves) if move.action == ("pass",)]
    return passes[-1] - passes[-2] > 1


def lockstep(seats: int, bars: str, number: int, happenings: Counter[str]) -> str:
    """One game, compared before its first action and after each; what was said and played."""
    match = new(seats, bars, number)
    oracle = oracle_of(match)
    before: Data | None = None
    for _ in walk(match, Random(match.seed), habit(number)):
        follow(match, oracle)
        assert_same(match, before, oracle)
        before = match.state
    assert oracle.over(), f"game {number} ended too early"
    happenings.update([*happened(oracle), *[ALONE] * played_alone(match)])
    return json.dumps([match.record()["setup"], match.record()["moves"]])


@every_table
def test_game_agrees_with_the_oracle_at_every_step(
    seats: int, bars: str, record_property: Note
) -> None:
    happenings: Counter[str] = Counter()
    games = {lockstep(seats, bars, number, happenings) for number in range(GAMES)}
    assert len(games) == GAMES, "each game is another"
    if GAMES >= ENOUGH:
        record_property(
            f"grand_druide, {seats} seats, {bars} bars, {GAMES} games",
            table(happenings, HAPPENINGS),
        )
        assert set(HAPPENINGS) - set(happenings) == ({TWO_BARS} if bars == "standard" else set())


def sequences(match: Match) -> tuple[int, int]:
    """How many actions there are now, and how many sequences of two."""
    (seat,) = match.actors
    pairs = 0
    for words in match.legal(seat):
        child = match.clone()
        child.play(seat, words)
        pairs += sum(len(child.legal(other)) for other in child.actors)
    return len(match.legal(seat)), pairs


@every_table
def test_sequences_from_the_start(seats: int, bars: str) -> None:
    """30 stones, 7 bars either way, pass; then 30 x 44 after a druid, 14 x 43 after a bar, 45 after
    a pass. To lay, 30 lines; then all but this one and the next to either side, where a college
    would have one stone."""
    expected = (30, 30 * 27) if bars == "laid" else (45, 30 * 44 + 14 * 43 + 45)
    assert sequences(new(seats, bars, 1)) == expected


# The lockstep proves something only if the oracle can say no.

DEALT = ("30", "30", "29", "white", "blue", "green")
IMPOSSIBLE = [
    ("30", "30", "30", "white", "blue", "green"),
    ("30", "30", "29", "white", "white", "green"),
    ("30", "30", "29", "white", "blue", "black"),
    ("30", "30", "31", "white", "blue", "green"),
    ("white", "blue", "green", "30", "30", "29"),
    ("30", "30", "29", "white", "blue"),
    (*DEALT, "yellow"),
]


def laid(*words: str) -> Oracle:
    """Three seats, the first is 1; it lays the standard bars, and chance speaks after the seventh."""
    oracle = Oracle(3, "laid", ["1"])
    for stone in STANDARD[:-1]:
        oracle.play(1, ("lay", line(stone)), [])
    oracle.play(1, ("lay", line(STANDARD[-1])), words)
    return oracle


def test_oracle_knows_a_deal_that_is_possible() -> None:
    assert Oracle(3, "standard", [*DEALT, "1"]).view(2) == laid(*DEALT).view(2)


@pytest.mark.parametrize(
    "words", [(), ("3",), ("0", "0"), ("0", *DEALT), (*DEALT, "0")], ids=" ".join
)
def test_oracle_would_notice_that_more_than_the_first_seat_is_drawn_before_laying(
    words: tuple[str, ...],
) -> None:
    with pytest.raises(AssertionError):
        Oracle(3, "laid", words)


@pytest.mark.parametrize("words", IMPOSSIBLE, ids=" ".join)
def test_oracle_would_notice_a_word_that_is_impossible_or_missing_or_left_over(
    words: tuple[str, ...],
) -> None:
    with pytest.raises(AssertionError):
        Oracle(3, "standard", [*words, "1"])
    with pytest.raises(AssertionError):
        laid(*words)


@pytest.mark.parametrize(
    "words", [("druid", "6"), ("pass",), ("bar", "1|2", "2|3"), ("lay", "1|2"), ("lay", "2|3")]
)
def test_oracle_would_notice_what_may_not_be_done_while_laying(words: Action) -> None:
    oracle = Oracle(3, "laid", ["1"])
    oracle.play(1, ("lay", "1|2"), [])
    with pytest.raises(AssertionError):
        oracle.play(1, words, [])
    with pytest.raises(AssertionError):
        oracle.play(2, ("lay", "5|6"), [])


def test_nobody_is_elected_where_every_seat_ties() -> None:
    """« Les joueurs à égalité sont éliminés »: where no seat is alone nobody has won, and all ranks
    are 1."""
    oracle = laid(*DEALT)
    for seat in (1, 2, 0):
        oracle.play(seat, ("pass",), [])
    assert oracle.result() == ((), (0, 0, 0), (1, 1, 1))
