"""The clerk: one thread that owns the one connection and does what waits together in one transaction.
Says that something is done only once it is on disk; knows neither tables nor databases."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from .port import Conflict

TOGETHER = 256  # jobs in one commit, at most


class Connection(Protocol):
    """A database, as the clerk needs it. Everything raises Unsaved when it can't."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def rollback(self) -> bool:
        """Whether the connection is still good; then nothing of the transaction has happened."""

    def rows(self, statement: str, values: Mapping[str, Any], /) -> list[tuple[Any, ...]]: ...

    def write(self, statement: str, values: Mapping[str, Any], /) -> int:
        """How many rows it has written."""

    def close(self) -> None: ...


Work = Callable[[], Any]


@dataclass(slots=True)
class Job:
    """Something to do in the thread, and the future that waits for it."""

    work: Work
    done: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def run(self) -> None:
        """A conflict has written nothing, so the others go on; whatever else goes wrong ends the transaction."""
        self.result = self.error = None
        try:
            self.result = self.work()
        except Conflict as conflict:
            self.error = conflict

    def report(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Clerk:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> Any:
        """Run something in the thread, inside a transaction that is on disk when this returns."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, done))
        return await done

    @property
    def waiting(self) -> int:
        """Jobs that nobody has begun."""
        return self._jobs.qsize()

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        """Take all jobs that wait, do them in one transaction, and only then say that they are done."""
        while (job := self._jobs.get()) is not None:
            batch = [job, *self._waiting()]
            self._finish([one for one in batch if one is not None])
            if None in batch:
                return

    def _waiting(self) -> list[Job | None]:
        batch: list[Job | None] = []
        while len(batch) < TOGETHER and not self._jobs.empty():
            batch.append(self._jobs.get())
            if batch[-1] is None:
                break
        return batch

    def _finish(self, batch: list[Job]) -> None:
        """One job that can't be done spoils the transaction, not the others: then each has one of its own."""
        if not self._commit(batch):
            for job in batch:
                self._commit([job])
        batch[0].done.get_loop().call_soon_threadsafe(_report, batch)

    def _commit(self, batch: list[Job]) -> bool:
        """False when it is worth trying each alone. After a commit that failed nobody knows, so it is not."""
        sent = False
        try:
            self._connection.begin()
            for job in batch:
                job.run()
            sent = True
            self._connection.commit()
        except Exception as error:  # the thread must outlive whatever a job does
            again = self._connection.rollback() and not sent and len(batch) > 1
            for job in batch:
                job.error = error
            return not again
        return True


def _report(batch: list[Job]) -> None:
    for job in batch:
        job.report()


def first(rows: list[tuple[Any, ...]]) -> Any:
    """The one value of the one row; None without a row."""
    return rows[0][0] if rows else None
