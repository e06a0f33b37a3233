"""The sheet: a match's record as a file that is never half written, and reading such a file back.
Whatever is wrong with a file is a refusal with a sentence; no other error leaves this module."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

from nemeton.engine import Msg, Refused
from nemeton.match import Match, dump, load, refusing, replay, verify

from .voice import refusal

LARGEST: Final = 32 * 1024 * 1024  # bytes; the longest game of the house takes a hundredth


def read(path: Path) -> tuple[Match, dict[str, Any]]:
    """The match whose record is in the file, and the record itself."""
    text = _text(path)
    try:
        with refusing():
            record = load(text)
            dump(record).encode()  # JSON can hold halves of letters, a file can't
            return replay(record), record
    except Refused as refused:
        raise refusal("file", path=str(path), reason=refused.reason) from refused


def faults(record: dict[str, Any]) -> list[Msg]:
    """What is wrong with the dice of a record that was read."""
    with refusing():
        return verify(record)


def _text(path: Path) -> str:
    name = str(path)
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise refusal("file-missing", path=name) from None
    except IsADirectoryError:
        raise refusal("file-folder", path=name) from None
    except PermissionError:
        raise refusal("file-closed", path=name) from None
    except (OSError, ValueError):  # ValueError: a name that no file can have
        raise refusal("file-unreadable", path=name) from None
    if len(content) > LARGEST:
        raise refusal("file-huge", path=name, most=LARGEST // 1024 // 1024)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise refusal("file-not-text", path=name) from None


class Sheet:
    """The file that a match is kept in."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, match: Match) -> None:
        """Written beside it, then put in its place: a crash leaves the old one or the new one."""
        path = Path(os.path.realpath(self.path))
        draft = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            _write(draft, dump(match.record()))
            os.replace(draft, path)
        except OSError:
            with suppress(OSError):
                draft.unlink()
            raise refusal("file-unwritable", path=str(self.path)) from None

    def next(self) -> Sheet:
        """A free name for another game, so that the finished one is kept."""
        stem, suffix = self.path.stem, self.path.suffix
        names = (self.path.with_name(f"{stem}-{number}{suffix}") for number in count(2))
        return Sheet(next(name for name in names if not name.exists()))


def _write(path: Path, text: str) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
