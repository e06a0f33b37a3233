"""`nemeton` whose loop hangs for ever when the house closes; the same house otherwise."""

from __future__ import annotations

import sys
import time

from nemeton.__main__ import main


async def hang(_: object) -> None:
    """Nothing in this thread goes on."""
    time.sleep(10**6)


if __name__ == "__main__":
    from nemeton.house import house, serve

    serve.LAST = 1.0
    house.House.close = hang  # type: ignore[assignment, method-assign]  # this is what goes wrong
    sys.exit(main())
