"""The clerk: one thread that owns the one connection and does what waits together in one transaction.
Says that something is done only once it is on disk; knows neither tables nor databases.
What is asked for in one turn of the loop is handed over together, and lines of logs are written in one go."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Mapping, Sequence
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

    def write_all(self, statement: str, rows: Sequence[Mapping[str, Any]], /) -> int:
        """Once for each; how many rows they have written together."""

    def close(self) -> None: ...


Work = Callable[[], Any]
Line = Mapping[str, Any]  # of a log: the values of the statement that writes it


@dataclass(slots=True)
class Job:
    """Something to do in the thread, and the future that waits for it. Its line is written first, where it has one."""

    work: Work | None
    line: Line | None
    done: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def run(self) -> None:
        """A conflict has written nothing, so the others go on; whatever else goes wrong ends the transaction."""
        self.result = self.error = None
        if self.work is None:
            return
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
    def __init__(self, connection: Connection, append: str) -> None:
        self._connection, self._append = connection, append  # the statement that writes a line
        self._gathered: list[Job] = []  # in this turn of the loop
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._hand = threading.Thread(target=self._work, name="store", daemon=True)
        self._hand.start()

    async def do(self, work: Work | None, line: Line | None = None) -> Any:
        """Run something in the thread, inside a transaction that is on disk when this returns."""
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(job := Job(work, line, loop.create_future()))
        return await job.done

    def _hand_over(self) -> None:
        """At the end of a turn: a thread that is woken earlier takes turns with the loop, and commits many times."""
        for job in self._gathered:
            self._jobs.put(job)
        self._gathered = []

    @property
    def waiting(self) -> int:
        """Jobs that nobody has begun."""
        return len(self._gathered) + self._jobs.qsize()

    def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        self._hand.join()
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
            self._write_lines([job.line for job in batch if job.line is not None])
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

    def _write_lines(self, lines: list[Line]) -> None:
        """Before all else: whoever waits together may come in any order."""
        if lines and self._connection.write_all(self._append, lines) < len(lines):
            raise Conflict("a line is there already")


def _report(batch: list[Job]) -> None:
    for job in batch:
        job.report()


def first(rows: list[tuple[Any, ...]]) -> Any:
    """The one value of the one row; None without a row."""
    return rows[0][0] if rows else None
