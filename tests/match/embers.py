"""The toy game Embers at a table for tests: hands are dealt by name, moves written as words.
Knows how moves are written, not what is legal."""

from __future__ import annotations

from random import Random

import nemeton
from nemeton import Match

VIEWERS = (None, 0, 1, 2)


def deal(*hands: str, seed: str = "hearth", salt: str = "5a17") -> Match:
    """A match in which each seat holds its hand: `deal("gift storm", "hush gift")`."""
    return nemeton.new("toy", len(hands), seed=seed, salt=salt, script=" ".join(hands).split())


def play(match: Match, moves: str) -> Match:
    """`0 play gift / 1 let : storm`: a seat and its words; after a colon what chance says, else the
    seed does."""
    for move in moves.split(" / "):
        words, _, chance = move.partition(" : ")
        seat, *action = words.split()
        match.play(int(seat), action, script=chance.split())
    return match


def finish(match: Match, seed: int = 1) -> Match:
    """Random play to the end."""
    source = Random(seed)
    while match.actors:
        seat = source.choice(match.actors)
        match.play(seat, source.choice(match.legal(seat)))
    return match


def council() -> Match:
    """Three seats; seat 0 has called a council, and both others are asked to vote."""
    return play(deal("council gift", "hush gift", "storm gift"), "0 play council / 1 let / 2 let")


def storm_at_the_end() -> Match:
    """Two seats with one ember each, and one card left: whom seat 1's storm strikes, once seat 0
    lets it, loses."""
    match = deal("gift gift", "storm hush")
    for turn, card in enumerate(["gift"] + ["storm"] * 3 + ["council"] * 4 + ["hush"] * 3):
        play(match, f"{turn % 2} rest : {card}")
    return play(match, "1 play storm")
