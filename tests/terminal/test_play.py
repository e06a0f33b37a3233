"""What the command refuses, each with one sentence and exit code 2."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from nemeton.engine import About
from nemeton.terminal.console import writable
from nemeton.terminal.glyphs import ASCII, UNICODE, glyphs_for
from nemeton.terminal.play import play
from nemeton.terminal.voice import Voice

from .seats import Anything, played


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"game": "chess"}, "There is no game called “chess”. There are: "),
        ({"game": "../stonehenge"}, "There is no game called"),
        ({"seats": 3}, "Stonehenge can't be played with 3 seats; possible are: 2."),
        (
            {"options": {"colour": "red"}},
            "Stonehenge has no option “colour”; it has: pawns claims.",
        ),
        (
            {"options": {"pawns": "blue"}},
            "The option “pawns” can't be “blue”; possible are: open hidden.",
        ),
        (
            {"who": ["merlin"]},
            "There is nobody called “merlin” here; a seat can be: human apprentice bard",
        ),
        ({"who": ["human", "bard", "bard"]}, "You fill 3 seats, but there are 2."),
        ({"seed": "\udcff"}, "The seed must be text in UTF-8."),
        ({"plain": False}, "The full screen needs a terminal; add --plain to play line by line."),
    ],
)
def test_one_sentence_for_what_is_asked_wrongly(how: dict[str, Any], sentence: str) -> None:
    said = played(["1"], **how)
    assert said.code == 2 and said.out == ""
    assert said.err.startswith(f"nemeton: {sentence}") and said.err.count("\n") == 1


@pytest.mark.parametrize(("who", "kept"), [((), "quiz"), (("human",) * 3, "all")])
def test_a_terminal_with_bots_sets_what_the_game_asks_for(
    tmp_path: Path, who: tuple[str, ...], kept: str
) -> None:
    """President 1.6: a bot would be a selfish judge."""
    record = tmp_path / "record"
    played([], "president", seats=3, who=who, record=record, options={"challenges": "all"})
    assert json.loads(record.read_text().splitlines()[0])["options"]["challenges"] == kept


@pytest.mark.parametrize(
    ("seats", "options", "kept"),
    [(2, {}, "full"), (3, {}, "short"), (3, {"length": "full"}, "full")],
    ids=["two", "three", "three who chose"],
)
def test_a_terminal_begins_with_what_the_game_proposes(
    tmp_path: Path, seats: int, options: dict[str, str], kept: str
) -> None:
    """President: a full game is long from three seats on."""
    record = tmp_path / "record"
    played([], "president", seats=seats, record=record, options=options)
    assert json.loads(record.read_text().splitlines()[0])["options"]["length"] == kept


def test_a_language_that_the_house_does_not_speak() -> None:
    said = played(["1"], language="de")
    assert said.code == 2 and "de" in said.err and "fr en" in said.err


def test_refusals_are_french_in_french() -> None:
    assert played([], game="échecs", language="fr").err.startswith(
        "nemeton: Aucun jeu ne s’appelle «\u202féchecs\u202f»."
    )


class Old(io.TextIOWrapper):
    """A stream that knows few letters."""

    def __init__(self, encoding: str) -> None:
        self.bytes = io.BytesIO()
        super().__init__(self.bytes, encoding=encoding, errors="strict")

    def text(self) -> str:
        self.flush()
        return self.bytes.getvalue().decode(self.encoding)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_streams_with_few_letters_get_plainer_ones(encoding: str, language: str) -> None:
    out = Old(encoding)
    code = play("stonehenge", plain=True, language=language, seed="1", chooser=Anything(),
                stdin=io.StringIO("?\n4\n3\nplace 9 C\n"), stdout=out, stderr=io.StringIO())  # fmt: skip
    assert code == 0 and "*4" in out.text() and "A  . . . B" in out.text()


def test_the_signs_are_unicode_where_they_can_be_written() -> None:
    assert glyphs_for("utf-8") is UNICODE
    assert glyphs_for("latin-1") is ASCII and glyphs_for("no such") is ASCII


def test_input_that_is_no_text_is_asked_again() -> None:
    stdin = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nplace 4 C\n"), encoding="utf-8")
    out = io.StringIO()
    assert (
        play("stonehenge", plain=True, language="en", chooser=Anything(), stdin=stdin, stdout=out)
        == 0
    )
    assert "Sun places 4 on C." in out.getvalue()


def test_no_control_character_gets_through() -> None:
    assert writable("a\x1b[31m\x07\r\u202eb\n", "utf-8") == "a\ufffd[31m\ufffd\ufffd\ufffdb\n"


def test_a_game_is_called_and_set_up_in_its_own_words() -> None:
    assert played([], "toy", language="fr").out.startswith(
        "Braises, de the house\nOptions – Deck\u00a0: short\n"
    )
    plain_words = Voice("en").options(About("none", "None", "", (2,), 1, "1"), {"pawns": "open"})
    assert plain_words == "Options – pawns: open"
