"""The house's diary: one line for each thing that happens, JSON for programs, readable on a
terminal.
Nobody gets into a table by reading it: no id, name, word, seed or cookie is in it, nor the text of
an error."""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
import threading
import traceback
import warnings
from collections.abc import MutableMapping
from hashlib import sha256
from typing import Any, TextIO

import structlog

Event = MutableMapping[str, Any]
PLACES = 6  # of an error, the innermost

diary: structlog.typing.FilteringBoundLogger = structlog.get_logger()


def mark(table: str) -> str:
    """A table as the diary calls it: its id is the key to it, so it is not said."""
    return sha256(table.encode(errors="replace")).hexdigest()[:8]


def begin(paper: TextIO) -> None:
    """From now on everything is written here, the words of libraries too. Its own go straight onto
    the paper: 11 µs for a line, and 29 by way of `logging`."""
    terminal = paper.isatty()
    ours: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        _trouble,
    ]
    last: Any = (
        structlog.dev.ConsoleRenderer()
        if terminal
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    structlog.configure(
        processors=[*ours, last],
        logger_factory=structlog.WriteLoggerFactory(paper),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(paper)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[_unfilled, structlog.stdlib.add_logger_name, *ours],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    _listen_to_python()


def _listen_to_python() -> None:
    """What nobody caught would be printed with its text."""
    sys.excepthook = lambda _kind, error, _where: diary.critical("uncaught", exc_info=error)
    sys.unraisablehook = lambda found: diary.error("unraisable", exc_info=found.exc_value)
    warnings.showwarning = lambda _, kind, file, line, *__: diary.warning(
        "warned", error=kind.__name__, where=f"{file}:{line}"
    )
    threading.excepthook = lambda found: diary.error("uncaught-in-thread", exc_info=found.exc_value)


def mishap(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The loop's own complaints: they would show tasks, and in them what was being done."""
    diary.error("mishap", what=context["message"], exc_info=context.get("exception"))


def _unfilled(_: Any, __: str, event: Event) -> Event:
    """A library's sentence without what it would put in: that may be anything."""
    record = event["_record"]
    event["event"] = str(record.msg).strip().partition("\n")[0]
    record.args, record.exc_text = (), None
    return event


def _trouble(_: Any, __: str, event: Event) -> Event:
    """An error as its kind and where it came from; its text may quote anything."""
    found = event.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["error"], event["where"] = kind(error), _places(error)
        if error.__cause__ is not None:
            event["cause"] = kind(error.__cause__)
    return event


def kind(error: BaseException) -> str:
    """What an error is called, with the number that the machine gave it: SQLITE_FULL, ENOSPC."""
    number = getattr(error, "sqlite_errorname", "")
    if isinstance(error, OSError) and error.errno is not None:
        number = errno.errorcode.get(error.errno, "")
    return f"{type(error).__name__} {number}".strip()


def _places(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)[-PLACES:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
