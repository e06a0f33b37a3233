"""Every law over every game, number of seats and combination of options; NEMETON_GAMES plays more."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golden import random_game
from nemeton.games import load, names
from nemeton.laws import Case, cases, check_case, check_line

GAMES = int(os.environ.get("NEMETON_GAMES", "8"))
SEEN = 40  # positions of a game at which the laws of secrecy are asked: all of a short one, some of a long one
CASES = [case for name in names() for case in cases(load(name))]

every_case = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])


@every_case
def test_random_games_keep_every_law(case: Case) -> None:
    every = max(
        1, len(random_game(case.game.about.name, case.seats, case.options, "length").moves) // SEEN
    )
    for number in range(GAMES):
        report = check_case(case, f"conformance-{number}", every=every)
        assert not report.violations, str(report.violations[0])


@every_case
@settings(max_examples=10)
@given(seed=st.integers(0, 9), numbers=st.lists(st.integers(0, 107), max_size=30))
def test_a_broken_law_shrinks_to_the_shortest_game(
    case: Case, seed: int, numbers: list[int]
) -> None:
    report = check_line(case, f"line-{seed}", numbers)
    assert not report.violations, str(report.violations[0])


@every_case
def test_games_reach_their_end_and_every_seat_wins(case: Case) -> None:
    winners: set[object] = set()
    for number in range(15):
        report = check_case(case, f"ends-{number}", every=1000)
        winners |= {key for key in report.coverage if key[0] == "winner"}
        if len(winners) == case.seats:
            return
    raise AssertionError(f"only {winners} ever won")
