"""The rules of Die Druiden, sentence by sentence: the sheet's words in French, the clause of our
pages in brackets.
Everything is played and seen through the public contract.

Here chapters 1 to 3: the parts, the turn, moving. Arriving, answers and ending have files of their
own."""

from __future__ import annotations

from collections import Counter

import pytest

import nemeton
from games.druiden.oracle import ALL_PLANTS, CARDS, DICE, EARS, GHOSTS, PENTACLES, SPIRALS, STONES
from games.druiden.table import (
    SEATS,
    choices,
    controller,
    deal,
    entered,
    hand,
    new,
    on_turn,
    phase,
    place,
    play,
    position,
    relocate,
    stops,
)
from nemeton import ImpossibleChance, Match

every_count = pytest.mark.parametrize("seats", SEATS)

ALL = {ring: {f"{ring}{hour}" for hour in range(1, 13)} for ring in "abc"}
EVEN = {ring: {f"{ring}{hour}" for hour in range(2, 13, 2)} for ring in "abc"}
PLAIN = sorted({*STONES} - {*PENTACLES, *SPIRALS, *EARS})


def alone(stone: str) -> Match:
    """Seat 0 has its druid on a stone and nothing stands in its way."""
    return position(druids=(stone, "centre"))


def rolled(match: Match, faces: str) -> Match:
    return play(match, f"roll : {faces}")


def dice_left(match: Match) -> list[str]:
    left: list[str] = match.view(None)["dice_left"]
    return left


def ghost_arrives(stone: str) -> Match:
    """Seat 0's Belenos has just arrived there, from the next stone that is no pentacle."""
    match = position(ghosts={"belenos": "0 b4"}, druids=("c4", "b8"))
    hour = int(stone[1:])
    before = f"{stone[0]}{hour % 12 + 1}" if stone not in EVEN["a"] else f"b{hour}"
    if place(match, "belenos") != before:
        relocate(match, "belenos", before)
    while on_turn(match) != (0, "roll"):
        play(match, "idle")
    return play(match, f"roll : 1 ring / move 1 belenos {stone}")


# 1. The parts


def test_board_is_three_circles_of_twelve_stones() -> None:
    """« un parcours de 3 cercles de pierres » [1.1]."""
    assert set(new().view(None)["stones"]) == set(STONES) and len(STONES) == 36


@pytest.mark.parametrize(
    ("stone", "around"),
    [
        ("b4", "b3 b5 a4 c4"),
        ("a2", "a1 a3 b2"),
        ("c12", "c11 c1 b12"),
        ("c3", "c2 c4"),
        ("c1", "c12 c2"),
    ],
)
def test_neighbours_are_along_the_circle_and_along_the_spoke(stone: str, around: str) -> None:
    """« un parcours de 3 cercles » : rayons aux heures paires, arbitrage [1.1] [3.1]."""
    assert stops(rolled(alone(stone), "1 ring")) == set(around.split())


@pytest.mark.parametrize("stone", PENTACLES)
def test_pentacles_lead_to_the_centre(stone: str) -> None:
    """« Pentacles : ces cases permettent de quitter ou de revenir dans la partie centrale » [1.2]."""
    assert place(ghost_arrives(stone), "belenos") == "centre"


@pytest.mark.parametrize("stone", SPIRALS)
def test_spirals_ask(stone: str) -> None:
    """« Cases fantômes (symbole en spirale) » [1.2]."""
    match = ghost_arrives(stone)
    assert on_turn(match) == (0, "arrive") and choices(match, "banish") == ["banish belenos"]


@pytest.mark.parametrize("stone", EARS)
def test_ears_give_a_card(stone: str) -> None:
    """« Cases plantes (symbole épi) » [1.2]."""
    match = ghost_arrives(stone)
    assert on_turn(match) == (1, "roll") and match.view(None)["hand_counts"] == [1, 0]


@pytest.mark.parametrize("stone", PLAIN)
def test_plain_stones_do_nothing(stone: str) -> None:
    """« Si la case sur laquelle arrive un druide est vide son mouvement est terminé » [1.2]."""
    match = ghost_arrives(stone)
    assert (
        len(PLAIN) == 15
        and on_turn(match) == (1, "roll")
        and match.view(None)["hand_counts"] == [0, 0]
    )


