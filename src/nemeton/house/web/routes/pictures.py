"""What others show of the house: pictures of tables and games beside a link, and the manifest of
the app to install.
Each route is a few lines; the pictures come from pictures/cache.py."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Final

import msgspec
from limits import parse
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from nemeton.engine import Msg
from nemeton.games import names
from nemeton.house import documents
from nemeton.house.pictures.cache import NoPicture, title
from nemeton.house.web.app import CLIENT, TooMuch, house_of, language_of, network_of
from nemeton.house.web.link_previews import open_to_all

PICTURES = parse("60/minute")  # asked for from one address
ABROAD: Final = {
    "cross-origin-resource-policy": "cross-origin"
}  # they are shown on pages of others
GROUND, THEME = "#f3eee2", "#182624"
ICONS: Final = (
    ("icon-192", "192x192", "any"),
    ("icon-512", "512x512", "any"),
    ("maskable-512", "512x512", "maskable"),
)


def routes() -> list[Any]:
    return [
        Route("/picture/{lang}/table/{name}.png", of_table),
        Route("/picture/{lang}/game/{game}.png", of_game),
        Route("/{lang}.webmanifest", manifest),
    ]


async def of_table(request: Request) -> Response:
    """As a stranger may see it; where none may look, the house."""
    code = _asked(request)
    async with open_to_all(request, request.path_params["name"]) as table:
        return (
            _of_house()
            if table is None
            else await _shown(house_of(request).pictures.of_table(table, code))
        )


async def of_game(request: Request) -> Response:
    code, game = _asked(request), request.path_params["game"]
    if game not in names():
        raise HTTPException(404)
    return await _shown(house_of(request).pictures.of_game(game, code))


async def _shown(making: Awaitable[bytes]) -> Response:
    try:
        return Response(
            await making, headers={**ABROAD, "cache-control": "max-age=600"}, media_type="image/png"
        )
    except NoPicture:
        return _of_house()


def _of_house() -> Response:
    return FileResponse(
        CLIENT / "icons" / "house.png", headers={**ABROAD, "cache-control": "no-store"}
    )


def _asked(request: Request) -> str:
    code = language_of(request)
    if not request.app.state.rate.hit(PICTURES, "picture", network_of(request)):
        raise TooMuch(Msg("house-too-often"))
    return code


async def manifest(request: Request) -> Response:
    """One for each language, of the same app."""
    code = language_of(request)
    about = {
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "name": f"Nemeton – {documents.word('house-preview-title', code)}",
        "short_name": "Nemeton",
        "description": documents.word("house-preview-about", code),
        "lang": code,
        "dir": "ltr",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": THEME,
        "categories": ["games"],
        "icons": [_icon(*icon) for icon in ICONS],
        "shortcuts": [
            _shortcut("/me", documents.word("house-results", code)),
            *(_to_game(game, code) for game in names()),
        ],
    }
    return Response(msgspec.json.encode(about), media_type="application/manifest+json")


def _icon(name: str, sizes: str, purpose: str) -> dict[str, str]:
    return {"src": f"/icons/{name}.png", "sizes": sizes, "type": "image/png", "purpose": purpose}


def _to_game(game: str, code: str) -> dict[str, Any]:
    return _shortcut(f"/?play={game}", title(game, code))


def _shortcut(url: str, name: str) -> dict[str, Any]:
    return {"name": name, "url": url, "icons": [_icon(*ICONS[0])]}
