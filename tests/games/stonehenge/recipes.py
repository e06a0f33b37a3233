"""Which games of Stonehenge are kept as golden records: every kind of end, every option, every
corner of a claim.
Each recipe is options, seats, and what must have happened."""

from __future__ import annotations

from itertools import pairwise

from nemeton.match import Match

OPEN = {"pawns": "open", "claims": "automatic"}
HIDDEN = {"pawns": "hidden", "claims": "automatic"}
CALLED = {"pawns": "open", "claims": "called"}
BOTH = {"pawns": "hidden", "claims": "called"}


def _claims(match: Match) -> list[list[str]]:
    """By move: the lines that were claimed."""
    events = [[event.event for event in move.tape.events] for move in match.moves]
    return [[str(event.args["line"]) for event in told if _is_claim(event.key)] for told in events]


def _is_claim(key: str) -> bool:
    return key == "stonehenge-claimed"


def mover_wins(match: Match) -> bool:
    assert match.result is not None
    return match.result.winners == (match.moves[-1].seat,)


def other_wins_at_the_start_of_its_turn(match: Match) -> bool:
    return not mover_wins(match)


def three_lines_at_once(match: Match) -> bool:
    return any(len(claims) >= 3 for claims in _claims(match))


def full_board(match: Match) -> bool:
    return all(match.view(None)["spaces"].values())


def eight_to_seven(match: Match) -> bool:
    assert match.result is not None
    return sorted(match.result.scores) == [7, 8]


def lines_left_unclaimed(match: Match) -> bool:
    """The eighth megalith ended the game while more lines were full."""
    view = match.view(None)
    return any(
        owner is None and all(view["spaces"][s] for s in line)
        for line, owner in view["lines"].items()
    )


def tied_line(match: Match) -> bool:
    """A full line with equal totals went to the seat that did not place last on it."""
    view = match.view(None)
    return any(
        owner is not None and owner != view["last"][line] and _totals(view["spaces"], line) == 0
        for line, owner in view["lines"].items()
    )


def _totals(spaces: dict[str, dict[str, int] | None], line: str) -> int:
    pawns = [pawn for space in line if (pawn := spaces[space])]
    return (
        sum(pawn["value"] * (1 - 2 * pawn["owner"]) for pawn in pawns)
        if len(pawns) == len(line)
        else 99
    )


def line_with_room(match: Match) -> bool:
    """A line was claimed before it was full, and was not full at the end."""
    view = match.view(None)
    return any(
        owner is not None and not all(view["spaces"][space] for space in line)
        for line, owner in view["lines"].items()
    )


def claim_before_placing(match: Match) -> bool:
    return any(
        one.action[0] == "end" and two.action[0] == "claim" for one, two in pairwise(match.moves)
    )


def wins_before_placing(match: Match) -> bool:
    return match.moves[-1].action[0] == "claim" and match.moves[-2].action[0] in ("claim", "end")


RECIPES = {
    "mover-wins": (OPEN, 2, mover_wins),
    "other-wins-at-the-start-of-its-turn": (OPEN, 2, other_wins_at_the_start_of_its_turn),
    "three-lines-at-once": (OPEN, 2, three_lines_at_once),
    "full-board": (OPEN, 2, full_board),
    "eight-to-seven": (OPEN, 2, eight_to_seven),
    "lines-left-unclaimed": (OPEN, 2, lines_left_unclaimed),
    "tied-line": (OPEN, 2, tied_line),
    "hidden": (HIDDEN, 2, mover_wins),
    "hidden-full-board": (HIDDEN, 2, full_board),
    "hidden-line-with-room": (HIDDEN, 2, line_with_room),
    "hidden-tied-line": (HIDDEN, 2, tied_line),
    "called-claim-before-placing": (CALLED, 2, claim_before_placing),
    "called-wins-before-placing": (CALLED, 2, wins_before_placing),
    "hidden-called": (BOTH, 2, claim_before_placing),
    "hidden-called-line-with-room": (BOTH, 2, line_with_room),
}
