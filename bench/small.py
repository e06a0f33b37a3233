"""`nemeton` with one game more, the small one that boardgame.io's server plays beside it; the same
house otherwise."""

from __future__ import annotations

import sys

import tictactoe
from nemeton.__main__ import main
from nemeton.games import add

if __name__ == "__main__":
    add(tictactoe)
    sys.exit(main())
