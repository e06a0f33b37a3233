"""Tables that are open now: who uses them, their lock, their log on disk, when they are due."""
