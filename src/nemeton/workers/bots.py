"""Bots in worker processes: ask for an action, wait for it or go on meanwhile.
Bounded in time: whatever was found by then is played, and a worker that fails is replaced."""

from __future__ import annotations

import os
import random
import sys
import threading
import time
from concurrent.futures import Future
from typing import Any, Final, Self

from nemeton.bots import ADVISER, Promise, advise, decide
from nemeton.engine import Action, Data, Refused
from nemeton.games import load

from .desk import LONGEST, Desk, Question
from .worker import Failed, Worker

GRACE: Final = 4.0  # seconds over its time until a worker counts as hung
LEAVING: Final = 2.0  # seconds for all workers to leave; who has not by then is not waited for


def think(
    game: str, view: Data, seat: int, level: str, seed: str, seconds: float = LONGEST
) -> Action:
    """What runs in the worker. All that it knows is in these words."""
    deadline = time.monotonic() + seconds
    return decide(
        load(game), view, seat, level, random.Random(seed), lambda: time.monotonic() > deadline
    )


def counsel(
    game: str, view: Data, seat: int, _level: str, seed: str, seconds: float = LONGEST
) -> list[Promise]:
    """The same for a person who asks: what the strongest would do, and the chances that it sees."""
    deadline = time.monotonic() + seconds
    return advise(load(game), view, seat, random.Random(seed), lambda: time.monotonic() > deadline)


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class Bots:
    """`with Bots() as bots: action = bots.choose(...)`

    So many workers for any thought, and one for quick ones: they never wait behind long ones. Hints
    have one of their own: people who ask what to do hold up no bot."""

    def __init__(self, processes: int = 1) -> None:
        self._moves, self._hints = Desk(processes), Desk(1)
        posts = [
            *[(think, self._moves, False)] * processes,
            (think, self._moves, True),
            (counsel, self._hints, False),
        ]
        self._workers = [Worker(work) for work, _, _ in posts]
        self._askers = [
            threading.Thread(target=self._ask, args=(worker, desk, quick), daemon=True)
            for worker, (_, desk, quick) in zip(self._workers, posts, strict=True)
        ]
        for asker in self._askers:
            asker.start()

    def choose(self, game: str, view: Data, seat: int, level: str, seed: str) -> Action:
        """Think and answer."""
        return self.submit(game, view, seat, level, seed).result()

    def submit(
        self, game: str, view: Data, seat: int, level: str, seed: str, most: float = LONGEST
    ) -> Future[Action]:
        """Think, for so many seconds at most, while the caller does something else."""
        return _put(self._moves, game, view, seat, level, seed, most)

    def advise(self, game: str, view: Data, seat: int, seed: str) -> Future[list[Promise]]:
        """What a bot would do in that seat's place, the best first."""
        return _put(self._hints, game, view, seat, ADVISER, seed)

    @property
    def waiting(self) -> int:
        """Questions that nobody thinks about yet."""
        return len(self._moves) + len(self._hints)

    def _ask(self, worker: Worker, desk: Desk, quick: bool) -> None:
        """What runs in a thread beside each worker: one question after the other."""
        while taken := desk.take(quick=quick):
            question, seconds = taken
            if question.tries or question.answer.set_running_or_notify_cancel():
                self._answer(worker, desk, question, seconds)
        worker.dismiss()

    def _answer(self, worker: Worker, desk: Desk, question: Question, seconds: float) -> None:
        words = question.game, question.view, question.seat, question.word, question.seed, seconds
        try:
            question.answer.set_result(worker.ask(words, seconds + GRACE))
        except Refused as refused:
            question.answer.set_exception(refused)
        except Failed as failed:
            self._again(desk, question, failed)

    def _again(self, desk: Desk, question: Question, failed: Failed) -> None:
        """Another try, then a quicker level; the last failure is the caller's."""
        try:
            if question.failed():
                raise failed
            desk.put(question)
        except (Failed, RuntimeError) as error:
            question.answer.set_exception(error)

    def close(self) -> None:
        self._moves.close()
        self._hints.close()
        for worker in self._workers:
            worker.interrupt()
        ends = time.monotonic() + LEAVING
        for asker in self._askers:
            asker.join(max(0.0, ends - time.monotonic()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _put(
    desk: Desk, game: str, view: Data, seat: int, level: str, seed: str, most: float = LONGEST
) -> Future[Any]:
    question = Question(game, view, seat, level, seed, asked=time.monotonic(), most=most)
    desk.put(question)
    return question.answer