@every_count
def test_every_seat_has_a_druid_and_there_are_eight_ghosts(seats: int) -> None:
    """« 5 druides de couleurs différentes. 8 petites et 8 grosses cartes fantômes » [1.3]."""
    view = new(seats).view(None)
    assert view["druids"] == ["waiting"] * seats
    assert view["ghosts"] == {ghost: {"at": "stand", "controller": None} for ghost in GHOSTS}


@pytest.mark.parametrize("face", DICE[0])
def test_faces_of_the_first_die(face: str) -> None:
    """« 2 dés », leurs faces, arbitrage [1.4]."""
    assert rolled(entered(), f"{face} ring").view(None)["dice"] == [face, "ring"]


@pytest.mark.parametrize("face", DICE[1])
def test_faces_of_the_second_die(face: str) -> None:
    """« 2 dés », leurs faces, arbitrage [1.4]."""
    assert rolled(entered(), f"ring {face}").view(None)["dice"] == ["ring", face]


@pytest.mark.parametrize(
    "faces", ["2 ring", "double ring", "7 ring", "ring 1", "ring bend", "ring 0"]
)
def test_no_die_has_another_face(faces: str) -> None:
    """« 2 dés », arbitrage [1.4]."""
    with pytest.raises(ImpossibleChance):
        rolled(entered(), faces)


def everything_drawn() -> Match:
    """All 45 cards are in the hands of two seats, and seat 0 has the sickles."""
    match = entered()
    cards = sorted(CARDS, key=lambda card: card != "sickle")
    for number in range(0, 45, 2):
        deal(match, cards[number : number + 2])
    return play(match, "idle")


def test_stock_is_these_forty_five_cards() -> None:
    """« 18 cartes sorts, 27 cartes plantes » [1.5] [1.6]."""
    match = everything_drawn()
    assert entered().view(None)["stock"] == 45 and match.view(None)["stock"] == 0
    assert Counter(hand(match, 0) + hand(match, 1)) == Counter(CARDS)


@pytest.mark.parametrize("card", ["clover", "leap", "druid", "sun", "morrigan"])
def test_there_is_no_other_card(card: str) -> None:
    """« La pioche est composée de cartes plantes et sorts » [1.5] [1.6]."""
    with pytest.raises(ImpossibleChance):
        play(entered(), f"roll : ring ring / magic draw : {card}")


def test_hands_are_secret_and_their_sizes_are_public() -> None:
    """« Ces cartes sont gardées secrètement en main » [1.7]."""
    match = position(hands=("rue belt", "wand ward harp"))
    assert (
        match.view(None)["hands"] == [None, None]
        and match.view(0)["hands"][1] is match.view(1)["hands"][0] is None
    )
    assert hand(match, 0) == ["belt", "rue"] and hand(match, 1) == ["harp", "wand", "ward"]
    assert match.view(None)["hand_counts"] == [2, 3]


def test_played_spells_are_discarded_face_up_in_order() -> None:
    """« elles sont défaussées face visible à coté de la pioche » [1.7]."""
    match = position(hands=("sickle rue", "belt wand"))
    play(match, "sickle 1 rue / roll : ring ring / magic draw / belt")
    assert match.view(None)["discards"] == ["sickle", "belt"]


def test_discards_become_the_stock_when_a_draw_finds_it_empty() -> None:
    """« Si la pioche est épuisée, on remélange ces cartes » [1.8]."""
    match = play(everything_drawn(), "sickle 1 belladonna / sickle 1 belladonna / roll : ring ring")
    assert (match.view(None)["stock"], match.view(None)["discards"]) == (0, ["sickle", "sickle"])
    play(match, "magic draw / let")
    assert (match.view(None)["stock"], match.view(None)["discards"]) == (0, [])
    assert match.moves[-1].tape.chance() == ["sickle", "sickle"]


def test_a_stock_of_one_card_gives_one() -> None:
    """« une nouvelle pioche » qui n’a qu’une carte [1.8] [5.2]."""
    match = play(everything_drawn(), "sickle 1 belladonna / roll : ring ring / magic draw / let")
    assert match.moves[-1].tape.chance() == ["sickle"] and on_turn(match) == (1, "roll")


