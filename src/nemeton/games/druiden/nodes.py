"""What lies on the table of Die Druiden: three circles of stones around the tree, pawns, dice, hands, cards.
Made from a view, once for what it shows, and then handed out again."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache, lru_cache
from math import cos, pi, sin
from typing import Final

from nemeton.engine import HIDDEN, Node, Viewer, kept, who

from .content import CARD, CULT, DRUID, FACES, FULL_CENTRE, GHOST, HOURS, PICTURE, RING, STONE, SYMBOL
from .rules.scoring import LINES, score_sheet
from .state import AWAY, CENTRE, NOBODY, OVER, VOTE, State
from .words import LETTERS, named, pawn_label, say, score_label

Point = tuple[float, float]

WIDTH, HEIGHT = 12.6, 14.2
MIDDLE: Final[Point] = (6.3, 6.2)  # of the circles; the other points are distances from it
RADII: Final = (2.42, 3.7, 4.98)  # inner, middle, outer circle
GROUND, CENTRE_RING, TREE_RING = 11.3, 1.18, 0.36
STANDS: Final = ((-5.8, -3.75), (-5.8, -2.7), (-5.8, -1.65), (5.8, -3.75), (5.8, -2.7), (5.8, -1.65),
                 (-5.6, 3.3), (5.6, 3.3))  # by ghost  # fmt: skip
DICE: Final = ((-5.65, 5.25), (-4.5, 5.25))
STOCK, DISCARDS = (5.65, 5.1), (4.5, 5.1)
VOTES: Final = ((-1.75, -5.65), (1.4, -5.65))  # by cult: on two sides of the outermost stone
OTHERS_CARD, OTHERS_WIDE = 1.05, 0.55
OTHERS: Final = ((-5.6, -5.55), (-4.3, -5.55), (4.3, -5.55), (5.6, -5.55))
WHICH: Final = ((), (1,), (1, 2), (0, 1, 2), (0, 1, 2, 3))  # of these, clockwise, by the number of other seats
HAND_AT, HAND_WIDE, OWN_SCORE, SCORE_BELOW = (6.3, 13.05), 11.9, (-5.2, 5.25), 0.92
STONE_SIZE, PAWN, PAIR, WAITING, STANDING, APART, CARD_SIZE = 1.08, 0.86, 0.72, 0.5, 0.96, 0.4, 1.85
EMPTY = "M-2.6 -0.5H2.6V0.5H-2.6z"  # room for a few words
CALLED = 1.12  # one that can be chosen: its ring lies around its stone, not on it

LOOKS: Final = (*["ghost-sun"] * 3, *["ghost-moon"] * 3, "ghost-king", "ghost-raven")


def near(dx: float, dy: float) -> Point:
    return round(MIDDLE[0] + dx, 3), round(MIDDLE[1] + dy, 3)


def around(radius: float, turn: float) -> Point:
    """A point of a circle; a whole turn is once around, from the top."""
    return near(radius * sin(2 * pi * turn), -radius * cos(2 * pi * turn))


def stone_at(stone: int) -> Point:
    circle, hour = divmod(stone, HOURS)
    return around(RADII[circle], (hour + 1) / HOURS)


@cache
def ground_nodes() -> list[Node]:
    """What never changes: circles and spokes, the tree and the places around it, the stands, the stones."""
    rings = "".join(f"M0 {-r}A{r} {r} 0 0 1 0 {r}A{r} {r} 0 0 1 0 {-r}z" for r in RADII)
    ways = [(sin(pi * n / 3), -cos(pi * n / 3)) for n in range(HOURS // 2)]
    spokes = "".join(f"M{x * RADII[0]:.3f} {y * RADII[0]:.3f}L{x * RADII[2]:.3f} {y * RADII[2]:.3f}" for x, y in ways)
    stands = [(f"stand-{name}", say("stand", ghost=name), near(*STANDS[n])) for n, name in enumerate(GHOST)]
    centre = [
        (f"centre-{n + 1}", say("centre-place", place=n + 1, places=FULL_CENTRE), around(CENTRE_RING, n / FULL_CENTRE))
        for n in range(FULL_CENTRE)
    ]
    return [
        Node("board", "board", say("board"), MIDDLE, size=GROUND, look="paths", shape=rings + spokes),
        Node("place", "tree", say("tree"), MIDDLE, size=1.5, look="tree"),
        *(Node("place", name, label, spot, look="site") for name, label, spot in stands + centre),
        *(_stone(stone, name, SYMBOL[stone]) for stone, name in enumerate(STONE)),
    ]


def _stone(stone: int, name: str, symbol: str) -> Node:
    return Node("place", f"stone-{name}", say("stone", stone=name, symbol=symbol), stone_at(stone), size=STONE_SIZE,
                look="stone", text=name, mark="" if symbol == "plain" else symbol)  # fmt: skip


def pawn_nodes(view: State, clicked: Container[str]) -> list[Node]:
    """Ghosts, then druids. One that can't be clicked stands for its stone."""
    places, nodes, seats = view.ghosts + view.druids, [], len(view.druids)
    for pawn, place in enumerate(places):
        owner = pawn - DRUID if pawn >= DRUID else view.controllers[pawn]
        there = view.centre if place == CENTRE else [n for n, other in enumerate(places) if other == place >= 0]
        spot = (there.index(pawn), len(there)) if there else (owner, seats)
        nodes.append(_pawn(pawn, place, owner, *spot, pawn_id(pawn) in clicked))
    return nodes


