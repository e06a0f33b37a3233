"""Snapshots: a table as it stands, in bytes, so that opening it need not play the whole game again.
One that does not fit, or can't be read, is as good as none; what is read can do nothing but be
data."""

from __future__ import annotations

import hashlib
import io
import pickle
import sys
import zlib
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from nemeton import __version__, engine, match
from nemeton.engine import Data, Msg, Tape
from nemeton.engine.dealer import Event, Word
from nemeton.games import load
from nemeton.house.storage import Entry, Snapshot
from nemeton.match import Branch, Match, Move

from . import compatibility, entry_lines, motion, parties, timing, viewer_lines, wire
from . import state as tables
from .state import Table

HOUSE = (
    sys.modules[__name__],
    tables,
    compatibility,
    entry_lines,
    motion,
    parties,
    timing,
    viewer_lines,
    wire,
)  # by which a table is made
EVERY = 100  # entries; reading so many takes a few milliseconds
OF_THE_MOMENT = {
    "id",
    "match",
    "version",
    "watchers",
    "lock",
    "deeds",
    "hold",
    "unread",
    "lenient",
    "given",
}
OF_THE_MOMENT |= {
    "absent",
    "gone",
    "returned",
    "unheard",
}  # who is here: patience begins anew (decision 30)
OF_THE_MOMENT |= {"_faces", "_known", "_own", "_points", "_sent", "_told", "is_shown", "question"}
PLAIN = {
    ("builtins", "set"),
    ("builtins", "frozenset"),
    ("collections", "Counter"),
    ("collections", "deque"),
}


class Moves(msgspec.Struct):
    """What was played: much, and plain."""

    setup: Tape
    moves: list[Move]
    undone: list[tuple[int, Move]]


def is_due(table: Table) -> bool:
    """Every so often, whatever the entries are; and at the start where a record is begun with,
    which may be long."""
    brought = "record" in table.head and table.seq == 1
    return (brought or table.seq % EVERY == 0) and table.hold is None


def taken(table: Table) -> Snapshot:
    """The table as it is now."""
    played = table.match
    state = None if played is None else played.state
    moves = (
        b""
        if played is None
        else msgspec.msgpack.encode(Moves(played.setup, played.moves, played.undone))
    )
    kept = {
        field.name: getattr(table, field.name)
        for field in fields(table)
        if field.name not in OF_THE_MOMENT
    }
    content = zlib.compress(pickle.dumps((kept, state, moves), protocol=5), 1)
    return Snapshot(table.seq, stamp(table.head["game"]), content)


def opened(table: str, head: Entry, snapshot: Snapshot) -> Table | None:
    """The table as it was then; None when this is not the code that made it, or it makes no sense."""
    try:
        if snapshot.stamp != stamp(head["game"]):
            return None
        kept, state, moves = Reader(io.BytesIO(zlib.decompress(snapshot.content))).load()
        made = Table.opened(table, head)
        for name, value in kept.items():
            setattr(made, name, value)
        made.match = _match(made, state, _moves(msgspec.msgpack.decode(moves))) if moves else None
    except Exception:  # whatever damaged bytes can do: the log is the truth
        return None
    return made if made.seq == snapshot.seq else None


def _match(table: Table, state: Data, played: Moves) -> Match:
    made = Match.standing(
        table.game, len(table.chairs), table.head["options"], table.head["seed"], table.head["salt"]
    )
    made.state, made.setup, made.moves, made.undone = (
        state,
        played.setup,
        played.moves,
        played.undone,
    )
    if branch := table.head.get("record", {}).get("branch"):
        made.branch = Branch(branch["moves"], branch["seed_hash"])
    return made


def _moves(kept: Any) -> Moves:
    """By hand: a class that is compiled no longer says of what type its fields are."""
    undone = [(number, _move(move)) for number, move in kept["undone"]]
    return Moves(_tape(kept["setup"]), [_move(move) for move in kept["moves"]], undone)


def _move(kept: Any) -> Move:
    return Move(kept["seat"], tuple(kept["action"]), _tape(kept["tape"]))


def _tape(kept: Any) -> Tape:
    words = [Word(one["word"], _tuple(one["to"])) for one in kept["words"]]
    events = [_event(one) for one in kept["events"]]
    lists = {"words": words, "events": events}
    tuples = {name: _tuple(kept[name]) for name in ("shadow", "readers", "voters")}
    return Tape(**{**kept, **lists, **tuples})


def _event(kept: Any) -> Event:
    event, others = msgspec.convert((kept["event"], kept["others"]), tuple[Msg, Msg | None])
    return Event(event, _tuple(kept["to"]), others)


def _tuple(kept: list[Any] | None) -> tuple[Any, ...] | None:
    return None if kept is None else tuple(kept)


class Reader(pickle.Unpickler):
    """Makes states, dataclasses and messages of what is loaded already, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        found = getattr(sys.modules.get(module), name, None)
        if (module, name) in PLAIN or (isinstance(found, type) and _is_data(found, module)):
            return found
        raise pickle.UnpicklingError(f"{module}.{name} is no data")


def _is_data(found: type, module: str) -> bool:
    return issubclass(found, Data | msgspec.Struct) or (
        is_dataclass(found) and module.startswith("nemeton.")
    )


def stamp(game: str) -> str:
    """Names the rules and the code: another letter in either, another stamp."""
    rules = load(game)
    code = [_code(_folder(part)) for part in (engine, match, *HOUSE, rules)]
    return hashlib.sha256(
        "/".join((__version__, game, rules.about.rules, *code)).encode()
    ).hexdigest()


def _folder(module: Any) -> Path:
    """A package's folder, or a module's file."""
    file = Path(module.__file__)
    return file.parent if hasattr(module, "__path__") else file


@cache
def _code(place: Path) -> str:
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()