def test_with_no_card_at_all_none_is_drawn() -> None:
    """« Si la pioche est épuisée » et rien n’est défaussé, arbitrage [1.8] [4.1] [5.2]."""
    match = everything_drawn()
    assert choices(rolled(match.clone(), "ring ring")) == ["magic none"]
    counts = match.view(None)["hand_counts"]
    play(match, "roll : 3 ring / move 3 druid b1")
    assert on_turn(match) == (1, "roll") and match.view(None)["hand_counts"] == counts


@every_count
def test_at_the_start_druids_wait_and_hands_are_empty(seats: int) -> None:
    """« Chaque joueur choisit un druide et le place sur l'arbre au centre du plateau » [1.9]."""
    view = new(seats).view(None)
    assert not any(view["stones"].values()) and view["hand_counts"] == [0] * seats
    assert (view["stock"], view["discards"], view["dice"], view["dice_left"]) == (45, [], [], [])


@pytest.mark.parametrize(
    ("seats", "first"), [(seats, first) for seats in SEATS for first in range(seats)]
)
def test_first_seat_is_by_lot_then_clockwise(seats: int, first: int) -> None:
    """« Choisir un premier joueur puis le jeu se déroule dans le sens des aiguilles d'une montre »
    [1.10]."""
    match = new(seats, first)
    assert match.record()["setup"] == [str(first)]
    for step in range(2 * seats):
        assert (
            match.actors == ((first + step) % seats,)
            and match.view(None)["turn"] == match.actors[0]
        )
        play(match, f"enter {PENTACLES[step]} / idle" if step < seats else "idle")


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_sit_down(seats: int) -> None:
    """« 5 druides de couleurs différentes » [1.3]."""
    with pytest.raises(nemeton.BadSetup):
        new(seats, first=None)


# 2. The turn


def test_first_thing_is_to_enter_on_a_pentacle() -> None:
    """« Le joueur pose son druide sur une des cases pentacles » [2.1] [2.2]."""
    match = new()
    assert phase(match) == "enter" and choices(match) == sorted(
        f"enter {stone}" for stone in PENTACLES
    )


def test_entering_is_no_arrival() -> None:
    """« Un pion qui pendant le jeu (et donc pas au départ) arrive sur un pentacle » [2.2]."""
    match = play(new(), "enter a7")
    assert on_turn(match) == (0, "roll") and place(match, "druid-0") == "a7"
    assert match.view(None)["stones"]["a7"] == ["druid-0"]


def test_druid_stays_on_its_pentacle_until_moved() -> None:
    """« Il ne pourra plus être déplacé » ne vaut pas au départ [2.2]."""
    assert stops(rolled(entered(), "1 ring")) == {"a2", "a12"}


def test_pentacle_with_two_druids_is_closed() -> None:
    """« ne peuvent se trouver que 2 pions maximum » [2.2] [3.9]."""
    match = play(new(3), "enter a1 / idle / enter a1 / idle")
    assert choices(match) == sorted(f"enter {stone}" for stone in PENTACLES if stone != "a1")


def test_sickle_asks_any_other_seat_for_any_plant() -> None:
    """« demande à un autre joueur une carte plante de ton choix » [2.3] [2.4]."""
    match = position(3, hands=("", "sickle rue"), turn=1)
    assert choices(match, "sickle") == sorted(
        f"sickle {seat} {plant}" for seat in "02" for plant in ALL_PLANTS
    )


@pytest.mark.parametrize("plant", ["rue", "belladonna", "mistletoe"])
def test_plant_is_given_if_it_is_there(plant: str) -> None:
    """« S'il la possède, il doit te la donner » [2.5]."""
    match = play(position(hands=("sickle belt", f"{plant} wand")), f"sickle 1 {plant}")
    assert (hand(match, 0), hand(match, 1)) == (sorted(["belt", plant]), ["wand"])
    assert on_turn(match) == (0, "roll")


def test_one_card_is_given_of_several() -> None:
    """« une carte plante » [2.5]."""
    match = play(position(hands=("sickle belt", "rue rue")), "sickle 1 rue")
    assert (hand(match, 0), hand(match, 1)) == (["belt", "rue"], ["rue"])


def test_sickle_is_discarded_even_in_vain() -> None:
    """« S'il la possède » [2.5]."""
    match = play(position(hands=("sickle belt", "rue wand")), "sickle 1 henbane")
    assert (hand(match, 0), hand(match, 1)) == (["belt"], ["rue", "wand"])
    assert match.view(None)["discards"] == ["sickle"] and choices(match) == ["roll"]


