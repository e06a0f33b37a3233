"""What lies on the table of Druids: six altars, hands, stacks and the score column.
Made from a view, once for what it shows, and then handed out again."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import Final

from nemeton.engine import HIDDEN, Node, Viewer, kept, who

from .content import CARD, COLUMN, HAND, KIND_OF, KINDS, NUMBER_OF, SERVANTS, SLOT, SLOTS
from .rules import can_hold_ritual
from .state import CHOOSING, CLOSED, State
from .view import is_known
from .words import gem_name, say

Point = tuple[float, float]

WIDTH, HEIGHT = 14.4, 13.3
ALTARS: Final[tuple[Point, ...]] = tuple((1.95 + 3.55 * column, y) for y in (3.75, 8.1) for column in range(3))
ALTAR_WIDE, ALTAR_HIGH, LAID, PLACE = 3.28, 4.1, 1.42, 1.2
ROW = 1.33  # gems lie a row above the place, servants a row below
STACKS_X, COLUMN_X, COLUMN_FOOT, CIRCLE = 11.6, 13.4, 10.35, 0.29
HAND_AT, HAND_WIDE, FAN = (6.55, 11.85), 9.75, 2.5
OWN_X, PICKS_X = 12.6, 11.9


def altar_nodes(view: State) -> list[Node]:
    nodes: list[Node] = []
    for slot in range(SLOTS):
        gems, servants = view.gems[slot], view.servants[slot]
        nodes += _altar(slot, view.places[slot], len(gems), len(servants), can_hold_ritual(view, slot))
        at = spots(tuple(gem != HIDDEN for gem, _, _ in gems))
        nodes += [laid_gem(slot, k, at[k], gem, by, True) for k, (gem, by, _) in enumerate(gems)]
        at = spots(tuple(value != HIDDEN for value, _, _ in servants))
        nodes += [laid_servant(slot, k, at[k], value, by, True) for k, (value, by, _) in enumerate(servants)]
    return nodes


@kept
def _altar(slot: int, place: int, gems: int, servants: int, ready: bool) -> list[Node]:
    """The ground that takes cards, and the place in its middle; a bell on it once a ritual can be held."""
    wide, high = ALTAR_WIDE / 2, ALTAR_HIGH / 2
    label = say("altar-closed", slot=SLOT[slot])
    if place != CLOSED:
        key = "altar-ready" if ready else "altar"
        label = say(key, slot=SLOT[slot], kind=KINDS[place], gems=gems, servants=servants)
    look = "altar-closed" if place == CLOSED else "altar"
    ground = Node("region", f"altar-{SLOT[slot]}", label, ALTARS[slot], size=0.8, look=look, text=SLOT[slot],
                  shape=f"M{-wide} {-high}H{wide}V{high}H{-wide}z", mark="bell" if ready else "")  # fmt: skip
    return [ground] if place == CLOSED else [ground, place_node(slot, place)]


@cache
def place_node(slot: int, place: int) -> Node:
    label = say("place", slot=SLOT[slot], kind=KINDS[place])
    return Node("card", f"place-{SLOT[slot]}", label, ALTARS[slot], size=PLACE, look=f"place-{KINDS[place]}",
                inside=f"altar-{SLOT[slot]}", like=f"altar-{SLOT[slot]}", home="places")  # fmt: skip


@cache
def spots(known: tuple[bool, ...]) -> tuple[float, ...]:
    """How far from the middle of their row cards lie, closer together when they are many; where one covers another,
    those that the viewer knows show twice as much of themselves."""
    room, needed = ALTAR_WIDE - LAID * 0.74, LAID * 0.73 * (len(known) - 1)
    widths = [1 + (shown and needed > room) for shown in known[:-1]]
    step = min(room, needed) / max(1, sum(widths))
    ends = [0, *accumulate(widths)]
    return tuple(round(step * (end - ends[-1] / 2), 3) for end in ends)


def evenly(count: int) -> tuple[float, ...]:
    return spots((False,) * count)


def _spot(slot: int, dx: float, row: float) -> Point:
    x, y = ALTARS[slot]
    return round(x + dx, 3), round(y + row, 3)


@kept
def laid_gem(slot: int, k: int, dx: float, gem: int, by: int, down: bool) -> Node:
    label, look, text = say("gem-down", seat=who(by), slot=SLOT[slot]), "gem", ""
    if gem != HIDDEN:
        label = say("gem-laid", seat=who(by), slot=SLOT[slot], gem=gem_name(gem))
        look, text = gem_look(gem), str(NUMBER_OF[gem])
    return Node("card", f"gem-{SLOT[slot]}-{k + 1}", label, _spot(slot, dx, -ROW), size=LAID, look=look, owner=by,
                text=text, down=down, inside=f"altar-{SLOT[slot]}", like=f"altar-{SLOT[slot]}",
                home=f"hand-{by}")  # fmt: skip


@kept
def laid_servant(slot: int, k: int, dx: float, value: int, by: int, down: bool) -> Node:
    label, text = say("servant-down", seat=who(by), slot=SLOT[slot]), ""
    if value != HIDDEN:
        label, text = say("servant-laid", seat=who(by), slot=SLOT[slot], value=value), str(value)
    return Node("card", f"servant-{SLOT[slot]}-{k + 1}", label, _spot(slot, dx, ROW), size=LAID, look="servant",
                owner=by, text=text, down=down, inside=f"altar-{SLOT[slot]}", like=f"altar-{SLOT[slot]}",
                home=f"hand-{by}")  # fmt: skip


def gem_look(gem: int) -> str:
    return f"gem-{KINDS[KIND_OF[gem]]}"


def column_nodes(view: State) -> list[Node]:
    pawns = [pawn_node(seat, score, view.base) for seat, score in enumerate(view.scores)]
    return [*column_cards(view.base), *pawns]


@cache
def column_cards(base: int) -> list[Node]:
    """Six cards of five circles; the bottom one goes to the top when the column grows."""
    cards, first = COLUMN // CARD, base // CARD
    return [_column_card(k % cards, (k - first) * CARD, k * CARD) for k in range(first, first + cards)]


def _column_card(card: int, height: int, circles: int) -> Node:
    foot, top = COLUMN_FOOT - CIRCLE * height, COLUMN_FOOT - CIRCLE * (height + CARD)
    label = say("column-card", first=circles + 1, last=circles + CARD)
    return Node("track", f"column-{card + 1}", label, (COLUMN_X, round(foot, 3)), (COLUMN_X, round(top, 3)),
                size=1.6, look=f"steps-{CARD}", text=str(circles + CARD))  # fmt: skip


@cache
def pawn_node(seat: int, score: int, base: int) -> Node:
    height = min(max(score - base, 0), COLUMN + 1)
    spot = round(COLUMN_X - 0.16 + 0.25 * seat, 3), round(COLUMN_FOOT - CIRCLE * (height - 0.5), 3)
    if not height:  # before the column, side by side
        spot = round(COLUMN_X + 0.38 * (seat - 1.5), 3), COLUMN_FOOT + 0.26
    return Node("pawn", f"pawn-{seat}", say("pawn", seat=who(seat), score=score), spot, size=0.46, look="druid",
                owner=seat)  # fmt: skip


@cache
def score_node(seat: int, score: int, spot: Point) -> Node:
    label = say("score-of", seat=who(seat), score=score)
    return Node("counter", f"score-{seat}", label, spot, size=1, look="amulet", owner=seat, text=str(score))


def stack_nodes(view: State) -> list[Node]:
    return _stacks(len(view.stock), len(view.discards), len(view.place_stock), view.rituals)


@kept
def _stacks(stock: int, discards: int, places: int, rituals: int) -> list[Node]:
    piles = (("stock", stock, "gem", 3.0), ("discards", discards, "gem-discard", 5.0), ("places", places, "place", 7.0))
    nodes = [
        Node("stack", name, say(name, cards=cards), (STACKS_X, y), size=1.45, look=look, text=str(cards))
        for name, cards, look, y in piles
    ]
    held = say("rituals", rituals=rituals)
    return [*nodes, Node("counter", "rituals", held, (STACKS_X, 9.2), size=0.9, look="bell", text=str(rituals))]


def score_spot(seat: int, viewer: Viewer, seats: int) -> Point:
    """The viewer's own at the bottom, the others' in a row at the top."""
    if seat == (viewer or 0):
        return 0.85, HAND_AT[1]
    return _others_x(seat, viewer, seats) - 1.6, 0.8


def _others_x(seat: int, viewer: Viewer, seats: int) -> float:
    place = (seat - (viewer or 0)) % seats - 1
    return 2.4 + 4.8 * place


def hand_nodes(view: State, viewer: Viewer) -> list[Node]:
    seats, nodes = len(view.scores), []
    for seat in range(seats):
        nodes.append(score_node(seat, view.scores[seat], score_spot(seat, viewer, seats)))
        if seat == (viewer or 0):
            nodes += _own_hand(view, seat)
        else:
            gems, servants, reserve = view.hand_gems[seat], view.hand_servants[seat], view.reserves[seat]
            nodes += _others_hand(seat, len(gems), len(servants), len(reserve), _others_x(seat, viewer, seats))
    return nodes


@kept
def _others_hand(seat: int, gems: int, servants: int, reserve: int, x: float) -> list[Node]:
    """By back and number."""
    piles = (
        ("gems", gems, "gem", -0.5),
        ("servants", servants, "servant", 0.42),
        ("reserve", reserve, "servant", 1.6),
    )
    panel = Node("panel", f"hand-{seat}", say("hand", seat=who(seat)), (x, 0.8), owner=seat)
    return [
        panel,
        *(
            Node("stack", f"{name}-{seat}", say(f"others-{name}", seat=who(seat), cards=cards), (x + dx, 0.8), size=1.2,
                 look=look, owner=seat, text=str(cards), inside=f"hand-{seat}")
            for name, cards, look, dx in piles
        ),
    ]  # fmt: skip


def _own_hand(view: State, seat: int) -> list[Node]:
    """Fanned, the gems before the servants; then the reserve, laid open while servants are chosen from it."""
    gems, servants = view.hand_gems[seat], view.hand_servants[seat]
    count = len(gems) + len(servants)
    nodes = [Node("panel", f"hand-{seat}", say("hand", seat=who(seat)), HAND_AT, owner=seat)]
    nodes += [_hand_gem(seat, k, count, gem) for k, gem in enumerate(gems)]
    nodes += [_hand_servant(seat, k, count, value) for k, value in enumerate(servants, start=len(gems))]
    if view.step == CHOOSING and is_known(view, seat):
        return [*nodes, *(_to_pick(seat, value) for value in view.reserves[seat])]
    return [*nodes, _own_reserve(seat, len(view.reserves[seat]))]


def _in_fan(k: int, count: int) -> tuple[Point, float]:
    """Where the k-th card lies, and how it leans."""
    off = k - (count - 1) / 2
    step = HAND_WIDE / max(HAND, count)
    return (round(HAND_AT[0] + step * off, 3), round(HAND_AT[1] + 0.03 * off * off, 3)), FAN * off


@kept
def _hand_gem(seat: int, k: int, count: int, gem: int) -> Node:
    spot, turn = _in_fan(k, count)
    if gem == HIDDEN:
        return Node("card", f"hand-{seat}-{k + 1}", say("hand-gem-down", seat=who(seat)), spot, size=1.85, look="gem",
                    owner=seat, down=True, inside=f"hand-{seat}", turn=turn)  # fmt: skip
    return Node("card", f"hand-{seat}-{k + 1}", say("hand-gem", gem=gem_name(gem)), spot, size=1.85,
                look=gem_look(gem), owner=seat, text=str(NUMBER_OF[gem]), inside=f"hand-{seat}", turn=turn,
                home="stock")  # fmt: skip


@cache
def _hand_servant(seat: int, k: int, count: int, value: int) -> Node:
    spot, turn = _in_fan(k, count)
    down = value == HIDDEN
    label = say("hand-servant-down", seat=who(seat)) if down else say("hand-servant", value=value)
    return Node("card", f"hand-{seat}-{k + 1}", label, spot, size=1.85, look="servant", owner=seat,
                text="" if down else str(value), down=down, inside=f"hand-{seat}", turn=turn)  # fmt: skip


@cache
def _to_pick(seat: int, value: int) -> Node:
    row, column = divmod(SERVANTS.index(value), 3)
    spot = PICKS_X + 0.88 * column, HAND_AT[1] - 0.5 + 1.24 * row
    return Node("card", f"pick-{value}", say("to-pick", value=value), spot, size=1.18, look="servant", owner=seat,
                text=str(value))  # fmt: skip


@cache
def _own_reserve(seat: int, cards: int) -> Node:
    label = say("others-reserve", seat=who(seat), cards=cards)
    return Node("stack", f"reserve-{seat}", label, (OWN_X, HAND_AT[1]), size=1.7, look="servant", owner=seat,
                text=str(cards))  # fmt: skip
