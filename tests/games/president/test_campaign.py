"""Campaign cards, sums and debts, chapter 3: the sheet's words in French, our clause in brackets.
Everything is played and seen through the public contract."""

from __future__ import annotations

import pytest

from games.president.oracle import VALUES
from games.president.table import (
    choices,
    debt_cards,
    debts,
    due,
    held,
    new,
    on_turn,
    owner,
    parted,
    phase,
    play,
    position,
    protected,
    told,
    under,
    vacant,
    votes,
)
from nemeton import IllegalAction, Match


def worth(match: Match, *values: int) -> list[str]:
    """The vacant ones that are worth one of these."""
    return sorted(code for code in vacant(match) if VALUES[code] in values)


def nearly_over(left: str) -> Match:
    """Three seats, nobody near 246; only `left` is vacant."""
    total = 490 - sum(VALUES[code] for code in left.split())
    return parted(left, 170, 160, total - 330)


def in_debt(amount: int = 8) -> Match:
    """Seat 0 holds 23, worth 1, and owes so much; seat 1 is to roll."""
    return play(new(), f"roll : 2 * / take 23 : -{amount}")


def turn_of_seat_0(match: Match) -> Match:
    """Seat 1 takes something that is in nobody's way."""
    return play(match, "roll : 4 7 / take 47")


# Gains


def test_gain_is_picked_from_vacant_ones() -> None:
    """« vous placez un ou plusieurs jetons sur un ou plusieurs départements vacants » [3.1] [3.2]
    [3.5]."""
    match = play(new(), "roll : 2 * / take 23 : +6")
    assert due(match) == (0, "gain", 6) and on_turn(match) == ((0,), "pick")
    assert choices(match) == [f"gain {code}" for code in worth(match, 1, 2, 3, 4, 5, 6)]


@pytest.mark.parametrize("codes", ["14", "26 04", "26 48 90", "01 975", "04 05 08"])
def test_gain_of_600_000(codes: str) -> None:
    """« un département de 600 000 votants, ou alors un département de 400 000 plus un autre de 200
    000 » [3.2]."""
    match = play(
        new(), "roll : 2 * / take 23 : +6 / " + " / ".join(f"gain {code}" for code in codes.split())
    )
    assert (
        votes(match) == [7, 0]
        and held(match, 0) == sorted(["23", *codes.split()])
        and match.actors == (1,)
    )


def test_only_what_completes_the_sum_can_be_picked() -> None:
    """[3.5]"""
    match = play(new(), "roll : 2 * / take 23 : +6 / gain 02")
    assert due(match) == (0, "gain", 2) and choices(match) == [
        f"gain {code}" for code in worth(match, 1, 2)
    ]
    play(match, "gain 48")
    assert due(match) == (0, "gain", 1) and choices(match) == ["gain 90", "gain 975"]


def test_gain_of_600_000_becomes_700_000() -> None:
    """« arrondissez aux 100 000 supérieurs. Soit 700 000 » [3.3]."""
    match = play(nearly_over("23 29 35 33"), "roll : 2 * / take 23 : +6")
    assert due(match) == (0, "gain", 7) and choices(match) == ["gain 29", "gain 35"]
    assert votes(play(match, "gain 35"))[0] == 170 + 1 + 7


def test_gain_goes_up_to_the_next_sum_that_some_set_makes() -> None:
    """Four are asked for; 2 and 9 can be had, so nine are due, and not two and nine [3.3]."""
    match = play(nearly_over("23 04 31 59"), "roll : 2 * / take 23 : +4")
    assert due(match) == (0, "gain", 9) and choices(match) == ["gain 31"]


def test_gain_of_all_that_is_vacant() -> None:
    """« Si vous ne réussissez pas … » : tout ce qui est vacant vaut moins [3.4]."""
    match = play(nearly_over("23 48 04"), "roll : 2 * / take 23 : +12")
    assert due(match) == (0, "gain", 3) and choices(match) == ["gain 04", "gain 48"]
    play(match, "gain 48")
    assert (
        due(match) == (0, "gain", 2)
        and choices(match) == ["gain 04"]
        and match.view(None)["round"] == 1
    )


def test_forced_pick_is_still_asked_for() -> None:
    """[3.5]"""
    match = play(nearly_over("23 33 59"), "roll : 2 * / take 23 : +12")
    assert (
        due(match) == (0, "gain", 18)
        and choices(match) == ["gain 59"]
        and owner(match, "59") is None
    )


