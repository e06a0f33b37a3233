"""Parts of an HTML page that stands alone: tables, figures, folds. No script, no host but the
reader's own.
What is handed in as a cell is HTML already; words of games and people come through `escape`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files


def page(language: str, title: str, body: Iterable[str]) -> str:
    style = (files("nemeton.lab") / "report.css").read_text(encoding="utf-8")
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{style}</style>",
            *body,
            "</html>\n",
        )
    )


def table(
    caption: str, head: Sequence[str], rows: Iterable[Sequence[str]], words: tuple[int, ...] = ()
) -> str:
    """The first cell of a row is its name; cells number `words` hold words, the others numbers."""
    heads = "".join(_head(cell, _sentence(number, words)) for number, cell in enumerate(head))
    body = "".join(f"<tr>{''.join(_cells(row, words))}</tr>\n" for row in rows)
    named = f'role="group" tabindex="0" aria-label="{escape(caption)}"'
    return (
        f'<div class="wide" {named}><table><caption>{escape(caption)}</caption>\n'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}</tbody></table></div>"
    )


def _head(cell: str, look: str) -> str:
    return f'<th scope="col"{look}>{escape(cell)}</th>' if cell else "<td></td>"


def _sentence(number: int, words: tuple[int, ...]) -> str:
    return ' class="words"' if number in words else ""


def _cells(row: Sequence[str], words: tuple[int, ...]) -> Iterable[str]:
    first, *others = row
    yield f'<th scope="row">{first}</th>'
    for number, cell in enumerate(others, 1):
        yield f"<td{_sentence(number, words)}>{cell}</td>"


def figure(title: str, note: str, *parts: str) -> str:
    said = f"<p>{escape(note)}</p>" if note else ""
    return f"<figure><figcaption><h3>{title}</h3>{said}</figcaption>{''.join(parts)}</figure>"


def plots(figures: Iterable[str]) -> str:
    """Figures, and tables too, beside each other where there is room."""
    return "\n".join(('<div class="plots">', *figures, "</div>"))


def folded(summary: str, part: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{part}</details>"


def section(title: str, *parts: str) -> str:
    return (
        f"<section>\n<h2>{escape(title)}</h2>\n"
        + "\n".join(part for part in parts if part)
        + "\n</section>"
    )


def said(sentence: str) -> str:
    return f"<p>{escape(sentence)}</p>" if sentence else ""
