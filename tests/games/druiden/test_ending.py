"""The rules of Die Druiden, chapters 7 and 8: the ends, both ballots, the score.
Everything is played and seen through the public contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.druiden.oracle import CULTS
from games.druiden.table import (
    SEATS,
    choices,
    elect,
    ended,
    entered,
    new,
    on_turn,
    phase,
    place,
    play,
    position,
    sheet,
    vote,
)
from nemeton import Match

SUN_POTION = "st_johns_wort wild_rosemary rue mistletoe"
MOON_POTION = "henbane fly_agaric vervain mistletoe"


def both_home(*hands: str, ghosts: dict[str, str] | None = None, last: int = 0) -> Match:
    """Both druids are in the centre, and what was to go there with them: the vote begins."""
    return position(hands=hands, ghosts=ghosts, druids=("centre", "centre"), turn=last)


def all_home(seats: int, hands: Sequence[str] = (), last: int = 0) -> Match:
    return position(seats, hands=hands, druids=("centre",) * seats, turn=last)


def votes(match: Match) -> tuple[int, int]:
    """For the sun, for the moon."""
    now: dict[str, Any] = match.view(None)["votes"]
    return now["sun"], now["moon"]


def asked(match: Match) -> str:
    """What votes now: `druid`, `lug`, …"""
    (item,) = {words.split()[1] for words in choices(match)}
    return item


def scored(hand: str, cult: str = "sun", ghosts: dict[str, str] | None = None) -> dict[str, int]:
    """Seat 0's score with this hand and its druid in the centre, without the 20 points for that."""
    lines = sheet(elect(both_home(hand, ghosts=ghosts), cult), 0)
    assert lines.pop("druid") == 20 and lines.pop("total", 0) == 20 + sum(lines.values())
    return lines


# 7. The ends


FOUR_HOME = {"sulis": "0 centre", "belenos": "0 centre", "sirona": "1 centre", "grannus": "0 b10"}


def test_fifth_pawn_in_the_centre_ends_the_game_at_once() -> None:
    """« Le jeu s'arrête dés qu'il y a 5 pions dans la partie centrale » [7.1] : un dé reste."""
    match = play(position(ghosts=FOUR_HOME, druids=("a2", "centre")), "roll : 1 2")
    assert on_turn(match) == (0, "move") and match.view(None)["votes"] is None
    play(match, "move 1 druid a1")
    assert phase(match) == "vote" and match.actors == (0,)


def test_four_pawns_do_not_end_it() -> None:
    """« 5 pions » [7.1]."""
    assert phase(position(ghosts=FOUR_HOME, druids=("a2", "centre"))) == "roll"


def test_fifth_pawn_may_come_by_magic_brought_by_the_seat_on_turn() -> None:
    """« le joueur qui vient de faire arriver le cinquième pion » [4.17] [7.4] : non celui du
    fantôme."""
    match = play(
        position(ghosts={**FOUR_HOME, "grannus": "1 b10"}, druids=("b4", "centre")),
        "roll : ring ring",
    )
    play(match, "magic ghost grannus a3")
    assert (
        phase(match) == "vote"
        and match.actors == (0,)
        and match.view(None)["ghosts"]["grannus"]["controller"] == 1
    )


def test_fifth_pawn_may_come_by_a_leap_brought_by_the_seat_that_leaps() -> None:
    """« le joueur qui vient de faire arriver le cinquième pion dans la partie centrale » [7.4] :
    qui bondit [4.17]."""
    ghosts = {**FOUR_HOME, "grannus": "1 b10"}
    match = position(hands=("", "leap_sun rue"), ghosts=ghosts, druids=("c4", "centre"))
    play(match, "roll : 1 2 / move 1 druid c5 / banish grannus / leap a3")
    assert phase(match) == "vote" and match.actors == (1,) and place(match, "druid-0") == "c5"


