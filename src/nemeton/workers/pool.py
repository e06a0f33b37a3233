"""A crew of processes, started fresh: no state of the parent comes along, and none outlives it.
One place decides how they are started."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any, Final

FRESH: Final = multiprocessing.get_context("spawn")


def crew(
    processes: int, begin: Callable[..., None] | None = None, *words: Any
) -> ProcessPoolExecutor:
    """So many worker processes; each begins with that, where there is something to begin with."""
    return ProcessPoolExecutor(processes, FRESH, settle_in, (begin, *words))


def settle_in(begin: Callable[..., None] | None = None, *words: Any) -> None:
    """An interrupt from the keyboard is left to the parent; when the parent is gone, so is the
    worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    if begin is not None:
        begin(*words)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    wait([parent.sentinel])
    os._exit(0)
