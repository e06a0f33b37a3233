"""Le Grand Druide on the table: what lies there, what is asked, and what to click for each action.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from functools import cache

from nemeton.engine import Action, Choice, Msg, Scene, Viewer, who

from . import nodes
from .content import COLOUR_OF, COLOURS, LINE
from .goal import goal
from .rules import best_alone, legal, neutral_bar
from .state import EMPTY, State
from .story import story
from .words import say


def scene(view: State, viewer: Viewer) -> Scene:
    actions = () if viewer is None else legal(view, viewer)
    ring = (*nodes.college_nodes(view, viewer), *nodes.line_nodes(), *nodes.stone_nodes(view, viewer))
    pieces = (*nodes.bar_nodes(view), *nodes.druid_nodes(view), *nodes.row_nodes(view))
    choices = tuple(_choice(view, action) for action in actions)
    told = story(view) if view.turn == EMPTY else None
    asked, aim = _prompt(view, viewer), goal(view, viewer)
    return Scene(nodes.SIZE, nodes.SIZE, ring + pieces, asked, choices, told, goal=aim)


def _choice(view: State, action: Action) -> Choice:
    match action:
        case ("druid", stone):
            return _druid_choice(action, stone)
        case ("bar", line, to):
            return _bar_choice(action, neutral_bar(view, LINE.index(line)), line, to)
        case ("lay", line):
            return _lay_choice(action, line)
    return Choice(action, (), say("do-pass"), sure=True)


@cache
def _druid_choice(action: Action, stone: str) -> Choice:
    return Choice(action, (f"stone-{stone}",), say("do-druid", stone=stone, colour=COLOURS[COLOUR_OF[int(stone) - 1]]))


@cache
def _bar_choice(action: Action, bar: int, line: str, to: str) -> Choice:
    return Choice(action, (f"bar-{bar + 1}", f"line-{LINE.index(to) + 1}"), say("do-bar", line=line, to=to))


@cache
def _lay_choice(action: Action, line: str) -> Choice:
    return Choice(action, (f"line-{LINE.index(line) + 1}",), say("do-lay", line=line))


def _prompt(view: State, viewer: Viewer) -> Msg:
    if view.turn == EMPTY:
        winner = best_alone(view.votes)
        return say("over-nobody") if winner == EMPTY else say("over", seat=who(winner))
    if view.unlaid:
        return _prompt_to_lay(view, viewer)
    if viewer != view.turn:
        return say("wait", seat=who(view.turn))
    if not view.druids[viewer] and not (view.bars[viewer] and EMPTY in view.owners):
        return say("ask-pass")
    return say("ask" if view.druids[viewer] else "ask-bar")


def _prompt_to_lay(view: State, viewer: Viewer) -> Msg:
    """[1.9] Cards come after the last bar, so that it is asked for in words of its own."""
    if viewer != view.turn:
        return say("wait-lay", seat=who(view.turn), bars=view.unlaid)
    return say("ask-lay", bars=view.unlaid)
