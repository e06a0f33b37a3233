"""Where the house keeps what must survive: one port, SQLite in the data folder, or PostgreSQL.
Nobody outside knows which; see store.py for what can be asked."""

from __future__ import annotations

from .addresses import named, open_store, read_store, spoken
from .sql import FORGOTTEN, fingerprint
from .store import Conflict, Ended, Entry, InUse, Line, Listed, Snapshot, Store, Unsaved, Unsure

__all__ = [
    "FORGOTTEN",
    "Conflict",
    "Ended",
    "Entry",
    "InUse",
    "Line",
    "Listed",
    "Snapshot",
    "Store",
    "Unsaved",
    "Unsure",
    "fingerprint",
    "named",
    "open_store",
    "read_store",
    "spoken",
]
