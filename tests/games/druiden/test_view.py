"""The documented view of Die Druiden: its keys, and what each viewer may not see there, in the log
and in the record.
Keys are a contract with programs outside."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.druiden.habits import HABITS, walk
from games.druiden.oracle import GHOSTS, STONES
from games.druiden.table import SEATS, elect, ended, hand, new, phase, play, position
from nemeton import BadSetup, Match

HOUSE = {"game", "seats", "options", "you", "actors", "phase", "over", "result"}
GAME = {
    *(
        "turn",
        "stones",
        "druids",
        "ghosts",
        "hands",
        "hand_counts",
        "stock",
        "discards",
        "dice",
        "dice_left",
        "asked",
    ),
    *("votes", "cult", "score_sheet"),
}
PHASES = {
    "enter",
    "roll",
    "move",
    "arrive",
    "give",
    "magic",
    "answer",
    "vote",
    "revote",
    "choose",
    "over",
}
LINES = {"druid", "ghosts", "plants", "potion", "pair", "morrigan", "belladonna", "total"}

every_viewer = pytest.mark.parametrize("viewer", [None, 0, 1])


def over() -> Match:
    return elect(position(hands=("rue wand", "belt harp lug"), druids=("centre", "centre")), "sun")


# Keys


@pytest.mark.parametrize("seats", SEATS)
def test_view_is_plain_json_with_these_keys_from_start_to_end(seats: int) -> None:
    for match in walk(new(seats), Random(5), HABITS[seats + 1]):
        viewer = [None, *range(seats)][len(match.moves) % (seats + 1)]
        view = match.view(viewer)
        assert set(view) == HOUSE | GAME and view["phase"] in PHASES
        assert json.loads(json.dumps(view)) == view


@every_viewer
def test_view_of_the_table_before_the_first_action(viewer: int | None) -> None:
    view = new(first=1).view(viewer)
    assert view["stones"] == {stone: [] for stone in STONES} and view["druids"] == [
        "waiting",
        "waiting",
    ]
    assert view["ghosts"] == {ghost: {"at": "stand", "controller": None} for ghost in GHOSTS}
    assert view["hands"] == [[] if seat == viewer else None for seat in (0, 1)]
    assert (view["turn"], view["phase"], view["you"], view["actors"]) == (1, "enter", viewer, [1])
    assert (view["stock"], view["discards"], view["hand_counts"]) == (45, [], [0, 0])
    assert (view["dice"], view["dice_left"], view["asked"]) == ([], [], None)
    assert [view[key] for key in ("votes", "cult", "score_sheet", "result", "over")] == [
        None,
        None,
        None,
        None,
        False,
    ]


def test_pawns_on_a_stone_are_sorted() -> None:
    ghosts = {"sulis": "0 b2", "arianrhod": "1 b2", "belenos": "1 b8"}
    stones = position(ghosts=ghosts, druids=("b4", "b8")).view(None)["stones"]
    assert (stones["b2"], stones["b8"], stones["b4"]) == (
        ["arianrhod", "sulis"],
        ["belenos", "druid-1"],
        ["druid-0"],
    )


def test_druids_are_waiting_on_a_stone_or_in_the_centre() -> None:
    match = play(new(3), "enter a1 / roll : ring 2 / move 2 druid a3 / enter a5")
    assert match.view(None)["druids"] == ["centre", "a5", "waiting"]


def test_dice_are_those_of_this_turn() -> None:
    match = play(position(druids=("b4", "b8")), "roll : 1 ring")
    assert (match.view(None)["dice"], match.view(None)["dice_left"]) == (["1", "ring"], ["1"])
    play(match, "move 1 druid a4")
    assert (match.view(None)["dice"], match.view(None)["dice_left"]) == ([], [])


def test_two_rings_leave_no_die() -> None:
    view = play(position(druids=("b4", "b8")), "roll : ring ring").view(None)
    assert (view["dice"], view["dice_left"], view["phase"]) == (["ring", "ring"], [], "magic")


PHASED = {
    "enter": lambda: new(),
    "roll": lambda: play(new(), "enter a1"),
    "move": lambda: play(new(), "enter a1 / roll : 1 2"),
    "arrive": lambda: play(new(), "enter a1 / roll : 1 4 / move 4 druid c1"),
    "give": lambda: exchanging("belt"),
    "magic": lambda: play(new(), "enter a1 / roll : ring ring"),
    "answer": lambda: asking(),
    "vote": lambda: position(druids=("centre", "centre")),
    "revote": lambda: play(
        position(druids=("centre", "centre")), "vote druid sun / vote druid moon"
    ),
    "choose": lambda: play(
        position(druids=("centre", "centre")), " / ".join(["vote druid sun", "vote druid moon"] * 2)
    ),
    "over": over,
}


@pytest.mark.parametrize("name", PHASED)
def test_phase_tells_what_is_asked(name: str) -> None:
    assert phase(PHASED[name]()) == name and set(PHASED) == PHASES


@pytest.mark.parametrize("viewer", [-1, 2, "0", True, 0.0])
def test_viewers_who_do_not_exist_see_nothing(viewer: Any) -> None:
    with pytest.raises(BadSetup):
        new().view(viewer)


@every_viewer
@pytest.mark.parametrize("name", ["answer", "revote", "over"])
def test_changing_a_view_changes_nothing_in_the_game(viewer: int | None, name: str) -> None:
    match = PHASED[name]()
    before = match.view(viewer)
    spoil(match.view(viewer))
    assert match.view(viewer) == before


def spoil(thing: Any) -> None:
    """Empty every list and dictionary inside."""
    for part in thing.values() if isinstance(thing, dict) else thing:
        if isinstance(part, dict | list):
            spoil(part)
    thing.clear()


# Two worlds that others can't tell apart [1.7] [6.3] to [6.5]


def holding(theirs: str) -> Match:
    """Seat 0 is about to roll; seat 1 holds one thing or another."""
    return position(3, hands=("rue wand", theirs, "lug"), druids=("b4", "b8", "b2"))


def drawing(cards: str) -> Match:
    return play(position(3, druids=("b4", "b8", "b2")), f"roll : ring ring / magic draw : {cards}")


def at_an_ear(card: str) -> Match:
    return play(position(3, druids=("b4", "b8", "b2")), f"roll : 1 ring / move 1 druid b5 : {card}")


def exchanging(taken: str) -> Match:
    """Seat 0 has taken a card from seat 1, and is to give one back; seat 2 looks on."""
    match = position(3, hands=("rue wand", "belt harp"), druids=("b4", "c4", "b2"))
    return play(match, f"roll : 1 ring / move 1 druid c4 / exchange 1 : {taken}")


def exchanged(given: str) -> Match:
    return play(exchanging("belt"), f"give {given}")


def stealing(taken: str) -> Match:
    match = position(
        3, hands=("", "belt harp rue"), ghosts={"morrigan": "0 b4"}, druids=("c8", "c4", "b2")
    )
    return play(match, f"roll : 1 ring / move 1 morrigan c4 / steal 2 / let : {taken}")


def asking(theirs: str = "belt rue") -> Match:
    """All are asked about a magic draw of seat 0; seats 1 and 2 have not answered."""
    match = position(3, hands=("rue wand", theirs, "belt harp"), druids=("b4", "b8", "b2"))
    return play(match, "roll : ring ring / magic draw")


def banishing(theirs: str) -> Match:
    match = position(3, hands=("", theirs), ghosts={"sulis": "1 b10"}, druids=("c4", "b8", "b2"))
    return play(match, "roll : 1 ring / move 1 druid c5 / banish sulis")


def taking(theirs: str, to: str = "c5") -> Match:
    """Seat 0's druid has come to Morrigan, who obeys seat 1."""
    match = position(
        3, hands=("", theirs), ghosts={"morrigan": f"1 {to}"}, druids=("c4", "b8", "b2")
    )
    return play(
        match,
        f"roll : ring 2 / move 2 druid {to}"
        if to == "c6"
        else f"roll : 1 ring / move 1 druid {to}",
    )


