"""A real browser and a real house for the tests of this folder.
Without a browser they are skipped with the reason, except in CI, where that is a failure."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from kit import hurried
from kit.doorkeeper import Doorkeeper
from kit.guest import Guest

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
]
Arrive = Callable[..., Guest]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Closed after each module: Playwright's loop runs in this thread, and other modules bring
    their own."""
    path = os.environ.get("NEMETON_BROWSER", "")
    if not path:
        reason = "no browser: `make test` looks for one and sets NEMETON_BROWSER"
        pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


def hurried_house(data: Path) -> Doorkeeper:
    return Doorkeeper(data, program=(hurried.__file__,))


@pytest.fixture
def keeper(tmp_path: Path) -> Iterator[Doorkeeper]:
    with hurried_house(tmp_path) as open_house:
        yield open_house


@pytest.fixture
def arrive(chromium: Browser, keeper: Doorkeeper) -> Iterator[Arrive]:
    """Guests, each with a browser profile of their own; no page may log an error or show an
    unfinished sentence."""
    guests: list[Guest] = []

    def arrival(name: str, **context: object) -> Guest:
        guests.append(Guest(chromium, keeper.url, name, **context))
        return guests[-1]

    yield arrival
    for guest in guests:
        guest.read_over()
    troubles = [trouble for guest in guests for trouble in guest.troubles]
    for guest in guests:
        guest.leave()
    assert troubles == []
