"""The rules of Die Druiden, chapters 4 and 5: what a pawn that arrives may do, and two rings.
Everything is played and seen through the public contract."""

from __future__ import annotations

import pytest

from games.druiden.oracle import GHOSTS, PENTACLES, STONES
from games.druiden.table import (
    choices,
    controller,
    crowded_pentacle,
    hand,
    lets,
    on_turn,
    phase,
    place,
    play,
    position,
)
from nemeton import ImpossibleChance, Match


def counts(match: Match) -> list[int]:
    sizes: list[int] = match.view(None)["hand_counts"]
    return sizes


def arrive(match: Match, pawn: str, stone: str, die: str = "1", chance: str = "") -> Match:
    """Seat 0 moves a pawn by a single die."""
    faces = f"{die} ring" if die in "135" else f"ring {die}"
    return play(match, f"roll : {faces} / move {die} {pawn} {stone} : {chance}")


def called(words: str) -> list[str]:
    return sorted(words.format(ghost) for ghost in GHOSTS)


# 4. Arriving: what is offered


def test_plain_stone_offers_nothing_and_nobody_is_asked() -> None:
    """« Si la case [...] est vide son mouvement est terminé et le joueur suivant jette les dés »
    [4.1]."""
    assert on_turn(arrive(position(druids=("b4", "b8")), "druid", "c4")) == (1, "roll")


@pytest.mark.parametrize("choice", ["invoke sulis", "banish sirona", "exchange 1", "nothing"])
def test_only_one_of_several_actions(choice: str) -> None:
    """« où il peut faire plusieurs actions, il ne peut en faire qu'une seule de son choix » [4.1]."""
    match = position(
        hands=("rue wand", "belt harp"), ghosts={"sirona": "0 b2"}, druids=("c4", "c5")
    )
    arrive(match, "druid", "c5")
    choice = choice.replace("sulis", "sulis c6")
    assert choice in choices(match)
    play(match, choice)
    if phase(match) == "give":
        play(match, "give rue")
    assert on_turn(match) == (1, "roll")


def test_nothing_is_offered_beside_a_spiral() -> None:
    """« il a le choix entre 2 actions », ou rien, arbitrage [4.2]."""
    match = arrive(position(druids=("c4", "b8")), "druid", "c5")
    assert choices(match) == sorted(["nothing", *called("invoke {}")])
    assert on_turn(play(match, "nothing")) == (1, "roll")


def test_nothing_is_offered_beside_an_exchange() -> None:
    """« il peut le forcer à un échange » [4.2]."""
    match = position(hands=("rue wand", "belt harp"), druids=("b4", "c4"))
    assert choices(arrive(match, "druid", "c4")) == ["exchange 1", "exchange 2", "nothing"]


# Pentacles


@pytest.mark.parametrize("pawn", ["druid", "belenos", "dwarf_king"])
def test_pawn_on_a_pentacle_goes_to_the_centre_at_once(pawn: str) -> None:
    """« arrive sur un pentacle repart aussitôt dans la partie centrale » [4.4]."""
    druids = ("a2" if pawn == "druid" else "c8", "b8")
    match = position(ghosts={"belenos": "0 a4", "dwarf_king": "0 a6"}, druids=druids)
    stone = {"druid": "a1", "belenos": "a3", "dwarf_king": "a5"}[pawn]
    arrive(match, pawn, stone)
    assert place(match, "druid-0" if pawn == "druid" else pawn) == "centre" and on_turn(match) == (
        1,
        "roll",
    )
    assert match.view(None)["stones"][stone] == []


def test_pawn_in_the_centre_never_moves_again() -> None:
    """« Il ne pourra plus être déplacé pendant le reste de la partie » [4.4]."""
    match = position(ghosts={"belenos": "0 centre", "sulis": "0 b10"}, druids=("centre", "b8"))
    magic = play(match.clone(), "roll : ring ring")
    assert {words.split()[2] for words in choices(magic, "magic") if "ghost" in words} == {"sulis"}
    assert {words.split()[2] for words in choices(play(match, "roll : 1 2"))} == {"sulis"}


