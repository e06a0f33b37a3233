"""Bringing a store up to date: Alembic, run by the house itself when it opens one of an older form.
A file from before there were migrations is found as it is and goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nemeton.house.storage.store import Unsaved

VERSION = "0004"  # the newest migration
HERE = "nemeton.house.storage:migrations"


def version_of(rows: Callable[[str], list[tuple[Any, ...]]]) -> str:
    """The migration that a store has reached; nothing for one that has seen none."""
    try:
        found = rows("SELECT version_num FROM alembic_version")
    except Unsaved:
        return ""
    return str(found[0][0]) if found else ""


def upgrade(scheme: str, connect: Callable[[], Any]) -> None:
    """To the newest form, in one transaction; Unsaved when it can't be."""
    from sqlalchemy import create_engine  # a second of imports: only where there is something to do
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.pool import NullPool

    engine = create_engine(scheme, creator=connect, poolclass=NullPool)
    try:
        with engine.begin() as connection:
            _run(connection)
    except SQLAlchemyError as error:
        raise Unsaved(str(error).split("\n", 1)[0]) from error
    finally:
        engine.dispose()


def _run(connection: Any) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", HERE)
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # a store of a newer house
        raise Unsaved(str(error)) from error
