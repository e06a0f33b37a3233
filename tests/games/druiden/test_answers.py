"""The rules of Die Druiden, chapter 6: who is asked, and what the answers of others do.
Everything is played and seen through the public contract."""

from __future__ import annotations

import pytest

from games.druiden.oracle import GHOSTS_OF, PENTACLES, STONES
from games.druiden.table import (
    choices,
    controller,
    crowded_pentacle,
    hand,
    on_turn,
    phase,
    place,
    play,
    position,
)
from nemeton import Match

FREE = ("dwarf_king", "morrigan")


def answers(match: Match, seat: int) -> list[str]:
    """What a seat may answer, its leaps as one."""
    return sorted({words[0] for words in match.legal(seat)})


def banishing(
    ghost: str = "sulis", hands: tuple[str, ...] = ("", "leap_sun ban_sun"), more: str = ""
) -> Match:
    """Seat 0's druid came from c4 to c5 and wants to banish a ghost of seat 1, on b10."""
    match = position(
        len(hands), hands=hands, ghosts={ghost: "1 b10"}, druids=("c4", "b8", "b2")[: len(hands)]
    )
    return play(match, f"roll : 1 ring / move 1 druid c5 / banish {ghost}{more}")


def magic(words: str, hands: tuple[str, ...], ghost: str = "sulis", turn: int = 0) -> Match:
    """Two rings for seat `turn`; a ghost of seat 1 stands on b10."""
    druids = ("c4", "b8", "b2")[: len(hands)]
    match = position(len(hands), hands=hands, ghosts={ghost: "1 b10"}, druids=druids, turn=turn)
    return play(match, f"roll : ring ring / magic {words}")


def theft(theirs: str = "ward rue") -> Match:
    """Morrigan of seat 0 came from b4 to c4, where the druid of seat 1 is, to steal one card."""
    match = position(hands=("", theirs), ghosts={"morrigan": "0 b4"}, druids=("c8", "c4"))
    return play(match, "roll : 1 ring / move 1 morrigan c4 / steal 1")


# Who is asked


def test_robbed_seat_is_asked() -> None:
    """« protège du vol contre Morrigan » [6.1]."""
    match = theft()
    assert (match.actors, phase(match)) == ((1,), "answer") and answers(match, 1) == ["let", "ward"]


def test_banished_ghost_s_controller_alone_is_asked() -> None:
    """« si un autre joueur veut prendre ou déplacer un de tes fantômes » [6.1]."""
    match = banishing(hands=("", "leap_sun ban_sun", "leap_moon ban_moon"))
    assert (match.actors, match.view(None)["asked"]) == ((1,), ["banish", "sulis"])
    assert answers(match, 1) == ["ban", "leap", "let"]


def test_all_others_are_asked_about_magic() -> None:
    """« annule l'action jouée grâce à une paire d'anneaux » [6.1]."""
    match = magic("draw", ("rue wand", "belt rue", "belt harp"))
    assert set(match.actors) == {1, 2} and match.view(None)["asked"] == ["magic", "draw"]
    assert answers(match, 1) == answers(match, 2) == ["belt", "let"]


def test_controller_of_the_moved_ghost_may_also_leap_or_ban() -> None:
    """« si un autre joueur veut [...] déplacer un de tes fantômes » [6.1]."""
    hands = ("rue wand", "leap_sun ban_sun", "belt rue")
    match = magic("ghost sulis c8", hands)
    assert match.view(None)["asked"] == ["magic", "ghost", "sulis", "c8"]
    assert answers(match, 1) == ["ban", "leap", "let"] and answers(match, 2) == ["belt", "let"]


def test_only_the_controller_may_leap_or_ban() -> None:
    """« un de tes fantômes » [6.1] : Sulis est au siège 1."""
    match = magic("ghost sulis c8", ("rue wand", "belt harp", "leap_sun ban_sun"))
    assert answers(match, 2) == ["let"]


def test_own_ghost_moved_by_magic_does_not_leap() -> None:
    """« si un autre joueur » [6.1] : le siège 1 déplace son propre fantôme."""
    match = magic("ghost sulis c8", ("leap_sun belt", "ban_sun rue"), turn=1)
    assert match.actors == (0,) and answers(match, 0) == ["belt", "let"]


