"""The rules of the High Druid, sentence by sentence: the sheet's words in French, the clause of our
pages in brackets.
Everything is played and seen through the public contract."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import nemeton
from games.grand_druide.oracle import DOLMENS, colour
from games.grand_druide.table import (
    CLOSE,
    COMBINATIONS,
    NAME,
    after,
    bars,
    choices,
    college,
    counted,
    druids,
    elected,
    finish,
    lines,
    new,
    play,
    scores,
    seeded,
    vote,
)
from games.walking import ended, walk
from nemeton import BadSetup, ImpossibleChance, Match, speech

every_table = pytest.mark.parametrize(("seats", "bars"), COMBINATIONS)
every_count = pytest.mark.parametrize("seats", [3, 4])
some_games = pytest.mark.parametrize("seed", range(6))

PASS = [("pass",)]
NEUTRAL = ["1|2", "5|6", "11|12", "15|16", "19|20", "24|25", "27|28"]
COLLEGES = {2: 5, 6: 11, 12: 15, 16: 19, 20: 24, 25: 27, 28: 1}  # the first stone and the last
ALL_SEVEN = "1> 5> 11> 15> 19> 24> 27>"  # moved by 0, 1, 2, 0, 1, 2, 0
OWN_NINE = "2 3 4 5 6 8 9 10 11"  # all of seat 0's druids, none on white
# Yellow is 0, red 1, blue 2; blue has made a college of 20 to 25 and leads it; yellow is on turn.
EXAMPLE = {"words": "24 19 21  2 20 23  3 22 25  4 8 24>", "taboo": "red green blue"}


def turned_down(*words: str, seats: int = 3, bars: str = "standard") -> bool:
    """Whether chance can't say this when a table is set up."""
    try:
        nemeton.new(NAME, seats, {"bars": bars}, seed="solstice", script=words)
    except ImpossibleChance:
        return True
    return False


def sizes(match: Match) -> list[int]:
    """The sizes of the colleges between the bars, clockwise."""
    at = [int(bar["line"].split("|")[0]) for bar in match.view(None)["bars"]]
    return [end - start for start, end in pairwise([*at, at[0] + 30])]


# 1. The table


@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_three_or_four_play(seats: int) -> None:
    """« Nombre de joueurs : 3 ou 4 » [1.3]."""
    with pytest.raises(BadSetup):
        nemeton.new(NAME, seats)


def test_three_seats_and_standard_bars_unless_said_otherwise() -> None:
    """Réglages de départ [1.5]."""
    match = nemeton.new(NAME)
    assert match.seats == 3 and match.options == {"bars": "standard"}


def test_circle_of_thirty_stones_is_empty_at_first() -> None:
    """« une pierre libre du cercle extérieur » [1.1]."""
    assert new().view(None)["stones"] == {str(stone): None for stone in range(1, 31)}


@pytest.mark.parametrize(
    ("stones", "taboo"),
    [
        ("1 7 13 19 25", "white"),
        ("2 8 14 20 26", "blue"),
        ("3 9 15 21 27", "green"),
        ("4 10 16 22 28", "yellow"),
        ("5 11 17 23 29", "red"),
    ],
)
def test_stones_of_a_colour_are_six_apart(stones: str, taboo: str) -> None:
    """« des pierres de sa couleur taboue » [1.1]."""
    others = [colour for colour in DOLMENS if colour != taboo]
    match = counted(stones, "", "", taboo=" ".join([taboo, *others]))
    assert [int(stone) for stone, whose in match.view(None)["stones"].items() if whose is None] == [
        int(stone) for stone in stones.split()
    ]


@pytest.mark.parametrize(
    "taboo", ["white blue green", "blue green yellow", "green yellow red", "red white blue"]
)
def test_black_stones_are_never_taboo(taboo: str) -> None:
    """« les cinq cartes dolmen » : ni 6, ni 12, ni 18, ni 24, ni 30 [1.1] [1.7]."""
    match = counted("6 12", "18 24", "30", taboo=taboo)
    assert {stone: druids(match)[stone] for stone in (6, 12, 18, 24, 30)} == {
        6: 0,
        12: 0,
        18: 1,
        24: 1,
        30: 2,
    }


def test_neutral_bars_lie_on_the_day_side_of_seven_stones() -> None:
    """« Placez des baguettes neutres côté jour des cases 1, 5, 11, 15, 19, 24, et 27 » [1.2] [1.4]."""
    assert new().view(None)["bars"] == [{"line": line, "owner": None} for line in NEUTRAL]


def test_bars_make_seven_colleges_of_three_to_six_stones() -> None:
    """« créer sept collèges druidiques [...] de trois à six cases chacun » [1.2] [1.4]."""
    colleges = counted("", "", "").view(None)["colleges"]
    assert {college["stones"][0]: college["stones"][-1] for college in colleges} == COLLEGES
    assert [len(college["stones"]) for college in colleges] == sizes(new()) == [4, 6, 4, 4, 5, 3, 4]


def test_last_college_goes_on_past_thirty() -> None:
    """« les groupes de cases entre les baguettes » : 28, 29, 30, 1 [1.2]."""
    assert college(counted("", "", ""), 30)["stones"] == [28, 29, 30, 1]


@pytest.mark.parametrize(("seats", "druids_each", "bars_each"), [(3, 9, 3), (4, 7, 2)])
def test_reserves(seats: int, druids_each: int, bars_each: int) -> None:
    """« à 3 joueurs : neuf [...] et trois baguettes », « à 4 joueurs : sept [...] et deux baguettes
    » [1.3]."""
    view = new(seats).view(None)
    assert view["druids_left"] == [druids_each] * seats and view["bars_left"] == [bars_each] * seats