@pytest.mark.parametrize("ghosts", [{}, {"morrigan": "1 b6"}])
def test_last_ghost_sent_to_the_centre_by_magic_ends_the_game(ghosts: dict[str, str]) -> None:
    """« repart aussitôt dans la partie centrale », et plus aucun pion ne bougera, arbitrage [7.2]."""
    match = position(ghosts={"sulis": "1 b10", **ghosts}, druids=("centre", "centre"))
    play(match, "roll : ring ring / magic ghost sulis a3")
    assert phase(match) == "vote" and match.actors == (0,)


def test_whoever_brought_the_last_pawn_in_chooses_even_without_a_pawn_there() -> None:
    """« le joueur qui vient de faire arriver » le dernier pion [7.16], même sans voix à lui [7.5]."""
    match = position(ghosts={"sirona": "1 b10"}, druids=("b4", "centre"))
    play(match, "roll : ring ring / magic ghost sirona a3")
    while phase(match) == "roll":
        play(match, "idle")
    assert match.actors == (1,) and asked(match) == "druid"
    vote(match, "druid none / sirona none / druid sun")
    assert (match.actors, phase(match)) == ((0,), "choose")


@pytest.mark.parametrize("seats", SEATS)
def test_game_ends_when_nobody_can_ever_move_again(seats: int) -> None:
    """« Il ne pourra plus être déplacé », personne, arbitrage [7.2]."""
    match = all_home(seats)
    assert match.view(None)["druids"] == ["centre"] * seats and phase(match) == "vote"


def test_waiting_druid_can_still_move() -> None:
    """« place sur l'arbre au centre » : un druide qui attend n’est pas arrivé [7.2]."""
    match = play(
        new(3),
        "enter a1 / roll : ring 2 / move 2 druid a3 / enter a5 / roll : ring 2 / move 2 druid a7",
    )
    assert match.view(None)["druids"] == ["centre", "centre", "waiting"] and phase(match) == "enter"


def test_ghost_on_the_stones_can_still_move() -> None:
    """« un de ses pions » [7.2]."""
    assert phase(both_home(ghosts={"sulis": "0 c4"})) == "roll"


def test_morrigan_alone_does_not_keep_the_game_going() -> None:
    """« Morrigan ne peut être envoyé dans la partie centrale », arbitrage [7.2]."""
    assert phase(both_home(ghosts={"morrigan": "0 b4"})) == "vote"


def test_morrigan_has_no_second_move_once_she_is_alone() -> None:
    """Comme pour le cinquième pion : aussitôt, arbitrage [7.2]."""
    match = play(
        position(ghosts={"morrigan": "0 b10"}, druids=("a2", "centre")),
        "roll : 1 2 / move 1 druid a1",
    )
    assert phase(match) == "vote" and place(match, "morrigan") == "b10"


def test_last_ghost_that_banishes_itself_ends_the_game() -> None:
    """« renvoyer un fantôme » : plus aucun pion sur les pierres, arbitrage [7.2]."""
    match = play(
        both_home(ghosts={"sulis": "0 c4"}), "roll : 1 ring / move 1 sulis c5 / banish sulis"
    )
    assert phase(match) == "vote" and match.view(None)["ghosts"]["sulis"] == {
        "at": "stand",
        "controller": None,
    }


def idle(match: Match, turns: int) -> Match:
    return play(match, " / ".join(["idle"] * turns))


@pytest.mark.parametrize("first", [0, 1])
def test_game_ends_after_every_seat_s_fiftieth_turn(first: int) -> None:
    """Arbitrage [7.3] ; personne n’est arrivé : le premier joueur en tient lieu [7.4] [7.16]."""
    match = idle(entered(first=first), 97)
    assert on_turn(match) == (1 - first, "roll")
    idle(match, 1)
    assert (phase(match), match.actors, votes(match)) == ("choose", (first,), (0, 0))
    assert choices(match) == ["vote cult moon", "vote cult sun"]