# Losses


def test_loss_of_300_000() -> None:
    """« soit … un département de 300 000 voix, soit … 200 000 plus un autre de 100 000 » [3.6]
    [3.7]."""
    match = play(position("18 15 16 26", "47"), "roll : 2 * / take 23 : -3")
    assert due(match) == (0, "loss", 3) and choices(match) == [
        "lose 15",
        "lose 16",
        "lose 18",
        "lose 23",
    ]
    assert play(match.clone(), "lose 16").actors == (1,)
    play(match, "lose 15")
    assert due(match) == (0, "loss", 1) and choices(match) == ["lose 23"]
    assert votes(play(match, "lose 23"))[0] == 3 + 3 + 4


def test_loss_of_300_000_becomes_400_000() -> None:
    """« arrondissez aux 100 000 supérieurs … Soit 400 000 » [3.6]."""
    match = play(position("26", "47"), "roll : 2 * / take 28 : -3")
    assert due(match) == (0, "loss", 4) and choices(match) == ["lose 26", "lose 28"]


def test_what_is_given_back_is_vacant_again() -> None:
    """« vous retirez un ou plusieurs jetons » [3.13]."""
    match = play(position("26", "47"), "roll : 2 * / take 28 : -3 / lose 26 / roll : 2 6")
    assert owner(match, "26") is None and choices(match) == ["take 26", "take 62"]


def test_protected_ones_are_not_given_back() -> None:
    """« on ne peut jamais perdre ni rendre les voix d'un département « indéfiable » » [1.9] [3.6]."""
    match = play(
        position("26 62 15", "47"),
        "roll : 2 6 / protect 26 / roll : 3 8 / take 38 / roll : 2 * / take 28 : -4",
    )
    assert due(match) == (0, "loss", 4) and choices(match) == ["lose 28"]


def test_protected_ones_do_not_pay_a_loss() -> None:
    """[1.9] [3.9]"""
    match = play(
        position("26 62", "47"),
        "roll : 2 6 / protect 62 / roll : 3 8 / take 38 / roll : 2 6 / protect 26",
    )
    play(match, "roll : 4 8 / take 48 / roll : 2 * / take 28 : -5")
    assert votes(match)[0] == 18 and debts(match) == [5, 0] and match.actors == (1,)


# Debts


def test_loss_that_can_not_be_paid_becomes_a_debt() -> None:
    """« gardez cette carte devant vous en attendant d'avoir accumulé le montant suffisant » [3.9]."""
    match = in_debt()
    assert (
        debts(match) == [8, 0]
        and due(match) is None
        and match.actors == (1,)
        and held(match, 0) == ["23"]
    )
    assert (
        debt_cards(match) == [[("c59", 8)], []]
        and under(match) == []
        and told(match)[-1] == "president-owed"
    )


def test_each_card_is_a_debt_of_its_own() -> None:
    """« gardez cette carte devant vous jusqu'à ce que vous puissiez vous acquitter de votre dette »
    [3.9]."""
    match = play(turn_of_seat_0(in_debt()), "roll : 4 * / take 48 : -5")
    assert debts(match) == [13, 0] and votes(match) == [2, 3]
    assert debt_cards(match) == [[("c59", 8), ("c54", 5)], []]


def owing(older: int, younger: int) -> Match:
    """Seat 0 holds 23, worth 1, and owes both; it is its turn."""
    return turn_of_seat_0(play(new(), f"roll : * * / take 23 : -{older} -{younger}"))


def test_small_debt_is_paid_though_an_older_one_is_not() -> None:
    """« en attendant d'avoir accumulé le montant suffisant pour régler votre dette » : each for
    itself [3.10]."""
    match = play(owing(8, 2), "roll : 2 6 / take 26")
    assert due(match) == (0, "debt", 4) and choices(match) == ["lose 26"]
    assert debts(match) == [8, 0] and debt_cards(match) == [[("c59", 8)], []]
    assert on_turn(play(match, "lose 26")) == ((1,), "roll") and debts(match) == [8, 0]


