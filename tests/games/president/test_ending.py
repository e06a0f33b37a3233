"""Both rounds and their ends, chapters 5 and 6: the sheet's words in French, our clause in
brackets.
Everything is played and seen through the public contract."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from games.president.oracle import CODES, VALUES
from games.president.table import (
    SHIELDS,
    choices,
    debt_cards,
    debts,
    direct,
    due,
    held,
    new,
    offered,
    on_turn,
    owner,
    parted,
    phase,
    play,
    position,
    protected,
    shared,
    starred,
    told,
    under,
    vacant,
    votes,
)
from games.walking import ended, walk
from nemeton import Match


def teams(match: Match) -> list[list[int]]:
    return list(match.view(None)["teams"])


def rounds(match: Match) -> int:
    return int(match.view(None)["round"])


def targets(match: Match, against: int) -> list[str]:
    """What the seat on turn can challenge by two digits, dearest first."""
    codes = [code for code in held(match, against) if direct(code)]
    mine = [
        code
        for code in codes
        if f"challenge {code}" in choices(play(match.clone(), f"roll : {direct(code)}"))
    ]
    return sorted(mine, key=lambda code: -VALUES[code])


def challenge(match: Match, code: str, answer: str) -> Match:
    return play(match, f"roll : {direct(code)} / challenge {code} : quiz / answer {answer}")


# 5. The end of the first round


def test_246_is_elected_at_once() -> None:
    """« Dès qu'un candidat obtient la majorité absolue, soit 24 600 000 voix » [5.2]."""
    match = play(parted("59 23 33", 228, 122, 110), "roll : * 5 / take 59")
    assert votes(match) == [246, 122, 110] and sorted(vacant(match)) == ["23", "33"]
    result = ended(match)
    assert (result.winners, result.scores, result.ranks) == ((0,), (246, 122, 110), (1, 2, 3))
    assert (phase(match), rounds(match), match.view(None)["teams"]) == ("over", 1, None)


def test_245_is_not_enough() -> None:
    """« 24 600 000 voix » [5.2]."""
    match = play(parted("59 23 33", 227, 122, 111), "roll : * 5 / take 59 : +12")
    assert votes(match)[0] == 245 and due(match) == (0, "gain", 12)


def test_cards_lapse_with_the_end() -> None:
    """« En cas de majorité absolue, la partie est terminée » [5.1]."""
    match = play(parted("59 23 33", 230, 120, 110), "roll : * * / take 59")
    assert ended(match).winners == (0,) and match.moves[-1].tape.chance() == []


def test_246_in_the_middle_of_a_gain() -> None:
    """« même si tous les départements n'ont pas été conquis » [5.1] [5.2]."""
    match = play(parted("23 48 26 28", 244, 120, 116), "roll : 2 * / take 23 : +6")
    assert due(match) == (0, "gain", 8) and votes(match)[0] == 245
    play(match, "gain 26")
    assert ended(match).winners == (0,) and due(match) is None and owner(match, "28") is None


def test_246_by_a_challenge() -> None:
    """[5.1] [5.2]"""
    match = parted("59 33", 240, 120, 101)
    code = targets(match, 1)[0]
    assert VALUES[code] >= 6 and ended(challenge(match, code, "right")).winners == (0,)
    assert votes(match)[0] == 240 + VALUES[code]


def test_246_in_the_middle_of_a_seizure() -> None:
    """Whoever is challenged can win so, in another's turn [5.1] [5.2]."""
    match = challenge(match := parted("59 33", 120, 241, 100), targets(match, 1)[0], "wrong")
    while match.actors:
        assert votes(match)[1] < 246 and due(match) is not None
        play(match, min(choices(match), key=lambda words: VALUES[words[6:]]))
    assert ended(match).winners == (1,) and votes(match)[1] >= 246 and due(match) is None


def rising(total: int) -> list[str]:
    """What is told when seat 0 takes 26, worth 4."""
    match = parted("26 33 59", total, 150, 490 - 33 - 150 - total)
    return told(play(match, "roll : 2 6 / take 26"))


def announcement() -> str:
    """The event that only rising to 200 brings."""
    (key,) = {*rising(196)} - {*rising(195)}
    return key


@pytest.mark.parametrize(("total", "is_told"), [(195, False), (196, True), (200, False)])
def test_rising_to_200_is_announced(total: int, is_told: bool) -> None:
    """« Tout joueur arrivant à 20 millions d'électeurs doit l'annoncer » [5.3]."""
    assert (announcement() in rising(total)) is is_told