def test_seat_on_turn_is_not_asked_about_its_own_ghost() -> None:
    """« si un autre joueur veut prendre » [6.2]."""
    match = position(
        hands=("leap_sun ban_sun", "rue wand"), ghosts={"sulis": "0 b10"}, druids=("c4", "b8")
    )
    play(match, "roll : 1 ring / move 1 druid c5 / banish sulis")
    assert place(match, "sulis") == "stand" and on_turn(match) == (1, "roll")


def test_empty_hand_is_not_asked() -> None:
    """« Cartes sorts » : une main vide n’en a pas [6.2]."""
    assert place(banishing(hands=("", "")), "sulis") == "stand"
    assert magic("draw", ("rue wand", "", "belt harp")).actors == (2,)
    assert on_turn(magic("draw", ("rue wand", "", ""))) == (1, "roll")


@pytest.mark.parametrize("first", [1, 2])
def test_all_are_asked_at_once_in_any_order(first: int) -> None:
    """« annule l'action » : qui répond d’abord n’importe pas [6.3]."""
    match = magic("draw", ("rue wand", "belt rue", "belt harp"))
    before = match.view(0)
    play(match, f"{first} belt")
    assert match.actors == (3 - first,) and {**match.view(0), "actors": before["actors"]} == before


def test_nothing_happens_before_all_answers_are_in() -> None:
    """« annule l'action » [6.3]."""
    match = play(magic("draw", ("rue wand", "rue harp", "lug tablet")), "1 let")
    assert match.view(None)["hand_counts"] == [2, 2, 2] and on_turn(match) == (0, "answer")
    play(match, "2 let : vervain vervain")
    assert hand(match, 0) == ["rue", "vervain", "vervain", "wand"] and on_turn(match) == (1, "roll")


@pytest.mark.parametrize("theirs", ["rue wand", "leap_moon ban_moon", "ward belt"])
def test_without_the_card_there_is_let_alone(theirs: str) -> None:
    """« Bannzauber », « Zaubersprung » [6.4] : pas pour Sulis, fantôme du soleil."""
    assert banishing(hands=("", theirs)).legal(1) == [("let",)]


def test_without_a_ward_there_is_let_alone() -> None:
    """« Schutzzauber » [6.4]."""
    assert theft("rue belt").legal(1) == [("let",)]


def test_first_answer_clockwise_counts_whoever_spoke_first() -> None:
    """« annule l'action » une fois, arbitrage [6.5]."""
    match = play(magic("draw", ("rue wand", "belt rue", "belt harp")), "2 belt / 1 belt")
    assert (hand(match, 1), hand(match, 2)) == (["rue"], ["belt", "harp"])
    assert match.view(None)["discards"] == ["belt"]


def test_clockwise_is_from_the_seat_on_turn() -> None:
    """« dans le sens des aiguilles d'une montre » [6.5] : après le siège 1 vient le 2, puis le 0."""
    match = play(magic("draw", ("belt rue", "wand rue", "belt harp"), turn=1), "0 belt / 2 belt")
    assert (hand(match, 0), hand(match, 2)) == (["belt", "rue"], ["harp"])


def test_leap_before_a_later_belt() -> None:
    """« tu peux déplacer aussitôt ce fantôme » [6.5]."""
    match = play(
        magic("ghost sulis c8", ("rue wand", "leap_sun rue", "belt harp")), "2 belt / 1 leap b12"
    )
    assert place(match, "sulis") == "b12" and match.view(None)["discards"] == ["leap_sun"]
    assert hand(match, 2) == ["belt", "harp"]


def test_belt_before_a_later_ban() -> None:
    """« annule l'action » [6.5] : du siège 2, puis 0, puis 1."""
    match = magic("ghost sulis c8", ("belt rue", "ban_sun harp", "rue wand"), turn=2)
    play(match, "1 ban / 0 belt")
    assert match.view(None)["discards"] == ["belt"] and hand(match, 1) == ["ban_sun", "harp"]
    assert place(match, "sulis") == "b10"


# What answers do


