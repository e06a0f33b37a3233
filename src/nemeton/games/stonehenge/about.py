"""What Stonehenge is: title, author, seats, options.
Constants only."""

from nemeton.engine import About, Option

about = About(
    name="stonehenge",
    title="Stonehenge",
    author="Reiner Knizia",
    seats=(2,),
    minutes=15,
    rules="2",
    options=(
        Option("pawns", ("open", "hidden")),
        Option("claims", ("automatic", "called")),
    ),
    longest=60,
    series=8,
    emblem="ring",
)
