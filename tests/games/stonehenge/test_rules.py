"""The rules of Stonehenge, sentence by sentence: the sheet's words in French, the clause of our
pages in brackets.
Everything is played and seen through the public contract."""

from __future__ import annotations

from random import Random

import pytest

from games.stonehenge.oracle import LINES, PAWNS, SPACES
from games.stonehenge.table import (
    COMBINATIONS,
    DUE_TO_SEAT_0,
    DUE_TO_SEAT_1,
    EIGHTH_OF_NINE,
    EXAMPLE,
    FULL_BOARD,
    PROVEN,
    VIEWERS,
    WON_BEFORE_PLACING,
    after,
    claimable,
    held,
    new,
    play,
    raised,
    without_claims,
)
from games.stonehenge.worlds import dominated_for_sure
from games.walking import ended, walk
from nemeton import Match

every_combination = pytest.mark.parametrize(("pawns", "claims"), COMBINATIONS)
some_games = pytest.mark.parametrize("seed", range(8))


def places(match: Match) -> list[tuple[str, ...]]:
    """The placings open to whoever is on turn."""
    return [words for seat in match.actors for words in match.legal(seat) if words[0] == "place"]


# 1. Setting up


def test_board_has_eighteen_spaces_and_fifteen_lines() -> None:
    """« 18 pions » pour autant d’intersections [1.1]."""
    view = new().view(None)
    assert "".join(view["spaces"]) == SPACES
    assert list(view["lines"]) == list(view["last"]) == list(LINES)


def test_lines_are_two_to_five_spaces_long() -> None:
    """« Chaque ligne comprend de deux à cinq cases de long » [1.1]."""
    assert sorted(map(len, new().view(None)["lines"])) == [
        2,
        2,
        2,
        3,
        3,
        3,
        4,
        4,
        4,
        4,
        4,
        4,
        5,
        5,
        5,
    ]


def test_every_space_is_on_three_lines() -> None:
    """« Les intersections des lignes » [1.1]."""
    lines = list(new().view(None)["lines"])
    assert all(sum(space in line for line in lines) == 3 for space in SPACES)


@every_combination
def test_each_seat_has_nine_pawns(pawns: str, claims: str) -> None:
    """« 2 fois Un, Deux et Trois ; et une fois Quatre, Cinq et Six » [1.2]."""
    match = new(pawns, claims)
    assert [match.view(seat)["hands"][seat] for seat in (0, 1)] == [list(PAWNS)] * 2
    assert match.view(None)["hand_counts"] == [9, 9]


def test_no_megalith_stands_at_the_start() -> None:
    """« 16 mégalithes, 8 noirs et 8 marrons » [1.2]."""
    match = new()
    assert held(match) == {} and match.view(None)["megaliths"] == [0, 0]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_open_hands_are_seen_by_all(viewer: int | None) -> None:
    """« les place visibles devant lui » [1.3]."""
    assert after("4A 5C").view(viewer)["hands"] == [
        [1, 1, 2, 2, 3, 3, 5, 6],
        [1, 1, 2, 2, 3, 3, 4, 6],
    ]


@every_combination
def test_seat_0_begins(pawns: str, claims: str) -> None:
    """« Décidez qui commence » [1.4]."""
    match = new(pawns, claims)
    assert match.actors == (0,) and match.legal(1) == []


# 2. A turn


@pytest.mark.parametrize("pawns", ["open", "hidden"])
def test_seats_take_turns(pawns: str) -> None:
    """« Le jeu continue alternativement » [2.1]."""
    movers = [match.actors for match in walk(new(pawns), Random(1))]
    assert movers[:-1] == [(ply % 2,) for ply in range(len(movers) - 1)]


@every_combination
def test_first_pawn_goes_on_any_space_and_equal_pawns_are_one_action(
    pawns: str, claims: str
) -> None:
    """« place l’un de ses pions druide sur une intersection grise vide » [2.2]."""
    expected = [("place", str(value), space) for value in range(1, 7) for space in SPACES]
    assert sorted(new(pawns, claims).legal(0)) == sorted(expected)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_pawn_lies_face_up(viewer: int | None) -> None:
    """« Le nombre doit être visible » [2.2]."""
    assert after("4C").view(viewer)["spaces"]["C"] == {"owner": 0, "value": 4}


