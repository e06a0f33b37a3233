"""`nemeton` with little room and little patience, so that its limits are soon met; the same house
otherwise."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

from nemeton.__main__ import main
from nemeton.house import house, serve
from nemeton.house.limits import Limits
from nemeton.house.web import protocols

LITTLE = Limits(tables=12, tables_of_guest=4, lines_of_guest=3, lines_of_address=5, spectators=6)
PULSE = 0.5  # seconds
SLOWEST = 0.8

if __name__ == "__main__":
    with (
        patch.object(serve, "serve", partial(serve.serve, limits=LITTLE)),
        patch.object(serve, "Way", partial(serve.Way, pulse=PULSE)),
        patch.object(protocols, "SLOWEST", SLOWEST),
        patch.object(house, "LINGER", 0.0),
    ):
        sys.exit(main())
