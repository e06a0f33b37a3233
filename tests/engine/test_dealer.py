"""The dealer and its tape: who may read which word, line and action.
The plain dealer of search draws the same and keeps nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nemeton.engine import Audience, Dealer, Msg, Sampled, Scribe, Scripted

SECRET, SHADOW = Msg("secret"), Msg("shadow")


def scribe(*words: str) -> Scribe:
    return Scribe(Scripted(words))


@pytest.mark.parametrize(
    ("to", "viewer", "reads"),
    [
        (None, None, True),
        (None, 1, True),
        ((1,), 1, True),
        ((0, 1), 0, True),
        ((1,), 0, False),
        ((1,), None, False),
        ((), 0, False),
    ],
)
def test_a_word_is_read_by_its_audience_only(to: Audience, viewer: int | None, reads: bool) -> None:
    dealer = scribe("oak")
    assert dealer.pick(["ash", "oak"], to=to) == "oak"
    assert dealer.tape.chance_seen_by(viewer) == (["oak"] if reads else ["?"])
    assert dealer.tape.chance() == ["oak"]


TREES = ("ash", "oak", "yew")


def test_a_card_is_drawn_by_its_word() -> None:
    dealer = scribe("yew")
    assert dealer.draw([0, 2, 2], TREES, to=(1,)) == 2
    assert dealer.tape.chance_seen_by(1) == ["yew"] and dealer.tape.chance_seen_by(0) == ["?"]
    assert Dealer(Scripted(["ash"])).draw([0, 2], TREES) == 0


def test_who_keeps_nothing_draws_the_same_card() -> None:
    for seed in range(20):
        plain, kept = (kind(Sampled(random.Random(seed))) for kind in (Dealer, Scribe))
        assert plain.draw([0, 1, 1, 2], TREES) == kept.draw([0, 1, 1, 2], TREES)
        assert kept.keeps and not plain.keeps


@pytest.mark.parametrize(("viewer", "heard"), [(0, SECRET), (1, SHADOW), (None, SHADOW)])
def test_others_are_told_the_shadow(viewer: int | None, heard: Msg) -> None:
    dealer = scribe()
    dealer.tell(SECRET, to=(0,), others=SHADOW)
    assert dealer.tape.events_seen_by(viewer) == [heard]


def test_without_a_shadow_others_are_told_nothing() -> None:
    dealer = scribe()
    dealer.tell(SECRET, to=(0,))
    dealer.tell(SHADOW)
    assert dealer.tape.events_seen_by(1) == [SHADOW] and dealer.tape.events_seen_by(0) == [
        SECRET,
        SHADOW,
    ]


@pytest.mark.parametrize(
    ("viewer", "read"), [(0, ("vote", "yes")), (1, ("vote", "?")), (None, ("vote", "?"))]
)
def test_a_veiled_action_reads_as_its_shadow(viewer: int | None, read: tuple[str, ...]) -> None:
    dealer = scribe()
    dealer.veil(("vote", "?"), to=(0,))
    assert dealer.tape.action_seen_by(viewer, ("vote", "yes")) == read


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_action_without_veil_reads_as_it_was_played(viewer: int | None) -> None:
    assert scribe().tape.action_seen_by(viewer, ("rest",)) == ("rest",)


def test_unsealing_lifts_the_veil_of_this_action_and_counts_those_before() -> None:
    dealer = scribe()
    dealer.veil(("vote", "?"), to=(0,))
    dealer.unseal(3)
    assert (
        dealer.tape.action_seen_by(None, ("vote", "no")) == ("vote", "no")
        and dealer.tape.unsealed == 3
    )


def test_each_scribe_has_a_tape_of_its_own() -> None:
    first, second = scribe("a"), scribe("b")
    first.pick("a")
    assert second.tape.chance() == [] and first.tape.chance() == ["a"]


def test_the_plain_dealer_draws_the_same_and_keeps_nothing() -> None:
    dealer: Any = Dealer(Scripted(["b", "a"]))
    assert [dealer.pick("ab", to=(0,)), dealer.pick("ab")] == ["b", "a"]
    dealer.tell(SECRET, to=(0,), others=SHADOW)
    dealer.veil(("?",), to=(0,))
    dealer.unseal(1)
    assert not hasattr(dealer, "tape")
