"""The command line: whatever is asked wrongly is one sentence on the error stream, in either
language, and exit code 2.
Every command runs in an empty folder with a few files in it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from games.stonehenge import table
from match.embers import council, finish
from nemeton import __version__, build
from nemeton.__main__ import main
from nemeton.match import dump

PLAY = ["play", "stonehenge", "--plain"]
ARENA = ["arena", "stonehenge", "--bots", "random,random"]
REFUSED: dict[str, tuple[list[str], str]] = {
    "play: game": (["play", "chess", "--plain"], "chess"),
    "play: option": ([*PLAY, "--option", "colour=red"], "colour"),
    "play: value": ([*PLAY, "--option", "pawns=flying"], "flying"),
    "play: option without value": ([*PLAY, "--option", "pawns"], "pawns"),
    "play: level": ([*PLAY, "--seat", "merlin"], "merlin"),
    "play: seats": ([*PLAY, "--seats", "7"], "7"),
    "play: too many seats given": ([*PLAY, *["--seat", "human"] * 3], "3"),
    "play: folder as a record": ([*PLAY, "--record", "."], "."),
    "play: no such folder": ([*PLAY, "--record", "nowhere/game.jsonl"], "nowhere"),
    "play: seed": ([*PLAY, "--seed", "\udcff"], "seed"),
    "play: no terminal": (["play", "stonehenge"], "--plain"),
    "replay: missing file": (["replay", "missing.jsonl"], "missing.jsonl"),
    "replay: folder": (["replay", "."], "."),
    "replay: verify missing file": (["replay", "--verify", "missing.jsonl"], "missing.jsonl"),
    "replay: empty file": (["replay", "empty.jsonl"], "empty.jsonl"),
    "replay: something else": (["replay", "poem.txt"], "poem.txt"),
    "replay: damaged": (["replay", "cut.jsonl"], "cut.jsonl"),
    "replay: redacted": (["replay", "redacted.jsonl"], "redacted.jsonl"),
    "review: missing file": (["review", "missing.jsonl"], "missing.jsonl"),
    "review: damaged": (["review", "cut.jsonl"], "cut.jsonl"),
    "review: not over": (["review", "--json", "begun.jsonl"], "begun.jsonl"),
    "check: game": (["check", "chess"], "chess"),
    "check: no games": (["check", "stonehenge", "--games", "-1"], "-1"),
    "check: the laws never asked": (["check", "stonehenge", "--games", "1", "--every", "0"], "0"),
    "check: nobody works": (["check", "stonehenge", "--games", "1", "--jobs", "0"], "0"),
    "check: seed": (
        ["check", "stonehenge", "--games", "1", "--jobs", "1", "--seed", "\udcff"],
        "seed",
    ),
    "arena: game": (["arena", "chess", "--bots", "random,random"], "chess"),
    "arena: option": ([*ARENA, "--option", "colour=red"], "colour"),
    "arena: value": ([*ARENA, "--option", "claims=loud"], "loud"),
    "arena: level": (["arena", "stonehenge", "--bots", "random,merlin"], "merlin"),
    "arena: seats": (["arena", "stonehenge", "--bots", "random"], "1"),
    "arena: no bots": (["arena", "stonehenge", "--bots", ""], "stonehenge"),
    "arena: no games": ([*ARENA, "--games", "0"], "0"),
    "arena: nobody works": ([*ARENA, "--games", "2", "--jobs", "0"], "0"),
    "arena: seed": ([*ARENA, "--games", "2", "--jobs", "1", "--seed", "\udcff"], "seed"),
    "lab: game": (["lab", "chess"], "chess"),
    "lab: level": (["lab", "stonehenge", "--bots", "merlin"], "merlin"),
    "lab: seats": (["lab", "stonehenge", "--seats", "2,7"], "7"),
    "lab: seats that are no numbers": (["lab", "stonehenge", "--seats", "two"], "two"),
    "lab: option": (["lab", "stonehenge", "--option", "colour=red"], "colour"),
    "lab: no games": (["lab", "stonehenge", "--games", "0"], "0"),
    "lab: nobody works": (["lab", "stonehenge", "--jobs", "0"], "0"),
    "lab: no such folder": (["lab", "stonehenge", "--out", "nowhere/report.html"], "nowhere"),
    "lab: folder as a page": (["lab", "stonehenge", "--out", "."], "."),
    "serve: file as a folder": (["serve", "--data", "poem.txt"], "poem.txt"),
    "serve: secrets for everybody": (["serve", "--dev", "--host", "0.0.0.0"], "--dev"),
    "serve: secrets behind a proxy": (["serve", "--dev", "--behind-proxy"], "--dev"),
    "dev: no Vite": (["dev", "--client", "nowhere"], "nowhere"),
}


@pytest.fixture(autouse=True)
def _in_a_folder_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NEMETON_LANG", "en")
    Path("empty.jsonl").touch()
    Path("poem.txt").write_text("Rose is a rose is a rose\n")
    Path("cut.jsonl").write_text(dump(finish(council()).record())[:-9])
    Path("begun.jsonl").write_text(dump(council().record()))
    Path("redacted.jsonl").write_text(dump(council().record_for(1)))


def complaint(arguments: list[str], capfd: pytest.CaptureFixture[str]) -> str:
    """The one sentence that a command ends with."""
    assert main(arguments) == 2
    out, error = capfd.readouterr()
    assert out == "" and len(error.splitlines()) == 1 and error.rstrip()[-1] in ".)"
    return error


@pytest.mark.parametrize(("arguments", "named"), REFUSED.values(), ids=REFUSED)
def test_what_is_asked_wrongly_is_one_sentence_and_exit_code_2(
    arguments: list[str], named: str, capfd: pytest.CaptureFixture[str]
) -> None:
    english = complaint(arguments, capfd)
    french = complaint([*arguments, "--lang", "fr"], capfd)
    assert (
        named.casefold() in english.casefold() and len(english.split()) >= 5 and english != french
    )


FORMS = [
    [],
    ["dance"],
    ["play"],
    ["play", "stonehenge", "--seats", "two"],
    ["play", "stonehenge", "--lang", "de"],
    ["play", "stonehenge", "--colour"],
    ["replay"],
    ["check", "stonehenge", "--games", "many"],
    ["arena", "stonehenge"],
    ["serve", "--port", "door"],
]


@pytest.mark.parametrize("arguments", FORMS, ids=" ".join)
def test_a_form_that_no_command_has_shows_the_usage_and_exit_code_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    out, error = capsys.readouterr()
    assert left.value.code == 2 and out == "" and "usage: nemeton" in error and "error:" in error


def test_a_port_in_use_is_refused() -> None:
    """In a process of its own: a house that opens would not come back."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = nemeton("serve", "--port", port, "--data", "house")
    assert done.returncode == 2 and port in done.stderr and "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def nemeton(*arguments: str) -> subprocess.CompletedProcess[str]:
    command, quiet = (
        [sys.executable, "-m", "nemeton", *arguments],
        {**os.environ, "NEMETON_LANG": "en"},
    )
    return subprocess.run(
        command, env=quiet, capture_output=True, text=True, check=False, timeout=60
    )


