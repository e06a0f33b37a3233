"""`nemeton` with bots that don't pause, reviews that look less closely and little patience, so that
long games are short to test; the same house otherwise. Its workers read this file too: the house is
imported where it is opened."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch


def hurry() -> int:
    from nemeton.__main__ import main
    from nemeton.house import house
    from nemeton.house.after.reviews import Reviews
    from nemeton.table import patience

    with (
        patch.object(house, "Reviews", partial(Reviews, pace=0.05)),
        patch.object(patience, "LEAST", 1),
    ):
        return main([*sys.argv[1:], "--no-pause"])


if __name__ == "__main__":
    sys.exit(hurry())
