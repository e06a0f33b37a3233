"""The terminal: the same scenes and choices as text, line by line or as a full screen.
Knows no game: everything comes from a match's scene and log, from `about` and from speech."""
