"""Chance from a seed, a script or a sampler: the documented formula, fairness, and what can't come
up.
Every count is of a fixed seed: nothing here fails by bad luck."""

from __future__ import annotations

import random
from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from nemeton import speech
from nemeton.engine import (
    Chance,
    ImpossibleChance,
    Sampled,
    Scripted,
    Seeded,
    below,
    commitment,
    shuffled,
)

FACES = ("1", "2", "3", "4", "5", "6")
SOURCES: list[Chance] = [Seeded("fair", 3), Sampled(random.Random(3))]
both_sources = pytest.mark.parametrize("chance", SOURCES, ids=lambda chance: type(chance).__name__)


def picks(chance: Chance, count: int) -> list[str]:
    return [chance.pick(FACES) for _ in range(count)]


def test_pick_k_of_a_stream_is_the_documented_hash() -> None:
    numbers = [int(sha256(f"any text/7/{k}".encode()).hexdigest(), 16) for k in range(50)]
    assert picks(Seeded("any text", 7), 50) == [FACES[number % 6] for number in numbers]


def test_the_number_of_options_may_change_from_pick_to_pick() -> None:
    chance = Seeded("s", 0)
    words = [chance.pick(FACES[:size]) for size in (6, 2, 5)]
    numbers = [int(sha256(f"s/0/{k}".encode()).hexdigest(), 16) for k in range(3)]
    assert words == [FACES[numbers[0] % 6], FACES[numbers[1] % 2], FACES[numbers[2] % 5]]


def test_the_same_seed_and_stream_give_the_same_picks() -> None:
    assert picks(Seeded("oak", 1), 100) == picks(Seeded("oak", 1), 100)


@pytest.mark.parametrize("other", [("oak", 2), ("ash", 1), ("oak/1", 1)], ids=str)
def test_another_seed_or_stream_gives_other_picks(other: tuple[str, int]) -> None:
    assert picks(Seeded("oak", 1), 100) != picks(Seeded(*other), 100)


@both_sources
def test_all_options_are_about_equally_likely(chance: Chance) -> None:
    counts = Counter(picks(chance, 6000))
    assert set(counts) == set(FACES) and all(900 < count < 1100 for count in counts.values())


@both_sources
def test_shuffled_gives_every_order_about_equally_often(chance: Chance) -> None:
    counts = Counter(tuple(shuffled("abcd", chance)) for _ in range(4800))
    assert set(counts) == set(permutations("abcd")) and all(
        140 < count < 260 for count in counts.values()
    )


def test_shuffled_keeps_its_items_and_leaves_the_original_alone() -> None:
    cards = [3, 1, 1, 2, 5, 8, 8]
    mixed = shuffled(cards, Sampled(random.Random(1)))
    assert sorted(mixed) == sorted(cards) and cards == [3, 1, 1, 2, 5, 8, 8] and mixed != cards


@pytest.mark.parametrize("few", [[], [1]])
def test_nothing_and_one_thing_can_be_shuffled(few: list[int]) -> None:
    assert shuffled(few, Scripted([])) == few


def test_a_script_is_followed_and_then_the_next_source_goes_on() -> None:
    """Where it would have been: a die that was given takes the place of one of the seed's own."""
    seeded = picks(Seeded("oak", 1), 5)
    assert picks(Scripted(["6", "6", "1"], then=Seeded("oak", 1)), 5) == [
        "6",
        "6",
        "1",
        *seeded[3:],
    ]


def test_a_script_knows_what_is_left_of_it() -> None:
    script = Scripted(iter(["2", "3", "4"]))
    assert script.pick(FACES) == "2" and script.left == ["3", "4"]


def test_a_script_without_a_next_source_ends_with_a_sentence() -> None:
    with pytest.raises(ImpossibleChance) as refused:
        Scripted([]).pick(FACES)
    assert refused.value.reason.key == "chance-missing" and "1 2 3 4 5 6" in str(refused.value)


@pytest.mark.parametrize("code", speech.LANGUAGES)
def test_an_impossible_word_is_refused_by_name_and_stays_unused(code: str) -> None:
    script = Scripted(["7", "1"], then=Seeded("oak", 1))
    with pytest.raises(ImpossibleChance) as refused:
        script.pick(FACES)
    sentence = speech.error(refused.value, code)
    assert "7" in sentence and "1 2 3 4 5 6" in sentence and script.left == ["7", "1"]


@pytest.mark.parametrize(
    ("options", "named"),
    [("abcdefghijkl", "a b c d e f g h i j k l."), ("abcdefghijklm", "k l ….")],
)
def test_a_refusal_names_only_the_first_of_many_options(options: str, named: str) -> None:
    with pytest.raises(ImpossibleChance) as refused:
        Scripted(["?"]).pick(options)
    assert str(refused.value).endswith(named)


def test_the_commitment_is_the_documented_hash_of_seed_and_salt() -> None:
    assert commitment("oak", "1f") == sha256(b"oak/1f").hexdigest()
    assert len({commitment("oak", "1f"), commitment("oak", "1e"), commitment("ash", "1f")}) == 3


def test_a_number_below_another_is_the_one_that_a_range_would_give() -> None:
    for one, other in (
        (Sampled(random.Random(1)), Sampled(random.Random(1))),
        (Seeded("s", 0), Seeded("s", 0)),
    ):
        assert [below(n, one) for n in range(1, 40)] == [other.pick(range(n)) for n in range(1, 40)]
