"""What the house has written down, beside what it has acknowledged: nothing lost, nothing twice, no
number left out.
Reads the folder of a house that is closed; changes nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from nemeton.games import load
from nemeton.match import Match

Words = tuple[str, ...]
Log = list[tuple[int, dict[str, Any]]]


class Deed(NamedTuple):
    """What a seat has answered to a prompt; `sure` when it was shown as played."""

    seat: int
    prompt: int
    action: Words
    sure: bool


def faults(data: Path, deeds: dict[str, list[Deed]]) -> list[str]:
    """A sentence for everything that is not as it should be."""
    database = sqlite3.connect(f"file:{data / 'nemeton.db'}?mode=ro", uri=True)
    try:
        return [
            f"{table}: {fault}"
            for table, done in deeds.items()
            for fault in _faults(*_read(database, table), done)
        ]
    finally:
        database.close()


def _read(database: sqlite3.Connection, table: str) -> tuple[dict[str, Any], Log]:
    (head,) = database.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
    rows = database.execute("SELECT seq, entry FROM log WHERE table_id = ? ORDER BY seq", (table,))
    return json.loads(head), [(seq, json.loads(entry)) for seq, entry in rows]


def _faults(head: dict[str, Any], log: Log, deeds: list[Deed]) -> Iterator[str]:
    if [seq for seq, _ in log] != list(range(len(log))):
        yield f"numbers are missing: {[seq for seq, _ in log]}"
    moves = [entry for _, entry in log if entry["kind"] == "move"]
    for seat, chair in enumerate(head["chairs"]):
        if chair["kind"] != "bot":
            written = [number for number, move in enumerate(moves) if move["seat"] == seat]
            yield from _of_seat(
                head, log, moves, written, [deed for deed in deeds if deed.seat == seat]
            )


def _of_seat(
    head: dict[str, Any],
    log: Log,
    moves: list[dict[str, Any]],
    written: list[int],
    deeds: list[Deed],
) -> Iterator[str]:
    """Each prompt was answered once; in a sealed ballot the house may have given the only answer
    that there is."""
    answers = [list(same) for _, same in groupby(deeds, key=lambda deed: deed.prompt)]
    unasked = []
    for number in written:
        if answers and _fits(answers[0], tuple(moves[number]["action"])):
            answers.pop(0)
        else:
            unasked.append(number)
    yield from (
        f"shown as played, and not written down: {deed}"
        for same in answers
        for deed in same
        if deed.sure
    )
    alone = _without_choice(head, log, moves) if unasked else set()
    yield from (
        f"written down twice, or never asked for: {moves[number]}"
        for number in unasked
        if number not in alone
    )


def _fits(answers: list[Deed], action: Words) -> bool:
    """What was shown as played is what counts; where nothing was shown, anything that was sent."""
    sure = [deed.action for deed in answers if deed.sure]
    return action in (sure or [deed.action for deed in answers])


def _without_choice(head: dict[str, Any], log: Log, moves: list[dict[str, Any]]) -> set[int]:
    """The numbers of the moves to which there was no other."""
    setup = next(entry["setup"] for _, entry in log if entry["kind"] == "start")
    seats, options = len(head["chairs"]), head["options"]
    match = Match(
        load(head["game"]), seats, options, seed=head["seed"], salt=head["salt"], script=setup
    )
    alone = set()
    for number, move in enumerate(moves):
        if len(match.legal(move["seat"])) == 1:
            alone.add(number)
        match.play(move["seat"], move["action"], script=move["chance"])
    return alone