@pytest.mark.parametrize("last", [0, 1])
def test_after_the_fiftieth_turn_the_seat_of_the_last_pawn_begins(last: int) -> None:
    """« On commence par le joueur qui vient de faire arriver » le dernier pion, pas le dernier à
    jouer [7.3] [7.4]."""
    match = both_home(ghosts={"sulis": "1 b10"}, last=last)
    while phase(match) == "roll":
        idle(match, 1)
    assert (phase(match), match.actors, match.view(None)["druids"]) == (
        "vote",
        (last,),
        ["centre", "centre"],
    )


# Who votes


def test_hands_are_laid_open() -> None:
    """« Les joueurs posent toutes les cartes qu'ils ont en main » [7.4]."""
    match = both_home("rue wand", "belt harp lug")
    assert [sorted(cards) for cards in match.view(None)["hands"]] == [
        ["rue", "wand"],
        ["belt", "harp", "lug"],
    ]


@pytest.mark.parametrize("last", [0, 1, 2])
def test_vote_starts_with_the_seat_of_the_last_pawn_then_clockwise(last: int) -> None:
    """« On commence par le joueur qui vient de faire arriver le cinquième pion » [7.4]."""
    match, order = all_home(3, last=last), list[int]()
    for _ in range(3):
        order += match.actors
        vote(match, "druid sun")
    assert order == [last, (last + 1) % 3, (last + 2) % 3]


def test_seat_without_a_pawn_in_the_centre_has_no_vote_at_all() -> None:
    """« Les pions qui sont dans la partie centrale sont les seuls à pouvoir voter », arbitrage
    [7.5]."""
    ghosts = dict.fromkeys(("sulis", "belenos", "sirona", "cernunnos"), "0 centre")
    match = position(
        hands=("", f"portrait_sun lug {SUN_POTION}"), ghosts=ghosts, druids=("a2", "b8")
    )
    play(match, "roll : 1 ring / move 1 druid a1")
    assert match.actors == (0,)
    vote(match, "druid moon / belenos none / sulis none / cernunnos none / sirona none")
    assert match.view(None)["votes"] == {
        "sun": 0,
        "moon": 3,
        "by_seat": [{"sun": 0, "moon": 3}, {"sun": 0, "moon": 0}],
    }
    assert phase(match) == "over" and match.view(None)["cult"] == "moon"


def test_pawn_on_the_stones_does_not_vote() -> None:
    """« Les pions qui sont dans la partie centrale » [7.5] : ni Grannus en b10, ni le druide."""
    ghosts = dict.fromkeys(("sulis", "belenos", "sirona", "cernunnos"), "0 centre")
    match = position(
        ghosts={**ghosts, "grannus": "0 b10", "arianrhod": "0 a2"}, druids=("b4", "b8")
    )
    play(match, "roll : 1 ring / move 1 arianrhod a1")
    assert phase(match) == "vote" and asked(match) == "belenos"
    vote(match, "belenos yes / sulis yes / arianrhod none / cernunnos none / sirona none")
    assert match.view(None)["cult"] == "sun"


EVERYTHING = (
    f"lug teutates portrait_sun portrait_moon {SUN_POTION} {MOON_POTION.removesuffix(' mistletoe')}"
)
ITEMS = [
    *("druid", "dwarf_king", "belenos", "sirona", "lug", "teutates"),
    *("portrait_sun", "portrait_moon", "potion_sun", "potion_moon"),
]


def with_everything() -> Match:
    """Seat 0 has all that can vote; seat 1 has its druid."""
    ghosts = dict.fromkeys(("sirona", "dwarf_king", "belenos"), "0 centre")
    return both_home(EVERYTHING, ghosts=ghosts)


def test_order_of_voting_within_a_seat() -> None:
    """« 1 druide a 3 voix [...] 1 fantôme a 1 voix [...] voix supplémentaires » [7.6]."""
    match, items = with_everything(), []
    while match.actors == (0,):
        items.append(asked(match))
        match.play(0, ("vote", items[-1], "yes" if items[-1] in ("belenos", "sirona") else "none"))
    assert items == ITEMS


def test_every_voice_can_be_held_back() -> None:
    """« none » pour chacun [7.7] à [7.12] : rien à compter, puis le second vote."""
    match = with_everything()
    while match.actors == (0,) and phase(match) == "vote":
        match.play(0, ("vote", asked(match), "none"))
    assert votes(match) == (0, 0) and asked(match) == "druid" and match.actors == (1,)


