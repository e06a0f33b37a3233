"""The rules of Druids, sentence by sentence: the sheet's words in French, the clause of our pages
in brackets.
Everything is played and seen through the public contract."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import nemeton
from games.druids.oracle import GEMS, SLOTS
from games.druids.table import (
    AMULETS,
    COMBINATIONS,
    EMPTY_HANDS,
    FIRST_SERVANTS,
    FOUR_KINDS,
    HANDS,
    PLACES,
    choices,
    choosing,
    climb,
    deal,
    fills_up,
    gather,
    hand,
    hold,
    keeps_apart,
    new,
    on_slot,
    options,
    phase,
    play,
    puts_off,
    reach,
    takes,
    three,
    two,
    whole_turn,
)
from games.walking import ended, walk
from nemeton import ImpossibleChance, Match

every_combination = pytest.mark.parametrize(("seats", "first_servants", "amulets"), COMBINATIONS)
every_count = pytest.mark.parametrize("seats", [2, 3, 4])
some_games = pytest.mark.parametrize("seed", range(2))

CLOSED: dict[str, object] = {"place": None, "gems": [], "servants": []}


def counts(match: Match, seat: int) -> tuple[int, int]:
    """How many gems and servants a seat holds, as anybody sees it."""
    seen = match.view(None)["hands"][seat]
    return seen["gem_count"], seen["servant_count"]


def slots_of(match: Match, verb: str) -> set[str]:
    return {words[-1] for words in choices(match, verb)}


# 1. The parts


@every_combination
def test_there_are_fifty_four_gems(seats: int, first_servants: str, amulets: str) -> None:
    """« 54 cartes gemmes (6 séries de gemmes numérotées de 1 à 9) » [1.1]."""
    match = new(seats, first_servants, amulets)
    assert match.view(None)["gem_stock"] == 54 - 4 * seats


@pytest.mark.parametrize("card", ["onyx-1", "jet-0", "jet-10", "jet", "4"])
def test_gems_are_six_kinds_from_one_to_nine(card: str) -> None:
    """« 6 séries de gemmes numérotées de 1 à 9 » [1.1]."""
    with pytest.raises(ImpossibleChance):
        two(f"jet-1@3 jet-2@3 keep +{card}")


def test_every_gem_exists_once() -> None:
    """« 54 cartes gemmes » [1.1] : aucune ne vient deux fois, toutes viennent."""
    record = gather(two(), EMPTY_HANDS, 0).record()
    drawn = [*record["setup"], *(word for move in record["moves"] for word in move["chance"])]
    assert sorted(word for word in drawn if "-" in word) == sorted(GEMS)


def test_places_are_twice_six() -> None:
    """« 12 cartes lieux mystiques (2 séries de 6 cartes) » [1.2]."""
    match = deal(*HANDS[:2], places="jet jet ruby ruby amber amber")
    assert [slot["place"] for slot in match.view(None)["slots"]] == [
        "jet",
        "jet",
        "ruby",
        "ruby",
        "amber",
        "amber",
    ]
    with pytest.raises(ImpossibleChance):
        deal(*HANDS[:2], places="jet jet jet ruby amber amber")


@every_count
def test_each_seat_has_servants_one_to_six(seats: int) -> None:
    """« 24 cartes serviteurs (4 séries numérotées de 1 à 6) » [1.3]."""
    match = choosing(seats)
    assert match.view(None)["reserve_counts"] == [6] * seats
    assert choices(match) == [("pick", value) for value in "123456"]


def test_backs_show_gem_or_servant_and_whose() -> None:
    """« avec des dos rouge, bleu, noir ou vert » [1.4]."""
    match = two("jet-1@3 s1@3 . jet-3@3")
    assert on_slot(match, 3)["gems"] == [{"by": 0, "gem": None}, {"by": 1, "gem": None}]
    assert on_slot(match, 3)["servants"] == [{"by": 0, "value": None}]
    assert counts(match, 1) == (3, 3)


@every_count
def test_pawns_begin_below_the_column(seats: int) -> None:
    """« placez les pions des joueurs au bas de la colonne » [1.5]."""
    view = new(seats).view(None)
    assert (view["scores"], view["column_base"], view["rituals"]) == ([0] * seats, 0, 0)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_sit_down(seats: int) -> None:
    """« un jeu de cartes pour 2 à 4 joueurs »."""
    with pytest.raises(nemeton.BadSetup):
        new(seats)


# 2. Setting up


def test_six_places_lie_open_and_six_are_the_stock() -> None:
    """« Constituez une ligne de 6 cartes lieux mystiques face visible » [2.1]."""
    view = two().view(None)
    assert [slot["place"] for slot in view["slots"]] == PLACES.split() and view["places_left"] == 6
    assert all(slot["gems"] == slot["servants"] == [] for slot in view["slots"])


@every_count
def test_four_gems_and_three_servants_each(seats: int) -> None:
    """« Distribuez 4 cartes gemmes [...] Chaque joueur pioche au hasard 3 cartes serviteurs de sa
    série » [2.2]."""
    match = new(seats)
    assert [counts(match, seat) for seat in range(seats)] == [(4, 3)] * seats
    assert match.view(None)["reserve_counts"] == [3] * seats


def test_chance_says_places_hands_and_the_first_seat_in_this_order() -> None:
    """« Mélangez séparément les cartes restantes » [2.1] [2.2] [2.4]."""
    match = deal(*HANDS[:3], first=2)
    assert match.record()["setup"] == [*PLACES.split(), *" ".join(HANDS[:3]).split(), "2"]
    assert [hand(match, seat) for seat in range(3)] == [
        ["amber-1", "amber-2", "jet-1", "jet-2", 1, 2, 3],
        ["amber-3", "amber-4", "jet-3", "jet-4", 1, 2, 3],
        ["amber-5", "amber-6", "jet-5", "jet-6", 1, 2, 3],
    ]


@pytest.mark.parametrize("values", ["1 1 2", "5 6 7", "0 1 2"])
def test_servants_are_drawn_from_one_s_own_six(values: str) -> None:
    """« pioche au hasard 3 cartes serviteurs de sa série » [2.2]."""
    with pytest.raises(ImpossibleChance):
        deal(f"jet-1 jet-2 jet-3 jet-4 {values}", HANDS[1])


@every_count
def test_chosen_servants_are_picked_three_by_three_from_the_first_seat(seats: int) -> None:
    """Option first_servants: chosen [2.3]."""
    match, movers = choosing(seats, first=1), []
    while phase(match) == "pick":
        movers.append(match.actors[0])
        match.play(match.actors[0], ("pick", str(3 + len(movers) % 3)))
    assert movers == [(1 + turn) % seats for turn in range(seats) for _ in range(3)]
    assert (match.actors, phase(match)) == ((1,), "ritual_or_play")
    assert [hand(match, seat)[4:] for seat in range(seats)] == [[3, 4, 5]] * seats


def test_chosen_servants_come_from_the_reserve_and_only_once() -> None:
    """Option first_servants: chosen [2.3]."""
    match = play(choosing(), "p6 p2")
    assert hand(match, 0)[4:] == [2, 6] and match.view(None)["reserve_counts"] == [4, 6]
    assert choices(match) == [("pick", value) for value in "1345"]


def test_chosen_servants_need_no_words_of_chance() -> None:
    """Option first_servants: chosen [2.3]."""
    match = play(choosing(), "p6 p2 p1 p6 p5 p4")
    assert len(match.record()["setup"]) == 6 + 2 * 4 + 1
    assert all(move["chance"] == [] for move in match.record()["moves"])


@every_count
def test_first_seat_is_drawn_by_lot(seats: int) -> None:
    """« Le joueur le plus âgé (le plus sage des druides) débute la partie » : le sort, arbitrage
    [2.4]."""
    for first in range(seats):
        assert deal(*HANDS[:seats], first=first).actors == (first,)
    with pytest.raises(ImpossibleChance):
        deal(*HANDS[:seats], first=seats)


@every_count
@pytest.mark.parametrize("first_servants", FIRST_SERVANTS)
def test_with_first_seat_the_seat_0_begins_and_nothing_is_drawn(
    seats: int, first_servants: str
) -> None:
    """« Le joueur le plus âgé (le plus sage des druides) débute la partie » : qu'il s'assoie le
    premier [2.4]."""
    drawn = new(seats, first_servants).record()["setup"]
    for seed in ("yew", "oak", "ash", "elm"):
        match = new(seats, first_servants, seed=seed, first="seat")
        assert match.actors == (0,) and len(match.record()["setup"]) == len(drawn) - 1
    assert drawn[-1] in [str(seat) for seat in range(seats)]


def test_the_lot_decides_unless_a_table_says_otherwise() -> None:
    """« Le joueur le plus âgé (le plus sage des druides) débute la partie » : le sort, arbitrage
    [2.4]."""
    assert nemeton.new("druids", seats=2, seed="yew").options == options(first="lot")
    assert {new(4, seed=str(seed)).actors for seed in range(40)} == {(0,), (1,), (2,), (3,)}


@every_count
def test_turns_go_clockwise(seats: int) -> None:
    """« dans le sens des aiguilles d'une montre » ; « Le joueur situé à votre gauche joue ensuite
    son tour » [2.4]."""
    match = deal(*HANDS[:seats], first=seats - 1)
    movers = []
    for _ in range(2 * seats):
        movers.append(match.actors[0])
        whole_turn(match, [])
    assert movers == [(seats - 1 + turn) % seats for turn in range(2 * seats)]


# 3. The turn


def test_turn_is_ritual_two_cards_discard_draw() -> None:
    """« jouez deux cartes [...] vous défausser [...] compléter votre main » [3.1]."""
    match = two()
    phases = [
        phase(play(match, word)) for word in ("", "jet-1@3", "s1@3", "keep", "+jet-5", "+jet-6")
    ]
    assert phases == ["ritual_or_play", "play", "discard", "draw", "draw", "ritual_or_play"]
    assert match.actors == (1,)


def test_cards_go_onto_any_open_place() -> None:
    """« jouez deux cartes de votre main » [3.2]."""
    gems = [
        ("gem", card, slot) for card in ("amber-1", "amber-2", "jet-1", "jet-2") for slot in SLOTS
    ]
    servants = [("servant", value, slot) for value in "123" for slot in SLOTS]
    assert choices(two()) == gems + servants


def test_laid_cards_lie_in_the_order_laid_and_face_down() -> None:
    """« les cartes serviteurs en rang sous les cartes lieux mystiques et les gemmes, en pile,
    au-dessus » [3.2]."""
    match = two("jet-2@3 jet-1@3 . jet-3@3 s2@3 . s3@3 amber-1@3")
    assert [(laid["by"], laid["gem"]) for laid in on_slot(match, 3, viewer=0)["gems"]] == [
        (0, "jet-2"),
        (0, "jet-1"),
        (1, None),
        (0, "amber-1"),
    ]
    assert [(laid["by"], laid["value"]) for laid in on_slot(match, 3, viewer=0)["servants"]] == [
        (1, None),
        (0, 3),
    ]


def test_laid_cards_leave_the_hand() -> None:
    """« jouez deux cartes de votre main » [3.2]."""
    assert hand(two("jet-1@3 s2@4"), 0) == ["amber-1", "amber-2", "jet-2", 1, 3]


@pytest.mark.parametrize(
    "words", ["jet-1@3 jet-2@3", "jet-1@3 jet-2@4", "jet-1@1 s1@1", "s1@6 jet-1@2"]
)
def test_two_cards_go_onto_the_same_place_or_two(words: str) -> None:
    """« sur le même lieu ou sur deux lieux différents » [3.2]."""
    match = two(words)
    laid = [len(slot["gems"]) + len(slot["servants"]) for slot in match.view(None)["slots"]]
    assert sum(laid) == 2 and phase(match) == "discard"


@pytest.mark.parametrize(("word", "verbs"), [("s1@3", {"gem"}), ("jet-1@3", {"gem", "servant"})])
def test_never_two_servants(word: str, verbs: set[str]) -> None:
    """« 1 gemme et 1 serviteur ou 2 gemmes, mais jamais deux serviteurs » [3.3]."""
    assert {words[0] for words in choices(two(word))} == verbs


@some_games
def test_no_turn_has_two_servants_or_three_cards(seed: int) -> None:
    """« jouez deux cartes [...] jamais deux serviteurs » [3.2] [3.3]."""
    *_, match = walk(new(3), Random(seed))
    turn: list[str] = []
    for move in match.moves:
        turn = [] if move.action[0] in ("keep", "discard") else [*turn, move.action[0]]
        assert turn.count("servant") <= 1 and turn.count("gem") + turn.count("servant") <= 2


def test_no_card_goes_onto_a_closed_slot() -> None:
    """« sur l'un des lieux mystiques » [3.4] [4.9]."""
    match = reach(lambda now: closed(now) != [] and phase(now) == "play", new())
    assert slots_of(match, "gem") | slots_of(match, "servant") == set(SLOTS) - set(closed(match))


