"""Newgame on the table: three hollows, the stones in them, every hand; and what to click for each action.
Made of a view, so it can show only what `redact` left. Browser and terminal draw it."""

from __future__ import annotations

from nemeton.engine import HIDDEN, Action, Choice, Msg, Node, Scene, Viewer, who

from .rules import HOLLOWS, State, actors, held, legal, say

COLUMN, BAND, HEAD = 3.6, 1.9, 1.0  # measures in the scene's own units: a stone is one wide


def scene(view: State, viewer: Viewer) -> Scene:
    seats = len(view.hands)
    floor = HEAD + BAND * seats + 0.5
    order = [(seat + (viewer or 0)) % seats for seat in range(seats)]  # one's own hand first
    hands = [node for row, seat in enumerate(order) for node in hand(view, seat, floor + 0.6 + row)]
    choices = () if viewer is None else tuple(choice(view, viewer, action) for action in legal(view, viewer))
    nodes = (*hollows(view, floor), *stones(view), *hands)
    return Scene(3 * COLUMN + 0.4, floor + seats + 0.2, nodes, prompt(view, viewer), choices)


def hollows(view: State, floor: float) -> list[Node]:
    """A region has an outline: an SVG path around its place."""
    shape = f"M-1.7,-0.4 H1.7 V{floor - 0.7} H-1.7 z"
    owners = held(view) if not actors(view) else [None] * len(HOLLOWS)
    return [
        Node(
            "region", f"hollow-{name}", say("hollow", hollow=name), (x(n), 0.6), shape=shape, text=name, owner=owners[n]
        )
        for n, name in enumerate(HOLLOWS)
    ]


def x(hollow: int) -> float:
    return 2 + COLUMN * hollow


def stones(view: State) -> list[Node]:
    return [
        stone(hollow, seat, n, value)
        for hollow, lying in enumerate(view.laid)
        for seat, values in enumerate(lying)
        for n, value in enumerate(values)
    ]


def stone(hollow: int, seat: int, n: int, value: int) -> Node:
    """Two rows of three, in the band of its seat; it comes out of a bag, and counts as the hollow that it lies in."""
    at = x(hollow) + n % 3 - 1, HEAD + 0.5 + BAND * seat + 0.9 * (n // 3)
    label, below = say("stone", seat=who(seat), value=value), f"hollow-{HOLLOWS[hollow]}"
    return Node("pawn", f"stone-{below}-{seat}-{n}", label, at, size=0.85, owner=seat, text=str(value), like=below,
                home=f"bag-{seat}")  # fmt: skip


def hand(view: State, seat: int, y: float) -> list[Node]:
    """Stones whose value is hidden lie face down."""
    left = view.bag[seat]
    bag = Node("counter", f"bag-{seat}", say("bag", seat=who(seat), left=left), (0.9, y), owner=seat, text=str(left))
    return [bag, *(in_hand(seat, slot, value, y) for slot, value in enumerate(view.hands[seat]))]


def in_hand(seat: int, slot: int, value: int, y: float) -> Node:
    down = value == HIDDEN
    label = say("in-hand-down", seat=who(seat)) if down else say("in-hand", seat=who(seat), value=value)
    text = "" if down else str(value)
    return Node("pawn", f"hand-{seat}-{slot}", label, (3 + slot, y), size=0.9, owner=seat, text=text, down=down)


def choice(view: State, seat: int, action: Action) -> Choice:
    """Click the stone, then the hollow."""
    _, value, hollow = action
    clicks = f"hand-{seat}-{view.hands[seat].index(int(value))}", f"hollow-{hollow}"
    return Choice(action, clicks, say("do-lay", value=value, hollow=hollow))


def prompt(view: State, viewer: Viewer) -> Msg:
    if not actors(view):
        return say("over")
    return say("ask") if viewer == view.turn else say("wait", seat=who(view.turn))
