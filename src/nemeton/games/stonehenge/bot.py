"""Advice for bots playing Stonehenge: how good a position is."""