@every_count
def test_chance_speaks_in_this_order(seats: int) -> None:
    """Pierres fétiches, couleurs taboues, premier joueur [1.6] [1.7] [1.8]."""
    words = [*["17", "4", "4", "30"][:seats], *["red", "white", "green", "blue"][:seats], "2"]
    match = nemeton.new(NAME, seats, script=words)
    assert match.record()["setup"] == words and match.actors == (2,)
    assert [match.view(seat)["fetish"][seat] for seat in range(seats)] == list(
        map(int, words[:seats])
    )
    assert [match.view(seat)["taboo"][seat] for seat in range(seats)] == words[seats : 2 * seats]


@every_count
def test_random_bars_are_drawn_before_the_cards(seats: int) -> None:
    """« Prenez sept cartes au hasard » [1.5]."""
    match = new(seats, "24 1 17 3 10 5 7")
    assert match.record()["setup"][:7] == lines("24 1 17 3 10 5 7")
    assert len(match.record()["setup"]) == 7 + 2 * seats + 1
    assert list(bars(match)) == lines(CLOSE)


def test_fetish_is_any_number_and_each_is_there_twice() -> None:
    """« mélangez les cartes restantes. Donnez à chacun une carte » [1.6]."""
    assert not any(turned_down(str(stone), str(stone)) for stone in range(1, 31))
    assert turned_down("17", "17", "17") and turned_down("17", "5", "17", "17", seats=4)


@pytest.mark.parametrize("word", ["0", "31", "white", "black", "07", "17|18", ""])
def test_fetish_is_nothing_else(word: str) -> None:
    """« Retirez du paquet de cartes les cinq cartes dolmen » [1.6]."""
    assert turned_down(word)


def test_every_taboo_can_be_dealt_once() -> None:
    """« Mélangez les cartes dolmen et donnez à chacun une carte » [1.7]."""
    assert not any(turned_down("1", "1", "2", taboo) for taboo in DOLMENS)
    assert turned_down("1", "1", "2", "red", "red") and turned_down(
        "1", "1", "2", "red", "blue", "red"
    )


@pytest.mark.parametrize("word", ["black", "brown", "White", "1"])
def test_there_is_no_other_taboo(word: str) -> None:
    """« les cinq cartes dolmen » [1.7]."""
    assert turned_down("1", "1", "2", word)


@every_count
def test_every_seat_may_be_first(seats: int) -> None:
    """« Tirez au sort le premier joueur » [1.8]."""
    assert [new(seats, first=seat).actors for seat in range(seats)] == [
        (seat,) for seat in range(seats)
    ]
    dealt = ["1"] * 2 + ["2"] * (seats - 2) + DOLMENS[:seats]
    assert turned_down(*dealt, str(seats), seats=seats)


@every_table
def test_seed_deals_what_is_not_scripted(seats: int, bars: str) -> None:
    """Ni toujours la même pierre, ni toujours la même couleur, ni toujours le même premier [1.6]
    [1.7] [1.8]."""
    tables = [seeded(seats, bars, seed) for seed in range(30)]
    assert len({match.view(0)["fetish"][0] for match in tables}) > 10
    assert {match.view(0)["taboo"][0] for match in tables} == set(DOLMENS)
    assert {match.actors for match in tables} == {(seat,) for seat in range(seats)}


@every_count
def test_seats_take_turns_clockwise(seats: int) -> None:
    """« Chacun joue ensuite à tour de rôle, en sens horaire » [1.8]."""
    match = new(seats, first=2)
    actors = [play(match, word).actors[0] for word in ["6", "12", "19>", "24", "18", "1"]]
    assert actors == [(3 + turn) % seats for turn in range(6)]


# 1.5 Random bars


@every_count
@pytest.mark.parametrize("seed", range(30))
def test_random_bars_make_seven_colleges_of_two_to_seven_stones(seats: int, seed: int) -> None:
    """« ne pas créer de collège de plus de 7 cases, ni de moins de 2 cases » [1.5]."""
    match = seeded(seats, "random", seed)
    assert all(2 <= size <= 7 for size in sizes(match)) and len(sizes(match)) == 7
    assert set(bars(match).values()) == {None}


def test_random_bars_differ() -> None:
    """« n’est qu’une des nombreuses possibilités de départ » [1.5]."""
    assert len({tuple(bars(seeded(3, "random", seed))) for seed in range(20)}) == 20


def test_first_random_bar_lies_on_any_line() -> None:
    """« l’emplacement jour de chacune des cases indiquées » [1.5]."""
    assert not any(turned_down(*lines(str(stone)), bars="random") for stone in range(1, 31))


@pytest.mark.parametrize("drawn", ["9 8", "9 10", "30 1", "1 30", "4 20 3", "9 9"])
def test_neighbours_of_a_bar_are_not_drawn(drawn: str) -> None:
    """« une case voisine d’une baguette déjà placée, ignorez-la et piochez-en une autre » [1.5]."""
    assert turned_down(*lines(drawn), bars="random") and not turned_down(
        *lines(drawn)[:-1], bars="random"
    )


@pytest.mark.parametrize("stone", [9, 15, 16, 22, 23, 29])
def test_bar_that_leaves_too_large_a_college_is_not_drawn(stone: int) -> None:
    """« vous devez avoir sept collèges » : après 1, 3, 5, 7, il reste 24 cases pour quatre collèges
    [1.5]."""
    assert turned_down(*lines(f"1 3 5 7 {stone}"), bars="random")
    assert not turned_down(*lines("1 3 5 7 10"), bars="random")


