"""One running house for all tests of this folder; tables are private, so tests don't see each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from house.doorkeeper import Doorkeeper


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    with Doorkeeper(Path(tmp_path_factory.mktemp("house"))) as keeper:
        yield keeper


@pytest.fixture
def url(house: Doorkeeper) -> str:
    return house.url