def test_ward_stops_the_theft_and_morrigan_stays() -> None:
    """« protège du vol contre Morrigan » [6.6] [6.12]."""
    match = play(theft(), "ward")
    assert hand(match, 0) == [] and hand(match, 1) == ["rue"] and controller(match, "morrigan") == 0
    assert match.view(None)["discards"] == ["ward"] and on_turn(match) == (1, "roll")
    assert place(match, "morrigan") == "c4"


def test_warded_theft_is_her_whole_arrival_and_the_turn_goes_on() -> None:
    """« protège du vol » [4.14] [6.6]."""
    ghosts = {"morrigan": "0 b6", "sulis": "0 b10"}
    match = position(hands=("", "ward"), ghosts=ghosts, druids=("c4", "c6"))
    play(match, "roll : 1 2 / move 1 morrigan c6 / steal 1 / ward")
    assert on_turn(match) == (0, "move") and match.view(None)["hand_counts"] == [0, 0]


@pytest.mark.parametrize("words", ["draw", "ghost sulis c8"])
def test_belt_stops_either_magic(words: str) -> None:
    """« Le joueur ne peut effectuer son action et doit passer son tour » [6.7]."""
    match = play(magic(words, ("rue wand", "belt rue")), "belt")
    assert hand(match, 0) == ["rue", "wand"] and place(match, "sulis") == "b10"
    assert match.view(None)["discards"] == ["belt"] and on_turn(match) == (1, "roll")


def test_let_lets_the_magic_happen() -> None:
    """« déplacer un fantôme de son choix » [6.4]."""
    match = play(magic("ghost sulis c8", ("rue wand", "belt leap_sun")), "let")
    assert place(match, "sulis") == "c8" and hand(match, 1) == ["belt", "leap_sun"]
    assert match.view(None)["asked"] is None and on_turn(match) == (1, "roll")


def leaps(match: Match, seat: int = 1) -> set[str]:
    return {words[1] for words in match.legal(seat) if words[0] == "leap"}


def test_leap_goes_to_any_other_stone_with_room() -> None:
    """« déplacer aussitôt ce fantôme sur la case pierre de ton choix » [6.8]."""
    assert leaps(banishing()) == set(STONES) - {"b10"}


def test_morrigan_leaps_to_no_pentacle() -> None:
    """« Morrigan ne peut être envoyé dans la partie centrale » [6.8]."""
    assert leaps(banishing("morrigan")) == set(STONES) - set(PENTACLES) - {"b10"}


def test_leap_needs_room() -> None:
    """« 2 pions maximum » [6.8]."""
    ghosts = {"sulis": "1 b10", "sirona": "0 b2", "grannus": "0 b2"}
    match = position(hands=("", "leap_sun rue"), ghosts=ghosts, druids=("c4", "b8"))
    play(match, "roll : 1 ring / move 1 druid c5 / banish sulis")
    assert "b2" not in leaps(match) and {"b8", "c5", "c6", "a1"} <= leaps(match)


def test_leap_needs_room_on_a_pentacle_too() -> None:
    """« 2 pions maximum » [6.8] : deux druides se tiennent en a1."""
    match = play(crowded_pentacle(), "idle / idle / roll : ring ring / magic draw : leap_sun rue")
    play(match, "roll : ring ring / magic ghost sulis c8")
    assert set(PENTACLES) - leaps(match, seat=2) == {"a1"}


@pytest.mark.parametrize("ghost", ["sulis", "dwarf_king"])
def test_leap_onto_a_pentacle_goes_to_the_centre(ghost: str) -> None:
    """« la case pierre de ton choix » : « arrive sur un pentacle repart aussitôt dans la partie
    centrale » [4.17]."""
    match = banishing(ghost, more=" / leap a7")
    assert (place(match, ghost), controller(match, ghost)) == ("centre", 1) and on_turn(match) == (
        1,
        "roll",
    )
    assert match.view(None)["stones"]["a7"] == [] and match.view(None)["discards"] == ["leap_sun"]


