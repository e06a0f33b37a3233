"""The documented view of the High Druid, its log and its record: their keys, and what each viewer
may not see.
Keys are a contract with programs outside; how sentences are worded is not."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from games.grand_druide.table import (
    CLOSE,
    COMBINATIONS,
    after,
    counted,
    finish,
    lines,
    new,
    play,
    seeded,
    viewers,
)
from games.walking import ended, walk
from nemeton import BadSetup, Match, speech

HOUSE = {"game", "seats", "options", "you", "actors", "phase", "over", "result"}
GAME = {"stones", "bars", "druids_left", "bars_left", "passed", "fetish", "taboo"}
COUNT = {"colleges", "scores"}
# What the seats hold, in two worlds: seat 0 can't tell them apart, nor can a spectator.
WORLDS = [("9 30 29 1", "white blue green red"), ("9 9 17 2", "white red blue green")]
PLAYED = {"": "6 7 8 19< . 12 24> 26 18", CLOSE: "6 7 8 1> . 12 3< 26 18"}  # by the bars

every_table = pytest.mark.parametrize(("seats", "bars"), COMBINATIONS)
every_count = pytest.mark.parametrize("seats", [3, 4])
both_bars = pytest.mark.parametrize("bars", PLAYED, ids=["standard", "random"])


def worlds(seats: int, bars: str = "") -> list[Match]:
    return [new(seats, bars, fetish, taboo) for fetish, taboo in WORLDS]


def seen(match: Match, viewer: int | None) -> str:
    """All that a viewer gets, to the letter."""
    log = [
        [message.plain() for message in match.log(viewer)],
        [str(message) for message in match.log(viewer)],
    ]
    return json.dumps(
        [match.view(viewer), match.record_for(viewer), log, repr(match.scene(viewer))]
    )


# What one needs to win


def test_nothing_is_counted_before_the_first_druid() -> None:
    """[4.1] Nobody has votes; from then on everybody's are compared."""
    match = new(3)
    assert str(match.scene(0).goal) == "To win: the most votes, with no equal."
    play(match, "6")
    assert "for you" in str(match.scene(0).goal)


# The view


@every_table
def test_view_has_these_keys_until_the_end_and_the_count_after_it(seats: int, bars: str) -> None:
    for match in walk(seeded(seats, bars, 1), Random(1)):
        for viewer in viewers(match):
            view = match.view(viewer)
            assert {key for key in view if key not in COUNT or view[key] is not None} == (
                HOUSE | GAME if match.actors else HOUSE | GAME | COUNT
            )


@every_table
def test_view_is_plain_json(seats: int, bars: str) -> None:
    for match in walk(seeded(seats, bars, 2), Random(2)):
        for viewer in viewers(match):
            assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)


@every_count
def test_view_of_the_empty_table(seats: int) -> None:
    match = new(seats, first=1)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert (view["you"], view["actors"], view["seats"], view["options"]) == (
            viewer,
            [1],
            seats,
            {"bars": "standard"},
        )
        assert (view["over"], view["result"], view["passed"]) == (False, None, [False] * seats)


def test_stones_are_named_in_order_and_hold_a_seat_or_nothing() -> None:
    stones = after("17 30 1").view(2)["stones"]
    assert list(stones) == [str(stone) for stone in range(1, 31)]
    assert {stone: seat for stone, seat in stones.items() if seat is not None} == {
        "17": 0,
        "30": 1,
        "1": 2,
    }


def test_bars_are_sorted_by_line() -> None:
    listed = after("27> 1< 11<").view(None)["bars"]
    assert [bar["line"] for bar in listed] == [
        "5|6",
        "10|11",
        "15|16",
        "19|20",
        "24|25",
        "28|29",
        "30|1",
    ]
    assert [bar["owner"] for bar in listed] == [None, 2, None, None, None, 0, 1]


def test_counts_of_a_college_go_by_seat() -> None:
    colleges = counted("6 9", "7", "8 10 11").view(None)["colleges"]
    assert colleges[1] == {
        "stones": [6, 7, 8, 9, 10, 11],
        "votes": 6,
        "winner": 2,
        "counts": [2, 1, 3],
    }
    assert all(set(college) == {"stones", "votes", "winner", "counts"} for college in colleges)


@every_table
def test_view_after_the_end_is_the_same_for_all(seats: int, bars: str) -> None:
    *_, match = walk(seeded(seats, bars, 3), Random(3))
    for viewer in viewers(match):
        view = match.view(viewer)
        assert view == {**match.view(None), "you": viewer}
        assert (view["phase"], view["over"], view["actors"]) == ("over", True, [])
        assert view["result"] == ended(match).plain()


def test_changing_a_view_changes_nothing_in_the_game() -> None:
    match = after("6 19<")
    for viewer in viewers(match):
        view, before = match.view(viewer), match.view(viewer)
        view["stones"]["6"] = view["bars"][0]["line"] = view["druids_left"][0] = view["bars_left"][
            1
        ] = 99
        view["fetish"][0] = view["taboo"][0] = view["passed"][0] = 99
        assert match.view(viewer) == before


def test_changing_the_count_changes_nothing_in_the_game() -> None:
    match = counted("6", "7", "8")
    view, before = match.view(0), match.view(0)
    view["colleges"][0]["stones"].append(99)
    view["colleges"][1]["counts"][0] = view["scores"][0] = 99
    assert match.view(0) == before


