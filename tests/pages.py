"""Rules pages, read as a program reads them: clause by clause; and the clauses that a game's code
cites.
A clause is a paragraph that begins with its number in bold. No judgement here, that is for tests
and people."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from nemeton.games import names

GAMES = Path(str(files("nemeton.games")))
LANGUAGES = ("fr", "en")
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* (.+)$", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d+)\. (.+)$", re.MULTILINE)
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
NUMBER = re.compile(r"\d+\.\d+")


def folder(game: str) -> Path:
    """Found by name: a game's pages can be read before the game can be imported."""
    return GAMES / game


def houses_own() -> list[str]:
    """The games of the house; guests may come without pages."""
    return [name for name in names() if folder(name).is_dir()]


def page(game: str, code: str) -> str:
    return (folder(game) / f"rules.{code}.md").read_text(encoding="utf-8")


def clauses(game: str, code: str) -> dict[str, str]:
    """Every clause by its number."""
    return dict(CLAUSE.findall(page(game, code)))


def chapters(game: str, code: str) -> dict[str, str]:
    """Every chapter's title by its number."""
    return dict(CHAPTER.findall(page(game, code)))


def rulings(game: str, code: str) -> dict[str, str]:
    """The clauses of the last chapter."""
    last = list(chapters(game, code))[-1]
    return {
        number: text for number, text in clauses(game, code).items() if number.split(".")[0] == last
    }


def prose(game: str, code: str) -> str:
    """The page without its code."""
    return CODE.sub("", page(game, code))


def snippets(game: str, code: str) -> list[str]:
    """The code of the page: action words, drawings."""
    return CODE.findall(page(game, code))


def sources(game: str) -> list[Path]:
    """All but about.py, where a number with a dot would be the version of the rules."""
    return sorted(file for file in folder(game).rglob("*.py") if file.name != "about.py")


def cited(source: str) -> set[str]:
    """The clauses that a source cites: `[2.3]` in a remark, or the rule of a refusal."""
    return {*re.findall(r"\[(\d+\.\d+)\]", "\n".join(_remarks(source))), *_rules(source)}


def _remarks(source: str) -> Iterator[str]:
    """Docstrings and comments: where code cites a clause in brackets."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
    yield from re.findall(r"  # .*|^ *# .*", source, re.MULTILINE)


def _rules(source: str) -> Iterator[str]:
    """Words that are clause numbers: in a message, or in a table that messages are made from."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and NUMBER.fullmatch(node.value)
        ):
            yield node.value