def test_oldest_debt_that_can_be_paid_is_paid_first() -> None:
    """[3.10] Both could be: 6 exactly, but 8 is older, and 9 is what makes it."""
    match = play(owing(8, 6), "roll : 1 6 / take 16 / roll : 4 8 / take 48 / roll : 1 7 / take 17")
    assert due(match) == (0, "debt", 9) and debt_cards(match) == [[("c57", 6)], []]
    assert on_turn(play(match, "lose 17 / lose 16")) == ((1,), "roll") and debts(match) == [6, 0]


def test_card_of_a_debt_goes_under_the_pile_when_its_payment_opens() -> None:
    """« Remettez ensuite cette carte sous la pile des autres » [1.7] [3.10]."""
    match = play(turn_of_seat_0(in_debt(4)), "roll : 2 * / take 28")
    assert (
        due(match) == (0, "debt", 4) and under(match) == ["c50"] and debt_cards(match) == [[], []]
    )
    assert under(play(match, "lose 28 : +2")) == ["c50", "c01"]


def test_loss_that_is_paid_goes_under_the_pile_at_once() -> None:
    """« Remettez ensuite cette carte sous la pile des autres » [1.7]."""
    match = play(new(), "roll : 0 * / take 02 : -4")
    assert under(match) == ["c50"] and debt_cards(match) == [[], []]


def test_gain_cancels_the_oldest_debt_first() -> None:
    """« 1 200 000 - 800 000 = 400 000 » : and what is left reduces the next one [3.12]."""
    match = play(owing(8, 6), "roll : 4 * / take 43 : +10")
    assert due(match) is None and debts(match) == [4, 0] and debt_cards(match) == [[("c57", 4)], []]
    assert told(match)[-2:] == ["president-debt-cancelled", "president-debt-reduced"]


def test_cards_of_cancelled_debts_go_under_the_pile_after_the_gain() -> None:
    """Ruling: the gain first, then they, oldest first [3.12]."""
    match = play(owing(6, 5), "roll : 4 * / take 48 : +12")
    assert (
        due(match) == (0, "gain", 1)
        and debt_cards(match) == [[], []]
        and under(match) == ["c35", "c57", "c54"]
    )


def test_card_of_a_debt_that_is_only_reduced_stays() -> None:
    """Ruling [3.12]."""
    match = play(turn_of_seat_0(in_debt(8)), "roll : 4 * / take 43 : +4")
    assert debt_cards(match) == [[("c59", 4)], []] and under(match) == ["c10"]


def test_debt_made_and_cancelled_in_one_turn_goes_under_the_pile_after_the_gain() -> None:
    """[2.14] [3.12]"""
    match = play(new(), "roll : * * / take 23 : -8 +8")
    assert due(match) is None and debts(match) == [0, 0] and under(match) == ["c30", "c59"]


def test_loss_that_equals_what_is_held_is_paid() -> None:
    """[3.6] [3.9]"""
    match = play(new(), "roll : 0 * / take 02 : -4")
    assert due(match) == (0, "loss", 4) and votes(play(match, "lose 02")) == [0, 0]


def test_loss_that_can_be_paid_is_paid_beside_an_older_debt() -> None:
    """[3.8]"""
    match = play(turn_of_seat_0(in_debt()), "roll : 0 * / take 02 : -4")
    assert due(match) == (0, "loss", 4) and debts(match) == [8, 0]
    play(match, "lose 02")
    assert debts(match) == [8, 0] and held(match, 0) == ["23"]


def test_debt_does_not_count_against_votes() -> None:
    """[3.11]"""
    view = in_debt().view(None)
    assert view["votes"] == [1, 0] and view["debts"] == [8, 0]


def test_debt_is_paid_as_soon_as_possible() -> None:
    """« jusqu'à ce que vous puissiez vous acquitter de votre dette » [3.10]."""
    match = play(turn_of_seat_0(in_debt(4)), "roll : 2 6 / take 26")
    assert due(match) == (0, "debt", 4) and debts(match) == [0, 0] and choices(match) == ["lose 26"]
    assert on_turn(play(match, "lose 26")) == ((1,), "roll") and votes(match) == [1, 3]


def test_debt_waits_while_it_can_not_be_paid_whole() -> None:
    """One sum, no instalments [3.10]."""
    match = play(turn_of_seat_0(in_debt(8)), "roll : 1 7 / take 17")
    assert due(match) is None and debts(match) == [8, 0] and votes(match)[0] == 7


