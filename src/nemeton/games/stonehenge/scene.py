"""Stonehenge on the table: the cut triangle, fifteen lines, both hands; and what to click for each action.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Final

from nemeton.engine import HIDDEN, Action, Choice, Msg, Node, Scene, Viewer, who

from .content import LINES, MEGALITHS, PAWNS_IN, SPACES, SPACES_OF
from .goal import goal
from .rules import due, legal
from .state import NOBODY, State
from .view import pawns_left
from .words import say

Point = tuple[float, float]

WIDTH, HEIGHT, SITE = 10.0, 10.2, 0.8
ROWS: Final = ("AB", "CDE", "FGHI", "JKLMN", "OPQR")


def _point(space: str) -> Point:
    row = next(n for n, names in enumerate(ROWS) if space in names)
    names = ROWS[row]
    return WIDTH / 2 + 1.4 * (names.index(space) - (len(names) - 1) / 2), 2.7 + 1.2 * row


POINTS: Final = tuple(map(_point, SPACES))


def _site(line: int) -> Point:
    """The megalith's place: beyond the left end of a level line, the top of the next five, the foot of the last."""
    spaces = SPACES_OF[line]
    end, before = (spaces[-1], spaces[-2]) if line >= 10 else (spaces[0], spaces[1])
    (x, y), (x0, y0) = POINTS[end], POINTS[before]
    return x + SITE * (x - x0), y + SITE * (y - y0)


SITES: Final = tuple(map(_site, range(len(LINES))))
RAYS: Final = tuple(  # from the site to the far end
    (site, POINTS[spaces[0] if line >= 10 else spaces[-1]])
    for line, (site, spaces) in enumerate(zip(SITES, SPACES_OF, strict=True))
)


def scene(view: State, viewer: Viewer) -> Scene:
    seat = viewer if viewer == view.turn else None
    actions = () if seat is None else legal(view, seat)
    nodes = (*_lines(view), *_spaces(), *_pawns(view), *_sites(), *_megaliths(view), *_hands(view, viewer))
    choices = tuple(_choice(view, action) for action in actions)
    return Scene(WIDTH, HEIGHT, nodes, _prompt(view, viewer), choices, goal=goal(view, viewer))


# Nodes, labels and choices are made once for what they show and then handed out again: measured at 200 tables, making
# them anew for every viewer of every move was nearly half of the house's work.


def _lines(view: State) -> list[Node]:
    return [
        _line(line, view.lines[line], _total(view, line, 0), _total(view, line, 1), view.room[line])
        for line in range(len(LINES))
    ]


@lru_cache(4_000)  # there are a hundred thousand: a house is open for years
def _line(line: int, owner: int, first: int, second: int, room: int) -> Node:
    name = LINES[line]
    totals = partial(say, line=name, one=who(0), first=first, other=who(1), second=second)
    label = totals("line-open", room=room) if owner == NOBODY else totals("line-held", seat=who(owner))
    return Node("line", f"line-{name}", label, *RAYS[line], owner=_seat(owner), look="ray")


def _total(view: State, line: int, seat: int) -> int:
    """What a viewer can count: face-down pawns of others are not in it."""
    values, total = view.values, 0
    for space in SPACES_OF[line]:
        if view.owners[space] == seat and values[space] != HIDDEN:
            total += values[space]
    return total


@cache
def _spaces() -> list[Node]:
    return [
        Node("place", f"space-{name}", say("space", space=name), POINTS[space], size=0.9, look="hollow", text=name)
        for space, name in enumerate(SPACES)
    ]


def _pawns(view: State) -> list[Node]:
    return [
        _pawn(space, owner, view.values[space], bool(view.down[owner] >> space & 1))
        for space, owner in enumerate(view.owners)
        if owner != NOBODY
    ]


@cache
def _pawn(space: int, owner: int, value: int, down: bool) -> Node:
    name, seat = SPACES[space], who(owner)
    label = say("pawn", seat=seat, value=value, space=name)
    if value == HIDDEN:
        label = say("pawn-down", seat=seat, space=name)
    return Node("pawn", f"pawn-{name}", label, POINTS[space], size=0.8, look="druid", owner=owner, text=_value(value),
                down=down, inside=f"space-{name}", home=f"hand-{owner}")  # fmt: skip


