"""The pure packages run on the standard library alone: a whole game with a bot, where nothing else
is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nemeton

SOURCE = Path(nemeton.__file__).parents[1]
GAME = """
import sys
sys.path.insert(0, sys.argv[1])
import random, nemeton
from nemeton.bots import decide
match = nemeton.new("stonehenge", options={"pawns": "hidden"}, seed="pure")
try:
    match.play(0, ("place", "9", "A"))
except nemeton.IllegalAction as refused:
    print(refused)
while match.actors:
    seat = match.actors[0]
    match.play(seat, decide(match.game, match.seen(seat), seat, "bard", random.Random(1)))
assert nemeton.replay(match.record()) == match
print(sorted(name for name in ("fluent", "rich", "textual", "msgspec", "starlette") if name in sys.modules))
"""


def test_a_game_is_played_without_any_other_package() -> None:
    command = [sys.executable, "-S", "-c", GAME, str(SOURCE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["stonehenge-no-such-pawn (value=9) [1.2]", "[]"]
