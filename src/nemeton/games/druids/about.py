"""What Druids is: title, author, seats, options.
Constants only."""

from nemeton.engine import About, Option

about = About(
    name="druids",
    title="Druids",
    author="Leo Colovini",
    seats=(2, 3, 4),
    minutes=45,
    rules="2",
    options=(
        Option("first_servants", ("random", "chosen")),
        Option("amulets", ("one", "number")),
        Option("first", ("lot", "seat")),
    ),
    longest=20_000,
    emblem="offering",
)
