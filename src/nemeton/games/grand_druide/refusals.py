"""Why an action is refused in Le Grand Druide: the rule that forbids it.
Asked of the seat's own view, so that a refusal can't tell a secret."""

from __future__ import annotations

from nemeton.engine import Action, Msg, shown, unknown_action, who

from .content import LINE, SIDES, STONE
from .rules import lines_left, neutral_bar
from .state import EMPTY, State
from .words import say


def why_not(view: State, seat: int, action: Action) -> Msg:
    if view.passed[seat]:
        return say("has-passed", "2.6")
    if view.turn != seat:
        return say("not-your-turn", "1.8", seat=who(view.turn))
    match action:
        case ("lay", line):
            return _why_not_lay(view, line)
        case ("druid", _) | ("bar", _, _) | ("pass",) if view.unlaid:
            return say("bars-first", "1.9", bars=view.unlaid)
        case ("druid", stone):
            return _why_not_druid(view, seat, stone)
        case ("bar", line, to):
            return _why_not_bar(view, seat, line, to)
    return unknown_action(action)


def _why_not_druid(view: State, seat: int, stone: str) -> Msg:
    if stone not in STONE:
        return say("no-such-stone", "1.1", stone=shown(stone))
    if view.stones[STONE.index(stone)] != EMPTY:
        return say("stone-taken", "2.2", stone=stone, seat=who(view.stones[STONE.index(stone)]))
    assert not view.druids[seat], f"druid {stone} is legal"
    return say("no-druid-left", "2.2")


def _why_not_bar(view: State, seat: int, name: str, to: str) -> Msg:
    for word in (name, to):
        if word not in LINE:
            return say("no-such-line", "1.2", line=shown(word))
    line = LINE.index(name)
    if line not in view.lines:
        return say("no-bar-there", "2.3", line=name)
    if neutral_bar(view, line) == EMPTY:
        return say("bar-moved-already", "2.4", line=name)
    if LINE.index(to) not in SIDES[line]:
        return say("bar-too-far", "2.3", line=name, left=LINE[SIDES[line][0]], right=LINE[SIDES[line][1]])
    assert not view.bars[seat], f"bar {name} {to} is legal"
    return say("no-bar-left", "2.3")


def _why_not_lay(view: State, name: str) -> Msg:
    """Too near another bar, or too far from all: then too few bars are left for colleges of seven stones."""
    if name not in LINE:
        return say("no-such-line", "1.2", line=shown(name))
    if not view.unlaid:
        return say("bars-lie", "1.9")
    if LINE.index(name) in view.lines:
        return say("line-taken", "1.9", line=name)
    if not set(SIDES[LINE.index(name)]).isdisjoint(view.lines):
        return say("line-too-near", "1.9", line=name)
    assert LINE.index(name) not in lines_left(view.lines), f"lay {name} is legal"
    return say("line-in-the-way", "1.9", line=name)
