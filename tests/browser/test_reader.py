"""Whole games by ear: what the browser tells a screen reader is enough to play each of them, in
both languages.
Whose turn it is, what is asked, what has happened, one's own hand, the scores and the result are
there in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

import pytest

from browser.conftest import Arrive, hurried_house
from browser.test_keyboard import BOT, at_table
from kit.doorkeeper import Doorkeeper
from kit.reader import Heard, Reader, found, sentences

OFTEN = 4  # moves between two looks at everything: a tree of the whole page takes a while
TURN = {"fr": "à vous de jouer", "en": "your turn"}
LOG = {"fr": "Journal", "en": "Log"}
WON = {"fr": r"gagne[.z]|l’emporte", "en": r"You win|wins?\."}


@dataclass(frozen=True)
class Case:
    language: str
    others: int
    mine: str  # what one holds, and how one stands
    secret: str = ""  # what another holds, if it were said
    opened: str = ""  # with this line of the log all hands are open
    by_list: bool = False
    hurry: str = ""  # what brings the end nearer
    options: dict[str, str] = field(default_factory=dict)


CASES = {
    "stonehenge": Case(
        "en", 1, r"^Ondine: \d in hand", r"^(?!Ondine).*: \d in hand", options={"pawns": "hidden"}
    ),
    "grand_druide": Case(
        "fr",
        2,
        r"^Ondine : pierre fétiche \d",
        r"^(?!Ondine).*(fétiche \d|tabou, l[e’])",
        by_list=True,
    ),
    "druids": Case(
        "en",
        1,
        r"^(In hand: |Ondine: .*circle)",
        r"^(?!Ondine|In hand|Place|The ).*: (servant \d|\w+ \d at)",
        hurry=r"^Place.*ritual is possible|^Keep",
    ),
    "druiden": Case(
        "fr",
        1,
        r"^(En main : |Ondine : main)",
        r"^(?!Ondine).*: en main, (?!rien)\D",
        "toutes les mains s’ouvrent",
    ),
    "president": Case(
        "fr", 5, r"\d{3} voix", by_list=True, options={"challenges": "quiz", "length": "short"}
    ),
}


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """One house for all: nobody shuts it here."""
    with hurried_house(tmp_path_factory.mktemp("house")) as open_house:
        yield open_house


@pytest.mark.parametrize("game", CASES)
def test_a_whole_game_by_ear(arrive: Arrive, game: str) -> None:
    case = CASES[game]
    guest = arrive("Ondine", locale=case.language)
    at_table(guest, game, [BOT] * case.others, **case.options)
    reader = Reader(guest)
    told = 0
    for move in count():
        if not reader.wait_for_turn():
            break
        if move % OFTEN == 0:
            told = _all_is_said(reader.listen(), case, told)
        reader.move(case.hurry, by_list=case.by_list)
    reader.hear_out()
    _the_end_is_said(reader.listen(), case)


def _all_is_said(heard: list[Heard], case: Case, told: int) -> int:
    """Before each move; how much has been told by then."""
    assert [
        one
        for one in sentences(heard, "listitem")
        if one.startswith("Ondine") and TURN[case.language] in one
    ]
    assert len([one for one in sentences(heard, "status") if len(one) > 10]) > 0, "what is asked"
    assert found(case.mine, heard), "what one holds"
    board = [one for one in heard if one.role in ("image", "button")]
    if case.secret and not (case.opened and found(case.opened, heard)):
        assert not found(case.secret, board), "another's secret"
    lines = _log(heard, case)
    assert len(lines) >= told
    return len(lines)


def _log(heard: list[Heard], case: Case) -> list[Heard]:
    """What has happened, in a place that is read out as it grows."""
    log = next(one for one in heard if (one.role, one.name) == ("log", LOG[case.language]))
    assert log.traits["live"] == "polite"
    return [one for one in heard if one.role == "listitem" and log in one.within]


def _the_end_is_said(heard: list[Heard], case: Case) -> None:
    assert [one for one in sentences(heard, "status") if re.search(WON[case.language], one)], (
        "who has won"
    )
    assert len(found(r"^Score ", heard)) == case.others + 1
    assert _log(heard, case)
