"""Views as the contract promises them: the same keys for every game and viewer, and nothing secret
before the end."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from games.stonehenge import table
from match.embers import VIEWERS, council, deal, finish, play
from nemeton import Match
from nemeton.engine import Dealer, Scripted

KEYS = {"game", "seats", "you", "actors", "phase", "over", "result"}
MATCHES: dict[str, Callable[[], Match]] = {
    "toy": lambda: deal("gift storm", "hush gift", "gift gift"),
    "toy, voting": council,
    "toy, over": lambda: finish(council()),
    "stonehenge": table.new,
    "stonehenge, hidden": lambda: table.after("6A 5C", "hidden"),
    "stonehenge, over": lambda: table.after(table.EIGHTH_OF_NINE),
}
every_match = pytest.mark.parametrize("make", MATCHES.values(), ids=MATCHES)


@every_match
def test_every_view_has_the_promised_keys_in_plain_json(make: Callable[[], Match]) -> None:
    match = make()
    for viewer in (None, *range(match.seats)):
        view = match.view(viewer)
        assert view.keys() >= KEYS and json.loads(json.dumps(view)) == view
        assert (view["game"], view["seats"], view["you"]) == (
            match.game.about.name,
            match.seats,
            viewer,
        )
        assert view["actors"] == list(match.actors) and view["over"] == (match.result is not None)


@every_match
def test_the_result_is_in_the_view_exactly_when_the_game_is_over(make: Callable[[], Match]) -> None:
    match = make()
    view = match.view(None)
    if match.result is None:
        assert view["result"] is None and match.actors and view["phase"] != "over"
    else:
        assert view["phase"] == "over" and view["actors"] == []
        assert view["result"] == match.result.plain() and set(view["result"]) >= {
            "winners",
            "scores",
            "ranks",
        }


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_seen_by_its_seat_alone(viewer: int | None) -> None:
    view = deal("gift storm", "hush gift", "gift gift").view(viewer)
    hands = [["gift", "storm"], ["gift", "hush"], ["gift", "gift"]]
    assert view["hands"] == [hand if seat == viewer else None for seat, hand in enumerate(hands)]
    assert view["hand_counts"] == [2, 2, 2]


def test_everything_is_in_every_view_once_the_game_is_over() -> None:
    match = finish(council())
    views = [match.view(viewer) for viewer in VIEWERS]
    assert None not in views[0]["hands"] and all(
        {**view, "you": None} == views[0] for view in views
    )


def test_a_view_is_a_copy() -> None:
    match = table.new()
    match.view(0)["megaliths"].append(9)
    match.view(0)["spaces"].clear()
    assert match.view(0) == table.new().view(0)


def test_a_seen_state_is_a_copy_even_when_nothing_is_hidden() -> None:
    match = table.new()
    seen = match.seen(0)
    assert seen == match.state and seen is not match.state
    match.game.apply(seen, 0, ("place", "6", "A"), Dealer(Scripted([])))
    assert match.state == table.new().state != seen


def test_result_has_winners_scores_and_ranks() -> None:
    result = table.after(table.EIGHTH_OF_NINE).result
    assert (
        result is not None
        and result.winners == (1,)
        and result.ranks == (2, 1)
        and result.scores[1] == 8
    )


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_neither_a_vote_nor_who_has_voted_is_public(viewer: int | None) -> None:
    views = [play(council(), f"1 vote {vote}").view(viewer) for vote in ("yes", "no")]
    assert views[0] == views[1] == council().view(viewer) and views[0]["actors"] == [1, 2]


def test_who_has_voted_knows_it() -> None:
    match = play(council(), "1 vote yes")
    assert match.view(1)["actors"] == [2] == list(match.actors_seen_by(1)) and match.actors == (2,)
