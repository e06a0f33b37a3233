"""Every spell, arrival, answer, ballot and end comes up in the games that are played here.
The summary of the run shows how often; NEMETON_GAMES plays more of them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random

from games.counted import table
from games.druiden import habits
from games.druiden.habits import Habit, walk
from games.druiden.happenings import EVERYTHING, happenings
from games.druiden.table import SEATS, new

MORE = max(1, int(os.environ.get("NEMETON_GAMES", "1")) // 10)
GAMES: dict[Habit, int] = {  # for each number of seats
    habits.anything: 2,
    habits.hurries: 24,
    habits.councils: 8,
    habits.quarrels: 3,
    habits.robs: 3,
    habits.hides: 1,
}


def played(habit: Habit, seats: int, number: int) -> Counter[str]:
    name = f"{habit.__name__}-{seats}-{number}"
    *_, match = walk(new(seats, first=None, seed=name), Random(name), habit)
    return happenings(match)


def test_everything_happens(record_property: Callable[[str, object], None]) -> None:
    counts: Counter[str] = Counter()
    for habit, games in GAMES.items():
        for seats in SEATS:
            counts += sum((played(habit, seats, number) for number in range(games * MORE)), Counter())
    record_property("what happened in games of druiden", table(counts, EVERYTHING))
    assert set(counts) == set(EVERYTHING), f"\n{table(counts, EVERYTHING)}"
