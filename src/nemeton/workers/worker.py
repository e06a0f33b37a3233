"""One worker: a process that is asked one question at a time, below the house in priority.
Started when it is first asked; one that dies or hangs is dismissed, and the next question starts
another."""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from nemeton.engine import Refused

from .pool import FRESH, settle_in

NICE: Final = 10  # a tenth of the house's weight where both want the same core
STARTING: Final = 30.0  # seconds that a process may take to come up, on the busiest of machines
LEAVING: Final = 1.0  # seconds that it may take to leave
READY: Final = "ready"
SESSION: Final = "/proc/self/autogroup"
TRIES: Final = 20

Work = Callable[..., Any]


class Failed(Exception):
    """The worker died, hung, or could not think it through."""


class Worker:
    def __init__(self, work: Work) -> None:
        self._work = work
        self._line: Connection | None = None
        self._process: SpawnProcess | None = None
        self._starting = threading.Lock()
        self._gone = False

    def ask(self, words: tuple[Any, ...], patience: float) -> Any:
        """Its answer within so many seconds; Failed, and a new process for the next question,
        without one."""
        try:
            line = self._line or self._start()
            line.send(words)
            kind, said = _heard(line, patience)
        except Exception as error:
            self.dismiss(at_once=True)
            raise Failed(str(error) or "the process died") from error
        if kind == "refused":
            raise said
        if kind == "failed":
            raise Failed(said)
        return said

    def _start(self) -> Connection:
        line, end = FRESH.Pipe()
        with self._starting:
            if self._gone:
                raise RuntimeError("nobody is asked after shutdown")
            self._process = FRESH.Process(target=_live, args=(end, self._work), daemon=True)
            self._process.start()
        self._line = line
        end.close()  # so that its death is heard here
        _heard(line, STARTING)
        return line

    def dismiss(self, *, at_once: bool = False) -> None:
        """By the one who asks: an idle process leaves by itself, one that hangs is killed."""
        if self._line is None or self._process is None:
            return
        self._line.close()
        self._process.join(0 if at_once else LEAVING)
        self._process.kill()
        self._process.join(LEAVING)
        self._line = None

    def interrupt(self) -> None:
        """By anybody, for good: whoever waits for an answer hears that there will be none. Killed,
        whatever it does: a process that hangs would neither hear a polite word nor leave by itself,
        and keep the house waiting."""
        with self._starting:
            self._gone = True
            if self._process is not None:
                self._process.kill()


def _heard(line: Connection, patience: float) -> Any:
    if not line.poll(patience):
        raise TimeoutError(f"no answer within {patience:.1f} s")
    return line.recv()


def _live(line: Connection, work: Work) -> None:
    """What runs in the process. It knows its work and what it is asked, nothing else."""
    settle_in()
    step_back()
    line.send(READY)
    try:
        while True:
            line.send(_answer(work, line.recv()))
    except (EOFError, OSError):
        return  # whoever asked has gone


def step_back() -> None:
    """Let the house go first. Linux may share cores among sessions before it looks at `nice`; where
    others compute too, a worker would then use up the share of the house's session, so it takes one
    of its own, a small one. Measured at a load of ten: p99 of people's actions 400 ms before, 106
    ms since, 190 to 205 ms without bots."""
    if sys.platform != "win32":
        os.nice(NICE)
        with suppress(OSError):
            weight = os.open(SESSION, os.O_WRONLY)
            os.setsid()
            _write(weight, str(NICE).encode())


def _write(weight: int, word: bytes) -> None:
    """The kernel takes one such word in a tenth of a second, from whomever."""
    for _ in range(TRIES):
        try:
            os.write(weight, word)
        except BlockingIOError:
            time.sleep(0.1)
        else:
            break
    os.close(weight)


def _answer(work: Work, words: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "answer", work(*words)
    except Refused as refused:
        return "refused", refused
    except Exception:
        return "failed", traceback.format_exc()
