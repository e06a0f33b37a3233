"""What the circle of the High Druid tells: who would win a college and, where a tie makes that so,
whose.
In both languages."""

from __future__ import annotations

from games.grand_druide.table import after
from nemeton import Match, speech

NAMES = ("Ondine", "Lichen", "Mousse", "Fougère")


def college(match: Match, first: str) -> tuple[str, str]:
    """What a college says of itself, in French and in English."""
    label = next(node.label for node in match.scene(None).nodes if node.id == f"college-{first}")
    return speech.say(label, "fr", NAMES), speech.say(label, "en", NAMES)


def test_a_college_names_the_tie_that_made_its_winner() -> None:
    """[3.6] One druid each of two seats in 20–24: its votes are the third's."""
    french, english = college(after("20 21 2"), "20")
    assert "À égalité, Ondine et Lichen s’éliminent\u00a0: ses voix iraient à Mousse." in french
    assert "Ondine and Lichen tie and are out: its votes would go to Mousse." in english


def test_a_tie_of_three_is_named_too() -> None:
    """[3.6]"""
    french, english = college(after("20 21 22 2", seats=4), "20")
    assert (
        "À égalité, Ondine, Lichen et Mousse s’éliminent" in french
        and "iraient à Fougère" in french
    )
    assert "Ondine, Lichen and Mousse tie and are out" in english


def test_a_tie_behind_the_winner_is_no_reason() -> None:
    """[3.5]"""
    french, english = college(after("20"), "20")
    assert "égalité" not in french and french.endswith("Ses voix iraient à Ondine.")
    assert " tie " not in english and english.endswith("Its votes would go to Ondine.")


def test_a_college_that_votes_for_nobody_says_why() -> None:
    """[3.7]"""
    french, english = college(after("20 21", seats=4), "20")
    assert "Personne n’y est seul à son nombre" in french and "Nobody stands alone there" in english


def test_after_the_count_a_college_still_names_the_tie() -> None:
    """[3.6] In the log and on the circle."""
    match = after("20 21 2 . . .")
    assert not match.actors
    assert "Ondine and Lichen tie and are out: won by Mousse." in college(match, "20")[1]
    told = " ".join(speech.say(event, "en", NAMES) for event in match.log(None))
    assert "Ondine and Lichen tie and are out; Mousse gets" in told
