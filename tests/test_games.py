"""The registry of games: found by folder, by entry point, or brought along; nowhere is a list to
edit.
What is found once is remembered, so each search runs in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import toy
from nemeton import BadSetup
from nemeton.games import load, names

TESTS = Path(__file__).parent


def run(arguments: list[str], *folders: Path) -> Any:
    """What a fresh process, which finds modules in the folders too, prints as JSON."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders)), "NEMETON_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def python(code: str, *folders: Path) -> Any:
    return run(["-c", f"import json, nemeton, sys\n{code}"], *folders)


@pytest.fixture
def guests(tmp_path: Path) -> Path:
    """A package beside ours that brings the toy game, and one that would like to be Stonehenge."""
    info = tmp_path / "embers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: embers\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[nemeton.games]\ntoy = toy\nstonehenge = toy\n")
    return tmp_path


def test_a_game_of_another_package_is_found_by_its_entry_point(guests: Path) -> None:
    code = """m = nemeton.new("toy", seats=3, seed="s")
print(json.dumps([nemeton.games(), m.actors, len(m.legal(0)), nemeton.replay(m.record()) == m]))"""
    found, actors, choices, same = python(code, guests, TESTS)
    assert {"stonehenge", "toy"} <= set(found) and found == sorted(found)
    assert actors == [0] and choices >= 1 and same


def test_a_game_of_another_package_speaks_with_its_own_texts(guests: Path) -> None:
    code = """try:
    nemeton.new("toy", seed="s").play(0, ("vote", "yes"))
except nemeton.IllegalAction as refused:
    print(json.dumps(str(refused)))"""
    assert python(code, guests, TESTS) == "That is not asked now. (rule 2)"


def test_a_game_of_another_package_plays_in_worker_processes(guests: Path) -> None:
    arena = [
        "-m",
        "nemeton",
        "arena",
        "toy",
        "--bots",
        "random,greedy",
        "--games",
        "2",
        "--jobs",
        "1",
        "--json",
    ]
    rows = run(arena, guests, TESTS)
    assert [(row["bot"], row["games"]) for row in rows] == [("random", 2), ("greedy", 2)]


def test_a_game_of_the_house_keeps_its_name(guests: Path) -> None:
    code = """print(json.dumps([nemeton.games().count("stonehenge"), nemeton.load("stonehenge").about.title]))"""
    assert python(code, guests, TESTS) == [1, "Stonehenge"]


def test_without_the_package_its_game_is_not_there() -> None:
    assert "toy" not in python("print(json.dumps(nemeton.games()))", TESTS)


def test_a_folder_among_the_games_is_a_game_and_a_lone_file_is_none(tmp_path: Path) -> None:
    (tmp_path / "embers").mkdir()
    (tmp_path / "embers" / "__init__.py").write_text("from toy import *\nfrom toy import about\n")
    (tmp_path / "notes.py").write_text("")
    code = f"""sys.modules["nemeton.games"].__path__.append({str(tmp_path)!r})
print(json.dumps([nemeton.games(), nemeton.load("embers").about.title]))"""
    found, title = python(code, TESTS)
    assert "embers" in found and "notes" not in found and title == "Embers"


def test_a_game_can_be_brought_along_for_this_process() -> None:
    assert load("toy") is toy and "toy" in names()


def test_a_game_is_loaded_once() -> None:
    assert load("stonehenge") is load("stonehenge")


@pytest.mark.parametrize(
    "name", ["chess", "", "stonehenge.rules", "../toy", "__pycache__", "Stonehenge", "x" * 999]
)
def test_an_unknown_name_is_refused_and_named_shortly(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        load(name)
    assert refused.value.reason.key == "setup-game" and len(str(refused.value)) < 200
    assert all(known in str(refused.value) for known in names())
