"""Snapshots: a table opened from one is the table that its whole log gives, for every game,
wherever it was taken; one that does not fit is as good as none. And the log of a viewer, continued,
is the whole log."""

from __future__ import annotations

import pickle
import random
import zlib
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

import pytest

from nemeton.games import load
from nemeton.house.house import House
from nemeton.house.ops.data_folder import Folder
from nemeton.house.people.guests import Guest
from nemeton.house.storage import Entry, Snapshot
from nemeton.table import snapshot as snapshots
from nemeton.table import wire
from nemeton.table.state import Chair, Table
from nemeton.table.viewer_lines import Told

GAMES = ["druiden", "druids", "grand_druide", "president", "stonehenge"]
BEFORE, AFTER = 25, 40  # moves until the snapshot, and in all


def seated(game: str) -> Table:
    about = load(game).about
    chairs = [Chair("guest", f"guest-{seat}", f"Guest {seat}") for seat in range(about.seats[0])]
    options = {option.name: option.default for option in about.options}
    head = {
        "game": game,
        "rules": about.rules,
        "options": options,
        "seed": "snap",
        "salt": "shot",
        "host": "guest-0",
    }
    table = Table.opened("oak", {**head, "chairs": [asdict(chair) for chair in chairs]})
    table.take({"kind": "start", "setup": table.dealt().setup.chance()})
    return table


def play(table: Table, source: random.Random) -> Entry:
    """A random move, and now and then something that is none."""
    assert table.match is not None
    seat = source.choice(table.match.actors)
    move = table.ahead(seat, source.choice(table.match.legal(seat))).moves[-1]
    others: list[Entry] = [{"kind": "advice", "seat": seat}]
    others += [{"kind": "undo", "seat": last.seat} for last in table.match.moves[-1:]]
    entry = source.choice([{"kind": "move", **move.plain()}] * 8 + others)
    table.take({**entry, "at": float(table.seq)})
    return {**entry, "at": float(table.seq - 1)}


def whole(table: Table) -> dict[str, Any]:
    """All that a table is, but for its id and who looks on."""
    assert table.match is not None
    kept = {
        one.name: getattr(table, one.name)
        for one in fields(table)
        if one.name not in snapshots.OF_THE_MOMENT
    }
    viewers = (None, *range(len(table.chairs)))
    logs = [
        (table.lines(viewer), table.match.record_for(viewer), table.match.view(viewer))
        for viewer in viewers
    ]
    return {**kept, "match": table.match.record(), "state": table.match.state, "logs": logs}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_table_from_a_snapshot_is_the_table_that_its_log_gives(game: str, seed: int) -> None:
    table, source, log = seated(game), random.Random(seed), []
    snapshot = snapshots.taken(table)
    for number in range(AFTER):
        if table.stage == "over":
            break
        log.append(play(table, source))
        if number < BEFORE:
            snapshot = snapshots.taken(table)
    assert table.match is not None
    start = {"kind": "start", "setup": table.match.setup.chance()}
    replayed = Table.opened("oak", table.head, [start, *log])
    quick = snapshots.opened("oak", table.head, snapshot)
    assert quick is not None and 1 < quick.seq <= BEFORE + 1
    quick.read([start, *log][quick.seq :])
    assert quick.hold is replayed.hold is None
    assert whole(quick) == whole(replayed) == whole(table)


def test_the_log_of_a_viewer_is_the_same_continued_or_begun_anew() -> None:
    table, source = seated("druids"), random.Random(1)
    for _ in range(60):
        play(table, source)
        assert table.match is not None
        for viewer in (None, 0, 1):
            assert table.lines(viewer) == Told().lines(table.told, viewer)


class Counted(list[Any]):
    """Notes what is read of it."""

    def __getitem__(self, place: Any) -> Any:
        READ.append(place)
        return super().__getitem__(place)


READ: list[Any] = []


def test_a_late_move_reads_no_more_of_the_log_than_an_early_one() -> None:
    table, source = seated("druids"), random.Random(2)
    table.told = Counted(table.told)
    for _ in range(60):
        assert table.match is not None
        table.lines(None)
        play(table, source)
        READ.clear()
        table.lines(None)
        assert [len(table.told) - 1] == READ, "what the new move tells, and nothing else"


class Evil:
    def __reduce__(self) -> Any:
        return print, ("a snapshot has run something",)


def damaged(table: Table) -> dict[str, Snapshot]:
    good = snapshots.taken(table)
    evil = zlib.compress(pickle.dumps((Evil(), None, b"")))
    return {
        "another stamp": good._replace(stamp="other"),
        "cut": good._replace(content=good.content[:-20]),
        "garbage": good._replace(content=b"garbage"),
        "another number": good._replace(seq=good.seq + 1),
        "not data": good._replace(content=evil),
    }


@pytest.mark.parametrize("kind", ["another stamp", "cut", "garbage", "another number", "not data"])
def test_a_snapshot_that_does_not_fit_is_none_and_does_nothing(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = seated("stonehenge")
    assert snapshots.opened("oak", table.head, damaged(table)[kind]) is None
    assert capsys.readouterr().out == ""


def test_who_is_away_is_of_the_moment() -> None:
    """When the house opens again, patience begins anew for everybody: how long they were away is
    not in the log."""
    table = seated("stonehenge")
    table.gone, table.absent = {0: 12.0, 1: 3.0}, {1}
    opened = snapshots.opened("oak", table.head, snapshots.taken(table))
    assert opened is not None and opened.gone == {} and opened.absent == set()
    assert opened.seq == table.seq and opened.steps == table.steps


@pytest.mark.parametrize(
    "name",
    [
        "compatibility",
        "entry_lines",
        "motion",
        "parties",
        "snapshot",
        "state",
        "timing",
        "viewer_lines",
        "wire",
    ],
)
def test_other_code_that_makes_a_table_has_another_stamp(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, house, code = (
        snapshots.stamp("stonehenge"),
        Path(snapshots.__file__).parent,
        snapshots._code,
    )

    def changed(place: Path) -> str:
        return (
            "changed" if place.name.split(".")[0] == name and place.parent == house else code(place)
        )

    monkeypatch.setattr(snapshots, "_code", changed)
    assert snapshots.stamp("stonehenge") != before


def test_other_rules_have_another_stamp(monkeypatch: pytest.MonkeyPatch) -> None:
    before = snapshots.stamp("stonehenge")
    game = load("stonehenge")
    monkeypatch.setattr(game, "about", replace(game.about, rules="99"))
    assert snapshots.stamp("stonehenge") != before


async def test_a_long_game_is_opened_from_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house takes one every so many entries; opened again, only what came later is read."""
    monkeypatch.setattr(snapshots, "EVERY", 10)
    folder = Folder(tmp_path)
    house = House(folder)
    await house.open()
    seats = [wire.SeatWish("me"), wire.SeatWish("open")]
    table = await house.create(Guest("ann", "Ann"), wire.NewTable("druids", seats))
    await house.sit(table, Guest("bob", "Bob"), None)
    for _ in range(25):
        assert table.match is not None
        seat = table.match.actors[0]
        await house.choose(table, seat, table.prompt(seat), 0)
    await house.close()
    house = House(Folder(tmp_path))
    handed_out: list[Entry] = []
    read = house.store.table

    async def counted(table: str, since: int = 0) -> tuple[Entry, list[Entry]] | None:
        found = await read(table, since)
        handed_out.extend(found[1] if found else ())
        return found

    monkeypatch.setattr(house.store, "table", counted)
    await house.open()
    again = await house.table(table.id)
    assert whole(again) == whole(table) and len(handed_out) == 27 - 20
    await house.close()
