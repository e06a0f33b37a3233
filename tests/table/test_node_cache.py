"""Scenes whose parts were encoded before: not one byte is different."""

from __future__ import annotations

import random

import pytest

from nemeton.games import load, names
from nemeton.match import Match
from nemeton.table import node_cache, wire


def played(game: str, moves: int) -> Match:
    chance, match = random.Random(3), Match(load(game), seed="parts")
    while match.actors and len(match.moves) < moves:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game", names())
def test_a_scene_of_encoded_parts_is_the_same_json(game: str) -> None:
    for moves in range(0, 30, 3):
        match = played(game, moves)
        for viewer in (None, *range(match.seats)):
            scene = match.scene(viewer)
            assert wire.encode(node_cache.encoded(scene)) == wire.encode(scene)


def test_parts_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_cache, "MOST", 3)
    parts = node_cache.Parts()
    made = [parts.of([number]) for number in range(50)]
    assert [wire.encode(one) for one in made] == [f"[{number}]".encode() for number in range(50)]
