"""Narrowing down, click by click."""

from __future__ import annotations

from nemeton.engine import Choice, Msg, Node, Scene
from nemeton.terminal.columns import columns
from nemeton.terminal.way import FEW, Way

SAY = Msg("seat", {"n": 0})
NODES = tuple(Node("place", name, SAY, text=name.upper()) for name in "abcdefgh")


def scene(*clicks: str) -> Scene:
    choices = tuple(Choice((f"go{n}",), tuple(path), SAY) for n, path in enumerate(clicks))
    return Scene(1, 1, NODES, SAY, choices)


PAIRS = [first + second for first in "abc" for second in "defgh"]


def test_a_short_list_is_given_whole() -> None:
    entries = Way(scene("ad", "ae", "b", "")).entries()
    assert [entry.choice is not None for entry in entries] == [True] * 4
    assert [entry.mark for entry in entries] == ["", "", "B", ""]


def test_a_long_one_begins_with_what_can_be_clicked_first() -> None:
    way = Way(scene(*PAIRS, ""))
    assert len(PAIRS) > FEW
    assert [entry.click for entry in way.entries()] == ["", "a", "b", "c"]
    assert way.entries()[0].choice is not None  # needs no click at all


def test_the_last_click_finds_the_choice() -> None:
    way = Way(scene(*PAIRS)).click("b")
    assert way.found() is None and way.targets() == list("defgh")
    found = way.click("e").found()
    assert found is not None and found.clicks == ("b", "e")
    assert way.back().clicks == ()


def test_what_leads_to_one_choice_only_is_that_choice() -> None:
    entries = Way(scene(*PAIRS, "hd")).entries()
    assert entries[-1].choice is not None and entries[-1].mark == "H"


def test_choices_with_the_same_clicks_stay_apart() -> None:
    way = Way(scene("a", "a", "b")).click("a")
    assert way.found() is None and len(way.entries()) == 2 and way.targets() == []


def test_a_single_choice_waits_for_its_click() -> None:
    assert Way(scene("a")).found() is None


def test_columns_read_downwards_within_the_width() -> None:
    assert columns(["one", "two", "three", "four", "five"], 24) == ["one     three   five", "two     four"]
    for width in range(5, 60):
        lines = columns(["one", "two", "three", "four", "five"], width)
        assert max(map(len, lines)) <= max(width, 5)
        assert sorted(" ".join(lines).split()) == sorted(["one", "two", "three", "four", "five"])
    assert columns([], 80) == []
