"""Records as text: one JSON line for the head, one per move, one more when the game is over.
Reading checks form and count; whether the moves follow the rules is for replay."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NoReturn

from nemeton.engine import BadRecord, Msg, Refused

HEAD: Mapping[str, type] = {"game": str, "rules": str, "seats": int, "options": dict, "setup": list}
MOVE: Mapping[str, type] = {"seat": int, "action": list, "chance": list}
BRANCH: Mapping[str, type] = {"moves": int, "seed_hash": str}
CLOSING = ("result", "undone")


def dump(record: Mapping[str, Any]) -> str:
    """The text of a record; a finished one has a closing line, so that a cut can be noticed."""
    head = {key: value for key, value in record.items() if key not in ("moves", *CLOSING)}
    lines = [head, *record["moves"]]
    closing = {key: record[key] for key in CLOSING if key in record}
    if closing:
        lines.append({"end": len(record["moves"]), **closing})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def load(text: str) -> dict[str, Any]:
    """The record that `dump` wrote; BadRecord, with the line, when it is something else."""
    lines = _lines(text)
    if len(lines) == 1 and isinstance(lines[0], dict) and "moves" in lines[0]:
        return check(lines[0])  # the whole record as one object
    head = read_head(lines[0]) if lines else _bad("record-empty")
    closing = (
        lines.pop() if len(lines) > 1 and isinstance(lines[-1], dict) and "end" in lines[-1] else {}
    )
    moves = [_move(line, number) for number, line in enumerate(lines[1:], start=2)]
    if closing and closing["end"] != len(moves):
        _bad("record-count", said=str(closing["end"]), found=len(moves))
    return {**head, "moves": moves, **{key: closing[key] for key in CLOSING if key in closing}}


@contextmanager
def refusing() -> Iterator[None]:
    """Lines of JSON that no record has can go wrong in many ways; all of them mean the same to the
    reader."""
    try:
        yield
    except Refused:
        raise
    except (TypeError, ValueError, KeyError, AttributeError, RecursionError) as error:
        raise BadRecord(Msg("record-foreign")) from error


def read_head(head: Any) -> dict[str, Any]:
    """The head of a record, checked for form."""
    if not isinstance(head, dict) or not _has(head, HEAD):
        _bad("record-foreign")
    if "seed" not in head:
        _bad("record-redacted")
    if (
        not isinstance(head["seed"], str)
        or not isinstance(head.get("salt", ""), str)
        or not _words(head["setup"])
    ):
        _bad("record-foreign")
    if "branch" in head and not (isinstance(head["branch"], dict) and _has(head["branch"], BRANCH)):
        _bad("record-foreign")
    return head


def check(record: Any) -> dict[str, Any]:
    """A record that came as an object, checked for form."""
    read_head(record)
    if not isinstance(record.get("moves"), list):
        _bad("record-foreign")
    for number, move in enumerate(record["moves"], start=2):
        _move(move, number)
    for move in _undone(record):
        _move(move, len(record["moves"]) + 2)
    if "branch" in record and not 0 <= record["branch"]["moves"] <= len(record["moves"]):
        _bad("record-foreign")
    return dict(record)


def _undone(record: dict[str, Any]) -> list[Any]:
    """The moves that were taken back, each with how many stood before it."""
    undone = record.get("undone", [])
    if not isinstance(undone, list) or not all(
        isinstance(m, dict) and type(m.get("after")) is int for m in undone
    ):
        _bad("record-foreign")
    return undone


def _lines(text: str) -> list[Any]:
    lines = []
    for number, line in enumerate(text.removesuffix("\n").split("\n") if text else (), start=1):
        try:
            lines.append(json.loads(line))
        except (ValueError, RecursionError):
            _bad("record-foreign") if number == 1 else _bad("record-line", line=number)
    return lines


def _move(move: Any, number: int) -> dict[str, Any]:
    if not isinstance(move, dict) or not _has(move, MOVE):
        _bad("record-line", line=number)
    if not move["action"] or not _words(move["action"]) or not _words(move["chance"]):
        _bad("record-line", line=number)
    return move


def _has(line: dict[str, Any], fields: Mapping[str, type]) -> bool:
    return all(type(line.get(name)) is kind for name, kind in fields.items())


def _words(words: list[Any]) -> bool:
    return all(isinstance(word, str) for word in words)


def _bad(key: str, **args: str | int) -> NoReturn:
    raise BadRecord(Msg(key, args))
