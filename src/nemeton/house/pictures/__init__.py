"""Pictures of tables and games for link previews."""
