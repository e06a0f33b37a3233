"""Every spell, arrival, answer, ballot and end comes up in games that the game and the oracle play
side by side.
The summary of the run shows how often; lockstep.py looks for such tables where the rules have
changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from games.counted import table
from games.druiden.happenings import EVERYTHING, happenings
from games.druiden.lockstep import named, played

TABLES = (
    *(
        "even-2-2",
        "even-2-5",
        "even-3-3",
        "even-5-7",
        "famine-4-3",
        "feast-2-0",
        "feast-2-4",
        "feast-3-5",
    ),
    *(
        "feast-4-6",
        "feast-5-1",
        "feast-5-5",
        "rings-2-10",
        "rings-2-3",
        "rings-4-2",
        "rings-4-6",
        "storm-2-6",
    ),
    *("storm-3-7", "storm-4-11", "stride-2-6", "stride-3-8", "stride-4-0"),
)


def test_everything_happens(record_property: Callable[[str, object], None]) -> None:
    counts = sum((happenings(played(named(name))) for name in TABLES), Counter[str]())
    record_property("what happened in games of druiden", table(counts, EVERYTHING))
    assert set(counts) == set(EVERYTHING), f"\n{table(counts, EVERYTHING)}"
    assert min(counts.values()) >= 3, f"\n{table(counts, EVERYTHING)}"
