"""Scenes as data: everything in them can be said and written as JSON, stories included."""

from __future__ import annotations

import json

from nemeton.engine import Beat, Choice, Msg, Node, Scene, Story

STONE = Node("place", "stone", Msg("label"), (1, 2), shape="M0 0", mark="star", turn=5)
BEAT = Beat(Msg("said"), (Node("pawn", "druid", Msg("another")),), gone=("druid",), lit=("stone",))
SCENE = Scene(
    4,
    3,
    (STONE,),
    Msg("asked"),
    (Choice(("go",), ("stone",), Msg("chosen")),),
    Story("s1", Msg("title"), (BEAT,)),
    timer=30,
)


def test_a_scene_is_plain_json_to_its_last_beat() -> None:
    plain = SCENE.plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["nodes"][0]["mark"] == "star" and plain["nodes"][0]["at"] == [1, 2]
    assert plain["timer"] == 30 and Scene(1, 1, (), Msg("asked")).plain()["timer"] == 0
    assert plain["story"]["beats"][0] == {
        "text": {"key": "said", "args": {}, "rule": ""},
        "nodes": [plain["story"]["beats"][0]["nodes"][0]],
        "gone": ["druid"],
        "lit": ["stone"],
    }


def test_everything_that_a_scene_says_is_among_its_messages() -> None:
    assert {message.key for message in SCENE.messages()} == {
        "asked",
        "label",
        "chosen",
        "title",
        "said",
        "another",
    }
    assert Scene(1, 1, (), Msg("asked")).messages() == [Msg("asked")]