def test_leap_from_magic_onto_a_pentacle_goes_to_the_centre() -> None:
    """« tu peux déplacer aussitôt ce fantôme sur la case pierre de ton choix » [4.17] [6.8]."""
    match = play(magic("ghost sulis c8", ("rue wand", "leap_sun rue")), "leap a7")
    assert place(match, "sulis") == "centre" and on_turn(match) == (1, "roll")


def test_ghost_that_leaps_is_not_banished() -> None:
    """« tu peux déplacer aussitôt ce fantôme » [6.8] [6.12]."""
    match = banishing(more=" / leap c8")
    assert (place(match, "sulis"), controller(match, "sulis")) == ("c8", 1)
    assert hand(match, 1) == ["ban_sun"] and match.view(None)["discards"] == ["leap_sun"]
    assert place(match, "druid-0") == "c5" and on_turn(match) == (1, "roll")


def test_after_a_leap_the_turn_goes_on() -> None:
    """« Zaubersprung » [6.8] : l’action est dépensée, pas le tour."""
    ghosts = {"sulis": "1 b10", "belenos": "0 b2"}
    match = position(hands=("", "leap_sun ban_sun"), ghosts=ghosts, druids=("c4", "b8"))
    play(match, "roll : 1 2 / move 1 druid c5 / banish sulis / leap c8")
    assert on_turn(match) == (0, "move") and {words.split()[2] for words in choices(match)} == {
        "belenos"
    }


def test_after_a_leap_from_magic_the_turn_is_over() -> None:
    """« Zaubersprung » contre une paire d’anneaux [6.8]."""
    match = play(magic("ghost sulis c8", ("rue wand", "leap_sun rue")), "leap c8")
    assert place(match, "sulis") == "c8" and on_turn(match) == (1, "roll")
    assert match.view(None)["discards"] == ["leap_sun"]


@pytest.mark.parametrize("stone", ["b1", "c1", "c5"])
def test_leaping_ghost_arrives_without_effect(stone: str) -> None:
    """« la case pierre de ton choix » [4.3] : ni épi, ni spirale."""
    match = banishing(more=f" / leap {stone}")
    assert match.view(None)["hand_counts"] == [0, 1] and on_turn(match) == (1, "roll")


def test_morrigan_leaping_to_a_druid_steals_nothing() -> None:
    """« déplacer aussitôt ce fantôme » [4.3]."""
    match = banishing("morrigan", ("rue wand", "leap_sun harp"), " / leap c5")
    assert hand(match, 0) == ["rue", "wand"] and controller(match, "morrigan") == 1


def test_ban_takes_the_move_back_and_ends_the_turn() -> None:
    """« ce joueur doit reprendre son coup et passer son tour » [6.9] [6.12]."""
    match = banishing(more=" / ban")
    assert place(match, "druid-0") == "c4" and (
        place(match, "sulis"),
        controller(match, "sulis"),
    ) == ("b10", 1)
    assert match.view(None)["discards"] == ["ban_sun"] and on_turn(match) == (1, "roll")


def test_ban_ends_the_turn_though_a_die_is_left() -> None:
    """« passer son tour » [6.9]."""
    ghosts = {"sulis": "1 b10", "belenos": "0 b2"}
    match = position(hands=("", "leap_sun ban_sun"), ghosts=ghosts, druids=("c4", "b8"))
    play(match, "roll : 1 2 / move 1 druid c5 / banish sulis / ban")
    assert on_turn(match) == (1, "roll") and place(match, "belenos") == "b2"


def test_ban_of_a_second_move_leaves_the_first() -> None:
    """« reprendre son coup » [6.9] : le second."""
    ghosts = {"sulis": "1 b10", "belenos": "0 b2"}
    match = position(hands=("", "leap_sun ban_sun"), ghosts=ghosts, druids=("c4", "b8"))
    play(match, "roll : 1 2 / move 2 belenos b12 / move 1 druid c5 / banish sulis / ban")
    assert (place(match, "belenos"), place(match, "druid-0")) == ("b12", "c4")


def test_banned_ghost_goes_back_too() -> None:
    """« reprendre son coup » [6.9] : le fantôme qui est arrivé."""
    match = position(
        hands=("", "ban_sun rue"), ghosts={"sulis": "1 b10", "sirona": "0 c8"}, druids=("c4", "b8")
    )
    play(match, "roll : 1 ring / move 1 sirona c9 / banish sulis / ban")
    assert (place(match, "sirona"), controller(match, "sirona")) == ("c8", 0)


