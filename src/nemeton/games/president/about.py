"""What Le Jeu du Président is: title, author, seats, options.
Constants only."""

from nemeton.engine import About, Option

about = About(
    name="president",
    title="Le Jeu du Président",
    author="Olivier Lejeune",
    seats=(2, 3, 4, 5, 6),
    minutes=60,
    rules="2",
    options=(
        Option("challenges", ("all", "quiz"), with_bots="quiz", with_seats={2: "quiz"}),
        Option("length", ("full", "short"), proposed=dict.fromkeys((3, 4, 5, 6), "short")),
        Option("first", ("lot", "seat")),
    ),
    longest=10_000,
    emblem="hexagon",
    parties=("lrem", "lr", "eelv", "ps", "lfi", "rn"),
)
