"""The rules of Le Jeu du Président, sentence by sentence: the sheet's words in French, our clause
in brackets.
Everything is played and seen through the public contract.

Here chapters 1 and 2: the parts, the turn. Campaign cards, challenges and the end have files of
their own."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

import nemeton
from games.president.oracle import CAMPAIGN, CODES, GAINS, LOSSES, QUIZ, STAGE, VALUES
from games.president.table import (
    HIGH,
    LENGTHS,
    LOW,
    SEATS,
    choices,
    debt_cards,
    due,
    held,
    new,
    offered,
    on_turn,
    owner,
    phase,
    play,
    position,
    protected,
    told,
    under,
    vacant,
    votes,
)
from games.walking import walk
from nemeton import ImpossibleChance, Match, speech
from nemeton.engine import Msg
from nemeton.games.president.cards import RIGHT

every_count = pytest.mark.parametrize("seats", SEATS)
TERRITORIES = ["971", "973", "974", "975"]
BOTH = "26 62"  # what 2 and 6 offer


def rolled(match: Match, faces: str) -> Match:
    return play(match, f"roll : {faces}")


# 1. The parts


def test_there_are_ninety_nine_departements() -> None:
    """« n'importe lequel des 99 départements » ; la Corse est le 20, le 97 quatre territoires
    [1.1]."""
    codes = list(new().view(None)["departements"])
    assert len(codes) == 99 and sorted(codes) == sorted(
        [*(f"{n:02}" for n in range(1, 96)), *TERRITORIES]
    )
    assert not {"00", "2A", "2B", "96", "97", "98", "99", "972", "976"} & {*codes}


def test_all_are_worth_forty_nine_million() -> None:
    """« un potentiel de 49 millions d'électeurs » ; « le département 62 (valeur 1 000 000 de voix)
    » [1.2]."""
    worth = {code: at["value"] for code, at in new().view(None)["departements"].items()}
    assert worth == VALUES and sum(worth.values()) == 490 and worth["62"] == 10


@every_count
def test_nobody_holds_anything_at_the_start(seats: int) -> None:
    """« La carte électorale de la France se recouvre » au fur et à mesure [1.3] [1.11]."""
    match = new(seats)
    assert len(vacant(match)) == 99 and votes(match) == [0] * seats and protected(match) == set()


def test_votes_are_what_is_held() -> None:
    """« encaissez les voix correspondantes » [1.3]."""
    match = play(new(), "roll : 2 6 / take 62 / roll : 2 6 / take 26 / roll : 1 5 / take 15")
    assert votes(match) == [12, 4]


@pytest.mark.parametrize("faces", ["5 5", "6 2", "5 *", "* 4", "10 5", "9 7", "7 9", "x *"])
def test_dice_have_these_faces_only(faces: str) -> None:
    """« 0 - 1 - 2 - 3 - 4 - * », « 5 - 6 - 7 - 8 - 9 - * » : 9 et 7 ne sortent pas ensemble [1.4]
    [2.5]."""
    with pytest.raises(ImpossibleChance):
        rolled(new(), faces)


def test_every_pair_of_faces_can_be_rolled() -> None:
    """« Le premier dé », « le deuxième dé » [1.4]."""
    for low, high in product((*LOW, "*"), (*HIGH, "*")):
        assert rolled(new(), f"{low} {high}").view(None)["dice"] == [low, high]


def test_campaign_cards_have_these_amounts() -> None:
    """« 60 Cartes Campagne Électorale », vertes ou rouges [1.5] [3.1]."""
    for name, amount in CAMPAIGN.items():
        card = play(new(), f"roll : 2 * / take 23 : {name}").view(None)["card"]
        assert (card["id"], card["kind"]) == (name, "gain" if amount > 0 else "loss") and card[
            "amount"
        ] == abs(amount)
    assert sum(GAINS.values()) == 36 and sum(LOSSES.values()) == 24
    assert (CAMPAIGN["c01"], CAMPAIGN["c36"], CAMPAIGN["c37"], CAMPAIGN["c60"]) == (2, 12, -1, -8)


@pytest.mark.parametrize("name", ["c00", "c61", "c1", "q01", "s01"])
def test_there_are_no_other_campaign_cards(name: str) -> None:
    """« 60 Cartes Campagne Électorale » [1.5]."""
    with pytest.raises(ImpossibleChance):
        play(new(), f"roll : 2 * / take 23 : {name}")


def challenging(challenges: str = "all") -> Match:
    """Seat 0 must challenge seat 1 for 62, and can afford it; 26 is its own."""
    return rolled(position("26 44", "62", challenges=challenges), "2 6")


def test_challenge_cards_are_quiz_or_stage() -> None:
    """« 60 Cartes Défi » ; « mime, improvisation, histoire drôle » [1.6]."""
    match = challenging()
    for name in (*QUIZ, *STAGE):
        card = play(match.clone(), f"challenge 62 : {name}").view(None)["challenge"]["card"]
        assert (card["id"], card["kind"]) == (name, "quiz" if name in QUIZ else "stage")
    assert (len(QUIZ), len(STAGE)) == (36, 24)


@pytest.mark.parametrize("name", ["s01", "s24", "q00", "q37", "c01"])
def test_quiz_option_leaves_only_quiz_cards(name: str) -> None:
    """[1.6]"""
    with pytest.raises(ImpossibleChance):
        play(challenging("quiz"), f"challenge 62 : {name}")


def test_each_number_is_right_nine_times() -> None:
    """[1.6]"""
    assert tuple(sorted(RIGHT)) == QUIZ and Counter(RIGHT.values()) == dict.fromkeys("1234", 9)


def test_used_card_is_not_drawn_again_in_the_first_pass() -> None:
    """« replacer votre carte Campagne Électorale sous la pile » [1.7]."""
    match = play(new(), "roll : 2 * / take 23 : c60 / roll : 3 *")
    with pytest.raises(ImpossibleChance):
        play(match, "take 33 : c60")
    match = play(new(), "roll : 2 * / take 28 : c40 / lose 28 / roll : 3 *")
    with pytest.raises(ImpossibleChance):
        play(match, "take 33 : c40")


@every_count
def test_card_that_is_kept_is_not_in_the_pile(seats: int) -> None:
    """« gardez cette carte devant vous » : whoever draws, in whichever pass, draws another one
    [1.7] [3.9]."""
    kept: set[str] = set()
    for match in walk(new(seats, None, seed=f"kept-{seats}"), Random(seats)):
        drawn = (
            {word for word in match.moves[-1].tape.chance() if word[0] == "c"}
            if match.moves
            else set()
        )
        assert not kept & drawn
        kept = {name for cards in debt_cards(match) for name, _ in cards}
        assert not kept & {*under(match)} and (drawn - kept) <= {*under(match)}


@pytest.mark.parametrize(
    ("challenges", "letters", "cards"), [("all", "c", 60), ("quiz", "q", 36), ("all", "qs", 60)]
)
def test_second_pass_has_the_order_of_the_first(challenges: str, letters: str, cards: int) -> None:
    """« Remettez ensuite cette carte sous la pile des autres » [1.7]."""
    *_, match = walk(new(6, challenges=challenges, seed="passes-6"), Random(2))
    words = [
        word
        for move in match.moves
        for word in move.tape.chance()
        if word[0] in letters and word != "*"
    ]
    assert len({*words}) == cards < len(words)
    assert words[cards:] == [words[n - cards] for n in range(cards, len(words))]


def test_tokens_are_unlimited() -> None:
    """« 48 jetons » par parti ; une 49e conquête reste possible [1.8] [7]."""
    small = sorted(
        (code for code in CODES if code not in ("05", "50", "09", "90")),
        key=lambda code: VALUES[code],
    )
    match = position(" ".join(small[:48]), "62 38", shielded=True)
    assert len(held(match, 0)) == 50


@every_count
def test_first_seat_is_drawn_then_seats_follow(seats: int) -> None:
    """« Le candidat le plus jeune commence » : ici le sort [1.10]."""
    match = new(seats, first=seats - 1)
    assert match.record()["setup"] == [str(seats - 1)] and on_turn(match) == ((seats - 1,), "roll")
    for seat, code in zip(
        (*range(seats), 0), ("05", "15", "25", "35", "45", "06", "16"), strict=False
    ):
        assert play(match, f"roll : {code[0]} {code[1]} / take {code}").actors == (seat,)


@every_count
@pytest.mark.parametrize("length", LENGTHS)
def test_first_seat_may_begin_without_a_lot(seats: int, length: str) -> None:
    """« Le candidat le plus jeune commence en lançant les dés » : la table peut lui donner le
    premier siège [1.10]."""
    match = new(seats, None, begins="seat", length=length)
    assert on_turn(match) == ((0,), "roll") and match.log(None)[0].key == "president-first-begins"
    assert len(match.record()["setup"]) == 99 - len(vacant(match))


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 12), (4, 12), (5, 9), (6, 8)])
def test_short_game_begins_with_a_deal(seats: int, each: int) -> None:
    """[1.11]"""
    match = new(seats, first=1, deal=CODES[: seats * each])
    assert [held(match, seat) for seat in range(seats)] == [
        [*CODES[n * each :][:each]] for n in range(seats)
    ]
    assert match.record()["setup"] == ["1", *CODES[: seats * each]] and on_turn(match) == (
        (1,),
        "roll",
    )


@pytest.mark.parametrize("codes", ["01 01", "01 00", "01 96", "01 2A", "01 97"])
def test_deal_gives_each_departement_once(codes: str) -> None:
    """[1.11]"""
    with pytest.raises(ImpossibleChance):
        new(deal=[codes])


def test_options_have_these_defaults() -> None:
    """[1.6] [1.10] [1.11]"""
    match = nemeton.new("president", seats=3, seed="elysee")
    assert match.options == {"challenges": "all", "length": "full", "first": "lot"}


@pytest.mark.parametrize(
    ("language", "sheet", "ours"),
    [("fr", "la feuille", "la maison"), ("en", "the sheet", "the house")],
)
def test_the_form_says_which_length_is_the_sheets_and_which_is_ours(
    language: str, sheet: str, ours: str
) -> None:
    """The sheet knows one length; the house proposes its own, and says so [1.11] [7.10]."""
    full, short = (
        speech.say(Msg(f"president-option-length-{length}"), language) for length in LENGTHS
    )
    assert sheet in full and ours in short


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    """« 2 à 6 joueurs »."""
    with pytest.raises(nemeton.BadSetup):
        nemeton.new("president", seats=seats)


# 2. The turn


def test_turn_begins_with_a_roll() -> None:
    """« commence en lançant les dés » [2.1]."""
    assert choices(new()) == ["roll"] and on_turn(rolled(new(), "2 6")) == ((0,), "choose")


def test_two_digits_offer_two_departements() -> None:
    """« 2 et 6 … le 26 ou le 62 » [2.2]."""
    for low, high in product(LOW, HIGH):
        assert offered(rolled(new(), f"{low} {high}")) == [low + high, high + low]


def test_digit_and_star_offer_nineteen() -> None:
    """« 3 et * … 03, 13, 23, 30, 31, 32 … 83, 93 » [2.3]."""
    match = rolled(new(), "3 *")
    assert offered(match) == [
        *(
            "03",
            "13",
            "23",
            "30",
            "31",
            "32",
            "33",
            "34",
            "35",
            "36",
            "37",
            "38",
            "39",
            "43",
            "53",
            "63",
            "73",
            "83",
        ),
        "93",
    ]
    assert choices(match) == [f"take {code}" for code in offered(match)]


@pytest.mark.parametrize("digit", [*LOW, *HIGH])
def test_star_stands_for_any_digit(digit: str) -> None:
    """« n'importe quel chiffre de 0 à 9 » [2.3] [2.5]."""
    codes = {code for code in CODES if len(code) == 2 and digit in code}
    more = {*TERRITORIES} if digit in ("7", "9") else set()
    assert offered(rolled(new(), f"{digit} *" if digit in LOW else f"* {digit}")) == sorted(
        codes | more
    )


