"""The rules pages of Stonehenge: same clauses in both languages, every cited clause there, French set as French is.
The words themselves are for people to judge."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from games.stonehenge.oracle import LINES, SPACES
from games.stonehenge.pages import FOLDER, clauses, page, prose

NARROW, WIDE = "\u202f", "\u00a0"  # no-break spaces
CHAPTERS = {"1": 4, "2": 3, "3": 5, "4": 3, "5": 5, "6": 3}  # how many clauses the code counts on, by chapter
SOURCES = sorted(file.name for file in FOLDER.iterdir() if file.name.endswith(".py"))
PROMISED = [f"{chapter}.{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1)]

every_page = pytest.mark.parametrize("code", ["fr", "en"])


def remarks(source: str) -> Iterator[str]:
    """Docstrings and comments: where code cites a clause in brackets."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
    yield from re.findall(r"  # .*|^ *# .*", source, re.MULTILINE)


def cited(source: str) -> set[str]:
    """The clauses that a source cites: `[2.3]` in a remark, or the rule of a refusal."""
    in_remarks = re.findall(r"\[(\d\.\d)\]", "\n".join(remarks(source)))
    return {*in_remarks, *re.findall(r'"(\d\.\d)"', " ".join(re.findall(r"\bsay\(.*", source)))}


def test_both_pages_have_the_same_clauses_in_the_same_order() -> None:
    assert list(clauses("fr")) == list(clauses("en"))


@every_page
def test_clauses_that_code_and_players_know_keep_their_numbers(code: str) -> None:
    numbers = list(clauses(code))
    assert numbers[: len(PROMISED)] == PROMISED
    assert all(number.startswith("7.") for number in numbers[len(PROMISED) :])


@every_page
def test_no_clause_is_given_twice(code: str) -> None:
    numbers = re.findall(r"^\*\*(\S+)\*\*", page(code), re.MULTILINE)
    assert numbers == sorted(set(numbers)) == list(clauses(code))


@pytest.mark.parametrize("name", SOURCES)
def test_every_clause_cited_by_the_code_exists(name: str) -> None:
    assert cited((FOLDER / name).read_text(encoding="utf-8")) <= set(clauses("fr"))


def test_citations_are_found_where_they_are() -> None:
    """The tests above would pass on an empty set."""
    found = {name: cited((FOLDER / name).read_text(encoding="utf-8")) for name in ("rules.py", "refusals.py")}
    assert {"2.1", "3.5", "4.2", "5.5"} <= found["rules.py"]
    assert {"1.1", "3.1", "3.2", "5.5"} <= found["refusals.py"]


@every_page
def test_every_ruling_points_at_a_clause(code: str) -> None:
    for number, text in clauses(code).items():
        if number.startswith("7."):
            assert set(re.findall(r"\((\d\.\d)\)\.$", text)) & set(PROMISED), number


@every_page
def test_page_shows_the_board_and_names_the_lines_in_order(code: str) -> None:
    drawing = re.search(r"```text\n(.*?)```", page(code), re.DOTALL)
    assert drawing and drawing[1].split() == list(SPACES)
    assert re.findall(r"\b[A-R]{2,5}\b", clauses(code)["3.5"]) == list(LINES)


@every_page
def test_prose_has_no_straight_quotes(code: str) -> None:
    assert re.findall(r".{0,20}['\"].{0,20}", prose(code)) == []


@every_page
def test_titles_are_credited(code: str) -> None:
    assert "Reiner Knizia" in page(code)
    assert re.search({"fr": "travail indépendant", "en": "independent work"}[code], page(code).splitlines()[-1])


@pytest.mark.parametrize(
    ("mistake", "what"),
    [
        (rf"[^{NARROW}][;!?»]", "a narrow no-break space stands before ; ! ? »"),
        (rf"«[^{NARROW}]", "a narrow no-break space stands after «"),
        (rf"[^{WIDE}]:", "a no-break space stands before :"),
        (r"\.\.\.", "an ellipsis is one character"),
    ],
)
def test_french_typography(mistake: str, what: str) -> None:
    assert re.findall(rf".{{0,20}}{mistake}", prose("fr")) == [], what


def test_english_has_no_french_spaces() -> None:
    assert re.findall(rf".{{0,20}}[{NARROW}{WIDE}]|.{{0,20}} [;:!?]", prose("en")) == []
