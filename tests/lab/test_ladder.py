"""The ladder: what is in the book is not played again, an interruption loses nothing, new rules
begin a new count."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest

from lab.conftest import Here
from nemeton.games import names
from nemeton.lab import arena, ladder, openings
from nemeton.lab.ladder import Book, Game, Pairing, climb, fingerprint, pairings, to_play
from nemeton.lab.rungs import BEGIN, END, renewed, renewed_game, tables

PAIR = Pairing("toy", 3, "greedy", "random")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "strength" / "games.jsonl"


@pytest.fixture(autouse=True)
def _quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two steps of the ladder that take no time."""
    monkeypatch.setattr(ladder, "STEPS", (("random", "apprentice"), ("random", "greedy")))


def climbed(path: Path, games: int) -> int:
    """How many games were played."""
    book = Book(path)
    return len(list(climb(book, to_play(book, ["toy"], games), jobs=1)))


@pytest.mark.usefixtures("here")
def test_what_was_played_is_not_played_again(path: Path) -> None:
    """Two pairings for two and for three seats; 4 games are 4 for two seats, and 6 in all rotations
    for three."""
    assert climbed(path, 4) == 4 + 4 + 6 + 6 and climbed(path, 4) == 0
    assert climbed(path, 7) == 4 + 4 + 3 + 3, (
        "only what is new: up to 8 for two seats, up to 9 for three"
    )
    assert len(path.read_text().splitlines()) == 34


@pytest.mark.usefixtures("here")
def test_after_an_interruption_it_goes_on_where_it_was(path: Path) -> None:
    book = Book(path)
    going = climb(book, to_play(book, ["toy"], 4), jobs=1)
    for _ in range(5):
        next(going)
    going.close()
    assert climbed(path, 4) == 15 and climbed(path, 4) == 0


@pytest.mark.usefixtures("here")
def test_a_line_cut_short_costs_one_game(path: Path) -> None:
    climbed(path, 2)
    path.write_bytes(path.read_bytes()[:-20])
    assert climbed(path, 2) == 1 and climbed(path, 2) == 0
    assert [json.loads(line)["game"] for line in path.read_text().splitlines()[-1:]] == ["toy"]


@pytest.mark.usefixtures("here")
def test_other_rules_are_played_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = climbed(path, 2)
    monkeypatch.setattr(ladder, "fingerprint", lambda game: f"other {game}")
    assert climbed(path, 2) == played and Book(path).rate(pairings("toy")[0]).games == 2


def test_a_fingerprint_is_of_one_game_and_knows_code_from_comments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prints = [fingerprint(game) for game in names()]
    assert len(set(prints)) == len(prints)
    rules, scene = tmp_path / "rules.py", tmp_path / "scene.py"

    class Folder:
        __file__ = str(rules)

    monkeypatch.setattr(ladder, "load", lambda _: Folder)

    def after(text: str, drawn: str = "") -> str:
        rules.write_text(text)
        scene.write_text(drawn)
        return fingerprint.__wrapped__("game")

    first = after("DICE = 2")
    assert first == after("DICE = 2  # as the sheet says", "COLOUR = 1") != after("DICE = 3")


def test_figures_are_those_of_the_arena(here: Here, path: Path) -> None:
    book = Book(path, seed="oak")
    list(climb(book, {PAIR: range(9)}, jobs=1))
    *_, standings = arena("toy", PAIR.words, 9, PAIR.options, "oak", 1)
    assert book.rate(PAIR).groups == standings[0].won.groups and len(here.asked) == 18


def test_the_house_plays_as_its_forms_propose() -> None:
    """Le Jeu du Président: with three seats or more the short game, and quizzes where bots sit."""
    two, three = (Pairing("president", seats, "bard", "random") for seats in (2, 3))
    assert two.options == {"challenges": "quiz", "length": "full", "first": "lot"}
    assert three.options == {"challenges": "quiz", "length": "short", "first": "lot"}


def test_every_game_has_two_numbers_of_seats_where_it_can() -> None:
    seats = {
        game: sorted({pairing.seats for pairing in pairings(game)})
        for game in names()
        if game != "toy"
    }
    assert seats == {
        "druiden": [2, 3],
        "druids": [2, 3],
        "grand_druide": [3, 4],
        "president": [2, 3],
        "stonehenge": [2],
    }