def pawn_id(pawn: int) -> str:
    return f"druid-{pawn - DRUID}" if pawn >= DRUID else f"ghost-{GHOST[pawn]}"


@kept
def _pawn(pawn: int, place: int, owner: int, k: int, count: int, clicked: bool) -> Node:
    ghost, like = pawn < DRUID, f"stone-{STONE[place]}" if place >= 0 and not clicked else ""
    alone = CALLED if clicked and place >= 0 else PAWN
    size = (STANDING if ghost else WAITING) if place == AWAY else PAIR if place >= 0 and count > 1 else alone
    return Node("pawn", pawn_id(pawn), pawn_label(pawn, place, owner), _pawn_spot(pawn, place, k, count), size=size,
                look=LOOKS[pawn] if ghost else "elder", owner=None if owner == NOBODY else owner,
                text=LETTERS[pawn] if ghost else "", like=like)  # fmt: skip


def _pawn_spot(pawn: int, place: int, k: int, count: int) -> Point:
    """The k-th of those on its stone or in the centre; else on its stand, or on the tree."""
    if place == CENTRE:
        return around(CENTRE_RING, k / FULL_CENTRE)
    if place == AWAY:
        return near(*STANDS[pawn]) if pawn < DRUID else around(TREE_RING, k / count)
    x, y = stone_at(place)
    return round(x + APART * (2 * k - count + 1), 3), round(y - 0.06, 3)


def dice_nodes(view: State) -> list[Node]:
    """Blank before the roll; away once the vote has begun."""
    if view.step >= VOTE:
        return []
    left, nodes = view.dice_left[:], []
    for n, face in enumerate(view.dice or (NOBODY, NOBODY)):
        nodes.append(_die(n, face, face not in (NOBODY, RING, *left)))
        if face in left:
            left.remove(face)
    return nodes


@cache
def _die(n: int, face: int, spent: bool) -> Node:
    name = "" if face == NOBODY else FACES[face]
    label = say("die-spent" if spent else "die", face=name) if name else say("die-blank")
    return Node("die", f"die-{n + 1}", label, near(*DICE[n]), size=0.95, look=name if len(name) > 1 else "", text=name,
                mark="spent" if spent else "")  # fmt: skip


@kept
def stack_nodes(stock: int, discards: tuple[int, ...]) -> list[Node]:
    label = say("discards-open", cards=named(discards)) if discards else say("discards", cards=0)
    return [
        Node("stack", "stock", say("stock", cards=stock), near(*STOCK), size=1.3, look="herb", text=str(stock)),
        Node("stack", "discards", label, near(*DISCARDS), size=1.3, look="herb-discard", text=str(len(discards))),
    ]


def hand_nodes(view: State, viewer: Viewer) -> list[Node]:
    """The viewer's own as a fan; the others' by back and number, [7.4] by name once they are open."""
    nodes: list[Node] = []
    for seat, hand in enumerate(view.hands):
        if seat == (viewer or 0):
            nodes += _own_hand(seat, tuple(hand))
        else:
            known = tuple(hand) if view.shown[seat] else ()
            nodes += _others_hand(seat, len(hand), known, _others_spot(seat, viewer, len(view.hands)))
    return nodes


def _others_spot(seat: int, viewer: Viewer, seats: int, below: float = 0) -> Point:
    x, y = OTHERS[WHICH[seats - 1][(seat - (viewer or 0)) % seats - 1]]
    return near(x, y + below)


