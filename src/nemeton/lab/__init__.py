"""The lab: tournaments between bots, the ladder of levels, balance reports; figures with intervals.
Not for play: no clocks, no people."""

from .arena import Standing, arena

__all__ = ["Standing", "arena"]