def test_pawn_leaves_the_hand() -> None:
    """« place l’un de ses pions » [2.2]."""
    match = after("3A 1C 3D 1E")
    assert match.view(None)["hands"] == [[1, 1, 2, 2, 4, 5, 6], [2, 2, 3, 3, 4, 5, 6]]
    assert {words[1] for words in places(match)} == set("12456")


def test_one_pawn_a_turn() -> None:
    """« l’un de ses pions » [2.2] [5.2]."""
    assert places(after("3A", claims="called")) == []


def test_a_pawn_must_be_placed() -> None:
    """« chaque joueur place l’un de ses pions » [2.2]."""
    assert all(words[0] == "place" for words in new("open", "called").legal(0))


def test_taken_spaces_are_closed() -> None:
    """« une intersection grise vide » [2.3]."""
    assert {words[2] for words in places(after("3A 1C"))} == set(SPACES) - set("AC")


@every_combination
def test_placed_pawns_never_move(pawns: str, claims: str) -> None:
    """Une intersection occupée le reste [2.3]."""
    owners: dict[str, int] = {}
    for match in walk(new(pawns, claims), Random(2)):
        now = {space: pawn["owner"] for space, pawn in match.view(None)["spaces"].items() if pawn}
        assert owners.items() <= now.items()
        owners = now


# 3. Lines


@pytest.mark.parametrize("pawns", ["open", "hidden"])
@pytest.mark.parametrize(
    ("words", "line", "winner"),
    [
        ("4A 3B", "AB", 0),
        ("3A 4B", "AB", 1),
        ("1F 4A 3B", "AB", 1),
        ("1C 3D 3E", "CDE", 0),
        ("1C 5D 3E", "CDE", 1),
    ],
)
def test_full_line_goes_to_the_greater_total(
    words: str, line: str, winner: int, pawns: str
) -> None:
    """« la valeur totale de vos pions druide est supérieure au total de votre adversaire » [3.1]."""
    assert held(after(words, pawns)) == {line: winner}


@pytest.mark.parametrize("pawns", ["open", "hidden"])
@pytest.mark.parametrize(
    ("words", "line", "winner"),
    [("3A 3B", "AB", 0), ("1F 3A 3B", "AB", 1), ("2C 3D 1E", "CDE", 1), ("1Q 2C 3E 1D", "CDE", 0)],
)
def test_tied_line_goes_to_who_did_not_place_last(
    words: str, line: str, winner: int, pawns: str
) -> None:
    """« le joueur ayant placé en dernier un pion druide sur la ligne a perdu » [3.1]."""
    assert held(after(words, pawns)) == {line: winner}


def test_line_with_room_is_dominated_when_the_other_can_only_equal() -> None:
    """« ne peut battre votre total actuel » [3.2]."""
    assert held(after("6A")) == {"AB": 0}


def test_line_with_room_is_open_while_the_other_can_beat() -> None:
    """« même s’il posait les meilleurs pions qui lui restent » [3.2]."""
    assert held(after("5A")) == {}


def test_spending_the_best_pawn_gives_a_line_away() -> None:
    """« les meilleurs pions qui lui restent » [3.2]."""
    assert held(after("5A 6L")) == {"AB": 0}


def test_worked_example_of_the_sheet() -> None:
    """« il peut seulement atteindre un total de 6. Ce n’est pas assez pour battre marron » [3.2]."""
    match = after(EXAMPLE)
    view = match.view(1)
    assert view["hands"][1] == [1, 2, 3]
    assert [view["spaces"][space] for space in "FGHI"] == [
        {"owner": 0, "value": 6},
        {"owner": 1, "value": 1},
        None,
        None,
    ]
    assert held(match)["FGHI"] == 0


def test_worked_example_was_open_one_pawn_earlier() -> None:
    """« n’a plus comme pions restants qu’un Trois, un Deux et un Un » [3.2]."""
    assert "FGHI" not in held(after(EXAMPLE.removesuffix(" 5P")))


def test_worked_example_with_two_threes_left_stays_open() -> None:
    """Avec deux Trois en main, 1 + 3 + 3 = 7 bat 6 [3.2]."""
    match = after(EXAMPLE.replace("3R", "1R"))
    assert match.view(1)["hands"][1] == [2, 3, 3] and "FGHI" not in held(match)


