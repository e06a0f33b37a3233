"""The table of Le Jeu du Président: the map, the votes, what is due, the sheet of a challenge, the
two camps."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from games.president.oracle import CODES
from games.president.table import new, parted, play, position
from nemeton import Match, speech
from nemeton.engine import Node, Story, Viewer, who
from nemeton.games import load, outlines
from nemeton.games.president.words import say


def nodes(match: Match, viewer: Viewer = None) -> dict[str, Node]:
    return {node.id: node for node in match.scene(viewer).nodes}


def clicked(match: Match, seat: int) -> set[str]:
    return {click for choice in match.scene(seat).choices for click in choice.clicks}


def challenged(card: str) -> Match:
    """Seat 0 has challenged seat 1 for 62; seat 2 looks on."""
    return play(position("44 15 31", "26 62", "34"), f"roll : 2 6 / challenge 62 : {card}")


def told(match: Match) -> Story:
    story = match.scene(None).story
    assert story is not None
    return story


# The map


def test_every_departement_has_its_own_outline() -> None:
    there, known = nodes(position("44", "26")), outlines(load("president"))
    assert all(
        there[f"d{code}"].text == code and there[f"d{code}"].shape == f"#{code}" for code in CODES
    )
    assert {node.shape[1:] for node in there.values() if node.shape.startswith("#")} == set(known)


def test_paris_and_its_neighbours_can_be_clicked_in_both_places() -> None:
    there = nodes(position("75", "26"))
    assert {node.like for node in there.values() if node.like} == {"d75", "d92", "d93", "d94"}
    assert there["d75-small"].owner == there["d75"].owner == 0


def test_holders_and_protections_are_seen() -> None:
    match = position("44 26", "15 62")
    assert [nodes(match)[f"d{code}"].owner for code in ("44", "15", "01")] == [0, 1, None]
    play(match, "roll : 2 6 / challenge 62 : quiz / answer wrong")
    assert nodes(match)["d62"].mark == "shield" and nodes(match)["d15"].mark == ""


def test_who_chooses_clicks_and_who_looks_on_sees_among_which() -> None:
    match = play(position("44", "15", "34"), "roll : 2 6")
    assert clicked(match, 0) == {"d26", "d62"}
    assert not any("offer" in node.mark for node in nodes(match, 0).values())
    for viewer in (1, None):
        assert {node.id for node in nodes(match, viewer).values() if node.mark == "offer"} == {
            "d26",
            "d62",
        }


def test_what_can_be_clicked_says_its_worth_for_lists() -> None:
    match = play(position("44", "15", "34"), "roll : 2 6")
    assert {id_: node.mark for id_, node in nodes(match, 0).items() if node.mark} == {
        "d26": "worth-400k",
        "d62": "worth-1000k",
    }
    assert not any("worth" in node.mark for node in nodes(match, 1).values()), (
        "for the others they are on offer"
    )


# What a star does


@pytest.mark.parametrize(
    ("holdings", "faces", "french", "english"),
    [
        (
            ("44", "15"),
            "* 6",
            "Un 6 et une étoile, joker",
            "a vacant one with a 6 in its number; a campaign card follows",
        ),
        (("44", "15"), "* *", "n’importe quel département vacant", "two campaign cards follow"),
        (("44 15", "31"), "3 *", "une carte de campagne suivra", "a campaign card follows"),
    ],
)
def test_a_star_says_what_it_does_where_one_takes(
    holdings: tuple[str, ...], faces: str, french: str, english: str
) -> None:
    """[2.3] [2.4] [2.14]"""
    question = play(position(*holdings), f"roll : {faces}").scene(0).prompt
    assert french in speech.say(question, "fr") and english in speech.say(question, "en")


def test_a_star_says_what_it_does_where_nothing_is_vacant() -> None:
    """[2.7] [2.14] Every code with a 5, but the seat's own, is another's."""
    fives = " ".join(code for code in CODES if "5" in code)
    question = play(position("44 62 59", fives), "roll : * 5").scene(0).prompt
    assert speech.say(question, "fr").endswith("L’étoile donnera une carte de campagne.")
    assert speech.say(question, "en").endswith("The star will bring a campaign card.")


def test_a_die_with_a_star_says_what_it_does() -> None:
    label = nodes(play(position("44", "15"), "roll : * 6"))["die-1"].label
    assert "joker" in speech.say(label, "fr") and "joker for any digit" in speech.say(label, "en")


# Votes and sums


def test_bars_show_the_votes_and_the_majority() -> None:
    there = nodes(position("59 44", "62", "34"))  # 18 + 10, 10, 8
    assert [there[f"votes-{seat}"].look for seat in range(3)] == [
        "bar-28-246-300",
        "bar-10-246-300",
        "bar-8-246-300",
    ]
    assert there["votes-0"].text == "2 800 000" and there["majority-1"].text == "24 600 000"


def test_what_is_still_due_counts_down() -> None:
    match = play(position("44", "15"), "roll : * 6 / take 06 : +8")
    assert nodes(match)["due"].text == "800 000" and clicked(match, 0) >= {"d17", "d23"}
    play(match, "gain 17")
    assert nodes(match)["due"].text == "200 000" and "d34" not in clicked(match, 0)
    play(match, "gain 04")
    assert "due" not in nodes(match)


def test_cards_that_are_kept_lie_before_their_seat() -> None:
    """« gardez cette carte devant vous » [3.9]: side by side, each with what is still owed, and
    gone when settled."""
    match = play(new(), "roll : * * / take 23 : -8 -6")
    there = nodes(match)
    assert [
        (name, node.owner, node.text) for name, node in there.items() if name.startswith("debt-")
    ] == [
        ("debt-c59", 0, "−8"),
        ("debt-c57", 0, "−6"),
    ]
    assert (
        there["votes-0"].to
        and there["votes-0"].to[0] < there["debt-c59"].at[0] < there["debt-c57"].at[0]
    )
    play(match, "roll : 4 7 / take 47 / roll : 4 * / take 43 : +10")
    assert {name: node.text for name, node in nodes(match).items() if "debt" in name} == {
        "debt-c57": "−4"
    }


def test_cards_that_are_kept_are_heard() -> None:
    """[3.9] By ear: the bar says the whole debt, each card its own."""
    there = nodes(play(new(), "roll : * * / take 23 : -8 -6"))
    for language, said, total in (
        ("fr", "Dette\u00a0: 600\u202f000\u00a0voix", "dette\u00a0: 1\u202f400\u202f000"),
        ("en", "Debt: 600,000\u00a0votes", "debt: 1,400,000"),
    ):
        assert said in speech.say(there["debt-c57"].label, language)
        assert speech.say(say("c57"), language) in speech.say(there["debt-c57"].label, language)
        assert total in speech.say(there["votes-0"].label, language)


def test_many_cards_before_a_seat_stay_beside_their_bar() -> None:
    """[3.9] Six debts, in the last column too."""
    match = new(2, 1)
    for cards, seat_0 in (
        ("-8 -8", "3 5 / take 35"),
        ("-6 -6", "3 6 / take 36"),
        ("-5 -5", "3 7 / take 37"),
    ):
        code = {"-8 -8": "23", "-6 -6": "48", "-5 -5": "975"}[cards]
        play(match, f"roll : * * / take {code} : {cards} / roll : {seat_0}")
    spots = [node.at[0] for name, node in nodes(match).items() if name.startswith("debt-")]
    assert (
        len(spots) == 6 == len({*spots})
        and spots == sorted(spots)
        and spots[-1] < match.scene(None).width - 0.2
    )


# The challenge


def test_a_question_lies_over_the_map_until_it_is_answered() -> None:
    match = challenged("quiz")
    assert {"veil", "sheet-head", "sheet-card"} <= set(nodes(match)) and match.scene(
        None
    ).story is None
    assert clicked(match, 0) == {f"answer-{number}" for number in (1, 2, 3, 4)} and not clicked(
        match, 1
    )
    play(match, "answer wrong")
    assert "veil" not in nodes(match)


def test_the_right_answer_is_in_the_story_and_nowhere_before() -> None:
    match = challenged("q01")
    assert not any(node.mark for name, node in nodes(match).items() if name.startswith("answer-"))
    play(match, "answer wrong")
    shown = {node.id: node.mark for node in told(match).beats[2].nodes}
    assert sorted(shown.values()) == ["", "", "cross", "tick"] and shown["answer-3"] == "tick"
    assert told(match).beats[-1].lit == ("d62",) and {"veil", "answer-1"} <= set(
        told(match).beats[-1].gone
    )


def test_a_ballot_is_closed_to_others_until_all_are_in() -> None:
    match = play(challenged("stage"), "performed / 1 judge yes")
    assert clicked(match, 2) == {"verdict-yes", "verdict-no"} and not clicked(match, 1)
    looks = [nodes(match, viewer)["ballot-1"].look for viewer in (None, 0, 1, 2)]
    assert looks == ["ballot", "ballot", "ballot-yes", "ballot"]
    assert nodes(match)["ballot-1"].mark == nodes(match)["ballot-2"].mark == ""
    assert nodes(match, 2)["ballot-2"].mark == "waiting"
    play(match, "2 judge no")
    opened = [node.look for beat in told(match).beats[1:-1] for node in beat.nodes]
    assert opened == ["ballot-yes", "ballot-no"] and "ballot-1" not in nodes(match)


# The second round


def challenge_and_second_round(success: bool) -> Match:
    """A short game at random; the first round ends with a turn in which there was a challenge."""
    for number in count():
        match, chance = (
            new(3, None, challenges="quiz", length="short", seed=f"turn-{number}"),
            Random(number),
        )
        while match.view(None)["round"] == 1 and match.actors:
            match.play(match.actors[0], chance.choice(match.legal(match.actors[0])))
        challenge = match.view(None)["challenge"]
        if match.actors and challenge and challenge["success"] == success:
            return match
    raise AssertionError("there are such games")


def test_the_second_round_is_told_after_a_challenge_too() -> None:
    """[6.1] One that was lost has been told already; one that was won has just been."""
    lost, won = (
        told(challenge_and_second_round(success=False)),
        challenge_and_second_round(success=True),
    )
    assert lost.id == told(won).id == "second-round"
    keys = [beat.text.key for beat in told(won).beats]
    by = won.view(None)["challenge"]["by"]
    assert [beat.text.key for beat in lost.beats] == keys[-len(lost.beats) :] and len(
        lost.beats
    ) == 4
    assert keys[3] == "president-challenge-won" and told(won).beats[3].text.args["seat"] == who(by)


def test_the_second_round_shows_two_camps_on_one_bar() -> None:
    match = play(parted("48", 200, 150, 139), "roll : 4 * / take 48")
    there = nodes(match)
    bars = [there[f"votes-{seat}"] for seat in (0, 1)]
    assert [bar.look for bar in bars] == [
        "bar-201-245-490",
        "bar-150-245-490",
    ] and "votes-2" not in there
    assert bars[0].at == bars[1].to and bars[1].at == bars[0].to
    assert there["ally-2"].home == "votes-1" and [beat.lit for beat in told(match).beats[1:3]] == [
        ("votes-0",),
        ("votes-1", "ally-2"),
    ]


def test_a_star_is_said_with_what_it_brings() -> None:
    """[2.3] [2.14] It offers more, and a campaign card comes after the choice."""
    before = position("44 15 31", "26 62", "34")
    asked = {
        dice: play(before.clone(), f"roll : {dice}").scene(0).prompt
        for dice in ("3 8", "3 *", "* *")
    }
    assert [(one.key, one.args.get("stars")) for one in asked.values()] == [
        ("president-ask-take", None),
        ("president-ask-take-star", 1),
        ("president-ask-take-star", 2),
    ]
