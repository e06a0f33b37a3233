"""Forgetting a guest: its id and name vanish from heads, logs, chats and whatever else is kept.
The only place where a log is written over: what was played stays, who played it does not."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .book import Desk

NAMELESS = "—"
SEARCHES = ("heads with", "entries with", "kept with")


def forget(desk: Desk, guest: str) -> int:
    """How many tables knew the guest."""
    instead = f"gone-{secrets.token_urlsafe(9)}"
    touched = _heads(desk, guest, instead) | _entries(desk, guest, instead)
    for table in touched:
        desk.write("delete snapshots", table=table)  # they hold names too
    for kind, key, value in desk.rows("kept with", pattern=_pattern(guest)):
        if guest in key or guest in value:
            desk.write("drop", kind=kind, key=key)
    desk.write("unsay", guest=guest)
    desk.write("unseat", guest=guest)
    return len(touched)


def knows(desk: Desk, guest: str) -> bool:
    """Whether anything names the guest: a chat, a table, whatever is kept."""
    if desk.rows("chat of", guest=guest):
        return True
    return any(_is_named(guest, row) for search in SEARCHES for row in desk.rows(search, pattern=_pattern(guest)))


def _is_named(guest: str, row: tuple[Any, ...]) -> bool:
    return guest in row or f'"{guest}"' in row[-1]


def _heads(desk: Desk, guest: str, instead: str) -> set[str]:
    rows = [row for row in desk.rows("heads with", pattern=_pattern(guest)) if guest in row[1]]
    for table, head in rows:
        desk.write("head is", table=table, head=_without(head, guest, instead))
    return {table for table, _ in rows}


def _entries(desk: Desk, guest: str, instead: str) -> set[str]:
    rows = [row for row in desk.rows("entries with", pattern=_pattern(guest)) if guest in row[2]]
    for table, seq, entry in rows:
        desk.write("entry is", table=table, seq=seq, entry=_without(entry, guest, instead))
    return {table for table, _, _ in rows}


def _pattern(guest: str) -> str:
    """Rows that may name the guest; `_` and `%` would stand for anything."""
    escaped = "".join(f"/{letter}" if letter in "/_%" else letter for letter in guest)
    return f"%{escaped}%"


def _without(text: str, guest: str, instead: str) -> str:
    return json.dumps(_changed(json.loads(text), _nameless(guest, instead)), ensure_ascii=False)


def _nameless(guest: str, instead: str) -> Callable[[Any], Any]:
    """Another id in place of the guest's; and no name beside it."""

    def change(thing: Any) -> Any:
        if isinstance(thing, dict) and guest in thing.values() and "name" in thing:
            return {**thing, "name": NAMELESS}
        return instead if thing == guest else thing

    return change


def _changed(thing: Any, change: Callable[[Any], Any]) -> Any:
    thing = change(thing)
    if isinstance(thing, dict):
        return {_changed(key, change): _changed(value, change) for key, value in thing.items()}
    return [_changed(part, change) for part in thing] if isinstance(thing, list) else thing