@pytest.mark.parametrize(("value", "dominated"), [("3", True), ("2", False)])
def test_hand_shorter_than_the_room_counts_whole(value: str, dominated: bool) -> None:
    """Un seul pion, 3, en main pour deux cases vides, C et D [3.2]."""
    rest = {"3": "2K", "2": "3K"}[value]
    match = without_claims(f"{value}E 6A 1B 5F 1G 4H 2I 3J {rest} 2L 3M 2N 4O 1P 5Q 1R")
    assert match.view(0)["hands"][1] == [3]
    assert ("CDE" in claimable(play(match, "end"))) == dominated


@some_games
def test_claimed_line_keeps_its_megalith(seed: int) -> None:
    """« placer un de ses mégalithes [...] au bout de la ligne » [3.3]."""
    before: dict[str, int] = {}
    for match in walk(new(), Random(seed)):
        assert before.items() <= held(match).items()
        before = held(match)


@some_games
@pytest.mark.parametrize("pawns", ["open", "hidden"])
def test_dominated_line_never_becomes_undominated(seed: int, pawns: str) -> None:
    """« Ce n’est pas assez pour battre marron », et ne le sera jamais [3.3]."""
    chance, match = Random(seed), new(pawns, "called")
    due: list[set[str]] = [set(), set()]
    for ply in range(17):
        match.play(ply % 2, chance.choice(places(match)))
        assert due[ply % 2] <= set(claimable(match))
        due[ply % 2] = set(claimable(match))
        play(match, "end")


def test_domination_on_the_other_turn_waits() -> None:
    """« si l’opportunité se produit pendant le tour de son adversaire, il doit attendre son tour »
    [3.4]."""
    match = after("5A end 6J", claims="called")
    assert claimable(match) == ["JO"]
    assert claimable(play(match, "JO end")) == ["AB"]


@pytest.mark.parametrize("words", ["5A end 6L end AB 1C", "5A end 6L end 1C AB"])
def test_lines_are_claimed_before_or_after_placing(words: str) -> None:
    """« Dès qu’un joueur domine une ligne il peut placer un de ses mégalithes » [3.4]."""
    assert held(after(words, claims="called")) == {"AB": 0}


def test_automatic_claims_are_the_mover_s_and_then_the_other_s() -> None:
    """Ordre des prises, arbitrage [7.3] : JO vient après AB dans l’ordre du plateau."""
    assert raised(after("5A 6J")) == ["1 JO", "0 AB"]


def test_several_lines_in_one_turn_in_the_order_of_the_board() -> None:
    """« Parfois, plus d’un mégalithe peuvent être placés dans un tour » [3.5]."""
    match = after("5I 3M 6R 5O 4A")
    before = len(raised(match))
    assert raised(play(match, "6K"))[before:] == ["1 JKLMN", "1 BDGKO", "1 FKP", "0 AB", "0 ADHMR"]


@pytest.mark.parametrize("pawns", ["open", "hidden"])
def test_several_called_claims_in_any_order(pawns: str) -> None:
    """« plus d’un mégalithe peuvent être placés dans un tour » [3.5] [5.2]."""
    match = without_claims("3O 5B 2R 3I 3E 4N", pawns)
    assert held(play(match, "BEIN NR end")) == {"NR": 1, "BEIN": 1}


def test_eighth_megalith_ends_the_game_with_lines_unclaimed() -> None:
    """« lorsqu’un des joueurs a posé ses huit mégalithes. Le jeu est à présent terminé » [3.5]."""
    assert set(claimable(without_claims(EIGHTH_OF_NINE))) - set(held(after(EIGHTH_OF_NINE))) == {
        "ADHMR"
    }
    assert after(EIGHTH_OF_NINE).view(None)["megaliths"] == [4, 8]


def test_nothing_is_claimed_for_the_other_after_the_eighth() -> None:
    """« Le jeu est à présent terminé » [3.5] : IMQ revenait à l’autre."""
    assert "IMQ" in claimable(play(without_claims(EIGHTH_OF_NINE), "end"))
    assert "IMQ" not in held(after(EIGHTH_OF_NINE))


# 4. Variant: hidden pawns


def test_pawns_lie_face_down_and_hands_are_secret() -> None:
    """« vous gardez vos pions druide secrets et vous les posez face cachée » [4.1]."""
    match = after("3A 4C", "hidden")
    assert [match.view(viewer)["spaces"]["A"]["value"] for viewer in VIEWERS] == [3, None, None]
    assert [match.view(viewer)["spaces"]["C"]["value"] for viewer in VIEWERS] == [None, 4, None]
    assert match.view(0)["hands"] == [[1, 1, 2, 2, 3, 4, 5, 6], None]
    assert match.view(None)["hands"] == [None, None]