@pytest.mark.parametrize("seed", range(10))
def test_last_bars_go_where_they_must(seed: int) -> None:
    """« Au final, vous devez avoir sept collèges » : 21 cases pour trois collèges [1.5]."""
    match = nemeton.new(NAME, 3, {"bars": "random"}, seed=str(seed), script=lines("1 3 5 7 10"))
    assert list(bars(match)) == lines(CLOSE)


def test_number_cards_are_not_used_up_by_the_bars() -> None:
    """Arbitrage : les cartes tirées pour les baguettes retournent au paquet [1.5]."""
    match = new(bars=CLOSE, fetish="1 1 3")
    assert [match.view(seat)["fetish"][seat] for seat in range(3)] == [1, 1, 3]


def test_later_moves_are_not_bound_by_the_sizes() -> None:
    """Arbitrage : la variante ne règle que la mise en place [1.5]."""
    assert sizes(after("1> 17>", bars=CLOSE)) == [1, 2, 2, 3, 8, 6, 8]


# 2. The turn


@every_table
def test_turn_is_a_druid_or_a_bar_or_a_pass(seats: int, bars: str) -> None:
    """« À son tour, un joueur peut » [2.1]."""
    for match in walk(seeded(seats, bars, 3), Random(3)):
        for seat in match.actors:
            assert {words[0] for words in match.legal(seat)} <= {"druid", "bar", "pass"}


@every_table
def test_one_seat_acts_and_its_turn_is_over(seats: int, bars: str) -> None:
    """« Chacun joue ensuite à tour de rôle » : une seule action [2.1]."""
    match = seeded(seats, bars, 3)
    movers = [match.actors for _ in zip(walk(match, Random(4)), range(6), strict=False)]
    assert all(len(actors) == 1 and (actors != later) for actors, later in pairwise(movers))


@every_table
def test_no_action_draws_chance(seats: int, bars: str) -> None:
    """Après la mise en place, plus de hasard [2.1]."""
    *_, match = walk(seeded(seats, bars, 5), Random(5))
    assert all(move["chance"] == [] for move in match.record()["moves"])


def test_first_druid_goes_on_any_stone() -> None:
    """« le placer sur une pierre libre du cercle extérieur » [2.2]."""
    assert sorted(choices(new(), "druid")) == sorted((str(stone),) for stone in range(1, 31))


def test_druid_comes_from_the_reserve() -> None:
    """« Prendre un jeton druide de sa réserve » [2.2]."""
    match = after("17 30 . 3")
    assert druids(match) == {17: 0, 30: 1, 3: 0} and match.view(None)["druids_left"] == [7, 8, 9]


def test_taken_stones_are_closed() -> None:
    """« une pierre libre » [2.2]."""
    assert {words[0] for words in choices(after("17 30 1"), "druid")} == {
        str(stone) for stone in range(1, 31) if stone not in (17, 30, 1)
    }


@pytest.mark.parametrize("taboo", ["white blue green", "red green white"])
def test_taboo_and_fetish_stones_may_be_taken(taboo: str) -> None:
    """« Les druides du joueur situés sur des cases de cette couleur ne prendront pas part au vote »
    [2.2]."""
    match = after("1 2 3", taboo=taboo, fetish="1 2 3")
    assert druids(match) == {1: 0, 2: 1, 3: 2}


@every_table
def test_druids_stay_where_they_are(seats: int, bars: str) -> None:
    """Un druide placé ne bouge plus avant le décompte [2.2]."""
    before: dict[int, int | str] = {}
    for match in walk(seeded(seats, bars, 6), Random(6)):
        if match.actors:
            assert before.items() <= druids(match).items()
            before = druids(match)


@pytest.mark.parametrize(
    ("seats", "words"), [(3, "2 . . 3 4 5 6 8 9 10 11"), (4, "2 . . . 3 4 5 6 8 9")]
)
def test_empty_reserve_places_no_druid(seats: int, words: str) -> None:
    """« un jeton druide de sa réserve » : il n’y en a plus [2.2]."""
    match = after(words, seats=seats)
    assert match.view(None)["druids_left"][0] == 0 and choices(match, "druid") == []


def test_every_neutral_bar_moves_one_line_to_either_side() -> None:
    """« Déplacer une baguette neutre d’une case » [2.3]."""
    expected = [tuple(lines(f"{at} {to}")) for at, back, on in _around_bars() for to in (back, on)]
    assert sorted(choices(new(), "bar")) == sorted(expected)


def _around_bars() -> list[tuple[int, int, int]]:
    """The lines of the neutral bars, each with its two neighbours."""
    return [
        (1, 30, 2),
        (5, 4, 6),
        (11, 10, 12),
        (15, 14, 16),
        (19, 18, 20),
        (24, 23, 25),
        (27, 26, 28),
    ]


def test_moved_bar_is_replaced_by_one_s_own() -> None:
    """« et la remplacer par une baguette de sa couleur » [2.3]."""
    match = after("19< 24>")
    assert bars(match) == {**dict.fromkeys(NEUTRAL[:4]), "18|19": 0, "25|26": 1, "27|28": None}
    assert match.view(None)["bars_left"] == [2, 2, 3]


