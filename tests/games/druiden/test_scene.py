"""What the table of Die Druiden tells a newcomer: why a stone can't be reached, what a face asks
for, that a die is lost, which ghost is which. In both languages."""

from __future__ import annotations

import pytest

from games.druiden.table import place, play, position
from nemeton import Match, speech
from nemeton.table.why_not import why_clicked

NAMES = ("Ondine", "Lichen", "Mousse")


def said(match: Match, *clicks: str) -> tuple[str, str]:
    """What stands against these clicks of whoever is asked, in French and in English."""
    reason = why_clicked(match, match.actors[0], clicks)
    return speech.say(reason, "fr"), speech.say(reason, "en")


def told(match: Match) -> list[str]:
    return [speech.say(event, "en", NAMES) for event in match.log(None)]


def rolled(faces: str) -> Match:
    """Seat 0 has its druid on b4 and Sulis on b10; the druid of seat 1 is on b8."""
    return play(position(ghosts={"sulis": "0 b10"}, druids=("b4", "b8")), f"roll : {faces}")


@pytest.mark.parametrize(
    ("faces", "stone", "french", "english"),
    [
        ("1 2", "b7", "de longueur 1 ne mène de b4 en b7", "of length 1 leads from b4 to b7"),
        (
            "1 2",
            "c5",
            "On change de cercle aux pierres paires",
            "One changes circles at the even stones",
        ),
        ("straight 2", "a5", "tout droit", "straight ahead"),
        ("bend 2", "b9", "à un seul coude", "with a single bend"),
    ],
)
def test_a_stone_that_no_path_leads_to_says_so(
    faces: str, stone: str, french: str, english: str
) -> None:
    """[3.4]-[3.7] Also where another pawn, or the other die, could come to it."""
    said_so = said(rolled(faces), "die-1", "druid-0", f"stone-{stone}")
    assert french in said_so[0] and english in said_so[1]


def test_a_druid_in_the_way_is_told_from_a_missing_path() -> None:
    """[3.12]"""
    match = play(position(druids=("c4", "b4")), "roll : straight ring")
    assert "barre le chemin" in said(match, "druid-0", "stone-a4")[0]
    assert "blocks the path" in said(match, "druid-0", "stone-a4")[1]


def test_what_comes_later_is_no_missing_path() -> None:
    for clicks in (("stone-b5",), ("die-1", "stone-b5")):
        assert why_clicked(rolled("1 2"), 0, clicks).key == "house-why-later", (
            "a die comes first, then a pawn"
        )


def test_a_die_that_moves_nobody_says_so() -> None:
    """[2.11] The druid on a1 is shut in, but by a 1 it comes to where another druid stands alone."""
    match = play(position(3, ghosts={"sulis": "1 a2"}, druids=("a1", "a2", "a12")), "roll : 1 2")
    assert "bouger avec ce dé (2)" in said(match, "die-2")[0]
    assert "move with that die (2)" in said(match, "die-2")[1]


@pytest.mark.parametrize(
    ("faces", "french", "english"),
    [
        ("bend ring", "en tournant une fois", "turning once on the way"),
        ("ring double", "en tournant deux fois", "turning twice on the way"),
        ("straight ring", "tout droit", "straight ahead"),
        ("1 ring", "d’une pierre", "one stone far"),
        ("ring 4", "de 4 pierres", "4 stones far"),
    ],
)
def test_the_only_die_explains_itself_in_the_question(
    faces: str, french: str, english: str
) -> None:
    question = rolled(faces).scene(0).prompt
    assert french in speech.say(question, "fr") and english in speech.say(question, "en")


def test_a_lost_die_is_told() -> None:
    """[2.11] Both of a druid that is shut in; the second of whoever has no other pawn that can
    move."""
    ghosts = {"sulis": "1 a2", "sirona": "2 a12"}
    shut_in = play(position(3, ghosts=ghosts, druids=("a1", "a2", "a12")), "roll : 5 straight")
    assert told(shut_in)[-2:] == [
        "Ondine can’t move any pawn (die: 5): the die is lost. (rule 2.11)",
        "Ondine can’t move any pawn (die: straight line): the die is lost. (rule 2.11)",
    ]
    ghosts = {"belenos": "0 b3", "sulis": "1 b2", "sirona": "2 b4"}
    match = play(
        position(3, ghosts=ghosts, druids=("c8", "b2", "b4")), "roll : 1 2 / move 1 druid b8"
    )
    assert "(die: 2): the die is lost" in told(match)[-1]


