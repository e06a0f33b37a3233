"""Whether a log still says what it said: a game is only played on under the rules by which it was
played so far.
One that is not is held: it can be looked at as far as it can be read, and nothing is written to
it."""

from __future__ import annotations

import zlib
from functools import lru_cache

from nemeton.engine import Action, Msg, Refused
from nemeton.match import Match


class Differs(Refused):
    """Played again, it would be another game."""


def mark(match: Match) -> str:
    """Who may do what now, as a short word: noted with every move, and compared when the log is
    read again."""
    allowed = [
        f"({seat}, [{', '.join(map(_written, sorted(match.legal(seat))))}])"
        for seat in match.actors
    ]
    listed = f"[{', '.join(allowed)}]"
    return f"{zlib.crc32(listed.encode()):08x}"


@lru_cache(4096)
def _written(action: Action) -> str:
    """As Python writes it; a mark is that of the list of all seats and actions."""
    return repr(action)


def compare(match: Match, chance: list[str], noted: str | None) -> None:
    """The last move, played again: the same words of chance, and the same can be done after it."""
    if match.moves[-1].tape.chance() != chance or (noted is not None and noted != mark(match)):
        raise Differs(Msg("record-words"))


def by_other_rules(theirs: str, ours: str) -> Msg:
    return Msg("house-held-rules", {"theirs": theirs, "ours": ours})


def unreadable() -> Msg:
    """Up to here it could be read."""
    return Msg("house-held-unreadable")