def test_two_stars_offer_everything() -> None:
    """« choisissez n'importe lequel des 99 départements » [2.4]."""
    match = rolled(new(), "* *")
    assert offered(match) == sorted(CODES) and choices(match) == [
        f"take {code}" for code in sorted(CODES)
    ]


@pytest.mark.parametrize("faces", ["* 7", "* 9", "* *"])
def test_territories_count_as_97(faces: str) -> None:
    """« Les tirages … * et 9, * et 7, * et * vous permettent d'acquérir l'un de ces territoires »
    [2.5]."""
    assert {*TERRITORIES} < {*offered(rolled(new(), faces))}
    match = play(rolled(new(), faces), "take 974 : +2")
    assert owner(match, "974") == 0


@pytest.mark.parametrize("faces", ["1 *", "3 *", "4 *", "* 5"])
def test_last_digit_of_a_territory_offers_nothing(faces: str) -> None:
    """971, 973, 974, 975 [2.5]."""
    assert not {*TERRITORIES} & {*offered(rolled(new(), faces))}


def test_one_of_two_vacant_ones_is_taken() -> None:
    """« Si les 2 départements sont libres » [2.6]."""
    match = rolled(new(), "2 6")
    assert choices(match) == ["take 26", "take 62"]
    play(match, "take 62")
    assert (owner(match, "62"), owner(match, "26")) == (0, None) and on_turn(match) == (
        (1,),
        "roll",
    )


