"""Two humans at one terminal in a game with secrets: nothing of one is shown while the other sits
there."""

from __future__ import annotations

import re
from itertools import chain, repeat
from typing import Any

from .seats import played

HOT_SEAT: dict[str, Any] = {"who": ["human", "human"], "options": {"pawns": "hidden"}}
CURTAIN = "it is your turn. Everyone else, look away!"


def scenes(out: str) -> list[str]:
    """What stands between two curtains."""
    return re.split(r"\n[☼☾] \w+, " + re.escape(CURTAIN), out)


def test_a_curtain_falls_before_every_turn() -> None:
    said = played(["", "place 4 C", "", "place 6 D", "", "q"], **HOT_SEAT)
    assert said.out.count(CURTAIN) == 3
    assert "☼ Sun, " + CURTAIN in said.out and "☾ Moon, " + CURTAIN in said.out


def test_no_value_of_the_other_is_shown_between_curtains() -> None:
    before, first, second, third = scenes(
        played(["", "place 4 C", "", "place 6 D", "", "q"], **HOT_SEAT).out
    )
    assert not re.search(r"[☼☾]\d(?!▮)", before)
    assert "☼4" in first and "Sun places 4 on C." in first
    assert not re.search(r"☾\d(?!▮)", first) and "☾▒" in first
    assert not re.search(r"☼\d(?!▮)", second) and "☼▒" in second
    assert "Sun places a pawn face down on C." in second and "Moon places 6 on D." in second
    assert "Moon places 6" not in third and not re.search(r"☾\d(?!▮)", third)


def test_the_whole_game_keeps_its_secrets_until_pawns_are_turned() -> None:
    entries = chain.from_iterable(repeat(["", "1", "1"]))
    said = played(entries, **HOT_SEAT)
    assert said.code == 0 and "is the Master Druid." in said.out
    for number, scene in enumerate(scenes(said.out)[1:-1]):
        mine, other = ("Sun", "Moon") if number % 2 == 0 else ("Moon", "Sun")
        assert f"{mine} places" in scene
        assert not re.search(rf"{other} places \d", scene)


def test_without_secrets_there_is_no_curtain_and_news_come_once() -> None:
    said = played(["place 4 C", "place 6 D", "q"], who=["human", "human"])
    assert CURTAIN not in said.out
    assert said.out.count("Sun places 4 on C.") == 1


def test_alone_with_bots_there_is_no_curtain() -> None:
    assert CURTAIN not in played(["place 4 C", "q"], options={"pawns": "hidden"}).out


def test_leaving_behind_the_curtain_shows_nothing() -> None:
    said = played([], **HOT_SEAT)
    assert said.code == 0 and "The game stops here." in said.out and "A  · · · B" not in said.out


def test_the_other_may_not_take_back_what_it_can_not_see() -> None:
    said = played(["", "place 4 C", "", "u", "q"], **HOT_SEAT)
    assert "Someone else has played since: ask the others." in said.out
