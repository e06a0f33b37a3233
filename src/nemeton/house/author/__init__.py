"""For authors of games, in a house opened with --dev: any view, any move, errors on the page."""
