"""What Stonehenge says while it is played: messages made once, at import.
Their sentences are in texts/."""

from __future__ import annotations

from typing import Final

from nemeton.engine import Msg, who

from .content import LINES, SPACES, VALUES

SEATS: Final = (0, 1)


def say(key: str, rule: str = "", **args: str | int | Msg) -> Msg:
    return Msg(f"stonehenge-{key}", args, rule)


def _by_pawn(key: str) -> list[list[list[Msg]]]:
    """Messages by seat, value and space; value 0 is never placed."""
    return [
        [[say(key, seat=who(seat), value=value, space=space) for space in SPACES] for value in (0, *VALUES)]
        for seat in SEATS
    ]


PLACED: Final = _by_pawn("placed")
TURNED: Final = _by_pawn("turned")
PLACED_DOWN: Final = [[say("placed-down", seat=who(seat), space=space) for space in SPACES] for seat in SEATS]
CLAIMED: Final = [[say("claimed", "3.3", seat=who(seat), line=line) for line in LINES] for seat in SEATS]
ENDED: Final = [say("ended", seat=who(seat)) for seat in SEATS]
WON: Final = [say("won", seat=who(seat)) for seat in SEATS]
