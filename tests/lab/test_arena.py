"""The arena: the same seed gives the same figures whoever is done first, seats are rotated, intervals are Wilson's."""

from __future__ import annotations

import importlib
from collections import Counter
from typing import Any

import pytest

from lab.conftest import Here
from nemeton import BadSetup
from nemeton.lab import Standing, arena
from nemeton.lab.arena import play
from nemeton.match import Match

module = importlib.import_module("nemeton.lab.arena")  # the package gives its function that name
THREE = ("random", "greedy", "apprentice")
SHORT = {"deck": "short"}


def figures(game: str, words: tuple[str, ...], games: int, seed: str = "arena", jobs: int = 1) -> list[dict[str, Any]]:
    """What the last line of standings says."""
    *_, standings = arena(game, words, games, {}, seed, jobs)
    return [standing.plain() for standing in standings]


def test_figures_do_not_depend_on_how_many_work() -> None:
    one, two = (figures("stonehenge", ("random", "greedy"), 8, jobs=jobs) for jobs in (1, 2))
    assert one == two and [row["bot"] for row in one] == ["random", "greedy"]
    assert [row["games"] for row in one] == [8, 8] and sum(row["rate"] for row in one) == 1


@pytest.mark.usefixtures("here")
def test_another_seed_is_another_tournament() -> None:
    once, again, other = (figures("toy", ("random", "greedy"), 12, seed) for seed in ("oak", "oak", "ash"))
    assert once == again != other


@pytest.mark.usefixtures("here")
def test_figures_do_not_depend_on_which_game_is_over_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirds of a victory add up to something else in another order, unless it is seen to."""
    told = []
    for order in (list, reversed):
        monkeypatch.setattr(module, "as_completed", order, raising=False)
        told.append(figures("toy", THREE, 12))
    assert told[0] == told[1]


def test_every_entrant_sits_equally_often_on_every_seat(here: Here) -> None:
    *_, standings = arena("toy", THREE, 12, {}, "arena", 1)
    assert all({seat: len(shares) for seat, shares in one.by_seat.items()} == {0: 4, 1: 4, 2: 4} for one in standings)
    assert len(here.asked) == 12


def test_each_deal_is_played_once_in_every_rotation(here: Here) -> None:
    list(arena("toy", THREE, 12, {}, "arena", 1))
    deals = Counter((seed, rotation) for _, _, _, rotation, seed in here.asked)
    assert set(deals.values()) == {1} and {rotation for _, rotation in deals} == {0, 1, 2}
    assert set(Counter(seed for seed, _ in deals).values()) == {3}


def test_entrants_move_on_by_one_seat() -> None:
    seatings = [play("toy", THREE, SHORT, rotation, "deal")[0] for rotation in range(3)]
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
    assert len(dealt) == 6 and len(set(dealt[:3])) == len(set(dealt[3:])) == 1 and dealt[0] != dealt[3]


def test_a_game_shares_one_victory_and_tells_the_scores() -> None:
    for number in range(10):
        entrants, shares, scores = play("toy", THREE, SHORT, 1, f"deal {number}")
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


# Newcombe, Statistics in Medicine 17 (1998), table I, method 3; and what must hold at the ends.
WILSON = {(81, 263): (0.2553, 0.3662), (15, 148): (0.0624, 0.1605), (0, 20): (0, 0.1611), (1, 29): (0.0061, 0.1718),
          (20, 20): (0.8389, 1), (50, 100): (0.4038, 0.5962)}  # fmt: skip


def test_the_arena_plays_as_the_house_does_where_bots_sit() -> None:
    """Le Jeu du Président: quizzes only, whatever was chosen."""
    games = [
        [standing.plain() for standing in [*arena("president", ["random"] * 3, 2, options, jobs=1)][-1]]
        for options in ({"length": "short", "challenges": "all"}, {"length": "short", "challenges": "quiz"})
    ]
    assert games[0] == games[1]


def test_shared_victories_lie_closer_together() -> None:
    """Half of 100 games won, and 100 games half won or a little more or less: the second rate is known far better."""
    whole, shared = Standing("druid"), Standing("druid")
    for number in range(100):
        whole.add(0, number % 2, 0)
        shared.add(0, 0.4 + 0.2 * (number % 2), 0)
    assert whole.rate == pytest.approx(shared.rate) and whole.told == pytest.approx(100)
    assert whole.interval == pytest.approx((0.404, 0.596), abs=0.001)
    assert shared.told == pytest.approx(2500) and shared.interval == pytest.approx((0.480, 0.520), abs=0.001)


@pytest.mark.parametrize(("counts", "interval"), WILSON.items())
def test_intervals_are_wilsons(counts: tuple[int, int], interval: tuple[float, float]) -> None:
    won, games = counts
    assert Standing("random", games=games, won=won).interval == pytest.approx(interval, abs=5e-5)


def test_before_the_first_game_anything_is_possible() -> None:
    fresh = Standing("random")
    assert fresh.interval == (0, 1) and fresh.rate == 0 and fresh.plain()["by_seat"] == {}


def test_a_standing_adds_up() -> None:
    standing = Standing("bard")
    for seat, share, score in [(0, 1.0, 8), (1, 0.5, 6), (1, 0.0, 1), (0, 0.5, 5)]:
        standing.add(seat, share, score)
    plain = standing.plain()
    assert (plain["bot"], plain["games"], plain["rate"], plain["score"]) == ("bard", 4, 0.5, 5)
    assert plain["by_seat"] == {"0": 0.75, "1": 0.25} and plain["interval"] == list(standing.interval)
