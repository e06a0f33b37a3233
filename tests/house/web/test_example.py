"""The example of the protocol page plays a game against a running house."""

from __future__ import annotations

import importlib.util
from pathlib import Path

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "visitor.py"


async def test_the_example_plays_a_game(url: str) -> None:
    spec = importlib.util.spec_from_file_location("visitor_example", EXAMPLE)
    assert spec is not None and spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    assert await example.play(url) in ([0], [1])
