"""Real logs of all five games and of every kind of entry: each is read to the table that it always
gave, and written back to the same bytes. `python tests/table/test_golden_logs.py` writes anew what
the tables are."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nemeton.games import load
from nemeton.house.storage import Entry
from nemeton.house.storage.sql import _text
from nemeton.table import snapshot
from nemeton.table.state import Table

LOGS = sorted((Path(__file__).parents[1] / "logs").glob("*.jsonl"))
TABLES = Path(__file__).parents[1] / "logs" / "tables.json"
KINDS = {
    *(
        "abandon",
        "advice",
        "arrange",
        "asleep",
        "dismiss",
        "hand-over",
        "lapse",
        "late",
        "motion",
        "move",
        "next",
    ),
    *(
        "offer",
        "pause",
        "rename",
        "resume",
        "set-right",
        "settings",
        "silence",
        "sit",
        "stand-in",
        "standing",
        "start",
    ),
    *("undo", "vote", "webhook", "withdraw"),
}


def entries(path: Path) -> list[Entry]:
    """The head of the table, then its log."""
    return [json.loads(line) for line in path.read_text().splitlines()]


def opened(path: Path) -> Table:
    head, *log = entries(path)
    return Table.opened(path.stem, head, log)


def told(table: Table) -> dict[str, Any]:
    """All that a log says of a table, in words that another way to keep tables can say too."""
    viewers = (None, *range(len(table.chairs)))
    match = table.match
    return {
        "stage": table.stage,
        "held": table.hold is not None,
        "seq": table.seq,
        "turn": table.turn,
        "at": table.at,
        "since": table.since,
        "host": table.host,
        "options": table.head["options"],
        "chairs": [asdict(chair) for chair in table.chairs],
        "settings": msgspec.to_builtins(table.settings),
        "paused": table.paused,
        "barred": sorted(table.barred),
        "silenced": table.silenced,
        "next": table.next,
        "asked": [[seat, at] for seat, at in sorted(table.called.items())],
        "advised": [[seat, times] for seat, times in sorted(table.advised.items())],
        "webhook": table.webhook,
        "clock": None if table.clock is None else fingerprint(repr(table.clock)),
        "motion": None if table.motion is None else [table.motion.kind, table.motion.said],
        "points": table.total(),
        "prompts": [table.prompt(viewer) for viewer in viewers],
        "lines": fingerprint(
            msgspec.json.encode([table.lines(viewer) for viewer in viewers]).decode()
        ),
        "match": None
        if match is None
        else fingerprint(json.dumps([match.record_for(viewer) for viewer in viewers])),
    }


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def every_line() -> Iterator[str]:
    for path in LOGS:
        yield from path.read_text().splitlines()


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_a_log_gives_the_table_that_it_always_gave(path: Path) -> None:
    assert told(opened(path)) == json.loads(TABLES.read_text())[path.stem]


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_a_snapshot_of_it_gives_the_same_table(path: Path) -> None:
    table = opened(path)
    again = snapshot.opened(path.stem, entries(path)[0], snapshot.taken(table))
    assert again is not None and told(again) == told(table)


def test_every_line_is_written_back_to_the_same_bytes() -> None:
    for line in every_line():
        assert _text(json.loads(line)) == line


def test_there_is_an_entry_of_every_kind_and_a_finished_game_of_each() -> None:
    kinds = {entry["kind"] for path in LOGS for entry in entries(path)[1:]}
    assert kinds == KINDS
    over = {table.head["game"] for table in map(opened, LOGS) if table.stage == "over"}
    assert over == {"druiden", "druids", "grand_druide", "president", "stonehenge"}


def test_they_are_of_the_rules_of_today() -> None:
    for path in LOGS:
        head = entries(path)[0]
        assert head.get("rules", load(head["game"]).about.rules) == load(head["game"]).about.rules


if __name__ == "__main__":
    TABLES.write_text(
        json.dumps({path.stem: told(opened(path)) for path in LOGS}, indent=1, ensure_ascii=False)
        + "\n"
    )
