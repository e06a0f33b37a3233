"""The contract for programs outside, name by name as the design gives it."""

from __future__ import annotations

import json
import string
from pathlib import Path
from typing import Any

import pytest

import nemeton
from match.embers import finish
from nemeton import BadSetup, IllegalAction, Match

CONTRACT = {"games", "new", "replay", "IllegalAction"}
OF_A_MATCH = {"actors", "legal", "play", "view", "result", "record", "clone"}


def test_every_promised_name_is_there() -> None:
    assert set(dir(nemeton)) >= CONTRACT and set(nemeton.__all__) >= CONTRACT
    assert set(dir(nemeton.new("stonehenge"))) >= OF_A_MATCH
    assert all(hasattr(nemeton, name) for name in dir(nemeton))


def test_games_are_sorted_names_one_for_each_folder() -> None:
    folder = Path(nemeton.__file__).parent / "games"
    folders = [path.parent.name for path in folder.glob("*/about.py")]
    assert nemeton.games() == sorted([*folders, "toy"]) and "stonehenge" in folders


@pytest.mark.parametrize("name", nemeton.games())
def test_every_game_can_be_played_by_the_contract_alone(name: str) -> None:
    m = nemeton.new(name, seed="any text")
    while m.actors:
        seat = m.actors[-1]
        m.play(seat, m.legal(seat)[-1])
    assert m.result is not None and set(m.result.winners) <= set(range(m.view(None)["seats"]))
    assert len(m.result.scores) == len(m.result.ranks) == m.view(0)["seats"]
    assert nemeton.replay(json.loads(json.dumps(m.record()))) == m == m.clone()


def test_the_arguments_of_new_have_the_promised_order() -> None:
    one = nemeton.new("toy", 3, {"deck": "long"}, "any text", ["hush"])
    other = nemeton.new("toy", seats=3, options={"deck": "long"}, seed="any text", script=["hush"])
    assert (
        one == other
        and one.setup.chance()[0] == "hush"
        and (one.seats, one.options) == (3, {"deck": "long"})
    )


def test_defaults_are_the_fewest_seats_and_the_first_options() -> None:
    m = nemeton.new("toy")
    assert (m.seats, m.options, m.actors) == (2, {"deck": "short"}, (0,))


def test_a_named_seed_gives_the_same_match_every_time() -> None:
    assert (
        nemeton.new("toy", seed="oak")
        == nemeton.new("toy", seed="oak")
        != nemeton.new("toy", seed="ash")
    )
    assert nemeton.new("toy", seed="oak").salt == ""


def test_without_a_seed_both_seed_and_salt_are_drawn() -> None:
    drawn = [nemeton.new("toy") for _ in range(3)]
    assert len({m.seed for m in drawn}) == len({m.salt for m in drawn}) == 3
    assert all(
        len(m.seed) == 32 and len(m.salt) == 16 and set(m.seed + m.salt) <= set(string.hexdigits)
        for m in drawn
    )


def test_a_seed_may_be_a_number() -> None:
    assert nemeton.new("toy", seed=7) == nemeton.new("toy", seed="7")  # type: ignore[arg-type]


def test_a_salt_can_be_given() -> None:
    m = nemeton.new("toy", seed="oak", salt="1f")
    assert m.salt == "1f" and m.seed_hash != nemeton.new("toy", seed="oak").seed_hash


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "game": ({"game": "chess"}, "setup-game"),
    "no game": ({"game": ""}, "setup-game"),
    "None": ({"game": None}, "setup-game"),
    "seats": ({"seats": 7}, "setup-seats"),
    "option": ({"options": {"colour": "red"}}, "setup-option"),
    "value": ({"options": {"deck": "tall"}}, "setup-value"),
    "script": ({"script": [3]}, "script-form"),
    "card": ({"script": ["dragon"]}, "chance-impossible"),
    "half a letter": ({"seed": "\ud800"}, "seed-form"),
}


@pytest.mark.parametrize(("wrong", "key"), BAD.values(), ids=BAD)
def test_what_can_not_be_set_up_is_a_value_error_with_a_reason(
    wrong: dict[str, Any], key: str
) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # its reason is looked at
        nemeton.new(**{"game": "toy", **wrong})
    assert isinstance(refused.value, nemeton.Refused) and refused.value.reason.key == key
    assert len(str(refused.value).split()) > 4


def test_an_illegal_action_is_a_value_error_with_reason_and_sentence() -> None:
    m = nemeton.new("stonehenge", seed="oak")
    with pytest.raises(ValueError, match="There is no pawn “9”") as refused:
        m.play(0, ("place", "9", "A"))
    assert type(refused.value) is IllegalAction is nemeton.IllegalAction
    assert refused.value.reason.key == "stonehenge-no-such-pawn" and m == nemeton.new(
        "stonehenge", seed="oak"
    )


def test_actions_are_tuples_of_words_and_lists_are_taken_too() -> None:
    m = nemeton.new("stonehenge", seed="oak")
    assert m.legal(0)[0] == ("place", "1", "A") and len(m.legal(0)) == 108
    assert m.play(0, ["place", "1", "A"]).action == ("place", "1", "A") and m.actors == (1,)


def test_actors_are_nobody_and_the_result_is_there_when_over() -> None:
    m = nemeton.new("toy", seed="oak")
    assert m.result is None
    finish(m)
    assert (
        m.actors == ()
        and m.legal(0) == []
        and m.result is not None
        and m.view(None)["over"] is True
    )


def test_replay_and_clone_are_matches_of_their_own() -> None:
    m = nemeton.new("toy", seed="oak")
    copies: list[Match] = [m.clone(), nemeton.replay(m.record())]
    for copy in copies:
        finish(copy)
    assert m == nemeton.new("toy", seed="oak") and copies[0] == copies[1]


def test_an_unknown_game_is_named_with_those_that_there_are() -> None:
    with pytest.raises(BadSetup, match=r"There is no game called “chess”\..*stonehenge"):
        nemeton.new("chess")
