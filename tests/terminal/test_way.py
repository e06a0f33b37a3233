"""Narrowing down, click by click."""

from __future__ import annotations

from nemeton.engine import Choice, Msg, Node, Scene
from nemeton.terminal.columns import columns
from nemeton.terminal.drawing import Cell, Drawing
from nemeton.terminal.painting import Glow, Painter
from nemeton.terminal.palette import NIGHT
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


def test_what_is_worth_most_comes_first() -> None:
    """In a short list and in a long one; the rest keeps its order."""
    marks = {"b": "shield worth-1000k", "c": "worth-400k"}
    nodes = tuple(
        Node("region", name, SAY, text=name.upper(), mark=marks.get(name, ""))
        for name in "abcdefgh"
    )
    short = Scene(1, 1, nodes, SAY, scene("a", "b", "c", "d").choices)
    assert [entry.mark for entry in Way(short).entries()] == ["B", "C", "A", "D"]
    long = Scene(1, 1, nodes, SAY, scene(*PAIRS).choices)
    assert [entry.click for entry in Way(long).entries()] == ["b", "c", "a"]


def test_a_path_is_known_once_a_click_would_mean_one_choice() -> None:
    choices = tuple(
        Choice((f"go {a}{b}",), (a, b), SAY, path=(a, "h", b)) for a, b in ("ad", "ae", "bd")
    )
    way = Way(Scene(1, 1, NODES, SAY, choices))
    assert way.paths() == {"b": ("b", "h", "d")}
    assert way.click("a").paths() == {"d": ("a", "h", "d"), "e": ("a", "h", "e")}


def test_the_path_to_the_cursor_stands_out() -> None:
    drawing, nodes = (
        Drawing([[Cell(name, name) for name in "abh"]]),
        {node.id: node for node in NODES},
    )
    quiet = Painter(nodes, Glow(("b",), cursor="a", paths={"b": ("a", "h", "b")}), NIGHT).paint(
        drawing
    )[0]
    shown = Painter(nodes, Glow(("b",), cursor="b", paths={"b": ("a", "h", "b")}), NIGHT).paint(
        drawing
    )[0]
    assert [span.style for span in quiet.spans][2] != [span.style for span in shown.spans][2]


def test_a_single_choice_waits_for_its_click() -> None:
    assert Way(scene("a")).found() is None


def test_columns_read_downwards_within_the_width() -> None:
    assert columns(["one", "two", "three", "four", "five"], 24) == [
        "one     three   five",
        "two     four",
    ]
    for width in range(5, 60):
        lines = columns(["one", "two", "three", "four", "five"], width)
        assert max(map(len, lines)) <= max(width, 5)
        assert sorted(" ".join(lines).split()) == sorted(["one", "two", "three", "four", "five"])
    assert columns([], 80) == []
