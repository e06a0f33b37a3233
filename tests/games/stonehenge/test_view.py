"""The documented view of Stonehenge: its keys, and what each viewer may not see.
Keys are a contract with programs outside."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from games.stonehenge.table import COMBINATIONS, ENDS_FACE_DOWN, VIEWERS, after, new, play
from games.walking import ended, walk
from nemeton import BadSetup

HOUSE = {"game", "seats", "options", "you", "actors", "phase", "over", "result"}
GAME = {"spaces", "hands", "hand_counts", "lines", "last", "megaliths"}

every_combination = pytest.mark.parametrize(("pawns", "claims"), COMBINATIONS)
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)


def face_down(view: dict[str, Any]) -> str:
    """The spaces whose pawn has no value for the viewer."""
    return "".join(
        space for space, pawn in view["spaces"].items() if pawn and pawn["value"] is None
    )


@every_combination
@every_viewer
def test_view_has_these_keys_from_start_to_end(pawns: str, claims: str, viewer: int | None) -> None:
    for match in walk(new(pawns, claims), Random(5)):
        assert set(match.view(viewer)) == HOUSE | GAME


@every_combination
@every_viewer
def test_view_is_plain_json(pawns: str, claims: str, viewer: int | None) -> None:
    for match in walk(new(pawns, claims), Random(6)):
        assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)


@every_viewer
def test_view_of_the_empty_table(viewer: int | None) -> None:
    view = new().view(viewer)
    assert view["spaces"] == dict.fromkeys("ABCDEFGHIJKLMNOPQR")
    assert set(view["lines"].values()) == set(view["last"].values()) == {None}
    assert (view["you"], view["actors"], view["seats"]) == (viewer, [0], 2)
    assert (view["phase"], view["over"], view["result"]) == ("place", False, None)


@every_viewer
def test_open_pawns_hide_nothing(viewer: int | None) -> None:
    view = after("3A 4C 6E").view(viewer)
    assert face_down(view) == "" and None not in view["hands"]


@pytest.mark.parametrize(("viewer", "spaces"), [(0, "C"), (1, "AE"), (None, "ACE")])
@pytest.mark.parametrize("claims", ["automatic", "called"])
def test_hidden_pawns_are_null_for_all_but_their_owner(
    viewer: int | None, spaces: str, claims: str
) -> None:
    match = after("3A 4C 6E" if claims == "automatic" else "3A end 4C end 6E", "hidden", claims)
    assert face_down(match.view(viewer)) == spaces


@every_viewer
def test_hidden_hands_are_null_for_all_but_their_owner(viewer: int | None) -> None:
    view = after("3A 4C 6E", "hidden").view(viewer)
    hands = [[1, 1, 2, 2, 3, 4, 5], [1, 1, 2, 2, 3, 3, 5, 6]]
    assert view["hands"] == [hand if seat == viewer else None for seat, hand in enumerate(hands)]
    assert view["hand_counts"] == [7, 8]


@pytest.mark.parametrize("pawns", ["open", "hidden"])
def test_last_is_the_seat_that_placed_last_on_each_line(pawns: str) -> None:
    last = after("1D 2C 3H", pawns).view(None)["last"]
    assert {line: seat for line, seat in last.items() if seat is not None} == {
        "CDE": 1,
        "FGHI": 0,
        "ACFJ": 1,
        "BDGKO": 0,
        "EHLP": 0,
        "ADHMR": 0,
        "CGLQ": 1,
    }


def test_phase_tells_what_is_asked() -> None:
    match = new(claims="called")
    phases = [play(match, word).view(None)["phase"] for word in ("", "6A", "AB", "end", "1C")]
    assert phases == ["place", "end", "end", "place", "end"]


@every_viewer
def test_everything_is_shown_once_over(viewer: int | None) -> None:
    before, match = (
        after(ENDS_FACE_DOWN.removesuffix(" 6C"), "hidden"),
        after(ENDS_FACE_DOWN, "hidden"),
    )
    view = match.view(viewer)
    assert face_down(before.view(None)) != "" == face_down(view)
    assert view["hands"] == [[5], [2]]


@every_combination
@every_viewer
def test_view_after_the_end_is_the_same_for_all(
    pawns: str, claims: str, viewer: int | None
) -> None:
    *_, match = walk(new(pawns, claims), Random(7))
    view = match.view(viewer)
    assert view == {**match.view(None), "you": viewer}
    assert (view["phase"], view["over"], view["actors"]) == ("over", True, [])
    assert view["result"] == ended(match).plain()


@every_viewer
def test_changing_a_view_changes_nothing_in_the_game(viewer: int | None) -> None:
    match = after("6A 4C")
    view, state = match.view(viewer), match.state.digest()
    view["spaces"]["A"]["value"] = view["lines"]["AB"] = view["megaliths"][0] = 9
    view["hands"][0].clear()
    view["options"]["pawns"] = "hidden"
    assert match.state.digest() == state and match.options["pawns"] == "open"


@pytest.mark.parametrize("viewer", [-1, 2, "0", True, 0.0])
def test_viewers_who_do_not_exist_see_nothing(viewer: Any) -> None:
    with pytest.raises(BadSetup):
        new("hidden").view(viewer)
