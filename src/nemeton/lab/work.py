"""Work for many processes: a call for each game, and what came of them.
Broken off, it does not wait: games under way are given up, and nothing is left running."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Any, TypeVar

from nemeton.workers import crew

Call = tuple[Any, ...]
Made = TypeVar("Made")


@contextmanager
def working(jobs: int) -> Iterator[Executor]:
    """So many processes, for as long as there is something to do."""
    others = set(active_children())
    workers = crew(jobs)
    try:
        yield workers
    except BaseException:
        workers.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
        raise
    workers.shutdown()


def in_order(
    jobs: int, work: Callable[..., Made], calls: Iterable[Call]
) -> Generator[Made, None, None]:
    """What came of each call, in the order of the calls whoever is done first: sums of thirds
    depend on it."""
    with working(jobs) as workers:
        for done in [workers.submit(work, *call) for call in calls]:
            yield done.result()


def as_done(
    jobs: int, work: Callable[..., Made], calls: Iterable[Call]
) -> Generator[tuple[Call, Made], None, None]:
    """Each call with what came of it, as soon as it is there."""
    with working(jobs) as workers:
        given = {workers.submit(work, *call): call for call in calls}
        for done in as_completed(given):
            yield given[done], done.result()