def test_all_voices_are_counted() -> None:
    """« 3 voix », « 1 voix », « double », « + 1 voix » [7.6]."""
    match, said = (
        with_everything(),
        ["sun", "moon", "yes", "yes", "belenos", "sirona", "yes", "yes", "none", "yes"],
    )
    tally = [
        votes(vote(match, f"{item} {choice}")) for item, choice in zip(ITEMS, said, strict=True)
    ]
    assert tally == [(3, 0), (3, 1), (4, 1), (4, 2), (5, 2), (5, 3), (6, 3), (6, 4), (6, 4), (6, 5)]


@pytest.mark.parametrize(("choice", "count"), [("sun", (3, 0)), ("moon", (0, 3)), ("none", (0, 0))])
def test_druid_has_three_votes_for_either_cult(choice: str, count: tuple[int, int]) -> None:
    """« 1 druide a 3 voix pour le culte de son choix » [7.7]."""
    match = both_home()
    assert choices(match) == ["vote druid moon", "vote druid none", "vote druid sun"]
    assert votes(vote(match, f"druid {choice}")) == count


@pytest.mark.parametrize(("choice", "count"), [("sun", (1, 0)), ("moon", (0, 1)), ("none", (0, 0))])
def test_dwarf_king_has_one_vote_for_either_cult(choice: str, count: tuple[int, int]) -> None:
    """« Le roi des nains a 1 voix pour l'un des deux cultes » [7.8]."""
    match = vote(both_home(ghosts={"dwarf_king": "0 centre"}), "druid none")
    assert choices(match) == ["vote dwarf_king moon", "vote dwarf_king none", "vote dwarf_king sun"]
    assert votes(vote(match, f"dwarf_king {choice}")) == count


@pytest.mark.parametrize(
    ("ghost", "count"),
    [
        *((ghost, (1, 0)) for ghost in ("belenos", "grannus", "sulis")),
        *((ghost, (0, 1)) for ghost in ("arianrhod", "cernunnos", "sirona")),
    ],
)
def test_ghost_has_one_vote_for_its_cult(ghost: str, count: tuple[int, int]) -> None:
    """« 1 fantôme a 1 voix pour le culte qu'il représente » [7.9]."""
    match = vote(both_home(ghosts={ghost: "0 centre"}), "druid none")
    assert choices(match) == [f"vote {ghost} none", f"vote {ghost} yes"]
    assert votes(vote(match.clone(), f"{ghost} yes")) == count and votes(
        vote(match, f"{ghost} none")
    ) == (0, 0)


@pytest.mark.parametrize(
    ("spell", "ghosts", "count"),
    [("lug", ("belenos", "sulis"), (3, 0)), ("teutates", ("cernunnos", "sirona"), (0, 3))],
)
def test_doubler_counts_one_ghost_twice(
    spell: str, ghosts: tuple[str, str], count: tuple[int, int]
) -> None:
    """« double les voix d'un de ses fantômes » [7.10]."""
    match = both_home(f"{spell} rue", ghosts=dict.fromkeys(ghosts, "0 centre"))
    vote(match, f"druid none / {ghosts[0]} yes / {ghosts[1]} yes")
    assert choices(match) == sorted(
        [f"vote {spell} none", *(f"vote {spell} {ghost}" for ghost in ghosts)]
    )
    assert votes(vote(match, f"{spell} {ghosts[1]}")) == count


def test_doubler_offers_only_ghosts_that_voted() -> None:
    """« la voix d'un des fantômes du soleil compte double » [7.10]."""
    match = both_home("lug rue", ghosts=dict.fromkeys(("belenos", "sulis", "sirona"), "0 centre"))
    vote(match, "druid none / belenos none / sulis yes / sirona yes")
    assert choices(match) == ["vote lug none", "vote lug sulis"]


