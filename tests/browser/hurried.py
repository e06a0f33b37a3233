"""`nemeton` with bots that don't pause and reviews that look less closely, so that long games are short to test;
the same house otherwise."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

from nemeton.__main__ import main
from nemeton.house import house, serve
from nemeton.house.house import House
from nemeton.house.reviews import Reviews

if __name__ == "__main__":
    with (
        patch.object(serve, "House", partial(House, pause=0.0)),
        patch.object(house, "Reviews", partial(Reviews, pace=0.05)),
    ):
        sys.exit(main())
