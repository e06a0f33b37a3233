"""The store's names where older modules look for them; see storage/port.py."""

from .storage import Conflict, Entry, Store

__all__ = ["Conflict", "Entry", "Store"]
