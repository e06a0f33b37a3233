"""How a command of the terminal ends: with its work's exit code, or with one sentence and exit code
2.
Chooses the language; knows no command."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from nemeton import speech
from nemeton.engine import Refused

from .console import Console
from .voice import Voice, refusal


def answered(console: Console, language: str | None, work: Callable[[Voice], int]) -> int:
    """Do the work in that language, or in the user's own."""
    voice = Voice(language if language in speech.LANGUAGES else speech.preferred())
    try:
        if language not in (None, voice.code):
            raise refusal("language", language=str(language), possible=" ".join(speech.LANGUAGES))
        return work(voice)
    except Refused as refused:
        console.complain(voice.error(refused))
        return 2
    except BrokenPipeError:  # the reader, `head` for instance, has seen enough
        _close_quietly()
        return 0


def _close_quietly() -> None:
    """Let the interpreter's last flush go nowhere instead of failing again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
