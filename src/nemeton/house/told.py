"""What each viewer was told so far: the lines of the log, kept and continued, so that a late move costs no more.
Notices by itself when moves were taken back or played again, and begins anew."""

from __future__ import annotations

from dataclasses import dataclass, field

from nemeton.engine import Msg, Viewer
from nemeton.match import Match


@dataclass(slots=True)
class Kept:
    lines: list[Msg] = field(default_factory=list)
    tapes: int = 0  # read so far: that of the setup, and those of moves
    last: object = None  # the events of the last of them: another list where the game went another way


class Told:
    def __init__(self) -> None:
        self._kept: dict[Viewer, Kept] = {}

    def lines(self, match: Match, viewer: Viewer) -> list[Msg]:
        """As `match.log` says it; not to be changed."""
        kept = self._kept.setdefault(viewer, Kept())
        if kept.tapes and not self._continues(match, kept):
            kept = self._kept[viewer] = Kept()
        for place in range(kept.tapes, len(match.moves) + 1):
            tape = match.tape(place)
            kept.lines += tape.events_seen_by(viewer)
            kept.last = tape.events
        kept.tapes = len(match.moves) + 1
        return kept.lines

    def _continues(self, match: Match, kept: Kept) -> bool:
        return kept.tapes <= len(match.moves) + 1 and match.tape(kept.tapes - 1).events is kept.last