def test_ghost_in_the_centre_keeps_its_controller_and_is_not_banished() -> None:
    """« un fantôme de son choix déjà sur le plateau » [4.4] [4.7]."""
    match = position(ghosts={"belenos": "1 centre", "sulis": "1 b10"}, druids=("c4", "b8"))
    assert choices(arrive(match, "druid", "c5"), "banish") == ["banish sulis"]
    assert controller(match, "belenos") == 1 and "belenos" not in " ".join(choices(match))


def test_pentacle_comes_before_the_druid_who_stands_there() -> None:
    """« repart aussitôt », sans échange, arbitrage [4.4]."""
    match = position(hands=("rue wand", "harp belt"), druids=("a4", "a3"))
    arrive(match, "druid", "a3")
    assert place(match, "druid-0") == "centre" and on_turn(match) == (1, "roll")


# Spirals


@pytest.mark.parametrize(
    ("pawn", "ghost"), [("druid", "sulis"), ("belenos", "morrigan"), ("belenos", "dwarf_king")]
)
def test_invoked_ghost_stands_with_its_caller_and_obeys(pawn: str, ghost: str) -> None:
    """« la pose à coté de son pion qui a appelé ; pour montrer qu'il contrôle ce fantôme » [4.5]
    [4.6]."""
    match = position(ghosts={"belenos": "0 c8"}, druids=("c4", "b8"))
    stone = {"druid": "c5", "belenos": "c9"}[pawn]
    play(arrive(match, pawn, stone), f"invoke {ghost}")
    caller = "druid-0" if pawn == "druid" else pawn
    assert (
        match.view(None)["stones"][stone] == sorted([caller, ghost])
        and controller(match, ghost) == 0
    )


def test_any_ghost_on_its_stand_may_be_invoked() -> None:
    """« la petite carte fantôme de son choix parmi celles encore disponibles » [4.5]."""
    match = arrive(
        position(ghosts={"sulis": "1 b10", "sirona": "0 b2"}, druids=("c4", "b8")), "druid", "c5"
    )
    stands = [f"invoke {ghost}" for ghost in GHOSTS if ghost not in ("sulis", "sirona")]
    assert choices(match, "invoke") == sorted(stands)


def test_from_a_full_stone_the_ghost_goes_next_to_it() -> None:
    """« la pose à coté de son pion » : c5 est plein, c4 et c6 ont de la place, arbitrage [4.6]."""
    match = arrive(position(ghosts={"belenos": "0 c5"}, druids=("c4", "b8")), "druid", "c5")
    expected = [
        f"invoke {ghost} {stone}"
        for ghost in GHOSTS
        if ghost != "belenos"
        for stone in ("c4", "c6")
    ]
    assert choices(match, "invoke") == sorted(expected)
    play(match, "invoke sulis c6")
    assert (place(match, "sulis"), controller(match, "sulis")) == ("c6", 0)


def test_invoked_ghost_needs_room() -> None:
    """« 2 pions maximum » [4.6] : c5 et c6 sont pleins."""
    ghosts = {"belenos": "0 c5", "grannus": "1 c6", "sirona": "1 c6"}
    match = arrive(position(ghosts=ghosts, druids=("c4", "b8")), "druid", "c5")
    assert {words.split()[2] for words in choices(match, "invoke")} == {"c4"}


def test_nobody_is_invoked_where_there_is_no_room() -> None:
    """« 2 pions maximum » [4.1] [4.6] : c4, c5 et c6 sont pleins."""
    ghosts = {
        "belenos": "0 c5",
        "grannus": "1 c6",
        "sirona": "1 c6",
        "sulis": "0 c4",
        "arianrhod": "0 c4",
    }
    match = arrive(position(ghosts=ghosts, druids=("b4", "b8")), "druid", "c5")
    assert choices(match, "invoke") == [] and len(choices(match, "banish")) == 5