@pytest.mark.parametrize("holder", [0, 1])
def test_the_vacant_one_is_taken_whoever_holds_the_other(holder: int) -> None:
    """« placez votre jeton sur celui encore vacant » [2.6]."""
    match = rolled(position(*("62" if seat == holder else "15" for seat in (0, 1))), "2 6")
    assert choices(match) == ["take 26"]


def test_no_challenge_while_one_is_vacant_under_a_star() -> None:
    """« vous ne pourrez pas défier … s'il reste un ou plusieurs départements à acquérir » [2.6]."""
    match = rolled(position("44 26", "62 59"), "* *")
    assert choices(match) == [f"take {code}" for code in sorted(vacant(match))]
    match = rolled(position("44 26", "62 59"), "* 6")
    assert not {"take 62", "challenge 62", "protect 26", "campaign"} & {*choices(match)}


def test_own_and_other_means_a_challenge() -> None:
    """« l'un par vous-même et l'autre par un adversaire, vous devez obligatoirement défier » [2.7]."""
    assert choices(challenging()) == ["challenge 62"]


@pytest.mark.parametrize(("second", "third"), [("26 62", ""), ("26", "62")])
def test_one_of_the_others_is_challenged(second: str, third: str) -> None:
    """« pris par un ou deux adversaires … défier l'un ou l'autre » [2.7]."""
    match = rolled(position("44", second, third), "2 6")
    assert choices(match) == ["challenge 26", "challenge 62"]


