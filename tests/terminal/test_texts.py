"""The terminal's texts: the same keys in both languages, and French set as French is."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

FOLDER = files("nemeton.terminal") / "texts"


def text(code: str) -> str:
    return (FOLDER / f"{code}.ftl").read_text(encoding="utf-8")


def messages(code: str) -> dict[str, set[str]]:
    """By key: the variables that its sentence uses."""
    body = FluentParser().parse(text(code)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in body:
        if isinstance(entry, ast.Message) and entry.span:
            source = text(code)[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source))
    return found


def test_both_languages_say_the_same_things() -> None:
    assert messages("fr") == messages("en")
    assert all(key.startswith("terminal-") for key in messages("fr"))


def test_every_key_is_used_and_every_used_key_is_there() -> None:
    folder = files("nemeton.terminal")
    source = "".join(
        path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".py")
    )
    for key in messages("fr"):
        name = re.sub(r"\d+$", "", key.removeprefix("terminal-"))
        assert re.search(f"[\"']{name}", source), f"{key} is not used"


@pytest.mark.parametrize(
    "wrong", ["'", " ;", " :", " !", " ?", "« ", " »", "\u00a0;", "\u202f:", "..."]
)
def test_french_typography(wrong: str) -> None:
    sentences = re.sub(r"\{[^{}]*\}", "x", text("fr"))
    assert wrong not in sentences
