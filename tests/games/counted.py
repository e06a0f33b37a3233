"""What happened in games, as a table. Knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def table(counts: Counter[str], names: Sequence[str], columns: int = 3) -> str:
    """How often each of them, nothing left out, down the columns."""
    wide = max(len(name) for name in names) + 1
    cells = [f"{counts[name]:6} {name:{wide}}" for name in names]
    rows = -(-len(cells) // columns)
    return "\n".join("".join(cells[row::rows]).rstrip() for row in range(rows))
