"""Ratings: differences are those of chess for two, and carry over to tables of any size."""

from __future__ import annotations

from math import log10

import pytest

from nemeton.lab.ratings import Result, ratings


def between(strong: str, weak: str, won: float, told: float = 1e6) -> Result:
    return Result({strong: 1, weak: 1}, {strong: won, weak: 1 - won}, told)


def test_three_victories_to_one_are_191_points() -> None:
    points = ratings([between("druid", "bard", 0.75)])
    assert points["druid"].points == pytest.approx(95.4, abs=0.1) == -points["bard"].points


def test_at_a_table_strength_is_in_proportion_to_victories() -> None:
    points = ratings([Result(dict.fromkeys("abc", 1), {"a": 4 / 7, "b": 2 / 7, "c": 1 / 7}, 1e6)])
    assert points["a"].points - points["b"].points == pytest.approx(400 * log10(2), abs=0.1)
    assert points["b"].points - points["c"].points == pytest.approx(400 * log10(2), abs=0.1)
    assert sum(rating.points for rating in points.values()) == pytest.approx(0, abs=1e-6)


def test_those_who_never_met_are_compared_through_a_third() -> None:
    points = ratings([between("ovate", "bard", 10 / 11), between("druid", "ovate", 10 / 11)])
    assert points["druid"].points - points["bard"].points == pytest.approx(800, abs=1)


def test_200_equal_games_leave_24_points_of_doubt_on_each_side() -> None:
    """Two strengths apart by a logit whose standard error is 2 / √200; half of it falls to each."""
    even = ratings([between("druid", "ovate", 0.5, 200)])["druid"]
    assert even.half == pytest.approx(1.96 / 200**0.5 * 400 / 2.3026, rel=0.01)
    assert even.interval == pytest.approx((-even.half, even.half))


def test_whoever_wins_all_is_rated_high_and_without_certainty() -> None:
    few, many = (ratings([between("druid", "random", 1, told)])["druid"] for told in (10, 1000))
    assert 0 < few.points < many.points < 2000 and few.half > 150 and many.half > 150


def test_nobody_has_no_rating() -> None:
    assert ratings([]) == {}