@cache
def _sites() -> list[Node]:
    return [
        Node("place", f"site-{name}", say("site", line=name), SITES[line], size=0.5, look="site")
        for line, name in enumerate(LINES)
    ]


def _megaliths(view: State) -> list[Node]:
    return [_megalith(line, owner) for line, owner in enumerate(view.lines) if owner != NOBODY]


@cache
def _megalith(line: int, owner: int) -> Node:
    name = LINES[line]
    return Node("pawn", f"megalith-{name}", say("megalith", seat=who(owner), line=name), SITES[line], size=0.6,
                look="megalith", owner=owner, inside=f"site-{name}", home=f"supply-{owner}")  # fmt: skip


def _hands(view: State, viewer: Viewer) -> list[Node]:
    """The viewer's own below the board, the other's above; each with the megaliths still to place."""
    below = viewer or 0
    nodes = []
    for seat, y in ((below, HEIGHT - 0.7), (1 - below, 0.7)):
        nodes.append(_supply(seat, MEGALITHS - view.megaliths[seat], y))
        nodes += _hand(seat, _hand_values(view, seat), y)
    return nodes


@cache
def _supply(seat: int, left: int, y: float) -> Node:
    label = say("supply", seat=who(seat), left=left)
    return Node("counter", f"supply-{seat}", label, (WIDTH - 0.6, y), owner=seat, look="megalith", text=str(left))


def _hand_values(view: State, seat: int) -> tuple[int, ...]:
    if view.hands[seat] == HIDDEN:
        return (HIDDEN,) * pawns_left(view, seat)
    return PAWNS_IN[view.hands[seat]]


def _hand(seat: int, values: tuple[int, ...], y: float) -> list[Node]:
    return [
        _panel(seat, y),
        *(_in_hand(value, slot, values.index(value), seat, y) for slot, value in enumerate(values)),
    ]


@cache
def _panel(seat: int, y: float) -> Node:
    return Node("panel", f"hand-{seat}", say("hand", seat=who(seat)), (WIDTH / 2, y), owner=seat)


@cache
def _in_hand(value: int, slot: int, first: int, seat: int, y: float) -> Node:
    """A pawn not placed yet; the second of two equal ones stands for the first."""
    down = value == HIDDEN
    label = say("in-hand-down", seat=who(seat)) if down else say("in-hand", seat=who(seat), value=value)
    return Node("pawn", f"hand-{seat}-{slot + 1}", label, (0.6 + 0.9 * slot, y), size=0.8, look="druid", owner=seat,
                text=_value(value), down=down, inside=f"hand-{seat}",
                like="" if down or first == slot else f"hand-{seat}-{first + 1}")  # fmt: skip


def _choice(view: State, action: Action) -> Choice:
    if action[0] == "place":
        slot = PAWNS_IN[view.hands[view.turn]].index(int(action[1])) + 1
        return _placing(action, f"hand-{view.turn}-{slot}")
    return _calling(action)


@cache
def _placing(action: Action, pawn: str) -> Choice:
    _, value, space = action
    return Choice(action, (pawn, f"space-{space}"), say("do-place", value=value, space=space))


@cache
def _calling(action: Action) -> Choice:
    match action:
        case ("claim", line):
            return Choice(action, (f"line-{line}",), say("do-claim", line=line))
    return Choice(action, (), say("do-end"))


def _prompt(view: State, viewer: Viewer) -> Msg:
    if view.turn == NOBODY:
        return say("over", seat=who(view.megaliths.index(MEGALITHS)))
    if viewer != view.turn:
        return say("wait", seat=who(view.turn))
    claims = view.called and bool(due(view, view.turn))
    if not view.placed and view.free:
        return say("ask-place-or-claim" if claims else "ask-place")
    if not claims:
        return say("ask-end-only")
    return say("ask-end" if view.free else "ask-claim")


def _value(value: int) -> str:
    return "" if value == HIDDEN else str(value)


def _seat(owner: int) -> int | None:
    return None if owner == NOBODY else owner
