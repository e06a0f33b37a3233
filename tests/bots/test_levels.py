"""The levels: words that a seat can be given, how each decides, and that none thinks longer than it
may."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from games.stonehenge import table
from games.walking import walk
from match.embers import deal, play
from nemeton import BadSetup, speech
from nemeton.bots import LADDER, LEVELS, WORDS, Solver, at_most_quick, decide, level_of, levels
from nemeton.games import load
from nemeton.match import Match

SOON_WON = "2Q 1G 6N 5F 5H 4L 3C 1D 1P 2K 4E 2O"  # six spaces are empty


class Silent(random.Random):
    """A source that nobody may ask."""

    def random(self) -> float:
        raise AssertionError("one action needs no thought")


def test_every_word_is_a_level_and_none_stands_twice() -> None:
    assert [level_of(word).word for word in WORDS] == list(WORDS) and len(set(WORDS)) == len(WORDS)
    assert tuple(level.word for level in LADDER) == LEVELS and set(LEVELS) < set(WORDS)


def test_the_ladder_goes_up() -> None:
    steps = [(-level.careless, level.iterations, level.solves) for level in LADDER]
    assert steps == sorted(steps) and len(set(steps)) == len(steps)


@pytest.mark.parametrize(
    "word", ["merlin", "", "Druid", "human", "x" * 999], ids=lambda word: word[:6]
)
def test_an_unknown_word_is_refused(word: str) -> None:
    match = table.new()
    with pytest.raises(BadSetup) as refused:
        decide(match.game, match.seen(0), 0, word, random.Random(1))
    assert refused.value.reason.key == "setup-level" and len(str(refused.value)) < 160
    assert all(
        known in speech.error(refused.value, code) for known in WORDS for code in speech.LANGUAGES
    )


@pytest.mark.parametrize("word", WORDS)
def test_the_only_legal_action_is_played_without_a_thought(word: str) -> None:
    match = play(deal("gift storm", "gift gift"), "0 play gift")
    assert match.legal(1) == [("let",)]
    assert decide(match.game, match.seen(1), 1, word, Silent()) == ("let",)


@pytest.mark.parametrize("word", WORDS)
def test_every_level_plays_something_legal(word: str) -> None:
    for match in (
        table.after(SOON_WON),
        table.after(SOON_WON, "hidden"),
        deal("gift storm", "hush gift"),
    ):
        seat = match.actors[0]
        action = decide(
            match.game, match.seen(seat), seat, word, random.Random(1), stop=lambda: True
        )
        assert action in match.legal(seat)


@pytest.mark.parametrize(
    ("word", "least", "most"), [("random", 200, 200), ("apprentice", 140, 180), ("greedy", 0, 0)]
)
def test_a_careless_level_plays_anything_as_often_as_it_says(
    word: str, least: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, source = table.new(), random.Random(1)
    monkeypatch.setattr(levels, "anything", lambda *_: ("anything",))
    monkeypatch.setattr(levels, "greedy", lambda *_: ("greedy",))
    played = [decide(match.game, match.seen(0), 0, word, source) for _ in range(200)]
    assert least <= played.count(("anything",)) <= most


def advised(match: Match, **parts: Any) -> Any:
    """The match's game with other advice."""
    return SimpleNamespace(**{**vars(match.game), "bot": SimpleNamespace(**parts)})


