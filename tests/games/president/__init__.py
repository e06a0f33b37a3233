"""Le Jeu du Président, tested against its rule sheet, its clauses and a second implementation."""