WITH_ZERO = [code for code in CODES if "0" in code[:2]]


def test_challenge_under_a_star_when_all_are_held() -> None:
    """« Si tous les départements sont pris par un ou des adversaires … lancer un défi » [2.7]
    [2.14]."""
    match = rolled(position("44", " ".join(WITH_ZERO[::2]), " ".join(WITH_ZERO[1::2])), "0 *")
    assert choices(match) == [f"challenge {code}" for code in sorted(WITH_ZERO)]
    play(match, "challenge 06 : quiz / answer right : +2")
    assert owner(match, "06") == 0 and due(match) == (0, "gain", 2)


def test_own_nineteen_under_a_star() -> None:
    """« Si les 19 départements sont déjà occupés par vos propres jetons » [2.11] [2.12] [2.14]."""
    match = rolled(position(" ".join(WITH_ZERO), "15"), "0 *")
    assert choices(match) == sorted(["campaign", *(f"protect {code}" for code in WITH_ZERO)])
    one, two = play(match.clone(), "protect 06 : +2"), play(match, "campaign : -2")
    assert protected(one) == {"06"} and due(one) == (0, "gain", 2) and due(two) == (0, "loss", 2)
    play(two, "lose 08 : +3")
    assert due(two) == (0, "gain", 3)


def shielded(pair: str) -> Match:
    """Seat 1 has protected one of its two, then it is seat 0's turn."""
    return play(position("44", BOTH, turn=1), f"roll : 2 6 / protect {pair}")


