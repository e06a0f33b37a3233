"""What an author has changed is noticed; what can't be read is named by its file and line."""

from __future__ import annotations

import os
from pathlib import Path

from nemeton.workshop.changes import HOUSE, Changes, faults, folders


def test_files_that_come_change_and_go_are_noticed(tmp_path: Path) -> None:
    rules, texts = tmp_path / "rules.py", tmp_path / "texts" / "fr.ftl"
    texts.parent.mkdir()
    rules.touch()
    changes = Changes([tmp_path])
    assert changes.since_last() == []
    os.utime(rules, ns=(1, 1))
    texts.touch()
    assert changes.since_last() == [rules, texts]
    rules.unlink()
    assert changes.since_last() == [rules] and changes.since_last() == []


def test_what_no_game_reads_is_left_alone(tmp_path: Path) -> None:
    changes = Changes([tmp_path])
    (tmp_path / "__pycache__").mkdir()
    for name in ("notes.txt", ".rules.py.swp", "__pycache__/rules.py"):
        (tmp_path / name).touch()
    assert changes.since_last() == []


def test_the_house_is_watched_without_what_is_built() -> None:
    assert HOUSE in folders() and HOUSE.name == "nemeton"
    assert not [path for path in Changes(folders())._times if "client" in path.parts]


def test_python_that_can_not_be_read_is_named_by_its_line(tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text("stones = 3\nif stones\n")
    (fault,) = faults([rules, tmp_path / "gone.py"])
    assert f'File "{rules}", line 2' in fault and "SyntaxError" in fault


def test_texts_that_are_no_fluent_are_named_by_their_line(tmp_path: Path) -> None:
    texts = tmp_path / "fr.ftl"
    texts.write_text("cairn-title = Cairn\ncairn-wait { $seat } réfléchit.\n", encoding="utf-8")
    (fault,) = faults([texts])
    assert f'File "{texts}", line 2' in fault and "cairn-wait" in fault


def test_what_can_be_read_has_no_fault(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("stones = 3\n")
    (tmp_path / "fr.ftl").write_text("cairn-title = Cairn\n")
    assert faults(sorted(tmp_path.iterdir())) == []