def test_invoked_ghost_arrives_without_effect() -> None:
    """« la pose à coté » [4.3] : ni l’épi de c6, ni le druide qui s’y trouve."""
    match = position(hands=("rue wand", "belt"), ghosts={"belenos": "0 c5"}, druids=("c4", "c6"))
    before = counts(arrive(match, "druid", "c5"))
    play(match, "invoke morrigan c6")
    assert (
        counts(match) == before
        and controller(match, "morrigan") == 0
        and on_turn(match) == (1, "roll")
    )


@pytest.mark.parametrize("ghost", ["belenos", "sirona", "morrigan"])
def test_banished_ghost_goes_back_to_its_stand(ghost: str) -> None:
    """« le remet sur une des pierres fantômes en dehors du cercle ; [...] il rend la grande carte »
    [4.7]."""
    match = position(
        ghosts={"belenos": "0 b10", "sirona": "1 b2", "morrigan": "1 b6"}, druids=("c4", "b8")
    )
    assert choices(arrive(match, "druid", "c5"), "banish") == [
        "banish belenos",
        "banish morrigan",
        "banish sirona",
    ]
    play(match, f"banish {ghost}")
    assert (place(match, ghost), controller(match, ghost)) == ("stand", None) and on_turn(
        match
    ) == (1, "roll")


def test_ghost_that_arrives_may_be_banished_itself() -> None:
    """« un fantôme de son choix déjà sur le plateau », le sien aussi [4.7]."""
    match = position(ghosts={"belenos": "0 c4"}, druids=("b2", "b8"))
    play(arrive(match, "belenos", "c5"), "banish belenos")
    assert (place(match, "belenos"), controller(match, "belenos")) == ("stand", None)


def test_banished_ghost_can_be_invoked_again() -> None:
    """« parmi celles encore disponibles » [4.5] [4.7]."""
    match = play(
        arrive(position(ghosts={"sulis": "1 b10"}, druids=("c4", "b8")), "druid", "c5"),
        "banish sulis / idle",
    )
    assert "invoke sulis" in choices(arrive(match, "druid", "c7", die="2"), "invoke")


# Ears


@pytest.mark.parametrize("pawn", ["druid", "belenos", "morrigan"])
def test_ear_gives_one_card_unasked(pawn: str) -> None:
    """« le pion qui arrive sur cette case tire une carte de la pioche » [4.8]."""
    druids = ("b4" if pawn == "druid" else "c8", "b8")
    match = position(ghosts={"belenos": "0 b2", "morrigan": "0 b10"}, druids=druids)
    stone = {"druid": "b5", "belenos": "b1", "morrigan": "b11"}[pawn]
    arrive(match, pawn, stone, chance="rue")
    assert (
        hand(match, 0) == ["rue"]
        and on_turn(match) == (1, "roll")
        and match.view(None)["stock"] == 44
    )


def test_dwarf_king_draws_two() -> None:
    """« Si c'est le roi nain (zwergenkönig), il tire 2 cartes » [4.9]."""
    match = arrive(
        position(ghosts={"dwarf_king": "0 b2"}, druids=("c8", "b8")),
        "dwarf_king",
        "b1",
        chance="rue wand",
    )
    assert hand(match, 0) == ["rue", "wand"] and match.view(None)["stock"] == 43


def on_an_ear() -> Match:
    """Seat 1's druid stands on c6, an ear; both hold cards."""
    return position(hands=("rue wand", "belt harp lug"), druids=("c8", "c6"))


def test_draw_is_a_choice_beside_an_exchange() -> None:
    """« il ne peut en faire qu'une seule de son choix » [4.8]."""
    match = arrive(on_an_ear(), "druid", "c6", die="2")
    assert choices(match) == ["draw", "exchange 1", "exchange 2"]
    play(match, "draw : sickle")
    assert hand(match, 0) == ["rue", "sickle", "wand"] and on_turn(match) == (1, "roll")


@pytest.mark.parametrize("choice", ["draw", "exchange 1"])
def test_on_an_ear_one_draws_or_exchanges(choice: str) -> None:
    """« le pion qui arrive sur cette case tire une carte » : ne rien faire n’y est pas offert
    [4.2]."""
    match = arrive(on_an_ear(), "druid", "c6", die="2")
    assert "nothing" not in choices(match)
    assert phase(play(match, choice)) in ("roll", "give")


