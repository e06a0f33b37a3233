"""What clicks on the table of Stonehenge mean, be it allowed or not: the words that a refusal is asked about.
Made from the view of who clicks; changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.engine import HIDDEN, Action

from .content import PAWNS_IN, SPACES
from .state import NOBODY, State


def attempt(view: State, seat: int, clicks: Sequence[str]) -> Action | None:
    """The last click says where, one before it which pawn; a pawn stands for its space, a megalith for its line."""
    thing, _, name = clicks[-1].partition("-")
    hand = () if view.hands[seat] == HIDDEN else PAWNS_IN[view.hands[seat]]
    if thing in ("line", "site", "megalith"):
        return ("claim", name)
    if thing in ("space", "pawn"):
        return ("place", _pawn(seat, hand, clicks[0]), name)
    if thing == "hand" and name.startswith(f"{seat}-"):
        return ("place", _pawn(seat, hand, clicks[0]), _free_space(view))
    return None


def _free_space(view: State) -> str:
    return SPACES[view.owners.index(NOBODY) if NOBODY in view.owners else 0]


def _pawn(seat: int, hand: Sequence[int], click: str) -> str:
    """The one that was clicked; any other would be refused for the same reason."""
    slot = click.removeprefix(f"hand-{seat}-")
    return str(hand[int(slot) - 1] if slot.isdigit() and 0 < int(slot) <= len(hand) else next(iter(hand), 1))