@lru_cache(100)  # many nodes each, and few hands at a time: with 700 hardly one more was found
def _others_hand(seat: int, cards: int, known: tuple[int, ...], spot: Point) -> list[Node]:
    name, panel = who(seat), f"hand-{seat}"
    if known:
        label = say("hand-open", seat=name, cards=named(known))
        return [
            Node("panel", panel, label, spot, owner=seat),
            *(_open_card(seat, k, known, spot) for k in range(cards)),
        ]
    label = say("hand-cards", seat=name, cards=cards)
    stack = Node("stack", f"cards-{seat}", label, spot, size=OTHERS_CARD, look="herb", owner=seat, text=str(cards),
                 inside=panel)  # fmt: skip
    return [Node("panel", panel, say("hand", seat=name), spot, owner=seat), stack]


def _open_card(seat: int, k: int, hand: tuple[int, ...], spot: Point) -> Node:
    """Close together: the corners tell which they are."""
    step = min(0.34, OTHERS_WIDE / max(1, len(hand) - 1))
    card, at = CARD[hand[k]], (round(spot[0] + step * (k - (len(hand) - 1) / 2), 3), spot[1])
    look, text, mark = PICTURE[card]
    label = say("hand-card", card=card)
    return Node("card", f"hand-{seat}-{k + 1}", label, at, size=OTHERS_CARD, look=look, owner=seat, text=text,
                inside=f"hand-{seat}", home="stock", mark=mark)  # fmt: skip


@lru_cache(200)  # likewise
def _own_hand(seat: int, hand: tuple[int, ...]) -> list[Node]:
    look = "" if hand else "dim"
    panel = Node("panel", f"hand-{seat}", say("hand", seat=who(seat)), HAND_AT, size=CARD_SIZE, look=look, owner=seat)
    cards = [_card(seat, k, len(hand), card, hand.index(card)) for k, card in enumerate(hand)]
    return [panel, *(cards or [_no_card(seat)])]


def _no_card(seat: int) -> Node:
    """Written where the cards would lie."""
    return Node("card", f"no-hand-{seat}", say("no-hand", seat=who(seat)), HAND_AT, look="letter-head", shape=EMPTY)


def _card(seat: int, k: int, count: int, card: int, first: int) -> Node:
    """Closer together when they are many, smaller before one would hide another; equal cards are one choice."""
    off, step = k - (count - 1) / 2, min(1.2, (HAND_WIDE - 1.4) / max(1, count - 1))
    spot = round(HAND_AT[0] + step * off, 3), round(HAND_AT[1] + 0.5 * (off / max(4, count)) ** 2, 3)
    size = round(min(CARD_SIZE, step / 0.39), 3)
    look, text, mark = ("herb", "", "") if card == HIDDEN else PICTURE[CARD[card]]
    label = say("hand-card-down", seat=who(seat)) if card == HIDDEN else say("hand-card", card=CARD[card])
    like = f"hand-{seat}-{first + 1}" if first != k and card != HIDDEN else ""
    return Node("card", f"hand-{seat}-{k + 1}", label, spot, size=size, look=look, owner=seat, text=text,
                down=card == HIDDEN, inside=f"hand-{seat}", home="stock", like=like, mark=mark,
                turn=16 * off / max(6, count))  # fmt: skip


def count_nodes(view: State, viewer: Viewer) -> list[Node]:
    """From the vote on its two sums, and in the end the scores."""
    sums = [sum(votes[cult] for votes in view.votes) for cult in range(len(CULT))]
    nodes = [votes_node(cult, votes) for cult, votes in enumerate(sums)] if view.step >= VOTE else []
    return [*nodes, *score_nodes(view, viewer, LINES)] if view.step == OVER else nodes


@cache
def votes_node(cult: int, votes: int) -> Node:
    label = say("votes", cult=CULT[cult], votes=votes)
    return Node("counter", f"votes-{CULT[cult]}", label, near(*VOTES[cult]), size=1.1, look=CULT[cult], text=str(votes))


def score_nodes(view: State, viewer: Viewer, lines: Sequence[str]) -> list[Node]:
    """The sums of these lines of the sheet, by seat."""
    nodes, seats = [], len(view.hands)
    for seat in range(seats):
        sheet = {line: points for line, points in score_sheet(view, seat).items() if line in lines}
        spot = near(*OWN_SCORE) if seat == (viewer or 0) else _others_spot(seat, viewer, seats, SCORE_BELOW)
        nodes.append(Node("counter", f"score-{seat}", score_label(seat, sheet), spot, size=0.8, look="amulet",
                          owner=seat, text=str(sum(sheet.values())).replace("-", "−")))  # fmt: skip
    return nodes
