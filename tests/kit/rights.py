"""Who may write what on a table's log, told a second time and from the log alone: who sits where,
who hosts, what is asked. Knows no rules of any game, and nothing of how the house decides."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Entry = dict[str, Any]
OPEN, KEPT, BOT = "open", "kept", "bot"  # seats that no guest has; kept: for whoever has its link
OUTCOMES = {"replace": "dismiss", "hand-over": "offer"}  # of a motion, where its name is another


@dataclass
class Rights:
    host: str
    seats: list[str]
    chosen: dict[str, str]
    spectators: bool = True
    begun: bool = False
    ended: bool = False  # given up
    barred: set[str] = field(default_factory=set)
    silenced: set[str] = field(default_factory=set)
    motion: Entry | None = None
    said: set[int] = field(default_factory=set)  # seats that agree to it
    moves: list[int] = field(default_factory=list)  # by whom

    def guests(self) -> set[str]:
        return set(self.seats) - {OPEN, KEPT, BOT}

    def may_look(self, who: str) -> bool:
        if who and (who == self.host or who in self.seats):
            return True
        waits = OPEN in self.seats and not self.begun and not self.ended
        return who not in self.barred and (waits or self.spectators)

    # Who may.

    def allow(self, who: str, entry: Entry, giver: str = "") -> bool:
        """Whether a guest may have this written; `giver` is who made the link that was used for it."""
        mine = {seat for seat, guest in enumerate(self.seats) if guest == who and who}
        match entry:
            case {"kind": "sit" | "hand-over"}:
                return entry["guest"] == who and self._may_sit(who, entry, giver)
            case {"kind": "start"}:
                return bool(mine or who == self.host) and not {OPEN, KEPT} & {*self.seats}
            case {"kind": "arrange"}:
                return not self.begun and self._may_arrange(who, entry)
            case {"kind": "settings" | "webhook"} | {"kind": "silence"}:
                return who == self.host and entry.get("guest") != who
            case {
                "kind": "move" | "advice" | "standing" | "rename" | "motion" | "vote" | "withdraw",
                "seat": seat,
            }:
                return seat in mine and self._may_ask(entry)
            case {"kind": "stand-in", "seat": seat, "level": level}:
                return seat in mine and not level
            case {"kind": "next"}:
                return bool(mine)
            case {"kind": "abandon"} if not self.begun:
                return who == self.host and self.guests() <= {who}
            case {"kind": "pause" | "resume" | "abandon" | "undo" | "dismiss" | "offer"}:
                return bool(mine) and self._agreed(who, mine, entry)
        return False

    def _may_sit(self, who: str, entry: Entry, giver: str) -> bool:
        if not who or who in self.barred or self.ended:
            return False
        held = self.seats[entry["seat"]]
        if entry["kind"] == "hand-over":
            return held == giver and who not in self.seats
        return not self.begun and held in (OPEN, KEPT)

    def _may_arrange(self, who: str, entry: Entry) -> bool:
        """The host takes no seat from a guest but by sending them away; others give up their own
        seat."""
        after, others = [_holder(chair) for chair in entry["chairs"]], self.guests() - {who}
        if who != self.host:
            left = [seat for seat, guest in enumerate(self.seats) if guest == who]
            same = all(
                after[seat] == guest for seat, guest in enumerate(self.seats) if seat not in left
            )
            rest = (entry["host"], entry["chosen"], entry["barred"], len(after))
            freed = bool(left) and all(after[seat] in (OPEN, KEPT) for seat in left)
            return same and freed and rest == (self.host, self.chosen, [], len(self.seats))
        sat = {*after} - {OPEN, KEPT, BOT}
        handed = who not in after and entry["host"] in sat
        return (
            sat <= {who, *others}
            and others - sat == {*entry["barred"]}
            and (entry["host"] == who or handed)
        )

    def _may_ask(self, entry: Entry) -> bool:
        """One question at a time; whoever asks can't answer, and nobody twice."""
        match entry:
            case {"kind": "motion"}:
                return self.motion is None
            case {"kind": "vote", "seat": seat}:
                return seat not in self.said and self.seats[seat] in self._others()
            case {"kind": "withdraw", "seat": seat}:
                return self.motion is not None and self.motion["seat"] == seat
        return True

    def _others(self) -> set[str]:
        """Whose yes the motion takes: all people but who asks, and who shall be replaced."""
        if self.motion is None:
            return set()
        concerned = {self.motion["seat"], self.motion.get("of")}
        return self.guests() - {self.seats[seat] for seat in concerned if seat is not None}

    def _agreed(self, who: str, mine: set[int], entry: Entry) -> bool:
        """All others have said yes, or there is nobody else, or the seat takes back what is its own
        alone."""
        if self.motion is None:
            alone = self.guests() == {who}
            own = entry["kind"] == "undo" and set(self.moves[entry["stand"] :]) == {entry["seat"]}
            return (
                entry["kind"] not in OUTCOMES.values() and entry["seat"] in mine and (alone or own)
            )
        kind = self.motion["motion"]
        about = self.motion["of"] if kind in OUTCOMES else self.motion["seat"]
        yes = {self.seats[seat] for seat in self.said}
        if kind in OUTCOMES and (not yes or self.seats[self.motion["seat"]] != self.host):
            return False
        return (OUTCOMES.get(kind, kind), about) == (
            entry["kind"],
            entry["seat"],
        ) and self._others() <= yes

    # What is so afterwards.

    def take(self, entry: Entry) -> None:
        match entry:
            case {"kind": "sit" | "hand-over", "seat": seat, "guest": guest}:
                self._give(seat, guest)
            case {"kind": "dismiss", "seat": seat}:
                self._give(seat, BOT)
                self.motion = None
            case {"kind": "arrange"}:
                self.seats, self.host = [_holder(chair) for chair in entry["chairs"]], entry["host"]
                self.chosen, self.barred = entry["chosen"], self.barred | {*entry["barred"]}
            case {"kind": "start"}:
                self.begun = True
            case {"kind": "settings", "settings": settings}:
                self.spectators = settings["spectators"]
            case {"kind": "silence", "guest": guest, "on": on}:
                self.silenced = self.silenced | {guest} if on else self.silenced - {guest}
            case {"kind": "move", "seat": seat}:
                self.moves.append(seat)
                self.motion = (
                    None if self.motion and self.motion["motion"] == "undo" else self.motion
                )
            case {"kind": "motion"}:
                self.motion, self.said = entry, set()
            case {"kind": "vote", "seat": seat, "yes": True}:
                self.said.add(seat)
            case {"kind": "vote" | "withdraw" | "pause" | "resume" | "offer"}:
                self.motion = None
            case {"kind": "abandon"}:
                self.motion, self.ended = None, True
            case {"kind": "undo", "stand": stand}:
                self.motion, self.moves = None, self.moves[:stand]

    def _give(self, seat: int, guest: str) -> None:
        self.seats[seat] = guest
        if self.motion and seat in (self.motion["seat"], self.motion.get("of")):
            self.motion = None


def _holder(chair: Entry) -> str:
    """Of a seat, as it stands in an entry."""
    if chair["kind"] == "open":
        return KEPT if chair["key"] else OPEN
    return str(chair["guest"]) if chair["kind"] == "guest" else BOT
