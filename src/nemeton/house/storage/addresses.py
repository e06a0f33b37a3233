"""Which store: none named is SQLite in the data folder, an address is PostgreSQL; anything else is
refused.
An address is never shown with its password."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nemeton.engine import Msg, Refused
from nemeton.house.ops.data_folder import DATABASE, Folder

from . import sqlite
from .store import InUse, Store, Unsaved

SCHEMES = ("postgresql://", "postgres://")


def open_store(folder: Folder, address: str = "") -> Store:
    """Locked and up to date, or refused in a sentence."""
    with spoken(folder.path, address):
        if not address:
            return sqlite.open_book(folder.database)
        from . import postgres  # with a driver that only some need

        return postgres.open_book(address)


def read_store(data: Path, address: str = "") -> Store:
    """For looking only, while a house may be open; or refused in a sentence."""
    with spoken(data, address):
        if not address:
            return sqlite.read_book(data / DATABASE)
        from . import postgres

        return postgres.read_book(address)


@contextmanager
def spoken(data: Path, address: str) -> Iterator[None]:
    """What can be wrong with a store, as a sentence."""
    if address:
        refuse_unknown(address)
    try:
        yield
    except InUse as error:
        raise Refused(Msg("store-in-use", {"store": named(address)})) from error
    except Unsaved as error:
        if address:
            raise Refused(
                Msg("store-unusable", {"store": named(address), "reason": str(error)})
            ) from error
        raise Refused(Msg("data-unusable", {"folder": str(data), "reason": str(error)})) from error


def refuse_unknown(address: str) -> None:
    if not address.startswith(SCHEMES):
        raise Refused(Msg("store-unknown", {"scheme": SCHEMES[0]}))


def named(address: str) -> str:
    """As it may be shown."""
    from . import postgres

    return postgres.named(address)
