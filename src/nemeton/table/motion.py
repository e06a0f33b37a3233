"""A motion: one question to the people at a table, who is asked, and who has said yes. Data and
questions alone; asking, answering and doing it are in house/play/votes.py."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nemeton.engine import Msg
from nemeton.house.storage import Entry

from . import patience, wire

if TYPE_CHECKING:
    from .state import Table


@dataclass(slots=True)
class Motion:
    number: int  # of its entry among those that everybody may notice
    kind: wire.MotionKind
    seat: int  # who asks
    of: int | None = None  # whom a bot shall replace, or whose seat somebody else shall take
    level: str = ""  # of that bot
    for_good: bool = False  # whoever is replaced is there, and shall not come back
    stand: int = 0  # how many moves would be left after an undo
    reason: str = ""  # why an undo is not free
    at: float = 0.0  # when it was asked
    said: list[int] = field(default_factory=list)  # who has said yes

    @classmethod
    def read(cls, number: int, entry: Entry) -> Motion:
        fields = {key: value for key, value in entry.items() if key not in ("kind", "motion")}
        return cls(number, entry["motion"], **fields)

    def entry(self) -> Entry:
        """As it is written down."""
        rest = {"of": self.of, "level": self.level, "for_good": self.for_good}
        return {
            "kind": "motion",
            "motion": self.kind,
            "seat": self.seat,
            **(rest if self.kind == "replace" else {}),
            **({"of": self.of} if self.kind == "hand-over" else {}),
            **({"stand": self.stand, "reason": self.reason} if self.kind == "undo" else {}),
        }

    def outcome(self) -> Entry:
        """What is written down once all have said yes."""
        match self.kind:
            case "undo":
                return {"kind": "undo", "seat": self.seat, "stand": self.stand}
            case "replace":
                return {
                    "kind": "dismiss" if self.for_good else "stand-in",
                    "seat": self.of,
                    "level": self.level,
                }
            case "hand-over":
                return {"kind": "offer", "seat": self.of, "on": True}
            case "abandon" | "pause" | "resume":
                return {"kind": self.kind, "seat": self.seat}

    def concerns(self, seat: int) -> bool:
        return seat in (self.seat, self.of)


def asked(table: Table, motion: Motion) -> list[int]:
    """Whose yes it takes: all other people, but not those who have been away for long, or over days
    have not answered in time, unless a move of their own would be taken back. Whose seat it is
    about is not asked. To be out of time, or gone for a moment, is not to be away."""
    excused = {table.chairs[motion.seat].guest}
    if motion.of is not None:
        excused.add(table.chairs[motion.of].guest)
    others = [seat for seat in table.people() if table.chairs[seat].guest not in excused]
    number, unheard = table.unheard
    passed_over = (table.absent | (unheard if number == motion.number else set())) - _movers(
        table, motion
    )
    return [seat for seat in others if seat not in passed_over]


def _movers(table: Table, motion: Motion) -> set[int]:
    """Whose moves would be taken back."""
    if motion.kind != "undo" or table.match is None:
        return set()
    return {move.seat for move in table.match.moves[motion.stand :]}


def missing(table: Table, motion: Motion) -> list[int]:
    """Who has not answered yet. What one person can't do alone takes a yes of somebody who is not
    there by their leave; over days, whose seat it is about has as long to come back."""
    waited_for = [seat for seat in asked(table, motion) if seat not in motion.said]
    if takes_two(table, motion) and not witnesses(table, motion, motion.said):
        return waited_for or [motion.seat]
    if motion.kind == "hand-over" and patience.answering(table.settings) and motion.of is not None:
        heard = table.unheard[0] != motion.number or motion.of not in table.unheard[1]
        return [*waited_for, motion.of] if heard else waited_for
    return waited_for


def takes_two(table: Table, motion: Motion) -> bool:
    """Nobody who is there is sent away by one person alone; nor is a hand that one must not see
    given to a stranger, or taken back what somebody has learned something by."""
    if motion.kind == "undo" and table.match is not None:
        return bool(motion.reason) and table.match.why_no_return(motion.stand) is not None
    return motion.for_good or (motion.kind == "hand-over" and table.ever_secret())


def witnesses(table: Table, motion: Motion, seats: Iterable[int]) -> list[int]:
    """Of these, the seats of people of their own: not of who has the asker's former seat, by a
    link."""
    chairs = table.chairs
    theirs = {chairs[motion.seat].guest, chairs[motion.seat].origin}
    return [seat for seat in seats if not theirs & {chairs[seat].guest, chairs[seat].origin}]


def shown(table: Table) -> wire.Motion | None:
    """The question as everybody sees it."""
    motion = table.motion
    if motion is None or table.match is None:
        return None
    return wire.Motion(
        number=motion.number,
        kind=motion.kind,
        seat=motion.seat,
        of=motion.of,
        level=motion.level,
        for_good=motion.for_good,
        moves=len(table.match.moves) - motion.stand if motion.kind == "undo" else 0,
        reason=because(motion.reason) if motion.reason else None,
        waits_for=missing(table, motion),
        said=motion.said,
        wait=patience.answering(table.settings),
    )


def because(reason: str) -> Msg:
    """Why an undo is not free, as a sentence for the whole table."""
    return Msg(reason.replace("undo-", "house-because-", 1))