def closed(match: Match) -> list[str]:
    return [
        number
        for number, slot in zip(SLOTS, match.view(None)["slots"], strict=True)
        if slot["place"] is None
    ]


def last_cards() -> Match:
    """Both sources are empty, and seat 0 is on turn with one card, seat 1 with one."""
    match, left = two(), EMPTY_HANDS.split()
    while len(left) > 2:
        whole_turn(match, left)
    return match


def test_single_card_is_laid_alone() -> None:
    """Trop peu de cartes, arbitrage [3.5]."""
    match = last_cards()
    assert (match.actors, counts(match, 0)) == ((0,), (1, 0))
    match.play(0, choices(match, "gem")[-1])
    assert (match.actors, phase(match), counts(match, 0)) == ((0,), "discard", (0, 0))


def test_second_servant_is_not_laid_when_there_is_no_gem() -> None:
    """Trop peu de cartes [3.5], « jamais deux serviteurs » [3.3]."""
    match = servants_only()
    match.play(1, choices(match, "servant")[0])
    assert (match.actors, phase(match), counts(match, 1)) == ((1,), "discard", (0, 3))


def stuck() -> Match:
    """All hands are empty; seat 0 must hold the ritual on slot 3, which has a gem of another kind."""
    return gather(two(), EMPTY_HANDS.replace("amber-1@6", "amber-1@3"), 0)


