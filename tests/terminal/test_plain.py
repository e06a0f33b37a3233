"""Playing line by line, through stdin."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest

import nemeton
from nemeton.engine import HIDDEN
from nemeton.engine.state import holes

from .seats import Anything, monkey, played

ENDED = {"fr": "devient Maître Druide.", "en": "is the Master Druid."}
SCORES = {"fr": "Points\u00a0: ☼ Soleil", "en": "Scores: ☼ Sun"}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("claims", ["automatic", "called"])
def test_a_game_is_played_to_its_end_by_numbers(language: str, claims: str) -> None:
    said = played(repeat("1"), language=language, options={"claims": claims})
    assert said.code == 0 and said.err == ""
    assert ENDED[language] in said.out and SCORES[language] in said.out


def test_a_number_narrows_down_and_the_next_one_plays() -> None:
    said = played(["4", "3"])
    assert "  4)  Sun: 4 in hand\n" in said.out
    assert "  3)  Place 4 on C" in said.out and "  0)  back" in said.out
    assert "  Sun places 4 on C.\n  Moon places" in said.out


def test_zero_goes_back_one_click_and_no_further() -> None:
    said = played(["4", "0", "0", "q"])
    assert said.out.count("  4)  Sun: 4 in hand\n") == 2
    assert "There is no choice to go back to." in said.out


@pytest.mark.parametrize(
    "entries", [["place 4 C"], ["PLACE 4 c"], ["6", "place 4 C"], ["4", "C"], ["  place   4 C "]]
)
def test_words_work_at_every_level(entries: list[str]) -> None:
    assert "  Sun places 4 on C.\n" in played(entries).out


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("place 9 C", "There is no pawn “9”: pawns go from 1 to 6. (rule 1.2)"),
        ("place 4", "“place 4” is no action of this game."),
        ("dance", "“dance” is no action of this game."),
        ("7", "Choose a number from 1 to 6, or enter “?” for help."),
        ("9" * 5000, "Choose a number from 1 to 6, or enter “?” for help."),
        ("²", "“²” is no action of this game."),
        ("u", "There is no move to take back."),
        ("\x1b[2J", "“\ufffd[2J” is no action of this game."),
    ],
)
def test_a_wrong_entry_says_why_and_asks_again(entry: str, sentence: str) -> None:
    said = played([entry, "place 4 C", "q"])
    assert f"\n{sentence}\n> place 4 C\n  Sun places 4 on C.\n" in said.out
    assert "\x1b" not in said.out


def test_a_wrong_entry_at_the_second_level_stays_there() -> None:
    said = played(["4", "19", "nowhere", "18"])
    assert "Choose a number from 1 to 18" in said.out
    assert "  Sun places 4 on R.\n" in said.out


def test_french_refusals_cite_the_rule_in_french() -> None:
    said = played(["place 9 C"], language="fr")
    assert "Il n’y a pas de pion «\u202f9\u202f»\u00a0: ils vont de 1 à 6. (règle 1.2)" in said.out


def test_help_and_board_on_demand() -> None:
    said = played(["?", "b", "q"])
    assert "such as “place 1 A”" in said.out
    assert said.out.count("A  · · · B") == 2


def test_a_move_is_taken_back_while_that_is_free() -> None:
    said = played(["place 4 C", "u", "place 4 D", "end"], options={"claims": "called"})
    assert "The move is taken back." in said.out
    assert (
        "> place 4 D\n  Sun places 4 on D." in said.out
        and "> end\n  Sun ends the turn." in said.out
    )


def test_undo_after_a_bot_says_why_not() -> None:
    assert "Someone else has played since: ask the others." in played(["place 4 C", "u"]).out


def test_humans_who_share_all_take_back_each_others_moves() -> None:
    said = played(["place 4 C", "u", "place 5 C"], who=["human", "human"])
    assert "The move is taken back." in said.out and "  Sun places 5 on C." in said.out


@pytest.mark.parametrize("entries", [[], ["4"], ["q"], ["place 4 C", "q"]])
def test_leaving_or_the_end_of_input_is_polite(entries: list[str]) -> None:
    said = played(entries)
    assert said.code == 0 and said.err == ""
    assert said.out.endswith("\nThe game stops here.\n")


def test_an_interrupt_is_polite_too(tmp_path: Path) -> None:
    def impatient() -> Iterator[str]:
        yield "place 4 C"
        raise KeyboardInterrupt

    said = played(impatient(), record=tmp_path / "g")
    assert (
        said.code == 0
        and "\nThe game stops here.\nThe record is in" in said.out
        and (tmp_path / "g").exists()
    )


def test_bots_alone_play_for_a_spectator() -> None:
    said = played([], who=["random", "bard"])
    assert (
        said.code == 0 and "Sun: bot that plays at random" in said.out and ENDED["en"] in said.out
    )


def test_a_bot_gets_the_view_of_its_seat_and_no_more() -> None:
    bot = Anything()
    played(repeat("1"), options={"pawns": "hidden"}, chooser=bot)
    assert bot.views and all(holes(view.key()) for view in bot.views[:-1])
    assert getattr(bot.views[0], "hands")[0] == HIDDEN  # noqa: B009  # a state of any game


def test_the_bots_of_the_house_answer() -> None:
    said = played(["place 4 C"], chooser=None, who=["human", "apprentice"])
    assert said.code == 0 and "  Sun places 4 on C.\n  Moon places" in said.out


def test_a_seed_makes_the_whole_game_the_same() -> None:
    assert played(repeat("2")).out == played(repeat("2")).out


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", ["stonehenge", "toy"])
def test_whatever_is_typed_the_game_goes_on_and_ends(game: str, seed: int, tmp_path: Path) -> None:
    about = nemeton.load(game).about
    options = about.all_options()[seed % len(about.all_options())]
    seats = about.seats[seed % len(about.seats)]
    who = ["human", ("human", "random")[seed % 2]]
    path = tmp_path / "game.jsonl"
    said = played(
        monkey(seed),
        game,
        options=options,
        seats=seats,
        who=who,
        record=path,
        language=("fr", "en")[seed % 2],
    )
    assert said.code == 0 and said.err == ""
    assert "\x1b" not in said.out
    record = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert "result" in record[-1]


def test_a_list_of_many_is_set_in_columns_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    said = played(chain(["4"], ["q"]))
    assert max(len(line) for line in said.out.splitlines() if ")  Place" in line) <= 60