@pytest.mark.parametrize("viewer", [-1, 3, "0", True, 0.0])
def test_viewers_who_do_not_exist_see_nothing(viewer: Any) -> None:
    with pytest.raises(BadSetup):
        new().view(viewer)


# Secrets


@every_count
def test_fetish_and_taboo_are_seen_by_their_seat_alone(seats: int) -> None:
    """« une carte face cachée », « une carte, face cachée » [1.6] [1.7]."""
    match = new(seats, fetish="17 4 4 30", taboo="red white green blue")
    for viewer in viewers(match):
        view = match.view(viewer)
        assert view["fetish"] == [
            n if seat == viewer else None for seat, n in enumerate([17, 4, 4, 30][:seats])
        ]
        colours = ["red", "white", "green", "blue"][:seats]
        assert view["taboo"] == [
            word if seat == viewer else None for seat, word in enumerate(colours)
        ]


@every_table
def test_secrets_are_kept_to_the_last_pass_and_shown_then(seats: int, bars: str) -> None:
    """« Chaque joueur révèle » : au décompte, à tous [3.2] [3.9]."""
    for match in walk(seeded(seats, bars, 4), Random(4)):
        for viewer in viewers(match):
            hidden = [seat for seat in range(seats) if match.actors and seat != viewer]
            for key in ("fetish", "taboo"):
                assert [
                    seat for seat, card in enumerate(match.view(viewer)[key]) if card is None
                ] == hidden


def test_who_has_passed_sees_no_more_than_before() -> None:
    """« attend la fin de la partie » [2.6]."""
    view = after(". . 6").view(0)
    assert view["fetish"] == [30, None, None] and view["taboo"] == ["white", None, None]


@every_count
@both_bars
@pytest.mark.parametrize("viewer", [0, None])
def test_worlds_that_differ_in_hidden_cards_look_alike_until_the_end(
    seats: int, bars: str, viewer: int | None
) -> None:
    """View, log, record and scene, to the letter [1.6] [1.7]."""
    one, two = worlds(seats, bars)
    for word in ["", *PLAYED[bars].split()]:
        legal = [play(match, word).legal(match.actors[0]) for match in (one, two)]
        assert seen(one, viewer) == seen(two, viewer) and legal[0] == legal[1]


@every_count
def test_worlds_that_differ_look_different_once_over(seats: int) -> None:
    """« Chaque joueur révèle » : la vue et le journal de tous le disent [3.2] [3.9]."""
    one, two = (finish(match, "6", "8 12", "9 3") for match in worlds(seats))
    assert one.view(None)["taboo"] != two.view(None)["taboo"] and one.log(None) != two.log(None)


@every_count
def test_seats_that_hold_different_cards_are_told_apart_by_themselves_only(seats: int) -> None:
    """The test above would pass if nobody saw anything [1.6] [1.7]."""
    one, two = worlds(seats)
    assert [seen(one, viewer) == seen(two, viewer) for viewer in viewers(one)] == [True] + [
        False
    ] * (seats - 1) + [True]


def test_record_for_a_viewer_hides_the_cards_of_the_others() -> None:
    """La feuille de partie se tait aussi [1.6] [1.7]."""
    match = after("6 7", fetish="17 4 30", taboo="red white green")
    setups = [match.record_for(viewer)["setup"] for viewer in viewers(match)]
    assert setups == [
        ["17", "?", "?", "red", "?", "?", "0"],
        ["?", "4", "?", "?", "white", "?", "0"],
        ["?", "?", "30", "?", "?", "green", "0"],
        ["?", "?", "?", "?", "?", "?", "0"],
    ]


@every_count
def test_record_for_a_viewer_shows_the_bars_and_the_first_seat(seats: int) -> None:
    """Ce qui est sur la table est public [1.5] [1.8]."""
    setup = new(seats, CLOSE, first=2).record_for(None)["setup"]
    assert setup == [*lines(CLOSE), *["?"] * (2 * seats), "2"]


@every_table
def test_record_for_a_viewer_tells_every_action_and_no_seed_before_the_end(
    seats: int, bars: str
) -> None:
    for match in walk(seeded(seats, bars, 5), Random(5)):
        for viewer in viewers(match):
            record = match.record_for(viewer)
            assert record["moves"] == match.record()["moves"] and ("seed" in record) == (
                match.actors == ()
            )


def test_record_is_complete_for_all_once_over() -> None:
    match = counted("6", "7", "8")
    assert all(match.record_for(viewer) == match.record() for viewer in viewers(match))


@every_table
def test_log_tells_everyone_the_same_of_every_action(seats: int, bars: str) -> None:
    """Rien de secret ne se joue [2.1]."""
    match = seeded(seats, bars, 6)
    before = {viewer: len(match.log(viewer)) for viewer in viewers(match)}
    for _ in walk(match, Random(6)):
        told = [match.log(viewer)[before[viewer] :] for viewer in viewers(match)]
        assert all(log == told[0] for log in told) and len(told[0]) >= len(match.moves)


@every_table
@pytest.mark.parametrize("code", ["fr", "en"])
def test_log_is_in_whole_sentences(seats: int, bars: str, code: str) -> None:
    *_, match = walk(seeded(seats, bars, 7), Random(7))
    for viewer in viewers(match):
        said = [speech.say(message, code) for message in match.log(viewer)]
        assert all(line[0].isupper() and line[-1] in ".!?)" and "{" not in line for line in said)
