"""Bots at Le Jeu du Président: sensible choices, guessed answers, fair judgements; and how they
judge a position."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.president.table import LENGTHS, SEATS, new, play, position
from games.walking import walk
from nemeton import Match
from nemeton.bots import decide, search
from nemeton.games.president import bot
from nemeton.games.president.cards import RIGHT

BOTH = "26 62"  # worth 4 and 10: what 2 and 6 offer


def played(match: Match, level: str = "greedy", seed: int = 1) -> str:
    seat = match.actors[0]
    return " ".join(decide(match.game, match.seen(seat), seat, level, random.Random(seed)))


def chances(match: Match, by: Any = bot.evaluate) -> list[float]:
    return list(by(match.seen(None)))


judges = pytest.mark.parametrize("by", [bot.evaluate, bot.judge])


thinking = pytest.mark.parametrize("level", ["greedy", "druid"])


@thinking
def test_the_richer_of_two_is_taken(level: str) -> None:
    assert played(play(new(2), "roll : 2 6"), level) == "take 62"


def test_a_search_takes_the_richest_with_a_star_whatever_card_may_follow() -> None:
    """[2.14] A greedy bot is misled by the few cards that it thinks of."""
    assert played(play(new(2), "roll : * 6"), "druid") == "take 62"


@thinking
def test_whoever_must_challenge_risks_little(level: str) -> None:
    """[4.8]-[4.10] Three quizzes in four are lost, and as much as the département is worth with
    them."""
    assert played(play(position("44", BOTH), "roll : 2 6"), level) == "challenge 26"


@thinking
def test_of_equal_challenges_the_one_that_feeds_the_weaker_is_chosen(level: str) -> None:
    """[4.10] Most are lost, and the defender takes as much; 16 and 61 are worth 3 each."""
    match = play(position("44 33", "16 13 75 59", "61"), "roll : 1 6")
    assert match.legal(0) == [("challenge", "16"), ("challenge", "61")]
    assert played(match, level) == "challenge 61"


def test_a_card_is_drawn_rather_than_a_shield_raised() -> None:
    """[2.11]-[2.12] A card brings 180,000 votes in the mean; who challenges for what is not
    protected mostly fails."""
    assert played(play(position(BOTH, "44"), "roll : 2 6"), "druid") == "campaign"


def test_a_gain_is_picked_in_small_ones_that_two_digits_offer() -> None:
    """[3.5] One digit below five and one above."""
    match = play(new(2), "roll : 2 * / take 22 : +4")
    while match.view(None)["phase"] == "pick":
        match.play(0, played(match).split())
    codes = [
        code
        for code, at in match.view(None)["departements"].items()
        if at["owner"] == 0 and code != "22"
    ]
    assert len(codes) >= 2 and all(min(code) < "5" <= max(code) for code in codes)


def test_a_loss_is_paid_with_what_only_stars_offer() -> None:
    match = play(
        position("12 27 44", "13"),
        "roll : 0 5 / take 50 / roll : 1 5 / take 15 / roll : 3 * / take 33 : -3",
    )
    assert match.legal(0) and played(match) in ("lose 12", "lose 11")


def quizzes() -> list[Match]:
    """The same challenge with many cards."""
    return [
        play(position("44", BOTH), f"roll : 2 6 / challenge 26 : {card}")
        for card in sorted(RIGHT)[:24]
    ]


@pytest.mark.parametrize("level", ["greedy", "druid"])
def test_answers_are_guessed(level: str) -> None:
    """[4.2] Nine of each number are right; a bot that knew them would be right 24 times, a blind
    one 6 times."""
    guesses = [played(match, level, seed) for seed, match in enumerate(quizzes())]
    right = [
        guess.split()[1] == RIGHT[card] for guess, card in zip(guesses, sorted(RIGHT), strict=False)
    ]
    assert set(guesses) == {f"answer {number}" for number in "1234"} and 1 <= sum(right) <= 13


def test_a_search_gets_nothing_out_of_a_question() -> None:
    """[4.2] However long it thinks, it expects to be right once in four times; one that knew would
    expect to win."""
    for match in quizzes()[:3]:
        won, lost = (
            chances(play(match.clone(), f"answer {word}"), bot.judge)[0]
            for word in ("right", "wrong")
        )
        tried = search(match.game, match.seen(0), 0, random.Random(1), 800).chances()
        mean = sum(share * visits for _, share, visits in tried) / 800
        assert len(tried) == 4 and (mean - lost) / (won - lost) == pytest.approx(1 / 4, abs=0.08)


@pytest.mark.parametrize("level", ["apprentice", "greedy", "druid"])
def test_judgements_are_coins(level: str) -> None:
    """[4.5] Whoever judges to win would always say no."""
    match = play(position("44", BOTH), "roll : 2 6 / challenge 26 : stage / performed")
    judged = [played(match, level, seed) for seed in range(60)]
    assert set(judged) == {"judge yes", "judge no"} and 15 <= judged.count("judge yes") <= 45


@judges
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("seats", SEATS)
def test_chances_are_shares_of_one_victory(seats: int, length: str, by: Any) -> None:
    for match in walk(new(seats, length=length), random.Random(seats)):
        if match.actors:
            shares = chances(match, by)
            assert len(shares) == seats and min(shares) >= 0 and sum(shares) == pytest.approx(1)


@judges
def test_more_votes_are_a_better_chance(by: Any) -> None:
    assert chances(position("44", "13"), by)[1] > 0.5 > chances(position("44", "13"), by)[0]
    three = chances(position("44", "13", "48"), by)
    assert three[1] > three[0] > three[2]


def test_a_search_knows_that_the_last_stands_beside_the_first() -> None:
    """[6.2] Of four, the 1st and the last against the two others; greedy bots do not play for the
    last place."""
    places = ("59 13", "44", "33", "48")
    first, second, third, last = chances(position(*places), bot.judge)
    assert first > last > max(second, third)
    assert min(chances(position(*places))) == chances(position(*places))[3]


@judges
def test_a_debt_is_a_worse_chance_and_two_are_worse_still(by: Any) -> None:
    """[3.9] Of each card."""
    owing = [
        play(new(), f"roll : * * / take 23 : {cards}") for cards in ("-8 +8", "-8 +4", "-8 -6")
    ]
    none, one, two = (chances(match, by)[0] for match in owing)
    assert none > one > two


def test_a_sum_that_is_due_counts_before_it_is_picked() -> None:
    """[3.5] However it is picked, the chance is nearly what it was."""
    match = play(new(2), "roll : 2 * / take 22 : +12")
    before = chances(match)[0]
    while match.view(None)["phase"] == "pick":
        match.play(0, match.legal(0)[0])
    assert (
        chances(match)[0] == pytest.approx(before, abs=0.05)
        and before > chances(play(new(2), "roll : 2 *"))[0]
    )