def test_pawn_goes_back_onto_a_pentacle_without_effect() -> None:
    """« reprendre son coup » [4.3] [6.9] : le druide n’est pas dans la partie centrale."""
    match = position(hands=("", "ban_sun rue"), ghosts={"sulis": "1 b10"}, druids=("a1", "b8"))
    play(match, "roll : ring 4 / move 4 druid c1 / banish sulis / ban")
    assert place(match, "druid-0") == "a1" and on_turn(match) == (1, "roll")


def test_morrigan_taken_by_that_arrival_goes_back() -> None:
    """« reprendre son coup » [6.9]."""
    ghosts = {"sulis": "1 b10", "morrigan": "1 c5"}
    match = position(hands=("", "ban_sun rue"), ghosts=ghosts, druids=("c4", "b8"))
    play(match, "roll : 1 ring / move 1 druid c5 / let")
    assert controller(match, "morrigan") == 0
    play(match, "banish sulis / ban")
    assert controller(match, "morrigan") == 1 and place(match, "druid-0") == "c4"


def test_morrigan_held_before_stays() -> None:
    """« reprendre son coup » : ce coup-là seulement [6.9]."""
    ghosts = {"sulis": "1 b10", "morrigan": "0 c5"}
    match = position(hands=("", "ban_sun rue"), ghosts=ghosts, druids=("c4", "b8"))
    play(match, "roll : 1 ring / move 1 druid c5 / banish sulis / ban")
    assert controller(match, "morrigan") == 0


def test_morrigan_stays_taken_after_a_leap() -> None:
    """« Zaubersprung » ne reprend rien [6.8]."""
    ghosts = {"sulis": "1 b10", "morrigan": "1 c5"}
    match = position(hands=("", "leap_sun rue"), ghosts=ghosts, druids=("c4", "b8"))
    play(match, "roll : 1 ring / move 1 druid c5 / let / banish sulis / leap b2")
    assert controller(match, "morrigan") == 0


def test_ban_stops_magic_and_ends_the_turn() -> None:
    """« veut prendre ou déplacer un de tes fantômes » [6.9]."""
    match = play(magic("ghost sulis c8", ("rue wand", "ban_sun rue")), "ban")
    assert place(match, "sulis") == "b10" and on_turn(match) == (1, "roll")
    assert match.view(None)["discards"] == ["ban_sun"] and place(match, "druid-0") == "c4"


@pytest.mark.parametrize("spell", ["leap", "ban"])
@pytest.mark.parametrize(
    ("ghost", "cult"), [(ghost, cult) for cult in ("sun", "moon") for ghost in GHOSTS_OF[cult]]
)
def test_spell_serves_the_ghosts_of_its_cult(ghost: str, cult: str, spell: str) -> None:
    """« (1 lune, 1 soleil) » [6.10]."""
    other = {"sun": "moon", "moon": "sun"}[cult]
    assert answers(banishing(ghost, ("", f"{spell}_{cult} rue")), 1) == sorted([spell, "let"])
    assert answers(banishing(ghost, ("", f"{spell}_{other} rue")), 1) == ["let"]


@pytest.mark.parametrize("ghost", FREE)
@pytest.mark.parametrize(("spell", "stone"), [("leap", " b2"), ("ban", "")])
def test_either_serves_the_dwarf_king_and_morrigan_the_sun_first(
    ghost: str, spell: str, stone: str
) -> None:
    """« (1 lune, 1 soleil) », arbitrage [6.10]."""
    for cult in ("sun", "moon"):
        assert answers(banishing(ghost, ("", f"{spell}_{cult} rue")), 1) == sorted([spell, "let"])
    match = play(banishing(ghost, ("", f"{spell}_moon {spell}_sun")), f"{spell}{stone}")
    assert hand(match, 1) == [f"{spell}_moon"] and match.view(None)["discards"] == [f"{spell}_sun"]


# A druid that takes Morrigan


