"""For the lab: a crew that works in this process, so that the toy game and planted bugs are known
to it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest


class Here(Executor):
    """Does the work at once; keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked.append(args)
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Here:
    crew = Here()
    monkeypatch.setattr("nemeton.lab.work.crew", lambda _: crew)
    return crew
