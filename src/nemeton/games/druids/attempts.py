"""What clicks on the table of Druids mean, be it allowed or not: the words that a refusal is asked about.
Made from the view of who clicks; changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.engine import Action

from .content import GEM, SERVANT, SLOT
from .state import BEGINNING, CLOSED, DISCARDING, State

AT_ALTAR = ("altar", "place", "gems", "servants", "gem", "servant")


def attempt(view: State, seat: int, clicks: Sequence[str]) -> Action | None:
    """A card of one's own and where it goes; an altar alone is a ritual; piles are drawn from."""
    thing, _, rest = clicks[-1].partition("-")
    card = _card(view, seat, clicks[0])
    if thing in AT_ALTAR:
        slot = rest.partition("-")[0]
        return (*card, slot) if card else ("ritual", slot)
    if thing == "discards":
        return ("discard", card[1]) if card and card[0] == "gem" else ("keep",)
    if thing == "stock":
        return ("draw", "gem")
    if thing == "reserve":
        return ("draw", "servant") if rest == str(seat) else None
    if thing == "pick":
        return ("pick", rest)
    return _of_hand(view, card) if card else None


def _card(view: State, seat: int, click: str) -> Action | None:
    """A card of the seat's own hand: gems first, then servants."""
    place, gems, servants = click.removeprefix(f"hand-{seat}-"), view.hand_gems[seat], view.hand_servants[seat]
    if place == click or not 0 < int(place) <= len(gems) + len(servants):
        return None
    number = int(place) - 1
    return ("gem", GEM[gems[number]]) if number < len(gems) else ("servant", SERVANT[servants[number - len(gems)]])


def _of_hand(view: State, card: Action) -> Action:
    """A card alone: laid aside when that is asked, else meant for some altar."""
    if view.step == DISCARDING and card[0] == "gem":
        return ("discard", card[1])
    slots = [slot for slot, place in zip(SLOT, view.places, strict=True) if place != CLOSED]
    return (*card, slots[0] if slots and view.step >= BEGINNING else SLOT[0])
