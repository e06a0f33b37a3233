"""What workers of these tests are given to do. Found by name in a fresh process, so it imports
little."""

from __future__ import annotations

import gc
import importlib
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import nemeton
from nemeton.engine import Msg, Refused, Scribe, Seeded, Tape
from nemeton.workers import think

SOURCE = Path(nemeton.__file__).parent
ELSEWHERE = ("nemeton.house", "nemeton.terminal", "nemeton.lab", "sqlite3")  # where a match is kept
OF_A_MATCH = (Scribe, Seeded, Tape)
TOUCHED = (
    "open",
    "os.listdir",
    "sqlite3",
    "socket.",
    "subprocess.",
    "os.exec",
    "os.posix_spawn",
    "ctypes",
)


def obey(order: str) -> Any:
    """Do as told."""
    match order:
        case "die":
            os.kill(os.getpid(), signal.SIGKILL)
        case "hang":
            time.sleep(3600)
        case "refuse":
            raise Refused(Msg("too-few-bots", {"bots": 0}))
        case "say where":
            return Path("/proc/self/autogroup").read_text()
        case "stumble":
            raise ZeroDivisionError
    return os.getpid(), os.getpriority(os.PRIO_PROCESS, 0) if sys.platform != "win32" else 0


def stubborn(
    game: str, view: Any, seat: int, level: str, seed: str, seconds: float
) -> tuple[str, ...]:
    """Hangs or dies at the levels that the seed names, "hang druid", and says which one has
    answered."""
    order, *levels = seed.split()
    if level in levels:
        obey(order)
    return level, str(seconds), game, str(view), str(seat)


touched: list[str] = []  # while a bot thought
kept: list[Any] = []  # what a leak would leave behind
thinking = False


def watched(*words: Any) -> Any:
    """Think, under observation; or tell what is found in this process, and which one it is."""
    global thinking
    if words == ("tell",):
        return findings(), os.getpid()
    thinking = True
    try:
        return leak() if words == ("leak",) else think(*words)
    finally:
        thinking = False


def leak() -> None:
    """What must not happen: a match, an open file of the house, a way to its store."""
    kept.append(nemeton.new("stonehenge"))
    kept.append(open("/etc/hosts"))  # noqa: SIM115  # it stays open on purpose
    importlib.import_module("nemeton.house.storage")


def findings() -> list[str]:
    """Whatever belongs to a match or to the house, was touched while a bot thought, or is open."""
    modules = [name for name in sys.modules if name.startswith(ELSEWHERE)]
    return sorted({*modules, *touched, *_things(), *_open_files()})


def _hear(event: str, args: tuple[Any, ...]) -> None:
    """Code is read when it is first needed; anything else that is touched is noted."""
    if (
        thinking
        and event.startswith(TOUCHED)
        and not str(args[0]).startswith((str(SOURCE), *sys.path[1:]))
    ):
        touched.append(f"{event} {args[0]}")


def _things() -> list[str]:
    kinds = {type(one) for one in gc.get_objects()}
    kept = [
        kind
        for kind in kinds
        if kind.__module__.startswith(("nemeton.match", *ELSEWHERE)) or kind in OF_A_MATCH
    ]
    return [f"{kind.__module__}.{kind.__name__}" for kind in kept]


def _open_files() -> list[str]:
    """Besides the three that every process has."""
    links = [f"/proc/self/fd/{number}" for number in os.listdir("/proc/self/fd") if int(number) > 2]
    return [os.readlink(link) for link in links if os.path.isfile(link)]


sys.addaudithook(_hear)
