"""Challenges, chapter 4: the sheet's words in French, our clause in brackets.
Everything is played and seen through the public contract."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from games.president.oracle import VALUES
from games.president.table import (
    choices,
    due,
    held,
    new,
    on_turn,
    owner,
    play,
    position,
    protected,
    votes,
)
from nemeton import Match
from nemeton.games.president.cards import RIGHT

BOTH = "26 62"


def challenged(card: str, *others: str, mine: str = "44 15") -> Match:
    """Seat 0 holds 44 and 15, worth 10 and 2; it has challenged seat 1 for 62, worth 10."""
    return play(position(mine, BOTH, *others), f"roll : 2 6 / challenge 62 : {card}")


def seen(match: Match, viewer: int | None = None) -> dict[str, Any]:
    challenge: dict[str, Any] = match.view(viewer)["challenge"]
    return challenge


def judged(match: Match, words: str) -> Match:
    """`yes no`: the seats after the challenger judge so."""
    for seat, word in enumerate(words.split(), start=1):
        play(match, f"{seat} judge {word}")
    return match


def test_challenge_draws_a_card() -> None:
    """« Le défié prend alors une carte Défi pour vous en lire le contenu » [4.1]."""
    match = challenged("q07")
    assert match.moves[-1].tape.chance() == ["q07"] and owner(match, "62") == 1
    assert {key: seen(match)[key] for key in ("by", "against", "code", "answer", "success")} == {
        "by": 0, "against": 1, "code": "62", "answer": None, "success": None
    }  # fmt: skip
    assert (seen(match)["card"]["id"], seen(match)["card"]["kind"]) == ("q07", "quiz")


def test_a_timer_runs_beside_a_stage_and_beside_nothing_else() -> None:
    """[4.4] It is there for the table to look at; the rules know no time."""
    stage = challenged("s02", "31")
    assert [stage.scene(viewer).timer for viewer in (0, 1, None)] == [60, 60, 60]
    assert play(stage, "performed").scene(1).timer == 0 and challenged("q07").scene(0).timer == 0


def test_challenger_answers_a_quiz() -> None:
    """« à vous de l'exécuter » [4.2]."""
    match = challenged("quiz", "31")
    assert on_turn(match) == ((0,), "answer") and choices(match) == [
        f"answer {number}" for number in "1234"
    ]


@pytest.mark.parametrize("card", ["q01", "q02", "q03", "q04", "q36"])
@pytest.mark.parametrize("number", ["1", "2", "3", "4"])
def test_one_answer_is_right_and_is_shown_then(card: str, number: str) -> None:
    """[4.2] [4.3]"""
    match = challenged(card)
    assert "right" not in seen(match)["card"]
    play(match, f"answer {number}")
    assert (seen(match)["answer"], seen(match)["card"]["right"]) == (number, RIGHT[card])
    assert seen(match)["success"] == (number == RIGHT[card]) == (owner(match, "62") == 0)


def test_won_departement_changes_hands() -> None:
    """« Votre jeton remplace celui de votre adversaire et il vous verse le montant » [4.8]."""
    match = play(challenged("quiz"), "answer right")
    assert owner(match, "62") == 0 and votes(match) == [22, 4] and protected(match) == set()
    assert due(match) is None and on_turn(match) == ((1,), "roll")


def test_won_departement_can_be_challenged_back() -> None:
    """It is not protected [4.8]."""
    match = play(
        position("44", "26 62 33"), "roll : 2 6 / challenge 62 : quiz / answer right / roll : 2 6"
    )
    assert choices(match) == ["challenge 62"]


def test_failed_challenge_on_62() -> None:
    """« si le défieur perd son affrontement sur le département 62 … il doit verser 1 000 000 »
    [4.9] [4.10] [4.12]."""
    match = play(challenged("quiz", mine="44 38 15 31"), "answer wrong")
    assert protected(match) == {"62"} and owner(match, "62") == 1
    assert due(match) == (1, "seize", 10) and on_turn(match) == ((1,), "pick")
    assert choices(match) == ["seize 15", "seize 38", "seize 44"]
    play(match, "seize 38")
    assert due(match) == (1, "seize", 2) and choices(match) == ["seize 15"]
    play(match, "seize 15")
    assert votes(match) == [19, 24] and held(match, 1) == ["15", "26", "38", "62"]
    assert protected(match) == {"62"} and on_turn(match) == ((1,), "roll")


