"""A game that begins like another and goes its own way: its record says so, replays, and proves
what is its own.
Moves that were taken back are held against the seed as well."""

from __future__ import annotations

from typing import Any

import pytest

from match.embers import finish, play
from nemeton import BadRecord, IllegalAction, Match, new, replay, verify
from nemeton.match import branched, dump, load, rolls

Record = dict[str, Any]
FIRST = finish(new("toy", seed="lunar", salt="5a17")).record()
MOVES = 8


def branch(moves: int = MOVES, seed: str = "solar") -> Match:
    return replay(branched(FIRST, moves, seed=seed, salt="moss"))


def test_a_branch_begins_like_the_other_game() -> None:
    match, then = branch(), replay(_begun())
    assert match.state == then.state and match.log(None) == then.log(None)
    assert match.taken_over == MOVES and match.seed_hash != then.seed_hash


def test_its_dice_are_its_own_from_there_on() -> None:
    """The same actions lead to other cards, and to others again under another seed."""
    ways = [finish(match) for match in (branch(), branch(seed="stellar"), replay(_begun()))]
    drawn = [[move.tape.chance() for move in match.moves[MOVES:]] for match in ways]
    assert drawn[0] != drawn[1] and drawn[0] != drawn[2]


def _begun() -> Record:
    return {key: FIRST[key] for key in FIRST if key != "result"} | {"moves": FIRST["moves"][:MOVES]}


def test_its_record_is_read_and_replayed_like_any_other() -> None:
    match = finish(branch())
    record = load(dump(match.record()))
    assert record["branch"] == {"moves": MOVES, "seed_hash": FIRST["seed_hash"]}
    assert replay(record) == match and replay(record).branch == match.branch
    assert match.clone().record() == match.record()


def test_what_others_may_read_before_the_end_says_it_too() -> None:
    told = branch().record_for(0)
    assert told["branch"]["moves"] == MOVES and "seed" not in told


def test_it_proves_the_part_that_is_its_own() -> None:
    record = finish(branch()).record()
    assert verify(record) == []
    assert {roll.move for roll in rolls(replay(record))} == set(
        range(MOVES + 1, len(record["moves"]) + 1)
    )


def test_without_saying_that_it_is_a_branch_the_same_moves_prove_nothing() -> None:
    record = finish(branch()).record()
    faults = verify({key: record[key] for key in record if key != "branch"})
    assert [fault.key for fault in faults] == ["verify-setup"]


def test_a_die_of_its_own_part_that_was_changed_is_found() -> None:
    match = branch()
    seat = match.actors[0]
    rested = match.clone().play(seat, ["rest"]).tape.chance()
    other = next(card for card in ("gift", "storm", "council", "hush") if [card] != rested)
    match.play(seat, ["rest"], script=[other])
    (fault,) = verify(match.record())
    assert (fault.key, fault.args["move"], fault.args["said"]) == ("verify-move", MOVES + 1, other)


def test_a_branch_of_a_branch_and_one_before_the_first_move() -> None:
    second = replay(branched(finish(branch()).record(), MOVES + 2, seed="stellar", salt=""))
    assert verify(finish(second).record()) == []
    assert verify(finish(branch(0)).record()) == []


def test_moves_of_the_other_game_are_not_taken_back() -> None:
    match = branch()
    with pytest.raises(IllegalAction) as refused:
        match.undo(match.moves[-1].seat, agreed=True)
    assert refused.value.reason.key == "undo-nothing" and len(match.moves) == MOVES


@pytest.mark.parametrize(
    "odd",
    [
        7,
        {},
        {"moves": "8", "seed_hash": ""},
        {"moves": -1, "seed_hash": ""},
        {"moves": 999, "seed_hash": ""},
    ],
)
def test_a_branch_of_another_form_is_no_record(odd: Any) -> None:
    with pytest.raises(BadRecord):
        replay({**branch().record(), "branch": odd})


# Moves taken back.


def taken_back() -> Match:
    """Of three moves two are taken back, the last first; then the game goes on to its end."""
    match = play(new("toy", seed="lunar", salt="5a17"), "0 rest / 1 rest / 0 rest")
    for seat in (0, 1):
        match.undo(seat, agreed=True)
    return finish(match)


def test_moves_taken_back_came_from_the_seed_too() -> None:
    match = taken_back()
    assert verify(match.record()) == []
    assert [(roll.move, roll.undone) for roll in rolls(match)][-2:] == [(2, True), (3, True)]


def test_a_die_that_was_changed_in_a_move_taken_back_is_found() -> None:
    record = taken_back().record()
    said = record["undone"][0]["chance"][0]
    record["undone"][0]["chance"] = ["hush" if said != "hush" else "gift"]
    (fault,) = verify(record)
    assert (fault.key, fault.args["move"], fault.args["seeded"]) == ("verify-undone", 3, said)


@pytest.mark.parametrize("odd", [{"after": 7}, {"after": -1}, {"action": ["fly"]}, {"seat": 5}])
def test_a_move_taken_back_that_nobody_could_have_played_is_refused(odd: Record) -> None:
    record = taken_back().record()
    record["undone"][0].update(odd)
    with pytest.raises(BadRecord):
        verify(record)
