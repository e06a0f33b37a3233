"""Snapshots, an index of who sits where, the lobby, chats, and small things that are kept."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0002", "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("public", sa.Integer, nullable=False, server_default="0"))
    still = sa.text("over = 0")
    op.create_index("unfinished", "tables", ["created"], sqlite_where=still, postgresql_where=still)
    _snapshots()
    _seats()
    _chat()
    _kept()
    _seat_all()


def _snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, primary_key=True, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("stamp", sa.Text, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("guest", sa.Text, primary_key=True, nullable=False),
        sa.Column("table_id", sa.Text, primary_key=True, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_table", "seats", ["table_id"])


def _chat() -> None:
    words = [
        sa.Column(name, sa.Text, nullable=False) for name in ("guest", "name", "channel", "text")
    ]
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, primary_key=True, nullable=False),
        sa.Column("number", sa.Integer, primary_key=True, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        *words,
        sqlite_with_rowid=False,
    )


def _kept() -> None:
    op.create_table(
        "kept",
        sa.Column("kind", sa.Text, primary_key=True, nullable=False),
        sa.Column("key", sa.Text, primary_key=True, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _seat_all() -> None:
    """Who sits at the tables that are there: by their heads, then by whoever sat down."""
    store = op.get_bind()
    for table, head in store.execute(sa.text("SELECT id, head FROM tables")).all():
        log = store.execute(
            sa.text("SELECT entry FROM log WHERE table_id = :id ORDER BY seq"), {"id": table}
        )
        for guest in _guests(head, [entry for (entry,) in log]):
            store.execute(
                sa.text("INSERT INTO seats VALUES (:guest, :id)"), {"guest": guest, "id": table}
            )


def _guests(head: str, log: list[str]) -> set[str]:
    """Nobody where the log can't be read: such a table can't be opened either."""
    try:
        chairs: dict[int, Any] = dict(
            enumerate(chair.get("guest", "") for chair in json.loads(head)["chairs"])
        )
        sat = [entry for line in log if (entry := json.loads(line))["kind"] == "sit"]
        chairs.update({entry["seat"]: entry["guest"] for entry in sat})
    except (ValueError, KeyError, TypeError, AttributeError):
        return set()
    return {str(guest) for guest in chairs.values() if guest}
