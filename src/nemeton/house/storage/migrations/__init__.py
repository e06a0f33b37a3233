"""The forms that a store has had, one file each; Alembic runs those that a store has not seen."""
