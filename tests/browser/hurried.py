"""`nemeton` with bots that don't pause and reviews that look less closely, so that long games are short to test;
the same house otherwise."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

from nemeton.__main__ import main
from nemeton.house import house
from nemeton.house.reviews import Reviews

if __name__ == "__main__":
    sys.argv.append("--no-pause")
    with patch.object(house, "Reviews", partial(Reviews, pace=0.05)):
        sys.exit(main())
