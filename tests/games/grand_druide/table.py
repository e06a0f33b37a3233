"""A table of the High Druid for tests: games are written in short words and played through the
public contract.
`17` puts a druid on 17, `19<` and `19>` move the bar of `19|20` back or on, `|19` lays one there,
`.` passes; no rule is known here."""

from __future__ import annotations

from typing import Any

import nemeton
from games.grand_druide.oracle import around, line
from games.walking import ended
from nemeton import Match
from nemeton.engine import Action

NAME = "grand_druide"
COMBINATIONS = [
    (seats, bars) for seats in (3, 4) for bars in ("standard", "random")
]  # cards are dealt at the start
TABLES = [*COMBINATIONS, (3, "laid"), (4, "laid")]
FETISH = "30 30 29 29"  # by seat, unless a test says otherwise
TABOO = "white blue green yellow"
CLOSE = (
    "1 3 5 7 10 17 24"  # random bars: three colleges of two stones, one of three, three of seven
)


def viewers(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def lines(stones: str) -> list[str]:
    """`19 24` are the lines `19|20` and `24|25`."""
    return [line(int(stone)) for stone in stones.split()]


def new(
    seats: int = 3, bars: str = "", fetish: str = FETISH, taboo: str = TABOO, first: int = 0
) -> Match:
    """A table where chance has spoken: bars by the stones before them (none: the standard ones),
    secrets by seat."""
    dealt = [*fetish.split()[:seats], *taboo.split()[:seats], str(first)]
    options = {"bars": "random" if bars else "standard"}
    return nemeton.new(NAME, seats, options, seed="solstice", script=[*lines(bars), *dealt])


def to_lay(seats: int = 3, first: int = 0) -> Match:
    """A table where the first seat has all bars to lay."""
    return nemeton.new(NAME, seats, {"bars": "laid"}, seed="solstice", script=[str(first)])


def lay(match: Match, stones: str, fetish: str = FETISH, taboo: str = TABOO) -> Match:
    """Bars laid by the stones before them; with the last of all, the cards that chance deals then."""
    for number, stone in enumerate(stones.split(), len(match.moves) + 1):
        dealt = (
            [*fetish.split()[: match.seats], *taboo.split()[: match.seats]] if number == 7 else []
        )
        match.play(match.actors[0], action(f"|{stone}"), script=dealt)
    return match


def seeded(seats: int, bars: str, seed: int) -> Match:
    """A table where the seed has spoken."""
    return nemeton.new(NAME, seats, {"bars": bars}, seed=str(seed))


def action(word: str) -> Action:
    if word == ".":
        return ("pass",)
    if word[0] == "|":
        return ("lay", line(int(word[1:])))
    if word[-1] in "<>":
        stone = int(word[:-1])
        return ("bar", line(stone), line(around(stone + (1 if word[-1] == ">" else -1))))
    return ("druid", word)


def play(match: Match, words: str) -> Match:
    """Whoever is on turn plays the next word."""
    for word in words.split():
        match.play(match.actors[0], action(word))
    return match


def after(words: str, **table: Any) -> Match:
    return play(new(**table), words)


def finish(match: Match, *plans: str) -> Match:
    """Each seat on its turn plays the next word of its plan, and passes when there is none left."""
    left = [plan.split() for plan in plans] + [[] for _ in range(match.seats - len(plans))]
    while match.actors:
        seat = match.actors[0]
        play(match, left[seat].pop(0) if left[seat] else ".")
    assert not any(left), f"passed before playing {left}"
    return match


def counted(*plans: str, **table: Any) -> Match:
    """A game that is over: as many seats as plans, each plan being all that its seat has played."""
    return finish(new(seats=len(plans), **table), *plans)


def elected(match: Match) -> tuple[int, ...]:
    return ended(match).winners


def college(match: Match, stone: int) -> dict[str, Any]:
    """The college of a stone, once it has been counted."""
    (found,) = [college for college in match.view(None)["colleges"] if stone in college["stones"]]
    return dict(found)


def vote(match: Match, stone: int) -> tuple[int, int | None]:
    """How many votes the college of a stone has, and whose they are."""
    return college(match, stone)["votes"], college(match, stone)["winner"]


def scores(match: Match) -> list[int]:
    return list(match.view(None)["scores"])


def druids(match: Match) -> dict[int, int | str]:
    """The stones that hold a druid, and whose."""
    return {
        int(stone): whose
        for stone, whose in match.view(None)["stones"].items()
        if whose is not None
    }


def bars(match: Match) -> dict[str, int | None]:
    """The lines that hold a bar, and whose; for tables where no line holds two."""
    placed = {bar["line"]: bar["owner"] for bar in match.view(None)["bars"]}
    assert len(placed) == 7
    return placed


def choices(match: Match, verb: str) -> list[tuple[str, ...]]:
    """What may follow a verb, for whoever is on turn."""
    return [words[1:] for seat in match.actors for words in match.legal(seat) if words[0] == verb]
