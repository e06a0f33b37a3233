"""Druids, tested against its rule sheet, its precise form and a second implementation."""
