"""Two implementations in lockstep: the game and the oracle must agree on every action, view, word
and result.
NEMETON_GAMES sets how many games are played in each way of playing; together they go round all
seats and options."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from games.counted import table
from games.druids.oracle import Action, Oracle
from games.druids.table import (
    EMPTY_HANDS,
    FOUR_KINDS,
    HANDS,
    PLACES,
    climb,
    gather,
    hold,
    play,
    reach,
    two,
)
from games.led import Habit, Table, Words, follow
from nemeton import Match
from nemeton.match.replay import steps

GAMES = int(os.environ.get("NEMETON_GAMES", "8"))
OPTIONS = {"first_servants": "random", "amulets": "one", "first": "lot"}  # the defaults
CHOICES = [*product((2, 3, 4), ("random", "chosen"), ("one", "number"), ("lot", "seat"))]
TABLES = [
    Table("druids", seats, dict(zip(OPTIONS, chosen, strict=True)), Oracle)
    for seats, *chosen in CHOICES
]
Random("tables").shuffle(TABLES)  # so that a few of them are not all alike


# Ways to play. Fair is any action as likely as any other.


def scores(oracle: Oracle, _: int, action: Action) -> float:
    """Gems go to places of their kind, rituals are held at once: the column is climbed."""
    if action[0] == "gem":
        return 20 if action[1].startswith(oracle.slot(action[2])["place"]) else 1
    return {"stop": 0.2, "ritual": 20, "discard": 0.1}.get(action[0], 1)


def stops(_: Oracle, __: int, action: Action) -> float:
    """Hands stay short."""
    return {"stop": 20, "ritual": 5}.get(action[0], 1)


def hoards(_: Oracle, __: int, action: Action) -> float:
    """All that can be drawn is drawn and laid, and rituals are held only where they must be: hands
    run empty."""
    return {"stop": 0, "ritual": 0.01, "discard": 0}.get(action[0], 1)


def keeps_apart(oracle: Oracle, _: int, action: Action) -> float:
    """Hoards, with gems on one slot and servants on the others: hands run empty where no ritual is
    possible."""
    if action[0] == "gem":
        return float(action[2] == "6")
    if action[0] == "servant":
        return 0 if action[2] == "6" else 1 if len(oracle.slot(action[2])["servants"]) < 2 else 0.01
    return (
        0
        if action == ("ritual", "6")
        else {"stop": 0, "ritual": 0.001, "discard": 0}.get(action[0], 1)
    )


WAYS: dict[str, Habit[Oracle]] = {
    "fair": Habit(),
    "scores": Habit(scores),
    "stops": Habit(stops),
    "hoards": Habit(hoards),
    "keeps apart": Habit(keeps_apart),
}


def table_of(way: str, number: int) -> Table[Oracle]:
    """The first eight of each way are all tables, at least once."""
    return TABLES[(number + 8 * [*WAYS].index(way)) % len(TABLES)]


def name(way: str, number: int) -> str:
    """The same name is the same game, whatever the match does: the oracle leads."""
    return f"{way}-{number}"


@pytest.mark.parametrize("way", WAYS)
def test_game_agrees_with_the_oracle_at_every_step(
    way: str, record_property: Callable[[str, object], None]
) -> None:
    counts: Counter[str] = Counter()
    for number in range(GAMES):
        counts += table_of(way, number).lead(WAYS[way], name(way, number)).noted
    record_property(f"what happened in games of druids, {way}", table(counts, EVERYTHING))


# Games with something rare in them, found among some hundred with `Table.alone`.

FOUND = [
    ("stops", 39),  # the column ends the game with the last amulet
    ("hoards", 129),
    ("keeps apart", 53),  # over with empty hands
]


@pytest.mark.parametrize(("way", "number"), FOUND)
def test_game_agrees_with_the_oracle_where_something_rare_happens(way: str, number: int) -> None:
    assert table_of(way, number).lead(WAYS[way], name(way, number)).phase == "over"


EVERYTHING = [
    *(
        f"stop {when} a draw with {gems}"
        for when in ("before", "after")
        for gems in ("one gem", "two gems")
    ),
    *("full hand", "nothing left to draw", "keep with a gem", "keep without a gem"),
    *("0 cards laid", "1 cards laid", "2 cards laid"),
    *("pass", "empty hand and no ritual possible", "all hands empty, a ritual must be held"),
    *(f"discards become the stock after a {what}" for what in ("discard", "draw", "ritual")),
    *(f"servant takes {much}" for much in ("nothing", "less", "as much", "more")),
    *(
        "equal servants",
        "column grows",
        "amulets are lost",
        "no amulets are left to lose",
        "slot stays closed",
    ),
    *("over after eleven rituals", "over at the top of the column", "over with empty hands"),
]


def test_everything_happens_in_these_games() -> None:
    counts: Counter[str] = Counter()
    for way, number in [*product(WAYS, range(8)), *FOUND]:
        counts += table_of(way, number).alone(WAYS[way], name(way, number)).noted
    assert {*counts} == {*EVERYTHING}, f"\n{table(counts, sorted({*counts, *EVERYTHING}))}"


# Corners where such games hardly go.


def empty_hands() -> Match:
    return play(gather(two(), EMPTY_HANDS, 0), "ritual@3:ruby keep")


def empty_hands_later() -> Match:
    """Seat 1 starts a turn at the discard and draws its servants; the game goes on at random."""
    match = play(
        gather(two(), EMPTY_HANDS.replace("amber-1@6", "amber-1@3"), 0),
        "ritual@3:ruby keep +amber-1 keep",
    )
    return reach(lambda now: not now.actors, match)


def column_by_one() -> Match:
    return hold(gather(two(), FOUR_KINDS, 0), 1, 2, 3, 4)


def amulets_lost() -> Match:
    match = climb("amber-5@1", "jet-9@3 jet-8@3 jet-7@3 jet-6@3")
    return hold(gather(match, "emerald-9@2 0s2@2 1s3@2", 0), 2)


@pytest.mark.parametrize("corner", [empty_hands, empty_hands_later, column_by_one, amulets_lost])
def test_game_agrees_with_the_oracle_where_random_games_do_not_go(
    corner: Callable[[], Match],
) -> None:
    assert follow(steps(corner().record()), Oracle).phase == "over"


# The oracle is strict with the words of chance; else it would not notice one too many.

SETUP = f"{PLACES} {HANDS[0]} {HANDS[1]} 0"


def set_up(words: str) -> Oracle:
    return Oracle(2, OPTIONS, Words(words.split()))


def drawing() -> Oracle:
    """Seat 0 has laid two cards and is about to draw."""
    oracle = set_up(SETUP)
    for action in (("gem", "jet-1", "3"), ("servant", "1", "3"), ("keep",)):
        oracle.play(0, action, Words())
    return oracle


@pytest.mark.parametrize(
    "words",
    [
        SETUP.removesuffix(" 0"),
        f"{SETUP} 1",
        SETUP.removesuffix("0") + "2",
        SETUP.replace("amber emerald jet", "jet jet jet"),
        SETUP.replace("jet-2", "jet-1"),
        SETUP.replace("1 2 3", "1 2 2"),
        SETUP.replace("1 2 3", "1 2 7"),
        SETUP.replace("jet-1", "jet"),
    ],
)
def test_oracle_refuses_a_setup_that_chance_can_not_have_given(words: str) -> None:
    assert set_up(SETUP).actors() == (0,)
    with pytest.raises(ValueError, match=r"missing|left over|is none of"):
        set_up(words)


@pytest.mark.parametrize("words", ["", "jet-1", "jet-3", "4", "jet-9 jet-8", "jet-10"])
def test_oracle_refuses_a_draw_that_chance_can_not_have_given(words: str) -> None:
    drawing().play(0, ("draw", "gem"), Words(["jet-9"]))
    with pytest.raises(ValueError, match=r"missing|left over|is none of"):
        drawing().play(0, ("draw", "gem"), Words(words.split()))


def test_oracle_refuses_a_word_where_nothing_is_drawn() -> None:
    with pytest.raises(ValueError, match="left over"):
        set_up(SETUP).play(0, ("gem", "jet-1", "3"), Words(["jet-9"]))


def test_oracle_asks_for_no_first_seat_where_seat_0_begins() -> None:
    options = {**OPTIONS, "first": "seat"}
    assert Oracle(2, options, Words(SETUP.split()[:-1])).actors() == (0,)
    with pytest.raises(ValueError, match="left over"):
        Oracle(2, options, Words(SETUP.split()))


# The oracle itself, where the rules have an example.


@pytest.mark.parametrize(
    ("amulets", "gems", "taken"),
    [
        ("one", "123456", [(1, 2), (0, 2), (2, 2)]),
        ("one", "123456789", [(1, 2), (0, 2), (2, 5)]),
        ("one", "123", [(1, 2), (0, 1), (2, 0)]),
        ("number", "57", [(1, 2), (0, 2), (2, 8)]),
    ],
)
def test_oracle_shares_amulets_out_as_in_the_example(
    amulets: str, gems: str, taken: list[tuple[int, int]]
) -> None:
    """Servants 2 of seat 0, 2 of seat 1, 5 of seat 2; seat 1 holds the ritual."""
    words = Words(f"{PLACES} {' '.join(HANDS[:3])} 1".split())
    oracle = Oracle(3, {**OPTIONS, "amulets": amulets}, words)
    slot = oracle.slot("3")
    slot["gems"] = [{"by": 0, "gem": f"jet-{number}"} for number in gems]
    slot["servants"] = [{"by": by, "value": value} for by, value in ((2, 5), (0, 2), (1, 2))]
    oracle.play(1, ("ritual", "3"), Words(["ruby"]))
    shown = oracle.view(None)["last_ritual"]
    assert [(take["by"], take["amulets"]) for take in shown["takes"]] == taken