@pytest.mark.parametrize("ghost", ["sirona", "dwarf_king"])
def test_doubler_is_skipped_without_a_ghost_of_its_cult(ghost: str) -> None:
    """« un des fantômes du soleil » : ni Sirona, ni le roi des nains [7.10]."""
    match = both_home("lug rue", ghosts={ghost: "0 centre"})
    vote(match, f"druid none / {ghost} {'yes' if ghost == 'sirona' else 'sun'}")
    assert match.actors == (1,)


def test_doubler_is_skipped_when_no_ghost_said_yes() -> None:
    """« la voix » : il en faut une [7.10]."""
    match = both_home("lug rue", ghosts={"sulis": "0 centre"})
    assert vote(match, "druid none / sulis none").actors == (1,)


@pytest.mark.parametrize(("cult", "count"), [("sun", (1, 0)), ("moon", (0, 1))])
def test_portrait_is_one_vote_more(cult: str, count: tuple[int, int]) -> None:
    """« Portrait magique (magisches Bildnis) : + 1 voix. (1 pour la lune, 1 pour le soleil) »
    [7.11]."""
    match = vote(both_home(f"portrait_{cult} rue"), "druid none")
    assert choices(match) == [f"vote portrait_{cult} none", f"vote portrait_{cult} yes"]
    assert votes(vote(match, f"portrait_{cult} yes")) == count


@pytest.mark.parametrize(
    ("potion", "cult"),
    [
        (SUN_POTION, "sun"),
        (SUN_POTION.replace("rue", "tablet"), "sun"),
        (MOON_POTION, "moon"),
        (MOON_POTION.replace("fly_agaric", "wand"), "moon"),
    ],
)
def test_potion_is_one_vote_more(potion: str, cult: str) -> None:
    """« obtient une voix supplémentaire pour le vote » [7.12]."""
    match = vote(both_home(potion), "druid none")
    assert choices(match) == [f"vote potion_{cult} none", f"vote potion_{cult} yes"]
    assert votes(vote(match, f"potion_{cult} yes")) == ((1, 0) if cult == "sun" else (0, 1))


@pytest.mark.parametrize("card", SUN_POTION.split())
def test_potion_needs_all_its_parts(card: str) -> None:
    """« une plante de valeur 5, 1 de valeur 10 et une de valeur 15 plus un gui » [7.12] [8.5]."""
    match = both_home(SUN_POTION.replace(card, "vervain"))
    assert vote(match, "druid none").actors == (1,)


def test_wand_is_no_sun_plant() -> None:
    """« remplace bilsenkraut ou fliegenpilz ou eisenkraut » [8.7]."""
    assert vote(both_home(SUN_POTION.replace("rue", "wand")), "druid none").actors == (1,)


def test_one_potion_vote_per_seat() -> None:
    """« une voix supplémentaire » [7.12] : celle de la lune n’est plus demandée."""
    match = both_home(f"{SUN_POTION} {MOON_POTION}")
    vote(match, "druid none / potion_sun yes")
    assert match.actors == (1,) and votes(match) == (1, 0)


def test_votes_are_counted_by_seat() -> None:
    """« Chaque joueur va donner ses voix » [7.6]."""
    match = vote(both_home(), "druid sun / druid none")
    assert match.view(None)["votes"]["by_seat"] == [{"sun": 3, "moon": 0}, {"sun": 0, "moon": 0}]


@pytest.mark.parametrize("cult", CULTS)
def test_more_votes_win(cult: str) -> None:
    """« Le culte qui a le plus de voix l'emporte » [7.13]."""
    match = vote(both_home(), f"druid {cult} / druid none")
    assert match.view(None)["cult"] == cult and phase(match) == "over"


def test_cult_is_not_known_before() -> None:
    """« Il y alors vote puis décompte » [7.13]."""
    view = vote(both_home(), "druid sun").view(None)
    assert view["cult"] is None and view["score_sheet"] is None


# The second ballot


