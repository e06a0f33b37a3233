"""Proof of the dice: whatever was changed after the promise is found and said; an honest record has
no fault."""

from __future__ import annotations

from typing import Any

import pytest

from games.stonehenge import table
from match.embers import finish, play
from nemeton import Match, new, speech, verify

Record = dict[str, Any]


def honest(game: str = "toy") -> Match:
    """Finished, with seed and salt, no word of it scripted."""
    return finish(new(game, seed="lunar", salt="5a17"))


RECORD = honest().record()
STORM = next(n for n, move in enumerate(RECORD["moves"]) if len(move["chance"]) == 2)


def keys(record: Record) -> list[str]:
    faults = verify(record)
    assert all(speech.say(fault, "fr") != speech.say(fault, "en") for fault in faults)
    return [fault.key for fault in faults]


@pytest.mark.parametrize("game", ["toy", "stonehenge"])
def test_an_honest_record_has_no_fault(game: str) -> None:
    assert verify(honest(game).record()) == []


def test_an_unfinished_record_can_be_verified_too() -> None:
    assert verify(play(new("toy", seed="s"), "0 rest / 1 rest").record()) == []


def test_a_changed_seed_is_found() -> None:
    """The hash does not fit any more, nor do the cards."""
    assert keys({**RECORD, "seed": "solar"}) == ["verify-hash", "verify-setup"]


def test_a_changed_seed_is_found_even_where_there_was_no_chance() -> None:
    assert keys({**honest("stonehenge").record(), "seed": "solar"}) == ["verify-hash"]


def test_a_seed_promised_afterwards_is_found_by_the_cards() -> None:
    other = new("toy", seed="solar", salt="5a17")
    assert keys({**RECORD, "seed": "solar", "seed_hash": other.seed_hash}) == ["verify-setup"]


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"salt": "5a18"}, "verify-hash"),
        ({"salt": ""}, "verify-hash"),
        ({"seed_hash": "0" * 64}, "verify-hash"),
        ({"seed_hash": 7}, "verify-hash"),
        ({"seed_hash": None}, "verify-no-hash"),
    ],
    ids=str,
)
def test_a_promise_that_does_not_fit_is_found(changed: Record, fault: str) -> None:
    assert keys({**RECORD, **changed}) == [fault]


def test_a_record_without_a_promise_is_told_apart() -> None:
    assert keys({key: value for key, value in RECORD.items() if key != "seed_hash"}) == [
        "verify-no-hash"
    ]


def test_a_scripted_card_in_the_setup_is_found() -> None:
    scripted = new("toy", seed="lunar", script=["hush", "hush"])
    assert keys(scripted.record()) == ["verify-setup"]


def scripted_victim() -> Match:
    """The honest game up to its first storm, which then takes another seat."""
    match = new("toy", seed="lunar", salt="5a17")
    for move in RECORD["moves"][:STORM]:
        match.play(move["seat"], move["action"])
    move = RECORD["moves"][STORM]
    match.play(move["seat"], move["action"], script=[str(1 - int(move["chance"][0]))])
    return match


def test_a_die_changed_by_a_script_is_found_with_its_move() -> None:
    match = scripted_victim()
    said, seeded = (
        " ".join(record["moves"][STORM]["chance"]) for record in (match.record(), RECORD)
    )
    (fault,) = verify(match.record())
    assert (fault.key, fault.args) == (
        "verify-move",
        {"move": STORM + 1, "said": said, "seeded": seeded},
    )
    assert str(fault) == f"Move {STORM + 1}: the record says “{said}”, the seed gives “{seeded}”."


def test_moves_after_a_changed_die_are_still_held_against_the_seed() -> None:
    assert keys(finish(scripted_victim()).record()) == ["verify-move"]


def test_every_changed_die_is_named() -> None:
    match = new("toy", seed="lunar")
    seeded = [play(match.clone(), "0 rest").moves[-1].tape.chance()[0]]
    other = "gift" if seeded != ["gift"] else "storm"
    twice = play(match, f"0 rest : {other}")
    drawn = play(twice.clone(), "1 rest").moves[-1].tape.chance()[0]
    play(twice, f"1 rest : {'gift' if drawn != 'gift' else 'storm'}")
    assert [fault.args["move"] for fault in verify(twice.record())] == [1, 2]


def test_verifying_changes_nothing() -> None:
    before = honest().record()
    verify(RECORD)
    assert before == RECORD


def test_an_agreed_undo_does_not_upset_the_proof() -> None:
    match = play(new("toy", seed="lunar"), "0 rest")
    match.undo(0, agreed=True)
    assert verify(finish(match).record()) == []


def test_a_free_undo_does_not_upset_the_proof() -> None:
    match = table.after("6A")
    match.undo(0)
    assert verify(match.record()) == []
