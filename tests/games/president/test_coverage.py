"""Every case of an offer, a sum, a debt, a challenge and an end comes up in the games that are
played here.
Votes are always the sum of what is held, and the record explains every debt.
NEMETON_GAMES plays that many games, and then even rare cases must have come up."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

from games.counted import table
from games.president.happenings import EVERYTHING, assert_explained, followed
from games.president.table import CHALLENGES, LENGTHS, SEATS, new
from games.walking import walk
from nemeton.games.president.rules.sums import worth

GAMES = int(os.environ.get("NEMETON_GAMES", "120"))
TABLES = [*product(SEATS, CHALLENGES, LENGTHS)]
RARE = {  # not in a hundred games
    *(
        "nothing to do with a star",
        "nothing to do, too dear beside one's own",
        "equal votes, more départements",
    ),
    *("loss added to a debt", "debt paid that a gain has reduced", "debts of one lapse"),
    *("gain cancels debt and more", "gain cancels debt in part"),
    *("gain cancels none, one left", "gain cancels one, none left"),
}
HARDLY_EVER = {  # played on purpose in test_campaign.py and test_ending.py, and in lockstep with the oracle
    *("loss paid beside a debt", "debt paid in another turn", "debt paid before an older one"),
    *(
        "debt paid after another",
        "debt paid before the second round's first roll",
        "gain cancels debt exactly",
    ),
    *("gain cancels none, some left", "gain cancels one, one left", "gain cancels one, some left"),
    *(f"gain cancels some, {left} left" for left in ("none", "one", "some")),
    *("debts of some lapse", "debt kept in the second round", "debt picked by an ally"),
    *("debt picked by a challenger", "round 2 ends at once", "shared victory"),
}


def played(seats: int, challenges: str, length: str, number: int) -> Counter[str]:
    name = f"coverage-{seats}-{challenges}-{length}-{number}"
    for match in walk(
        new(seats, None, challenges=challenges, length=length, seed=name), Random(name)
    ):
        state: Any = match.state
        assert state.votes == [worth(places) for places in state.held]
    oracle = followed(match)
    assert_explained(match, oracle)
    return oracle.noted


def test_everything_happens(record_property: Callable[[str, object], None]) -> None:
    counts: Counter[str] = Counter()
    for number in range(GAMES):
        counts += played(*TABLES[number % len(TABLES)], number)
    record_property("what happened in games of president", table(counts, EVERYTHING))
    expected = {*EVERYTHING} - HARDLY_EVER - (RARE if GAMES < 2000 else set())
    assert expected <= {*counts} <= {*EVERYTHING}, f"\n{table(counts, EVERYTHING)}"
