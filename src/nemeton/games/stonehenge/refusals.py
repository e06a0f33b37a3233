"""Why an action is refused in Stonehenge: the rule that forbids it.
Asked of the seat's own view, so that a refusal can't tell a secret."""

from __future__ import annotations

from nemeton.engine import Action, Msg, shown, unknown_action, who

from .content import LINES, PAWNS_IN, SPACES, VALUES
from .rules import due
from .state import NOBODY, State
from .words import say


def why_not(view: State, seat: int, action: Action) -> Msg:
    if view.turn != seat:
        return say("not-your-turn", "2.1", seat=who(view.turn))
    match action:
        case ("place", value, space):
            return _why_not_place(view, seat, value, space)
        case ("claim", line):
            return _why_not_claim(view, seat, line)
        case ("end",):
            return _why_not_end(view)
    return unknown_action(action)


def _why_not_place(view: State, seat: int, value: str, space: str) -> Msg:
    if value not in map(str, VALUES):
        return say("no-such-pawn", "1.2", value=shown(value))
    if space not in SPACES or len(space) != 1:
        return say("no-such-space", "1.1", space=shown(space))
    if view.placed:
        return say("placed-already", "5.2")
    if view.owners[SPACES.index(space)] != NOBODY:
        return say("space-taken", "2.3", space=space)
    assert int(value) not in PAWNS_IN[view.hands[seat]], f"{value} on {space} is legal"
    return say("pawn-gone", "2.2", value=value)


def _why_not_claim(view: State, seat: int, name: str) -> Msg:
    if not view.called:
        return say("claims-automatic", "5.1")
    if name not in LINES:
        return say("no-such-line", "1.1", line=shown(name))
    line = LINES.index(name)
    if view.lines[line] != NOBODY:
        return say("line-claimed", "3.3", line=name, seat=who(view.lines[line]))
    assert line not in due(view, seat), f"claim {name} is legal"
    if view.hidden and view.room[line]:
        return say("line-not-proven", "4.3", line=name)
    return say("line-not-yours", "3.1" if not view.room[line] else "3.2", line=name)


def _why_not_end(view: State) -> Msg:
    if not view.called:
        return say("claims-automatic", "5.1")
    if not view.placed and view.free:
        return say("end-before-placing", "5.3")
    return say("end-while-due", "5.5")
