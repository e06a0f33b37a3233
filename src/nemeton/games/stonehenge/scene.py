"""Stonehenge on the table: the cut triangle, fifteen lines, both hands; and what to click for each action.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from typing import Final

from nemeton.engine import HIDDEN, Action, Choice, Msg, Node, Scene, Viewer, who

from .content import LINES, MEGALITHS, PAWNS_IN, SPACES, SPACES_OF
from .rules import legal
from .state import NOBODY, State
from .view import pawns_left
from .words import SEATS, say

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
    nodes = (*_lines(view), *_spaces(), *_pawns(view), *_megaliths(view), *_hands(view, viewer))
    return Scene(WIDTH, HEIGHT, nodes, _prompt(view, viewer), tuple(_choice(view, action) for action in actions))


def _lines(view: State) -> list[Node]:
    return [
        Node("line", f"line-{name}", _line_label(view, line), *RAYS[line], owner=_seat(view.lines[line]), look="ray")
        for line, name in enumerate(LINES)
    ]


def _line_label(view: State, line: int) -> Msg:
    totals = [_total(view, line, seat) for seat in SEATS]
    if view.lines[line] != NOBODY:
        return say("line-held", line=LINES[line], seat=who(view.lines[line]), first=totals[0], second=totals[1])
    return say("line-open", line=LINES[line], first=totals[0], second=totals[1], room=view.room[line])


def _total(view: State, line: int, seat: int) -> int:
    """What a viewer can count: face-down pawns of others are not in it."""
    on_line = [space for space in SPACES_OF[line] if view.owners[space] == seat]
    return sum(view.values[space] for space in on_line if view.values[space] != HIDDEN)


def _spaces() -> list[Node]:
    return [
        Node("place", f"space-{name}", say("space", space=name), POINTS[space], size=0.9, look="hollow", text=name)
        for space, name in enumerate(SPACES)
    ]


def _pawns(view: State) -> list[Node]:
    return [
        Node("pawn", f"pawn-{SPACES[space]}", _pawn_label(view, space), POINTS[space], size=0.8, look="druid",
             owner=owner, text=_value(view.values[space]), down=not view.up >> space & 1,
             inside=f"space-{SPACES[space]}", home=f"hand-{owner}")
        for space, owner in enumerate(view.owners) if owner != NOBODY
    ]  # fmt: skip


def _pawn_label(view: State, space: int) -> Msg:
    seat = who(view.owners[space])
    if view.values[space] == HIDDEN:
        return say("pawn-down", seat=seat, space=SPACES[space])
    return say("pawn", seat=seat, value=view.values[space], space=SPACES[space])


def _megaliths(view: State) -> list[Node]:
    sites = [
        Node("place", f"site-{name}", say("site", line=name), SITES[line], size=0.5, look="site")
        for line, name in enumerate(LINES)
    ]
    stones = [
        Node("pawn", f"megalith-{LINES[line]}", say("megalith", seat=who(owner), line=LINES[line]), SITES[line],
             size=0.6, look="megalith", owner=owner, inside=f"site-{LINES[line]}", home=f"supply-{owner}")
        for line, owner in enumerate(view.lines) if owner != NOBODY
    ]  # fmt: skip
    return sites + stones


def _hands(view: State, viewer: Viewer) -> list[Node]:
    """The viewer's own below the board, the other's above; each with the megaliths still to place."""
    below = viewer or 0
    nodes = []
    for seat, y in ((below, HEIGHT - 0.7), (1 - below, 0.7)):
        left = MEGALITHS - view.megaliths[seat]
        supply = say("supply", seat=who(seat), left=left)
        nodes.append(Node("counter", f"supply-{seat}", supply, (WIDTH - 0.6, y), owner=seat, look="megalith",
                          text=str(left)))  # fmt: skip
        nodes += _hand(view, seat, y)
    return nodes


def _hand(view: State, seat: int, y: float) -> list[Node]:
    panel = Node("panel", f"hand-{seat}", say("hand", seat=who(seat)), (WIDTH / 2, y), owner=seat)
    values = _hand_values(view, seat)
    return [panel, *(_in_hand(values, slot, seat, y) for slot in range(len(values)))]


def _in_hand(values: tuple[int, ...], slot: int, seat: int, y: float) -> Node:
    """A pawn not placed yet; the second of two equal ones stands for the first."""
    value, first, down = values[slot], values.index(values[slot]), values[slot] == HIDDEN
    label = say("in-hand-down", seat=who(seat)) if down else say("in-hand", seat=who(seat), value=value)
    return Node("pawn", f"hand-{seat}-{slot + 1}", label, (0.6 + 0.9 * slot, y), size=0.8, look="druid", owner=seat,
                text=_value(value), down=down, inside=f"hand-{seat}",
                like="" if down or first == slot else f"hand-{seat}-{first + 1}")  # fmt: skip


def _hand_values(view: State, seat: int) -> tuple[int, ...]:
    if view.hands[seat] == HIDDEN:
        return (HIDDEN,) * pawns_left(view, seat)
    return PAWNS_IN[view.hands[seat]]


def _choice(view: State, action: Action) -> Choice:
    match action:
        case ("place", value, space):
            slot = PAWNS_IN[view.hands[view.turn]].index(int(value)) + 1
            clicks: tuple[str, ...] = (f"hand-{view.turn}-{slot}", f"space-{space}")
            return Choice(action, clicks, say("do-place", value=value, space=space))
        case ("claim", line):
            return Choice(action, (f"line-{line}",), say("do-claim", line=line))
    return Choice(action, (), say("do-end"))


def _prompt(view: State, viewer: Viewer) -> Msg:
    if view.turn == NOBODY:
        return say("over", seat=who(view.megaliths.index(MEGALITHS)))
    if viewer != view.turn:
        return say("wait", seat=who(view.turn))
    if not view.called:
        return say("ask-place")
    return say("ask-end") if view.placed or not view.free else say("ask-place-or-claim")


def _value(value: int) -> str:
    return "" if value == HIDDEN else str(value)


def _seat(owner: int) -> int | None:
    return None if owner == NOBODY else owner