def drawn_after_an_answer(card: str) -> Match:
    """An ear gives its card once the controller of Morrigan has answered."""
    return play(taking("leap_sun wand", to="c6"), f"let : {card}")


World = Callable[[str], Match]
WORLDS: dict[str, tuple[World, str, str, set[int]]] = {  # how, one way, the other way, who knows
    "held": (holding, "belt harp", "ward ban_sun", {1}),
    "drawn by magic": (drawing, "rue belt", "harp lug", {0}),
    "drawn at an ear": (at_an_ear, "rue", "belt", {0}),
    "taken in an exchange": (exchanging, "belt", "harp", {0, 1}),
    "given in an exchange": (exchanged, "rue", "belt", {0, 1}),
    "stolen": (stealing, "belt harp", "rue belt", {0, 1}),
    "asked about magic": (asking, "belt rue", "ward lug", {1}),
    "asked about a banishment": (banishing, "leap_sun ban_sun", "rue wand", {1}),
    "asked about Morrigan": (taking, "leap_sun ban_sun", "rue wand", {1}),
    "drawn after an answer": (drawn_after_an_answer, "rue", "belt", {0}),
    "a sealed answer": (lambda answer: play(asking(), f"1 {answer}"), "belt", "let", {1}),
    "an unused answer": (lambda answer: play(asking(), f"2 {answer} / 1 belt"), "belt", "let", {2}),
    "an unused answer given last": (
        lambda answer: play(asking(), f"1 belt / 2 {answer}"),
        "belt",
        "let",
        {2},
    ),
}
CASES = [
    (name, viewer)
    for name, (*_, known) in WORLDS.items()
    for viewer in (None, 0, 1, 2)
    if viewer not in known
]
by_others = pytest.mark.parametrize(("name", "viewer"), CASES)
in_two_worlds = pytest.mark.parametrize("name", WORLDS)


