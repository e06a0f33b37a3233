"""The clerk: one thread that owns the one connection and does what waits together in one
transaction.
Says that something is done only once it is on disk; knows neither tables nor databases.
What is asked for in one turn of the loop is handed over together, and lines of logs are written in
one go.
Told to be quick, it lets nobody wait for longer than so many seconds, whatever the database
does."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .store import Conflict, Unsaved, Unsure

TOGETHER = 256  # jobs in one commit, at most
LOOK = 0.25  # seconds between two looks at who waits for too long
LETTING_GO = (
    1.0  # seconds for a thread that was interrupted to notice; one that does not is left behind
)


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

    def interrupt(self) -> None:
        """By another thread: whatever it waits for fails now."""

    @property
    def lost(self) -> bool:
        """Whether it was found to belong to another house."""

    def close(self) -> None: ...


Work = Callable[[], Any]
Line = Mapping[str, Any]  # of a log: the values of the statement that writes it


@dataclass(slots=True, eq=False)
class Wait:
    """Somebody waits, since then. Knows nothing of what for: who waits is looked through, and must
    hold nothing."""

    done: asyncio.Future[Any]
    asked: float = field(default_factory=time.monotonic)
    begun: bool = False  # by the thread
    given_up: bool = False  # by whoever waited


@dataclass(slots=True)
class Job:
    """Something to do in the thread, and the future that waits for it. Its line is written first,
    where it has one."""

    work: Work | None
    line: Line | None
    wait: Wait
    result: Any = None
    error: Exception | None = None

    def run(self) -> None:
        """A conflict has written nothing, so the others go on; whatever else goes wrong ends the
        transaction."""
        self.result = self.error = None
        if self.work is None:
            return
        try:
            self.result = self.work()
        except Conflict as conflict:
            self.error = conflict

    def report(self) -> None:
        if self.wait.done.done():  # given up, or broken off
            return
        if self.error is not None:
            self.wait.done.set_exception(self.error)
        else:
            self.wait.done.set_result(self.result)


class Clerk:
    def __init__(self, connection: Connection, append: str) -> None:
        self._connection, self._append = connection, append  # the statement that writes a line
        self._gathered: list[Job] = []  # in this turn of the loop
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._pending: deque[Wait] = deque()  # who waits, the longest first
        self._patience: float | None = None  # seconds; for ever, unless told otherwise
        self._looking: asyncio.TimerHandle | None = None
        self._turn = threading.Lock()  # whether a job was begun or given up is one question
        self._busy: float | None = None  # since when the thread works at a batch
        self._tell: Callable[[Unsaved], None] = _nobody
        self._hand = threading.Thread(target=self._work, name="store", daemon=True)
        self._hand.start()

    async def do(self, work: Work | None, line: Line | None = None) -> Any:
        """Run something in the thread, inside a transaction that is on disk when this returns."""
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(job := Job(work, line, Wait(loop.create_future())))
        if self._patience is not None:
            self._pending.append(job.wait)
            if self._looking is None:
                self._looking = loop.call_later(LOOK, self._look)
        return await job.wait.done

    def _hand_over(self) -> None:
        """At the end of a turn: a thread that is woken earlier takes turns with the loop, and
        commits many times."""
        for job in self._gathered:
            self._jobs.put(job)
        self._gathered = []

    @property
    def waiting(self) -> int:
        """Jobs that nobody has begun."""
        return len(self._gathered) + self._jobs.qsize()

    @property
    def lost(self) -> bool:
        return self._connection.lost

    def be_quick(self, seconds: float) -> None:
        self._patience = seconds

    def tell_trouble(self, told: Callable[[Unsaved], None]) -> None:
        self._tell = told

    def close(self) -> None:
        """A thread that does not come back is left behind: it ends with the process, and holds
        nobody up."""
        self._hand_over()
        self._jobs.put(None)
        self._hand.join(self._patience)
        if self._hand.is_alive():
            self._connection.interrupt()
            self._hand.join(LETTING_GO)
        if self._looking is not None:
            self._looking.cancel()

    # Who waits for too long.

    def _look(self) -> None:
        """Now and then, while somebody waits. What the thread is stuck in is broken off, so that it
        can begin anew."""
        self._looking = None
        now, patience = time.monotonic(), self._patience or 0.0
        while self._pending and (
            self._pending[0].done.done() or now - self._pending[0].asked >= patience
        ):
            self._give_up(self._pending.popleft())
        if self._busy is not None and now - self._busy >= patience:
            self._connection.interrupt()
        if self._pending or self._busy is not None:
            self._looking = asyncio.get_running_loop().call_later(LOOK, self._look)

    def _give_up(self, job: Wait) -> None:
        """One that nobody has begun is never done; of any other nobody can say."""
        if job.done.done():
            return
        with self._turn:
            job.given_up = True
        error = Unsure("no answer in time") if job.begun else Unsaved("no answer in time")
        job.done.set_exception(error)
        self._tell(error)

    # In the thread.

    def _work(self) -> None:
        """Take all jobs that wait, do them in one transaction, and only then say that they are
        done."""
        while (job := self._jobs.get()) is not None:
            batch = [job, *self._waiting()]
            self._finish(self._begun([one for one in batch if one is not None]))
            if None in batch:
                break
        self._connection.close()

    def _begun(self, batch: list[Job]) -> list[Job]:
        """Those for which somebody still waits."""
        with self._turn:
            wanted = [job for job in batch if not job.wait.given_up]
            for job in wanted:
                job.wait.begun = True
        return wanted

    def _waiting(self) -> list[Job | None]:
        batch: list[Job | None] = []
        while len(batch) < TOGETHER and not self._jobs.empty():
            batch.append(self._jobs.get())
            if batch[-1] is None:
                break
        return batch

    def _finish(self, batch: list[Job]) -> None:
        """One job that can't be done spoils the transaction, not the others: then each has one of
        its own."""
        if not batch:
            return
        self._busy = time.monotonic()
        if not self._commit(batch):
            for job in batch:
                self._commit([job])
        self._busy = None
        with contextlib.suppress(RuntimeError):  # the loop has gone, and nobody waits any more
            batch[0].wait.done.get_loop().call_soon_threadsafe(self._report, batch)

    def _commit(self, batch: list[Job]) -> bool:
        """False when it is worth trying each alone. After a commit that failed nobody knows, so it
        is not."""
        sent = False
        try:
            self._connection.begin()
            self._write_lines([job.line for job in batch if job.line is not None])
            for job in batch:
                job.run()
            sent = True
            self._connection.commit()
        except Exception as error:  # the thread must outlive whatever a job does
            undone = self._connection.rollback()
            for job in batch:
                job.error = error if undone or not sent else _unsure(error)
            return not (undone and not sent and len(batch) > 1)
        return True

    def _write_lines(self, lines: list[Line]) -> None:
        """Before all else: whoever waits together may come in any order."""
        if lines and self._connection.write_all(self._append, lines) < len(lines):
            raise Conflict("a line is there already")

    def _report(self, batch: list[Job]) -> None:
        """In the loop."""
        for job in batch:
            job.report()
        while self._pending and self._pending[0].done.done():
            self._pending.popleft()
        troubles = [
            job.error
            for job in batch
            if isinstance(job.error, Unsaved) and not isinstance(job.error, Conflict)
        ]
        if troubles:
            self._tell(troubles[0])


def _unsure(error: Exception) -> Unsure:
    """A commit that was sent, and no answer came."""
    unsure = Unsure(str(error))
    unsure.__cause__ = error
    return unsure


def _nobody(_: Unsaved) -> None:
    """Is told of trouble, unless somebody wants to be."""


def first(rows: list[tuple[Any, ...]]) -> Any:
    """The one value of the one row; None without a row."""
    return rows[0][0] if rows else None