def test_the_page_gets_the_figures_of_the_book_and_keeps_its_words(path: Path) -> None:
    """No deal is lost in both rotations, so pairing makes the interval a little narrower than 85.1
    – 93.4 %."""
    book = Book(path)
    greedy = Pairing("toy", 2, "greedy", "random")
    for number in range(200):
        book.add(greedy, number, Game(1.0 if number % 10 else 0.0, f"game {number}"))
    page = renewed(f"# Bots\n\nBefore.\n\n{BEGIN}\nold\n{END}\n\nAfter.\n", tables(book, ["toy"]))
    assert (
        page.startswith("# Bots\n\nBefore.\n")
        and page.endswith("\n\nAfter.\n")
        and "old" not in page
    )
    assert "| 2 | `greedy` | `random` | 200 | 90.0 % | 85.4 – 93.3 % | 1.80 × | stronger |" in page
    assert "| 2 | `apprentice` | `random` | 0 | – | – | – | not played yet |" in page
    assert "    nemeton arena toy --bots greedy,random --games 200 --seed ladder\n" in page
    assert "`greedy` +190 ±" in page and "`random` −190 ±" in page
    assert renewed(page, tables(book, ["toy"])) == page


def test_the_page_of_the_house_has_a_place_for_the_tables(path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    renewed_page = renewed(page, tables(Book(path), ["stonehenge"]))
    assert "### Stonehenge" in renewed_page and renewed_page.startswith(page.partition(BEGIN)[0])


def test_games_that_went_the_same_way_are_counted_once_and_decide_nothing(path: Path) -> None:
    """Two hundred games, two of them distinct: no interval makes that more."""
    book, greedy = Book(path), Pairing("toy", 2, "greedy", "random")
    for number in range(200):
        book.add(greedy, number, Game(1.0, f"game {number % 2}"))
    for again in (book, Book(path)):
        row = next(
            line
            for line in tables(again, ["toy"]).splitlines()
            if "`greedy`" in line and "200" in line
        )
        assert "| 200, 2 distinct |" in row and row.endswith("| too few distinct games to say |")


def test_one_game_is_written_anew_and_the_others_stay(path: Path) -> None:
    book = Book(path)
    page = renewed(f"# Bots\n\n{BEGIN}\nold\n{END}\n\nAfter.\n", tables(book, ["president", "toy"]))
    for number in range(4):
        book.add(Pairing("toy", 2, "greedy", "random"), number, Game(1.0, f"game {number}"))
    told = tables(book, ["president", "toy"])
    assert renewed_game(page, book, "toy") == renewed(page, told) != page
    book.add(Pairing("president", 2, "greedy", "random"), 0, Game(1.0, "one"))
    assert renewed_game(page, book, "toy") == renewed(page, told), (
        "nothing of the other, though the book knows more"
    )


def test_openings_are_part_of_what_decides_a_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before, other = fingerprint.__wrapped__("stonehenge"), tmp_path / "openings.py"
    other.write_text("PROBES = 1")
    monkeypatch.setattr(openings, "__file__", str(other))
    assert fingerprint.__wrapped__("stonehenge") != before


def test_games_that_nobody_won_are_nobodys_victories(path: Path) -> None:
    """Of 200 games 100 were won by nobody, and of the others the stronger bot won 90: the weaker
    ones won 10."""
    book, greedy = Book(path), Pairing("toy", 2, "greedy", "random")
    for number in range(200):
        nobody = number % 2 == 1
        book.add(
            greedy,
            number,
            Game(0.0 if nobody or number % 20 == 0 else 1.0, f"game {number}", nobody),
        )
    for again in (book, Book(path)):
        page = tables(again, ["toy"])
        assert (
            again.decided(greedy) == 0.5
            and "| 200 | 45.0 % |" in page
            and "| 1.80 × | stronger |" in page
        )
        assert "`greedy` +190 ±" in page and "`random` −190 ±" in page


def test_a_row_that_nobody_won_says_so(path: Path) -> None:
    book, greedy = Book(path), Pairing("toy", 2, "greedy", "random")
    for number in range(4):
        book.add(greedy, number, Game(0.0, f"game {number}", True))
    page = tables(book, ["toy"])
    assert (
        "| 2 | `greedy` | `random` | 4 | – | – | – | nobody won |" in page and "Ratings" not in page
    )


def test_a_game_of_the_ladder_knows_whether_nobody_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        importlib.import_module("nemeton.lab.arena"), "decide", lambda *_, **__: ("pass",)
    )
    assert ladder.play_one(Pairing("grand_druide", 3, "greedy", "random"), 0, "oak").nobody
