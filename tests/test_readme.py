"""The README: what it shows of Python is what happens."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_are_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.import_module("nemeton.games"), "_added", {})  # the tests' own game
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert failed == 0 and tried > 8