def test_several_sickles_before_the_roll() -> None:
    """« Goldene Sichel », autant qu’on en a [2.3]."""
    match = play(position(hands=("sickle sickle", "rue wand")), "sickle 1 henbane / sickle 1 rue")
    assert hand(match, 0) == ["rue"] and choices(match) == ["roll"]


@pytest.mark.parametrize("faces", ["1 2", "ring ring"])
def test_no_sickle_after_the_roll(faces: str) -> None:
    """« Goldene Sichel », arbitrage : avant les dés seulement [2.3]."""
    match = position(hands=("sickle belt", "rue wand"))
    assert choices(match, "sickle") and not choices(rolled(match, faces), "sickle")


def test_both_dice_are_rolled_first_die_first() -> None:
    """« Le joueur jette ensuite les deux dés » [2.6]."""
    match = rolled(entered(), "1 2")
    assert match.moves[-1].tape.chance() == ["1", "2"]
    assert match.view(None)["dice"] == ["1", "2"] and sorted(dice_left(match)) == ["1", "2"]


def test_seat_without_a_pawn_on_the_stones_has_its_turn() -> None:
    """« le joueur suivant jette les dés » [2.6]."""
    match = position(hands=("sickle wand", "rue harp"), druids=("centre", "b8"))
    assert choices(match, "roll") == ["roll"] and len(choices(match, "sickle")) == 8
    assert "magic draw" in choices(rolled(match.clone(), "ring ring"))
    assert on_turn(rolled(match, "1 2")) == (1, "roll")


def test_one_pawn_makes_one_move_with_the_die_of_its_choice() -> None:
    """« Comme on n'a qu'un pion en début de partie, on choisit lequel des dés servira » [2.8]."""
    match = rolled(alone("b4"), "1 2")
    assert stops(match, die="1") == {"b3", "b5", "a4", "c4"} and stops(match, die="2") >= {
        "b2",
        "b6",
    }
    for move in ("1 druid a4", "2 druid b2"):
        assert on_turn(play(match.clone(), f"move {move}")) == (1, "roll")


TWO_PAWNS = {"belenos": "0 b10"}


def two_pawns(faces: str = "1 2") -> Match:
    return rolled(position(ghosts=TWO_PAWNS, druids=("b4", "c8")), faces)


@pytest.mark.parametrize(
    ("move", "then"), [("1 druid a4", "2 belenos b12"), ("2 belenos b12", "1 druid a4")]
)
def test_two_pawns_make_two_moves_in_any_order(move: str, then: str) -> None:
    """« on répartit ses dés entre ses pions : on peut donc bouger son druide et un fantôme » [2.9]."""
    match = play(two_pawns(), f"move {move}")
    assert on_turn(match) == (0, "move") and dice_left(match) == [then[0]]
    assert on_turn(play(match, f"move {then}")) == (1, "roll")
    assert (place(match, "druid-0"), place(match, "belenos")) == ("a4", "b12")


def test_any_die_for_any_pawn() -> None:
    """« on répartit ses dés entre ses pions » [2.9] [2.10]."""
    moves = {tuple(words.split()[1:3]) for words in choices(two_pawns(), "move")}
    assert moves == {(die, pawn) for die in "12" for pawn in ("druid", "belenos")}


def test_never_the_same_pawn_twice() -> None:
    """« mais jamais deux fois le même pion » [2.9]."""
    match = play(two_pawns(), "move 1 druid a4")
    assert stops(match, "druid") == set() != stops(match, "belenos")


def test_three_pawns_make_two_moves() -> None:
    """« ou deux fantômes » [2.9]."""
    match = rolled(
        position(ghosts={"belenos": "0 b10", "sulis": "0 b2"}, druids=("b4", "c8")), "1 2"
    )
    play(match, "move 1 belenos a10 / move 2 sulis b12")
    assert on_turn(match) == (1, "roll") and place(match, "druid-0") == "b4"


def test_equal_faces_are_one_action_and_one_is_used() -> None:
    """« on répartit ses dés » [2.10]."""
    match = two_pawns("straight straight")
    assert len(match.legal(0)) == len(set(match.legal(0))) and dice_left(match) == [
        "straight",
        "straight",
    ]
    assert dice_left(play(match, "move straight druid a4")) == ["straight"]