def test_rising_to_200_again_is_announced_again() -> None:
    """« Each time » [5.3]."""
    match = play(
        parted("26 62 33 59 23", 199, 150, 97), "roll : 2 6 / take 26 / roll : 2 6 / take 62"
    )
    play(match, "roll : 0 5 / roll : 2 * / take 23 : -8")
    play(match, f"lose {next(code for code in held(match, 0) if ('lose', code) in match.legal(0))}")
    while match.actors == (0,) and phase(match) == "pick":
        play(match, choices(match)[0])
    assert votes(match)[0] < 200
    play(match, "roll : 0 5 / roll : 0 5")
    play(match, "roll : * 5 / take 59")
    assert announcement() in told(match)


@pytest.mark.parametrize(("totals", "turn"), [((244, 245), 0), ((245, 244), 1)])
def test_two_seats_with_equal_votes(totals: tuple[int, int], turn: int) -> None:
    """« À 2 joueurs … une fois tous les départements conquis » : 245 partout, alors le nombre
    [5.4]."""
    match = play(parted("48", *totals, turn=turn), "roll : 4 * / take 48")
    counts = [len(held(match, seat)) for seat in (0, 1)]
    best = counts.index(max(counts))
    assert votes(match) == [245, 245] and sum(counts) == 99
    assert (ended(match).winners, ended(match).scores) == ((best,), (245, 245))
    assert ended(match).ranks == ((1, 2) if best == 0 else (2, 1)) and rounds(match) == 1


def test_two_seats_have_one_round() -> None:
    """« la bataille pour la présidence se limite à un seul tour » [5.4]."""
    for match in walk(new(2, None, length="short", seed="duel"), Random(1)):
        assert len(match.moves) % 8 or (rounds(match), match.view(None)["teams"]) == (1, None)
    assert (rounds(match), match.view(None)["teams"]) == (1, None) and (
        max(votes(match)) > 245 or not vacant(match)
    )


# From the first round to the second

ENDS = {  # votes by seat before seat 0 takes 48, worth 1; then who stands with whom
    3: ((160, 170, 159), [[1], [0, 2]]),
    4: ((100, 150, 110, 129), [[1, 0], [3, 2]]),
    5: ((60, 120, 100, 110, 99), [[1, 0], [3, 2, 4]]),
    6: ((60, 100, 90, 85, 80, 74), [[1, 5, 0], [2, 3, 4]]),
}
every_second_round = pytest.mark.parametrize("seats", ENDS)


def last_taken(seats: int) -> Match:
    """The first round has just ended."""
    return play(parted("48", *ENDS[seats][0]), "roll : 4 * / take 48")


@every_second_round
def test_alliances_of_the_second_round(seats: int) -> None:
    """« Si vous êtes 3 joueurs … un contre deux » ; 4, 5, 6 : 2-2, 2-3, 3-3 [5.5] [6.1] [6.2]."""
    match = last_taken(seats)
    assert rounds(match) == 2 and teams(match) == ENDS[seats][1] and match.result is None


@every_second_round
def test_others_leave_the_map(seats: int) -> None:
    """« Sur le plateau ne restent donc plus que les jetons des 2 challengers » [6.3]."""
    match, (totals, sides) = last_taken(seats), ENDS[seats]
    before = {seat: total + (seat == 0) for seat, total in enumerate(totals)}
    first, second = sides[0][0], sides[1][0]
    assert votes(match) == [before[seat] if seat in (first, second) else 0 for seat in range(seats)]
    assert protected(match) == {
        code for seat in (0, 1) if seat in (first, second) for code in SHIELDS[seat]
    }


@every_second_round
def test_best_begins_the_second_round(seats: int) -> None:
    """« Le meilleur score du 1er tour jette les dés. Ensuite … dans le même ordre » [6.4]."""
    match = last_taken(seats)
    for step in range(seats + 1):
        seat = (ENDS[seats][1][0][0] + step) % seats
        assert on_turn(match) == ((seat,), "roll")
        code = next(code for code in vacant(match) if direct(code))
        play(match, f"roll : {direct(code)} / take {code}")


@every_second_round
def test_card_of_the_last_departement_lapses(seats: int) -> None:
    """« Dès que les 99 départements sont pris, le premier tour est terminé ! » [5.1] [5.5]."""
    match = last_taken(seats)
    assert (
        match.moves[-1].tape.chance() == []
        and match.view(None)["dice"] == ["4", "*"]
        and "48" in offered(match)
    )


