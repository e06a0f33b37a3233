"""A position as a test to be pasted: it replays the record so far and fails until somebody says
what should be true.
Writes Python, runs none."""

from __future__ import annotations

from pprint import pformat

from nemeton.engine import Viewer
from nemeton.match import Match

KEPT = ("game", "rules", "seats", "options", "seed", "setup", "moves")
WIDTH = 116
SOURCE = '''"""{game}, after move {move}: replayed from a table."""

import nemeton
import pytest

RECORD = {record}


def test_{game}_after_move_{move}() -> None:
    match = nemeton.replay(RECORD)
    view = match.view({viewer})
    assert match.actors == {actors} and view["phase"] == {phase!r}  # as it is
    pytest.fail("say here what should be true instead")
'''


def test(match: Match, move: int, viewer: Viewer) -> str:
    """Of the position after so many moves, as the viewer sees it."""
    record = match.record()
    kept = {key: record[key] for key in KEPT} | {"moves": record["moves"][:move]}
    then = match.clone()
    then.rewind(move)
    return SOURCE.format(
        game=match.game.about.name,
        move=move,
        record=pformat(kept, width=WIDTH, compact=True, sort_dicts=False),
        viewer=viewer,
        actors=then.actors,
        phase=then.view(viewer)["phase"],
    )
