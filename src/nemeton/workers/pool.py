"""A crew of processes, started fresh: no state of the parent comes along.
One place decides how they are started."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor


def crew(processes: int) -> ProcessPoolExecutor:
    """So many worker processes; an interrupt from the keyboard is left to the parent."""
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _calm)


def _calm() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
