"""In whose name something is done at a table: looked at again as soon as the lock is there, not
only before the wait.
Meanwhile the seat may have changed hands, or its guest have been shown out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

Check = Callable[[], None]  # refuses whoever may not do it any more


def nobodys() -> None:
    """Of what the house does by itself, or where the deed asks by itself under the lock."""


_claims: dict[asyncio.Task[Any], Check] = {}


@contextmanager
def claimed(check: Check) -> Iterator[None]:
    """What this task does first under a lock, it does in somebody's name. What it wakes is done by
    other tasks, in the name of the house."""
    task = _task()
    _claims[task] = check
    try:
        yield
    finally:
        _claims.pop(task, None)


def _task() -> asyncio.Task[Any]:
    task = asyncio.current_task()
    assert task is not None, "done in a task"
    return task


class Lock(asyncio.Lock):
    """A lock that asks whoever gets it in somebody's name whether they may still. So no deed can
    forget to."""

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        check = _claims.pop(_task(), None) if _claims else None
        if check is not None:
            try:
                check()
            except BaseException:
                self.release()
                raise
        return True
