"""The client's types are those of the house."""

from __future__ import annotations

from pathlib import Path

from nemeton.house.web.typescript import source

WIRE = Path(__file__).parents[2] / "client" / "src" / "wire.ts"


def test_the_generated_types_are_fresh() -> None:
    assert WIRE.read_text(encoding="utf-8") == source(), "run `make wire`"
