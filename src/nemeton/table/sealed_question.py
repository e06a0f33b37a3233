"""A question that is answered under seal, as the house keeps time for it: when it ends by itself,
for all alike.
Data alone; asking, more time and the end are in house/play/sealed_questions.py. Of the moment: not in the log."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Question:
    number: int  # of the turn, as everybody counts turns
    until: float | None = None  # by the house's watch; None while it does not end by itself
    more: Counter[int] = field(default_factory=Counter)  # by seat: how often it asked for more time
