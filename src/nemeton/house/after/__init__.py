"""What is there once a game is over: positions of the past, dice, reviews, results."""
