"""The arena: the same seed gives the same figures whoever is done first, seats rotate, a deal is
one observation."""

from __future__ import annotations

import importlib
from collections import Counter
from math import log10
from typing import Any

import pytest

from lab.conftest import Here
from nemeton import BadSetup
from nemeton.lab import Standing, arena
from nemeton.lab.arena import play, rated
from nemeton.match import Match

module = importlib.import_module("nemeton.lab.arena")  # the package gives its function that name
THREE = ("random", "greedy", "apprentice")
SHORT = {"deck": "short"}


def figures(
    game: str, words: tuple[str, ...], games: int, seed: str = "arena", jobs: int = 1
) -> list[dict[str, Any]]:
    """What the last line of standings says."""
    *_, standings = arena(game, words, games, {}, seed, jobs)
    return [standing.plain() for standing in standings]


def test_figures_do_not_depend_on_how_many_work() -> None:
    one, two = (figures("stonehenge", ("random", "greedy"), 8, jobs=jobs) for jobs in (1, 2))
    assert one == two and [row["bot"] for row in one] == ["random", "greedy"]
    assert [row["games"] for row in one] == [8, 8] and sum(row["rate"] for row in one) == 1


@pytest.mark.usefixtures("here")
def test_another_seed_is_another_tournament() -> None:
    once, again, other = (
        figures("toy", ("random", "greedy"), 12, seed) for seed in ("oak", "oak", "ash")
    )
    assert once == again != other