def test_gain_that_takes_the_last_departement_lapses() -> None:
    """[3.4] [5.1]"""
    match = play(
        parted("23 48 975", 160, 170, 157), "roll : * * / take 23 : +12 / gain 48 / gain 975"
    )
    assert (
        rounds(match) == 2
        and due(match) is None
        and len(drawn_cards(match)) == 1
        and teams(match) == [[1], [0, 2]]
    )


def drawn_cards(match: Match) -> list[str]:
    """Campaign cards of the last roll."""
    last = max(number for number, move in enumerate(match.moves) if move.action == ("roll",))
    return [word for move in match.moves[last:] for word in move.tape.chance() if word[0] == "c"]


def test_debt_of_a_seat_that_leaves_lapses() -> None:
    """[6.3]"""
    match = play(parted("23 48", 244, 244, 0, turn=2), "roll : 2 * / take 23 : -8")
    assert debts(match) == [0, 0, 8]
    play(match, "roll : 4 * / take 48")
    assert (rounds(match), debts(match), vacant(match)) == (2, [0, 0, 0], ["23"]) and teams(
        match
    ) == [[0], [1, 2]]


def test_cards_of_debts_that_lapse_go_under_the_pile_in_the_order_of_seats() -> None:
    """Seat 3 owes longer than seat 2 [6.3]."""
    match = play(
        parted("23 48 975", 244, 243, 0, 0, turn=3),
        "roll : 2 * / take 23 : -8 / roll : 0 9 / roll : 0 5",
    )
    play(match, "roll : * 7 / take 975 : -6 / roll : 0 5")
    assert debts(match) == [0, 0, 6, 8] and not {"c57", "c59"} & {*under(match)}
    play(match, "roll : 4 * / take 48")
    assert (rounds(match), debts(match)) == (2, [0] * 4) and under(match)[-2:] == ["c57", "c59"]
    assert told(match).count("president-debts-lapsed") == 2


def test_equal_votes_go_by_departements() -> None:
    """Ruling: more départements, at every place [6.1]."""
    match = parted("48", 163, 163, 163)
    counts = [len(held(match, seat)) for seat in range(3)]
    assert counts[1] != counts[2]
    second = 1 if counts[1] > counts[2] else 2
    assert teams(play(match, "roll : 4 * / take 48")) == [[0], [second, 3 - second]]


