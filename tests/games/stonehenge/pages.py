"""The rules pages of Stonehenge, for its own tests.
How pages are read is in tests/pages.py."""

from __future__ import annotations

import pages

FOLDER = pages.folder("stonehenge")


def page(code: str) -> str:
    return pages.page("stonehenge", code)


def clauses(code: str) -> dict[str, str]:
    """Every clause by its number."""
    return pages.clauses("stonehenge", code)