def servants_only(last_gem: str = "amber-1@6") -> Match:
    """Seat 1 is on turn with four servants and no gem; seat 0 has laid the last gem of all."""
    return play(stuck(), f"ritual@3:ruby keep +amber-1 keep +s1 +s2 +s3 +s4 {last_gem} keep")


def empty_handed(words: str = "s1@3 keep") -> Match:
    """Seat 0 is on turn with an empty hand; seat 1, whose last words these were, holds servants;
    slot 1 is ready."""
    return play(servants_only("amber-1@1"), words)


def test_empty_hand_may_hold_a_ritual_or_pass() -> None:
    """« vous pouvez annoncer un rituel » : la main vide n'y oblige pas [3.6]."""
    match = empty_handed()
    assert (match.actors, phase(match)) == ((0,), "ritual_or_play")
    assert (counts(match, 0), counts(match, 1)) == ((0, 0), (0, 3))
    assert choices(match) == [("pass",), ("ritual", "1")]


def test_who_passes_goes_on_to_the_discard() -> None:
    """« vous pouvez annoncer un rituel » : sans rituel ni carte, la défausse, puis le suivant
    [3.6]."""
    match = play(empty_handed(), "pass")
    assert (match.actors, phase(match), choices(match)) == ((0,), "discard", [("keep",)])
    assert (match.view(None)["rituals"], match.view(None)["scores"]) == (1, [0, 2])
    assert play(match, "keep").actors == (1,) and choices(match, "ritual") == [("ritual", "1")]


def test_who_passes_draws_as_always() -> None:
    """« vous pouvez annoncer un rituel [...] vous pouvez compléter votre main » : passer n'empêche
    pas de piocher [3.6] [3.8]."""
    match = empty_handed("ritual@1:emerald s1@6 keep")
    assert choices(match) == [("pass",), ("ritual", "6")]
    assert (phase(play(match, "pass keep")), choices(match)) == ("draw", [("draw", "servant")])
    assert counts(play(match, "+s2 +s1"), 0) == (0, 2) and match.actors == (1,)


def test_who_holds_a_ritual_with_an_empty_hand_does_not_pass_as_well() -> None:
    """« vous pouvez annoncer un rituel » [3.6] : après lui, la défausse."""
    match = play(empty_handed(), "ritual@1:emerald")
    assert (match.actors, phase(match), choices(match)) == ((0,), "discard", [("keep",)])


@some_games
@every_count
def test_nobody_passes_but_with_an_empty_hand_before_a_ritual(seats: int, seed: int) -> None:
    """« jouez deux cartes de votre main » : qui a des cartes les joue [3.2] [3.6]."""
    for match in walk(new(seats), Random(seed), keeps_apart):
        if match.actors:
            held = [sum(counts(match, seat)) for seat in range(seats)]
            may = phase(match) == "ritual_or_play" and held[match.actors[0]] == 0 and sum(held) > 0
            assert (("pass",) in choices(match)) == may
            assert not may or choices(match, "ritual") != []


def test_ritual_must_be_held_when_all_hands_are_empty() -> None:
    """« vous pouvez annoncer un rituel » : mais quand plus personne n'a de carte il le faut,
    arbitrage [3.6]."""
    match = stuck()
    assert (phase(match), counts(match, 0), counts(match, 1)) == ("ritual_or_play", (0, 0), (0, 0))
    assert choices(match) == [("ritual", "3")]


def test_empty_hand_after_a_ritual_goes_on_to_the_discard() -> None:
    """Aucune carte à jouer, arbitrage [3.6]."""
    match = play(stuck(), "ritual@3:ruby")
    assert (match.actors, phase(match), choices(match)) == ((0,), "discard", [("keep",)])


def test_empty_hand_without_a_ritual_starts_at_the_discard() -> None:
    """Aucune carte à jouer, aucun rituel, arbitrage [3.6]."""
    match = play(stuck(), "ritual@3:ruby keep +amber-1")
    assert (match.actors, counts(match, 0), counts(match, 1)) == ((1,), (1, 0), (0, 0))
    assert (phase(match), choices(match)) == ("discard", [("keep",)])


def test_empty_hand_that_starts_at_the_discard_draws() -> None:
    """Aucune carte à jouer, aucun rituel : on pioche tout de même [3.6] [3.8]."""
    match = play(stuck(), "ritual@3:ruby keep +amber-1 keep")
    assert (match.actors, phase(match), choices(match)) == ((1,), "draw", [("draw", "servant")])
    assert counts(play(match, "+s1 +s2 +s3 +s4"), 1) == (0, 4) and match.actors == (0,)


def test_turn_may_end_without_a_draw() -> None:
    """Les deux sources sont vides [3.6] [3.8]."""
    match = play(servants_only(), "s1@4")
    assert play(match, "keep").actors == (0,) and match.view(None)["hands"][0]["gem_count"] == 0


