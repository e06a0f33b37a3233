"""The High Druid, tested against its rule sheet and a second implementation."""
