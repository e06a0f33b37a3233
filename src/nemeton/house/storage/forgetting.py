"""Forgetting a guest: its id and name vanish from heads, logs, chats and whatever else is kept.
The only place where a log is written over: what was played stays, who played it does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from nemeton.house.ops.ids import new_id

if TYPE_CHECKING:
    from .sql import Desk

NAMELESS = "—"
SEARCHES = ("heads with", "entries with", "kept with")


def forget(desk: Desk, guest: str) -> int:
    """How many tables knew the guest."""
    instead = f"gone-{new_id()}"
    touched = _tables(desk, guest)
    for table in touched:
        _forget_at(desk, table, guest, instead)
    for kind, key, value in desk.rows("kept with", pattern=_pattern(guest)):
        _forget_kept(desk, kind, key, json.loads(value), guest)
    desk.write("unsay", guest=guest)
    desk.write("unseat", guest=guest)
    return len(touched)


def _forget_kept(desk: Desk, kind: str, key: str, value: Any, guest: str) -> None:
    """The guest's own things go; of another's things only what names the guest, such as a place
    among those muted."""
    left = _taken_out(value, guest)
    if guest in (key, value):
        desk.write("drop", kind=kind, key=key)
    elif left != value:
        desk.write("keep", kind=kind, key=key, value=json.dumps(left, ensure_ascii=False))


def _taken_out(thing: Any, guest: str) -> Any:
    if isinstance(thing, list):
        return [_taken_out(part, guest) for part in thing if part != guest]
    if not isinstance(thing, dict):
        return thing
    return {key: _taken_out(part, guest) for key, part in thing.items() if guest not in (key, part)}


def _tables(desk: Desk, guest: str) -> set[str]:
    searches = ("heads with", "entries with")
    rows = [row for search in searches for row in desk.rows(search, pattern=_pattern(guest))]
    return {row[0] for row in rows if f'"{guest}"' in row[-1]}


def _forget_at(desk: Desk, table: str, guest: str, instead: str) -> None:
    """In the head and in every entry: others may have spoken of the guest by name."""
    ((head,),) = desk.rows("head", table=table)
    entries = [entry for (entry,) in desk.rows("log", table=table, since=0)]
    names = {name for text in (head, *entries) for name in _names(json.loads(text), guest)}
    change = _nameless(guest, instead, names)
    desk.write("head is", table=table, head=_without(head, change))
    for seq, entry in enumerate(entries):
        if (changed := _without(entry, change)) != entry:
            desk.write("entry is", table=table, seq=seq, entry=changed)
    for part in ("snapshots", "results"):  # they hold names too, and are made again
        desk.write(f"delete {part}", table=table)


def knows(desk: Desk, guest: str) -> bool:
    """Whether anything names the guest: a chat, a table, whatever is kept."""
    if desk.rows("chat of", guest=guest):
        return True
    return any(
        _is_named(guest, row)
        for search in SEARCHES
        for row in desk.rows(search, pattern=_pattern(guest))
    )


def _is_named(guest: str, row: tuple[Any, ...]) -> bool:
    return guest in row or f'"{guest}"' in row[-1]


def _pattern(guest: str) -> str:
    """Rows that may name the guest; `_` and `%` would stand for anything."""
    escaped = "".join(f"/{letter}" if letter in "/_%" else letter for letter in guest)
    return f"%{escaped}%"


def _without(text: str, change: Callable[[Any], Any]) -> str:
    return json.dumps(_changed(json.loads(text), change), ensure_ascii=False)


def _names(thing: Any, guest: str) -> set[str]:
    """What the guest is called, wherever its id stands beside."""
    if isinstance(thing, list):
        return {name for part in thing for name in _names(part, guest)}
    if not isinstance(thing, dict):
        return set()
    own = {thing["name"]} if guest in thing.values() and thing.get("name") else set()
    return own | {name for part in thing.values() for name in _names(part, guest)}


def _nameless(guest: str, instead: str, names: set[str]) -> Callable[[Any], Any]:
    """Another id in place of the guest's, and nothing in place of what it was called there."""

    def change(thing: Any) -> Any:
        if isinstance(thing, dict):
            spoken = [key for key in ("name", "former") if thing.get(key) in names]
            return {**thing, **dict.fromkeys(spoken, NAMELESS)}
        return instead if thing == guest else thing

    return change


def _changed(thing: Any, change: Callable[[Any], Any]) -> Any:
    thing = change(thing)
    if isinstance(thing, dict):
        return {_changed(key, change): _changed(value, change) for key, value in thing.items()}
    return [_changed(part, change) for part in thing] if isinstance(thing, list) else thing
