"""What all tests share: the toy game beside the house's own, and English unless a test says
otherwise."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import toy
from nemeton import speech
from nemeton.games import add

add(toy)
settings.register_profile(
    "house",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
)
settings.load_profile("house")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What a test has counted, by `record_property`, is shown when all are done."""
    for report in terminalreporter.getreports("passed"):
        for title, text in report.user_properties:
            terminalreporter.section(title)
            terminalreporter.line(text)


@pytest.fixture(autouse=True)
def _english() -> None:
    os.environ.pop("NEMETON_LANG", None)
    speech.language.set("en")
