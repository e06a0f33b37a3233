"""Tables, logs, reviews. A file of a house from before there were migrations has them already, or
some of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0001", None


def upgrade() -> None:
    there = sa.inspect(op.get_bind())
    names = there.get_table_names()
    if "tables" not in names:
        _tables()
    elif "over" not in {column["name"] for column in there.get_columns("tables")}:
        op.add_column("tables", sa.Column("over", sa.Integer, nullable=False, server_default="0"))
    if "log" not in names:
        _log()
    if "reviews" not in names:
        _reviews()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("over", sa.Integer, nullable=False, server_default="0"),
        sqlite_with_rowid=False,
    )


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, primary_key=True, nullable=False),
        sa.Column("seq", sa.Integer, primary_key=True, nullable=False, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _reviews() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, primary_key=True, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