@pytest.mark.usefixtures("here")
def test_figures_do_not_depend_on_which_game_is_over_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirds of a victory add up to something else in another order, unless it is seen to."""
    told = []
    for order in (list, reversed):
        monkeypatch.setattr("nemeton.lab.work.as_completed", order)
        told.append(figures("toy", THREE, 12))
    assert told[0] == told[1]


def test_every_entrant_sits_equally_often_on_every_seat(here: Here) -> None:
    *_, standings = arena("toy", THREE, 12, {}, "arena", 1)
    assert all(
        {seat: won.games for seat, won in one.by_seat.items()} == {0: 4, 1: 4, 2: 4}
        for one in standings
    )
    assert len(here.asked) == 12


def test_each_deal_is_played_once_in_every_rotation(here: Here) -> None:
    list(arena("toy", THREE, 12, {}, "arena", 1))
    deals = Counter((seed, rotation) for _, _, _, rotation, seed in here.asked)
    assert set(deals.values()) == {1} and {rotation for _, rotation in deals} == {0, 1, 2}
    assert set(Counter(seed for seed, _ in deals).values()) == {3}


def test_entrants_move_on_by_one_seat() -> None:
    seatings = [play("toy", THREE, SHORT, rotation, "deal").entrants for rotation in range(3)]
    assert seatings == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_every_rotation_gets_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    def noted(*args: Any, **kwargs: Any) -> Match:
        match = Match(*args, **kwargs)
        dealt.append(tuple(match.setup.chance()))
        return match

    monkeypatch.setattr(module, "Match", noted)
    for seed in ("one", "two"):
        for rotation in range(3):
            play("toy", THREE, SHORT, rotation, seed)
    assert (
        len(dealt) == 6 and len(set(dealt[:3])) == len(set(dealt[3:])) == 1 and dealt[0] != dealt[3]
    )


def test_a_game_shares_one_victory_and_tells_the_scores() -> None:
    for number in range(10):
        played = play("toy", THREE, SHORT, 1, f"deal {number}")
        entrants, shares, scores = played.entrants, played.shares, played.scores
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        assert sorted(entrants) == [0, 1, 2] and sum(shares) == pytest.approx(1)
        assert [seat for seat, share in enumerate(shares) if share] == best


@pytest.mark.parametrize(
    ("game", "words", "options", "key"),
    [
        ("chess", ("random", "random"), {}, "setup-game"),
        ("stonehenge", ("random",) * 3, {}, "setup-seats"),
        ("stonehenge", ("random", "merlin"), {}, "setup-level"),
        ("stonehenge", ("random", "random"), {"pawns": "flying"}, "setup-value"),
    ],
)
def test_bad_words_are_refused_before_anybody_works(
    game: str, words: tuple[str, ...], options: dict[str, str], key: str, here: Here
) -> None:
    with pytest.raises(BadSetup) as refused:
        list(arena(game, words, 4, options))
    assert refused.value.reason.key == key and here.asked == []


def test_the_arena_plays_as_the_house_does_where_bots_sit() -> None:
    """Le Jeu du Président: quizzes only, whatever was chosen."""
    games = [
        [
            standing.plain()
            for standing in [*arena("president", ["random"] * 3, 2, options, jobs=1)][-1]
        ]
        for options in (
            {"length": "short", "challenges": "all"},
            {"length": "short", "challenges": "quiz"},
        )
    ]
    assert games[0] == games[1]


def test_a_deal_is_one_observation(here: Here) -> None:
    """Four deals for three seats, and a thirteenth game that begins a fifth."""
    *_, standings = arena("toy", THREE, 13, {}, "arena", 1)
    for standing in standings:
        assert [len(group) for group in standing.won.groups.values()] == [3, 3, 3, 3, 1]
        assert standing.plain()["deals"] == 5 and standing.plain()["fair"] == 1 / 3
    assert len(here.asked) == 13


def test_before_the_first_game_anything_is_possible() -> None:
    fresh = Standing("random")
    assert fresh.interval == (0, 1) and fresh.rate == 0 and fresh.plain()["by_seat"] == {}


def test_a_standing_adds_up() -> None:
    standing = Standing("bard")
    for deal, (seat, share, score) in enumerate(
        [(0, 1.0, 8), (1, 0.5, 6), (1, 0.0, 1), (0, 0.5, 5)]
    ):
        standing.add(seat, share, score, deal // 2, f"game {deal}")
    plain = standing.plain()
    assert (plain["bot"], plain["games"], plain["deals"], plain["rate"], plain["score"]) == (
        "bard",
        4,
        2,
        0.5,
        5,
    )
    assert plain["by_seat"] == {"0": 0.75, "1": 0.25} and plain["interval"] == list(
        standing.interval
    )


def test_ratings_follow_the_words_and_not_the_seats() -> None:
    """A lone greedy bot that wins half the games at a table of three is twice as strong as each of
    the others."""
    standings = [Standing(word, 1 / 3) for word in ("greedy", "random", "random")]
    for deal in range(1000):
        for standing, share in zip(standings, (deal % 2, 1 - deal % 2, 0), strict=True):
            standing.add(0, share, 0, deal, f"game {deal}")
    points = rated(standings)
    assert points.keys() == {"greedy", "random"}
    assert points["greedy"].points - points["random"].points == pytest.approx(400 * log10(2), abs=1)


def test_equal_words_have_no_rating() -> None:
    standings = [Standing("bard"), Standing("bard")]
    for deal in range(4):
        standings[0].add(0, 1, 0, deal, f"game {deal}")
        standings[1].add(1, 0, 0, deal, f"game {deal}")
    assert rated(standings) == {}


@pytest.mark.usefixtures("here")
def test_a_game_that_nobody_wins_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Le Grand Druide, where all pass at once: it is played, and won by none."""
    monkeypatch.setattr(module, "decide", lambda *_, **__: ("pass",))
    played = play("grand_druide", ("greedy", "random", "random"), {"bars": "standard"}, 0, "deal")
    assert played.nobody and played.shares == (0, 0, 0)
    for number, standings in enumerate(
        arena("grand_druide", ("greedy", "random", "random"), 3, {}, "arena", 1), 1
    ):
        for standing in standings:
            assert (standing.games, standing.nobody, standing.rate, standing.fair) == (
                number,
                number,
                0,
                0,
            )
            assert standing.plain()["nobody"] == number and standing.plain()["fair"] == 0
    assert rated(standings) == {}, "nobody has won from anybody"


def half_decided() -> list[Standing]:
    """A thousand games at a table of three, every other one won by nobody."""
    standings = [Standing(word, 1 / 3) for word in ("greedy", "random", "random")]
    for deal in range(1000):
        nobody, first = deal % 2 == 1, float(deal % 4 == 0)
        for standing, share in zip(
            standings, (first, 0.0 if nobody else 1 - first, 0.0), strict=True
        ):
            standing.add(0, share, 0, deal, f"game {deal}", nobody)
    return standings


def test_what_is_fair_is_a_part_of_what_somebody_won() -> None:
    assert [standing.fair for standing in half_decided()] == [pytest.approx(1 / 6)] * 3


def test_ratings_are_made_of_games_that_somebody_won() -> None:
    """Of those the lone greedy bot wins half, and is twice as strong as each of the others; half as
    much is told."""
    points = rated(half_decided())
    assert points["greedy"].points - points["random"].points == pytest.approx(400 * log10(2), abs=1)
    assert points["greedy"].points == pytest.approx(-points["random"].points)
