"""The documented view of Le Jeu du Président: its keys, and what nobody may see there, in the log
and in the record.
Keys are a contract with programs outside."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from games.president.oracle import CODES, QUIZ, VALUES
from games.president.table import SEATS, due, new, offered, parted, phase, play, position
from games.walking import ended, walk
from nemeton import BadSetup, IllegalAction, Match
from nemeton.engine import Seeded
from nemeton.games.president.cards import RIGHT

HOUSE = {"game", "seats", "options", "you", "actors", "phase", "over", "result"}
GAME = {
    *("departements", "votes", "scores", "debts", "debt_cards", "round", "teams"),
    *("dice", "offered", "card", "challenge", "due"),
}
PHASES = {"roll", "choose", "pick", "answer", "perform", "judge", "over"}
CHALLENGE = {"by", "against", "code", "card", "answer", "votes", "success"}

every_viewer = pytest.mark.parametrize("viewer", [None, 0, 1, 2])


def challenged(card: str) -> Match:
    """Seat 0 has challenged seat 1 for 62; seat 2 looks on."""
    return play(position("44 15 31", "26 62", "34"), f"roll : 2 6 / challenge 62 : {card}")


def over() -> Match:
    return play(parted("59 23 33", 228, 122, 110), "roll : * 5 / take 59")


# Keys


@pytest.mark.parametrize("seats", SEATS)
def test_view_is_plain_json_with_these_keys_from_start_to_end(seats: int) -> None:
    for match in walk(new(seats, None, length="short", seed="view"), Random(5)):
        if len(match.moves) % 7 == 0 or not match.actors:
            view = match.view([None, *range(seats)][len(match.moves) % (seats + 1)])
            assert set(view) >= HOUSE | GAME and view["phase"] in PHASES
            assert json.loads(json.dumps(view)) == view


@every_viewer
def test_view_of_the_table_before_the_first_action(viewer: int | None) -> None:
    view = new(3, first=1).view(viewer)
    assert view["departements"] == {
        c: {"value": VALUES[c], "owner": None, "protected": False} for c in CODES
    }
    assert (view["votes"], view["debts"], view["round"], view["teams"]) == (
        [0, 0, 0],
        [0, 0, 0],
        1,
        None,
    )
    assert view["debt_cards"] == [[], [], []]
    assert [view[key] for key in ("dice", "offered", "card", "challenge", "due")] == [
        None,
        [],
        None,
        None,
        None,
    ]
    assert (view["phase"], view["you"], view["actors"], view["result"], view["over"]) == (
        "roll",
        viewer,
        [1],
        None,
        False,
    )


PHASED: dict[str, Callable[[], Match]] = {
    "roll": new,
    "choose": lambda: play(new(), "roll : 2 6"),
    "pick": lambda: play(new(), "roll : 2 * / take 23 : +6"),
    "answer": lambda: challenged("quiz"),
    "perform": lambda: challenged("stage"),
    "judge": lambda: play(challenged("stage"), "performed"),
    "over": over,
}


@pytest.mark.parametrize("name", PHASED)
def test_phase_tells_what_is_asked(name: str) -> None:
    assert phase(PHASED[name]()) == name and set(PHASED) == PHASES


def test_roll_is_told_until_the_next_one() -> None:
    match = play(new(), "roll : 2 * / take 23 : -8")
    view = match.view(None)
    assert (view["dice"], len(view["offered"]), view["card"]["amount"], view["actors"]) == (
        ["2", "*"],
        19,
        8,
        [1],
    )
    view = play(match, "roll : 1 6").view(None)
    assert (view["dice"], view["offered"], view["card"], view["challenge"]) == (
        ["1", "6"],
        ["16", "61"],
        None,
        None,
    )


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_debts_are_seen_by_everyone_card_by_card(viewer: int | None) -> None:
    """« gardez cette carte devant vous » [3.9]: totals by seat, and each card with what is still
    owed, oldest first."""
    view = play(new(), "roll : * * / take 23 : -8 -6").view(viewer)
    assert (view["debts"], view["debt_cards"]) == ([14, 0], [[["c59", 8], ["c57", 6]], []])


def test_challenge_is_told_until_the_next_roll() -> None:
    match = play(challenged("quiz"), "answer right")
    assert match.view(None)["challenge"]["success"] is True and offered(match) == ["26", "62"]
    assert play(match, "roll : 1 6").view(None)["challenge"] is None


def test_offered_are_all_that_the_dice_give_sorted() -> None:
    """Held ones too."""
    match = play(position("62", "71"), "roll : * 7")
    assert offered(match) == sorted(offered(match)) and {"71", "971", "07", "79"} < {
        *offered(match)
    }


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("roll : 2 * / take 23 : +6", (0, "gain", 6)),
        ("roll : 2 * / take 23 : +6 / gain 04", (0, "gain", 4)),
        ("roll : 2 * / take 28 : -3", (0, "loss", 4)),
        ("roll : 2 * / take 23 : -8", None),
        ("roll : 2 * / take 23 : -4 / roll : 1 6 / take 16 / roll : 2 7 / take 27", (0, "debt", 5)),
    ],
)
def test_due_is_what_is_still_to_pick(moves: str, expected: Any) -> None:
    assert due(play(new(), moves)) == expected


@every_viewer
def test_challenge_has_these_keys(viewer: int | None) -> None:
    match = challenged("s01")
    seen = match.view(viewer)["challenge"]
    assert set(seen) >= CHALLENGE and seen["votes"] == [None, None, None] and seen["answer"] is None
    assert {"id": "s01", "kind": "stage"}.items() <= seen["card"].items()


@pytest.mark.parametrize("viewer", [-1, 2, "0", True, 0.0])
def test_viewers_who_do_not_exist_see_nothing(viewer: Any) -> None:
    with pytest.raises(BadSetup):
        new().view(viewer)


@every_viewer
@pytest.mark.parametrize("name", ["answer", "judge", "over"])
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


@every_viewer
def test_everything_is_shown_once_over(viewer: int | None) -> None:
    match = over()
    view = match.view(viewer)
    assert view == {**match.view(None), "you": viewer} and (view["phase"], view["actors"]) == (
        "over",
        [],
    )
    assert (
        view["result"] == ended(match).plain()
        and view["result"]["scores"] == view["scores"] == view["votes"]
    )
    assert match.record_for(viewer) == match.record()


# Secrets: a right answer before it is shown, a judgement before all are in


def shown(match: Match, viewer: int | None) -> list[Any]:
    """Everything that a viewer can get to see."""
    log = match.log(viewer)
    legal = [] if viewer is None else match.legal(viewer)
    texts = [*map(str, log), *(repr(event) for event in log)]
    return [
        match.view(viewer),
        match.scene(viewer),
        match.record_for(viewer),
        match.actors,
        legal,
        texts,
    ]


REFUSED = [
    "roll",
    "answer 5",
    "answer 0",
    "answer",
    "performed",
    "judge yes",
    "judge maybe",
    "take 26",
    "seize 44",
    "x",
]


def refusals(match: Match, seat: int) -> list[Any]:
    said = []
    for words in (
        words.split() for words in REFUSED if tuple(words.split()) not in match.legal(seat)
    ):
        with pytest.raises(IllegalAction) as caught:
            match.play(seat, words)
        said.append((str(caught.value), json.dumps(caught.value.reason.plain())))
    return said


@cache
def worlds() -> dict[str, Match]:
    """The question q07 is open; by right answer, a match that seat 0 can't tell from the true one."""
    match, found = challenged("q07"), dict[str, Match]()
    for number in range(60):
        world = match.clone()
        world.state = match.game.determinize(match.seen(0), 0, Seeded(str(number), 0))
        found[right_of(world)] = world
    return found


