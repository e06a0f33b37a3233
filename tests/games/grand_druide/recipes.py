"""Which games of the High Druid are kept as golden records: every kind of election, every option,
every corner.
Each recipe is options, seats, and what must have happened; what is asked is public once the game is
over."""

from __future__ import annotations

from typing import Any

from nemeton.match import Match

STANDARD = {"bars": "standard"}
RANDOM = {"bars": "random"}
LAID = {"bars": "laid"}


def _colleges(match: Match) -> list[dict[str, Any]]:
    return list(match.view(None)["colleges"])


def _won(match: Match) -> list[dict[str, Any]]:
    return [college for college in _colleges(match) if college["winner"] is not None]


def _support(college: dict[str, Any]) -> int:
    """How many druids the winner of a college has in it."""
    return int(college["counts"][college["winner"]])


def _elected(match: Match) -> list[int]:
    """The votes of those who were elected."""
    assert match.result is not None
    return [match.result.scores[seat] for seat in match.result.winners]


# The election.


def winner_has_most_votes(match: Match) -> bool:
    return _elected(match) == [max(match.view(None)["scores"])]


def winner_after_a_tie(match: Match) -> bool:
    return len(_elected(match)) == 1 and not winner_has_most_votes(match)


def winner_without_a_vote(match: Match) -> bool:
    return _elected(match) == [0]


def nobody_elected(match: Match) -> bool:
    return _elected(match) == []


def nobody_elected_two_and_two(match: Match) -> bool:
    return nobody_elected(match) and len(set(match.view(None)["scores"])) == 2


# The colleges.


def every_kind_of_college(match: Match) -> bool:
    """Won by the most, won by a third after a tie, won with no druid there, and one that does not
    vote."""
    kinds = (
        college_of_the_most,
        college_of_a_third,
        college_without_a_druid,
        college_that_does_not_vote,
    )
    return all(kind(match) for kind in kinds)


def college_of_the_most(match: Match) -> bool:
    return any(_support(college) == max(college["counts"]) for college in _won(match))


def college_of_a_third(match: Match) -> bool:
    """It has druids there, and fewer than those who tie."""
    return any(0 < _support(college) < max(college["counts"]) for college in _won(match))


def college_without_a_druid(match: Match) -> bool:
    return any(_support(college) == 0 for college in _won(match))


def college_that_does_not_vote(match: Match) -> bool:
    """Somebody has a druid there."""
    return any(college["winner"] is None and any(college["counts"]) for college in _colleges(match))


def college_of_one_stone(match: Match) -> bool:
    return any(len(college["stones"]) == 1 for college in _colleges(match))


def two_bars_on_one_line(match: Match) -> bool:
    return len(_colleges(match)) < 7


def all_bars_moved(match: Match) -> bool:
    return all(bar["owner"] is not None for bar in match.view(None)["bars"])


# Secrets.


def _paid(match: Match) -> list[bool]:
    """By seat: whether it won the college of its fetish stone."""
    fetishes = match.view(None)["fetish"]
    return [_winner_at(match, fetish) == seat for seat, fetish in enumerate(fetishes)]


def _winner_at(match: Match, stone: int) -> int | None:
    (winner,) = [college["winner"] for college in _colleges(match) if stone in college["stones"]]
    return None if winner is None else int(winner)


def fetish_paid(match: Match) -> bool:
    """To one seat alone."""
    return sum(_paid(match)) == 1


def fetish_paid_to_all(match: Match) -> bool:
    return all(_paid(match))


def fetish_not_paid(match: Match) -> bool:
    return not any(_paid(match))


def same_fetish_number(match: Match) -> bool:
    """One of the two is paid, the other can't be."""
    view = match.view(None)
    paid = [fetish for fetish, paid in zip(view["fetish"], _paid(match), strict=True) if paid]
    return any(view["fetish"].count(fetish) == 2 for fetish in paid)


def nothing_taboo(match: Match) -> bool:
    return None not in match.view(None)["stones"].values()


def many_taboo(match: Match) -> bool:
    return list(match.view(None)["stones"].values()).count(None) >= 7


# The turns.


def plays_on_alone(match: Match) -> bool:
    """After all the others had passed, somebody acted three times and passed."""
    return len({move.seat for move in match.moves[-4:]}) == 1


def more_than_ten_neutral_druids(match: Match) -> bool:
    return list(match.view(None)["stones"].values()).count("neutral") > 10


def passes_with_druids_left(match: Match) -> bool:
    return all(left > 0 for left in match.view(None)["druids_left"])


RECIPES = {
    "winner-has-most-votes": (STANDARD, 3, winner_has_most_votes),
    "winner-has-most-votes-of-4": (STANDARD, 4, winner_has_most_votes),
    "winner-after-a-tie": (STANDARD, 3, winner_after_a_tie),
    "winner-after-a-tie-of-4": (STANDARD, 4, winner_after_a_tie),
    "winner-without-a-vote": (STANDARD, 3, winner_without_a_vote),
    "nobody-elected": (STANDARD, 3, nobody_elected),
    "nobody-elected-of-4": (STANDARD, 4, nobody_elected),
    "nobody-elected-two-and-two": (RANDOM, 4, nobody_elected_two_and_two),
    "every-kind-of-college": (STANDARD, 3, every_kind_of_college),
    "every-kind-of-college-of-4": (STANDARD, 4, every_kind_of_college),
    "college-of-one-stone": (STANDARD, 3, college_of_one_stone),
    "all-bars-moved": (STANDARD, 4, all_bars_moved),
    "random-bars": (RANDOM, 3, winner_has_most_votes),
    "random-bars-of-4": (RANDOM, 4, winner_after_a_tie),
    "laid-bars": (LAID, 3, winner_has_most_votes),
    "laid-bars-of-4": (LAID, 4, nobody_elected),
    "laid-bars-on-one-line": (LAID, 3, two_bars_on_one_line),
    "two-bars-on-one-line": (RANDOM, 3, two_bars_on_one_line),
    "two-bars-on-one-line-of-4": (RANDOM, 4, two_bars_on_one_line),
    "fetish-paid": (STANDARD, 3, fetish_paid),
    "fetish-paid-to-all": (STANDARD, 3, fetish_paid_to_all),
    "fetish-not-paid": (RANDOM, 4, fetish_not_paid),
    "same-fetish-number": (STANDARD, 3, same_fetish_number),
    "nothing-taboo": (STANDARD, 3, nothing_taboo),
    "many-taboo": (STANDARD, 4, many_taboo),
    "plays-on-alone": (RANDOM, 3, plays_on_alone),
    "plays-on-alone-of-4": (STANDARD, 4, plays_on_alone),
    "more-than-ten-neutral-druids": (RANDOM, 4, more_than_ten_neutral_druids),
    "passes-with-druids-left": (STANDARD, 3, passes_with_druids_left),
}