def test_debt_is_rounded_up() -> None:
    """« malgré vos différents départements … arrondissez à 100 000 au dessus » [3.10]."""
    match = play(turn_of_seat_0(in_debt(5)), "roll : 3 5 / take 35")
    assert due(match) == (0, "debt", 7) and choices(match) == ["lose 35"]


def test_debt_is_paid_before_the_card() -> None:
    """[2.14] [3.10]"""
    match = play(turn_of_seat_0(in_debt(4)), "roll : 2 * / take 28")
    assert (
        due(match) == (0, "debt", 4)
        and match.moves[-1].tape.chance() == []
        and match.view(None)["card"] is None
    )
    play(match, "lose 28 : +2")
    assert due(match) == (0, "gain", 2) and match.moves[-1].tape.chance() == ["c01"]


def test_debt_is_paid_between_two_cards() -> None:
    """A gain that leaves some of the debt makes it payable [2.14] [3.10] [3.12]."""
    match = play(turn_of_seat_0(in_debt(8)), "roll : * * / take 02 : +3")
    assert (
        debts(match) == [0, 0]
        and due(match) == (0, "debt", 5)
        and choices(match) == ["lose 02", "lose 23"]
    )
    play(match, "lose 02 / lose 23 : +2")
    assert due(match) == (0, "gain", 2)


def seized() -> Match:
    """Seat 0 owes 8 and has 7; seat 1 fails on 49, worth 6, and has only 94, worth 7."""
    match = play(new(), "roll : 2 * / take 23 : -8 / roll : 4 9 / take 94 / roll : 4 9 / take 49")
    return play(match, "roll : 4 9 / challenge 49 : quiz / answer wrong / seize 94")


def test_debt_is_paid_in_the_turn_of_another() -> None:
    """[3.10]"""
    match = seized()
    assert (
        due(match) == (0, "debt", 8) and on_turn(match) == ((0,), "pick") and debts(match) == [0, 0]
    )
    assert choices(match) == ["lose 23", "lose 94"] and protected(match) == {"49"}
    assert on_turn(play(match, "lose 94 / lose 23")) == ((0,), "roll") and held(match, 0) == ["49"]


def test_gain_of_1_200_000_with_a_debt_of_800_000() -> None:
    """« 1 200 000 - 800 000 = 400 000 » [3.12]."""
    match = play(turn_of_seat_0(in_debt(8)), "roll : 4 * / take 43 : +12")
    assert due(match) == (0, "gain", 4) and debts(match) == [0, 0]
    assert match.view(None)["card"]["amount"] == 12
    assert votes(play(match, "gain 26")) == [1 + 2 + 4, 3]


def test_gain_that_equals_the_debt_cancels_it() -> None:
    """[3.12]"""
    match = play(turn_of_seat_0(in_debt(8)), "roll : 4 * / take 43 : +8")
    assert (
        due(match) is None
        and debts(match) == [0, 0]
        and match.actors == (1,)
        and votes(match) == [3, 3]
    )


def test_smaller_gain_reduces_the_debt() -> None:
    """Ruling [3.12]."""
    match = play(turn_of_seat_0(in_debt(8)), "roll : 4 * / take 43 : +4")
    assert (
        due(match) is None
        and debts(match) == [4, 0]
        and match.actors == (1,)
        and votes(match) == [3, 3]
    )


def test_debt_that_is_reduced_can_be_paid_at_once() -> None:
    """[3.10] [3.12]"""
    match = play(turn_of_seat_0(in_debt(8)), "roll : 4 * / take 43 : +6")
    assert due(match) == (0, "debt", 2) and debts(match) == [0, 0] and choices(match) == ["lose 43"]


def test_gain_goes_to_whoever_drew_it() -> None:
    """Another seat's debt is no matter [3.12]."""
    match = play(in_debt(8), "roll : 4 * / take 43 : +6")
    assert due(match) == (1, "gain", 6) and debts(match) == [8, 0]


def test_due_sum_comes_before_anything_else() -> None:
    """[3.5]"""
    match = play(new(), "roll : 2 * / take 23 : +6")
    for seat, words in ((0, ("roll",)), (1, ("roll",)), (1, ("gain", "14"))):
        with pytest.raises(IllegalAction):
            match.play(seat, words)
    assert phase(match) == "pick"
