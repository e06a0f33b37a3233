"""What a table is: pure data with a log, and the messages about it. No asyncio, clock, storage or web."""
