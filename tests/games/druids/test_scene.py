"""Druids on the table: what is asked is what can be done, and cards that one knows can be read
where many lie."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from games.druids.table import EMPTY_HANDS, gather, new, phase, play, two
from games.walking import walk
from nemeton import Match, speech
from nemeton.games.druids.nodes import ALTAR_WIDE, LAID, spots


def drawings() -> list[Match]:
    """All moments at which somebody draws, of some games."""
    games = (
        walk(new(seats, seed=str(seed)), Random(seed)) for seats in (2, 3, 4) for seed in range(6)
    )
    return [match.clone() for game in games for match in game if phase(match) == "draw"]


def test_one_is_asked_to_draw_from_where_something_is() -> None:
    """[3.8], [3.9] Gems from the stock, servants from one's own reserve, if there are any."""
    asked: dict[tuple[str, ...], set[str]] = {}
    for match in drawings():
        seat = match.actors[0]
        prompt = speech.say(match.scene(seat).prompt, "en")
        asked.setdefault(tuple(action[-1] for action in match.legal(seat)), set()).add(prompt)
    words = ("gem", "servant", "stop")
    assert {way: [word in "".join(said) for word in words] for way, said in asked.items()} == {
        way: [word in way for word in words] for way in asked
    }
    assert asked.keys() >= {("gem", "stop"), ("gem", "servant"), ("gem", "servant", "stop")}


def test_who_may_stop_or_pass_finds_a_button_for_it() -> None:
    """« vous pouvez compléter votre main » [3.9], « vous pouvez annoncer un rituel » [3.6]."""
    match = gather(two(), EMPTY_HANDS.replace("amber-1@6", "amber-1@3"), 0)
    play(match, "ritual@3:ruby keep +amber-1 keep +s1 +s2 +s3 +s4 amber-1@1 keep s1@3 keep")
    for where, word, said in (
        (two("jet-1@3 s1@3 keep"), "stop", "En rester là"),
        (match, "pass", "Passer"),
    ):
        choice = next(choice for choice in where.scene(0).choices if choice.action == (word,))
        assert (choice.clicks, speech.say(choice.text, "fr")) == ((), said)
    assert "passez" in speech.say(match.scene(0).prompt, "fr")


def test_who_must_hold_a_ritual_is_not_told_to_pass() -> None:
    """Quand plus personne n'a de carte, le rituel est obligatoire, arbitrage [3.6]."""
    assert "passez" not in speech.say(gather(two(), EMPTY_HANDS, 0).scene(0).prompt, "fr")


@pytest.mark.parametrize("count", range(1, 13))
def test_cards_lie_inside_their_place(count: int) -> None:
    for known in ((False,) * count, (True,) * count, (True, *[False] * (count - 1))):
        row = spots(known)
        assert row == tuple(sorted(row)) and len(set(row)) == count
        assert max(map(abs, row)) + LAID * 0.35 < ALTAR_WIDE / 2


def test_cards_that_one_knows_show_more_of_themselves() -> None:
    row = spots((False, True, False, False, False, False))
    shown = [after - before for before, after in pairwise(row)]
    assert shown[1] == max(shown) > 1.9 * shown[0]