def tied() -> Match:
    """Three to three; Sulis and the dwarf king are in the centre for seat 0, which abstained with
    both."""
    match = both_home("lug portrait_sun", ghosts={"dwarf_king": "0 centre", "sulis": "0 centre"})
    return vote(match, "druid sun / dwarf_king none / sulis none / portrait_sun none / druid moon")


def test_equal_votes_lead_to_a_second_ballot() -> None:
    """« S'il y a égalité, on procède à un nouveau vote » [7.14] : Sulis compte d’elle-même."""
    match = tied()
    assert (phase(match), match.actors, votes(match)) == ("revote", (0,), (1, 0))


def test_nobody_abstains_in_the_second_ballot() -> None:
    """« On est obligé de voter » [7.15]."""
    match = tied()
    assert choices(match) == ["vote druid moon", "vote druid sun"]
    assert choices(vote(match, "druid moon")) == ["vote dwarf_king moon", "vote dwarf_king sun"]
    assert choices(vote(match, "dwarf_king moon")) == [
        "vote druid moon",
        "vote druid sun",
    ] and match.actors == (1,)


def test_every_pawn_has_one_vote_in_the_second_ballot_and_nothing_else_counts() -> None:
    """« Chaque pion [...] ne possède plus qu'une voix [...] les voix supplémentaires ne comptent
    plus » [7.14]."""
    match = vote(tied(), "druid moon / dwarf_king moon / druid sun")
    assert match.actors == (0,) and phase(match) == "choose" and votes(match) == (2, 2)
    match = vote(tied(), "druid moon / dwarf_king moon / druid moon")
    assert match.view(None)["cult"] == "moon" and votes(match) == (1, 3)


def test_ghosts_count_for_their_cult_whatever_they_did_before() -> None:
    """« Chaque pion dans la partie centrale » [7.14] : Sirona vote la lune."""
    match = both_home(ghosts={"sulis": "0 centre", "sirona": "1 centre", "grannus": "1 centre"})
    vote(match, "druid none / sulis none / druid none / grannus none / sirona none")
    assert match.view(None)["votes"] == {
        "sun": 2,
        "moon": 1,
        "by_seat": [{"sun": 1, "moon": 0}, {"sun": 1, "moon": 1}],
    }


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("cult", CULTS)
def test_equal_again_the_seat_of_the_last_pawn_chooses(cult: str, last: int) -> None:
    """« S'il y a égalité », encore, arbitrage [7.16]."""
    match = vote(both_home(last=last), "druid sun / druid moon / druid moon / druid sun")
    assert (phase(match), match.actors) == ("choose", (last,))
    assert choices(match) == ["vote cult moon", "vote cult sun"]
    vote(match, f"cult {cult}")
    assert match.view(None)["cult"] == cult and votes(match) == (1, 1) and phase(match) == "over"


# 8. The score


def test_worked_example() -> None:
    """20 + 20 + 10 + (5+10+10+15) + 30 + 20 = 140 [8.10]."""
    assert worked("st_johns_wort wild_rosemary wild_rosemary rue mistletoe cauldron henbane") == {
        "druid": 20,
        "ghosts": 30,
        "plants": 40,
        "potion": 30,
        "pair": 20,
        "total": 140,
    }


def test_worked_example_with_belladonna() -> None:
    """120 [8.9] [8.10]."""
    lines = worked(
        "st_johns_wort wild_rosemary wild_rosemary rue mistletoe cauldron henbane belladonna"
    )
    assert (lines["belladonna"], lines["total"]) == (-20, 120)


def test_worked_example_with_a_tablet_in_place_of_rue() -> None:
    """125 [8.7] [8.10]."""
    lines = worked("st_johns_wort wild_rosemary wild_rosemary tablet mistletoe cauldron henbane")
    assert (lines["plants"], lines["potion"], lines["pair"], lines["total"]) == (25, 30, 20, 125)


def worked(hand: str) -> dict[str, int]:
    """Druid and Belenos in the centre, Sulis on c5; the sun wins."""
    ghosts = {
        "belenos": "0 centre",
        "sulis": "0 c5",
        "arianrhod": "1 centre",
        "cernunnos": "1 centre",
    }
    match = position(hands=(hand,), ghosts=ghosts, druids=("a2", "centre"))
    return sheet(elect(play(match, "roll : 1 ring / move 1 druid a1"), "sun"), 0)


