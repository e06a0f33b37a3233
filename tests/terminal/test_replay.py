"""Reading a record aloud, and what is said of files that are none."""

from __future__ import annotations

import io
import json
import os
import sys
from itertools import repeat
from pathlib import Path

import pytest

import nemeton
from nemeton.match import dump
from nemeton.terminal import sheet
from nemeton.terminal.replay import replay

from .seats import monkey, played, replayed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    played(repeat("1"), record=path)
    return path


def test_a_record_is_read_move_by_move(path: Path) -> None:
    said = replayed(path)
    assert said.code == 0 and said.err == ""
    assert said.out.startswith("Stonehenge, ")
    assert "Options – Pawns: face up, Claiming lines: done for you" in said.out
    assert "   1. 0 place 1 A\n      Sun places 1 on A.\n   2. 1 place" in said.out
    assert "Scores: ☼ Sun" in said.out and "Master Druid" in said.out


def test_chance_stands_behind_a_colon(tmp_path: Path) -> None:
    path = tmp_path / "toy"
    played(monkey(1), "toy", record=path, who=["human", "human"])
    said = replayed(path, verify=True)
    assert said.code == 0 and "\nSetup: " in said.out and " rest : " in said.out
    assert "outcomes of chance come from the seed that was promised" in said.out


def test_in_french(path: Path) -> None:
    said = replayed(path, language="fr", verify=True)
    assert "      Soleil pose 1 en A.\n" in said.out
    assert "le hasard n’a pas eu à parler" in said.out


def test_an_unfinished_game_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    played(["place 4 C", "u", "place 5 C"], record=tmp_path / "g", who=["human", "human"])
    said = replayed(tmp_path / "g")
    assert (
        said.code == 0
        and "Stonehenge, one move" in said.out
        and "The game is not over." in said.out
    )
    assert "One move was taken back during the game." in said.out


def test_dice_that_were_tampered_with_are_told(tmp_path: Path) -> None:
    match = nemeton.new("toy", seed="1", script=["gift"])
    (tmp_path / "g").write_text(dump(match.record()), encoding="utf-8")
    said = replayed(tmp_path / "g", verify=True)
    assert (
        said.code == 1
        and "The dice are not proved: The setup did not come from the seed." in said.err
    )


HEAD = {"game": "stonehenge", "rules": "2", "seats": 2, "options": {}, "setup": [], "seed": "1"}
MOVE = {"seat": 0, "action": ["place", "4", "C"], "chance": []}


def lines(*parts: object) -> bytes:
    return "".join(json.dumps(part) + "\n" for part in parts).encode()


DAMAGED: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "This file is empty."),
    "prose": (b"Once upon a time\n", "This is not a record"),
    "another JSON": (b'{"hello": 1}\n', "This is not a record"),
    "a number": (b"5\n", "This is not a record"),
    "no UTF-8": (b"\xff\xfe\x00", "is not text in UTF-8"),
    "a broken line": (lines(HEAD) + b'{"seat": 0, "act', "damaged at line 2"),
    "a wrong move": (lines(HEAD, {**MOVE, "action": []}), "damaged at line 2"),
    "a number for a move": (lines(HEAD, 5), "damaged at line 2"),
    "a word for a move": (lines(HEAD, "the end"), "damaged at line 2"),
    "a list for a move": (lines(HEAD, ["end"]), "damaged at line 2"),
    "deep nesting": (b"[" * 100_000, "not a record"),
    "a lone surrogate": (lines({**HEAD, "seed": "\ud800"}), "not a record"),
    "an unknown game": (lines({**HEAD, "game": "chess"}), "There is no game called “chess”"),
    "other rules": (lines({**HEAD, "rules": "0"}), "made under rules 0 of Stonehenge"),
    "odd options": (lines({**HEAD, "options": {"pawns": ["x"]}}), "The record can't be set up"),
    "many seats": (lines({**HEAD, "seats": 99}), "can't be played with 99 seats"),
    "an illegal move": (
        lines(HEAD, {**MOVE, "seat": 1}),
        "leaves the rules at move 1: It is for Sun to play.",
    ),
    "words of chance too many": (
        lines(HEAD, {**MOVE, "chance": ["6"]}),
        "leaves the rules at move 1",
    ),
    "control characters": (
        lines(HEAD, {**MOVE, "action": ["\x1b[2J"]}),
        "“\ufffd[2J” is no action",
    ),
    "a cut": (lines(HEAD, MOVE, {"end": 9, "result": {}}), "9 moves, but 1 are there"),
    "an odd count": (lines(HEAD, MOVE, {"end": "\x1b", "result": {}}), "moves, but 1 are there"),
    "an invented result": (
        lines(HEAD, MOVE, {"end": 1, "result": {"winners": [1]}}),
        "not the result of its moves",
    ),
    "a redacted one": (
        lines({key: HEAD[key] for key in HEAD if key != "seed"}),
        "made for one viewer",
    ),
}


@pytest.mark.parametrize("content", DAMAGED)
def test_a_file_that_is_no_record_gets_one_sentence(content: str, tmp_path: Path) -> None:
    path = tmp_path / "g"
    path.write_bytes(DAMAGED[content][0])
    for said in (
        replayed(path),
        replayed(path, verify=True),
        played(["1"], record=path),
        replayed(path, language="fr"),
    ):
        assert (
            said.code == 2
            and said.out == ""
            and said.err.count("\n") == 1
            and "\x1b" not in said.err
        )
        assert said.err.startswith("nemeton: ") and str(path) in said.err
    assert DAMAGED[content][1] in replayed(path).err
    assert path.read_bytes() == DAMAGED[content][0]


def test_every_cut_of_a_record_is_noticed_or_plays_on(path: Path) -> None:
    content = path.read_bytes()
    whole = content.splitlines(keepends=True)
    for size in range(0, len(content), 61):
        path.write_bytes(content[:size])
        said = replayed(path)
        if said.code == 0:  # cut between two moves: an unfinished game
            assert (
                content[:size] in {b"".join(whole[:n]) for n in range(1, len(whole))}
                or content[size : size + 1] == b"\n"
            )
            assert "The game is not over." in said.out
        else:
            assert said.code == 2 and said.err.count("\n") == 1


def test_files_that_can_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet, "LARGEST", 1024 * 1024)
    huge = tmp_path / "huge"
    huge.write_bytes(b" " * (1024 * 1024 + 1))
    missing: dict[Path, str] = {
        tmp_path / "none": "There is no file",
        tmp_path: "is a folder, not a record",
        huge: "is larger than 1 MB",
        tmp_path / ("x" * 300): "can't be read",
        tmp_path / "a\0b": "can't be read",
        Path("/dev/zero"): "is larger than 1 MB",
    }
    for path, sentence in missing.items():
        said = replayed(path)
        assert (
            said.code == 2 and said.out == "" and sentence in said.err and said.err.count("\n") == 1
        )


def test_a_file_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", closed)
    assert "permission is denied" in replayed(tmp_path / "g").err


def test_a_reader_that_leaves_early_is_no_error(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    class Closed(io.StringIO):
        def write(self, text: str, /) -> int:  # noqa: ARG002
            raise BrokenPipeError

    kept = os.dup(sys.__stdout__.fileno())  # type: ignore[union-attr]
    try:
        assert replay(path, language="en", stdout=Closed()) == 0
    finally:
        os.dup2(kept, sys.__stdout__.fileno())  # type: ignore[union-attr]
    assert capfd.readouterr().err == ""
