"""What Le Grand Druide is: title, author, seats, options.
Constants only."""

from nemeton.engine import About, Option

about = About(
    name="grand_druide",
    title="Le Grand Druide",
    author="Bruno Faidutti",
    seats=(3, 4),
    minutes=30,
    rules="2",
    options=(Option("bars", ("standard", "random", "laid")),),
    longest=46,
    emblem="assembly",
    standing=("pass",),
)
