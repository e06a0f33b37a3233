"""`nemeton` that asks its visitors every second whether they are still there; the same house
otherwise."""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

from nemeton.__main__ import main
from nemeton.house import serve

PING = 1.0

if __name__ == "__main__":
    with patch.object(serve, "Way", partial(serve.Way, pulse=PING)):
        sys.exit(main())
