"""Texts, rules pages and outlines for the client, read once.
Rules are our own Markdown; raw HTML in it is not passed on."""

from __future__ import annotations

import json
import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from markdown_it import MarkdownIt

from nemeton.engine import BadSetup, Msg, shown
from nemeton.games import load, names
from nemeton.games import outlines as outlines_of

PLAIN = re.compile(r"^([a-z0-9_-]+) = ([^{\n]+)$", re.MULTILINE)
CLAUSE = re.compile(r"<p><strong>(\d+\.\d+)</strong>")


def _folder(game: str) -> Traversable:
    return files(getattr(load(game), "__name__", ""))


@cache
def texts(code: str, game: str = "") -> str:
    """Everything that can be said in a language: the house, its pages, every game; or of the games
    that one alone."""
    played = [game] if game else names()
    folders = [
        files("nemeton") / "texts",
        files("nemeton.house") / "texts",
        *(_folder(n) / "texts" for n in played),
    ]
    return "\n".join((folder / f"{code}.ftl").read_text(encoding="utf-8") for folder in folders)


@cache
def _words(code: str) -> dict[str, str]:
    return dict(PLAIN.findall(texts(code)))


def word(key: str, code: str) -> str:
    """What stands on one line and needs no Fluent: all texts of a language would take it most of a
    second."""
    return _words(code).get(key, key)


@cache
def rules(game: str, code: str) -> str:
    """A game's rules as HTML; each clause can be linked to as #rule-2.3."""
    page = _folder(game) / f"rules.{code}.md"
    if not page.is_file():
        raise BadSetup(Msg("setup-game", {"game": shown(game), "possible": " ".join(names())}))
    html = MarkdownIt("js-default").render(page.read_text(encoding="utf-8"))
    html = html.replace("</h1>\n", f"</h1>\n{_summary(game, code)}", 1)
    html = html.replace("<pre>", '<pre tabindex="0">')  # wider than a phone: keys can scroll it
    return CLAUSE.sub(r'<p id="rule-\1"><strong>\1</strong>', html)


def _summary(game: str, code: str) -> str:
    """The game at a glance, under the title; nothing where it has none."""
    page = _folder(game) / f"summary.{code}.md"
    if not page.is_file():
        return ""
    return f'<section class="glance">\n{MarkdownIt("js-default").render(page.read_text(encoding="utf-8"))}</section>\n'


@cache
def outlines(game: str) -> bytes:
    """A game's outlines, JSON: the path of each by its name."""
    return json.dumps(dict(outlines_of(load(game))), separators=(",", ":")).encode()


@cache
def outlines_at(game: str) -> str:
    """Where they are: other outlines, another address. Nowhere, when the game has none."""
    return (
        f"/api/outlines/{game}/{sha256(outlines(game)).hexdigest()[:12]}"
        if outlines_of(load(game))
        else ""
    )