def test_dice_with_nothing_to_move_are_told() -> None:
    """[2.6]"""
    match = play(position(druids=("centre", "b4")), "roll : 1 2")
    assert told(match)[-1] == "Ondine has no pawn to move on the stones. (rule 2.6)"


def test_a_die_that_nobody_needs_is_not_lost() -> None:
    """[2.8] Whoever has one pawn uses one die."""
    match = play(position(druids=("b4", "b8")), "roll : 1 2 / move 1 druid a4")
    assert place(match, "druid-0") == "a4" and "lost" not in told(match)[-1]


def test_no_two_ghosts_have_the_same_letters() -> None:
    ghosts = [node for node in rolled("1 2").scene(None).nodes if node.id.startswith("ghost-")]
    assert len({node.text for node in ghosts}) == len(ghosts) == 8
    for node in ghosts:
        assert f" {node.text} – " in speech.say(node.label, "en"), (
            "who speaks to the page says what is read"
        )


def test_the_board_says_in_words_where_circles_are_joined() -> None:
    label = next(node.label for node in rolled("1 2").scene(None).nodes if node.id == "board")
    assert "pierres paires" in speech.say(label, "fr") and "even stones" in speech.say(label, "en")


def asked(match: Match) -> tuple[str, str]:
    """What whoever is asked reads, in French and in English."""
    prompt = match.scene(match.actors[0]).prompt
    return speech.say(prompt, "fr", NAMES), speech.say(prompt, "en", NAMES)


def offered(match: Match, *clicks: str) -> str:
    """What these clicks on the table do."""
    (found,) = [
        choice for choice in match.scene(match.actors[0]).choices if choice.clicks == clicks
    ]
    return speech.say(found.text, "en", NAMES)


def at_two_rings() -> Match:
    ghosts = {"sulis": "1 b10", "morrigan": "1 b2"}
    match = position(hands=("", "leap_sun rue"), ghosts=ghosts, druids=("b4", "b8"))
    return play(match, "roll : ring ring")


def test_a_pentacle_is_clicked_like_any_stone_and_says_where_it_leads() -> None:
    """[4.17] By magic, and by a leap."""
    match = at_two_rings()
    assert offered(match, "ghost-sulis", "stone-a5") == "Send Sulis into the centre, through a5"
    assert offered(match, "ghost-sulis", "stone-a6") == "Move Sulis to a6"
    play(match, "magic ghost sulis c8")
    assert offered(match, "stone-a5") == "Leap into the centre, through a5"
    play(match, "leap a5")
    assert told(match)[-2:] == [
        "A leap: Sulis is now on a5. (rule 6.8)",
        "Lichen brings Sulis into the centre. (rule 4.4)",
    ]


def test_what_magic_can_not_do_is_answered_by_its_rule() -> None:
    """[3.14] [5.3]"""
    match = at_two_rings()
    assert "Morrigan never ends on a pentacle" in said(match, "ghost-morrigan", "stone-a5")[1]
    assert "to another stone with room" in said(match, "ghost-belenos")[1]


def test_who_controls_morrigan_reads_that_a_druid_wants_her() -> None:
    """[4.16]"""
    match = position(hands=("", "leap_sun rue"), ghosts={"morrigan": "1 c5"}, druids=("c4", "b8"))
    play(match, "roll : 1 ring / move 1 druid c5")
    assert asked(match) == (
        "Ondine veut prendre Morrigan, en c5. Que répondez-vous\u202f?",
        "Ondine wants to take Morrigan, on c5. What do you answer?",
    )
    assert offered(match, "stone-b2") == "Leap to b2"
    assert (
        "a encore sa place" not in said(match, "stone-a1")[0]
        and "pentacle" in said(match, "stone-a1")[0]
    )


def test_a_theft_by_magic_is_asked_and_told() -> None:
    """[5.5] Who robs her own master gives her to nobody."""
    match = play(at_two_rings(), "magic ghost morrigan b8 / let")
    assert asked(match)[1] == "Morrigan has joined a druid: how many cards does she steal?"
    play(match, "steal 1 / let : rue")
    assert told(match)[-4:] == [
        "Morrigan comes to steal from Lichen, for Ondine: one card. (rule 4.12)",
        "Ondine waits to see whether the theft will happen.",
        "Everybody lets it happen.",
        "Lichen hands a card to Ondine.",
    ]