def test_record_and_log_keep_the_secret() -> None:
    """« face cachée », aussi sur la feuille de partie [4.1]."""
    match = after("3A", "hidden")
    assert [match.record_for(viewer)["moves"][0]["action"][1] for viewer in VIEWERS] == [
        "3",
        "?",
        "?",
    ]
    assert ["value" in match.log(viewer)[0].args for viewer in VIEWERS] == [True, False, False]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("claims", ["automatic", "called"])
def test_full_line_turns_its_pawns_up_for_good(viewer: int | None, claims: str) -> None:
    """« C’est seulement lorsqu’une ligne est complètement remplie que les pions druide sont
    retournés » [4.2]."""
    match = new("hidden", claims)
    play(match, "3A 4B 2C 1D" if claims == "automatic" else "3A end 4B end 2C end 1D end")
    values = {space: pawn["value"] for space, pawn in match.view(viewer)["spaces"].items() if pawn}
    assert values == {
        "A": 3,
        "B": 4,
        "C": 2 if viewer == 0 else None,
        "D": 1 if viewer == 1 else None,
    }


@pytest.mark.parametrize(("words", "line"), [("3A 4B", "AB"), ("3O 4J", "JO"), ("3D 4C 1E", "CDE")])
def test_any_full_line_turns_them_up(words: str, line: str) -> None:
    """« une ligne », quelle qu’elle soit [4.2]."""
    spaces = after(words, "hidden").view(None)["spaces"]
    assert all(spaces[space]["value"] for space in line)


@pytest.mark.parametrize("words", ["6A", "6A 1C", "5A 6L"])
def test_what_lies_face_down_proves_nothing(words: str) -> None:
    """« vous gardez vos pions druide secrets » : seul compte ce qui est visible [4.3]."""
    assert held(after(words, "hidden")) == {} != held(after(words))


def test_full_line_face_down_can_be_called() -> None:
    """« lorsqu’une ligne est complètement remplie » [4.2] [5.2]."""
    match = after("6A", "hidden", "called")
    assert claimable(match) == []
    assert claimable(play(match, "end 1B end")) == ["AB"]


def test_hidden_line_with_room_can_be_claimed_when_what_lies_open_proves_it() -> None:
    """« Toutes les règles restent inchangées » : à 11 contre rien, 3 + 2 + 2 ne peut battre 11
    [4.3]."""
    match = play(without_claims(PROVEN, "hidden"), "end")
    spaces = match.view(None)["spaces"]
    assert [spaces[space] and spaces[space]["value"] for space in "BDGKO"] == [
        None,
        5,
        6,
        None,
        None,
    ]
    shown = [
        pawn["value"] for pawn in spaces.values() if pawn and pawn["owner"] == 1 and pawn["value"]
    ]
    assert sorted(shown) == [3, 4, 5, 6]  # so 1, 1, 2, 2 and 3 are not
    assert ("claim", "BDGKO") in match.legal(0)
    assert held(play(match, "BDGKO")) == {"BDGKO": 0}


def test_hidden_line_with_room_is_claimed_for_you_as_soon_as_it_is_proven() -> None:
    """« vous dominerez une ligne avant même qu’elle ne soit complètement remplie » [4.3] [5.1]."""
    before, match = after(PROVEN.removesuffix(" 3E"), "hidden"), after(PROVEN, "hidden")
    assert "BDGKO" not in held(before) and held(match)["BDGKO"] == 0


def test_pawns_turned_up_prove_a_line_of_the_other_seat() -> None:
    """« si l’opportunité se produit pendant le tour de son adversaire » : 3E retourne le 5 en D
    [4.4] [3.4]."""
    assert raised(after(PROVEN, "hidden")) == ["1 FGHI", "1 CDE", "1 EHLP", "1 BEIN", "0 BDGKO"]
    assert "BDGKO" not in claimable(without_claims(PROVEN, "hidden"))


def test_pawns_turned_up_prove_a_line_far_from_the_pawn_just_placed() -> None:
    """« Toutes les règles restent inchangées » : BEIN remplie en I montre le 6 en B, et AB est
    prise [4.4]."""
    assert raised(after("3N 6B 4E 4I", "hidden")) == ["1 AB", "1 BEIN"]