def test_bar_moves_back_past_the_first_stone() -> None:
    """« d’une case » : de 1|2 à 30|1 [2.3] [1.2]."""
    match = after("1<")
    assert match.view(None)["bars"][-1] == {"line": "30|1", "owner": 0}
    finish(match)
    assert college(match, 1)["stones"] == [1, 2, 3, 4, 5] and college(match, 30)["stones"] == [
        28,
        29,
        30,
    ]


def test_bar_moves_on_past_the_last_stone() -> None:
    """« d’une case » : de 30|1 à 1|2 [2.3] [1.2]."""
    match = after("30>", bars="30 2 4 6 9 16 23")
    assert match.view(None)["bars"][0] == {"line": "1|2", "owner": 0}
    assert college(finish(match), 2)["stones"] == [2]


@pytest.mark.parametrize(
    ("seats", "words", "left"),
    [(3, "1> 6 7 5> 8 9 11> 10 12", [0, 3, 3]), (4, "1> 6 7 8 5> 9 10 11", [0, 2, 2, 2])],
)
def test_empty_reserve_moves_no_bar(seats: int, words: str, left: list[int]) -> None:
    """« par une baguette de sa couleur » : il n’y en a plus [2.3]."""
    match = after(words, seats=seats)
    assert (
        match.view(None)["bars_left"] == left
        and match.actors == (0,)
        and choices(match, "bar") == []
    )
    assert choices(play(match, "30"), "bar") != []


@pytest.mark.parametrize("words", ["19<", "19< 6", "19< 6 7", "19>"])
def test_moved_bar_never_moves_again(words: str) -> None:
    """« ne peuvent plus être déplacées de nouveau » : ni par un autre, ni par le sien [2.4]."""
    match = after(words)
    assert {start for start, _ in choices(match, "bar")} == set(NEUTRAL) - {"19|20"}


def test_bars_in_reserve_are_useless_once_all_seven_have_moved() -> None:
    """« les baguettes encore dans la réserve des joueurs n’ont plus d’utilité » [2.4]."""
    match = after(ALL_SEVEN)
    assert match.view(None)["bars_left"] == [0, 1, 1]
    assert [(choices(match, "bar"), play(match, str(word)).actors) for word in (4, 8)] == [
        ([], (2,)),
        ([], (0,)),
    ]


@pytest.mark.parametrize(
    ("words", "first", "owners"),
    [("1> 3<", 0, [0, 1]), ("3< 1>", 0, [0, 1]), ("1> 3<", 2, [0, 2]), ("3< 2 6 1>", 1, [1, 1])],
)
def test_bar_may_land_on_a_line_that_holds_another(
    words: str, first: int, owners: list[int]
) -> None:
    """« Si deux baguettes sont sur la même ligne » [2.5]."""
    match = after(words, bars=CLOSE, first=first)
    assert match.view(None)["bars"][:2] == [{"line": "2|3", "owner": owner} for owner in owners]
    assert len(match.view(None)["bars"]) == 7


def test_neutral_bar_beside_a_moved_one_still_moves_both_ways() -> None:
    """Arbitrage : la ligne d’arrivée peut porter une baguette [2.5]."""
    assert {words for words in choices(after("1>", bars=CLOSE), "bar") if words[0] == "3|4"} == {
        ("3|4", "2|3"),
        ("3|4", "4|5"),
    }


@some_games
@every_count
def test_standard_bars_never_share_a_line(seats: int, seed: int) -> None:
    """Deux baguettes sur une ligne : avec la variante seulement [3.4]."""
    *_, match = walk(seeded(seats, "standard", seed), Random(seed))
    assert len(bars(match)) == 7 == len(match.view(None)["colleges"])


@every_table
def test_passing_is_always_possible(seats: int, bars: str) -> None:
    """« ou parce qu’il le décide » [2.6]."""
    for match in walk(seeded(seats, bars, 7), Random(7)):
        assert all(("pass",) in match.legal(seat) for seat in match.actors)


@every_table
def test_who_passes_does_not_come_back(seats: int, bars: str) -> None:
    """« Un joueur qui passe ne peut plus revenir en jeu » [2.6]."""
    passed: set[int] = set()
    for match in walk(seeded(seats, bars, 8), Random(8)):
        assert not passed & set(match.actors)
        passed |= {move.seat for move in match.moves[-1:] if move.action == ("pass",)}
        assert match.view(None)["passed"] == [seat in passed for seat in range(seats)]


def test_passing_changes_nothing_else() -> None:
    """« et attend la fin de la partie » [2.6]."""
    before, match = after("17 19>").view(None), after("17 19> .").view(None)
    assert (before["passed"], match["passed"]) == ([False] * 3, [False, False, True])
    assert all(before[key] == match[key] for key in ("stones", "bars", "druids_left", "bars_left"))


def test_nothing_left_leaves_only_pass() -> None:
    """« tous ses druides sont sur le plateau » et plus de baguette en réserve [2.7]."""
    match = play(after("1> . ."), f"5> 11> {OWN_NINE}")
    assert match.actors == (0,) and match.legal(0) == PASS


def test_all_druids_placed_and_all_bars_moved_leaves_only_pass() -> None:
    """« et/ou toutes les baguettes neutres ont été déplacées » [2.7]."""
    match = play(new(first=1), "1> 5> 2 11> 15> 3 19> 24> 27> . .")
    play(match, OWN_NINE.removeprefix("2 3 "))
    assert match.view(None)["bars_left"] == [2, 0, 0] and match.legal(0) == PASS


def test_all_druids_placed_still_leaves_bars() -> None:
    """« et/ou » : une baguette reste à déplacer [2.7]."""
    match = play(after("2 . ."), OWN_NINE.removeprefix("2 "))
    assert choices(match, "druid") == [] and len(match.legal(0)) == 15


