"""What Druids says while it is played: messages made once, at import, where they are many.
Their sentences are in texts/."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from typing import Final

from nemeton.engine import Msg, who

from .content import KIND_OF, KINDS, NUMBER_OF, SLOT

SEATS: Final = range(4)


def say(key: str, rule: str = "", **args: str | int | Msg) -> Msg:
    return Msg(f"druids-{key}", args, rule)


@cache
def gem_name(gem: int) -> Msg:
    return say("gem", kind=KINDS[KIND_OF[gem]], number=NUMBER_OF[gem])


def _by_seat(key: str) -> list[Msg]:
    return [say(key, seat=who(seat)) for seat in SEATS]


def _by_slot(key: str) -> list[list[Msg]]:
    return [[say(key, seat=who(seat), slot=slot) for slot in SLOT] for seat in SEATS]


BEGINS: Final = _by_seat("begins")
KEPT: Final = _by_seat("kept")
PASSED: Final = [say("passed", "3.6", seat=who(seat)) for seat in SEATS]
STOPPED: Final = [say("stopped", "3.9", seat=who(seat)) for seat in SEATS]
PICKED_SECRETLY: Final = _by_seat("picked-down")
GEM_PLAYED_DOWN: Final = _by_slot("gem-played-down")
SERVANT_PLAYED_DOWN: Final = _by_slot("servant-played-down")
DISCARDED_DOWN: Final = _by_seat("discarded-down")
GEM_DRAWN_DOWN: Final = _by_seat("gem-drawn-down")
SERVANT_DRAWN_DOWN: Final = _by_seat("servant-drawn-down")
SLOT_CLOSED: Final = [say("slot-closed", "4.9", slot=slot) for slot in SLOT]
PLACE_OPENED: Final = [[say("place-opened", slot=slot, kind=kind) for kind in KINDS] for slot in SLOT]
REFILLED: Final = say("refilled", "3.10")
COLUMN_MOVED: Final = say("column-moved", "5.2")
COLUMN_BLOCKED: Final = say("column-blocked", "5.3")
LAST_PLACE: Final = say("last-place", "5.1")
NOTHING_LEFT: Final = say("nothing-left", "5.6")


def places_open(places: Sequence[int]) -> Msg:
    return say("places-open", places=_listed([say("place-kind", kind=KINDS[place]) for place in places]))


@cache
def picked(seat: int, value: int) -> Msg:
    return say("picked", seat=who(seat), value=value)


@cache
def gem_played(seat: int, gem: int, slot: int) -> Msg:
    return say("gem-played", seat=who(seat), gem=gem_name(gem), slot=SLOT[slot])


@cache
def servant_played(seat: int, value: int, slot: int) -> Msg:
    return say("servant-played", seat=who(seat), value=value, slot=SLOT[slot])


@cache
def discarded(seat: int, gem: int) -> Msg:
    return say("discarded", seat=who(seat), gem=gem_name(gem))


@cache
def gem_drawn(seat: int, gem: int) -> Msg:
    return say("gem-drawn", seat=who(seat), gem=gem_name(gem))


@cache
def servant_drawn(seat: int, value: int) -> Msg:
    return say("servant-drawn", seat=who(seat), value=value)


@cache
def ritual_held(seat: int, slot: int, place: int) -> Msg:
    return say("ritual-held", "4.1", seat=who(seat), slot=SLOT[slot], kind=KINDS[place])


def gems_shown(gems: Sequence[tuple[int, int]]) -> Msg:
    return say("gems-shown", "4.3", cards=_listed([gem_of(by, gem) for by, gem in gems]))


@cache
def gem_of(seat: int, gem: int) -> Msg:
    return say("gem-of", seat=who(seat), gem=gem_name(gem))


def servants_shown(servants: Sequence[tuple[int, int]]) -> Msg:
    return say("servants-shown", cards=_listed([servant_of(by, value) for by, value in servants]))


@cache
def servant_of(seat: int, value: int) -> Msg:
    return say("servant-of", seat=who(seat), value=value)


def _listed(cards: list[Msg]) -> Msg:
    """One after the other, in one sentence."""
    return reduce(lambda before, card: say("and", before=before, card=card), cards)


@cache
def taken(seat: int, value: int, amulets: int, last: bool) -> Msg:
    key, rule = ("taken-last", "4.6") if last and amulets else ("taken", "4.4")
    return say(key, rule, seat=who(seat), value=value, amulets=amulets)


@cache
def gem_turned(gem: int, amulets: int) -> Msg:
    return say("gem-turned-amulet" if amulets else "gem-turned-discard", gem=gem_name(gem), amulets=amulets)


def won(winners: Sequence[int], score: int) -> Msg:
    if len(winners) == 1:
        return say("won", seat=who(winners[0]), score=score)
    return say("shared", score=score)
