"""Win rates: intervals are Wilson's where every game stands alone; what belongs together is one
observation."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import pytest

from nemeton.lab.rates import Rate

# Newcombe, Statistics in Medicine 17 (1998), table I, method 3; and what must hold at the ends.
WILSON = {(81, 263): (0.2553, 0.3662), (15, 148): (0.0624, 0.1605), (0, 20): (0, 0.1611), (1, 29): (0.0061, 0.1718),
          (20, 20): (0.8389, 1), (50, 100): (0.4038, 0.5962)}  # fmt: skip


def rate(groups: Iterable[Iterable[float]]) -> Rate:
    made = Rate()
    for number, group in enumerate(groups):
        for share in group:
            made.add(share, number)
    return made


def width(known: Rate) -> float:
    low, high = known.interval
    return high - low


@pytest.mark.parametrize(("counts", "interval"), WILSON.items())
def test_intervals_are_wilsons(counts: tuple[int, int], interval: tuple[float, float]) -> None:
    won, games = counts
    known = rate([float(number < won)] for number in range(games))
    assert known.interval == pytest.approx(interval, abs=5e-5) and known.pairing == 1


def test_shared_victories_lie_closer_together() -> None:
    """Half of 100 games won, and 100 games half won or a little more or less: the second rate is
    known far better."""
    whole, shared = (
        rate([number % 2] for number in range(100)),
        rate([0.4 + 0.2 * (n % 2)] for n in range(100)),
    )
    assert whole.rate == pytest.approx(shared.rate) and whole.told == pytest.approx(100)
    assert whole.interval == pytest.approx((0.404, 0.596), abs=0.001)
    assert shared.told == pytest.approx(2500) and shared.interval == pytest.approx(
        (0.480, 0.520), abs=0.001
    )


def test_where_the_seat_decides_pairs_tell_more_than_their_games() -> None:
    """Every deal is won from the better seat and lost from the other: a hundred such pairs leave
    little doubt."""
    paired, alone = rate([(1, 0)] * 100), rate([number % 2] for number in range(200))
    assert paired.rate == alone.rate == 0.5
    assert paired.pairing == pytest.approx(0.1) and width(paired) < width(alone) / 9


def test_where_the_deal_decides_pairs_tell_less_than_their_games() -> None:
    """Both rotations of a deal end alike: 200 games are 100 observations, and the interval is that
    of 100 games."""
    paired, alone = (
        rate([(n % 2, n % 2) for n in range(100)]),
        rate([number % 2] for number in range(200)),
    )
    assert paired.told == pytest.approx(100, rel=0.01) and paired.pairing == pytest.approx(
        2**0.5, rel=0.01
    )
    assert width(paired) > width(alone)


def test_a_few_deals_that_are_alike_promise_nothing() -> None:
    """Two pairs, each won once and lost once: no certainty comes of that."""
    assert width(rate([(1, 0), (0, 1)])) > 0.5


def test_what_is_always_won_is_known_as_well_as_its_games() -> None:
    assert rate([(1, 1)] * 10).interval == rate([[1]] * 20).interval


def by_seat(source: random.Random) -> list[float]:
    return [float(source.random() < 0.95), float(source.random() < 0.35)]


def by_deal(source: random.Random) -> list[float]:
    lucky = source.choice((0.3, 1.0))
    return [float(source.random() < lucky), float(source.random() < lucky)]


@pytest.mark.parametrize("deal", [by_seat, by_deal])
def test_95_intervals_in_a_hundred_hold_the_truth(
    deal: Callable[[random.Random], list[float]],
) -> None:
    """Both kinds of deals are won at 65 %; 600 tournaments of 40 deals each, always the same ones."""
    source, held = random.Random(8), 0
    for _ in range(600):
        low, high = rate([deal(source) for _ in range(40)]).interval
        held += low <= 0.65 <= high
    assert 0.93 < held / 600 < 0.97
