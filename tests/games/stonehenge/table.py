"""A table of Stonehenge for tests: games are written in short words and played through the public
contract.
`4C` places a 4 on C, `AB` claims the line AB, `end` ends a called turn."""

from __future__ import annotations

import nemeton
from nemeton import Match, Msg
from nemeton.engine import Action

COMBINATIONS = [
    (pawns, claims) for pawns in ("open", "hidden") for claims in ("automatic", "called")
]
VIEWERS = (0, 1, None)

EXAMPLE = "4M 2O 1L 6N 3E 1G 6F 4Q 1B 3R 2D 5P"  # FGHI: 6 on F against 1 on G, and the other keeps 3, 2, 1
EIGHTH_OF_NINE = (
    "6I 6C 5N 2O 3F 2B 2E 5P 4G 3D 3L 4H"  # seat 1's last pawn gives it a ninth line, ADHMR
)
WON_BEFORE_PLACING = (
    "4J 3A 3P 5I 3H 3C 2R 6F 6O 4L 5G"  # seat 0's last pawn gives seat 1 five lines
)
ENDS_FACE_DOWN = "3M 4H 4E 2F 6R 3Q 2G 5B 1D 1P 1A 1L 2J 3I 3K 6C"  # hidden: until its last pawn some lie face down
PROVEN = (
    "6G 6H 5D 5C 3F 4I 2Q 3P 3A 3E"  # hidden: FGHI and CDE are full, so 5 and 6 lie open on BDGKO
)
FULL_BOARD = "1A 1B 1C 1D 2E 2F 2G 2H 3I 3J 3K 3L 4M 4N 5O 5P 6Q 6R"
DUE_TO_SEAT_1 = (
    "JKLMN ACFJ EHLP NR ADHMR FKP"  # on the full board, when nobody has claimed anything
)
DUE_TO_SEAT_0 = "AB CDE FGHI OPQR BDGKO IMQ BEIN CGLQ JO"


def new(pawns: str = "open", claims: str = "automatic") -> Match:
    return nemeton.new("stonehenge", options={"pawns": pawns, "claims": claims}, seed="salisbury")


def action(word: str) -> Action:
    if word == "end":
        return (word,)
    return ("place", word[0], word[1]) if word[0].isdigit() else ("claim", word)


def play(match: Match, words: str) -> Match:
    """Whoever is on turn plays the next word."""
    for word in words.split():
        match.play(match.actors[0], action(word))
    return match


def after(words: str, pawns: str = "open", claims: str = "automatic") -> Match:
    return play(new(pawns, claims), words)


def unclaimed(places: str) -> str:
    """The words of a called game in which pawns are placed and nothing is claimed."""
    return " end ".join(places.split())


def without_claims(places: str, pawns: str = "open") -> Match:
    """Called claims that nobody calls; whoever placed last is still on turn."""
    return after(unclaimed(places), pawns, "called")


def claimable(match: Match) -> list[str]:
    """The lines that the seat on turn may claim now."""
    return [words[1] for seat in match.actors for words in match.legal(seat) if words[0] == "claim"]


def held(match: Match) -> dict[str, int]:
    """The lines that bear a megalith, and whose."""
    return {line: seat for line, seat in match.view(None)["lines"].items() if seat is not None}


def raised(match: Match) -> list[str]:
    """Every claim in the order it was made, such as `0 AB`."""
    claims = [event.args for event in match.log(None) if event.key == "stonehenge-claimed"]
    return [f"{seat_in(args['seat'])} {args['line']}" for args in claims]


def seat_in(name: object) -> object:
    """The number of the seat that a message names."""
    assert isinstance(name, Msg)
    return name.args["n"]