def test_hand_grown_too_short_proves_a_line_of_the_other_seat() -> None:
    """« les meilleurs pions qui lui restent » : un de moins en main, et rien n’a été retourné [3.2]
    [4.3]."""
    words = "3Q 4N 4G 3I 5K 3L 6D 2M 2A 6O 3B 1C 2F"
    before, match = after(words.removesuffix(" 2F"), "hidden"), after(words, "hidden")
    assert "EHLP" not in held(before) and held(match)["EHLP"] == 1
    assert before.view(None)["spaces"] == {**match.view(None)["spaces"], "F": None}


@pytest.mark.parametrize("secret", "12345")
@pytest.mark.parametrize(("words", "dominated"), [("6C {}N 5D 6E", True), ("6D 6E 4C {}B", False)])
def test_own_pawn_face_down_counts_as_the_smallest_not_shown(
    words: str, dominated: bool, secret: str
) -> None:
    """BEIN : 6 + 1 contre 4 + 3, puis contre 5 + 3, quel que soit le pion secret [4.3]."""
    match = without_claims(words.format(secret), "hidden")
    assert ("BEIN" in claimable(match)) == dominated


@pytest.mark.parametrize("secret", "123")
@pytest.mark.parametrize(
    ("words", "dominated"), [("6O 6J 5B 1A {}F", True), ("4O 6J 5B 1A {}F", False)]
)
def test_other_s_pawn_face_down_counts_as_the_best_not_shown(
    words: str, dominated: bool, secret: str
) -> None:
    """ACFJ : 6 + 1 contre 4 + 3, puis contre 6 + 3, quel que soit le pion secret en F [4.3]."""
    match = play(without_claims(words.format(secret), "hidden"), "end")
    assert ("ACFJ" in claimable(match)) == dominated


@pytest.mark.parametrize(("words", "dominated"), [("2A", True), ("1A", False)])
def test_hidden_hand_shorter_than_the_room_counts_whole(words: str, dominated: bool) -> None:
    """BDGKO : 5 contre les trois pions en main, 1 + 1 + 3 ou 1 + 2 + 3, pour quatre cases vides
    [4.3]."""
    match = play(without_claims(f"4M 5D 5E 6N 6H 3R 2L 1P 3C 1I {words}", "hidden"), "end")
    assert match.view(None)["hand_counts"][0] == 3
    assert ("BDGKO" in claimable(match)) == dominated


@some_games
@pytest.mark.parametrize("claims", ["automatic", "called"])
def test_hidden_line_is_dominated_where_it_is_in_every_world_a_spectator_holds_possible(
    claims: str, seed: int
) -> None:
    """« Toutes les règles restent inchangées », et rien de secret ne sert de preuve [3.1] [3.2]
    [4.3]."""
    for match in walk(new("hidden", claims), Random(seed)):
        view = match.view(None)
        for seat in match.actors:
            free = [line for line in LINES if view["lines"][line] is None]
            assert claimable(match) == [
                line for line in free if dominated_for_sure(view, line, seat)
            ]


# 5. Claiming


@pytest.mark.parametrize("pawns", ["open", "hidden"])
def test_automatic_claims_leave_only_pawns_to_place(pawns: str) -> None:
    """La maison prend les lignes [5.1]."""
    for match in walk(new(pawns), Random(3)):
        assert all(words[0] == "place" for seat in match.actors for words in match.legal(seat))


@some_games
@pytest.mark.parametrize("pawns", ["open", "hidden"])
def test_automatic_claims_are_those_of_a_caller_who_misses_nothing(pawns: str, seed: int) -> None:
    """« Si un joueur manque une telle opportunité » : la maison n’en manque pas [5.1]."""
    house, caller = new(pawns), new(pawns, "called")
    for _ in walk(house, Random(seed)):
        if house.moves:
            caller.play(*_last(house))
            _claim_everything(caller)
        assert (held(caller), caller.result) == (held(house), house.result)


def _last(match: Match) -> tuple[int, tuple[str, ...]]:
    return match.moves[-1].seat, match.moves[-1].action


def _claim_everything(match: Match) -> None:
    """All that the mover may claim, the end of the turn, and all that the other may claim at the
    start of the next."""
    for word in ("", "end"):
        play(match, word if match.actors else "")
        while claimable(match):
            play(match, claimable(match)[0])


