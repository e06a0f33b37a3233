"""What all tests share: the toy game beside the house's own, and English unless a test says otherwise."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import toy
from nemeton import speech
from nemeton.games import add

add(toy)
settings.register_profile(
    "house", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=bool(os.environ.get("CI"))
)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def _english() -> None:
    os.environ.pop("NEMETON_LANG", None)
    speech.language.set("en")
