"""What keeps the house running: log, metrics, garbage collection, clock, data folder, ids."""
