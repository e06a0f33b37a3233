"""The way of a move, shown before it is chosen: a scene's path is one that chapter 3 of the rules
allows."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from games.druiden import paths
from games.druiden.table import play, position
from games.druiden.test_paths import POSITIONS, positions
from nemeton import Match
from nemeton.engine import Choice


def moves(match: Match) -> list[Choice]:
    return [one for one in match.scene(match.actors[0]).choices if one.action[0] == "move"]


def check(match: Match, choice: Choice) -> None:
    """Step by step, as chapter 3 says it."""
    _, face, pawn, stone = choice.action
    name = f"druid-{match.actors[0]}" if pawn == "druid" else pawn
    stones = match.view(None)["stones"]
    path = [node.removeprefix("stone-") for node in choice.path]
    others = [[one for one in stones[there] if one != name] for there in path[1:-1]]
    steps = [step_between(*pair) for pair in pairwise(path)]
    assert name in stones[path[0]]
    assert path[-1] == stone
    assert not any(one.startswith("druid-") for there in others for one in there), (
        "[3.12] past a druid"
    )
    if face in paths.BENDS:
        turns = [(one, other) for one, other in pairwise(steps) if one != other]
        assert all(one.along != other.along for one, other in turns), "[3.3] straight back"
        assert len(turns) == paths.BENDS[face]
    else:
        assert all(before != after for before, after in zip(path, path[2:], strict=False)), (
            "[3.3] straight back"
        )
        assert 1 + sum(not there for there in others) == int(face), (
            "[3.10] jumped stones are not counted"
        )


def step_between(here: str, there: str) -> paths.Step:
    """[3.1] Neighbours only."""
    return next(step for step in paths.STEPS if paths.next_stone(here, step) == there)


def test_the_path_of_every_move_is_one_of_the_rules() -> None:
    """[3.1] to [3.12] on positions of random games."""
    seen = 0
    for match, chance in islice(positions(), POSITIONS // 3):
        match.play(
            match.actors[0],
            ("roll",),
            script=[chance.choice("135"), chance.choice(["2", "4", "6", "double"])],
        )
        for choice in moves(match):
            check(match, choice)
            seen += 1
    assert seen > POSITIONS


@pytest.mark.parametrize(
    ("dice", "stone", "passed"),
    [
        ("1 straight", "b5", "b4 b5"),
        ("3 straight", "c5", "b4 b5 b6 c6 c5"),  # b5 is jumped
        ("bend 4", "a3", "b4 a4 a3"),
    ],
)
def test_a_path_leads_from_the_pawn_to_the_stone(dice: str, stone: str, passed: str) -> None:
    """[3.10] A ghost is jumped: its stone is on the path, and not counted."""
    match = position(2, ghosts={"belenos": "0 b5"}, druids=("b4",))
    play(match, f"roll : {dice}")
    face = dice.split()[0]
    found = {one.path for one in moves(match) if one.action == ("move", face, "druid", stone)}
    assert found == {tuple(f"stone-{one}" for one in passed.split())}, "exactly this one"


def test_only_moves_have_a_path() -> None:
    match = position(2, druids=("b4",))
    assert all(choice.path == () for choice in match.scene(0).choices)