def test_all_bars_moved_still_leaves_druids() -> None:
    """« et/ou » : un druide reste à placer [2.7]."""
    match = after(ALL_SEVEN)
    assert choices(match, "bar") == [] and len(match.legal(1)) == 31


@pytest.mark.parametrize(
    ("seats", "words", "actors"),
    [
        (3, ".", 1),
        (3, ". 6 7", 1),
        (3, "6 . 7", 0),
        (3, "6 . 7 8", 2),
        (4, ". .", 2),
        (4, "6 . . 7", 0),
        (4, ". 6 .", 3),
    ],
)
def test_passed_seats_are_skipped(seats: int, words: str, actors: int) -> None:
    """« attend la fin de la partie » [2.8]."""
    assert after(words, seats=seats).actors == (actors,)


@every_count
def test_last_seat_plays_on_alone(seats: int) -> None:
    """« lorsque tous les joueurs ont passé », pas avant [2.8]."""
    match = after(" ".join(["."] * (seats - 1)), seats=seats)
    for word in ["6", "12", "19>", "18", "24<"]:
        assert match.actors == (seats - 1,) and match.result is None
        play(match, word)
    assert elected(play(match, ".")) == (seats - 1,)


@every_count
def test_game_ends_when_all_have_passed(seats: int) -> None:
    """« Le jeu s’arrête lorsque tous les joueurs ont passé » [2.8]."""
    match = after(" ".join(["."] * (seats - 1)), seats=seats)
    assert match.actors and match.result is None and not match.view(0)["over"]
    play(match, ".")
    assert match.actors == () and match.result is not None and match.view(0)["over"]


def test_game_goes_on_until_the_last_has_said_so() -> None:
    """« Passer » se dit, même quand il n’y a rien d’autre à faire, arbitrage [2.7] [2.8]."""
    match = play(after("1> . ."), f"5> 11> {OWN_NINE}")
    assert match.result is None and match.actors == (0,)
    assert ended(play(match, "."))


# 3. The count


@every_count
def test_neutral_druids_fill_the_empty_stones(seats: int) -> None:
    """« On place alors des jetons neutres sur les cases vides » [3.1]."""
    match = counted(*["6 12", "18", "24", ""][:seats])
    mine = {6: 0, 12: 0, 18: 1, 24: 2}
    assert druids(match) == {stone: mine.get(stone, "neutral") for stone in range(1, 31)}


def test_there_are_as_many_neutral_druids_as_it_takes() -> None:
    """Arbitrage : les dix de la boîte n’en sont pas une limite [3.1]."""
    assert (
        set(druids(counted("", "", "")).values()) == {"neutral"}
        and len(druids(counted("", "", ""))) == 30
    )


def test_no_neutral_druid_stands_before_the_end() -> None:
    """« On place alors » : à la fin [3.1]."""
    assert druids(after("6 . .")) == {6: 0}


@pytest.mark.parametrize("taboo", DOLMENS)
def test_taboo_takes_one_s_own_druids_off(taboo: str) -> None:
    """« retire du plateau de jeu tous ses druides se trouvant sur des pierres de sa couleur taboue
    » [3.2]."""
    mine = "2 3 4 5 6 7 8 9 10"
    others = [dolmen for dolmen in DOLMENS if dolmen != taboo]
    stones = counted(mine, "", "", taboo=" ".join([taboo, *others])).view(None)["stones"]
    assert {stone: stones[stone] for stone in mine.split()} == {
        stone: None if colour(int(stone)) == taboo else 0 for stone in mine.split()
    }


def test_taboo_of_one_seat_leaves_the_others_druids() -> None:
    """« ses druides » [3.2]."""
    stones = counted("2 3", "1 9", "7 8", taboo="white blue green").view(None)["stones"]
    assert [stones[stone] for stone in ["1", "2", "3", "7", "8", "9"]] == [1, 0, 0, 2, 2, 1]


def test_stones_cleared_by_taboo_stay_empty() -> None:
    """Les neutres sont déjà placés quand les cartes dolmen sont révélées, arbitrage [3.2]."""
    match = counted("7 13", "", "")
    assert match.view(None)["stones"]["7"] is None and len(druids(match)) == 28


def test_taboo_is_shown_only_at_the_count() -> None:
    """« Chaque joueur révèle sa carte dolmen » : au décompte [3.2]."""
    assert druids(after("7 13 14 . .")) == {7: 0, 13: 1, 14: 2}


def test_college_has_as_many_votes_as_druids_neutral_ones_too() -> None:
    """« autant de votes qu’il y a de jetons à l’intérieur, y compris les jetons neutres » [3.3]."""
    match = counted("", "", "")
    assert [vote(match, stone)[0] for stone in COLLEGES] == [4, 6, 4, 4, 5, 3, 4]


def test_druids_taken_off_do_not_vote() -> None:
    """« ne prendront pas part au vote » [3.3]."""
    match = counted("6 7", "8", "9")
    assert college(match, 6) == {
        "stones": [6, 7, 8, 9, 10, 11],
        "votes": 3,
        "winner": 0,
        "counts": [1, 0, 0],
    }
    assert scores(match) == [3, 0, 0]


def test_college_may_lose_all_its_votes() -> None:
    """« autant de votes qu’il y a de jetons » : aucun [3.3]."""
    match = counted("25", "26", "27")
    assert college(match, 26) == {
        "stones": [25, 26, 27],
        "votes": 0,
        "winner": None,
        "counts": [0, 0, 0],
    }