def test_protected_one_is_not_challenged() -> None:
    """« TOUT DÉPARTEMENT INDÉFIABLE DEVIENT INATTAQUABLE » [1.9] [2.8]."""
    assert choices(rolled(shielded("62"), "2 6")) == ["challenge 26"]


@pytest.mark.parametrize(
    ("stake", "expected"),
    [
        ("15", []),
        ("34", ["challenge 26"]),
        ("31", ["challenge 26"]),
        ("44", ["challenge 26", "challenge 62"]),
    ],
)
def test_nobody_challenges_for_more_than_its_stake(stake: str, expected: list[str]) -> None:
    """« impossible de défier … sans posséder au minimum l'équivalent » [2.9]."""
    match = rolled(position(stake, BOTH), "2 6")
    assert (choices(match) if expected else []) == expected and phase(match) == (
        "choose" if expected else "roll"
    )


def test_stake_is_what_is_not_protected() -> None:
    """Ruling: protected départements are no stake [2.9]."""
    match = play(
        position("15 51 44", BOTH), "roll : 1 5 / protect 51 / roll : 1 6 / take 16 / roll : 2 6"
    )
    assert choices(match) == ["challenge 26", "challenge 62"]
    match = play(
        position("17 71", BOTH), "roll : 1 7 / protect 17 / roll : 1 6 / take 16 / roll : 2 6"
    )
    assert votes(match)[0] == 11 and choices(match) == ["challenge 26"]


def test_nothing_happens_with_two_digits() -> None:
    """« vous passez votre tour » [2.10]."""
    match = rolled(position("", BOTH), "2 6")
    assert on_turn(match) == ((1,), "roll") and match.moves[-1].tape.chance() == ["2", "6"]


def test_nothing_happens_with_a_star_but_its_card() -> None:
    """« Dans tous les cas, 1 étoile = 1 carte Campagne Électorale » [2.10] [2.14]."""
    match = play(position("", " ".join(WITH_ZERO)), "roll : 0 * -3")
    assert (
        match.moves[-1].tape.chance()[:2] == ["0", "*"] and match.view(None)["card"]["amount"] == 3
    )
    assert match.view(None)["debts"] == [3, 0] and on_turn(match) == ((1,), "roll")


def test_own_two_are_protected_or_a_card_is_drawn() -> None:
    """« soit piocher une carte … soit rendre « indéfiable » l'un de ces 2 départements » [2.11]
    [2.12]."""
    match = rolled(position(BOTH, "15"), "2 6")
    assert choices(match) == ["campaign", "protect 26", "protect 62"]
    one, two = play(match.clone(), "protect 62"), play(match, "campaign : +3")
    assert protected(one) == {"62"} and on_turn(one) == ((1,), "roll")
    assert protected(two) == set() and due(two) == (0, "gain", 3)


def test_protected_own_ones() -> None:
    """« Si vos 2 départements sont déjà « indéfiables », vous êtes obligé de tirer une carte »
    [2.11] [2.12]."""
    match = play(shielded("62"), "roll : 1 5 / take 15 / roll : 2 6")
    assert choices(match) == ["campaign", "protect 26"]
    play(match, "protect 26 / roll : 1 6 / take 16 / roll : 2 6")
    assert choices(match) == ["campaign"] and protected(match) == {"26", "62"}


def test_a_challenge_that_is_too_dear_is_a_pass_beside_ones_own() -> None:
    """« il est impossible de défier un département sans posséder au minimum l'équivalent … Dans ce
    cas, si vous n'avez pas obtenu d'étoile … vous passez votre tour » [2.9] [2.10]."""
    match = rolled(position("26", "62"), "2 6")
    assert (
        on_turn(match) == ((1,), "roll")
        and protected(match) == set()
        and match.view(None)["card"] is None
    )
    assert told(match) == ["president-rolled", "president-too-dear"]