def test_one_gem_may_be_discarded() -> None:
    """« la possibilité (facultatif) de vous défausser d'une carte gemme face cachée » [3.7]."""
    match = two("jet-1@3 s1@3")
    assert choices(match) == [("discard", card) for card in ("amber-1", "amber-2", "jet-2")] + [
        ("keep",)
    ]
    assert play(match, "-amber-1").view(None)["discards"] == 1
    assert (hand(match, 0), phase(match)) == (["amber-2", "jet-2", 2, 3], "draw")


def test_nothing_need_be_discarded() -> None:
    """« facultatif » [3.7]."""
    match = two("jet-1@3 s1@3 keep")
    assert match.view(None)["discards"] == 0 and hand(match, 0) == [
        "amber-1",
        "amber-2",
        "jet-2",
        2,
        3,
    ]


def test_keep_alone_is_asked_when_there_is_no_gem() -> None:
    """« vous défausser d'une carte gemme » : jamais d'un serviteur [3.7]."""
    match = servants_only()
    match.play(1, choices(match, "servant")[0])
    assert choices(match) == [("keep",)] and counts(match, 1) == (0, 3)


def test_hand_is_filled_up_to_seven_one_by_one_from_either_source() -> None:
    """« piochez les cartes une par une dans la pioche des cartes gemmes et dans votre réserve »
    [3.8]."""
    match = two("jet-1@3 s1@3 -amber-1")
    for word in ("+jet-9", "+s6", "+s4"):
        assert (match.actors, choices(match)) == (
            (0,),
            [("draw", "gem"), ("draw", "servant"), ("stop",)],
        )
        play(match, word)
    assert hand(match, 0) == ["amber-2", "jet-2", "jet-9", 2, 3, 4, 6] and match.actors == (1,)
    assert match.view(None)["gem_stock"] == 54 - 8 - 1 and match.view(None)["reserve_counts"] == [
        1,
        3,
    ]


def test_each_card_is_seen_before_the_next_source_is_chosen() -> None:
    """« une par une [...] vous pouvez contrôler la proportion » [3.8]."""
    match = two("jet-1@3 s1@3 keep +jet-9")
    assert "jet-9" in hand(match, 0) and match.actors == (0,)


@pytest.mark.parametrize(("drawn", "held"), [("", (3, 2)), (" +jet-9", (4, 2)), (" +s4", (3, 3))])
def test_hand_may_stay_short(drawn: str, held: tuple[int, int]) -> None:
    """« vous pouvez compléter votre main à 7 cartes » : rien n'y oblige, pas même à la première
    carte [3.9]."""
    match = two(f"jet-1@3 s1@3 keep{drawn}")
    assert (phase(match), choices(match)) == (
        "draw",
        [("draw", "gem"), ("draw", "servant"), ("stop",)],
    )
    assert counts(play(match, "stop"), 0) == held and (match.actors, phase(match)) == (
        (1,),
        "ritual_or_play",
    )


def test_short_hand_is_filled_later() -> None:
    """« vous pouvez compléter votre main à 7 cartes » : au tour suivant aussi, jusqu'à sept [3.8]
    [3.9]."""
    match = two("jet-1@3 s1@3 keep stop jet-3@6 jet-4@6 . jet-2@3 s2@3 keep")
    assert counts(match, 0) == (2, 1)
    assert counts(play(match, "+ruby-1 +ruby-2 +ruby-3 +ruby-4"), 0) == (6, 1) and match.actors == (
        1,
    )


ONE_GEM_AND_SERVANTS = "jet-1@3 jet-2@3 -amber-1 stop jet-3@6 jet-4@6 . amber-2@1 s1@3 keep"
ONE_GEM_ALONE = " ".join(
    [
        "jet-1@3 s1@3 keep stop jet-3@6 jet-4@6 .",
        "jet-2@3 s2@3 keep stop amber-3@6 amber-4@6 .",
        "amber-1@1 s3@3 keep",
    ]
)


@pytest.mark.parametrize(
    ("before", "held", "drawn"),
    [
        (ONE_GEM_AND_SERVANTS, (0, 2), "+jet-9"),  # a gem and servants
        (f"{ONE_GEM_AND_SERVANTS} +s4 +s5", (0, 4), "+jet-9"),
        (ONE_GEM_ALONE, (1, 0), "+jet-9"),  # two gems
        (ONE_GEM_ALONE, (1, 0), "+s4"),  # a gem and a servant
    ],
)
def test_drawing_stops_only_once_two_cards_can_be_laid(
    before: str, held: tuple[int, int], drawn: str
) -> None:
    """« jouez deux cartes de votre main [...] jamais deux serviteurs » : il faut de quoi, arbitrage
    [3.9]."""
    match = two(before)
    assert (match.actors, phase(match), counts(match, 0)) == ((0,), "draw", held)
    assert choices(match) == [("draw", "gem"), ("draw", "servant")]
    assert ("stop",) in choices(play(match, drawn))


@some_games
@every_count
def test_stop_is_offered_exactly_when_two_cards_can_be_laid(seats: int, seed: int) -> None:
    """« vous pouvez compléter votre main à 7 cartes » ; « 1 gemme et 1 serviteur ou 2 gemmes »
    [3.3] [3.9]."""
    for match in walk(new(seats), Random(seed)):
        if match.actors:
            gems, servants = counts(match, match.actors[0])
            ready = phase(match) == "draw" and (gems >= 2 or (gems == 1 and servants >= 1))
            assert (("stop",) in choices(match)) == ready
            assert phase(match) != "draw" or (gems + servants < 7 and choices(match, "draw") != [])


@some_games
@every_count
def test_game_ends_even_if_everybody_puts_off_what_they_can(seats: int, seed: int) -> None:
    """« vous pouvez » [3.6] [3.9] : qui s'arrête et passe toujours joue pourtant ses cartes, et la
    partie finit."""
    *_, match = walk(new(seats), Random(seed), puts_off)
    verbs = Counter(move.action[0] for move in match.moves)
    assert ended(match).winners and verbs["stop"] > 0 and verbs["ritual"] > 0


def test_empty_reserve_can_not_be_chosen() -> None:
    """Une source vide, arbitrage [3.9]."""
    match = two("jet-1@3 jet-2@3 keep +s4 +s5 jet-3@6 jet-4@6 . amber-1@3 amber-2@3 keep +s6")
    assert match.view(None)["reserve_counts"][0] == 0 and choices(match) == [("draw", "gem")]


def test_empty_stock_can_not_be_chosen() -> None:
    """Une source vide, arbitrage [3.9]."""
    match = play(stuck(), "ritual@3:ruby keep +amber-1 keep")
    assert match.view(None)["gem_stock"] == 0 and choices(match) == [("draw", "servant")]


