"""Records: JSON lines that come back as they were, redacted for each viewer before the end,
complete after it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nemeton
from games.stonehenge import table
from match.embers import VIEWERS, council, deal, finish, play
from nemeton import Match
from nemeton.match import dump, load, replay

HANDS = ("gift storm", "hush gift", "council gift")
PROMISED = {"game", "rules", "seats", "options", "seed", "setup", "moves"}


def matches() -> list[Match]:
    """One before its first move, one on its way, one taken back from, one over."""
    undone = table.after("6A 5B")
    undone.undo(1)
    return [deal(*HANDS), council(), undone, finish(council()), table.after(table.EIGHTH_OF_NINE)]


every_match = pytest.mark.parametrize(
    "match", matches(), ids=["new", "on its way", "undone", "over", "stonehenge"]
)


@every_match
def test_a_record_is_plain_json_with_the_promised_keys(match: Match) -> None:
    record = match.record()
    assert record.keys() >= PROMISED and json.loads(json.dumps(record)) == record
    assert all(move.keys() == {"seat", "action", "chance"} for move in record["moves"])


@every_match
def test_text_has_a_json_line_for_the_head_one_per_move_and_one_to_close(match: Match) -> None:
    lines = [json.loads(line) for line in dump(match.record()).split("\n")[:-1]]
    assert "moves" not in lines[0] and lines[0]["seed"] == match.seed
    assert lines[1 : 1 + len(match.moves)] == [move.plain() for move in match.moves]
    closing = lines[1 + len(match.moves) :]
    assert bool(closing) == (match.result is not None or bool(match.undone))
    assert all(line["end"] == len(match.moves) for line in closing)


@every_match
def test_what_was_written_is_read_again(match: Match) -> None:
    record = match.record()
    assert load(dump(record)) == record and dump(load(dump(record))) == dump(record)


@every_match
def test_a_replayed_record_gives_an_equal_match(match: Match) -> None:
    again = replay(match.record())
    assert again == match and again.record() == match.record()
    assert again.state.digest() == match.state.digest() and again.log(1) == match.log(1)


@every_match
def test_a_record_replayed_from_text_goes_on_as_the_match_does(match: Match) -> None:
    again = replay(load(dump(match.record())))
    assert finish(again, 3) == finish(match.clone(), 3)


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["unix", "windows"])
def test_either_kind_of_line_end_can_be_read(end: str) -> None:
    record = council().record()
    assert load(dump(record).replace("\n", end)) == record


@pytest.mark.parametrize(
    "seed",
    ["graine d’été", "a\nb", 'a"b\\', "\u2028", "\u2029", "\x85", "\x0b\x0c\x1c\x1e", "", "🌘"],
    ids=ascii,
)
def test_any_text_can_be_a_seed_and_comes_back(seed: str) -> None:
    """Some letters end a line for Python and not for JSON."""
    record = nemeton.new("toy", seed=seed).record()
    assert load(dump(record)) == record and replay(load(dump(record))).seed == seed


def test_a_record_may_say_more() -> None:
    record = {**council().record(), "table": "3f", "names": ["Bran", "Ceridwen", "Dylan"]}
    assert load(dump(record)) == record and replay(record) == council()


def test_a_record_on_a_single_line_keeps_its_moves() -> None:
    """`json.dumps(match.record())` is what programs write; it must not read as a game without
    moves."""
    record = council().record()
    assert load(json.dumps(record))["moves"] == record["moves"]


def played_otherwise(match: Match, moves: int, instead: str) -> Match:
    """So many moves are taken back, and something else is played."""
    for _ in range(moves):
        match.undo(match.moves[-1].seat, agreed=True)
    return play(match, instead) if instead else match


@pytest.mark.parametrize(
    "match",
    [
        played_otherwise(table.after("6A AB", claims="called"), 2, "0 place 5 C"),
        played_otherwise(table.after("6A AB", claims="called"), 2, ""),
        played_otherwise(play(deal(*HANDS), "0 rest / 1 rest"), 2, "0 play gift"),
        played_otherwise(
            played_otherwise(table.after("6A 5B"), 1, "1 place 5 C"), 2, "0 place 6 D / 1 place 4 E"
        ),
    ],
    ids=["then another", "then nothing", "with cards", "twice"],
)
def test_several_moves_taken_back_in_a_row_are_all_still_there(match: Match) -> None:
    """The later of them was never played after what was played instead of the earlier."""
    assert len(match.undone) >= 2 and replay(load(dump(match.record()))) == match


def test_a_record_is_a_copy() -> None:
    match = council()
    record = match.record()
    record["moves"].clear()
    record["setup"].clear()
    record["options"].clear()
    assert match == council()


# What a viewer may have.


def visible(words: str, viewer: int | None, reader: int) -> list[str]:
    return words.split() if viewer == reader else ["?"] * len(words.split())


@pytest.mark.parametrize("viewer", VIEWERS)
def test_dealt_cards_are_read_by_their_seat_alone(viewer: int | None) -> None:
    setup = deal(*HANDS).record_for(viewer)["setup"]
    assert setup == [
        word for seat, hand in enumerate(HANDS) for word in visible(hand, viewer, seat)
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_drawn_card_is_read_by_who_drew_it(viewer: int | None) -> None:
    record = play(deal(*HANDS), "0 rest : storm").record_for(viewer)
    assert record["moves"] == [
        {"seat": 0, "action": ["rest"], "chance": visible("storm", viewer, 0)}
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_open_outcomes_are_read_by_everyone(viewer: int | None) -> None:
    match = play(
        deal("storm gift", "hush gift", "gift gift"), "0 play storm / 1 let / 2 let : 1 council"
    )
    assert match.record_for(viewer)["moves"][-1]["chance"] == ["1", *visible("council", viewer, 0)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_a_vote_nobody_else_knows_until_the_ballot_is_opened(viewer: int | None) -> None:
    match, before = play(council(), "2 vote no"), council().record_for(viewer)["moves"]
    votes = match.record_for(viewer)["moves"][len(before) :]
    assert [move["action"] for move in votes] == ([["vote", "no"]] if viewer == 2 else [])


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("votes", ["1 vote yes / 2 vote no", "2 vote no / 1 vote yes"])
def test_opened_votes_stand_in_the_order_of_the_voters(viewer: int | None, votes: str) -> None:
    match = play(council(), f"{votes} : storm")
    drawn = visible("storm", viewer, 0)
    assert match.record_for(viewer)["moves"][-2:] == [
        {"seat": 1, "action": ["vote", "yes"], "chance": []},
        {"seat": 2, "action": ["vote", "no"], "chance": drawn},
    ]


def test_the_referee_keeps_the_order_in_which_they_came() -> None:
    match = play(council(), "2 vote no / 1 vote yes")
    assert [move["seat"] for move in match.record()["moves"][-2:]] == [2, 1]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_answer_that_was_not_shown_stays_sealed(viewer: int | None) -> None:
    """Whether a seat could have hushed a card is nobody's business before the end."""
    moves = council().record_for(viewer)["moves"]
    assert [move["action"] for move in moves[1:]] == [
        visible("let", viewer, 1),
        visible("let", viewer, 2),
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_seed_stays_with_the_house_and_its_hash_is_published(viewer: int | None) -> None:
    match = council()
    record = match.record_for(viewer)
    assert record.keys().isdisjoint({"seed", "salt", "result"}) and record["viewer"] == viewer
    assert record["seed_hash"] == match.record()["seed_hash"] == match.seed_hash
    assert match.seed not in json.dumps(record) and match.salt not in json.dumps(record)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_move_taken_back_is_redacted_like_any_other(viewer: int | None) -> None:
    match = play(deal(*HANDS), "0 rest : storm")
    match.undo(0, agreed=True)
    undone = match.record_for(viewer)["undone"]
    assert undone == [
        {"after": 0, "seat": 0, "action": ["rest"], "chance": visible("storm", viewer, 0)}
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_record_is_complete_for_everyone_once_the_game_is_over(viewer: int | None) -> None:
    match = finish(council())
    record = match.record_for(viewer)
    assert record == match.record() and "?" not in json.dumps(record) and replay(record) == match
    assert (record["seed"], record["salt"]) == (match.seed, match.salt)


@pytest.mark.parametrize("space", ["A", "R"])
def test_a_hidden_pawn_is_not_in_the_records_of_others(space: str) -> None:
    match = table.after(f"6{space}", "hidden")
    records: dict[Any, Any] = {
        viewer: match.record_for(viewer)["moves"][0]["action"] for viewer in table.VIEWERS
    }
    shadow = ["place", "?", space]
    assert records == {0: ["place", "6", space], 1: shadow, None: shadow}
