"""What is the same for everybody, sent small: packed once, kept by browsers as long as it is the
same.
For files and texts alone: what is somebody's own is never packed, since its length would tell of
it."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

PACKED: Final = (".js", ".css", ".svg")  # fonts and pictures are small already
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASKED_AGAIN: Final = "no-cache"


@lru_cache(64)
def _small(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


@lru_cache(64)
def _file(path: Path) -> bytes:
    """Read once: another file has another name."""
    return path.read_bytes()


def sent(request: Request, body: bytes, kind: str, keep: str = ASKED_AGAIN) -> Response:
    """The body, packed where that is understood; nothing where the visitor has it already."""
    mark = f'W/"{sha256(body).hexdigest()[:16]}"'
    headers = {"cache-control": keep, "etag": mark, "vary": "accept-encoding"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = _small(body), "gzip"
    return Response(body, headers=headers, media_type=kind)


def _is_file(path: Path) -> bool:
    """A name that no file can have is none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def asset(request: Request, folder: Path) -> Response:
    """A file of the client whose name tells what is in it."""
    path = folder / str(request.path_params["name"])
    if path.parent != folder or not _is_file(path):
        raise HTTPException(404)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in PACKED:
        return sent(request, _file(path), kind, FOR_EVER)
    return Response(_file(path), headers={"cache-control": FOR_EVER}, media_type=kind)