@cache
def twins() -> Match:
    """Seats 2 and 3 hold as much of each value; 48 is vacant."""
    free = [code for code in CODES if code not in (*SHIELDS[0], *SHIELDS[1], "48")]
    shares: list[list[str]] = [[], [], [], []]
    for value in sorted({*VALUES.values()}):
        alike = [code for code in free if VALUES[code] == value]
        half = min(len(alike) // 2, 6)
        for seat, codes in enumerate(
            (alike[2 * half :: 2], alike[2 * half + 1 :: 2], alike[:half], alike[half:][:half])
        ):
            shares[seat] += codes
    return position(*(" ".join(codes) for codes in shares), shielded=True)


def test_equal_votes_and_departements_go_by_seat() -> None:
    """Ruling: then the lower seat [6.1]."""
    match = twins().clone()
    assert votes(match)[2] == votes(match)[3] > max(votes(match)[:2]) and len(
        held(match, 2)
    ) == len(held(match, 3))
    play(match, "roll : 4 * / take 48")
    assert [side[0] for side in teams(match)] == [2, 3] and match.actors == (2,)


def test_two_who_hold_all_decide_it_at_once() -> None:
    """« Les 2 challengers conservent leurs jetons » : il ne reste rien à conquérir [6.8] [6.10]
    [6.11]."""
    match = play(parted("48", 245, 244, 0, turn=1), "roll : 4 * / take 48")
    counts = [len(held(match, seat)) for seat in (0, 1)]
    best = counts.index(max(counts))
    assert (rounds(match), votes(match)) == (2, [245, 245, 0]) and teams(match) == [
        [best],
        [1 - best, 2],
    ]
    assert (ended(match).winners, ended(match).scores) == ((best,), (245, 245, 245))
    assert ended(match).ranks == ((1, 2, 2) if best == 0 else (2, 1, 2))


PAIRS = ("29", "92", "38", "83", "06", "60", "26", "62")


@cache
def all_protected() -> Match:
    """Seat 1 of six is second with 62 votes, all protected, and is to roll; 23 and 48 are vacant."""
    rest = [code for code in CODES if code not in (*SHIELDS[0], *SHIELDS[1], *PAIRS, "23", "48")]
    shares = shared(rest, (240 - 6, 47, 47, 46, 46))
    match = position(shares[0], " ".join(PAIRS), *shares[1:], turn=1, shielded=True)
    for code in PAIRS:
        play(match, f"roll : {direct(code)} / protect {code}" + PASSED)
    return match


PASSED = " / roll : 0 9" * 5  # what all but seat 1 can do nothing with


def indebted(amount: int) -> Match:
    """Seat 1 has taken the last département; it owes so much, and could give 23 and 48, worth 1
    each."""
    return play(
        all_protected().clone(), f"roll : 2 * / take 23 : -{amount}{PASSED} / roll : 4 * / take 48"
    )


def test_challenger_keeps_its_debt_and_its_protections() -> None:
    """[6.3]"""
    match = indebted(8)
    assert (rounds(match), debts(match), teams(match)[1][0]) == (2, [0, 8, 0, 0, 0, 0], 1)
    assert debt_cards(match)[1] == [("c59", 8)] and "c59" not in under(match)
    there = {node.id: node for node in match.scene(None).nodes}
    assert there["debt-c59"].owner == 1 and there["debt-c59"].at[1] > there["votes-1"].at[1], (
        "under its bar"
    )
    assert {*PAIRS, *SHIELDS[0], *SHIELDS[1]} == protected(match) and on_turn(match) == (
        (0,),
        "roll",
    )


def test_ally_pays_the_debt_of_its_challenger() -> None:
    """[6.5] [6.6]"""
    match = indebted(8)
    ally = teams(match)[1][1]
    while match.actors != (ally,):
        code = next(code for code in vacant(match) if direct(code) and VALUES[code] < 6)
        play(match, f"roll : {direct(code)} / take {code}")
    code = next(code for code in vacant(match) if direct(code) and VALUES[code] >= 6)
    play(match, f"roll : {direct(code)} / take {code}")
    assert (due(match) or ())[:2] == (ally, "debt") and debts(match) == [0] * 6


def test_debt_that_lapsed_with_the_turn_is_paid_at_the_start_of_the_second_round() -> None:
    """The end came first, yet the debt is kept: it is due as soon as it can be paid [3.10] [5.1]
    [6.3]."""
    match = indebted(2)
    assert (rounds(match), debts(match)) == (2, [0] * 6) and due(match) == (1, "debt", 2)
    play(match, "lose 23 / lose 48")
    assert on_turn(match) == ((0,), "roll") and {"23", "48"} <= {*vacant(match)}


# 6. The second round


def with_two_stars(seats: int) -> Match:
    """The first of the second round has rolled two stars."""
    return play(last_taken(seats), "roll : * *")


def test_challenger_takes_for_itself() -> None:
    """« pour remporter les départements vacants » [6.4]."""
    match = with_two_stars(4)
    code = vacant(match)[0]
    assert choices(match) == sorted(f"take {code}" for code in vacant(match))
    assert owner(play(match, f"take {code} : -2"), code) == 1


def of_ally(seats: int = 4) -> Match:
    """An ally of the second is to roll: seat 2 of four, behind seat 3."""
    match = last_taken(seats)
    code = next(code for code in vacant(match) if direct(code))
    return play(match, f"roll : {direct(code)} / take {code}")


def test_ally_takes_for_its_challenger() -> None:
    """« les joueurs alliés … se battent au profit de leur nouveau chef de file » [6.5]."""
    match, code = of_ally(), next(code for code in vacant(of_ally()) if direct(code))
    before = votes(match)
    play(match, f"2 roll : {direct(code)} / 2 take {code}")
    assert (
        owner(match, code) == 3
        and votes(match)[3] == before[3] + VALUES[code]
        and votes(match)[2] == 0
    )


def test_ally_picks_what_its_challenger_gains() -> None:
    """[6.5] [6.6]"""
    match, code = of_ally(), vacant(of_ally())[0]
    play(match, f"roll : {starred(code)} / take {code} : +4")
    assert due(match) == (2, "gain", 4) and match.actors == (2,)
    while due(match):
        pick = choices(match)[0]
        play(match, pick)
        assert owner(match, pick[5:]) == 3


def test_ally_picks_what_its_challenger_loses() -> None:
    """[6.5] [6.6]"""
    match, code = of_ally(), vacant(of_ally())[0]
    play(match, f"roll : {starred(code)} / take {code} : -2")
    losable = {words[5:] for words in choices(match)}
    assert due(match) == (2, "loss", 2) and losable <= {*held(match, 3)}


def test_ally_challenges_for_its_challenger() -> None:
    """[6.5] [6.7]"""
    match = of_ally()
    code = targets(match, 1)[0]
    play(match, f"roll : {direct(code)} / challenge {code} : stage")
    seen = match.view(None)["challenge"]
    assert (seen["by"], seen["against"], on_turn(match)) == (2, 1, ((2,), "perform"))
    play(match, "performed")
    assert sorted(match.actors) == [0, 1, 3] and choices(match, 3) == ["judge no", "judge yes"]
    play(match, "3 judge yes / 0 judge yes / 1 judge no")
    assert owner(match, code) == 3 and match.view(None)["challenge"]["votes"] == [
        "yes",
        "no",
        None,
        "yes",
    ]


def test_challenger_of_the_other_side_seizes() -> None:
    """What is seized was the challenger's, and becomes the other challenger's [6.6]."""
    match = challenge(match := of_ally(), targets(match, 1)[0], "wrong")
    assert due(match) is not None and match.actors == (1,)
    pick = choices(match, 1)[0]
    assert owner(match, pick[6:]) == 3
    assert owner(play(match, pick), pick[6:]) == 1


def test_ally_is_not_challenged_nor_its_challenger() -> None:
    """What one's own side holds is one's own [6.5]."""
    match = of_ally()
    pairs = [code for code in held(match, 3) if direct(code) and owner(match, code[::-1]) in (1, 3)]
    for code in pairs:
        rolled = choices(play(match.clone(), f"roll : {direct(code)}"))
        assert not {f"challenge {code}", f"take {code}"} & {*rolled}
        assert f"challenge {code[::-1]}" in rolled or f"protect {code}" in rolled
    assert pairs


def to_the_end(match: Match) -> Match:
    """Whoever rolls takes all that it can by two stars; gains and losses are picked as they come."""
    while match.actors:
        if phase(match) == "roll":
            match.play(match.actors[0], ("roll",), script=["*", "*"])
        else:
            match.play(match.actors[0], match.legal(match.actors[0])[-1])
    return match


def test_246_does_not_end_the_second_round() -> None:
    """Ruling; « Dès que tous les départements sont conquis, les élections sont terminées » [6.8]."""
    match = play(parted("48", 240, 200, 49), "roll : 4 * / take 48")
    code = max((code for code in vacant(match) if direct(code)), key=lambda code: VALUES[code])
    play(match, f"roll : {direct(code)} / take {code}")
    assert votes(match)[0] == 241 + VALUES[code] >= 246
    assert (
        vacant(match)
        and match.result is None
        and on_turn(match)[1] == "roll"
        and rounds(match) == 2
    )


@every_second_round
def test_allies_share_score_rank_and_victory(seats: int) -> None:
    """« le détenteur du meilleur score électoral est élu président » [6.10] [6.11]."""
    match = to_the_end(last_taken(seats))
    one, two = teams(match)
    best, others = (one, two) if votes(match)[one[0]] > votes(match)[two[0]] else (two, one)
    result = ended(match)
    assert vacant(match) == [] and result.winners == tuple(sorted(best))
    assert all(
        result.scores[seat] == votes(match)[best[0]] and result.ranks[seat] == 1 for seat in best
    )
    assert all(result.scores[seat] == votes(match)[others[0]] for seat in others)
    assert all(result.ranks[seat] == 1 + len(best) for seat in others)


@pytest.mark.parametrize(
    ("seats", "first", "second"), [(3, 16, 8), (4, 12, 6), (5, 10, 5), (6, 8, 4)]
)
def test_short_rounds_have_so_many_turns(seats: int, first: int, second: int) -> None:
    """[5.6] [6.9]"""
    rolled = {1: 0, 2: 0}
    before = 1
    for match in walk(new(seats, None, length="short", seed="short"), Random(seats)):
        if match.moves and match.moves[-1].action == ("roll",):
            rolled[before] += 1
        before = rounds(match)
    assert rolled == {1: first * seats, 2: second * seats} and vacant(match) and ended(match)


def test_short_game_of_two_has_no_limit() -> None:
    """[5.6]"""
    *_, match = walk(new(2, None, length="short", seed="duel"), Random(3))
    assert sum(move.action == ("roll",) for move in match.moves) > 2 * 16 and ended(match)
