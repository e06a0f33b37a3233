"""Each game at a glance: short, in both languages, and at the head of its rules page."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from nemeton.house import documents as served
from pages import LANGUAGES, houses_own
from test_rules_pages import ENGLISH
from test_speech import FAULTS

HEADING = {"fr": "## En un coup d’œil", "en": "## At a glance"}
LINES = range(5, 9)
LONGEST = 190  # letters of a line: three lines on a phone, so that all of it is one screen
ALL = 900

every_game = pytest.mark.parametrize("game", houses_own())
both_languages = pytest.mark.parametrize("code", LANGUAGES)


def summary(game: str, code: str) -> str:
    return (files(f"nemeton.games.{game}") / f"summary.{code}.md").read_text(encoding="utf-8")


@every_game
@both_languages
def test_a_summary_is_one_screen(game: str, code: str) -> None:
    heading, _, *lines = summary(game, code).strip().split("\n")
    assert heading == HEADING[code]
    assert len(lines) in LINES and all(re.match(r"- \*\*[^*]+\.\*\* \S", line) for line in lines)
    assert max(map(len, lines)) <= LONGEST and sum(map(len, lines)) <= ALL


@every_game
def test_both_languages_give_the_same_figures(game: str) -> None:
    french, english = (sorted(re.findall(r"\d+", summary(game, code))) for code in LANGUAGES)
    assert french == english


@every_game
@pytest.mark.parametrize(("fault", "pattern"), FAULTS.items(), ids=FAULTS)
def test_french_is_set_as_french_is(game: str, fault: str, pattern: re.Pattern[str]) -> None:
    assert not pattern.search(summary(game, "fr")), fault


@every_game
def test_english_is_set_as_english_is(game: str) -> None:
    assert not re.search(rf"{ENGLISH}|['\"]", summary(game, "en"))


@every_game
@both_languages
def test_the_rules_page_begins_with_it(game: str, code: str) -> None:
    title, glance, *_ = re.findall(r"<(?:h1|section)[^>]*>", served.rules(game, code))
    assert (title, glance) == ("<h1>", '<section class="glance">')
    assert served.rules(game, code).count(HEADING[code][3:]) == 1
