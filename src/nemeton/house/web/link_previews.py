"""Pages as they are sent: the client, with a head for whoever runs no script: a link's title,
sentence and picture, in the visitor's language. Of a table it says what a stranger with the link
may see, or nothing."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from nemeton import speech
from nemeton.engine import Msg, Refused
from nemeton.games import names
from nemeton.house import documents
from nemeton.house.pictures.cache import standing, title
from nemeton.house.tables.registry import at_table
from nemeton.table.state import Table

from .security import address

LOCALES: Final = {"fr": "fr_FR", "en": "en_GB"}
HEAD = re.compile(
    r"<title>.*?</title>|<meta name=\"description\"[^>]*>|<html lang=\"..\">", re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Preview:
    title: str
    about: str
    picture: str = "/icons/house.png"
    alt: str = "Nemeton"
    listed: bool = False  # whether search engines may know the page
    game: str = ""  # at whose table one arrives


def language(request: Request) -> str:
    """The first of ours that the visitor's browser asks for, as the client chooses too."""
    wishes = [
        wish.strip().partition(";")
        for wish in request.headers.get("accept-language", "").split(",")
    ]
    ranked = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    return next(
        (wish[0][:2].lower() for wish in ranked if wish[0][:2].lower() in speech.LANGUAGES), "en"
    )


def _weight(quality: str) -> float:
    number = re.fullmatch(r"\s*q=([01](?:\.\d{1,3})?)\s*", quality)
    return float(number[1]) if number else 1.0


async def page(request: Request, index: Path, status: int = 200) -> Response:
    """The client's page with a head of its own."""
    code = language(request)
    preview = await _preview(request, code)
    html = headed(
        index.read_text(encoding="utf-8"), preview, code, address(request), request.url.path
    )
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(html, status, headers, "text/html")


def headed(html: str, preview: Preview, code: str, here: str, path: str) -> str:
    """The title and the sentence give way; the rest goes to the end of the head, which names the
    game to the client."""
    bare = HEAD.sub(
        lambda found: f'<html lang="{code}">' if found[0].startswith("<html") else "", html
    )
    bare = bare.replace("<head>", f'<head data-game="{preview.game}">', 1) if preview.game else bare
    return bare.replace("</head>", f"{_head(preview, code, here, path)}\n  </head>", 1)


def _head(preview: Preview, code: str, here: str, path: str) -> str:
    about = {
        "og:site_name": "Nemeton",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.about,
        **({"og:url": f"{here}{path}", "og:image": f"{here}{preview.picture}"} if here else {}),
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": preview.alt,
        "og:locale": LOCALES[code],
    }
    tags = [
        f"<title>{escape(preview.title)}</title>",
        f'<meta name="description" content="{escape(preview.about)}" />',
    ]
    tags += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in about.items()]
    tags += ['<meta name="twitter:card" content="summary_large_image" />']
    tags += [] if preview.listed else ['<meta name="robots" content="noindex" />']
    tags += [f'<link rel="manifest" href="/{code}.webmanifest" />']
    needed = _needed(code, path, preview.game)
    tags += [
        f'<link rel="preload" as="fetch" crossorigin href="{address}" />' for address in needed
    ]
    return "\n".join(f"    {tag}" for tag in tags).lstrip()


def _needed(code: str, path: str, game: str) -> list[str]:
    """What the client asks for first."""
    if game:
        return [
            f"/api/texts/{code}/{game}",
            "/api/welcome",
            *filter(None, [documents.outlines_at(game)]),
        ]
    return [f"/api/texts/{code}", "/api/welcome", *(["/api/lobby"] if path == "/" else [])]


# What is said of a page.


async def _preview(request: Request, code: str) -> Preview:
    match request.path_params:
        case {"table": name}:
            return await _of_table(request, name, code)
        case {"game": game} if game in names():
            return _of_rules(game, code)
    about = documents.word("house-preview-about", code)
    match request.url.path:
        case "/":
            return Preview(
                f"Nemeton – {documents.word('house-preview-title', code)}", about, listed=True
            )
        case "/me" | "/records" | "/along" as path:
            key = {
                "/me": "house-me-title",
                "/records": "house-records",
                "/along": "house-along-title",
            }[path]
            return Preview(f"{documents.word(key, code)} – Nemeton", about)
    return Preview(f"{documents.word('house-no-page', code)} – Nemeton", about)


def _of_rules(game: str, code: str) -> Preview:
    named = {"title": title(game, code)}
    return Preview(
        f"{speech.say(Msg('preview-rules', named), code)} – Nemeton",
        speech.say(Msg("preview-rules-about", named), code),
        f"/picture/{code}/game/{game}.png",
        speech.say(Msg("preview-picture", named), code),
        listed=True,
    )


async def _of_table(request: Request, name: str, code: str) -> Preview:
    """For one who is nobody here, whoever asks: what is sent on must not tell more."""
    async with open_to_all(request, name) as table:
        if table is None:
            return Preview("Nemeton", documents.word("house-preview-table", code))
        named = title(table.head["game"], code)
        about = f"{standing(table, code)} – {documents.word(table.head['game'] + '-blurb', code)}"
        picture = f"/picture/{code}/table/{table.id}.png?v={table.prompt(None)}"
        alt = speech.say(Msg("preview-picture", {"title": named}), code)
        return Preview(f"{named} – Nemeton", about, picture, alt, game=table.head["game"])


@asynccontextmanager
async def open_to_all(request: Request, name: str) -> AsyncIterator[Table | None]:
    """The table, if there is one at which a stranger may look."""
    async with AsyncExitStack() as stack:
        found: Table | None = None
        with suppress(Refused):
            found = await stack.enter_async_context(at_table(request, name))
        yield None if found is None or found.closed_to("") else found