def test_other_seats_pawns_are_not_moved() -> None:
    """« un de ses pions » [2.10]."""
    match = rolled(position(ghosts={"belenos": "1 b10"}, druids=("b4", "c8")), "1 2")
    assert {words.split()[2] for words in choices(match)} == {"druid"}


def test_invoked_ghost_does_not_move_this_turn() -> None:
    """« Lorsqu'on a plusieurs pions » : ceux du jet, arbitrage [2.7]."""
    match = play(
        rolled(position(ghosts=TWO_PAWNS, druids=("c4", "b8")), "1 2"),
        "move 1 druid c5 / invoke sulis",
    )
    assert {words.split()[2] for words in choices(match)} == {"belenos"}


def test_morrigan_taken_does_not_move_this_turn() -> None:
    """« il en prend également le contrôle », arbitrage [2.7]."""
    ghosts = {"belenos": "0 b10", "morrigan": "1 b4"}
    match = play(rolled(position(ghosts=ghosts, druids=("c4", "b8")), "1 2"), "move 1 druid b4")
    assert controller(match, "morrigan") == 0 and {
        words.split()[2] for words in choices(match)
    } == {"belenos"}


def test_one_pawn_makes_one_move_though_it_calls_another() -> None:
    """« Comme on n'a qu'un pion » [2.7] [2.8]."""
    match = play(rolled(position(druids=("c4", "b8")), "1 2"), "move 1 druid c5")
    assert dice_left(match) == [] and on_turn(play(match, "invoke sulis")) == (1, "roll")


def test_ghost_lost_during_the_turn_does_not_move() -> None:
    """« le remet sur une des pierres fantômes » [2.7]."""
    match = play(
        rolled(position(ghosts=TWO_PAWNS, druids=("c4", "b8")), "1 2"),
        "move 1 druid c5 / banish belenos",
    )
    assert on_turn(match) == (1, "roll")


@pytest.mark.parametrize("faces", ["1 2", "ring 4", "bend double"])
def test_one_must_move_if_one_can(faces: str) -> None:
    """« le joueur doit déplacer un de ses pions » [2.11]."""
    assert {words.split()[0] for words in choices(two_pawns(faces))} == {"move"}


def shut_in() -> Match:
    """Seat 0's druid on a1: on a2 and on a12 stand another druid and its ghost."""
    return position(3, ghosts={"sulis": "1 a2", "sirona": "2 a12"}, druids=("a1", "a2", "a12"))


@pytest.mark.parametrize("faces", ["1 2", "5 straight", "bend double"])
def test_dice_that_can_not_be_used_are_lost(faces: str) -> None:
    """« le joueur doit déplacer un de ses pions », s’il le peut, arbitrage [2.11]."""
    match = rolled(shut_in(), faces)
    assert on_turn(match) == (1, "roll") and place(match, "druid-0") == "a1"


def test_second_die_is_lost_when_only_one_pawn_can_move() -> None:
    """« jamais deux fois le même pion » [2.9] [2.11] : Belenos est enfermé en b3."""
    ghosts = {"belenos": "0 b3", "sulis": "1 b2", "sirona": "2 b4"}
    match = rolled(position(3, ghosts=ghosts, druids=("c8", "b2", "b4")), "1 2")
    assert stops(match, "belenos") == set() != stops(match, "druid", "2")
    assert on_turn(play(match, "move 1 druid b8")) == (1, "roll")


def test_ring_moves_nothing() -> None:
    """« Si un des dés représente un anneau, il n'a aucune influence sur le mouvement » [2.11]."""
    match = two_pawns("ring 2")
    assert dice_left(match) == ["2"] and {words.split()[1] for words in choices(match)} == {"2"}
    assert on_turn(play(match, "move 2 druid b2")) == (1, "roll")


def test_arrival_is_resolved_before_the_next_move() -> None:
    """« on applique ce symbole puis le joueur suivant peut jouer » [2.12]."""
    match = play(rolled(position(ghosts=TWO_PAWNS, druids=("c4", "b8")), "1 2"), "move 1 druid c5")
    assert on_turn(match) == (0, "arrive") and dice_left(match) == ["2"]
    assert on_turn(play(match, "nothing")) == (0, "move")
    assert on_turn(play(match, "move 2 belenos b12")) == (1, "roll") and dice_left(match) == []


