"""Every case of an offer, a sum, a debt, a challenge and an end comes up in the games that are played here.
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

GAMES = int(os.environ.get("NEMETON_GAMES", "0"))
TABLES = [*product(SEATS, CHALLENGES, LENGTHS)]
FEW = [(2, "all", "short"), (3, "all", "full"), (4, "all", "short"), (5, "quiz", "full"), (6, "all", "short")]
NEARLY_ALWAYS = {  # in the few games; the others are rarer
    *(f"take with {dice}, some vacant" for dice in ("two digits", "a star", "two stars")),
    *("challenge among others' with two digits", "challenge beside one's own with two digits"),
    *("protect, all one's own", "campaign by choice, all one's own", "nothing to do with two digits"),
    *("gain exact", "gain rounded up", "loss exact", "loss rounded up", "seize exact", "seize rounded up", "loss paid"),
    *("quiz won", "quiz lost", "stage won", "stage lost", "round 1 ends by turns", "round 2 ends by turns"),
    *("round 1 ends with all held", "second round of 3", "second round of 4", "second round of 5", "second round of 6"),
}
HARDLY_EVER = {  # played on purpose in test_campaign.py and test_ending.py
    *("debt paid in another turn", "debt kept in the second round", "debt picked by an ally"),
    *("debt picked by a challenger", "round 2 ends at once", "shared victory"),
}


def played(seats: int, challenges: str, length: str, number: int) -> Counter[str]:
    name = f"coverage-{seats}-{challenges}-{length}-{number}"
    for match in walk(new(seats, None, challenges=challenges, length=length, seed=name), Random(name)):
        state: Any = match.state
        assert state.votes == [worth(places) for places in state.held]
    oracle = followed(match)
    assert_explained(match, oracle)
    return oracle.noted


def test_everything_happens(record_property: Callable[[str, object], None]) -> None:
    counts: Counter[str] = Counter()
    for number in range(GAMES or len(FEW)):
        counts += played(*(TABLES if GAMES else FEW)[number % len(TABLES if GAMES else FEW)], number)
    record_property("what happened in games of president", table(counts, EVERYTHING))
    expected = {*EVERYTHING} - HARDLY_EVER if GAMES >= 2000 else NEARLY_ALWAYS
    assert expected <= {*counts} <= {*EVERYTHING}, f"\n{table(counts, EVERYTHING)}"
