"""Stonehenge, tested against its rule sheet, its rules pages and a second implementation."""