def test_the_module_can_be_run() -> None:
    done = nemeton("--version")
    assert (done.returncode, done.stdout, done.stderr) == (
        0,
        f"nemeton {__version__}, {build.running()}\n",
        "",
    )


def test_a_refusal_is_the_exit_code_of_the_process() -> None:
    done = nemeton("replay", "missing.jsonl")
    assert done.returncode == 2 and done.stdout == "" and "missing.jsonl" in done.stderr


def test_an_interrupt_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("nemeton.lab.check.run", interrupted)
    assert main(["check", "stonehenge"]) == 130 and capsys.readouterr() == ("", "")


def test_replay_ends_with_0_and_verify_with_1_where_the_dice_do_not_hold(
    capsys: pytest.CaptureFixture[str],
) -> None:
    honest = table.after(table.EIGHTH_OF_NINE).record()
    Path("honest.jsonl").write_text(dump(honest))
    Path("changed.jsonl").write_text(dump({**honest, "seed": "other"}))
    assert main(["replay", "honest.jsonl"]) == main(["replay", "--verify", "honest.jsonl"]) == 0
    assert main(["replay", "changed.jsonl"]) == 0 and capsys.readouterr().err == ""
    assert (
        main(["replay", "--verify", "changed.jsonl"]) == 1 and "promised" in capsys.readouterr().err
    )
