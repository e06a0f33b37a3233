"""The console: lines in, lines out, complaints on the error stream.
Writes nothing that the stream can't encode and no control character, whoever made the text."""

from __future__ import annotations

import io
import shutil
import unicodedata
from contextlib import suppress
from typing import Final, TextIO

from .glyphs import Glyphs, glyphs_for

PLAINER: Final = str.maketrans(
    {"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...", "–": "-", "—": "-", "·": "-",
     "\u202f": " ", "\u00a0": " ", "œ": "oe", "Œ": "OE"}
)  # fmt: skip


class Console:
    def __init__(self, stdin: TextIO | None, stdout: TextIO | None, stderr: TextIO | None) -> None:
        self._in, self._out, self._error = stdin, stdout, stderr
        if isinstance(stdin, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):  # too late once something was read
                stdin.reconfigure(errors="replace")

    @property
    def glyphs(self) -> Glyphs:
        return glyphs_for(_encoding(self._out))

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines; 80 × 24 when nobody knows."""
        return shutil.get_terminal_size()

    def is_terminal(self) -> bool:
        """Textual reads from the first of these and draws on the last."""
        return all(map(_is_terminal, (self._in, self._out, self._error)))

    def show(self, text: str = "") -> None:
        _write(self._out, text + "\n")

    def complain(self, text: str) -> None:
        _write(self._error, f"nemeton: {text}\n")

    def ask(self, prompt: str) -> str | None:
        """What was entered; None when there is nothing more to come."""
        _write(self._out, prompt)
        line = self._in.readline() if self._in else ""
        if not _is_terminal(self._in):
            _write(
                self._out, line.rstrip("\n") + "\n"
            )  # so that a scripted game reads like a played one
        return line.strip() if line else None


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def _encoding(stream: TextIO | None) -> str:
    return getattr(stream, "encoding", None) or "utf-8"


def _write(stream: TextIO | None, text: str) -> None:
    if stream is not None:
        stream.write(writable(text, _encoding(stream)))
        stream.flush()


def writable(text: str, encoding: str) -> str:
    """The text without control characters, in letters that the encoding has."""
    text = "".join(
        char if char == "\n" or unicodedata.category(char)[0] != "C" else "\ufffd" for char in text
    )
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(PLAINER).encode(encoding, "replace").decode(encoding)
    return text
