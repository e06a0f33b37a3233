"""What only Stonehenge's rules pages have: the board, its lines, and citations known to be there.
What every game's pages must keep is in tests/test_rules_pages.py."""

from __future__ import annotations

import re

import pytest

from games.stonehenge.oracle import LINES, SPACES
from games.stonehenge.pages import FOLDER, clauses, page
from pages import cited


def test_citations_are_found_where_they_are() -> None:
    found = {
        name: cited((FOLDER / name).read_text(encoding="utf-8"))
        for name in ("rules.py", "refusals.py")
    }
    assert {"2.1", "3.5", "4.2", "5.5"} <= found["rules.py"]
    assert {"1.1", "3.1", "3.2", "5.5"} <= found["refusals.py"]


@pytest.mark.parametrize("code", ["fr", "en"])
def test_page_shows_the_board_and_names_the_lines_in_order(code: str) -> None:
    drawing = re.search(r"```text\n(.*?)```", page(code), re.DOTALL)
    assert drawing and drawing[1].split() == list(SPACES)
    assert re.findall(r"\b[A-R]{2,5}\b", clauses(code)["3.5"]) == list(LINES)


@pytest.mark.parametrize(
    ("code", "words"), [("fr", "dix-huit quinze trois"), ("en", "eighteen fifteen three")]
)
def test_board_that_the_sheet_does_not_draw_stands_under_our_rulings(code: str, words: str) -> None:
    """« Chaque ligne comprend de deux à cinq cases de long » : la feuille n’en dit pas plus du
    plateau [1.1]."""
    ruling = clauses(code)["7.10"].lower()
    assert all(word in ruling for word in words.split()) and "1.1" in ruling


@pytest.mark.parametrize(("code", "lots"), [("fr", "au sort|hasard"), ("en", r"by lot|random")])
def test_page_promises_no_seats_by_lot(code: str, lots: str) -> None:
    """« Décidez qui commence » : une table n’en tire pas au sort [1.4]."""
    assert not re.search(lots, page(code))
