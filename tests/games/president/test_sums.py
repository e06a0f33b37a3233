"""Sums are picked one département at a time and never come to a dead end, whatever is vacant or
held.
Hypothesis looks for a set that does; what is due is compared with every subset there is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.president.oracle import CODES, GAINS, LOSSES, VALUES
from games.president.table import (
    SHIELDS,
    due,
    held,
    new,
    phase,
    play,
    position,
    protected,
    starred,
    vacant,
    votes,
)
from nemeton import Match

FREE = [code for code in CODES if code not in (*SHIELDS[0], *SHIELDS[1])]
seeds = st.integers(0, 10**6)


def every_sum(codes: Iterable[str]) -> set[int]:
    """What each subset is worth, one by one."""
    made = [0]
    for code in codes:
        made += [total + VALUES[code] for total in made]
    return {*made}


def owed(codes: Sequence[str], amount: int) -> int:
    """This, the next higher sum that a set makes, or all there is."""
    return min(
        (total for total in every_sum(codes) if total >= amount),
        default=sum(VALUES[code] for code in codes),
    )


def picked(match: Match, chance: Random) -> list[str]:
    """The open sum is picked at random to its end; only what lies in it, each once, and always
    something."""
    codes: list[str] = []
    sum_due = due(match)
    assert sum_due is not None
    seat, kind, left = sum_due
    while phase(match) == "pick" and (now := due(match)) is not None and now[1] == kind:
        assert now == (seat, kind, left) and match.legal(seat)
        verb, code = chance.choice(match.legal(seat))
        match.play(seat, (verb, code))
        codes, left = [*codes, code], left - VALUES[code]
    assert left == 0 or match.view(None)["over"]
    return codes


def deal(mine: Sequence[str], theirs: Sequence[str]) -> Match:
    return new(deal=[" ".join(mine), " ".join(theirs)])


@given(st.permutations(CODES), st.sampled_from(sorted(LOSSES)), seeds)
@settings(max_examples=25)
def test_every_loss_can_be_paid_to_the_end(codes: Sequence[str], amount: int, seed: int) -> None:
    """[3.6] [3.7]"""
    match = play(
        deal(codes[:12], codes[12:24]),
        f"roll : {starred(codes[24])} / take {codes[24]} : -{amount}",
    )
    before, expected = votes(match)[0], owed([*codes[:12], codes[24]], amount)
    assert due(match) == (0, "loss", expected)
    lost = picked(match, Random(seed))
    assert {*lost} <= {*codes[:12], codes[24]} and votes(match)[0] == before - expected


@given(
    st.permutations([code for code in CODES if code not in ("26", "62")]),
    st.sampled_from(["26", "62"]),
    seeds,
)
@settings(max_examples=25)
def test_every_seizure_can_be_made_to_the_end(codes: Sequence[str], code: str, seed: int) -> None:
    """[4.10] [4.11]"""
    match = play(deal(codes[:12], ["26", "62", *codes[12:22]]), "roll : 2 6")
    assume(("challenge", code) in match.legal(0))
    play(match, f"challenge {code} : quiz / answer wrong")
    before, expected = votes(match)[1], owed(codes[:12], VALUES[code])
    assert due(match) == (1, "seize", expected) and protected(match) == {code}
    assert {*picked(match, Random(seed))} <= {*codes[:12]} and votes(match)[1] == before + expected


@given(
    st.lists(st.sampled_from(FREE), min_size=2, max_size=8, unique=True),
    st.sampled_from(sorted(GAINS)),
    seeds,
)
@settings(max_examples=8)
def test_every_gain_can_be_taken_to_the_end(left: list[str], amount: int, seed: int) -> None:
    """Few are vacant: exactly, the next higher sum, or all [3.2] to [3.5]."""
    rest = [code for code in FREE if code not in left]
    match = position(*(" ".join(rest[seat::4]) for seat in range(4)), shielded=True)
    play(match, f"roll : {starred(left[0])} / take {left[0]} : +{amount}")
    before, expected = {*held(match, 0)}, owed(left[1:], amount)
    assert {*vacant(match)} == {*left[1:]} and due(match) == (0, "gain", expected)
    taken = picked(match, Random(seed))
    assert sum(VALUES[code] for code in taken) == expected and not {*taken} & before
