"""One running house for all tests of this folder; tables are private, so tests don't see each
other."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from kit import hasty as hasty_house
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper, errors
from kit.postgres import Server, served
from nemeton import build

# It takes the place of the machine's clock, of chance and of the clerk: compiled code can't be
# given others.
collect_ignore = ["test_worlds.py"] if build.running() == "compiled" else []


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    with Doorkeeper(Path(tmp_path_factory.mktemp("house"))) as keeper:
        yield keeper


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """A house in which one need not wait for a minute."""
    with Doorkeeper(
        Path(tmp_path_factory.mktemp("hasty")), program=(hasty_house.__file__,)
    ) as keeper:
        yield keeper


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    with served() as server:
        yield server


@pytest.fixture
def url(house: Doorkeeper) -> str:
    return house.url


@pytest.fixture
async def company(url: str) -> AsyncIterator[Company]:
    async with gathered(url) as company:
        yield company


@pytest.fixture
def calm(house: Doorkeeper) -> Iterator[None]:
    """Whatever comes in, the house notes no error and prints no traceback."""
    before = len(house.printed)
    yield
    assert errors(house.printed[before:]) == []
