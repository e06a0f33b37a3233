"""Keeping a game in a file: after every move, whatever happens; and going on from it."""

from __future__ import annotations

from itertools import repeat
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.match import Match, dump, load
from nemeton.terminal import sheet
from nemeton.terminal.sheet import Sheet

from .seats import played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def moves(path: Path) -> list[list[str]]:
    return [move["action"] for move in load(path.read_text(encoding="utf-8"))["moves"]]


def test_every_move_is_on_the_sheet_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []
    save = Sheet.save

    def counted(self: Sheet, match: Match) -> None:
        save(self, match)
        lengths.append(len(moves(path)))

    monkeypatch.setattr(Sheet, "save", counted)
    played(["place 4 C", "place 5 D"], record=path)
    assert lengths == [0, 1, 2, 3, 4]


def test_the_end_of_input_keeps_the_record_and_says_where(path: Path) -> None:
    said = played(["place 4 C"], record=path)
    assert moves(path)[0] == ["place", "4", "C"]
    assert (
        f"The record is in {path}.\nTo go on with it, give this file to --record again.\n"
        in said.out
    )


def test_a_game_goes_on_where_it_stopped(path: Path) -> None:
    played(["place 4 C"], record=path)
    before = moves(path)
    said = played(["place 5 D"], record=path, seed=None)
    assert "The game goes on after 2 moves." in said.out and "☼4" in said.out
    assert "Sun places 4 on C." not in said.out  # no news
    assert moves(path)[:3] == [*before, ["place", "5", "D"]]


def test_a_game_kept_in_two_parts_is_the_same_as_in_one(path: Path, tmp_path: Path) -> None:
    played(repeat("1"), record=path)
    played(["1"] * 5, record=tmp_path / "parts")
    played(repeat("1"), record=tmp_path / "parts")
    assert (tmp_path / "parts").read_bytes() == path.read_bytes()


def test_a_finished_game_is_refused_and_left_alone(path: Path) -> None:
    played(repeat("1"), record=path)
    content = path.read_bytes()
    said = played(["1"], record=path)
    assert said.code == 2 and said.out == "" and path.read_bytes() == content
    assert said.err == f"nemeton: The game in {path} is over; choose another file name.\n"


def test_another_game_is_refused_and_left_alone(path: Path) -> None:
    played(["1"], "toy", record=path)
    content = path.read_bytes()
    said = played(["1"], record=path)
    assert said.code == 2 and path.read_bytes() == content
    assert (
        said.err
        == f"nemeton: {path} holds a game of Embers, not of Stonehenge; choose another file name.\n"
    )


@pytest.mark.parametrize("how", [{"seed": "2"}, {"options": {"pawns": "hidden"}}])
def test_another_setup_is_refused_and_left_alone(path: Path, how: dict[str, Any]) -> None:
    played(["1"], record=path)
    content = path.read_bytes()
    said = played(["1"], record=path, **how)
    assert (
        said.code == 2
        and "other seats, options or seed" in said.err
        and path.read_bytes() == content
    )


def test_a_place_that_can_not_be_written_is_refused_before_the_first_move(tmp_path: Path) -> None:
    for path in (tmp_path / "no" / "such" / "game", tmp_path / ("x" * 300), Path("/proc/game")):
        said = played(["1"], record=path)
        assert (
            said.code == 2
            and said.out == ""
            and said.err == f"nemeton: The record can't be written to {path}.\n"
        )


@pytest.mark.parametrize("writes", [1, 2, 3])
def test_a_disk_that_fills_up_stops_the_game_with_a_sentence(
    writes: int, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, left = sheet._write, [1] * writes + [0]

    def filling(path: Path, text: str) -> None:
        if not left.pop(0):
            raise OSError(28, "No space left on device")
        write(path, text)

    monkeypatch.setattr(sheet, "_write", filling)
    said = played(["place 4 C", "u", "q"], record=path, options={"claims": "called"})
    assert said.code == (0 if writes == 3 else 2)
    assert ("The record can't be written" in said.err) == (writes < 3)
    assert moves(path) == ([["place", "4", "C"]] if writes == 2 else [])


def test_nothing_is_left_beside_the_sheet(path: Path) -> None:
    played(["1", "1"], record=path)
    assert [entry.name for entry in path.parent.iterdir()] == ["game.jsonl"]


def test_a_link_stays_a_link(path: Path) -> None:
    link = path.with_name("link")
    link.symlink_to(path)
    path.write_text(dump(nemeton.new("stonehenge", seed="1").record()), encoding="utf-8")
    played(["place 4 C"], record=link)
    assert link.is_symlink() and moves(path)[0] == ["place", "4", "C"]


def test_the_next_game_gets_a_free_name(path: Path) -> None:
    path.touch()
    path.with_name("game-2.jsonl").touch()
    assert Sheet(path).next().path.name == "game-3.jsonl"