def test_bars_decide_which_stones_are_in_a_college() -> None:
    """« les cases entre deux baguettes » [3.3]."""
    match = counted("6 5<", "11>", "")
    assert college(match, 6)["stones"] == [5, 6, 7, 8, 9, 10, 11, 12] and vote(match, 6) == (8, 0)


def test_two_bars_on_one_line_make_no_college() -> None:
    """« le collège entre ces baguettes n’existe pas » [3.4]."""
    match = counted("1>", "3<", "", bars=CLOSE)
    colleges = [college["stones"] for college in match.view(None)["colleges"]]
    assert colleges == [
        [3, 4, 5],
        [6, 7],
        [8, 9, 10],
        [11, 12, 13, 14, 15, 16, 17],
        [18, 19, 20, 21, 22, 23, 24],
        [25, 26, 27, 28, 29, 30, 1, 2],
    ]


def test_two_pairs_of_bars_leave_five_colleges() -> None:
    """« Si deux baguettes sont sur la même ligne », deux fois [3.4]."""
    match = counted("1> 5>", "3< 7<", "", bars=CLOSE)
    colleges = match.view(None)["colleges"]
    assert [len(college["stones"]) for college in colleges] == [4, 4, 7, 7, 8]
    assert sum(college["votes"] for college in colleges) == 30


def test_colleges_are_listed_from_the_lowest_line_that_holds_a_bar() -> None:
    """Ordre de la vue, arbitrage [3.3]."""
    starts = [college["stones"][0] for college in counted("1<", "5<", "").view(None)["colleges"]]
    assert starts == [5, 12, 16, 20, 25, 28, 1]


@pytest.mark.parametrize(
    ("plans", "counts", "winner"),
    [
        (("6 9 10", "7 11", "8"), [3, 2, 1], 0),
        (("9", "7 11", "8"), [1, 2, 1], 1),
        (("9", "7", "8 11"), [1, 1, 2], 2),
        (("", "7", ""), [0, 1, 0], 1),
        (("6 9 10", "11", "8", "7"), [3, 1, 1, 1], 0),
        (("6", "11", "8", "7 9"), [1, 1, 1, 2], 3),
    ],
)
def test_all_votes_go_to_the_most_druids(
    plans: tuple[str, ...], counts: list[int], winner: int
) -> None:
    """« Tous les votes d’un collège vont au joueur qui a le plus de druides dans ce collège »
    [3.5]."""
    match = counted(*plans)
    assert college(match, 6)["counts"] == counts and vote(match, 6) == (6, winner)
    assert scores(match) == [6 if seat == winner else 0 for seat in range(len(plans))]


@pytest.mark.parametrize(
    ("plans", "counts", "winner"),
    [
        (("6 9", "7 11", "8"), [2, 2, 1], 2),
        (("6", "7 11", "8 10"), [1, 2, 2], 0),
        (("6 10", "9", "8 11"), [2, 1, 2], 1),
        (("6 9", "7 11", "8", ""), [2, 2, 1, 0], 2),
        (("", "6", "7 8", "9 11"), [0, 1, 2, 2], 1),
        (("6 9", "7", "8 10", "11"), [2, 1, 2, 1], None),
        (("6 9 10", "7", "8", ""), [3, 1, 1, 0], 0),
    ],
)
def test_seats_that_tie_are_out(
    plans: tuple[str, ...], counts: list[int], winner: int | None
) -> None:
    """« vont au joueur suivant [...], les joueurs à égalité étant éliminés » [3.6]."""
    match = counted(*plans)
    assert college(match, 6)["counts"] == counts and vote(match, 6) == (6, winner)


@pytest.mark.parametrize(
    ("plans", "counts", "winner"),
    [
        (("6 9", "7 11", ""), [2, 2, 0], 2),
        (("", "7", "8"), [0, 1, 1], 0),
        (("6", "", "8"), [1, 0, 1], 1),
        (("6", "7", "8", ""), [1, 1, 1, 0], 3),
        (("6 10", "7 9", "", "8 11"), [2, 2, 0, 2], 2),
    ],
)
def test_remaining_seat_wins_even_without_a_druid(
    plans: tuple[str, ...], counts: list[int], winner: int
) -> None:
    """« même si le joueur restant n’a pas un seul druide dans le collège concerné » [3.6]."""
    match = counted(*plans)
    assert college(match, 6)["counts"] == counts and vote(match, 6) == (6, winner)
    assert scores(match)[winner] == 6


@pytest.mark.parametrize(
    ("plans", "counts"),
    [
        (("6", "7", "8"), [1, 1, 1]),
        (("6 10", "7 9", "8 11"), [2, 2, 2]),
        (("6", "7", "", ""), [1, 1, 0, 0]),
        (("6", "", "8", ""), [1, 0, 1, 0]),
        (("6 10", "7 9", "8", "11"), [2, 2, 1, 1]),
        (("6", "9", "8", "7"), [1, 1, 1, 1]),
    ],
)
def test_college_where_every_seat_ties_does_not_vote(
    plans: tuple[str, ...], counts: list[int]
) -> None:
    """« Si chaque joueur est à égalité avec au moins un autre joueur [...], ce collège ne vote pas
    » [3.7]."""
    match = counted(*plans)
    assert college(match, 6)["counts"] == counts and college(match, 6)["winner"] is None
    assert scores(match) == [0] * len(plans)