def test_on_an_ear_without_a_card_to_draw_one_may_do_nothing() -> None:
    """« il peut le forcer à un échange » [4.2] : la pioche et la défausse sont vides."""
    match = on_an_ear()
    while match.view(None)["stock"]:
        play(match, "roll : ring ring / magic draw / lets")
    while on_turn(match) != (0, "roll"):
        play(match, "idle")
    assert match.view(None)["discards"] == []
    assert choices(arrive(match, "druid", "c6", die="2")) == ["exchange 1", "exchange 2", "nothing"]
    assert on_turn(play(match, "nothing")) == (1, "roll")


def test_ghost_at_a_druid_on_an_ear_just_draws() -> None:
    """« Si un druide arrive sur la case d'un autre druide » : un fantôme n’échange pas [4.8]
    [4.10]."""
    match = position(hands=("rue wand", "belt"), ghosts={"belenos": "0 b6"}, druids=("c8", "c6"))
    arrive(match, "belenos", "c6", chance="harp")
    assert hand(match, 0) == ["harp", "rue", "wand"] and on_turn(match) == (1, "roll")


# Exchange


@pytest.mark.parametrize(
    ("mine", "theirs", "offers"),
    [
        ("rue wand", "belt harp", "exchange 1/exchange 2/nothing"),
        ("rue", "belt harp", "exchange 1/nothing"),
        ("rue wand lug", "belt", "exchange 1/nothing"),
        ("", "belt harp", ""),
        ("rue wand", "", ""),
    ],
)
def test_exchange_is_one_or_two_cards_as_far_as_both_hands_go(
    mine: str, theirs: str, offers: str
) -> None:
    """« une ou deux cartes de la main de l'autre druide et lui donne en échange un même nombre »
    [4.10]."""
    match = arrive(position(hands=(mine, theirs), druids=("b4", "c4")), "druid", "c4")
    assert (choices(match) if phase(match) == "arrive" else []) == (
        offers.split("/") if offers else []
    )


def exchange(count: int, chance: str) -> Match:
    match = position(hands=("rue wand", "belt harp"), druids=("b4", "c4"))
    return play(arrive(match, "druid", "c4"), f"exchange {count} : {chance}")


def test_exchange_of_one_card() -> None:
    """« Il tire une ou deux cartes de la main de l'autre druide » [4.10] [4.11]."""
    match = exchange(1, "belt")
    assert on_turn(match) == (0, "give") and match.actors == (0,)
    assert hand(match, 0) == ["belt", "rue", "wand"] and hand(match, 1) == ["harp"]
    play(match, "give rue")
    assert (hand(match, 0), hand(match, 1)) == (["belt", "wand"], ["harp", "rue"]) and on_turn(
        match
    ) == (1, "roll")


def test_exchange_of_two_cards() -> None:
    """« un même nombre de ses cartes » [4.11]."""
    match = exchange(2, "harp belt")
    assert counts(match) == [4, 0]
    assert on_turn(play(match, "give rue")) == (0, "give") and counts(match) == [3, 1]
    assert on_turn(play(match, "give wand")) == (1, "roll")
    assert (hand(match, 0), hand(match, 1)) == (["belt", "harp"], ["rue", "wand"])


def test_card_just_taken_may_be_given_back() -> None:
    """« un même nombre de ses cartes » [4.11]."""
    match = exchange(1, "belt")
    assert choices(match) == ["give belt", "give rue", "give wand"]
    play(match, "give belt")
    assert (hand(match, 0), hand(match, 1)) == (["rue", "wand"], ["belt", "harp"])


@pytest.mark.parametrize("chance", ["rue", "sickle"])
def test_cards_come_from_the_other_hand(chance: str) -> None:
    """« de la main de l'autre druide » [4.10]."""
    with pytest.raises(ImpossibleChance):
        exchange(1, chance)


