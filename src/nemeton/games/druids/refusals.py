"""Why an action is refused in Druids: the rule that forbids it.
Asked of the seat's own view, so that a refusal can't tell a secret."""

from __future__ import annotations

from nemeton.engine import Action, Msg, shown, unknown_action, who

from . import content
from .content import GEM_NUMBER, SERVANT, SLOT
from .rules import anybody_has_cards, can_hold_ritual, cards_playable
from .state import BEGINNING, CHOOSING, CLOSED, DISCARDING, DRAWING, PLAYING, State
from .words import gem_name, say

STEP_RULES = ("2.3", "3.1", "3.2", "3.7", "3.8")  # by step: the clause that asks for something else


def why_not(view: State, seat: int, action: Action) -> Msg:
    if view.turn != seat:
        return say("not-your-turn", "2.4", seat=who(view.turn))
    match action:
        case ("ritual", slot):
            return _why_not_ritual(view, slot)
        case ("gem", gem, slot):
            return _why_not_gem(view, seat, gem, slot)
        case ("servant", value, slot):
            return _why_not_servant(view, seat, value, slot)
        case ("discard", gem):
            return _why_not_discard(view, seat, gem)
        case ("keep",):
            return _not_now(view)
        case ("draw", "gem" | "servant" as source):
            return _why_not_draw(view, source)
        case ("stop",):
            return _not_now(view) if view.step != DRAWING else say("stop-too-soon", "3.9")
        case ("pass",):
            return _why_not_pass(view, seat)
        case ("pick", value):
            return _why_not_pick(view, seat, value)
    return unknown_action(action)


def _not_now(view: State) -> Msg:
    """What the step asks for instead."""
    if view.step == BEGINNING and not cards_playable(view, view.turn):
        return say("ritual-or-pass" if anybody_has_cards(view) else "ritual-is-a-must", "3.6")
    return say(f"not-now-{view.step}", STEP_RULES[view.step])


def _why_not_ritual(view: State, slot: str) -> Msg:
    if slot not in SLOT:
        return _no_such_slot(slot)
    if view.step == CHOOSING:
        return _not_now(view)
    if view.step != BEGINNING:
        return say("ritual-too-late", "4.1")
    if view.places[SLOT.index(slot)] == CLOSED:
        return say("slot-is-closed", "4.9", slot=slot)
    assert not can_hold_ritual(view, SLOT.index(slot)), f"ritual {slot} is legal"
    return say("ritual-needs-more", "4.2", slot=slot)


def _why_not_gem(view: State, seat: int, gem: str, slot: str) -> Msg:
    if gem not in GEM_NUMBER:
        return say("no-such-gem", "1.1", gem=shown(gem))
    return _why_not_card(view, slot) or _gem_missing(view, seat, gem)


def _why_not_servant(view: State, seat: int, value: str, slot: str) -> Msg:
    if value not in SERVANT[1:]:
        return _no_such_servant(value)
    refusal = _why_not_card(view, slot)
    if refusal is not None:
        return refusal
    if view.served:
        return say("second-servant", "3.3")
    assert int(value) not in view.hand_servants[seat], f"servant {value} is legal"
    return say("servant-missing", "3.2", value=value)


def _why_not_card(view: State, slot: str) -> Msg | None:
    """What stands against playing any card there; nothing does: it is about the card."""
    if slot not in SLOT:
        return _no_such_slot(slot)
    if view.step not in (BEGINNING, PLAYING) or not cards_playable(view, view.turn):
        return _not_now(view)
    if view.places[SLOT.index(slot)] == CLOSED:
        return say("slot-is-closed", "3.4", slot=slot)
    return None


def _gem_missing(view: State, seat: int, gem: str) -> Msg:
    assert GEM_NUMBER[gem] not in view.hand_gems[seat], f"{gem} is there"
    return say("gem-missing", "3.2" if view.step != DISCARDING else "3.7", gem=gem_name(GEM_NUMBER[gem]))


def _why_not_discard(view: State, seat: int, gem: str) -> Msg:
    if gem not in GEM_NUMBER:
        return say("no-such-gem", "1.1", gem=shown(gem))
    return _not_now(view) if view.step != DISCARDING else _gem_missing(view, seat, gem)


def _why_not_draw(view: State, source: str) -> Msg:
    return _not_now(view) if view.step != DRAWING else say(f"no-{source}-to-draw", "3.9")


def _why_not_pass(view: State, seat: int) -> Msg:
    """With a card in hand one lays it; when nobody has any, a ritual is a must."""
    if view.step == BEGINNING and cards_playable(view, seat):
        return say("pass-with-cards", "3.6")
    return _not_now(view)


def _why_not_pick(view: State, seat: int, value: str) -> Msg:
    if value not in SERVANT[1:]:
        return _no_such_servant(value)
    if view.step != CHOOSING:
        return say("picking-is-over", "2.3")
    assert int(value) not in view.reserves[seat], f"pick {value} is legal"
    return say("picked-already", "2.3", value=value)


def _no_such_slot(slot: str) -> Msg:
    return say("no-such-slot", "1.2", slot=shown(slot), last=content.SLOTS)


def _no_such_servant(value: str) -> Msg:
    return say("no-such-servant", "1.3", value=shown(value))