def test_ties_are_counted_after_the_taboos() -> None:
    """« Chaque joueur révèle sa carte dolmen et retire [...] », puis on compte [3.2] [3.6]."""
    match = counted("6 7 9", "10 11", "8")
    assert college(match, 6)["counts"] == [2, 2, 1] and vote(match, 6) == (5, 2)


@every_count
def test_neutral_druids_never_win(seats: int) -> None:
    """« vont au joueur » : cinq neutres contre un druide [3.8]."""
    match = counted(*["6", "", "", ""][:seats])
    assert vote(match, 6) == (6, 0) and {vote(match, stone)[1] for stone in COLLEGES} == {0, None}


def test_neutral_druids_tie_with_nobody() -> None:
    """Trois neutres et trois druides [3.8]."""
    assert vote(counted("6 9 10", "", ""), 6) == (6, 0)


# 3.9 The fetish stone


@pytest.mark.parametrize("plan", ["9", "6", "9 6 10"])
def test_fetish_stone_brings_two_votes_druid_on_it_or_not(plan: str) -> None:
    """« (que le joueur ait ou non un druide sur cette pierre) gagne deux votes supplémentaires »
    [3.9]."""
    assert scores(counted(plan, "", "", fetish="9 30 29")) == [8, 0, 0]


@pytest.mark.parametrize("fetish", range(1, 31))
def test_fetish_stone_counts_in_its_own_college_only(fetish: int) -> None:
    """« un collège contenant la pierre portant son numéro fétiche » [3.9]."""
    match = counted("6", "", "", fetish=f"{fetish} 30 29")
    assert scores(match) == [8 if 6 <= fetish <= 11 else 6, 0, 0]


@pytest.mark.parametrize(
    ("plans", "expected"),
    [
        (("9", "7 11", ""), [0, 6, 0]),  # another has more
        (("9 6", "7 11", "8"), [0, 0, 6]),  # a tie
        (("9", "7", "8"), [0, 0, 0]),  # the college does not vote
        (("", "", ""), [0, 0, 0]),
    ],
)
def test_fetish_stone_of_a_college_not_won_brings_nothing(
    plans: tuple[str, ...], expected: list[int]
) -> None:
    """« Un joueur ayant remporté les votes d’un collège » [3.9]."""
    assert scores(counted(*plans, fetish="9 30 29")) == expected


def test_college_won_without_a_druid_brings_the_fetish_votes() -> None:
    """« ayant remporté les votes » : même sans druide [3.9]."""
    assert scores(counted("6 9", "7 11", "", fetish="30 30 8")) == [0, 0, 8]


@pytest.mark.parametrize("plans", [("6 10", "9", ""), ("6 7", "", "")])
def test_whose_druid_stands_on_the_fetish_stone_does_not_matter(plans: tuple[str, ...]) -> None:
    """« que le joueur ait ou non un druide sur cette pierre » : celui d’un autre, ou un retiré
    [3.9]."""
    fetish = "9 30 29" if plans[1] else "7 30 29"
    match = counted(*plans, fetish=fetish)
    assert scores(match) == [vote(match, 6)[0] + 2, 0, 0]


@pytest.mark.parametrize(("words", "expected"), [("11>", 9), ("11<", 5)])
def test_moved_bar_changes_whose_fetish_stone_is_inside(words: str, expected: int) -> None:
    """« le collège dans lequel se trouve la case portant ce numéro » : 12 y entre avec 11> [3.9]."""
    assert scores(counted(f"6 {words}", "", "", fetish="12 30 29")) == [expected, 0, 0]


@pytest.mark.parametrize(
    ("plans", "expected"),
    [(("6", "", ""), [8, 0, 0]), (("6", "7 11", ""), [0, 8, 0]), (("6", "7", ""), [0, 0, 6])],
)
def test_two_seats_with_the_same_number(plans: tuple[str, ...], expected: list[int]) -> None:
    """Chaque nombre deux fois, jour et nuit : seul qui remporte le collège est payé [3.9] [1.6]."""
    assert scores(counted(*plans, fetish="9 9 30")) == expected


def test_each_seat_may_be_paid_for_its_fetish() -> None:
    """« Chaque joueur révèle ensuite sa carte » [3.9]."""
    assert scores(counted("6", "12", "16", fetish="11 15 19")) == [8, 6, 6]


def test_votes_of_a_college_are_shown_without_the_fetish() -> None:
    """« autant de votes qu’il y a de jetons » [3.3] [3.9]."""
    match = counted("6", "", "", fetish="9 30 29")
    assert vote(match, 6) == (6, 0)


def test_seat_may_win_several_colleges() -> None:
    """« le plus de voix des différents collèges » [4.1]."""
    assert scores(counted("6 12 18", "24", "", fetish="30 23 29")) == [14, 7, 0]


# 4. The winner


