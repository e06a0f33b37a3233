"""What clicks on the table of Le Jeu du Président mean, be it allowed or not: the words that a refusal is asked about.
Made from the view of who clicks; changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.engine import Action

from .content import BIT, NUMBER
from .rules.holding import chief
from .rules.offer import open_to_challenge
from .state import CHOOSE, GAINING, LOSING, PAYING, PICK, SEIZING, State

PICKS = {GAINING: "gain", LOSING: "lose", PAYING: "lose", SEIZING: "seize"}


def attempt(view: State, _seat: int, clicks: Sequence[str]) -> Action | None:
    """A département, by what is asked; an answer; a judgement; the dice."""
    thing, _, word = clicks[-1].partition("-")
    if thing in ("answer", "verdict"):
        return ("answer" if thing == "answer" else "judge", word)
    if thing == "die":
        return ("roll",)
    code = thing.removeprefix("d")
    return (_verb(view, NUMBER[code]), code) if code != thing and code in NUMBER else None


def _verb(view: State, place: int) -> str:
    """What one would do with it."""
    if view.step == PICK and view.due:
        return PICKS[view.due.kind]
    if view.step != CHOOSE or view.vacant & BIT[place] or view.offered & view.vacant:
        return "take"
    if view.held[chief(view)] & BIT[place] and not open_to_challenge(view):
        return "protect"
    return "challenge"
