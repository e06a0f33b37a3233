"""What Le Grand Druide says while it is played: messages made once, at import, where they are many.
Their sentences are in texts/."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from nemeton.engine import Msg, kept, who

from .content import COLOURS, LINE, STONE
from .state import EMPTY

SEATS: Final = range(4)


def say(key: str, rule: str = "", **args: str | int | Msg) -> Msg:
    return Msg(f"grand_druide-{key}", args, rule)


Words = dict[str, str | int | Msg]


LAYS: Final = [say("lays", "1.9", seat=who(seat)) for seat in SEATS]
BEGINS: Final = [say("begins", seat=who(seat)) for seat in SEATS]
CARDS_DEALT: Final = [say("cards-dealt", "1.9", seat=who(seat)) for seat in SEATS]
PASSED: Final = [say("passed", "2.6", seat=who(seat)) for seat in SEATS]
PLACED: Final = [[say("placed", seat=who(seat), stone=stone) for stone in STONE] for seat in SEATS]
NOBODY_ELECTED: Final = say("nobody-elected", "4.3")


@cache
def moved(seat: int, line: int, to: int) -> Msg:
    return say("moved", "2.3", seat=who(seat), line=LINE[line], to=LINE[to])


def laid(seat: int, line: int, bars: int) -> Msg:
    return say("laid", "1.9", seat=who(seat), line=LINE[line], bars=bars)


def dealt(seat: int, stone: int, colour: int) -> Msg:
    return say("dealt", seat=who(seat), stone=STONE[stone], colour=COLOURS[colour])


@cache
def filled(druids: int) -> Msg:
    return say("filled", "3.1", druids=druids)


@cache
def taboo_shown(seat: int, colour: int, druids: int) -> Msg:
    return say("taboo-shown", "3.2", seat=who(seat), colour=COLOURS[colour], druids=druids)


def counts_of(counts: Sequence[int]) -> Msg:
    """How many druids each seat has."""
    seats: Words = {f"seat{seat}": who(seat) for seat in range(len(counts))}
    druids: Words = {f"druids{seat}": count for seat, count in enumerate(counts)}
    return Msg(f"grand_druide-counts-{len(counts)}", seats | druids)


def span(stones: Sequence[int]) -> str:
    """`20–24`, or `3` for a college of one stone."""
    return STONE[stones[0]] if len(stones) == 1 else f"{STONE[stones[0]]}–{STONE[stones[-1]]}"


@kept
def college_votes(stones: tuple[int, ...], votes: int, counts: tuple[int, ...], winner: int) -> Msg:
    """Who wins a college and why: the most druids, or alone after those who tie are out, or nobody."""
    college: Words = {"stones": span(stones), "counts": counts_of(counts)}
    if winner == EMPTY:
        return Msg("grand_druide-college-silent", college, "3.7")
    college |= {"seat": who(winner), "votes": votes}
    if counts[winner] == max(counts):
        return Msg("grand_druide-college-won", college, "3.5")
    return Msg("grand_druide-college-won-after-ties", college | {"tied": tied(counts, winner)}, "3.6")


def tied(counts: Sequence[int], winner: int) -> Msg:
    """[3.6] Those with more druids than who wins: two or three, who are out because they tie."""
    ahead = [seat for seat, count in enumerate(counts) if count > counts[winner]]
    seats: Words = {f"seat{n}": who(seat) for n, seat in enumerate(ahead)}
    return Msg(f"grand_druide-tied-{len(ahead)}", seats)


def college_label(stones: Sequence[int], votes: int, counts: Sequence[int], leader: int, when: str) -> Msg:
    """Who wins it and, where a tie made that so, whose."""
    key = f"grand_druide-college-{when}"
    college: Words = {"stones": span(stones), "counts": counts_of(counts), "votes": votes}
    if leader == EMPTY:
        return Msg(f"{key}-silent", college)
    college["seat"] = who(leader)
    if counts[leader] == max(counts):
        return Msg(key, college)
    return Msg(f"{key}-tied", college | {"tied": tied(counts, leader)})


@cache
def fetish_shown(seat: int, stone: int, paid: bool) -> Msg:
    return say("fetish-paid" if paid else "fetish-unpaid", "3.9", seat=who(seat), stone=STONE[stone])


@cache
def elected(seat: int, votes: int, most: int) -> Msg:
    """With the most votes, or after those with more were out because they tied."""
    if votes < most:
        return say("elected-after-ties", "4.2", seat=who(seat), votes=votes, most=most)
    return say("elected", seat=who(seat), votes=votes)