def test_only_what_is_in_the_stock_is_drawn() -> None:
    """« piochez les cartes [...] dans la pioche » [3.8]."""
    for card in ("jet-1", "jet-3", "amber-1"):  # on a place, in the other hand, among the discards
        with pytest.raises(ImpossibleChance):
            two(f"jet-1@3 s1@3 -amber-1 +{card}")


def test_discarded_gem_becomes_the_stock_at_once_when_that_is_empty() -> None:
    """La pioche vide, arbitrage [3.10] : après une défausse."""
    match, left = two(), EMPTY_HANDS.split()
    while match.view(None)["gem_stock"] > 0:
        whole_turn(match, left)
    seat = match.actors[0]
    for words in (choices(match, "gem")[0], choices(match, "gem")[-1]):
        match.play(seat, words)
    card = choices(match, "discard")[0][1]
    match.play(seat, ("discard", card))
    assert (match.view(None)["gem_stock"], match.view(None)["discards"]) == (1, 0)
    match.play(seat, ("draw", "gem"), script=[card])
    assert card in hand(match, seat) and match.view(None)["gem_stock"] == 0


def test_discards_become_the_stock_when_the_last_card_is_drawn() -> None:
    """La pioche vide, arbitrage [3.10] : après une pioche."""
    match = two("jet-1@3 jet-2@3 -amber-1 +ruby-1 +ruby-2 +ruby-3")
    while match.view(None)["discards"] == 1:
        match.play(match.actors[0], idle(match))
    assert match.moves[-1].action == ("draw", "gem") and match.view(None)["gem_stock"] == 1


def idle(match: Match) -> tuple[str, ...]:
    """What someone does who lays gems onto the last slot, keeps and draws gems."""
    useful = [
        ("keep",),
        ("draw", "gem"),
        *(words for words in choices(match, "gem") if words[2] == "6"),
    ]
    return next(words for words in useful if words in choices(match))


def test_gems_of_a_ritual_become_the_stock_when_that_is_empty() -> None:
    """La pioche vide, arbitrage [3.10] : après un rituel ; jamais les amulettes."""
    match = stuck()
    assert match.view(None)["gem_stock"] == 0
    view = play(match, "ritual@3:ruby").view(None)
    assert (view["gem_stock"], view["discards"], view["amulets"]) == (1, 0, ["jet-1", "jet-2"])


@some_games
@every_count
def test_stock_is_empty_only_if_there_are_no_discards(seats: int, seed: int) -> None:
    """La pioche vide, arbitrage [3.10]."""
    refilled = False
    for match in walk(new(seats), Random(seed), fills_up):
        view = match.view(None)
        assert view["gem_stock"] > 0 or view["discards"] == 0
        refilled |= (
            match.moves != [] and match.moves[-1].action[0] == "discard" and view["discards"] == 0
        )
    assert refilled


# 4. The ritual


def test_ritual_is_announced_before_any_card() -> None:
    """« Au début de votre tour, avant de jouer une carte, vous pouvez annoncer un rituel » [4.1]."""
    match = two("jet-1@3 s1@3 . jet-3@3 amber-3@1 .")
    assert choices(match, "ritual") == [("ritual", "3")] and choices(match, "gem") != []
    assert choices(play(match, "jet-2@3"), "ritual") == []


def test_ritual_is_held_once_a_turn() -> None:
    """« un rituel » [4.1] : au plus un."""
    match = gather(two(), "jet-1@3 jet-2@3 0s1@3 amber-1@1 amber-2@1 0s2@1", 0)
    assert slots_of(match, "ritual") == {"1", "3"}
    assert choices(play(match, "ritual@3:ruby"), "ritual") == [] and phase(match) == "play"


def test_ritual_is_not_for_other_phases() -> None:
    """« Au début de votre tour » [4.1]."""
    match = gather(two(), "jet-1@3 jet-2@3 0s1@3", 0)
    phases = []
    while match.actors == (0,):
        phases.append((phase(match), choices(match, "ritual") != []))
        match.play(0, idle(match))
    assert phases[:4] == [
        ("ritual_or_play", True),
        ("play", False),
        ("discard", False),
        ("draw", False),
    ]


@pytest.mark.parametrize(
    ("plan", "ready"),
    [
        ("jet-1@3 0s1@3", False),
        ("jet-1@3 jet-2@3 jet-3@3", False),
        ("jet-1@3 jet-2@3 jet-3@3 jet-4@3 amber-1@3", False),
        ("jet-1@3 jet-2@3 0s1@3", True),
        ("jet-1@3 jet-2@3 1s1@3", True),
        ("jet-1@3 0s1@3 1s1@3", True),
        ("0s1@3 1s1@3", False),
        ("0s1@3 1s1@3 0s2@3", True),
        ("amber-1@3 amber-2@3 1s3@3", True),
    ],
)
def test_ritual_needs_three_cards_and_a_servant(plan: str, ready: bool) -> None:
    """« au moins 3 cartes [...] et au moins l'une d'entre elles doit être un serviteur » [4.2]."""
    match = gather(two(), plan, 0)
    assert slots_of(match, "ritual") == ({"3"} if ready else set())


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_anybody_may_hold_a_ritual_anywhere(holder: int) -> None:
    """« sur l'un des lieux mystiques » [4.1] : même sans carte à soi."""
    match = play(gather(three(), "jet-1@3 jet-2@3 0s1@3", holder), "ritual@3:ruby")
    assert match.view(None)["last_ritual"]["by"] == holder and match.view(None)["scores"] == [
        2,
        0,
        0,
    ]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_all_cards_of_the_place_are_shown(viewer: int | None) -> None:
    """« on révèle toutes les cartes gemmes du lieu en question » [4.3]."""
    match = deal("jet-1 amber-2 ruby-1 ruby-2 1 2 3", *HANDS[1:3])
    play(
        match,
        "jet-1@3 s2@3 . jet-3@3 s3@3 . amber-5@6 amber-6@6 . amber-2@3 ruby-1@5 . ritual@3:sapphire",
    )
    assert match.view(viewer)["last_ritual"] == {
        "by": 1,
        "slot": 3,
        "place": "jet",
        "gems": [{"by": 0, "gem": "jet-1"}, {"by": 1, "gem": "jet-3"}, {"by": 0, "gem": "amber-2"}],
        "servants": [{"by": 0, "value": 2}, {"by": 1, "value": 3}],
        "takes": [{"by": 0, "amulets": 2}, {"by": 1, "amulets": 0}],
    }


