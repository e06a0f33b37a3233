"""The rules pages of every game: same clauses in both languages, every cited clause there, French
set as French is.
The words themselves are for people to judge."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

from nemeton import speech
from nemeton.engine import Msg
from nemeton.games import load
from pages import (
    LANGUAGES,
    NUMBER,
    chapters,
    cited,
    clauses,
    houses_own,
    page,
    prose,
    rulings,
    snippets,
    sources,
)

NARROW, WIDE = "\u202f", "\u00a0"  # no-break spaces
GAMES = houses_own()
KNOWN = {  # how many clauses code and players count on, by chapter; rulings come after
    "druiden": (10, 12, 14, 17, 5, 13, 16, 11),
    "druids": (5, 4, 10, 10, 6),
    "grand_druide": (9, 8, 9, 3),
    "president": (11, 14, 13, 12, 6, 11),
    "stonehenge": (4, 3, 5, 4, 5, 3),
}
RULINGS = {"fr": "Nos arbitrages", "en": "Our rulings"}
INDEPENDENT = {"fr": "travail indépendant", "en": "independent work"}
STRAIGHT = r"['\"]"
FRENCH = {  # what is wrong, and a piece of text in which it must be found
    "a narrow no-break space stands before ; ! ? »": (rf"[^{NARROW}][;!?»]", "vide ; non"),
    "a narrow no-break space stands after «": (rf"«[^{NARROW}]", "« jour"),
    "a no-break space stands before :": (rf"[^{WIDE}]:", "Exemple : deux"),
    "an ellipsis is one character": (r"\.\.\.", "et ainsi de suite..."),
}
ENGLISH = rf"[{NARROW}{WIDE}]| [;:!?]"

every_game = pytest.mark.parametrize("game", GAMES)
every_page = pytest.mark.parametrize(
    ("game", "code"), [(game, code) for game in GAMES for code in LANGUAGES]
)


def found(mistake: str, text: str) -> list[str]:
    """Each place where it is, with what stands before it."""
    return [hit[0] for hit in re.finditer(rf".{{0,20}}(?:{mistake})", text)]


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@every_game
def test_both_pages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    assert list(clauses(game, "fr")) == list(clauses(game, "en"))


@every_game
def test_both_pages_give_the_same_figures(game: str) -> None:
    """A number changed in one language only would be two different games."""
    english = clauses(game, "en")
    for number, text in clauses(game, "fr").items():
        assert figures(text) == figures(english[number]), number


@every_game
def test_both_pages_show_the_same_code(game: str) -> None:
    """Action words and drawings know no language."""
    assert sorted(snippets(game, "fr")) == sorted(snippets(game, "en"))


@pytest.mark.parametrize(("game", "code"), [(game, code) for game in KNOWN for code in LANGUAGES])
def test_clauses_that_code_and_players_know_keep_their_numbers(game: str, code: str) -> None:
    known = [
        f"{chapter}.{n}"
        for chapter, count in enumerate(KNOWN[game], 1)
        for n in range(1, count + 1)
    ]
    numbers = list(clauses(game, code))
    assert numbers[: len(known)] == known
    assert numbers[len(known) :] == list(rulings(game, code)) != []


@every_page
def test_clauses_are_counted_without_gap_or_repetition_under_their_chapters(
    game: str, code: str
) -> None:
    headings = re.findall(r"^(?:## (\d+)\.|\*\*(\S+)\*\*)", page(game, code), re.MULTILINE)
    numbers = [chapter or clause for chapter, clause in headings]
    runs = [list(run) for _, run in groupby(numbers, key=lambda number: number.split(".")[0])]
    for chapter, run in enumerate(runs, 1):
        assert run == [str(chapter), *(f"{chapter}.{n}" for n in range(1, len(run)))]
    assert [number for number in numbers if "." in number] == list(clauses(game, code))


@every_page
def test_rulings_come_last_and_each_points_at_a_clause(game: str, code: str) -> None:
    assert list(chapters(game, code).values())[-1] == RULINGS[code]
    others = set(clauses(game, code)) - set(rulings(game, code))
    for number, text in rulings(game, code).items():
        assert set(re.findall(r"\((\d+\.\d+)\)\.$", text)) & others, number


@every_page
def test_every_clause_that_the_page_refers_to_exists(game: str, code: str) -> None:
    assert set(NUMBER.findall(prose(game, code))) <= set(clauses(game, code))


@every_game
def test_every_clause_cited_by_the_code_exists(game: str) -> None:
    for file in sources(game):
        assert cited(file.read_text(encoding="utf-8")) <= set(clauses(game, "fr")), file.name


@every_game
def test_the_code_cites_clauses(game: str) -> None:
    """The test above would pass on an empty set."""
    assert any(cited(file.read_text(encoding="utf-8")) for file in sources(game))


def test_citations_are_found_in_remarks_messages_and_tables() -> None:
    assert cited('def f():\n    """[3.10] Why."""\n    return 1  # [1.2] here') == {"3.10", "1.2"}
    assert cited('say(\n    "key",\n    "2.3" if x else "2.4",\n)') == {"2.3", "2.4"}
    assert cited('RULES = {DRAWING: "3.8"}') == {"3.8"}
    assert cited('"""In 3.11."""\nx = a[1.5]  # 2.5 times\ny = "take 1.2"') == set()


@every_page
def test_the_page_is_headed_by_the_title_of_the_game(game: str, code: str) -> None:
    assert page(game, code).splitlines()[0] == f"# {speech.say(Msg(f'{game}-title'), code)}"


@every_page
def test_the_author_is_credited_and_the_work_is_ours(game: str, code: str) -> None:
    assert load(game).about.author in page(game, code)
    assert INDEPENDENT[code] in page(game, code).splitlines()[-1]


@every_page
def test_prose_has_no_straight_quotes(game: str, code: str) -> None:
    assert found(STRAIGHT, prose(game, code)) == []


@every_game
@pytest.mark.parametrize("what", FRENCH)
def test_french_typography(game: str, what: str) -> None:
    assert found(FRENCH[what][0], prose(game, "fr")) == [], what


@every_game
def test_english_has_no_french_spaces(game: str) -> None:
    assert found(ENGLISH, prose(game, "en")) == []


@pytest.mark.parametrize(
    ("mistake", "planted"),
    [*FRENCH.values(), (STRAIGHT, "l'autre"), (ENGLISH, "so : two"), (ENGLISH, f"so{WIDE}")],
)
def test_planted_mistakes_are_found(mistake: str, planted: str) -> None:
    assert found(mistake, planted)
