"""When the house has to look at each unfinished table by itself. Those of an older house are looked
at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0004", "0003"


def upgrade() -> None:
    op.create_table(
        "due",
        sa.Column("table_id", sa.Text, primary_key=True, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("due_by_moment", "due", ["at", "table_id"])
    op.get_bind().execute(
        sa.text("INSERT INTO due (table_id, at) SELECT id, 0 FROM tables WHERE over = 0")
    )
