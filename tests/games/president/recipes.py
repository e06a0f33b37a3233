"""Which games of Le Jeu du Président are kept as golden records: every end, every offer, every kind
of sum and debt.
Each recipe is options, seats, and what must have happened, read off the record.

Random games reach all of these, debts in one of some dozens, several debts of one seat or a shared
victory in one of some hundreds. They hardly ever pay a debt in another's turn, keep one into the
second round, or leave the second round nothing to conquer: that is played on purpose in
test_campaign.py and test_ending.py."""

from __future__ import annotations

from collections.abc import Callable

from games.president.happenings import happenings
from nemeton.match import Match

Recipe = tuple[dict[str, str], int, Callable[[Match], bool]]

FULL = {"challenges": "all", "length": "full"}
SHORT = {"challenges": "all", "length": "short"}
QUIZ = {"challenges": "quiz", "length": "full"}
SHORT_QUIZ = {"challenges": "quiz", "length": "short"}
SEATED = {**FULL, "first": "seat"}
SHORT_SEATED = {**SHORT, "first": "seat"}


def with_all(options: dict[str, str], seats: int, *names: str) -> Recipe:
    """A game with these options at so many seats in which all of these happened."""

    def happened(match: Match) -> bool:
        counts = happenings(match)
        return all(counts[name] for name in names)

    return options, seats, happened


def with_one(options: dict[str, str], seats: int, *names: str) -> Recipe:
    """A game with these options and seats in which one of these happened."""
    return options, seats, lambda match: any(happenings(match)[name] for name in names)


RECIPES: dict[str, Recipe] = {
    # ends
    "elected-two": with_all(FULL, 2, "elected at once"),
    "elected-three": with_all(FULL, 3, "elected at once"),
    "elected-in-a-sum": with_all(SHORT_QUIZ, 2, "elected at once, an open sum lapses"),
    "elected-before-its-cards": with_all(QUIZ, 2, "elected at once, cards lapse"),
    "announced": with_all(FULL, 3, "announced at 200"),
    "second-round-three": with_all(FULL, 3, "second round of 3", "round 2 ends with all held"),
    "second-round-four": with_all(FULL, 4, "second round of 4", "round 2 ends with all held"),
    "second-round-five": with_all(QUIZ, 5, "second round of 5", "round 2 ends with all held"),
    "second-round-six": with_all(FULL, 6, "second round of 6", "round 2 ends with all held"),
    "last-cards-lapse": with_all(FULL, 4, "round 1 ends with all held, cards lapse"),
    "last-cards-lapse-again": with_all(FULL, 5, "round 2 ends with all held, cards lapse"),
    "more-than-246-in-the-second-round": with_all(QUIZ, 3, "more than 246 in the second round"),
    "short-three": with_all(SHORT, 3, "round 1 ends by turns", "round 2 ends by turns"),
    "short-four": with_all(SHORT, 4, "round 1 ends by turns", "round 2 ends by turns"),
    "short-five": with_all(SHORT, 5, "round 1 ends by turns", "round 2 ends by turns"),
    "short-six": with_all(SHORT_QUIZ, 6, "round 1 ends by turns", "round 2 ends by turns"),
    "equal-votes-at-the-end": with_all(SHORT_QUIZ, 6, "equal votes, more départements"),
    "equal-votes-two": with_all(QUIZ, 2, "equal votes, more départements"),
    "shared-victory": with_all(SHORT_QUIZ, 6, "shared victory"),
    "equal-votes-after-the-first-round": with_all(SHORT, 6, "equal votes after the first round"),
    # who begins
    "first-seat-begins": with_all(SEATED, 2),
    "first-seat-begins-dealt": with_all(SHORT_SEATED, 4),
    # what is on offer
    "take": with_all(
        FULL,
        4,
        *(f"take with {dice}, some vacant" for dice in ("two digits", "a star", "two stars")),
        "take with two digits, one vacant",
        "take with a star, one vacant",
    ),
    "challenge-with-a-star": with_all(FULL, 6, "challenge among others' with a star"),
    "challenge-beside-own": with_all(
        FULL,
        3,
        "challenge beside one's own with a star",
        "challenge beside one's own with two digits",
    ),
    "nothing-to-do": with_all(FULL, 5, "nothing to do with two digits"),
    "nothing-to-do-with-a-star": with_all(QUIZ, 6, "nothing to do with a star"),
    "passed-beside-own": with_all(FULL, 6, "nothing to do, too dear beside one's own"),
    "protect": with_all(FULL, 3, "protect, all one's own", "protect, no challenge possible"),
    "campaign": with_all(
        QUIZ, 3, "campaign by choice, all one's own", "campaign by choice, no challenge possible"
    ),
    "campaign-all-protected": with_all(
        FULL,
        2,
        "campaign all protected, all one's own",
        "campaign all protected, no challenge possible",
    ),
    # sums and debts
    "gains": with_all(FULL, 3, "gain exact", "gain rounded up", "gain of all vacant"),
    "losses": with_all(SHORT, 2, "loss exact", "loss rounded up"),
    "debt-exact": with_all(FULL, 6, "loss becomes a debt", "debt exact"),
    "debt-rounded-up": with_all(FULL, 5, "loss becomes a debt", "debt rounded up"),
    "loss-paid-beside-a-debt": with_all(FULL, 6, "loss paid beside a debt"),
    "debt-cancelled-and-more": with_all(FULL, 6, "gain cancels debt and more"),
    "debt-reduced": with_all(FULL, 6, "gain cancels debt in part"),
    "several-debts": with_all(FULL, 6, "loss added to a debt"),
    "debts-lapse": with_one(FULL, 6, "debts of one lapse", "debts of some lapse"),
    # challenges
    "quiz": with_all(QUIZ, 2, "quiz won", "quiz lost"),
    "stage": with_all(FULL, 3, "stage won", "stage lost", "stage tied"),
    "seizures": with_all(FULL, 4, "seize exact", "seize rounded up"),
    "piles-come-round": with_all(
        QUIZ, 6, "campaign card of a second pass", "challenge card of a second pass"
    ),
    "picks-of-the-second-round": with_all(
        SHORT,
        4,
        *(
            f"{kind} picked by {who}"
            for kind in ("gain", "loss")
            for who in ("a challenger", "an ally")
        ),
        "seize picked by a challenger",
    ),
}