def test_called_turn_is_claims_then_a_pawn_then_claims_then_end() -> None:
    """« il peut placer un de ses mégalithes » [5.2]."""
    match = after("5A end 6L end", claims="called")
    assert claimable(match) == ["AB"] and len(places(match)) == 16 * 5
    assert play(match, "AB 6N").legal(0) == [("claim", "NR"), ("end",)]
    assert play(match, "NR").legal(0) == [("end",)]
    assert play(match, "end").actors == (1,)


@pytest.mark.parametrize("pawns", ["open", "hidden"])
def test_turn_goes_on_until_end_is_said(pawns: str) -> None:
    """La fin du tour se dit toujours, arbitrage [5.2]."""
    match = after("1A", pawns, "called")
    assert match.actors == (0,) and match.legal(0) == [("end",)]


def test_end_is_not_offered_before_placing() -> None:
    """« chaque joueur place l’un de ses pions » [5.3]."""
    assert ("end",) not in after("5A end 6L end AB", claims="called").legal(0)


@pytest.mark.parametrize("later", ["AB 1D", "1D AB", "1D end 1E end AB"])
def test_missed_line_waits_for_a_later_turn(later: str) -> None:
    """« Si un joueur manque une telle opportunité [...] il doit attendre son tour » [5.4]."""
    match = after("6A end 1C", claims="called")
    assert "AB" not in claimable(match)
    assert held(play(match, f"end {later}")) == {"AB": 0}


@pytest.mark.parametrize("pawns", ["open", "hidden"])
def test_full_board_keeps_the_turn_until_everything_due_is_claimed(pawns: str) -> None:
    """Plateau plein, arbitrage [5.5]."""
    match = without_claims(FULL_BOARD, pawns)
    assert match.legal(1) == [("claim", line) for line in DUE_TO_SEAT_1.split()]
    assert play(match, DUE_TO_SEAT_1).legal(1) == [("end",)]
    assert play(match, "end").legal(0) == [("claim", line) for line in DUE_TO_SEAT_0.split()]


# 6. End


def test_eighth_called_claim_wins_without_end() -> None:
    """« Le premier à avoir placé tous ses mégalithes devient le Maître Druides victorieux » [6.1]."""
    match = play(
        without_claims(FULL_BOARD), f"{DUE_TO_SEAT_1} end {DUE_TO_SEAT_0.removesuffix(' JO')}"
    )
    assert ended(match).winners == (0,) and ended(match).scores == (8, 6)


def test_eighth_megalith_wins_before_placing() -> None:
    """« il doit attendre son tour pour placer ses mégalithes », et gagne alors [6.1]."""
    match = after(WON_BEFORE_PLACING)
    assert match.moves[-1].seat == 0 and ended(match).winners == (1,)


def test_called_eighth_megalith_wins_before_placing() -> None:
    """De même quand la prise est annoncée [6.1]."""
    match = play(without_claims(WON_BEFORE_PLACING), "end")
    play(match, " ".join(claimable(match)[:8]))
    assert ended(match).winners == (1,)


@every_combination
@some_games
def test_every_game_has_one_winner_with_eight(pawns: str, claims: str, seed: int) -> None:
    """« Le joueur gagnant est honoré comme Maître Druides » [6.1] [6.2]."""
    *_, match = walk(new(pawns, claims), Random(seed))
    result = ended(match)
    (winner,) = result.winners
    assert result.scores[winner] == 8 > result.scores[1 - winner]
    assert list(result.scores) == match.view(None)["megaliths"]
    assert result.ranks == ((1, 2), (2, 1))[winner]


@every_combination
def test_nothing_can_be_played_after_the_end(pawns: str, claims: str) -> None:
    """« Le jeu est à présent terminé » [6.1]."""
    *_, match = walk(new(pawns, claims), Random(4))
    assert match.actors == () and match.legal(0) == match.legal(1) == []


@some_games
@pytest.mark.parametrize("pawns", ["open", "hidden"])
def test_a_full_board_always_decides(pawns: str, seed: int) -> None:
    """Dix-huit cases occupées, quinze lignes décidées [6.1]."""
    for match in walk(new(pawns), Random(seed)):
        assert sum(match.view(None)["hand_counts"]) > 0 or match.result is not None
