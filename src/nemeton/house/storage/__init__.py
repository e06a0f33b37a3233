"""Where the house keeps what must survive: one port, SQLite in the data folder, or PostgreSQL.
Nobody outside knows which; see port.py for what can be asked."""

from __future__ import annotations

from .book import FORGOTTEN, fingerprint
from .port import Conflict, Ended, Entry, InUse, Line, Listed, Snapshot, Store, Unsaved, Unsure
from .which import named, open_store, read_store, spoken

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
