"""How finished games ended, one row each, so that nobody has to replay them. Older games are summed
up when somebody looks at their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0003", "0002"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
