"""Newgame keeps the laws of the house; and what only its author knows to be right."""

import nemeton
from nemeton.laws import check


def test_the_laws_hold() -> None:
    game = nemeton.load("newgame")
    assert [str(violation) for report in check(game, 30) for violation in report.violations] == []


def test_the_heaviest_hold_the_hollow() -> None:
    """[3.1] `script` gives the words of chance beforehand: here the hands."""
    match = nemeton.new("newgame", seats=2, seed="any", script=["6", "6", "1", "1"])
    while match.actors:
        seat = match.actors[0]
        match.play(
            seat, match.legal(seat)[0], script=["6" if seat == 0 else "1"] * (len(match.moves) < 8)
        )
    assert match.result is not None and match.result.winners == (0,)
