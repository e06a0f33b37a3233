"""One worker process: it answers, refuses, stumbles; and when it dies or hangs, another takes its
place."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nemeton import Refused
from nemeton.workers import Failed
from nemeton.workers.worker import NICE, STARTING, Worker
from workers.works import obey

LONG = STARTING  # longer than any answer takes


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    one = Worker(obey)
    yield one
    one.dismiss()


def test_a_worker_comes_after_the_house_when_both_want_the_same_core(worker: Worker) -> None:
    _, priority = worker.ask(("rest",), LONG)
    assert priority == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)


def test_a_worker_that_stumbles_says_so_and_goes_on(worker: Worker) -> None:
    process, _ = worker.ask(("rest",), LONG)
    with pytest.raises(Failed, match="ZeroDivisionError"):
        worker.ask(("stumble",), LONG)
    assert worker.ask(("rest",), LONG)[0] == process


def test_a_refusal_is_passed_on(worker: Worker) -> None:
    with pytest.raises(Refused, match="at least one process"):
        worker.ask(("refuse",), LONG)


@pytest.mark.skipif(
    not Path("/proc/self/autogroup").exists(), reason="cores are not shared among sessions here"
)
def test_a_worker_does_not_use_up_the_share_of_the_house(worker: Worker) -> None:
    share = worker.ask(("say where",), LONG)
    house = Path(
        "/proc/self/autogroup"
    ).read_text()  # empty in the session that the machine itself started
    assert share.partition(" ")[0] != house.partition(" ")[0]
    assert share.endswith(f"nice {NICE}\n")


@pytest.mark.parametrize(
    ("order", "patience", "said"), [("die", LONG, "died"), ("hang", 0.3, "no answer within 0.3")]
)
def test_one_that_dies_or_hangs_is_replaced(
    worker: Worker, order: str, patience: float, said: str
) -> None:
    process, _ = worker.ask(("rest",), LONG)
    with pytest.raises(Failed, match=said):
        worker.ask((order,), patience)
    assert not is_alive(process)
    assert worker.ask(("rest",), LONG)[0] != process


def test_what_can_not_be_sent_fails_and_does_no_harm(worker: Worker) -> None:
    with pytest.raises(Failed, match="pickle"):
        worker.ask((lambda: "a song",), LONG)
    assert worker.ask(("rest",), LONG)


def test_a_worker_that_is_sent_away_leaves() -> None:
    one = Worker(obey)
    process, _ = one.ask(("rest",), LONG)
    one.dismiss()
    assert not is_alive(process)


def test_after_an_interruption_nobody_is_asked() -> None:
    one = Worker(obey)
    one.interrupt()
    with pytest.raises(Failed, match="after shutdown"):
        one.ask(("rest",), LONG)


def is_alive(process: int) -> bool:
    assert sys.platform != "win32", "a signal 0 would end it there"
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
