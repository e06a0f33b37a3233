"""The house's own lines in a table's log: what an entry tells everybody, between what the match
tells.
One case per kind of entry; never tells what only some may know."""

from __future__ import annotations

from nemeton.engine import Msg, who
from nemeton.house.storage import Entry


def line(entry: Entry) -> Msg | None:
    """What an entry tells; nothing for most kinds."""
    match entry:
        case {"kind": "sit", "name": name}:
            return Msg("house-told-sit", {"name": name})
        case {"kind": "advice", "seat": seat}:
            return Msg("house-told-advice", {"seat": who(seat)})
        case {"kind": "motion"}:
            return _asked(entry)
        case {"kind": "vote", "seat": seat, "yes": False}:
            return Msg("house-told-no", {"seat": who(seat)})
        case {"kind": "withdraw", "seat": seat}:
            return Msg("house-told-withdraw", {"seat": who(seat)})
        case {"kind": "abandon", "old": True}:
            return Msg("house-told-old")
        case {"kind": "undo" | "abandon" | "pause" | "resume" as kind, "seat": seat}:
            return Msg(f"house-told-{kind}", {"seat": who(seat)})
        case {"kind": "stand-in", "seat": seat, "level": ""}:
            return Msg("house-told-back", {"seat": who(seat)})
        case {"kind": "stand-in", "seat": seat, "level": level}:
            return Msg(
                "house-told-stand-in", {"seat": who(seat), "level": Msg(f"house-level-{level}")}
            )
        case {"kind": "dismiss", "name": name, "level": level}:
            return Msg("house-told-dismiss", {"name": name, "level": Msg(f"house-level-{level}")})
        case {"kind": "hand-over", "former": former, "name": name}:
            return Msg("house-told-hand-over", {"former": former, "name": name})
        case {"kind": "offer", "seat": seat, "on": on}:
            return Msg("house-told-offer" if on else "house-told-kept", {"seat": who(seat)})
        case {"kind": "lapse"}:
            return lapsed()
        case _:
            return None


def lapsed() -> Msg:
    """A question that nobody need answer any more."""
    return Msg("house-told-lapse")


def _asked(entry: Entry) -> Msg:
    seat = who(entry["seat"])
    if entry["motion"] == "hand-over":
        return Msg("house-asks-hand-over", {"seat": seat, "of": who(entry["of"])})
    if entry["motion"] != "replace":
        return Msg(f"house-asks-{entry['motion']}", {"seat": seat})
    kind = "dismiss" if entry["for_good"] else "replace"
    level = Msg(f"house-level-{entry['level']}")
    return Msg(f"house-asks-{kind}", {"seat": seat, "of": who(entry["of"]), "level": level})
