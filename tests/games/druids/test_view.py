"""The documented view of Druids: its keys, and what each viewer may not see there, in the log and
in the record.
Keys are a contract with programs outside."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import chain
from random import Random
from typing import Any

import pytest

from games.druids.oracle import KINDS
from games.druids.table import (
    COMBINATIONS,
    EMPTY_HANDS,
    HANDS,
    PLACES,
    WORLD_WORDS,
    choosing,
    climb,
    gather,
    new,
    on_slot,
    play,
    reach,
    three,
    two,
    world,
)
from games.walking import ended, walk
from nemeton import BadSetup, Match

HOUSE = {"game", "seats", "options", "you", "actors", "phase", "over", "result"}
GAME = {
    *(
        "slots",
        "hands",
        "reserve_counts",
        "scores",
        "gem_stock",
        "discards",
        "places_left",
        "rituals",
    ),
    *("column_base", "amulets", "last_ritual"),
}
ONCE_OVER = {"discarded", "reserves"}
PHASES = {"pick", "ritual_or_play", "play", "discard", "draw", "over"}

every_combination = pytest.mark.parametrize(("seats", "first_servants", "amulets"), COMBINATIONS)
every_viewer = pytest.mark.parametrize("viewer", [None, 0, 1])
others = pytest.mark.parametrize("viewer", [None, 1, 2])


def over() -> Match:
    """Seat 0 has passed the top of the column while seat 1 was below it."""
    return climb(ours="jet-9@3 jet-8@3 jet-7@3 jet-6@3 jet-1@3 amber-1@3")


# Keys


@every_combination
def test_view_is_plain_json_with_these_keys_from_start_to_end(
    seats: int, first_servants: str, amulets: str
) -> None:
    for match in walk(new(seats, first_servants, amulets), Random(5)):
        viewer = [None, *range(seats)][len(match.moves) % (seats + 1)]
        view = match.view(viewer)
        assert set(view) == HOUSE | GAME | (ONCE_OVER if view["over"] else set())
        assert json.loads(json.dumps(view)) == view and view["phase"] in PHASES


@every_viewer
def test_view_of_the_table_before_the_first_action(viewer: int | None) -> None:
    view = two(first=1).view(viewer)
    assert view["slots"] == [{"place": kind, "gems": [], "servants": []} for kind in KINDS]
    assert (view["you"], view["actors"], view["seats"], view["game"]) == (viewer, [1], 2, "druids")
    assert (view["phase"], view["over"], view["result"]) == ("ritual_or_play", False, None)
    assert view["options"] == {"first_servants": "random", "amulets": "one", "first": "lot"}
    assert (view["gem_stock"], view["discards"], view["places_left"], view["amulets"]) == (
        46,
        0,
        6,
        [],
    )
    assert (view["reserve_counts"], view["scores"], view["rituals"]) == ([3, 3], [0, 0], 0)


@pytest.mark.parametrize("viewer", [-1, 2, "0", True, 0.0])
def test_viewers_who_do_not_exist_see_nothing(viewer: Any) -> None:
    with pytest.raises(BadSetup):
        two().view(viewer)


@every_viewer
def test_changing_a_view_changes_nothing_in_the_game(viewer: int | None) -> None:
    match = play(gather(two(), "jet-1@3 jet-2@3 0s1@3", 0), "ritual@3:ruby")
    before = match.view(viewer)
    spoil(match.view(viewer))
    assert match.view(viewer) == before


def spoil(thing: Any) -> None:
    """Empty every list and dictionary inside."""
    for part in thing.values() if isinstance(thing, dict) else thing:
        if isinstance(part, dict | list):
            spoil(part)
    thing.clear()


# What backs do not show [1.4]


@pytest.mark.parametrize(("viewer", "seen"), [(None, ()), (0, (0,)), (1, (1,)), (2, (2,))])
def test_hands_are_null_for_all_but_their_owner(viewer: int | None, seen: tuple[int, ...]) -> None:
    hands = three().view(viewer)["hands"]
    shown = [
        seat
        for seat, hand in enumerate(hands)
        if hand["gems"] is not None and hand["servants"] is not None
    ]
    hidden = [seat for seat, hand in enumerate(hands) if hand["gems"] is hand["servants"] is None]
    assert shown == list(seen) and len(shown + hidden) == 3
    assert [(hand["gem_count"], hand["servant_count"]) for hand in hands] == [(4, 3)] * 3


def test_own_hand_is_seen() -> None:
    seen = three().view(1)["hands"][1]
    assert sorted(seen["gems"]) == ["amber-3", "amber-4", "jet-3", "jet-4"] and sorted(
        seen["servants"]
    ) == [1, 2, 3]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_laid_cards_are_null_for_all_but_their_owner(viewer: int | None) -> None:
    slot = on_slot(three("jet-1@3 s1@3 . jet-3@3 s2@3"), 3, viewer)
    assert slot["gems"] == [
        {"by": 0, "gem": "jet-1" if viewer == 0 else None},
        {"by": 1, "gem": "jet-3" if viewer == 1 else None},
    ]
    assert slot["servants"] == [
        {"by": 0, "value": 1 if viewer == 0 else None},
        {"by": 1, "value": 2 if viewer == 1 else None},
    ]


@every_viewer
def test_picks_are_secret_but_counted(viewer: int | None) -> None:
    view = play(choosing(), "p6 p2").view(viewer)
    assert view["hands"][0]["servants"] in ([[2, 6], [6, 2]] if viewer == 0 else [None])
    assert (view["hands"][0]["servant_count"], view["reserve_counts"]) == (2, [4, 6])


# Two worlds that others can't tell apart

WORLDS = {
    "laid, discarded, drawn": lambda: (world(0), world(1)),
    "dealt": lambda: (world(0, ""), world(1, "")),
    "picked": lambda: (play(choosing(3), "p1 p2 p3"), play(choosing(3), "p4 p6 p5")),
}
in_two_worlds = pytest.mark.parametrize("worlds", WORLDS.values(), ids=WORLDS)
Worlds = Callable[[], tuple[Match, Match]]


@others
@in_two_worlds
def test_others_see_the_same_in_both_worlds(worlds: Worlds, viewer: int | None) -> None:
    one, two = worlds()
    assert one.view(viewer) == two.view(viewer)


@others
@in_two_worlds
def test_others_read_the_same_record_in_both_worlds(worlds: Worlds, viewer: int | None) -> None:
    one, two = worlds()
    assert one.record_for(viewer) == two.record_for(viewer)


@others
@in_two_worlds
def test_others_are_told_the_same_in_both_worlds(worlds: Worlds, viewer: int | None) -> None:
    one, two = worlds()
    assert one.log(viewer) == two.log(viewer)
    assert [str(event) for event in one.log(viewer)] == [str(event) for event in two.log(viewer)]


@others
@in_two_worlds
def test_others_see_the_same_scene_in_both_worlds(worlds: Worlds, viewer: int | None) -> None:
    one, two = worlds()
    assert one.scene(viewer) == two.scene(viewer)


@in_two_worlds
def test_seat_sees_and_reads_its_own_cards(worlds: Worlds) -> None:
    one, two = worlds()
    assert one.view(0) != two.view(0) and one.record_for(0) != two.record_for(0)


@pytest.mark.parametrize("count", range(1, 7))
def test_seat_is_told_of_each_card_of_its_own(count: int) -> None:
    """What seat 0 is told of its action differs in the two worlds, and a spectator is told that it
    acted."""
    worlds = [world(number, " ".join(WORLD_WORDS[number].split()[:count])) for number in (0, 1)]
    told = [match.moves[-1].tape.events_seen_by(0) for match in worlds]
    assert told[0] != told[1] and worlds[0].moves[-1].tape.events_seen_by(None) != []


# The record


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_dealt_cards_are_read_by_their_seat_alone(viewer: int | None) -> None:
    hands = [hand.split() if seat == viewer else ["?"] * 7 for seat, hand in enumerate(HANDS[:3])]
    assert three(first=2).record_for(viewer)["setup"] == [*PLACES.split(), *chain(*hands), "2"]


def moves(match: Match, viewer: int | None) -> list[str]:
    """`draw gem : ?`: what was played and what chance said, as the viewer reads it."""
    return [
        " : ".join(filter(None, (" ".join(m["action"]), " ".join(m["chance"]))))
        for m in match.record_for(viewer)["moves"]
    ]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_others_read_question_marks(viewer: int | None) -> None:
    assert moves(world(0), viewer) == [
        "gem ? 3",
        "servant ? 3",
        "discard ?",
        "draw gem : ?",
        "draw servant : ?",
        "draw gem : ?",
    ]


def test_seat_reads_its_own_moves() -> None:
    assert moves(world(0), 0) == [
        "gem jet-1 3",
        "servant 1 3",
        "discard amber-1",
        "draw gem : ruby-1",
        "draw servant : 4",
        "draw gem : ruby-2",
    ]


@pytest.mark.parametrize(
    ("viewer", "read"), [(0, ["pick 6", "pick 2"]), (1, ["pick ?"] * 2), (None, ["pick ?"] * 2)]
)
def test_picks_are_read_by_their_seat_alone(viewer: int | None, read: list[str]) -> None:
    assert moves(play(choosing(), "p6 p2"), viewer) == read


@every_viewer
def test_keep_and_rituals_are_read_by_everyone(viewer: int | None) -> None:
    read = moves(play(gather(two(), "jet-1@3 jet-2@3 0s1@3", 0), "ritual@3:ruby"), viewer)
    assert read[-1] == "ritual 3 : ruby" and "keep" in read


@every_viewer
def test_stop_and_pass_are_read_by_everyone(viewer: int | None) -> None:
    assert moves(two("jet-1@3 s1@3 keep stop"), viewer)[-1] == "stop"
    match = gather(two(), EMPTY_HANDS.replace("amber-1@6", "amber-1@3"), 0)
    play(match, "ritual@3:ruby keep +amber-1 keep +s1 +s2 +s3 +s4 amber-1@1 keep s1@3 keep pass")
    assert moves(match, viewer)[-1] == "pass" and match.view(viewer)["phase"] == "discard"
    assert len(match.moves[-1].tape.events_seen_by(viewer)) == 1


@pytest.mark.parametrize("viewer", [None, 1])
def test_cards_shown_by_a_ritual_stay_sealed_where_they_were_laid(viewer: int | None) -> None:
    """The record says so until the end: `gem ? SLOT`; who laid what is in `last_ritual`."""
    match = play(gather(two(), "jet-1@3 jet-2@3 0s1@3", 1), "ritual@3:ruby")
    assert "gem ? 3" in moves(match, viewer) and "gem jet-1 3" not in moves(match, viewer)


# The ritual shows, and hides again what goes back [4.3] [4.8]


def test_ritual_is_told_to_everyone_in_the_same_words() -> None:
    match = play(gather(three(), "jet-1@3 amber-1@3 jet-2@3 0s1@3 1s1@3", 2), "ritual@3:ruby")
    told = [match.moves[-1].tape.events_seen_by(viewer) for viewer in (None, 0, 1, 2)]
    assert told[0] == told[1] == told[2] == told[3] != []
    assert len({json.dumps(match.view(viewer)["last_ritual"]) for viewer in (None, 0, 1, 2)}) == 1


LAY_TWO = "amber-1@1 amber-2@1"


def test_servant_drawn_again_is_as_secret_as_any() -> None:
    """Which of its servants the seat draws after a ritual, others can't tell [4.8]."""
    drawn = [
        play(gather(two(), "jet-1@3 jet-2@3 0s1@3", 0), f"ritual@3:ruby {LAY_TWO} keep +s{n}")
        for n in "146"
    ]
    for viewer in (None, 1):
        assert drawn[0].view(viewer) == drawn[1].view(viewer) == drawn[2].view(viewer)
        assert drawn[0].log(viewer) == drawn[1].log(viewer) == drawn[2].log(viewer)