def right_of(match: Match) -> str:
    """As everyone sees it when the answer is given."""
    rights = {
        play(match.clone(), "answer 3").view(viewer)["challenge"]["card"]["right"]
        for viewer in (None, 0, 1, 2)
    }
    assert len(rights) == 1
    return str(rights.pop())


def test_any_answer_may_be_right_for_whoever_looks() -> None:
    """[4.2] [4.3]: bots guess among all four."""
    assert sorted(worlds()) == ["1", "2", "3", "4"] and right_of(challenged("q07")) == RIGHT["q07"]


@every_viewer
def test_nobody_sees_the_right_answer_before_it_is_given(viewer: int | None) -> None:
    """[4.3]: views, scenes and what bots are given are the same whatever is right."""
    for match in worlds().values():
        assert shown(match, viewer) == shown(challenged("q07"), viewer)
        assert match.seen(viewer) == challenged("q07").seen(viewer)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_refusal_does_not_tell_the_right_answer(seat: int) -> None:
    """[4.3]"""
    assert len({json.dumps(refusals(match, seat)) for match in worlds().values()}) == 1


def unnamed(name: str, viewer: int | None) -> list[str]:
    """All that a viewer gets while this card is open, without the name of the card."""
    match = challenged(name)
    log = json.dumps([event.plain() for event in match.log(viewer)])
    seen = [
        json.dumps(match.view(viewer)),
        repr(match.scene(viewer)),
        json.dumps(match.record_for(viewer)),
        log,
    ]
    return [text.replace(name, "CARD") for text in seen]


