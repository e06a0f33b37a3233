"""The rules pages of Stonehenge, read as a program reads them: clause by clause.
A clause is a paragraph that begins with its number in bold."""

from __future__ import annotations

import re
from importlib.resources import files

FOLDER = files("nemeton.games.stonehenge")
CLAUSE = re.compile(r"^\*\*(\d\.\d)\*\* (.+)$", re.MULTILINE)
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def page(code: str) -> str:
    return (FOLDER / f"rules.{code}.md").read_text(encoding="utf-8")


def clauses(code: str) -> dict[str, str]:
    """Every clause by its number."""
    return dict(CLAUSE.findall(page(code)))


def prose(code: str) -> str:
    """The page without its code."""
    return CODE.sub("", page(code))
