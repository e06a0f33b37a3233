"""Sums of départements: which can be made, and which picks still lead to one.
A set of sums is one number too: bit n stands for the sum n. Départements of equal worth are alike here."""

from __future__ import annotations

from functools import lru_cache

from ..content import OF_WORTH, WORTH_OF, WORTHS, taken_apart

Counts = tuple[int, ...]  # by worth, as in WORTHS, as far as it matters: how many


def worth(places: int) -> int:
    """What they are worth in all."""
    if not places:
        return 0
    total = 0
    for at, byte in enumerate(taken_apart(places)):
        total += WORTH_OF[at][byte]
    return total


def rounded_up(places: int, amount: int) -> int:
    """[3.2]-[3.4], [3.6] The amount, else the next higher sum that some of them make, else all that they are worth."""
    if sums(useful(places, amount)) >> amount & 1:
        return amount
    higher = sums(tuple([(places & OF_WORTH[value]).bit_count() for value in WORTHS])) >> amount
    return amount + (higher & -higher).bit_length() - 1 if higher else worth(places)


def completing(places: int, amount: int) -> int:
    """[3.5] Those of them from which exactly the amount can still be completed."""
    return places & _leading_to(useful(places, amount), amount)


def useful(places: int, amount: int) -> Counts:
    """Those that could be part of the amount, and never more of them. Few: mostly they have been counted before."""
    counts: list[int] = []
    for value in WORTHS:
        if value > amount:
            break
        counts.append(min((places & OF_WORTH[value]).bit_count(), amount // value))
    return tuple(counts)


@lru_cache(maxsize=1 << 9)
def _leading_to(counts: Counts, amount: int) -> int:
    """Every département whose worth can be part of the amount."""
    return sum(OF_WORTH[WORTHS[which]] for which in range(len(counts)) if _leads_to(counts, which, amount))


def _leads_to(counts: Counts, which: int, amount: int) -> bool:
    """Whether one of that worth, and some of the others, make the amount."""
    if not counts[which]:
        return False
    others = (*counts[:which], counts[which] - 1, *counts[which + 1 :])
    return sums(others) >> amount - WORTHS[which] & 1 == 1


@lru_cache(maxsize=1 << 9)
def sums(counts: Counts) -> int:
    """All that can be made. Twice as many at a time: 1, 2, 4 … and the rest make every number of equal ones."""
    made = 1
    for value, left in zip(WORTHS, counts, strict=False):
        some = 1
        while left > 0:
            made |= made << value * min(some, left)
            left -= some
            some *= 2
    return made