# 3. Moving


@pytest.mark.parametrize(
    ("stone", "die", "ends"),
    [
        ("c5", "1", "c4 c6"),
        ("b4", "2", "b2 b6 a3 a5 c3 c5"),
        ("c5", "3", "c2 c8 b3 b5 b7 a4 a6"),
        ("c5", "4", "c1 c9 b2 b4 b6 b8 a3 a5 a7"),
    ],
)
def test_number_is_exactly_so_many_stones_turning_at_will(stone: str, die: str, ends: str) -> None:
    """« déplacer un de ses pions de ce chiffre entièrement [...] (il peut aussi tourner lors du
    mouvement) » [3.4]."""
    match = rolled(alone(stone), f"{die} ring" if die in "135" else f"ring {die}")
    assert stops(match) == set(ends.split())


def test_nobody_steps_straight_back() -> None:
    """« dans la direction de son choix » [3.3] : deux pas ne ramènent pas au départ, trois pas à
    côté non plus."""
    assert not stops(rolled(alone("b4"), "3 ring")) & {"b3", "b5", "a4", "c4"}


def test_six_does_not_end_where_it_began() -> None:
    """Six pas font le tour b2 b3 b4 a4 a3 a2, arbitrage [3.13]."""
    match = rolled(alone("b2"), "5 6")
    assert "a2" in stops(match, die="5") and "b2" not in stops(match, die="6")


def test_path_may_cross_itself() -> None:
    """b3 sauté, puis b4 a4 a3 a2, de nouveau b2, et b1 : le sixième [3.4] [3.9] [3.10]."""
    crossing = rolled(position(ghosts={"sulis": "1 b3"}, druids=("b2", "centre")), "ring 6")
    assert "b1" in stops(crossing) and "b1" not in stops(rolled(alone("b2"), "ring 6"))


@pytest.mark.parametrize(
    ("stone", "ends"),
    [
        ("b4", (ALL["b"] - {"b4"}) | {"a4", "c4"}),
        ("c5", ALL["c"] - {"c5"}),
        ("a2", (ALL["a"] - {"a2"}) | {"b2", "c2"}),
    ],
)
def test_straight_line_does_not_turn(stone: str, ends: set[str]) -> None:
    """« en ligne droite du nombre de cases qu'il souhaite (il est interdit de tourner) » [3.5]
    [3.8]."""
    assert stops(rolled(alone(stone), "ring straight")) == ends


@pytest.mark.parametrize(
    ("stone", "ends"),
    [("b4", (ALL["a"] - {"a4"}) | (ALL["c"] - {"c4"})), ("c5", EVEN["a"] | EVEN["b"])],
)
def test_bend_turns_once(stone: str, ends: set[str]) -> None:
    """« le joueur doit tourner une fois lors de son mouvement » [3.2] [3.6] ; sans faire le tour du
    cercle [3.8]."""
    assert stops(rolled(alone(stone), "bend ring")) == ends


@pytest.mark.parametrize(
    ("stone", "ends"),
    [("b4", ALL["a"] | ALL["c"] | (EVEN["b"] - {"b4"})), ("c5", ALL["a"] | ALL["b"])],
)
def test_double_turns_twice(stone: str, ends: set[str]) -> None:
    """« le joueur doit tourner deux fois lors de son mouvement » [3.7]."""
    assert stops(rolled(alone(stone), "ring double")) == ends


def beside(
    ghosts: dict[str, str], druids: tuple[str, str] = ("b4", "centre"), faces: str = "1 ring"
) -> Match:
    return rolled(position(ghosts=ghosts, druids=druids), faces)


def test_ghosts_are_jumped_and_not_counted() -> None:
    """« On peut sauter par dessus les fantômes (leur case ne compte pas) » [3.10]."""
    assert stops(beside({"sulis": "1 b5"})) == {"b3", "b5", "b6", "a4", "c4"}


def test_stone_with_two_ghosts_is_no_end() -> None:
    """« ne peuvent se trouver que 2 pions maximum » [3.9] [3.10]."""
    assert stops(beside({"sulis": "1 b5", "sirona": "1 b5"})) == {"b3", "b6", "a4", "c4"}


