"""The README and what it leads to: what is shown of Python is what happens, links lead somewhere,
every decision is in the index."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
FENCED = re.compile(
    r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE
)  # an example may show a link of its own


def test_the_examples_in_python_are_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        importlib.import_module("nemeton.games"), "_added", {}
    )  # the tests' own game
    failed, tried = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert failed == 0 and tried > 8


@pytest.mark.parametrize("page", DOCS, ids=[str(page.relative_to(ROOT)) for page in DOCS])
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(FENCED.sub("", page.read_text()))
    inside = [link for link in links if "://" not in link and not link.startswith("/")]
    assert [link for link in inside if not (page.parent / link).exists()] == []


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    named = set(LINK.findall((folder / "README.md").read_text()))
    assert named == {page.name for page in folder.glob("0*.md")}