@pytest.mark.parametrize(
    ("plans", "expected", "ranks"),
    [
        (("6", "21", "12"), (6, 5, 4), (1, 2, 3)),
        (("12", "6", "16"), (4, 6, 4), (2, 1, 2)),
        (("", "", "6"), (0, 0, 6), (2, 2, 1)),
        (("6", "21", "12", "25"), (6, 5, 4, 3), (1, 2, 3, 4)),
        (("6", "16", "12", ""), (6, 4, 4, 0), (1, 2, 2, 4)),
        (("12", "6", "16", "2"), (4, 6, 4, 4), (2, 1, 2, 2)),
    ],
)
def test_most_votes_win(
    plans: tuple[str, ...], expected: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """« Le joueur ayant le plus de votes l’emporte » [4.1]."""
    result = ended(counted(*plans))
    assert (result.scores, result.ranks) == (expected, ranks)
    assert result.winners == (ranks.index(1),)


@pytest.mark.parametrize(
    ("plans", "expected", "ranks"),
    [
        (("12", "16", "25"), (4, 4, 3), (2, 2, 1)),
        (("25", "16", "12"), (0, 4, 4), (1, 2, 2)),  # seat 0 on 25, its taboo
        (("12", "", "16"), (4, 0, 4), (2, 1, 2)),
        (("12", "16", "25", ""), (4, 4, 3, 0), (2, 2, 1, 4)),
        (("12", "16", "2", ""), (4, 4, 4, 0), (2, 2, 2, 1)),
        (("", "25", "12", "17"), (0, 3, 4, 4), (4, 1, 2, 2)),
    ],
)
def test_seats_that_tie_are_eliminated(
    plans: tuple[str, ...], expected: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """« les joueurs à égalité sont éliminés et c’est le joueur suivant qui l’emporte ! » [4.2]."""
    result = ended(counted(*plans))
    assert (result.scores, result.ranks) == (expected, ranks)
    assert result.winners == (ranks.index(1),)


def test_fetish_votes_may_cost_the_election() -> None:
    """Deux votes de plus, et l’on est à égalité [3.9] [4.2]."""
    assert elected(counted("6", "12", "25")) == (0,)
    assert elected(counted("6", "12", "25", fetish="30 12 29")) == (2,)


@pytest.mark.parametrize(
    ("plans", "fetish", "expected"),
    [
        (("", "", ""), "30 30 29", (0, 0, 0)),
        (("12", "16", "2"), "30 30 29", (4, 4, 4)),
        (("", "", "", ""), "30 30 29 29", (0, 0, 0, 0)),
        (("12", "16", "", ""), "30 30 29 29", (4, 4, 0, 0)),
        (("12", "16", "2", "30"), "6 6 7 7", (4, 4, 4, 4)),
        (("6", "16", "2", "12"), "30 16 29 29", (6, 6, 4, 4)),
    ],
)
def test_nobody_alone_means_nobody_is_elected(
    plans: tuple[str, ...], fetish: str, expected: tuple[int, ...]
) -> None:
    """« les joueurs à égalité sont éliminés » : tous le sont, et personne n’a gagné [4.3]."""
    match = counted(*plans, fetish=fetish)
    result = ended(match)
    assert (result.scores, result.winners, result.ranks) == (expected, (), (1,) * len(plans))
    assert match.view(None)["result"]["winners"] == [] and match.view(0)["result"]["ranks"] == [
        1
    ] * len(plans)


@pytest.mark.parametrize(
    ("code", "told"), [("fr", "personne n’est élu."), ("en", "nobody is elected.")]
)
def test_where_nobody_is_elected_everybody_is_told_so(code: str, told: str) -> None:
    """« les joueurs à égalité sont éliminés » : la question, le récit et le résultat le disent,
    sans partage [4.3]."""
    match = counted("12", "16", "", "")
    scene = match.scene(None)
    assert scene.story is not None and scene.story.beats[-1].lit == ()
    for message in (ended(match).reason, scene.prompt, scene.story.beats[-1].text):
        said = speech.say(message, code)
        assert told in said and not any(word in said for word in ("share", "partage"))


@every_table
@some_games
def test_scores_are_the_votes_of_colleges_and_two_for_a_fetish(
    seats: int, bars: str, seed: int
) -> None:
    """« totalisant le plus de voix des différents collèges » [3.5] [3.9] [4.1]."""
    *_, match = walk(seeded(seats, bars, seed), Random(seed))
    view = match.view(None)
    assert (
        view["scores"] == list(ended(match).scores) == [_score(view, seat) for seat in range(seats)]
    )


def _score(view: dict[str, Any], seat: int) -> int:
    won = [college for college in view["colleges"] if college["winner"] == seat]
    return sum(
        college["votes"] + 2 * (view["fetish"][seat] in college["stones"]) for college in won
    )


@every_table
def test_nothing_can_be_played_after_the_end(seats: int, bars: str) -> None:
    """« Le jeu s’arrête » [2.8]."""
    *_, match = walk(seeded(seats, bars, 9), Random(9))
    assert match.actors == () and all(match.legal(seat) == [] for seat in range(seats))


# The worked example


def example() -> Match:
    return after(**EXAMPLE)


def test_example_before_the_bar_is_moved() -> None:
    """« le collège 20-25 rapporte 6 points à bleu, qui y est en tête » [3.5]."""
    match = example()
    assert match.actors == (0,) and bars(match)["25|26"] == 2 and bars(match)["19|20"] is None
    finish(match)
    assert college(match, 22) == {
        "stones": [20, 21, 22, 23, 24, 25],
        "votes": 6,
        "winner": 2,
        "counts": [1, 2, 3],
    }


def test_example_after_the_bar_is_moved() -> None:
    """« Le collège rapporte alors 7 points à jaune, car rouge et bleu y sont à égalité » [2.3]
    [3.6]."""
    match = play(example(), "19<")
    assert bars(match)["18|19"] == 0
    finish(match)
    assert college(match, 22)["stones"] == list(range(19, 26)) and college(match, 22)["counts"] == [
        1,
        3,
        3,
    ]
    assert vote(match, 22) == (7, 0)


@some_games
def test_example_is_settled(seed: int) -> None:
    """« les autres joueurs ne peuvent rien y faire » [2.2] [2.4]."""
    *_, match = walk(play(example(), "19<"), Random(seed))
    assert vote(match, 22) == (7, 0) and len(match.moves) > 20
