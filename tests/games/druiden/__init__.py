"""Die Druiden, tested against its rule sheet, its rules pages, a second implementation and every
path on its board."""