@pytest.mark.parametrize("cult", CULTS)
def test_druid_in_the_centre_counts_whatever_it_voted(cult: str) -> None:
    """« 20 points pour son druide dans la partie centrale (même s'il n'a pas voté pour le culte
    gagnant) » [8.2]."""
    match = vote(all_home(3), "druid sun / druid moon / druid " + cult)
    assert match.view(None)["cult"] == cult
    assert [sheet(match, seat) for seat in range(3)] == [{"druid": 20, "total": 20}] * 3


def test_druid_on_the_stones_does_not_count() -> None:
    """« son druide dans la partie centrale » [8.2]."""
    ghosts = dict.fromkeys(("sulis", "belenos", "sirona", "cernunnos"), "0 centre")
    match = play(position(ghosts=ghosts, druids=("a2", "b8")), "roll : 1 ring / move 1 druid a1")
    assert sheet(elect(match, "sun"), 1) == {}


@pytest.mark.parametrize(("cult", "points"), [("sun", 50), ("moon", 20)])
def test_ghosts_of_the_winning_cult(cult: str, points: int) -> None:
    """« 20 points pour un fantôme du culte gagnant dans la partie centrale. 10 points [...] sur le
    parcours » [8.3]."""
    ghosts = {
        **dict.fromkeys(("sulis", "grannus", "sirona"), "0 centre"),
        "belenos": "0 b10",
        "dwarf_king": "0 b2",
    }
    match = play(
        position(ghosts=ghosts, druids=("a2", "centre")), "roll : 1 ring / move 1 druid a1"
    )
    assert sheet(elect(match, cult), 0)["ghosts"] == points and "ghosts" not in sheet(match, 1)


def test_dwarf_king_scores_nothing() -> None:
    """« Il ne rapporte pas de points lors du décompte » [8.3]."""
    assert scored("", ghosts={"dwarf_king": "0 centre"}) == {}


@pytest.mark.parametrize(
    ("card", "sun", "moon"),
    [
        ("st_johns_wort", 5, 0),
        ("wild_rosemary", 10, 0),
        ("rue", 15, 0),
        ("henbane", 0, 5),
        ("fly_agaric", 0, 10),
        ("vervain", 0, 15),
        ("mistletoe", 0, 0),
    ],
)
def test_plants_of_the_winning_cult(card: str, sun: int, moon: int) -> None:
    """« Cartes plantes : valeur indiquée pour le culte gagnant uniquement » [8.1] [8.4]."""
    assert [scored(card, cult).get("plants", 0) for cult in CULTS] == [sun, moon]


@pytest.mark.parametrize(
    "card",
    ["lug", "teutates", "tablet", "wand", "portrait_sun", "cauldron", "harp", "belt", "ward"],
)
def test_spells_alone_score_nothing(card: str) -> None:
    """« Vaut toujours 0 » [8.4] [8.7]."""
    assert scored(card) == scored(card, "moon") == {}


def test_equal_plants_are_added() -> None:
    """« Ces cartes rapportent des points » [8.4]."""
    assert scored("rue rue rue rue") == {"plants": 60}


@pytest.mark.parametrize(("hand", "cult"), [(SUN_POTION, "sun"), (MOON_POTION, "moon")])
def test_potion_is_sixty_points(hand: str, cult: str) -> None:
    """« Il marque alors 5+10+15+30=60 points » [8.5]."""
    assert scored(hand, cult) == {"plants": 30, "potion": 30}
    assert scored(hand, "moon" if cult == "sun" else "sun") == {}


def test_one_potion_per_seat() -> None:
    """« 30 points de bonus de gui si potion magique complète », une seule, arbitrage [8.5]."""
    assert scored(f"{SUN_POTION} {SUN_POTION}") == {"plants": 60, "potion": 30}


