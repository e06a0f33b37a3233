"""Decks without an order: a draw is a pick among the cards still there."""

from __future__ import annotations

from collections import Counter

from nemeton.engine import HIDDEN, Dealer, Deck, Pile, Scribe, Scripted, Seeded, holes

WORDS = ("oak", "ash", "yew")
OAK, ASH, YEW = range(3)


def test_a_drawn_card_leaves_the_deck_and_its_word_is_on_the_tape_for_its_reader() -> None:
    deck, dealer = Deck.of([YEW, OAK, YEW]), Scribe(Scripted(["yew"]))
    assert deck.draw(WORDS, dealer, to=(1,)) == YEW
    assert deck.cards == [OAK, YEW] and dealer.tape.chance_seen_by(1) == ["yew"]
    assert dealer.tape.chance_seen_by(0) == ["?"]


def test_a_card_that_is_there_more_often_is_drawn_more_often() -> None:
    dealer = Dealer(Seeded("deck", 0))
    drawn = Counter(Deck.of([OAK, ASH, ASH, ASH]).draw(WORDS, dealer) for _ in range(4000))
    assert 2850 < drawn[ASH] < 3150 and drawn[OAK] == 4000 - drawn[ASH]


def test_decks_that_hold_the_same_cards_are_equal_however_they_came_about() -> None:
    one, other = Deck.of([YEW, OAK]), Deck.of([])
    for card in (OAK, YEW):
        other.put(card)
    assert one == other and one.cards == [OAK, YEW] and len(one) == 2


def test_the_last_card_is_still_a_word_on_the_record() -> None:
    deck, dealer = Deck.of([ASH]), Scribe(Seeded("deck", 0))
    assert deck.draw(WORDS, dealer) == ASH and dealer.tape.chance() == ["ash"] and not deck.cards


def test_a_hidden_deck_tells_its_height_only() -> None:
    deck = Deck.of([YEW, OAK, YEW])
    hidden = deck.hidden()
    assert (
        hidden.cards == [HIDDEN] * 3 and holes(hidden.key()) == 3 and deck.cards == [OAK, YEW, YEW]
    )


def test_a_pile_comes_round_again_in_the_order_of_its_first_pass() -> None:
    pile, dealer = Pile.of(range(3)), Scribe(Scripted(["yew", "oak", "ash"] * 3))
    drawn = [pile.draw(WORDS, dealer) for _ in range(8)]
    assert drawn == [YEW, OAK, ASH, YEW, OAK, ASH, YEW, OAK] and len(pile) == 3


def test_the_first_pass_of_a_pile_has_any_order_and_every_card_once() -> None:
    orders = set()
    for stream in range(200):
        pile, dealer = Pile.of(range(3)), Dealer(Seeded("pile", stream))
        orders.add(tuple(pile.draw(WORDS, dealer) for _ in WORDS))
    assert len(orders) == 6 and all(sorted(order) == [OAK, ASH, YEW] for order in orders)


def test_a_used_card_can_come_up_in_its_turn_only_and_is_still_a_word_on_the_record() -> None:
    pile, dealer = Pile([], [ASH, YEW]), Scribe(Seeded("pile", 0))
    assert (
        pile.draw(WORDS, dealer) == ASH
        and pile.used == [YEW, ASH]
        and dealer.tape.chance() == ["ash"]
    )


def test_a_card_that_is_kept_out_comes_round_in_the_place_where_it_was_put_under() -> None:
    pile, dealer = (
        Pile.of(range(3)),
        Scribe(Scripted(["yew", "oak", "ash", "oak", "ash", "oak", "yew"])),
    )
    assert pile.draw(WORDS, dealer) == YEW
    pile.keep_out()
    assert [pile.draw(WORDS, dealer) for _ in range(3)] == [OAK, ASH, OAK] and len(pile) == 2
    pile.put_under(YEW)
    assert [pile.draw(WORDS, dealer) for _ in range(3)] == [ASH, OAK, YEW]
