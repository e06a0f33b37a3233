"""Columns: many short lines side by side.
Read downwards, as in a directory listing."""

from __future__ import annotations


def columns(lines: list[str], width: int, gap: int = 3) -> list[str]:
    """As few rows as fit into the width."""
    widest = max(map(len, lines), default=0) + gap
    across = max(1, (width + gap - 1) // widest)
    down = -(-len(lines) // across)
    return [
        "".join(line.ljust(widest) for line in lines[row::down]).rstrip() for row in range(down)
    ]