def worlds(name: str) -> tuple[Match, Match]:
    make, one, two, _ = WORLDS[name]
    return make(one), make(two)


@by_others
def test_others_see_the_same_in_both_worlds(name: str, viewer: int | None) -> None:
    one, two = worlds(name)
    assert one.view(viewer) == two.view(viewer) and one.scene(viewer) == two.scene(viewer)


@by_others
def test_others_read_the_same_record_in_both_worlds(name: str, viewer: int | None) -> None:
    one, two = worlds(name)
    assert one.record_for(viewer) == two.record_for(viewer)


@by_others
def test_others_are_told_the_same_in_both_worlds(name: str, viewer: int | None) -> None:
    one, two = worlds(name)
    assert one.log(viewer) == two.log(viewer)
    assert [str(event) for event in one.log(viewer)] == [str(event) for event in two.log(viewer)]


@by_others
def test_others_are_offered_the_same_in_both_worlds(name: str, viewer: int | None) -> None:
    one, two = worlds(name)
    assert one.actors == two.actors and (viewer is None or one.legal(viewer) == two.legal(viewer))


@in_two_worlds
def test_those_who_know_read_it(name: str) -> None:
    one, two = worlds(name)
    for seat in WORLDS[name][3]:
        assert one.record_for(seat) != two.record_for(seat)


@pytest.mark.parametrize(
    "name", [name for name in WORLDS if "answer" not in name and "given" not in name]
)
def test_those_who_know_hold_other_cards(name: str) -> None:
    one, two = worlds(name)
    assert all(
        one.view(seat) != two.view(seat) and hand(one, seat) != hand(two, seat)
        for seat in WORLDS[name][3]
    )


@pytest.mark.parametrize(
    "name",
    [
        "drawn by magic",
        "drawn at an ear",
        "taken in an exchange",
        "given in an exchange",
        "stolen",
        "a sealed answer",
    ],
)
def test_those_who_know_are_told(name: str) -> None:
    """Everybody hears that something happened; of a sealed answer nobody else does."""
    one, two = worlds(name)
    for seat in WORLDS[name][3]:
        assert one.moves[-1].tape.events_seen_by(seat) != two.moves[-1].tape.events_seen_by(seat)
    assert (one.moves[-1].tape.events_seen_by(None) == []) == (name == "a sealed answer")


# The record