def test_mistletoe_alone_scores_nothing() -> None:
    """« Toute seule, elle ne rapporte pas de points » [8.5]."""
    assert scored("mistletoe rue wild_rosemary") == {"plants": 25}


@pytest.mark.parametrize(
    ("hand", "cult", "pair"),
    [
        ("cauldron rue rue", "sun", 20),
        ("cauldron rue wild_rosemary", "sun", 0),
        ("cauldron vervain vervain", "moon", 0),
        ("harp vervain vervain", "moon", 20),
        ("harp rue rue", "sun", 0),
        ("cauldron rue rue wild_rosemary wild_rosemary", "sun", 20),
        ("rue rue", "sun", 0),
        ("cauldron mistletoe mistletoe", "sun", 0),
        ("cauldron rue tablet", "sun", 20),
        ("harp henbane wand", "moon", 20),
        ("harp henbane tablet", "moon", 0),
    ],
)
def test_pair(hand: str, cult: str, pair: int) -> None:
    """« 20 points de bonus avec paire de plantes identiques avec la harpe (Harfe) ou le chaudron
    (Kessel) » [8.6]."""
    assert scored(hand, cult).get("pair", 0) == pair


@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        ("tablet st_johns_wort wild_rosemary mistletoe", {"plants": 15, "potion": 30}),
        ("tablet st_johns_wort mistletoe", {"plants": 5}),
        ("tablet cauldron st_johns_wort wild_rosemary mistletoe", {"plants": 15, "potion": 30}),
        (
            "tablet cauldron st_johns_wort wild_rosemary rue mistletoe",
            {"plants": 30, "potion": 30, "pair": 20},
        ),
        ("tablet cauldron", {}),
    ],
)
def test_tablet_is_one_plant_at_its_best(hand: str, lines: dict[str, int]) -> None:
    """« remplace johanniskraut ou wilder rosmarin ou raute. Vaut toujours 0 » [8.7] : ou la potion,
    ou la paire."""
    assert scored(hand) == lines


def test_wand_is_one_moon_plant() -> None:
    """« remplace bilsenkraut ou fliegenpilz ou eisenkraut. Vaut toujours 0 » [8.7]."""
    assert scored("wand henbane fly_agaric mistletoe", "moon") == {"plants": 15, "potion": 30}


@pytest.mark.parametrize("cult", CULTS)
def test_morrigan_costs_twenty(cult: str) -> None:
    """« Celui qui contrôle Morrigan perd 20 points lors du décompte » [8.8]."""
    assert scored("", cult, ghosts={"morrigan": "0 b4"}) == {"morrigan": -20}


@pytest.mark.parametrize("cult", CULTS)
def test_belladonna_costs_twenty_whichever_cult_won(cult: str) -> None:
    """« -20 points pour le possesseur de la belladone (tollkirsche) » [8.9]."""
    assert scored("belladonna", cult) == {"belladonna": -20}


def test_highest_score_wins() -> None:
    """« Le joueur avec le plus de points l'emporte » [8.11]."""
    match = elect(both_home("rue", "wild_rosemary"), "sun")
    assert (ended(match).winners, ended(match).scores, ended(match).ranks) == (
        (0,),
        (35, 30),
        (1, 2),
    )
    match = elect(both_home("rue", "henbane"), "moon")
    assert (ended(match).winners, ended(match).scores, ended(match).ranks) == (
        (1,),
        (20, 25),
        (2, 1),
    )


def test_equal_scores_share() -> None:
    """« Le joueur avec le plus de points », ou plusieurs, arbitrage [8.11]."""
    result = ended(elect(both_home("rue", "rue"), "sun"))
    assert (result.winners, result.scores, result.ranks) == ((0, 1), (35, 35), (1, 1))


def test_equal_scores_share_a_rank() -> None:
    """« Tous les joueurs participent au décompte » [8.11]."""
    result = ended(elect(all_home(4, ("wild_rosemary", "rue", "wild_rosemary", "")), "sun"))
    assert (result.winners, result.scores, result.ranks) == ((1,), (30, 35, 30, 20), (2, 1, 2, 4))