def taking(
    theirs: str = "leap_sun ban_sun", to: str = "c5", more: str = "", ghosts: str = ""
) -> Match:
    """Seat 0's druid has come from c4 to Morrigan, who obeys seat 1; seat 2 looks on. `sulis 0 b2`
    are more ghosts."""
    more_ghosts = {
        words.split()[0]: words.partition(" ")[2] for words in ghosts.split(", ") if words
    }
    hands = ("rue henbane", theirs, "harp lug" if "_moon" in theirs else "leap_moon ban_moon")
    match = position(
        3, hands=hands, ghosts={"morrigan": f"1 {to}", **more_ghosts}, druids=("c4", "b8", "b2")
    )
    return play(match, f"roll : 1 2 / move 1 druid {to}{more}")


def test_who_controls_morrigan_is_asked_before_a_druid_takes_her() -> None:
    """« si un autre joueur veut prendre ou déplacer un de tes fantômes » [4.16] [6.1]."""
    match = taking()
    assert (match.actors, on_turn(match)) == ((1,), (0, "answer"))
    assert match.view(None)["asked"] == ["move", "1", "druid", "c5"] and answers(match, 1) == [
        "ban",
        "leap",
        "let",
    ]
    assert (place(match, "druid-0"), controller(match, "morrigan")) == ("c5", 1)


@pytest.mark.parametrize(
    "theirs", ["rue wand", "ward belt", "leap_sun rue", "ban_moon rue", "leap_moon ban_sun"]
)
def test_whoever_holds_a_card_is_asked_whatever_it_is(theirs: str) -> None:
    """« Ces cartes sont gardées secrètement en main » [6.2] [6.4] : l’un et l’autre culte servent à
    Morrigan [6.10]."""
    match = taking(theirs)
    held = {card.split("_")[0] for card in theirs.split()} & {"leap", "ban"}
    assert match.actors == (1,) and answers(match, 1) == sorted({*held, "let"})


def test_an_empty_hand_is_not_asked_about_morrigan() -> None:
    """« Si un druide arrive sur la case de Morrigan, il en prend également le contrôle » [4.16]
    [6.2]."""
    match = taking("")
    assert on_turn(match) == (0, "arrive") and controller(match, "morrigan") == 0


def test_nobody_is_asked_about_one_s_own_morrigan() -> None:
    """« si un autre joueur » [4.16] [6.1]."""
    match = position(
        hands=("leap_sun", "ban_sun rue"), ghosts={"morrigan": "0 c5"}, druids=("c4", "b8")
    )
    play(match, "roll : 1 ring / move 1 druid c5")
    assert on_turn(match) == (0, "arrive") and controller(match, "morrigan") == 0


def test_let_gives_morrigan_to_the_druid_and_the_arrival_goes_on() -> None:
    """« il en prend également le contrôle » [4.16] [6.13]."""
    match = taking(more=" / let")
    assert (
        controller(match, "morrigan") == 0
        and on_turn(match) == (0, "arrive")
        and "invoke sulis c6" in choices(match)
    )
    assert hand(match, 1) == ["ban_sun", "leap_sun"] and match.view(None)["asked"] is None


def test_card_of_an_ear_stands_on_the_last_answer() -> None:
    """« le pion qui arrive sur cette case tire une carte » [4.8] [4.16]."""
    match = position(
        hands=("rue wand", "belt harp"), ghosts={"morrigan": "1 b5"}, druids=("b4", "b8")
    )
    play(match, "roll : 1 ring / move 1 druid b5")
    assert hand(match, 0) == ["rue", "wand"] and on_turn(match) == (0, "answer")
    play(match, "let : vervain")
    assert hand(match, 0) == ["rue", "vervain", "wand"] and controller(match, "morrigan") == 0
    assert match.record()["moves"][-1]["chance"] == ["vervain"] and on_turn(match) == (1, "roll")


def test_morrigan_who_leaps_is_gone_and_the_druid_uses_the_stone() -> None:
    """« tu peux déplacer aussitôt ce fantôme sur la case pierre de ton choix » [6.13]."""
    match = taking(more=" / leap b10")
    assert (place(match, "morrigan"), controller(match, "morrigan"), place(match, "druid-0")) == (
        "b10",
        1,
        "c5",
    )
    assert hand(match, 1) == ["ban_sun"] and match.view(None)["discards"] == ["leap_sun"]
    assert on_turn(match) == (0, "arrive") and "invoke sulis" in choices(match), (
        "there is room again"
    )


