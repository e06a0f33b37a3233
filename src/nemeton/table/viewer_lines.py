"""What each viewer was told so far: the lines of the log, kept and continued, so that a late move
costs no more.
Lines are added, none ever goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from nemeton.engine import Msg, Tape, Viewer


@dataclass(slots=True)
class Kept:
    lines: list[Msg] = field(default_factory=list)
    read: int = 0  # of all that was told


class Told:
    def __init__(self) -> None:
        self._kept: dict[Viewer, Kept] = {}

    def lines(self, told: Sequence[Tape | Msg], viewer: Viewer) -> list[Msg]:
        """The viewer's lines of what the match and the house have told; not to be changed."""
        kept = self._kept.get(viewer)
        if kept is None:
            kept = self._kept[viewer] = Kept()
        while kept.read < len(told):
            one = told[kept.read]
            kept.lines += [one] if isinstance(one, Msg) else one.events_seen_by(viewer)
            kept.read += 1
        return kept.lines
