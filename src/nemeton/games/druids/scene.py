"""Druids on the table: what lies there, what is asked, and what to click for each action.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from nemeton.engine import Action, Choice, Msg, Scene, Viewer, kept, who

from . import nodes
from .content import GEM_NUMBER, KINDS, PASS, SERVANT, SLOT, STOP
from .goal import goal
from .rules import cards_playable, legal, rituals_possible
from .state import BEGINNING, DRAWING, OVER, PLAYING, STEPS, State
from .story import story
from .words import gem_name, say


def scene(view: State, viewer: Viewer) -> Scene:
    actions = () if viewer is None else legal(view, viewer)
    table = (*nodes.altar_nodes(view), *nodes.column_nodes(view), *nodes.stack_nodes(view))
    hands = nodes.hand_nodes(view, viewer)
    choices = tuple(_choice(view, action) for action in actions)
    told = story(view, viewer) if view.last else None
    asked, aim = _prompt(view, viewer, actions), goal(view, viewer)
    return Scene(nodes.WIDTH, nodes.HEIGHT, (*table, *hands), asked, choices, told, goal=aim)


def _choice(view: State, action: Action) -> Choice:
    seat, kind = view.turn, _kind_there(view, action[-1])
    match action:
        case ("gem", gem, _) | ("discard", gem):
            return _with_card(action, seat, view.hand_gems[seat].index(GEM_NUMBER[gem]) + 1, kind)
        case ("servant", value, _):
            place = len(view.hand_gems[seat]) + view.hand_servants[seat].index(int(value)) + 1
            return _with_card(action, seat, place, kind)
    return _without_card(action, seat, kind)


def _kind_there(view: State, slot: str) -> str:
    """The kind of the place in that slot; nothing for words that name none."""
    return KINDS[view.places[SLOT.index(slot)]] if slot in SLOT else ""


@kept
def _with_card(action: Action, seat: int, place: int, kind: str) -> Choice:
    """A card of the hand, then where it goes."""
    card = f"hand-{seat}-{place}"
    match action:
        case ("gem", gem, slot):
            return Choice(
                action, (card, f"altar-{slot}"), say("do-gem", gem=gem_name(GEM_NUMBER[gem]), slot=slot, kind=kind)
            )
        case ("servant", value, slot):
            return Choice(action, (card, f"altar-{slot}"), say("do-servant", value=value, slot=slot, kind=kind))
    return Choice(action, (card, "discards"), say("do-discard", gem=gem_name(GEM_NUMBER[action[1]])))


@cache
def _without_card(action: Action, seat: int, kind: str) -> Choice:
    match action:
        case ("ritual", slot):
            return Choice(action, (f"altar-{slot}",), say("do-ritual", slot=slot, kind=kind), sure=True)
        case ("pick", value):
            return Choice(action, (f"pick-{value}",), say("do-pick", value=SERVANT[int(value)]))
        case ("draw", "gem"):
            return Choice(action, ("stock",), say("do-draw-gem"))
        case ("draw", "servant"):
            return Choice(action, (f"reserve-{seat}",), say("do-draw-servant"))
    return Choice(action, (), say(f"do-{action[0]}"))  # keep, stop, pass


def _prompt(view: State, viewer: Viewer, actions: Sequence[Action]) -> Msg:
    if view.step == OVER:
        return say("over")
    if viewer != view.turn:
        return say("wait", seat=who(view.turn))
    if view.step == BEGINNING and not cards_playable(view, view.turn):
        return say("ask-ritual-or-pass" if PASS in actions else "ask-ritual")
    if view.step == BEGINNING and not rituals_possible(view):
        return say("ask-first-card")
    if view.step == PLAYING:
        return say("ask-second-card" if view.played else "ask-first-card")
    if view.step == DRAWING:
        return _asked_to_draw(tuple(actions))
    return say(f"ask-{STEPS[view.step].replace('_', '-')}")


@cache
def _asked_to_draw(actions: tuple[Action, ...]) -> Msg:
    """From where something is; and whether one may stop."""
    sources = [action[1] for action in actions if action != STOP]
    key = "ask-draw" if len(sources) > 1 else f"ask-draw-{sources[0]}"
    return say(f"{key}-or-stop" if STOP in actions else key)
