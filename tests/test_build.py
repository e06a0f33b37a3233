"""The two builds: compiled parts are used when they are there and fresh, and play the same as plain
Python.
`make test` runs plain Python, `make test-fast` runs the same tests compiled."""

from __future__ import annotations

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

from golden import random_game
from nemeton import __version__, build, load

ROOT = Path(__file__).parent.parent
TOOL = ROOT / "tools" / "fast.py"
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
    done = subprocess.run(
        command,
        env={**os.environ, "NEMETON_FAST": fast},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_build_that_was_asked_for_is_running() -> None:
    asked = os.environ.get("NEMETON_FAST")
    assert asked is None or build.running() == ("plain Python" if asked == "0" else "compiled")


def test_plain_python_can_always_be_asked_for() -> None:
    assert run("from nemeton import build; print(build.running())", "0") == "plain Python\n"


@pytest.mark.skipif(
    build.running() != "compiled", reason="there is no compiled build: `make test-fast`"
)
def test_both_builds_play_the_same_games_move_by_move() -> None:
    plain, compiled = run(SAME_GAMES, "0"), run(SAME_GAMES, "1")
    assert plain.count("\n") > 5_000 and compiled == plain


@pytest.mark.skipif(
    build.running() == "compiled", reason="what is written out for the compiler is plain Python"
)
@pytest.mark.parametrize(
    "name", sorted(path.parent.name for path in build.HERE.glob("games/*/state.py"))
)
def test_a_state_written_out_for_the_compiler_is_the_same(name: str) -> None:
    module, written = f"nemeton.games.{name}.state", dict[str, Any]({"__name__": "written"})
    source = (build.HERE / "games" / name / "state.py").read_text(encoding="utf-8")
    exec(run_path(str(TOOL))["written_out"](source, module), written)
    state = random_game(name, load(name).about.seats[0], {}, "written").state
    again = written["State"](*state.__reduce__()[1])
    assert "clone" in vars(type(again)) and type(again) is not type(state)
    assert again.key() == again.clone().key() == state.key() and repr(again) == repr(state)


@pytest.mark.skipif(
    build.running() == "compiled", reason="what is written out for the compiler is plain Python"
)
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
    assert "def legal(self, seat: Any) -> list[Action]:" in match
    moves = loosened((build.HERE / "match" / "ballots.py").read_text(encoding="utf-8"))
    assert "seat: Seat\n" in moves, "a move is no stranger's"
    for source in (house, match, moves):
        compile(source, "loosened", "exec")


def test_the_package_says_that_it_is_typed_and_so_does_its_wheel() -> None:
    """Without `py.typed` a type checker takes everything that is imported from here for Any."""
    wheel = WheelBuilder(str(TOOL.parent.parent))
    assert "nemeton/py.typed" in {file.distribution_path for file in wheel.recurse_included_files()}


# Wheels, and when something is compiled anew.


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_a_wheel_is_built_with_all_that_compiling_needs() -> None:
    """pip builds in an environment of its own: what is not named there is not there."""
    named = {
        re.split(r"[^\w-]", word)[0].replace("-", "_")
        for word in project()["build-system"]["requires"]
    }
    brought = {"mypyc": "mypy", "setuptools": "mypy"}  # by mypy[mypyc]
    assert {brought.get(name, name) for name in run_path(str(TOOL))["NEEDED"]} <= named


def test_the_version_is_the_same_everywhere() -> None:
    assert project()["project"]["version"] == __version__ != "0.1.0"


def hook(monkeypatch: pytest.MonkeyPatch, failure: str = "") -> dict[str, Any]:
    """What a wheel would be, where compiling ends like this."""
    monkeypatch.syspath_prepend(TOOL.parent)
    fast: Any = importlib.import_module("fast")

    def build() -> dict[Path, str]:
        if failure:
            raise getattr(fast, failure)("its reason")
        return {Path("made.so"): "nemeton/made.so"}

    monkeypatch.setattr(fast, "build", build)
    data: dict[str, Any] = {"force_include": {}}
    run_path(str(ROOT / "hatch_build.py"))["add_compiled"](data)
    return data


def test_where_there_is_a_compiler_a_failed_compilation_is_no_wheel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """pip shows nothing of what a build says that succeeds."""
    with pytest.raises(RuntimeError, match=r"NEMETON_FAST=0.*its reason"):
        hook(monkeypatch, "CannotCompile")
    assert hook(monkeypatch)["pure_python"] is False


def test_where_there_is_no_compiler_a_wheel_is_plain_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert hook(monkeypatch, "NoCompiler") == {"force_include": {}}
    assert "plain Python: its reason" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("missing", "kind"), [("compiler", "NoCompiler"), ("package", "CannotCompile")]
)
def test_what_is_missing_is_said_before_anything_is_compiled(
    monkeypatch: pytest.MonkeyPatch, missing: str, kind: str
) -> None:
    tool = run_path(str(TOOL))
    if missing == "compiler":
        monkeypatch.setenv("CC", "no-such-compiler -O2")
    else:
        monkeypatch.setitem(
            tool["refuse_early"].__globals__, "NEEDED", ("mypyc", "no_such_package")
        )
    with pytest.raises(tool[kind], match="at hand" if missing == "compiler" else "no_such_package"):
        tool["build"]()


