"""The two builds: compiled parts are used when they are there and fresh, and play the same as plain Python.
`make test` runs plain Python, `make test-fast` runs the same tests compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

from golden import random_game
from nemeton import build, load

TOOL = Path(__file__).parent.parent / "tools" / "fast.py"
SAME_GAMES = """
import random
from nemeton import games, load, new
from nemeton.bots import decide
for name in games():
    about = load(name).about
    for options in about.all_options():
        for seats in about.seats:
            match, source = new(name, seats, options, seed=f"{seats} {options}"), random.Random(1)
            print(name, seats, options)
            while match.actors:
                seat, number = match.actors[0], len(match.moves)
                word = "ovate" if number == 4 else "greedy" if number % 16 == 8 else "random"
                match.play(seat, decide(match.game, match.seen(seat), seat, word, source))
                print(*match.moves[-1].action, match.state.digest())
"""


def run(program: str, fast: str) -> str:
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env={**os.environ, "NEMETON_FAST": fast}, capture_output=True, text=True, check=True)
    return done.stdout


def test_the_build_that_was_asked_for_is_running() -> None:
    asked = os.environ.get("NEMETON_FAST")
    assert asked is None or build.running() == ("plain Python" if asked == "0" else "compiled")


def test_plain_python_can_always_be_asked_for() -> None:
    assert run("from nemeton import build; print(build.running())", "0") == "plain Python\n"


@pytest.mark.skipif(build.running() != "compiled", reason="there is no compiled build: `make test-fast`")
def test_both_builds_play_the_same_games_move_by_move() -> None:
    plain, compiled = run(SAME_GAMES, "0"), run(SAME_GAMES, "1")
    assert plain.count("\n") > 5_000 and compiled == plain


@pytest.mark.skipif(build.running() == "compiled", reason="what is written out for the compiler is plain Python")
@pytest.mark.parametrize("name", sorted(path.parent.name for path in build.HERE.glob("games/*/state.py")))
def test_a_state_written_out_for_the_compiler_is_the_same(name: str) -> None:
    module, written = f"nemeton.games.{name}.state", dict[str, Any]({"__name__": "written"})
    source = (build.HERE / "games" / name / "state.py").read_text(encoding="utf-8")
    exec(run_path(str(TOOL))["written_out"](source, module), written)
    state = random_game(name, load(name).about.seats[0], {}, "written").state
    again = written["State"](*state.__reduce__()[1])
    assert "clone" in vars(type(again)) and type(again) is not type(state)
    assert again.key() == again.clone().key() == state.key() and repr(again) == repr(state)


@pytest.mark.skipif(build.running() == "compiled", reason="what is written out for the compiler is plain Python")
def test_what_plain_python_remembers_the_compiled_build_works_out() -> None:
    source = (build.HERE / "games" / "druiden" / "moving.py").read_text(encoding="utf-8")
    written = run_path(str(TOOL))["written_out"](source, "nemeton.games.druiden.moving")
    assert "@remembered" in source and "@remembered" not in written and "@lru_cache" in written


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Two sources and a compiled build that is newer than both."""
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (1000, 1000))
    (tmp_path / build.STAMP).write_text("one.py\ntwo.py\n")
    os.utime(tmp_path / build.STAMP, (2000, 2000))
    return tmp_path


def test_a_fresh_build_is_not_stale(package: Path) -> None:
    assert not build.is_stale(package)


def test_a_source_that_is_newer_makes_it_stale(package: Path) -> None:
    os.utime(package / "two.py", (3000, 3000))
    assert build.is_stale(package)


def test_a_source_that_is_gone_makes_it_stale(package: Path) -> None:
    (package / "one.py").unlink()
    assert build.is_stale(package)


def test_without_a_stamp_nothing_is_stale(package: Path) -> None:
    (package / build.STAMP).unlink()
    assert not build.is_stale(package)


def test_what_tests_replace_stays_replaceable_and_a_match_judges_what_it_is_given() -> None:
    loosened = run_path(str(TOOL))["loosened"]
    house = loosened((build.HERE / "house" / "house.py").read_text(encoding="utf-8"))
    assert "\n@loose\nclass House:" in house and house.count("@loose") == 1
    match = loosened((build.HERE / "match" / "referee.py").read_text(encoding="utf-8"))
    assert "def legal(self, seat: Any) -> list[Action]:" in match and "seat: Seat\n" in match, "a move is no stranger's"
    for source in (house, match):
        compile(source, "loosened", "exec")


def test_the_package_says_that_it_is_typed_and_so_does_its_wheel() -> None:
    """Without `py.typed` a type checker takes everything that is imported from here for Any."""
    wheel = WheelBuilder(str(TOOL.parent.parent))
    assert "nemeton/py.typed" in {file.distribution_path for file in wheel.recurse_included_files()}