def test_exchange_is_with_the_druid_on_that_stone() -> None:
    """« sur la case d'un autre druide » [4.10]."""
    match = position(3, hands=("rue wand", "lug tablet", "belt harp"), druids=("b4", "b8", "c4"))
    play(arrive(match, "druid", "c4"), "exchange 2 : belt harp / give rue / give wand")
    assert (hand(match, 1), hand(match, 2)) == (["lug", "tablet"], ["rue", "wand"])


# Morrigan


def with_morrigan(theirs: str = "belt harp", stone: str = "c4", mine: str = "") -> Match:
    """Morrigan obeys seat 0, on b4; seat 1's druid is next to her."""
    return position(hands=(mine, theirs), ghosts={"morrigan": "0 b4"}, druids=("c8", stone))


@pytest.mark.parametrize(
    ("theirs", "offers"), [("belt harp lug", ["steal 1", "steal 2"]), ("belt", ["steal 1"])]
)
def test_morrigan_steals_one_or_two_cards(theirs: str, offers: list[str]) -> None:
    """« il vole aussitôt à ce joueur 1 ou 2 cartes » [4.12]."""
    assert choices(arrive(with_morrigan(theirs), "morrigan", "c4")) == offers


def test_stolen_cards_change_hands_and_morrigan_her_master() -> None:
    """« Morrigan passe alors sous contrôle du joueur qui vient de perdre les cartes » [4.12]
    [4.13]."""
    match = play(arrive(with_morrigan(), "morrigan", "c4"), "steal 2")
    assert (match.actors, phase(match), match.view(None)["asked"]) == (
        (1,),
        "answer",
        ["steal", "2"],
    )
    assert counts(match) == [0, 2] and controller(match, "morrigan") == 0
    play(match, "let : harp belt")
    assert hand(match, 0) == ["belt", "harp"] and controller(match, "morrigan") == 1
    assert on_turn(match) == (1, "roll") and place(match, "morrigan") == "c4"


def test_robbed_seat_moves_morrigan_on_its_turn() -> None:
    """« la grande carte Morrigan change aussi de possesseur » [4.13]."""
    match = play(arrive(with_morrigan(), "morrigan", "c4"), "steal 1 / let : belt / roll : 1 ring")
    assert match.actors == (1,) and {words.split()[2] for words in choices(match)} == {
        "druid",
        "morrigan",
    }


def test_theft_is_morrigan_s_whole_arrival() -> None:
    """« Morrigan arrive sur la case d'un druide » sur un épi : ni carte à tirer, ni `nothing`
    [4.14]."""
    match = position(hands=("", "belt"), ghosts={"morrigan": "0 b6"}, druids=("c8", "c6"))
    arrive(match, "morrigan", "c6")
    assert choices(match) == ["steal 1"]
    play(match, "steal 1 / let")
    assert counts(match) == [1, 0] and match.view(None)["stock"] == 44


def test_theft_on_a_spiral_calls_nobody() -> None:
    """« il vole aussitôt » [4.14]."""
    match = position(hands=("", "belt rue"), ghosts={"morrigan": "0 c4"}, druids=("c8", "c5"))
    assert choices(arrive(match, "morrigan", "c5")) == ["steal 1", "steal 2"]


def test_at_an_empty_hand_morrigan_uses_the_stone() -> None:
    """« vole [...] 1 ou 2 cartes », s’il y en a, arbitrage [4.15]."""
    match = position(ghosts={"morrigan": "0 c4"}, druids=("c8", "c5"))
    offers = choices(arrive(match, "morrigan", "c5"))
    assert offers[:2] == ["banish morrigan", "invoke arianrhod c4"] and "nothing" in offers
    play(match, "nothing")
    assert controller(match, "morrigan") == 0


def test_at_her_master_s_druid_morrigan_uses_the_stone() -> None:
    """« à ce joueur » : un autre [4.15]."""
    match = position(
        hands=("rue wand", "belt harp"), ghosts={"morrigan": "0 c4"}, druids=("c5", "b8")
    )
    offers = choices(arrive(match, "morrigan", "c5"))
    assert "nothing" in offers and not [
        words for words in offers if words.startswith(("steal", "exchange"))
    ]


