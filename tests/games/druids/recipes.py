"""Which games of Druids are kept as golden records: every kind of end, every option, every corner
of a turn.
Each recipe is options, seats, and what must have happened.

No random game was seen to end because all hands are empty, nor by the column with one amulet per
gem, and a turn starts at the discard in about one of ten thousand: these are played in
test_rules.py."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from nemeton.match import Match
from nemeton.match.replay import steps

SHEET = {"first_servants": "random", "amulets": "one", "first": "lot"}
CHOSEN = {"first_servants": "chosen", "amulets": "one", "first": "lot"}
NUMBER = {"first_servants": "random", "amulets": "number", "first": "lot"}
BOTH = {"first_servants": "chosen", "amulets": "number", "first": "lot"}
OLDEST = {"first_servants": "random", "amulets": "one", "first": "seat"}


def _view(match: Match) -> dict[str, Any]:
    return match.view(None)


def _passed_the_top(match: Match) -> bool:
    view = _view(match)
    return bool(max(view["scores"]) > view["column_base"] + 30)


def eleventh_ritual(match: Match) -> bool:
    return bool(_view(match)["rituals"] == 11) and not _passed_the_top(match)


def column(match: Match) -> bool:
    """A pawn passed the top while another stood on the bottom card."""
    return bool(_view(match)["rituals"] < 11) and _passed_the_top(match)


def column_in_the_eleventh_ritual(match: Match) -> bool:
    return bool(_view(match)["rituals"] == 11) and _passed_the_top(match)


def amulets_lost(match: Match) -> bool:
    """The column ended the game before every servant had taken."""
    last = _view(match)["last_ritual"]
    worth = sum(
        int(laid["gem"][-1]) for laid in last["gems"] if laid["gem"].startswith(last["place"])
    )
    return _passed_the_top(match) and sum(take["amulets"] for take in last["takes"]) < worth


def column_moved(match: Match) -> bool:
    return bool(_view(match)["column_base"] > 0) and eleventh_ritual(match)


def column_moved_then_ended(match: Match) -> bool:
    return bool(_view(match)["column_base"] > 0) and column(match)


def stock_refilled(match: Match) -> bool:
    """A gem was drawn that somebody had held before."""
    drawn = [*match.setup.chance(), *(word for move in match.moves for word in move.tape.chance())]
    gems = [word for word in drawn if "-" in word]
    return len(gems) > len(set(gems))


def closed_slots(match: Match) -> bool:
    """Five of the six slots closed one after another, and cards still lie on the last."""
    slots = _view(match)["slots"]
    return sum(slot["place"] is None for slot in slots) == 5 and any(slot["gems"] for slot in slots)


def shared_victory(match: Match) -> bool:
    assert match.result is not None
    return len(match.result.winners) > 1


def empty_handed_ritual(match: Match) -> bool:
    """A seat with an empty hand held a ritual: there was no card to lay after it."""
    return any(
        one.action[0] == "ritual" and two.action == ("keep",) for one, two in pairwise(match.moves)
    )


def forced_ritual(match: Match) -> bool:
    """All hands were empty, and whoever was on turn had to hold a ritual."""
    return empty_handed_ritual(match) and any(map(_nobody_holds_a_card, steps(match.record())))


def _nobody_holds_a_card(match: Match) -> bool:
    held = [hand["gem_count"] + hand["servant_count"] for hand in _view(match)["hands"]]
    return not any(held) and _view(match)["phase"] == "ritual_or_play"


def passed(match: Match) -> bool:
    """A seat with an empty hand neither held a ritual nor laid a card."""
    return any(move.action == ("pass",) for move in match.moves)


def single_card(match: Match) -> bool:
    """A turn in which only one card was laid."""
    verbs = "".join(
        {"gem": "c", "servant": "c", "keep": "d", "discard": "d"}.get(m.action[0], "-")
        for m in match.moves
    )
    return "-cd" in verbs


def two_on_a_rank(match: Match) -> bool:
    """Ranks 1, 2, 2, 4."""
    assert match.result is not None
    return sorted(match.result.ranks) == [1, 2, 2, 4]


RECIPES = {
    "eleventh-ritual": (SHEET, 2, eleventh_ritual),
    "eleventh-ritual-three": (SHEET, 3, eleventh_ritual),
    "eleventh-ritual-four": (SHEET, 4, eleventh_ritual),
    "number-eleventh-ritual": (NUMBER, 4, eleventh_ritual),
    "number-column": (NUMBER, 2, column),
    "number-column-three": (NUMBER, 3, column),
    "number-column-four": (NUMBER, 4, column),
    "number-column-in-the-eleventh-ritual": (NUMBER, 3, column_in_the_eleventh_ritual),
    "number-amulets-lost": (NUMBER, 3, amulets_lost),
    "number-column-moved": (NUMBER, 2, column_moved),
    "number-column-moved-then-ended": (NUMBER, 2, column_moved_then_ended),
    "stock-refilled": (SHEET, 2, stock_refilled),
    "closed-slots": (SHEET, 4, closed_slots),
    "chosen": (CHOSEN, 2, eleventh_ritual),
    "chosen-three": (CHOSEN, 3, eleventh_ritual),
    "chosen-number": (BOTH, 4, column),
    "shared-victory": (SHEET, 2, shared_victory),
    "shared-victory-of-four": (SHEET, 4, shared_victory),
    "oldest-first": (OLDEST, 3, eleventh_ritual),
    "two-on-a-rank": (SHEET, 4, two_on_a_rank),
    "forced-ritual": (SHEET, 2, forced_ritual),
    "empty-handed-ritual": (SHEET, 3, empty_handed_ritual),
    "passed": (SHEET, 2, passed),
    "passed-of-four": (SHEET, 4, passed),
    "single-card": (SHEET, 2, single_card),
}
