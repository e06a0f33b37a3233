"""The workshop: for whoever writes a game. A folder to begin with, and a house that follows every
change.
Knows no game; what is played is the house's business."""
