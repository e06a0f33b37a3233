"""The lab: tournaments between bots, with intervals; later, balance reports.
Not for play: no clocks, no people."""

from .arena import Standing, arena

__all__ = ["Standing", "arena"]