def test_there_is_no_last_ritual_before_the_first() -> None:
    """« Lors d'un rituel » [4.3]."""
    match = gather(two(), "jet-1@3 jet-2@3 0s1@3", 0)
    assert match.view(None)["last_ritual"] is None and match.view(None)["rituals"] == 0


def test_black_gem_scores_on_a_black_place_and_others_are_discarded() -> None:
    """« une carte gemme noire vous fait marquer des points sur un lieu mystique noir. Toutes les
    autres [...] sont défaussées » [4.3]."""
    match = play(
        gather(two(), "jet-1@3 amber-1@3 jet-2@3 amber-2@3 amber-3@3 0s1@3", 0), "ritual@3:ruby"
    )
    view = match.view(None)
    assert (view["scores"], view["amulets"], view["discards"]) == ([2, 0], ["jet-1", "jet-2"], 3)


def test_place_without_its_gems_gives_nothing() -> None:
    """« Toutes les cartes gemmes identiques à celle du lieu » [4.3] : aucune ici."""
    match = play(gather(two(), "amber-1@3 amber-2@3 0s1@3 1s1@3", 0), "ritual@3:ruby")
    assert takes(match) == [(0, 0), (1, 0)] and match.view(None)["scores"] == [0, 0]


def test_fastest_servant_takes_as_many_as_its_value() -> None:
    """« un serviteur de valeur 2 prendra donc 2 amulettes » [4.4]."""
    assert takes(ritual("0s2@3 1s3@3 2s1@3", jets=9)) == [(2, 1), (0, 2), (1, 6)]


def test_servants_take_in_ascending_order_whatever_the_order_laid() -> None:
    """« du plus faible au plus fort » [4.4]."""
    assert takes(ritual("2s3@3 0s5@3 1s4@3", jets=8)) == [(2, 3), (1, 4), (0, 1)]


def test_two_servants_of_one_seat_both_take() -> None:
    """« Tous les autres serviteurs prennent ensuite » [4.4]."""
    match = ritual("0s1@3 0s3@3 1s2@3", jets=7)
    assert takes(match) == [(0, 1), (1, 2), (0, 4)] and match.view(None)["scores"] == [5, 2, 0]


def test_servant_gets_nothing_when_nothing_is_left() -> None:
    """« S'il ne reste plus aucune amulette enchantée [...] celui-ci n'a droit à rien » [4.4]."""
    assert takes(ritual("0s2@3 1s3@3 2s4@3", jets=2)) == [(0, 2), (1, 0), (2, 0)]


def test_servant_takes_what_is_there_when_that_is_less_than_its_value() -> None:
    """« en prenant autant d'amulettes enchantées que sa valeur » : s'il y en a [4.4]."""
    assert takes(ritual("0s3@3 1s5@3", jets=2)) == [(0, 2), (1, 0)]