NINETY = "90"  # worth 1, less than all others with a 0
NOT_NINETY = " ".join(code for code in WITH_ZERO if code != NINETY)


def test_a_star_still_brings_its_card_where_a_challenge_is_too_dear() -> None:
    """« Dans tous les cas, 1 étoile = 1 carte Campagne Électorale » [2.10] [2.14]."""
    match = play(position(NINETY, NOT_NINETY), "roll : 0 * -3")
    assert match.view(None)["debts"] == [3, 0] and on_turn(match) == ((1,), "roll")


def test_one_that_could_be_challenged_if_one_had_the_votes_is_enough_to_pass() -> None:
    """« vous passez votre tour » : others of theirs are protected, one's own is on offer too
    [2.10]."""
    match = play(position(NINETY, NOT_NINETY, turn=1), "roll : 0 5 / protect 05 / roll : 0 * -3")
    assert (
        protected(match) == {"05"}
        and match.view(None)["debts"] == [3, 0]
        and on_turn(match) == ((1,), "roll")
    )


def beside_a_protected_one(mine: str) -> Match:
    """62 is seat 1's, and protected: seat 0 failed on it and paid with 44; it is to roll again."""
    match = play(
        position(f"{mine} 44", "62"), "roll : 2 6 / challenge 62 : quiz / answer wrong / seize 44"
    )
    return play(match, "roll : 1 5 / take 15")


def test_own_one_beside_protected_ones_of_others() -> None:
    """Ruling: where all of theirs are protected one's own is protected, or a card is drawn [2.11]
    [2.12]."""
    match = rolled(beside_a_protected_one("26"), "2 6")
    assert choices(match) == ["campaign", "protect 26"]
    play(match, "protect 26 / roll : 1 6 / take 16 / roll : 2 6")
    assert choices(match) == ["campaign"]


def test_nothing_happens_where_all_is_protected_by_others() -> None:
    """Ruling: one passes there too [2.8] [2.10]."""
    match = play(shielded("62"), "roll : 1 5 / take 15 / roll : 2 6 / protect 26 / roll : 2 6")
    assert on_turn(match) == ((1,), "roll") and told(match) == [
        "president-rolled",
        "president-nothing-possible",
    ]


def test_named_departement_is_final() -> None:
    """« Lorsqu'un joueur annonce le numéro du département choisi, il ne peut plus le changer »
    [2.13]."""
    match = play(new(), "roll : 2 6 / take 26")
    with pytest.raises(nemeton.IllegalAction):
        match.play(0, ("take", "62"))
    assert held(match, 0) == ["26"]


def test_card_is_drawn_after_the_choice() -> None:
    """« La carte Campagne Électorale ne doit être piochée qu'une fois la première étape réalisée »
    [2.14]."""
    match = rolled(new(), "2 *")
    assert match.view(None)["card"] is None and match.moves[-1].tape.chance() == ["2", "*"]
    assert play(match, "take 23 : -8").moves[-1].tape.chance() == ["c59"]


def test_two_stars_are_two_cards_one_after_the_other() -> None:
    """« piochez 2 cartes Campagne Électorale (une par étoile) » [2.14]."""
    match = play(new(), "roll : * * / take 59 : +4")
    assert due(match) == (0, "gain", 4) and len(match.moves[-1].tape.chance()) == 1
    play(match, "gain 26 : -2")
    assert match.view(None)["card"] == {**match.view(None)["card"], "kind": "loss", "amount": 2}
    assert due(match) == (0, "loss", 4)
    assert on_turn(play(match, "lose 26")) == ((1,), "roll")


def test_cards_without_a_pick_follow_on_the_same_action() -> None:
    """[2.14] [3.1]"""
    match = play(new(), "roll : * * / take 23 : -8 -6")
    assert match.moves[-1].tape.chance() == ["c59", "c57"] and match.view(None)["debts"] == [14, 0]
