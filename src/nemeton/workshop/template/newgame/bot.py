"""Advice for bots: how likely each seat is to win. Without this module they play too, from the rules alone.
Is given worlds that a seat holds possible, never the truth."""

from __future__ import annotations

from math import exp

from .rules import STONES, State

AVERAGE = 3.5  # of a stone


def evaluate(state: State) -> list[float]:
    """The hollows that a seat may hope for, the more surely the fewer stones are left; as shares of the victory."""
    left = sum(map(len, state.hands)) + sum(state.bag)
    doubt = 1 + AVERAGE * left / STONES
    hopes = [sum(hope([sum(lain) for lain in hollow], seat, doubt) for hollow in state.laid) for seat in seats(state)]
    weights = [exp(2 * hope) for hope in hopes]
    return [weight / sum(weights) for weight in weights]


def seats(state: State) -> range:
    return range(len(state.hands))


def hope(sums: list[int], seat: int, doubt: float) -> float:
    """Of a hollow: a lead over the best of the others, weighed against what may still come."""
    lead = sums[seat] - max(other for one, other in enumerate(sums) if one != seat)
    return 1 / (1 + exp(-lead / doubt))