@pytest.mark.parametrize(
    "folder", ["engine", "bots", "games/druiden/rules", "match", "house", "house/storage"]
)
def test_make_fast_notices_a_change_of_whatever_is_compiled(tmp_path: Path, folder: str) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    sources = [path.relative_to(build.HERE) for path in run_path(str(TOOL))["modules"](build.HERE)]
    for name in [".venv/ready", "tools/fast.py", *(f"src/nemeton/{source}" for source in sources)]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1000, 1000))
    stamp = tmp_path / "src" / "nemeton" / build.STAMP
    stamp.touch()
    asked = ["make", "-q", "-o", ".venv/ready", f"src/nemeton/{build.STAMP}"]
    assert subprocess.run(asked, cwd=tmp_path, check=False).returncode == 0, "nothing to do"
    changed = next(source for source in sources if source.parent.as_posix() == folder)
    later = stamp.stat().st_mtime + 10
    os.utime(tmp_path / "src" / "nemeton" / changed, (later, later))
    assert subprocess.run(asked, cwd=tmp_path, check=False).returncode == 1


def test_a_bench_into_a_file_shows_every_figure() -> None:
    """No terminal says how wide a file is; a table of ten columns was cut to nothing."""
    program = """
import run
peers = [run.Figure("moves", f"a peer with a long name, number {n}", 1000.0 * n) for n in range(1, 5)]
run.show([run.Figure(kind, "grand_druide altars", 1_234_567.0) for kind in run.COLUMNS], peers)
"""
    words = {**os.environ, "PYTHONPATH": str(ROOT / "bench")}
    words.pop("COLUMNS", None)
    done = subprocess.run(
        [sys.executable, "-c", program], env=words, capture_output=True, text=True, check=True
    )
    assert (
        done.stdout.count("1,234,567") == 6
        and "grand_druide altars" in done.stdout
        and "…" not in done.stdout
    )
    assert all(f"number {n}" in done.stdout.splitlines()[1] for n in range(1, 5))


def awaited_while_handling(source: str) -> list[int]:
    """The lines at which something is awaited in an `except` or a `finally`."""
    trying = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Try)]
    blocks = [block for node in trying for block in (*node.handlers, *node.finalbody)]
    waits = (ast.Await, ast.AsyncWith, ast.AsyncFor, ast.Yield, ast.YieldFrom)
    return [node.lineno for block in blocks for node in ast.walk(block) if isinstance(node, waits)]


def test_compiled_code_awaits_nothing_while_it_handles_an_exception() -> None:
    """Mypyc leaves the exception that is being handled to whatever runs meanwhile: a conflict of
    the log came up again as the end of a connection that had nothing to do with it, "Exception in
    ASGI application"."""
    assert awaited_while_handling("try:\n  pass\nexcept OSError:\n  await it") == [4]
    package = TOOL.parent.parent / "src" / "nemeton"
    tool = run_path(str(TOOL))
    found = {
        path.name: awaited_while_handling(path.read_text()) for path in tool["modules"](package)
    }
    assert {name: lines for name, lines in found.items() if lines} == {}