def test_other_ghosts_steal_nothing() -> None:
    """« lorsque Morrigan arrive » [4.12]."""
    match = position(hands=("", "belt harp"), ghosts={"sirona": "0 b4"}, druids=("c8", "c4"))
    assert on_turn(arrive(match, "sirona", "c4")) == (1, "roll")


def test_druid_who_arrives_at_morrigan_controls_her() -> None:
    """« il en prend également le contrôle sans que Morrigan puisse lui voler de cartes » [4.16]."""
    match = position(
        hands=("rue wand", "ban_sun leap_sun"), ghosts={"morrigan": "1 c4"}, druids=("b4", "b8")
    )
    lets(arrive(match, "druid", "c4"))
    assert (
        controller(match, "morrigan") == 0
        and counts(match) == [2, 2]
        and on_turn(match) == (1, "roll")
    )


def test_morrigan_is_taken_besides_what_the_stone_offers() -> None:
    """« Si un druide arrive sur la case de Morrigan, il en prend également le contrôle » [4.16]."""
    match = arrive(position(ghosts={"morrigan": "1 c5"}, druids=("c4", "b8")), "druid", "c5")
    assert controller(match, "morrigan") == 0 and "invoke sulis c6" in choices(match)
    match = arrive(
        position(ghosts={"morrigan": "1 b5"}, druids=("b4", "b8")), "druid", "b5", chance="rue"
    )
    assert controller(match, "morrigan") == 0 and hand(match, 0) == ["rue"]


def test_ghost_who_arrives_at_morrigan_does_not_take_her() -> None:
    """« Si un druide arrive » [4.16]."""
    match = arrive(
        position(ghosts={"morrigan": "1 c4", "sulis": "0 b4"}, druids=("c8", "b8")), "sulis", "c4"
    )
    assert controller(match, "morrigan") == 1


# 5. Two rings


def rings(match: Match) -> Match:
    return play(match, "roll : ring ring")


def test_two_rings_offer_magic_and_no_move() -> None:
    """« Si les deux dés représentent un anneau [...] le joueur ne se déplace pas » [5.1]."""
    match = rings(position(druids=("b4", "b8")))
    assert on_turn(match) == (0, "magic") and choices(match) == ["magic draw", "magic none"]


@pytest.mark.parametrize("words", ["magic none", "magic draw", "magic ghost sulis b2"])
def test_after_magic_the_turn_is_over(words: str) -> None:
    """« Dans ce cas, le joueur ne se déplace pas » [5.1]."""
    match = play(rings(position(ghosts={"sulis": "0 b10"}, druids=("b4", "b8"))), words)
    assert on_turn(match) == (1, "roll") and place(match, "druid-0") == "b4"


def test_magic_may_be_left_alone_and_nobody_is_asked() -> None:
    """« le joueur a le choix entre un mouvement normal ou un mouvement magique » [5.4]."""
    match = position(
        hands=("rue wand", "belt harp"), ghosts={"sulis": "0 b10"}, druids=("b4", "b8")
    )
    before = match.view(None)
    play(rings(match), "magic none")
    assert on_turn(match) == (1, "roll") and match.view(None) == {
        **before,
        "turn": 1,
        "actors": [1],
    }


def test_magic_draws_two_cards() -> None:
    """« tirer deux cartes de la pioche » [5.2]."""
    match = play(rings(position(druids=("b4", "b8"))), "magic draw : rue wand")
    assert hand(match, 0) == ["rue", "wand"] and match.view(None)["stock"] == 43


def test_magic_moves_any_ghost_to_any_stone_with_room() -> None:
    """« déplacer un fantôme de son choix sur une des cases du plateau » [5.3]."""
    ghosts = {"sulis": "0 b10", "sirona": "1 b2", "grannus": "1 b2", "belenos": "1 centre"}
    match = rings(position(ghosts=ghosts, druids=("b4", "b8")))
    open_stones = set(STONES) - {"b2"}
    assert stones(match, "sulis") == open_stones - {"b10"}
    assert stones(match, "sirona") == stones(match, "grannus") == open_stones
    assert stones(match, "belenos") == stones(match, "arianrhod") == set()


