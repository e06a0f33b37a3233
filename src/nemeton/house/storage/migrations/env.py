"""What Alembic runs: the migrations, in the transaction of whoever asks for them."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