def test_own_ghosts_are_jumped_too() -> None:
    """« On peut sauter par dessus les fantômes » [3.10]."""
    assert stops(beside({"sulis": "0 b5"})) == {"b3", "b5", "b6", "a4", "c4"}


def test_several_ghosts_are_jumped_and_a_pawn_turns_on_a_jumped_stone() -> None:
    """« leur case ne compte pas » [3.10] [3.11] : b5 et b6 sautés, puis b7, a6 ou c6."""
    assert stops(beside({"sulis": "1 b5", "sirona": "1 b6"})) == {
        "b3",
        "b5",
        "b6",
        "b7",
        "a6",
        "c6",
        "a4",
        "c4",
    }


def test_full_stone_is_jumped_in_a_line() -> None:
    """« On peut sauter par dessus les fantômes » [3.10]."""
    ends = stops(beside({"sulis": "1 b5", "sirona": "1 b5"}, faces="ring straight"))
    assert ends == (ALL["b"] - {"b4", "b5"}) | {"a4", "c4"}


def test_jumped_stone_makes_a_part_of_a_line() -> None:
    """« tourner une fois » [3.11] : c4, plein, est toute la première partie, un druide en c8 barre
    l’autre côté."""
    match = beside({"sulis": "1 c4", "sirona": "1 c4"}, ("c5", "c8"), "bend ring")
    assert {"b4", "a4"} <= stops(match) and "c4" not in stops(match)


def test_druids_are_not_passed() -> None:
    """« mais pas par dessus les druides » [3.12]."""
    assert "b7" in stops(rolled(alone("b4"), "3 ring"))
    assert "b7" not in stops(rolled(position(druids=("b4", "b6")), "3 ring"))


def test_own_druid_is_not_passed_either() -> None:
    """« mais pas par dessus les druides », le sien non plus, arbitrage [3.12]."""
    match = rolled(position(ghosts={"sulis": "0 b4"}, druids=("b6", "centre")), "3 ring")
    assert "b7" not in stops(match, "sulis") and "b9" in stops(match, "druid")


def test_line_ends_at_a_druid() -> None:
    """« il est interdit de tourner », et de passer un druide [3.5] [3.12]."""
    match = rolled(position(3, druids=("c5", "c8", "c12")), "ring straight")
    assert stops(match) == {"c12", "c1", "c2", "c3", "c4", "c6", "c7", "c8"}


def test_druid_with_a_ghost_is_neither_passed_nor_an_end() -> None:
    """« 2 pions maximum [...] mais pas par dessus les druides » [3.9] [3.12]."""
    match = rolled(
        position(3, ghosts={"sulis": "1 c8"}, druids=("c5", "c8", "c12")), "ring straight"
    )
    assert stops(match) == {"c12", "c1", "c2", "c3", "c4", "c6", "c7"}


def test_two_pawns_may_share_a_stone() -> None:
    """« ne peuvent se trouver que 2 pions maximum » [3.9]."""
    match = play(rolled(position(druids=("b4", "b6")), "ring 2"), "move 2 druid b6")
    assert match.view(None)["stones"]["b6"] == ["druid-0", "druid-1"]


def test_moving_pawn_is_lifted_first() -> None:
    """Deux pions en b2 : celui qui part ne compte pas, l’autre est sauté [3.9] : b2 n’est pas un
    pas."""
    match = rolled(
        position(ghosts={"sulis": "0 b2", "sirona": "0 b2"}, druids=("c8", "centre")), "ring 6"
    )
    assert "b1" in stops(match, "sulis") and "b2" not in stops(match, "sulis")


def test_morrigan_does_not_end_on_a_pentacle() -> None:
    """« Morrigan ne peut être envoyé dans la partie centrale » [3.14]."""
    match = rolled(
        position(ghosts={"morrigan": "0 a2", "sulis": "0 b6"}, druids=("c8", "centre")), "1 2"
    )
    assert stops(match, "morrigan", "1") == {"b2"}
    assert stops(match, "morrigan", "2") == {"a12", "a4", "b1", "b3", "c2"}


def test_others_end_on_a_pentacle() -> None:
    """« Un pion qui pendant le jeu [...] arrive sur un pentacle » [3.14]."""
    match = rolled(position(ghosts={"dwarf_king": "0 a2"}, druids=("c8", "centre")), "1 2")
    assert stops(match, "dwarf_king", "1") == {"a1", "a3", "b2"}