def last(match: Match, viewer: int | None, back: int = 1) -> tuple[str, str]:
    """The last move but so many, as the viewer reads it: what was played, what chance said."""
    move = match.record_for(viewer)["moves"][-back]
    return " ".join(move["action"]), " ".join(move["chance"])


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_drawn_cards_are_read_by_their_seat_alone(viewer: int | None) -> None:
    assert last(drawing("rue belt"), viewer) == ("magic draw", "rue belt" if viewer == 0 else "? ?")
    assert last(at_an_ear("rue"), viewer) == ("move 1 druid b5", "rue" if viewer == 0 else "?")


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_exchanged_cards_are_read_by_the_two(viewer: int | None) -> None:
    match = exchanged("rue")
    assert last(match, viewer) == ("give rue" if viewer in (0, 1) else "give ?", "")
    assert last(match, viewer, 2) == ("exchange 1", "belt" if viewer in (0, 1) else "?")


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_stolen_cards_are_read_by_the_two(viewer: int | None) -> None:
    match = stealing("belt harp")
    assert last(match, viewer)[1] == ("belt harp" if viewer in (0, 1) else "? ?")
    assert last(match, viewer, 2) == ("steal 2", "")


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_nobody_else_knows_of_a_sealed_answer(viewer: int | None) -> None:
    match = play(asking(), "1 belt")
    assert last(match, viewer)[0] == "magic draw" and last(match, 1)[0] == "belt"
    assert match.view(viewer) == asking().view(viewer) and match.view(viewer)["actors"] == [1, 2]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_card_that_was_used_is_read_by_everyone(viewer: int | None) -> None:
    match = play(banishing("leap_sun rue"), "leap c8")
    assert last(match, viewer)[0] == "leap c8" and match.view(viewer)["discards"] == ["leap_sun"]


@every_viewer
def test_public_moves_are_read_by_everyone(viewer: int | None) -> None:
    match = position(hands=("sickle wand", "rue harp"), druids=("b4", "b8"))
    play(match, "sickle 1 rue / roll : 1 2 / move 1 druid a4")
    assert [last(match, viewer, back) for back in (3, 2, 1)] == [
        ("sickle 1 rue", ""),
        ("roll", "1 2"),
        ("move 1 druid a4", ""),
    ]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_no_seed_before_the_end(viewer: int | None) -> None:
    record = holding("belt harp").record_for(viewer)
    assert "seed" not in record and "seed_hash" in record


# From the vote on


def test_hands_are_sorted_by_word() -> None:
    """Lists of cards are sorted alphabetically, whatever their numbers here."""
    assert position(hands=("rue belt", "")).view(0)["hands"] == [["belt", "rue"], None]


@every_viewer
def test_hands_are_open_from_the_vote_on(viewer: int | None) -> None:
    match = position(hands=("rue wand", "belt harp lug"), druids=("centre", "centre"))
    assert match.view(viewer)["hands"] == [["rue", "wand"], ["belt", "harp", "lug"]]


def test_votes_and_scores_are_null_until_they_are_there() -> None:
    match = position(druids=("a2", "centre"))
    assert [match.view(None)[key] for key in ("votes", "cult", "score_sheet")] == [None, None, None]
    play(match, "roll : 1 ring / move 1 druid a1")
    nothing = {"sun": 0, "moon": 0}
    assert match.view(None)["votes"] == {**nothing, "by_seat": [nothing, nothing]}


@every_viewer
def test_everything_is_shown_once_over(viewer: int | None) -> None:
    match = over()
    view = match.view(viewer)
    assert view == {**match.view(None), "you": viewer} and None not in view["hands"]
    assert (view["phase"], view["over"], view["actors"], view["cult"]) == ("over", True, [], "sun")
    assert all(set(lines) == LINES for lines in view["score_sheet"])
    assert view["result"] == ended(match).plain()
    assert view["result"]["scores"] == [lines["total"] for lines in view["score_sheet"]] == [35, 20]


@every_viewer
def test_record_is_complete_for_everyone_once_over(viewer: int | None) -> None:
    match = over()
    assert match.record_for(viewer) == match.record() and "?" not in json.dumps(match.record())