@every_viewer
def test_nothing_but_its_name_tells_one_open_card_from_another(viewer: int | None) -> None:
    """[4.3]: no view, scene, record or log has a mark that goes with the right answer."""
    expected = unnamed("q01", viewer)
    assert all(unnamed(name, viewer) == expected for name in QUIZ) and "CARD" in expected[0]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_nobody_else_sees_a_sealed_judgement(viewer: int | None) -> None:
    """[4.5]"""
    yes, no = (play(challenged("s01"), f"performed / 1 judge {word}") for word in ("yes", "no"))
    assert shown(yes, viewer) == shown(no, viewer) and yes.seen(viewer) == no.seen(viewer)
    assert yes.view(viewer)["challenge"]["votes"] == [None, None, None]
    assert yes.record_for(viewer)["moves"][-1]["action"] == ["performed"] and yes.view(viewer)[
        "actors"
    ] == [1, 2]


@pytest.mark.parametrize("seat", [0, 2])
def test_refusal_does_not_tell_a_sealed_judgement(seat: int) -> None:
    """[4.5]"""
    yes, no = (play(challenged("s01"), f"performed / 1 judge {word}") for word in ("yes", "no"))
    assert refusals(yes, seat) == refusals(no, seat)


def test_judge_sees_its_own_judgement() -> None:
    """[4.5]"""
    yes, no = (play(challenged("s01"), f"performed / 1 judge {word}") for word in ("yes", "no"))
    assert (
        yes.view(1)["challenge"]["votes"] == [None, "yes", None]
        and no.view(1)["challenge"]["votes"][1] == "no"
    )
    assert yes.record_for(1)["moves"][-1]["action"] == ["judge", "yes"]


@every_viewer
def test_judgements_are_open_when_all_are_in(viewer: int | None) -> None:
    """[4.5]"""
    match = play(challenged("s01"), "performed / 2 judge yes / 1 judge no")
    assert match.view(viewer)["challenge"]["votes"] == [None, "no", "yes"]
    assert [move["action"] for move in match.record_for(viewer)["moves"][-2:]] == [
        ["judge", "no"],
        ["judge", "yes"],
    ]


@every_viewer
def test_answers_dice_and_cards_are_read_by_everyone(viewer: int | None) -> None:
    match = play(challenged("q07"), "answer 4")
    moves = [
        (" ".join(move["action"]), move["chance"])
        for move in match.record_for(viewer)["moves"][-3:]
    ]
    assert moves == [("roll", ["2", "6"]), ("challenge 62", ["q07"]), ("answer 4", [])]


@every_viewer
def test_no_seed_before_the_end(viewer: int | None) -> None:
    record = challenged("q07").record_for(viewer)
    assert "seed" not in record and "seed_hash" in record
