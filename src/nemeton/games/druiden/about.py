"""What Die Druiden is: title, authors, seats.
Constants only."""

from nemeton.engine import About

about = About(
    name="druiden",
    title="Die Druiden",
    author="Hartmut Witt, Andreas Steiner",
    seats=(2, 3, 4, 5),
    minutes=60,
    rules="2",
    longest=10_000,
    emblem="grove",
    standing=("let",),
    silent="let",
)
