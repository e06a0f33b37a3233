"""The house: the web server. Tables, guests, live updates, storage.
It knows no game; everything about one comes through the match and its scene."""