def test_magic_takes_morrigan_to_any_stone_but_a_pentacle() -> None:
    """« Morrigan ne peut être envoyé dans la partie centrale » [3.14] [5.3]."""
    match = rings(position(ghosts={"morrigan": "1 b6"}, druids=("b4", "b8")))
    assert stones(match, "morrigan") == set(STONES) - set(PENTACLES) - {"b6"}


def test_magic_needs_room_on_a_pentacle_too() -> None:
    """« 2 pions maximum » [3.9] [5.3] : deux druides se tiennent en a1."""
    match = rings(crowded_pentacle())
    assert set(PENTACLES) - stones(match, "sulis") == {"a1"}


@pytest.mark.parametrize("seat", [0, 1])
def test_magic_onto_a_pentacle_takes_a_ghost_to_the_centre(seat: int) -> None:
    """« Un pion qui pendant le jeu [...] arrive sur un pentacle repart aussitôt dans la partie
    centrale » [4.17]."""
    match = play(
        rings(position(ghosts={"sulis": f"{seat} b10"}, druids=("b4", "b8"))),
        "magic ghost sulis a5",
    )
    assert (place(match, "sulis"), controller(match, "sulis")) == ("centre", seat) and on_turn(
        match
    ) == (1, "roll")
    assert match.view(None)["stones"]["a5"] == []


def test_ghost_sent_to_the_centre_by_magic_stays_there() -> None:
    """« Il ne pourra plus être déplacé pendant le reste de la partie » [4.17]."""
    match = position(ghosts={"sulis": "0 b10", "sirona": "0 b2"}, druids=("b4", "b8"))
    play(rings(match), "magic ghost sulis a5 / idle / roll : 1 2")
    assert {words.split()[2] for words in choices(match)} == {"druid", "sirona"}


def stones(match: Match, ghost: str) -> set[str]:
    """Where a ghost may be taken by magic."""
    return {
        words.split()[3]
        for words in choices(match, "magic")
        if words.startswith(f"magic ghost {ghost} ")
    }


@pytest.mark.parametrize(
    ("ghost", "stone"), [("morrigan", "c6"), ("dwarf_king", "c6"), ("sulis", "c5"), ("sulis", "b8")]
)
def test_ears_spirals_and_druids_do_not_act_on_a_ghost_set_by_magic(ghost: str, stone: str) -> None:
    """« sur une des cases du plateau » : ni épi, ni spirale, ni échange, arbitrage [4.3] [5.3]."""
    match = position(hands=("", "belt harp"), ghosts={ghost: "0 b10"}, druids=("b4", "b8"))
    lets(play(rings(match), f"magic ghost {ghost} {stone}"))
    assert (
        place(match, ghost) == stone and counts(match) == [0, 2] and controller(match, ghost) == 0
    )
    assert on_turn(match) == (1, "roll")


def sent_to_steal(theirs: str = "belt harp rue", master: int = 0, stone: str = "b8") -> Match:
    """Two rings for seat 0, who sends Morrigan to the druid of seat 1; seat 2 is at the table too."""
    hands = ("", theirs, "lug tablet")
    match = position(
        3, hands=hands, ghosts={"morrigan": f"{master} b10"}, druids=("b4", stone, "b2")
    )
    return play(rings(match), f"magic ghost morrigan {stone}")


@pytest.mark.parametrize(
    ("theirs", "offers"), [("belt harp rue", ["steal 1", "steal 2"]), ("belt", ["steal 1"])]
)
@pytest.mark.parametrize("master", [0, 1, 2])
def test_morrigan_set_by_magic_on_a_druid_steals(
    master: int, theirs: str, offers: list[str]
) -> None:
    """« lorsque Morrigan arrive sur la case d'un druide, il vole aussitôt » [5.5] : à qui qu’elle
    obéisse."""
    match = sent_to_steal(theirs, master)
    assert set(match.actors) == {1, 2} and phase(match) == "answer", "the magic itself comes first"
    lets(match)
    assert on_turn(match) == (0, "arrive") and match.actors == (0,) and choices(match) == offers
    assert place(match, "morrigan") == "b8" and controller(match, "morrigan") == master


