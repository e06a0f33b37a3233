"""Answers that are kept because working them out again takes longer. How long that takes depends on
the build.
Knows no game; forgets the oldest."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
Answer = TypeVar("Answer")


def remembered(most: int) -> Callable[[Callable[P, Answer]], Callable[P, Answer]]:
    """Keep so many answers, in plain Python. Once compiled they are found sooner than looked up,
    and `tools/fast.py` leaves this mark out."""
    return cast("Callable[[Callable[P, Answer]], Callable[P, Answer]]", lru_cache(most))
