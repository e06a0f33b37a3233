"""Speech: every text is there in both languages with the same variables, French is set as French
is, and messages become sentences in the language and with the names that were asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import toy
from nemeton import speech
from nemeton.engine import Msg, Refused, who

SOURCE = Path(str(files("nemeton")))
OURS = sorted(SOURCE.glob("**/texts"))
GAMES = sorted(SOURCE.glob("games/*/texts"))
CLIENT = Path(__file__).parent.parent / "client" / "src"
FOLDERS = [*OURS, Path(toy.__file__).parent / "texts"]
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


def messages(folder: Path, code: str) -> dict[str, Any]:
    """The messages of one file by their key; anything that is no message is a fault."""
    body = FluentParser().parse((folder / f"{code}.ftl").read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder}/{code}.ftl: {junk}"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), (
        f"{folder}/{code}.ftl: a key stands there twice"
    )
    return {entry.id.name: entry for entry in found}


def inside(node: Any) -> Iterator[Any]:
    """A node of the syntax tree and everything in it."""
    yield node
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from inside(child)


def variables(message: Any) -> set[str]:
    return {node.id.name for node in inside(message) if isinstance(node, ast.VariableReference)}


def patterns(message: Any) -> list[str]:
    """Its texts, those of every variant too; what is filled in stands as an x."""
    return [
        "".join(part.value if isinstance(part, ast.TextElement) else "x" for part in node.elements)
        for node in inside(message)
        if isinstance(node, ast.Pattern)
    ]


def test_the_house_and_every_game_have_texts() -> None:
    owners = {folder.parent.name for folder in FOLDERS}
    games = {path.parent.name for path in SOURCE.glob("games/*/about.py")}
    assert owners >= {"nemeton", "toy", *games}


@every_folder
def test_both_languages_have_the_same_keys(folder: Path) -> None:
    french, english = messages(folder, "fr"), messages(folder, "en")
    assert french.keys() == english.keys() and french
    assert list(french) == list(english), "the files are read side by side"


@every_folder
def test_both_languages_use_the_same_variables(folder: Path) -> None:
    french, english = messages(folder, "fr"), messages(folder, "en")
    assert {key: variables(french[key]) for key in english} == {
        key: variables(english[key]) for key in english
    }


def needed(key: str, texts: dict[str, Any]) -> set[str]:
    """The variables of a message and of those that it is made of."""
    parts = [node.id.name for node in inside(texts[key]) if isinstance(node, ast.MessageReference)]
    return variables(texts[key]).union(*(needed(part, texts) for part in parts))


PAGES_ASK = {  # texts of a game that pages name themselves, and what they fill in
    "title": set[str](), "blurb": set[str](), "credit": set[str](), "option-.*": set[str](), "standing-.*": set[str](),
    "party": {"party"}, "score": {"score"}, "score-unit": set[str](),
}  # fmt: skip


@pytest.mark.parametrize("code", speech.LANGUAGES)
@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)
def test_pages_fill_in_all_that_a_text_of_a_game_needs(folder: Path, code: str) -> None:
    """What a rule or a scene says is filled in by the game, and checked wherever it is said; this
    is the rest."""
    texts, game = messages(folder, code), folder.parent.name
    asked = {
        key: given
        for key in texts
        for ask, given in PAGES_ASK.items()
        if re.fullmatch(f"{game}-{ask}", key)
    }
    assert {f"{game}-title", f"{game}-blurb"} <= asked.keys()
    assert {
        key: needed(key, texts) - given
        for key, given in asked.items()
        if needed(key, texts) - given
    } == {}


def test_pages_name_no_other_text_of_a_game() -> None:
    """Else it belongs into the list above."""
    source = "".join(path.read_text(encoding="utf-8") for path in CLIENT.glob("**/*.ts*"))
    named = set(re.findall(r"`\$\{(?:now\.)?game(?:\.name)?\}-([a-z-]+)(?=[`$])", source))
    assert (
        "score" in named
        and {key for key in named if not any(re.fullmatch(ask, key) for ask in PAGES_ASK)} == set()
    )


def test_pages_fill_in_all_that_a_text_of_the_house_needs() -> None:
    texts = {key: text for folder in FOLDERS for key, text in messages(folder, "en").items()}
    source = "".join(path.read_text(encoding="utf-8") for path in CLIENT.glob("**/*.ts*"))
    calls = re.findall(r'\bt\("([a-z-]+)"(?:, \{([^{}]*)\})?\)', source)
    given = {
        (key, frozenset(re.findall(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)", args))) for key, args in calls
    }
    assert len(given) > 200
    assert [
        (key, needed(key, texts) - names) for key, names in given if needed(key, texts) - names
    ] == []


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)
def test_keys_of_a_game_begin_with_its_name(folder: Path) -> None:
    """That is how its texts are found."""
    assert all(key.startswith(f"{folder.parent.name}-") for key in messages(folder, "en"))


FAULTS = {
    "a straight apostrophe": re.compile("'"),
    "no narrow space before ; ! ? »": re.compile("(?<!\u202f)[;!?»]"),
    "no fixed space before a colon": re.compile("(?<![\u00a0\u202f]):"),
    "no narrow space after «": re.compile("«(?!\u202f)"),
    "three dots for an ellipsis": re.compile(r"\.\.\."),
    "an English quotation mark": re.compile('[“”"]'),
}
KEYS_NAMED = re.compile(
    r"(?<=\[)\?(?=\])|(?<=\s)\?(?= règles)"
)  # the key ? among those that can be pressed


@pytest.mark.parametrize(("fault", "pattern"), FAULTS.items(), ids=FAULTS)
@pytest.mark.parametrize("folder", OURS, ids=lambda folder: folder.parent.name)
def test_french_is_set_as_french_is(folder: Path, fault: str, pattern: re.Pattern[str]) -> None:
    texts = {
        key: KEYS_NAMED.sub("x", text)
        for key, one in messages(folder, "fr").items()
        for text in patterns(one)
    }
    assert [key for key, text in texts.items() if pattern.search(text)] == [], fault


SET = {
    "l'oak": 1,
    "quoi?": 1,
    "quoi ?": 1,
    "a: b": 1,
    "« a\u202f»": 1,
    "L’a\u202f; «\u202fb\u202f»\u00a0:": 0,
    "a :...": 2,
}


@pytest.mark.parametrize(("text", "wrong"), SET.items())
def test_the_faults_are_found_where_they_are(text: str, wrong: int) -> None:
    assert sum(bool(pattern.search(text)) for pattern in FAULTS.values()) == wrong


def test_every_key_that_the_house_names_has_a_text() -> None:
    named = {
        key
        for path in SOURCE.glob("**/*.py")
        for key in re.findall(r'\bMsg\("([a-z-]+)"', path.read_text())
    }
    known = {key for folder in FOLDERS for key in messages(folder, "en")}
    assert len(named) > 30 and named <= known


# The language.

WISHES: list[tuple[dict[str, str], str]] = [
    ({}, "en"),
    ({"LANG": "fr_FR.UTF-8"}, "fr"),
    ({"LANG": "en_GB.UTF-8"}, "en"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({"LANG": "fr_CA", "LC_MESSAGES": "en_CA"}, "en"),
    ({"LC_MESSAGES": "fr_FR", "LC_ALL": "en_GB"}, "en"),
    ({"LANG": "en_GB", "LC_ALL": "fr_BE"}, "fr"),
    ({"LANG": "fr_FR", "LC_ALL": "fr_FR", "NEMETON_LANG": "en"}, "en"),
    ({"LANG": "en_GB", "NEMETON_LANG": "fr"}, "fr"),
    ({"LANG": "fr_FR", "NEMETON_LANG": ""}, "fr"),
    ({"LANG": "fr_FR", "NEMETON_LANG": "de"}, "fr"),
]


@pytest.mark.parametrize(("wishes", "code"), WISHES, ids=str)
def test_the_language_comes_from_the_environment(
    wishes: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NEMETON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, wish in wishes.items():
        monkeypatch.setenv(name, wish)
    assert speech.preferred() == code


OVER = {
    "en": "The game is over: nothing more can be played.",
    "fr": "La partie est finie\u00a0: plus rien ne peut être joué.",
}


@pytest.mark.parametrize("code", speech.LANGUAGES)
def test_text_is_said_in_the_language_of_the_moment_or_of_the_question(code: str) -> None:
    assert speech.say(Msg("game-over"), code) == OVER[code] and str(Msg("game-over")) == OVER["en"]
    speech.language.set(code)
    assert str(Msg("game-over")) == OVER[code] == speech.error(Refused(Msg("game-over")))


# Sentences.

MOVE = Msg(
    "record-move", {"move": 3, "reason": Msg("stonehenge-space-taken", {"space": "C"}, "2.3")}
)


def test_a_message_inside_a_message_is_said_with_its_rule() -> None:
    assert speech.say(MOVE, "en").startswith("The record leaves the rules at move 3: ")
    assert speech.say(MOVE, "en").endswith("(rule 2.3)") and speech.say(MOVE, "fr").endswith(
        "(règle 2.3)"
    )


def test_messages_inside_are_said_in_the_same_language_and_with_the_same_names() -> None:
    turn = Msg(
        "record-move", {"move": 1, "reason": Msg("stonehenge-not-your-turn", {"seat": who(1)})}
    )
    assert "C’est à Bran de jouer" in speech.say(turn, "fr", ["Ana", "Bran"])


@pytest.mark.parametrize(("code", "name"), [("en", "Seat 1"), ("fr", "Siège 1")])
def test_a_seat_without_a_name_has_its_number(code: str, name: str) -> None:
    assert speech.say(who(1), code) == name


def test_a_seat_with_a_name_is_called_by_it() -> None:
    assert speech.say(who(1), "fr", ["Ana", "Bran"]) == "Bran"
    assert (
        speech.error(Refused(Msg("toy-rested", {"seat": who(0)})), "en", ["Ana", "Bran"])
        == "Ana rests."
    )


@pytest.mark.parametrize("name", ["{ $seat }", "{", "-term", "*bold*", "é\u202f!"])
def test_a_name_is_said_as_it_is_whatever_is_in_it(name: str) -> None:
    assert speech.say(Msg("toy-rested", {"seat": who(0)}), "en", [name]) == f"{name} rests."


@pytest.mark.parametrize(
    "message", [Msg("no-such-text"), Msg("stonehenge-unwritten"), Msg("chess-title"), Msg("seat")]
)
def test_a_text_that_is_missing_or_incomplete_is_an_error_of_ours(message: Msg) -> None:
    with pytest.raises(LookupError, match=message.key):
        speech.say(message, "en")


def test_no_invisible_marks_are_put_around_what_is_filled_in() -> None:
    assert speech.say(Msg("toy-do", {"action": "play gift"}), "en") == "play gift"


@pytest.mark.parametrize("code", speech.LANGUAGES)
def test_texts_can_be_added(code: str, tmp_path: Path) -> None:
    (tmp_path / f"{code}.ftl").write_text(
        f"added-{tmp_path.name.replace('_', '-')} = hello\n", encoding="utf-8"
    )
    speech.add(tmp_path, code)
    assert speech.say(Msg(f"added-{tmp_path.name.replace('_', '-')}"), code) == "hello"
