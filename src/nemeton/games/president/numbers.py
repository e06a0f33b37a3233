"""Le Jeu du Président in numbers, for environments: every action there can be, and how long its lists can get.
Constants only; the order of ACTIONS is part of the rules version."""

from __future__ import annotations

from typing import Final

from .content import (
    ALL,
    ANSWERS,
    CAMPAIGN,
    CAMPAIGNING,
    CHALLENGE,
    CHALLENGES,
    CODE,
    DICE,
    FIRST_LOSS,
    GAIN,
    JUDGEMENTS,
    LOSE,
    PERFORMED,
    PROTECT,
    ROLL_DICE,
    SEIZE,
    SIDES,
    TAKE,
    each,
)

ACTIONS: Final = (
    ROLL_DICE,
    *(action for verb in (TAKE, CHALLENGE, PROTECT, GAIN, LOSE, SEIZE) for action in each(verb, ALL)),
    CAMPAIGNING,
    *ANSWERS,
    PERFORMED,
    *JUDGEMENTS,
)
BITS: Final = {"held[]": len(CODE), "vacant": len(CODE), "protected": len(CODE), "offered": len(CODE)}
WORDS: Final = (*DICE[0], *DICE[1])


def room(seats: int) -> dict[str, int]:
    """A pile's cards are fresh or used; every loss may be a debt; everybody but one judges."""
    return {
        "debts": len(CAMPAIGN) - FIRST_LOSS,
        "teams": 2,
        "teams[]": max(len(side) for sides in SIDES.values() for side in sides),
        "dice": len(DICE),
        "challenge.judges.voters": seats - 1,
        "challenge.judges.votes": seats - 1,
        "challenge.judges.votes[].1": max(map(len, JUDGEMENTS)),
        "campaign.fresh": len(CAMPAIGN),
        "campaign.used": len(CAMPAIGN),
        "challenges.fresh": len(CHALLENGES),
        "challenges.used": len(CHALLENGES),
    }