@pytest.mark.parametrize(("holder", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_equal_servants_take_in_turn_order_from_who_holds_the_ritual(
    holder: int, order: list[int]
) -> None:
    """« En cas d'égalité [...] dans l'ordre du tour de jeu » : depuis qui tient le rituel,
    arbitrage [4.5]."""
    assert [seat for seat, _ in takes(ritual("0s2@3 1s2@3 2s2@3", jets=5, holder=holder))] == order
    assert [n for _, n in takes(ritual("0s2@3 1s2@3 2s2@3", jets=5, holder=holder))] == [2, 2, 1]


def test_turn_order_matters_only_between_equals() -> None:
    """« du plus faible au plus fort » d'abord [4.4] [4.5]."""
    assert [seat for seat, _ in takes(ritual("0s1@3 1s2@3 2s2@3", jets=5, holder=2))] == [0, 2, 1]


@pytest.mark.parametrize(
    ("jets", "taken"),
    [(6, [(1, 2), (0, 2), (2, 2)]), (9, [(1, 2), (0, 2), (2, 5)]), (3, [(1, 2), (0, 1), (2, 0)])],
)
def test_worked_example(jets: int, taken: list[tuple[int, int]]) -> None:
    """Serviteurs 2, 2 et 5, le siège 1 tient le rituel [4.4] [4.5] [4.6]."""
    match = ritual("0s2@3 1s2@3 2s5@3", jets=jets, holder=1)
    assert takes(match) == taken and match.view(None)["scores"] == [
        dict(taken)[seat] for seat in range(3)
    ]


def test_worked_example_by_number() -> None:
    """12 amulettes, option amulets: number, jet-5 et jet-7 [4.10]."""
    match = gather(three(amulets="number"), "jet-5@3 jet-7@3 0s2@3 1s2@3 2s5@3", 1)
    assert takes(play(match, "ritual@3:ruby")) == [(1, 2), (0, 2), (2, 8)]


def test_last_servant_takes_all_that_is_left() -> None:
    """« s'il reste plus d'amulettes que sa valeur, le dernier serviteur les prend toutes » [4.6]."""
    assert takes(ritual("0s1@3 1s2@3", jets=9)) == [(0, 1), (1, 8)]


def test_only_servant_is_the_last() -> None:
    """« le dernier serviteur récupère toutes les amulettes restantes » [4.6]."""
    assert takes(ritual("2s1@3", jets=7)) == [(2, 7)]


def ritual(servants: str, jets: int, holder: int = 0) -> Match:
    """Three seats, some servants and some jets on the jet place, and the ritual held."""
    gems = " ".join(f"jet-{number}@3" for number in range(1, jets + 1))
    return play(gather(three(), f"{servants} {gems}", holder), "ritual@3:ruby")


@some_games
@pytest.mark.parametrize("amulets", AMULETS)
def test_all_amulets_are_distributed(amulets: str, seed: int) -> None:
    """« Toutes les amulettes enchantées doivent être distribuées » [4.6] [4.7] [4.10]."""
    for match in walk(new(3, "random", amulets), Random(seed)):
        last = match.view(None)["last_ritual"]
        if last and match.moves[-1].action[0] == "ritual" and match.actors:
            cards = [laid["gem"] for laid in last["gems"] if laid["gem"].startswith(last["place"])]
            worth = [1 if amulets == "one" else int(card[-1]) for card in cards]
            assert sum(amount for _, amount in takes(match)) == sum(worth)


@some_games
def test_one_circle_per_amulet(seed: int) -> None:
    """« Chaque amulette rapporte 1 point, chaque joueur fera donc avancer son pion d'un cercle »
    [4.7]."""
    scores: Counter[int] = Counter()
    for match in walk(new(4), Random(seed)):
        if match.moves and match.moves[-1].action[0] == "ritual":
            for seat, amount in takes(match):
                scores[seat] += amount
        assert match.view(None)["scores"] == [scores[seat] for seat in range(4)]


def test_amulets_leave_the_game() -> None:
    """Les amulettes ne reviennent pas, arbitrage [4.7]."""
    match = play(gather(two(), "jet-1@3 jet-2@3 0s1@3 amber-1@3", 0), "ritual@3:ruby")
    view = match.view(None)
    elsewhere = sum(len(slot["gems"]) for slot in view["slots"]) + sum(
        counts(match, 0)[:1] + counts(match, 1)[:1]
    )
    assert len(view["amulets"]) == 2 == 54 - view["gem_stock"] - view["discards"] - elsewhere


def test_servants_go_back_to_their_owners_reserves() -> None:
    """Les serviteurs après le rituel, arbitrage [4.8]."""
    match = gather(three(), "0s1@3 1s2@3 1s3@3 jet-1@3", 0)
    before = match.view(None)["reserve_counts"]
    after = play(match, "ritual@3:ruby").view(None)["reserve_counts"]
    assert [new - old for new, old in zip(after, before, strict=True)] == [1, 2, 0]


def test_servant_can_be_drawn_again_in_the_same_turn() -> None:
    """Les serviteurs après le rituel, arbitrage [4.8]."""
    match = play(gather(two(), "0s1@3 jet-1@3 jet-2@3", 0), "ritual@3:ruby")
    match.play(0, choices(match, "gem")[-1])
    match.play(0, choices(match, "gem")[-1])
    assert 1 in hand(play(match, "keep +s1"), 0)


def test_new_place_comes_into_the_same_slot() -> None:
    """« est remplacé par un nouveau lieu (s'il en reste) » [4.9]."""
    match = play(gather(two(), "jet-1@3 jet-2@3 0s1@3", 0), "ritual@3:ruby")
    assert on_slot(match, 3) == {"place": "ruby", "gems": [], "servants": []}
    assert (match.view(None)["places_left"], match.view(None)["rituals"]) == (5, 1)
    assert match.moves[-1].tape.chance() == ["ruby"]


def test_new_place_is_one_that_is_left() -> None:
    """« 2 séries de 6 cartes » [1.2] [4.9]."""
    match = play(
        gather(two(), "jet-1@3 jet-2@3 0s1@3 amber-1@1 amber-2@1 0s2@1", 0), "ritual@3:ruby"
    )
    whole_turn(match, [])
    with pytest.raises(ImpossibleChance):
        play(match, "ritual@1:ruby")


def test_turn_goes_on_as_usual_after_a_ritual() -> None:
    """« les joueurs continuent leur tour normalement » [3.1] [4.9]."""
    match = play(gather(two(), "jet-1@3 jet-2@3 0s1@3", 0), "ritual@3:ruby")
    phases = [phase(match)]
    for _ in range(2):
        match.play(0, next(words for words in choices(match, "gem") if words[2] == "3"))
        phases.append(phase(match))
    assert phases == ["play", "play", "discard"] and len(on_slot(match, 3)["gems"]) == 2


def test_slot_stays_closed_when_no_place_is_left() -> None:
    """« (s'il en reste) » [4.9]."""
    match = reach(lambda now: now.view(None)["rituals"] == 6, new())
    assert (
        match.view(None)["places_left"] == 0
        and closed(match) == []
        and match.moves[-1].tape.chance() != []
    )
    seventh = reach(lambda now: now.view(None)["rituals"] == 7, match)
    assert on_slot(seventh, seventh.view(None)["last_ritual"]["slot"]) == CLOSED
    assert len(closed(seventh)) == 1 and seventh.moves[-1].tape.chance() == []


def test_by_number_a_gem_gives_as_many_as_it_says() -> None:
    """Option amulets: number [4.10]."""
    plan = "jet-1@3 jet-9@3 amber-8@3 0s1@3"
    scores = [
        hold(gather(two(amulets=amulets), plan, 0), 3).view(None)["scores"][0]
        for amulets in AMULETS
    ]
    assert scores == [2, 10]


def test_by_number_amulets_are_still_counted_as_cards() -> None:
    """Option amulets: number [4.10] : les cartes sorties du jeu."""
    match = hold(gather(two(amulets="number"), "jet-1@3 jet-9@3 0s1@3", 0), 3)
    assert match.view(None)["amulets"] == ["jet-1", "jet-9"]


# 5. The end


@some_games
@every_count
def test_eleventh_ritual_ends_the_game(seats: int, seed: int) -> None:
    """« Une fois qu'il ne reste plus qu'un seul lieu mystique sans rituel, le jeu prend fin »
    [5.1]."""
    for match in walk(new(seats), Random(seed)):
        assert (match.view(None)["rituals"] == 11) == (match.actors == ())
    assert len(closed(match)) == 5 and match.moves[-1].action[0] == "ritual"
    assert match.moves[-1].tape.chance() == []


def test_last_ritual_is_counted_and_cleared_as_usual() -> None:
    """« Une fois la phase de décompte des points achevée » [5.1] : avant la fin."""
    match = reach(lambda now: now.view(None)["rituals"] == 11, new())
    view = match.view(None)
    assert sum(amount for _, amount in takes(match)) == amulets_shown(match)
    assert view["slots"][view["last_ritual"]["slot"] - 1] == CLOSED
    on_table = sum(len(slot["servants"]) for slot in view["slots"])
    assert (
        sum(view["reserve_counts"]) + sum(counts(match, 0)[1:] + counts(match, 1)[1:]) + on_table
        == 12
    )


def amulets_shown(match: Match) -> int:
    last = match.view(None)["last_ritual"]
    return sum(laid["gem"].startswith(last["place"]) for laid in last["gems"])


@some_games
@every_count
def test_highest_score_wins_and_equals_share(seats: int, seed: int) -> None:
    """« le joueur avec le plus haut score remporte la partie » [5.5]."""
    *_, match = walk(new(seats), Random(seed))
    result, scores = ended(match), match.view(None)["scores"]
    assert list(result.scores) == scores
    assert result.winners == tuple(seat for seat in range(seats) if scores[seat] == max(scores))
    assert [result.ranks[seat] for seat in result.winners] == [1] * len(result.winners)


def test_pawn_on_the_top_circle_has_not_passed() -> None:
    """« si un joueur dépasse le haut de la colonne » [5.2] : 30 est le haut."""
    match = climb(ours="jet-9@3 jet-8@3 jet-7@3 jet-6@3")
    assert (
        match.view(None)["scores"] == [30, 0]
        and match.actors
        and match.view(None)["column_base"] == 0
    )


def test_bottom_card_moves_to_the_top_when_it_is_free() -> None:
    """« la carte du bas est placée au dessus pour continuer la colonne vers le haut » [5.2]."""
    match = climb("amber-6@1", "jet-9@3 jet-8@3 jet-7@3 jet-6@3 jet-1@3")
    view = match.view(None)
    assert (view["scores"], view["column_base"], view["over"]) == ([31, 6], 5, False)


def test_several_cards_move_when_needed() -> None:
    """« la carte du bas est placée au dessus » [5.2] : autant de fois qu'il le faut."""
    match = climb("amber-6@1 amber-5@1", "jet-9@3 jet-8@3 jet-7@3 jet-6@3 jet-5@3 jet-1@3")
    view = match.view(None)
    assert (view["scores"], view["column_base"], view["over"]) == ([36, 11], 10, False)


@pytest.mark.parametrize("theirs", ["", "amber-1@1", "amber-5@1"])
def test_pawn_on_the_bottom_card_ends_the_game(theirs: str) -> None:
    """« Si la carte du bas est occupée [...] la partie prend alors immédiatement fin » : 0, 1 et 5
    [5.3]."""
    match = climb(theirs, "jet-9@3 jet-8@3 jet-7@3 jet-6@3 jet-1@3")
    assert ended(match).winners == (0,) and match.view(None)["column_base"] == 0
    assert ended(match).scores == (31, int(theirs[6] if theirs else 0)) and ended(match).ranks == (
        1,
        2,
    )


def test_column_may_move_once_and_end_the_game_at_the_next_card() -> None:
    """« la carte du bas » [5.2] [5.3] : libre d'abord, puis occupée."""
    match = climb("amber-6@1", "jet-9@3 jet-8@3 jet-7@3 jet-6@3 jet-5@3 jet-1@3")
    assert ended(match).scores == (36, 6) and match.view(None)["column_base"] == 5


def test_any_pawn_on_the_bottom_card_ends_the_game() -> None:
    """« occupée par le pion d'un joueur » [5.3] : le siège 2 n'a rien, il est sous la colonne."""
    plan = "amber-6@1 1s1@1 1s2@1 jet-9@3 jet-8@3 jet-7@3 jet-6@3 jet-1@3 0s1@3"
    match = hold(gather(three(amulets="number"), plan, 0), 1, 3)
    assert (
        ended(match).winners == (0,)
        and ended(match).scores == (31, 6, 0)
        and ended(match).ranks == (1, 2, 3)
    )


def test_column_ends_the_game_with_one_amulet_per_gem_too() -> None:
    """« le joueur placé tout en haut est déclaré vainqueur » [5.3], option amulets: one."""
    match = hold(gather(two(), FOUR_KINDS, 0), 1, 2, 3)
    assert match.view(None)["scores"] == [27, 0] and match.actors
    assert ended(hold(match, 4)).scores == (36, 0) and ended(match).winners == (0,)


def test_ritual_that_ends_the_game_is_cleared_but_no_place_is_drawn() -> None:
    """« la partie prend alors immédiatement fin » [5.3] [4.9]."""
    match = climb(ours="jet-9@3 jet-8@3 jet-7@3 jet-6@3 jet-1@3 amber-1@3")
    view = match.view(None)
    assert (view["rituals"], view["places_left"], len(view["amulets"]), view["discards"]) == (
        1,
        6,
        5,
        1,
    )
    assert (
        on_slot(match, 3) == CLOSED
        and match.moves[-1].tape.chance() == []
        and 1 in view["reserves"][0]
    )


def test_column_is_checked_after_each_servant_and_the_rest_is_lost() -> None:
    """« immédiatement » [5.4] : après chaque serviteur, arbitrage."""
    match = climb(ours="jet-9@3 jet-8@3 jet-7@3 jet-6@3")
    hold(gather(match, "emerald-9@2 0s2@2 1s3@2", 0), 2)
    assert ended(match).scores == (32, 0) and len(match.view(None)["amulets"]) == 5
    assert takes(match)[0] == (0, 2) and sum(amount for _, amount in takes(match)) == 2


def test_servant_that_takes_first_may_free_the_bottom_card() -> None:
    """« immédiatement » [5.4] : après chaque serviteur, pas avant."""
    match = climb("amber-5@1", "jet-9@3 jet-8@3 jet-7@3 jet-6@3")
    hold(gather(match, "emerald-4@2 1s1@2 0s2@2", 0), 2)
    view = match.view(None)
    assert (view["scores"], view["column_base"], view["over"]) == ([33, 6], 5, False)


def test_all_hands_empty_and_no_ritual_possible_ends_the_game() -> None:
    """Plus rien à jouer au début d'un tour, arbitrage [5.6] ; le siège 1 a pourtant une réserve."""
    match = play(gather(two(), EMPTY_HANDS, 0), "ritual@3:ruby")
    assert match.actors == (0,) and match.result is None
    assert ended(play(match, "keep")).scores == (0, 2) and ended(match).winners == (1,)
    assert match.view(None)["reserve_counts"] == [0, 4] and match.view(None)["phase"] == "over"


def test_equal_scores_share_the_victory() -> None:
    """« le joueur avec le plus haut score » : ex aequo, arbitrage [5.5]."""
    plan = EMPTY_HANDS.replace("jet-1@3", "jet-1@6").replace("jet-2@3", "jet-2@6")
    result = ended(play(gather(two(), plan, 0), "ritual@3:ruby keep"))
    assert (result.winners, result.scores, result.ranks) == ((0, 1), (0, 0), (1, 1))


def test_empty_hands_go_on_while_a_ritual_is_possible() -> None:
    """Plus rien à jouer, mais un rituel est possible [5.6] [3.6]."""
    match = gather(two(), EMPTY_HANDS, 0)
    assert [counts(match, seat) for seat in (0, 1)] == [(0, 0), (0, 0)] and match.result is None


@every_combination
def test_nothing_can_be_played_after_the_end(seats: int, first_servants: str, amulets: str) -> None:
    """« le jeu prend fin » [5.1]."""
    *_, match = walk(new(seats, first_servants, amulets), Random(1))
    assert (
        match.actors == ()
        and all(match.legal(seat) == [] for seat in range(seats))
        and phase(match) == "over"
    )