@pytest.mark.parametrize("master", [0, 1, 2])
def test_theft_by_magic_is_for_the_seat_on_turn_and_the_robbed_seat_gets_morrigan(
    master: int,
) -> None:
    """« Morrigan passe alors sous contrôle du joueur qui vient de perdre les cartes » [5.5] [4.13]."""
    match = play(sent_to_steal(master=master), "lets / steal 2")
    assert (match.actors, phase(match), match.view(None)["asked"]) == (
        (1,),
        "answer",
        ["steal", "2"],
    )
    play(match, "let : harp belt")
    assert (hand(match, 0), hand(match, 1), hand(match, 2)) == (
        ["belt", "harp"],
        ["rue"],
        ["lug", "tablet"],
    )
    assert controller(match, "morrigan") == 1 and on_turn(match) == (1, "roll")


@pytest.mark.parametrize("master", [0, 1, 2])
def test_warded_theft_by_magic_leaves_morrigan_to_her_master(master: int) -> None:
    """« protège du vol contre Morrigan » [5.5] [6.6]."""
    match = play(sent_to_steal("ward rue", master), "lets / steal 1 / ward")
    assert counts(match) == [0, 1, 2] and controller(match, "morrigan") == master
    assert (
        match.view(None)["discards"] == ["ward"]
        and on_turn(match) == (1, "roll")
        and place(match, "morrigan") == "b8"
    )


@pytest.mark.parametrize(("stone", "theirs"), [("c5", "belt harp"), ("c6", "belt harp rue")])
def test_theft_by_magic_is_all_that_happens_there(stone: str, theirs: str) -> None:
    """« il vole aussitôt » [4.14] [5.5] : ni spirale, ni épi."""
    match = lets_all(sent_to_steal(theirs, stone=stone))
    assert choices(match) == ["steal 1", "steal 2"]
    assert on_turn(play(match, "steal 1 / let")) == (1, "roll") and counts(match)[0] == 1


def lets_all(match: Match) -> Match:
    lets(match)
    return match


def test_morrigan_set_by_magic_on_an_empty_hand_or_on_one_s_own_druid_steals_nothing() -> None:
    """« vole aussitôt à ce joueur 1 ou 2 cartes » [4.15] [5.5]."""
    for stone, hands in (("b8", ("rue wand", "", "lug")), ("b4", ("rue wand", "belt harp", "lug"))):
        match = position(3, hands=hands, ghosts={"morrigan": "1 b10"}, druids=("b4", "b8", "b2"))
        lets(play(rings(match), f"magic ghost morrigan {stone}"))
        assert counts(match) == [len(cards.split()) for cards in hands] and on_turn(match) == (
            1,
            "roll",
        )
        assert controller(match, "morrigan") == 1


@pytest.mark.parametrize("answer", ["belt", "leap b2", "ban"])
def test_no_theft_where_the_magic_does_not_stand(answer: str) -> None:
    """« annule l'action jouée grâce à une paire d'anneaux », « reprendre son coup » [5.5] [6.7]
    [6.8] [6.9]."""
    ghosts, theirs = {"morrigan": "1 b10"}, "belt leap_sun ban_sun rue"
    match = position(hands=("wand harp", theirs), ghosts=ghosts, druids=("b4", "b8"))
    play(rings(match), f"magic ghost morrigan b8 / {answer}")
    assert (
        on_turn(match) == (1, "roll")
        and counts(match) == [2, 3]
        and controller(match, "morrigan") == 1
    )


def test_relocated_ghost_keeps_its_master() -> None:
    """« un fantôme de son choix » [5.3]."""
    match = play(
        rings(position(ghosts={"sulis": "1 b10"}, druids=("b4", "b8"))), "magic ghost sulis b2"
    )
    assert (place(match, "sulis"), controller(match, "sulis")) == ("b2", 1)


def test_one_ring_is_no_magic() -> None:
    """« Si un des dés représente un anneau, il n'a aucune influence » [5.1]."""
    assert choices(play(position(druids=("b4", "b8")), "roll : ring 2"), "magic") == []