def test_a_game_says_how_careless_a_level_is_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond 1 it plays what looks worst: an opponent for children where chance alone wins one game
    in five."""
    match, source = table.new(), random.Random(1)
    game = advised(match, CARELESS={"apprentice": 1.25, "ovate": 0.0})
    for one in ("anything", "contrary", "greedy"):
        monkeypatch.setattr(levels, one, lambda *_, one=one: (one,))
    played = [decide(game, match.seen(0), 0, "apprentice", source)[0] for _ in range(400)]
    assert 60 <= played.count("contrary") <= 140 and played.count("anything") == 400 - played.count(
        "contrary"
    )
    assert "greedy" in [decide(game, match.seen(0), 0, "bard", source)[0] for _ in range(20)]


@pytest.mark.parametrize("word", ["greedy", "druid"])
def test_a_habit_of_the_game_needs_no_thought(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.new()
    habit = match.legal(0)[-1]
    game = advised(match, habit=lambda state, seat, _: habit if state == match.seen(seat) else None)
    monkeypatch.setattr(levels, "search", None)
    monkeypatch.setattr(levels, "greedy", None)
    assert decide(game, match.seen(0), 0, word, random.Random(1)) == habit


@pytest.mark.parametrize("word", ["greedy", "druid"])
def test_a_bot_thinks_of_what_the_game_calls_sensible(word: str) -> None:
    """Whatever else is legal; who plays anything may do that too."""
    match = table.new()
    few, legal = match.legal(0)[3:6], match.game.legal
    game = advised(
        match, evaluate=lambda _: (0.5, 0.5), sensible=lambda state, seat: legal(state, seat)[3:6]
    )
    played = {
        decide(game, match.seen(0), 0, word, random.Random(seed), stop=lambda: True)
        for seed in range(30)
    }
    assert played <= set(few) and len(played) > 1
    assert {
        decide(game, match.seen(0), 0, "random", random.Random(seed)) for seed in range(30)
    } - set(few)


@pytest.mark.parametrize("word", ["greedy", "druid"])
def test_the_only_sensible_action_needs_no_thought(
    word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = table.new()
    monkeypatch.setattr(levels, "search", None)
    monkeypatch.setattr(levels, "greedy", None)
    game = advised(match, sensible=lambda state, seat: match.game.legal(state, seat)[-1:])
    assert decide(game, match.seen(0), 0, word, random.Random(1)) == match.legal(0)[-1]


def test_the_strongest_level_wins_what_can_be_worked_out() -> None:
    for match in (table.after(SOON_WON), table.after("5P 5J 1M 6F 1E 4B 3R 3K 6G 3O")):
        solver = Solver(match.game)
        assert solver.wins(match.seen(None), 0)
        match.play(0, decide(match.game, match.seen(0), 0, "druid", random.Random(1)))
        assert solver.wins(match.seen(None), 0)


def test_the_strongest_level_plays_on_where_all_is_lost() -> None:
    match = table.after("2M 5H 5F 2B 4I 6N 6G 4J 1D 3C 1A 3K")
    assert Solver(match.game).winning_action(match.seen(0), 0, random.Random(1)) is None
    assert decide(
        match.game, match.seen(0), 0, "druid", random.Random(1), stop=lambda: True
    ) in match.legal(0)


def large() -> Match:
    """Called claims, nine empty spaces: to work this out takes minutes."""
    for match in walk(table.new(claims="called"), random.Random(4)):
        if list(match.view(None)["spaces"].values()).count(None) == 9:
            return match
    raise AssertionError("no such position")


def test_the_strongest_level_stops_when_its_time_is_up_even_where_it_could_work_it_out() -> None:
    """Bounded in time: the house has one process for the bots of all tables."""
    stonehenge, tried = load("stonehenge"), []

    def apply(*args: Any) -> None:
        tried.append(1)
        assert len(tried) < 30_000, "it goes on although its time is up"
        stonehenge.apply(*args)

    counted: Any = SimpleNamespace(**{**vars(stonehenge), "apply": apply})
    match = large()
    seat = match.actors[0]
    action = decide(counted, match.seen(seat), seat, "druid", random.Random(1), stop=lambda: True)
    assert action in match.legal(seat)


def test_a_level_that_thinks_long_can_be_replaced_by_a_quick_one() -> None:
    assert [at_most_quick(word) for word in LEVELS] == ["apprentice", "bard", "ovate", "ovate"]