def test_seizure_is_rounded_up() -> None:
    """Ruling: the next higher sum that can be made [4.10]."""
    match = play(challenged("quiz", mine="69 31"), "answer wrong")
    assert due(match) == (1, "seize", 11) and choices(match) == ["seize 69"]


def test_protected_ones_are_not_seized() -> None:
    """« INATTAQUABLE DONC IMPERDABLE » [1.9] [4.10]."""
    match = play(position("44 15 51 07 70", BOTH), "roll : 1 5 / protect 15 / roll : 4 7 / take 47")
    play(match, "roll : 2 6 / challenge 26 : quiz / answer wrong")
    assert due(match) == (1, "seize", 4) and choices(match) == ["seize 51"]


def test_stage_is_performed_then_judged() -> None:
    """« c'est à l'ensemble des joueurs de décider » [4.4] [4.5]."""
    match = challenged("s03", "31", "34")
    assert on_turn(match) == ((0,), "perform") and choices(match) == ["performed"]
    play(match, "performed")
    assert on_turn(match) == ((1, 2, 3), "judge") and "right" not in seen(match)["card"]
    assert (
        all(choices(match, seat) == ["judge no", "judge yes"] for seat in (1, 2, 3))
        and choices(match, 0) == []
    )


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_judges_may_speak_in_any_order(order: tuple[int, ...]) -> None:
    """« à la majorité » [4.5] [4.7]."""
    match = play(challenged("stage", "31", "34"), "performed")
    for spoken, seat in enumerate(order):
        assert seen(match)["success"] is None and len(match.actors) == 3 - spoken
        play(match, f"{seat} judge {'no' if seat == 2 else 'yes'}")
    assert seen(match)["success"] is True and seen(match)["votes"] == [None, "yes", "no", "yes"]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_judges_twice(seat: int) -> None:
    """[4.5]"""
    match = play(challenged("stage", "31", "34"), f"performed / {seat} judge no")
    assert choices(match, seat) == [] and seat not in match.actors


@pytest.mark.parametrize(
    ("others", "words", "success"),
    [
        ((), "yes", True),
        ((), "no", False),
        (("31",), "yes yes", True),
        (("31",), "yes no", False),  # ruling: a tie is a failure
        (("31",), "no no", False),
        (("31", "34"), "yes yes no", True),
        (("31", "34"), "no no yes", False),
        (("31", "34", "49"), "yes no yes no", False),
        (("31", "34", "49", "29"), "yes no yes no yes", True),
    ],
)
def test_more_yes_than_no_is_a_success(others: tuple[str, ...], words: str, success: bool) -> None:
    """« à la majorité, en toute bonne foi, si le défi est réussi ou non » [4.6] [4.7]."""
    match = judged(play(challenged("stage", *others), "performed"), words)
    assert seen(match)["success"] is success and seen(match)["votes"] == [None, *words.split()]
    assert (owner(match, "62"), protected(match)) == ((0, set()) if success else (1, {"62"}))
    assert due(match) == (None if success else (1, "seize", 10))


def test_success_pays_no_debt_of_another() -> None:
    """What is won may pay the winner's own debt at once [3.10] [4.8]."""
    match = play(new(), "roll : 2 * / take 23 : -8 / roll : 0 6 / take 06 / roll : 0 6 / take 60")
    assert match.view(None)["debts"] == [8, 0] and votes(match) == [7, 7]
    play(match, "roll : 1 7 / take 17 / roll : 0 6 / challenge 06 : quiz / answer right")
    assert due(match) == (0, "debt", 8) and choices(match) == ["lose 06", "lose 23"]


def test_cards_come_after_the_challenge() -> None:
    """« Deuxième étape : piochez une carte » [2.14] [4.11]."""
    zeros = " ".join(code for code in VALUES if "0" in code[:2])
    match = play(position("44", zeros), "roll : 0 * / challenge 06 : quiz / answer wrong")
    assert due(match) == (1, "seize", 10) and match.moves[-1].tape.chance() == []
    play(match, "seize 44 : +2")
    assert due(match) == (0, "gain", 2) and match.moves[-1].tape.chance() == ["c01"]