def test_after_the_leap_an_ear_gives_its_card() -> None:
    """« le pion qui arrive sur cette case tire une carte » [4.8] [6.13]."""
    match = position(
        hands=("rue wand", "leap_moon harp"), ghosts={"morrigan": "1 b5"}, druids=("b4", "b8")
    )
    play(match, "roll : 1 ring / move 1 druid b5 / leap c12 : lug")
    assert hand(match, 0) == ["lug", "rue", "wand"] and controller(match, "morrigan") == 1
    assert on_turn(match) == (1, "roll")


def test_after_the_leap_the_other_die_is_still_to_play() -> None:
    """« Zaubersprung » : le tour n’est pas fini [6.13]."""
    match = taking(to="b4", more=" / leap b10", ghosts="sulis 0 c12")
    assert on_turn(match) == (0, "move") and {words.split()[2] for words in choices(match)} == {
        "sulis"
    }


def test_ban_takes_the_druid_back_from_morrigan_and_ends_the_turn() -> None:
    """« ce joueur doit reprendre son coup et passer son tour » [6.9] [6.13] : un dé reste."""
    match = taking(more=" / ban", ghosts="sulis 0 b10")
    assert (place(match, "druid-0"), place(match, "morrigan"), controller(match, "morrigan")) == (
        "c4",
        "c5",
        1,
    )
    assert match.view(None)["discards"] == ["ban_sun"] and on_turn(match) == (1, "roll")
    assert match.view(None)["hand_counts"] == [2, 1, 2]


def test_banned_druid_goes_back_onto_a_pentacle_and_is_not_in_the_centre() -> None:
    """« reprendre son coup » [4.3] [6.9]."""
    match = position(hands=("", "ban_sun rue"), ghosts={"morrigan": "1 a2"}, druids=("a1", "b8"))
    play(match, "roll : 1 ring / move 1 druid a2 / ban")
    assert place(match, "druid-0") == "a1" and on_turn(match) == (1, "roll")


def test_morrigan_leaping_from_a_druid_leaves_its_place_behind_it_free() -> None:
    """« 2 pions maximum » [6.13] : qui devra peut-être reprendre son coup retrouve sa place."""
    assert "c4" in leaps(taking())
    assert "c4" not in leaps(taking(ghosts="sulis 1 c4"))
    assert leaps(taking()) == set(STONES) - set(PENTACLES) - {"c5"}


def test_morrigan_who_leapt_leaves_room_for_a_move_that_is_taken_back() -> None:
    """« reprendre son coup » [6.9] [6.13] : Morrigan a bondi d’où venait le druide, qui y retourne."""
    match = taking(
        "leap_sun ban_moon", more=" / leap c4 / banish sirona / ban", ghosts="sirona 1 b10"
    )
    assert (
        match.view(None)["stones"]["c4"] == ["druid-0", "morrigan"]
        and controller(match, "morrigan") == 1
    )
    assert on_turn(match) == (1, "roll")


def test_ghost_that_arrives_at_morrigan_asks_nobody() -> None:
    """« Si un druide arrive sur la case de Morrigan » [4.16]."""
    match = position(
        hands=("", "leap_sun ban_sun"),
        ghosts={"morrigan": "1 b4", "sulis": "0 c4"},
        druids=("c8", "b8"),
    )
    play(match, "roll : 1 ring / move 1 sulis b4")
    assert on_turn(match) == (1, "roll") and controller(match, "morrigan") == 1


def test_nobody_answers_an_exchange_or_a_sickle() -> None:
    """« protège du vol contre Morrigan » seulement [6.11]."""
    match = position(hands=("sickle rue", "ward henbane"), druids=("b4", "c4"))
    play(match, "sickle 1 henbane / roll : 1 ring / move 1 druid c4 / exchange 1")
    assert phase(match) == "give" and hand(match, 0) == ["henbane", "rue", "ward"]
