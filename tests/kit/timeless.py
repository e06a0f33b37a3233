"""`nemeton` on a machine whose clock is wrong by as many seconds as the file named last says, now;
the same house otherwise."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from nemeton.__main__ import main

right = time.time


def wrong(clock: Path) -> float:
    return right() + float(clock.read_text())


if __name__ == "__main__":
    path = Path(sys.argv.pop())
    time.time = lambda: wrong(path)
    sys.exit(main())