def without_place(match: Match) -> bool:
    """A ritual has just been held that gave nobody anything, and chance was not asked for a place."""
    view = match.view(None)
    nothing = view["last_ritual"] is not None and not any(
        take["amulets"] for take in view["last_ritual"]["takes"]
    )
    return nothing and 7 <= view["rituals"] <= 10 and match.moves[-1].action[0] == "ritual"


def test_ritual_has_shown_cards_and_is_not_taken_back_alone() -> None:
    """All its cards are hidden again, in reserves and among the discards; but they were seen [4.3]
    [4.8]."""
    match = reach(without_place, new())
    assert match.moves[-1].tape.chance() == []
    reason = match.why_no_undo(match.moves[-1].seat)
    assert reason is not None and reason.key == "undo-revealed"


@pytest.mark.parametrize(
    "words",
    ["jet-1@3", "s1@3", "jet-1@3 s1@3 -amber-1", "jet-1@3 s1@3 keep", "jet-1@3 s1@3 keep stop"],
)
def test_card_laid_or_discarded_face_down_may_be_taken_back(words: str) -> None:
    assert two(words).why_no_undo(0) is None


def test_discards_are_only_counted_before_the_end() -> None:
    view = two("jet-1@3 s1@3 -amber-1").view(0)
    assert view["discards"] == 1 and ONCE_OVER.isdisjoint(view)


# Once over


@every_viewer
def test_everything_is_shown_once_over(viewer: int | None) -> None:
    match = over()
    view = match.view(viewer)
    assert view == {**match.view(None), "you": viewer}
    assert None not in [laid["gem"] for slot in view["slots"] for laid in slot["gems"]]
    assert all(len(hand["gems"]) == hand["gem_count"] for hand in view["hands"])
    assert all(len(hand["servants"]) == hand["servant_count"] for hand in view["hands"])
    assert (
        view["discarded"] == ["amber-1"]
        and [len(values) for values in view["reserves"]] == view["reserve_counts"]
    )


@every_viewer
def test_result_is_in_the_view_once_over(viewer: int | None) -> None:
    match = over()
    view = match.view(viewer)
    assert (view["phase"], view["over"], view["actors"]) == ("over", True, [])
    assert view["result"] == ended(match).plain() and view["result"]["scores"] == view["scores"]


@every_viewer
def test_record_is_complete_for_everyone_once_over(viewer: int | None) -> None:
    match = over()
    assert match.record_for(viewer) == match.record() and "?" not in json.dumps(match.record())
